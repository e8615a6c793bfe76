import { type Dish, toRecipe } from '@potluck/cookbook'
import { parseIngredientLine, type RecipeData } from '@potluck/kitchen'
import { adaptTo, findDamage } from '@potluck/kitchen/composer'
import { reviewRecipe } from '@potluck/kitchen/review'

/** How many times substitutes are looked up for what the cook refused. */
const MOST_TRIED = 4

/**
 * Returns the dish with the foods that the cook refused in their own words ('no cream') replaced by the kitchen's table
 * of substitutions, and sentences that say how. A substitute that is another form of the same food is skipped: someone
 * who wants no mayonnaise does not want vegan mayonnaise. Undefined if the rules include a diet, or if no substitute
 * works.
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
 * Names of the substitutes that are only another form of a refused food (gluten-free, lactose-free, vegan) or whose
 * name begins with it: no help to someone who wants none of it.
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

/**
 * Whether the review finds no fault, the steps hold for what came in, and no substitute was in the dish already:
 * ginger must not be listed twice.
 */
function isSound(recipe: RecipeData, dish: Dish): boolean {
  const { lines } = dish
  const before = new Set(lines.map(({ text }) => text))
  const own = new Set(lines.map(({ text }) => nameOf(text)))
  const isTwice = recipe.ingredients.some((line) => !before.has(line) && own.has(nameOf(line)))
  const isWhole = !isTwice && findDamage(toRecipe(dish), recipe).length === 0
  return isWhole && reviewRecipe(recipe, { restrictions: [] }).faults.length === 0
}

function nameOf(line: string): string {
  return parseIngredientLine(line).name.toLowerCase()
}

function lastWord(line: string): string {
  return nameOf(line).split(' ').at(-1) ?? line
}

function asDish(recipe: RecipeData, { title, about, lines }: Dish) {
  // If two lines of one food were replaced, the substitute is mentioned once.
  const said = [...new Set(recipe.adaptations.map((sentence) => sentence.replace(REASON, '')))]
  // The dish's description is dropped if it names a replaced food: 'layers of eggplant and potato'.
  const kept = new Set(recipe.ingredients)
  const gone = lines.filter(({ text }) => !kept.has(text)).map(({ text }) => lastWord(text))
  const isTrue = gone.every((word) => !about.toLowerCase().includes(word.replace(/s$/, '')))
  return { recipe: { ...recipe, title, description: isTrue ? about : '' }, said }
}

/** A reason in brackets, '(heavy cream is what you avoid: cream)', left out because the cook who refused it knows. */
const REASON = / \([^()]* (?:is what you avoid|contains?)[^()]*\)/g
