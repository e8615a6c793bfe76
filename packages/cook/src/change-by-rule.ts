import { type Dish, toRecipe } from '@potluck/cookbook'
import { parseIngredientLine, type RecipeData } from '@potluck/kitchen'
import { adaptTo } from '@potluck/kitchen/composer'
import { reviewRecipe } from '@potluck/kitchen/review'

/** Stand-ins that are tried for what somebody leaves out. */
const MOST_TRIED = 4

/**
 * A dish with what somebody left out in their own words ('no cream') replaced by the kitchen's table of
 * substitutions, and how that was done. No stand-in is the same food for who avoids something else: who wants no
 * mayonnaise wants no vegan mayonnaise. Undefined where a diet is asked for, or nothing does.
 */
export function changeByRule(
  dish: Dish,
  rules: readonly string[],
): { recipe: RecipeData; said: readonly string[] } | undefined {
  if (!rules.every((rule) => /^no /i.test(rule))) return undefined
  let avoided = rules
  for (let tried = 0; tried < MOST_TRIED; tried += 1) {
    const adapted = adaptTo(toRecipe(dish), avoided)
    if (!adapted.ok) return undefined
    const same = namesOfSame(adapted.recipe, dish, rules)
    if (same.length === 0)
      return isSound(adapted.recipe, dish) ? asDish(adapted.recipe, dish) : undefined
    avoided = [...avoided, ...same.map((name) => `no ${name}`)]
  }
  return undefined
}

/**
 * What came into a dish that is only the same food without gluten, milk or meat: no help to who
 * wants none of it; nor is what is flavored with it.
 */
export function namesOfSame(
  { ingredients }: Pick<RecipeData, 'ingredients'>,
  { lines }: Pick<Dish, 'lines'>,
  rules: readonly string[],
): string[] {
  const avoided = rules.map((rule) => rule.replace(/^no /i, '').toLowerCase())
  const before = new Set(lines.map(({ text }) => text))
  return ingredients
    .filter((line) => !before.has(line) && !line.endsWith(':'))
    .map((line) => parseIngredientLine(line).name.toLowerCase())
    .filter((name) => SAME.test(name) || avoided.some((word) => name.startsWith(word)))
}

const SAME = /^(?:(?:lactose|gluten|egg|dairy|sugar|alcohol)-free|vegan|vegetarian|cloud) /

/** Nothing is wrong with it, and no stand-in was in it before: nobody reads of two lines of ginger. */
function isSound(recipe: RecipeData, { lines }: Dish): boolean {
  const before = new Set(lines.map(({ text }) => text))
  const own = new Set(lines.map(({ text }) => nameOf(text)))
  const isTwice = recipe.ingredients.some((line) => !before.has(line) && own.has(nameOf(line)))
  return !isTwice && reviewRecipe(recipe, { restrictions: [] }).faults.length === 0
}

function nameOf(line: string): string {
  return parseIngredientLine(line).name.toLowerCase()
}

function lastWord(line: string): string {
  return nameOf(line).split(' ').at(-1) ?? line
}

function asDish(recipe: RecipeData, { title, about, lines }: Dish) {
  // Of two lines of a food the stand-in is told once.
  const said = [...new Set(recipe.adaptations.map((sentence) => sentence.replace(REASON, '')))]
  // What is said of the dish is not said of what is gone: 'layers of eggplant and potato'.
  const kept = new Set(recipe.ingredients)
  const gone = lines.filter(({ text }) => !kept.has(text)).map(({ text }) => lastWord(text))
  const isTrue = gone.every((word) => !about.toLowerCase().includes(word.replace(/s$/, '')))
  return { recipe: { ...recipe, title, description: isTrue ? about : '' }, said }
}

/** '(heavy cream is what you avoid: cream)': who left it out knows. */
const REASON = / \([^()]* (?:is what you avoid|contains?)[^()]*\)/g
