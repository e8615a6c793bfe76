import { type Dish, toRecipe } from '@potluck/cookbook'
import type { RecipeData } from '@potluck/kitchen'
import { adaptTo } from '@potluck/kitchen/composer'
import { checkDiet } from '@potluck/kitchen/knowledge'
import { reviewRecipe } from '@potluck/kitchen/review'
import { namesOfSame } from './change-by-rule.ts'
import { hasLongerNamed } from './longer-names.ts'

/**
 * Returns the dish without the few lines that break the rules, if none of them makes it that dish: 'minestrone without
 * celery'. Undefined if more would change than these lines and the words that name them.
 */
export function leaveOut(dish: Dish, rules: readonly string[]): RecipeData | undefined {
  const recipe = toRecipe(dish)
  const lines = dish.lines.map(({ text }) => text)
  const { findings } = checkDiet(
    { ingredients: lines, steps: recipe.instructions, servings: dish.serves },
    rules,
  )
  const against = new Set(findings.map(({ line }) => line))
  const others = dish.lines.filter(({ text }) => !against.has(text))
  if (hasLongerNamed({ ...dish, lines: others }, rules)) return undefined
  // A seasoning has a substitute for every diet: coconut aminos for the soy sauce of an adobo.
  const isOfDiet = rules.every((rule) => !/^no /i.test(rule))
  const isSmall = dish.lines.every(({ text, essential, role }) => {
    if (!against.has(text)) return true
    return role !== 'main' && (!essential || (isOfDiet && role === 'seasoning'))
  })
  if (!isSmall || findings.some(({ line }) => !lines.includes(line))) return undefined
  const adapted = adaptTo(recipe, rules)
  if (!adapted.ok || !isWhole(adapted.recipe, recipe, against)) return undefined
  // Gluten-free breadcrumbs are still breadcrumbs to someone who wants none.
  const isNamed = rules.every((rule) => /^no /i.test(rule))
  if (isNamed && namesOfSame(adapted.recipe, dish, rules).length > 0) return undefined
  // The book's own description is kept unless it names what was left out.
  const about = checkDiet({ ingredients: [], steps: [dish.about] }, rules)
  const description = about.findings.length === 0 ? dish.about : adapted.recipe.description
  return { ...adapted.recipe, title: dish.title, description }
}

/** Whether all other lines are unchanged, at most one step is gone, and the review finds no fault. */
function isWhole(after: RecipeData, before: RecipeData, against: ReadonlySet<string>): boolean {
  const kept = before.ingredients.every(
    (line) => against.has(line) || after.ingredients.includes(line),
  )
  return (
    kept &&
    // A step that only cooked the food that was left out is gone too.
    after.instructions.length >= before.instructions.length - 1 &&
    reviewRecipe(after, { restrictions: [] }).faults.length === 0
  )
}
