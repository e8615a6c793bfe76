import type { Dish } from '@potluck/cookbook'
import type { RecipeData } from '@potluck/kitchen'
import { identify, isFreeOf } from '@potluck/kitchen/knowledge'
import { type Addition, findAddition } from './addition-foods.ts'

/** Kinds of dish that take a wedge of lemon or lime, or something scattered on top. */
const TAKES_LEMON: ReadonlySet<Dish['kind']> = new Set([
  'seafood',
  'grill',
  'fried',
  'skewers',
  'poultry',
  'roast',
  'meat',
  'meatballs',
  'wrap',
])

/** Kinds of dish into which a separately cooked food can be stirred at the end. */
const TAKES_STIRRED_IN: ReadonlySet<Dish['kind']> = new Set([
  'beans',
  'braise',
  'curry',
  'grains',
  'noodles',
  'pasta',
  'pilaf',
  'porridge',
  'rice',
  'salad',
  'soup',
  'stew',
  'stir-fry',
  'vegetables',
])

/** Kinds of main dish that are served with a vegetable beside them. */
const HAS_SIDES: ReadonlySet<Dish['kind']> = new Set([
  'bake',
  'fried',
  'grill',
  'meat',
  'meatballs',
  'poultry',
  'roast',
  'seafood',
  'skewers',
  'steak',
])

/** Kinds of dish that can be served with fresh berries on top. */
const TAKES_BERRIES: ReadonlySet<Dish['kind']> = new Set([
  'custard',
  'frozen',
  'mousse',
  'pancakes',
  'porridge',
  'pudding',
])
const BERRIES = /^(?:(?:fresh|frozen) )?(?:rasp|straw|blue|black)berr(?:y|ies)$/

/**
 * Returns the recipe with a food added that the dish usually lacks. Undefined if that would change the dish itself, if
 * it is not known how, or if `rules` forbid the food.
 */
export function addFood(
  recipe: RecipeData,
  { kind, serves }: Dish,
  asked: string,
  rules: readonly string[],
  /** Grams per portion, if different from the usual amount of an addition. */
  each?: number,
): RecipeData | undefined {
  // A recipe uses the same name for a food throughout.
  const food = SAME_FOOD.get(asked) ?? asked
  const inside = INSIDE.find((one) => one.kinds.includes(kind) && one.food.test(food))
  if (inside) return putInside(recipe, inside, food, { serves, rules })
  if (TAKES_BERRIES.has(kind) && BERRIES.test(food)) return withBerries(recipe, food, serves, rules)
  const found = findAddition(food)
  const amount = each ?? found?.each
  const addition = found && amount !== undefined ? { ...found, each: amount } : undefined
  const isBeside = HAS_SIDES.has(kind) && isVegetable(food) && addition?.step !== undefined
  const takes =
    (TAKES_STIRRED_IN.has(kind) && !addition?.isSide) ||
    isBeside ||
    ((kind === 'eggs' || kind === 'omelet' || TAKES_LEMON.has(kind)) &&
      addition?.isOnTop === true) ||
    (TAKES_LEMON.has(kind) && addition?.end !== undefined)
  if (!addition || !takes || recipe.instructions.length === 0) return undefined
  const lines = linesOf(addition, food, serves)
  if (!isFreeOf({ ingredients: lines, steps: [] }, rules)) return undefined
  return {
    ...recipe,
    title: withFood(recipe.title, food),
    ingredients: [...recipe.ingredients, `For the ${food}:`, ...lines],
    instructions: withAddition(
      recipe.instructions,
      isBeside ? { ...addition, end: `Serve the ${food} beside it.` } : addition,
      food,
    ),
    adaptations: [...recipe.adaptations, `With ${food}, which the dish is usually without.`],
  }
}

function isVegetable(food: string): boolean {
  return identify(food)
    .flat()
    .some(({ ingredient }) => ingredient?.aisle === 'produce' || ingredient?.name === 'rice')
}

function withBerries(
  recipe: RecipeData,
  asked: string,
  serves: number,
  rules: readonly string[],
): RecipeData | undefined {
  const food = asked.replace(/y$/, 'ies').replace(/^(?:fresh|frozen) /, '')
  const line = `${Math.max(50, Math.round((serves * 30) / 50) * 50)} g ${food}`
  if (!isFreeOf({ ingredients: [line], steps: [] }, rules)) return undefined
  return {
    ...recipe,
    title: withFood(recipe.title, food),
    ingredients: [...recipe.ingredients, line],
    instructions: [...recipe.instructions, `Scatter the ${food} over it when you serve it.`],
    adaptations: [...recipe.adaptations, `With ${food} on top.`],
  }
}

const SAME_FOOD: ReadonlyMap<string, string> = new Map([
  ['prawn', 'shrimp'],
  ['prawns', 'shrimp'],
  ['shrimps', 'shrimp'],
])

/**
 * Puts the addition into the step that fills a baking dish, if there is one and the food is not scattered on top;
 * otherwise into the last step.
 */
function withAddition(steps: readonly string[], addition: Addition, food: string): string[] {
  const filled = addition.isOnTop ? -1 : steps.findIndex((step) => FILLS.test(step))
  const at = filled < 0 ? steps.length - 1 : filled
  const before = addition.step ? [addition.step] : []
  return steps.flatMap((step, place) =>
    place === at ? [...before, ended(step, addition, food)] : step,
  )
}

const FILLS = /\binto (?:the|a)(?: [a-z0-9]+){0,3} dish\b/

function ended(step: string, { end, isOnTop }: Addition, food: string): string {
  if (end) return `${step} ${end}`
  return isOnTop ? `${step} Scatter the ${food} over it.` : `Stir in the ${food}. ${step}`
}

/** Foods that go into or onto a dish while it is made: after which step, and in what words. */
type Inside = {
  kinds: readonly Dish['kind'][]
  food: RegExp
  each: number
  step: RegExp
  say: (food: string) => string
}

const INSIDE: readonly Inside[] = [
  {
    kinds: ['cake', 'cookies', 'bread'],
    food: /^(?:walnuts?|pecans?|hazelnuts?|almonds?|chocolate(?: chips?)?|raisins?|(?:dried )?cranberries|blueberries|raspberries)$/,
    each: 10,
    step: /\b(?:fold|stir|mix)\b[^.]*\bflour\b|\bflour\b[^.]*\b(?:fold|stir|mix)\b/i,
    say: (food) => `Fold in the ${food} last.`,
  },
  {
    kinds: ['frozen'],
    food: /^(?:mango(?:e?s)?|strawberr(?:y|ies)|raspberr(?:y|ies)|blueberr(?:y|ies)|cherr(?:y|ies)|peach(?:es)?|apricots?|bananas?|passion ?fruits?|chocolate(?: chips?)?|pistachios?|hazelnuts?|walnuts?)$/,
    each: 35,
    step: /\bfold\b/i,
    say: (food) => `Fold in the ${food} last.`,
  },
  {
    kinds: ['bread', 'flatbread'],
    food: /^(?:olives?|cherry tomato(?:es)?|rosemary|onions?|garlic)$/,
    each: 10,
    step: /\b(?:dimples?|press your fingers)\b/i,
    say: (food) => `Press the ${food} into it.`,
  },
  {
    kinds: ['pizza'],
    food: /^(?:pineapple|ham|mushrooms?|pepperoni|salami|olives?|(?:red |green |bell )*peppers?|onions?|artichokes?|anchovies|capers|spinach)$/,
    each: 40,
    step: /\b(?:mozzarella|cheese)\b/i,
    say: (food) => `Scatter the ${food} over it.`,
  },
]

function putInside(
  recipe: RecipeData,
  { each, step, say }: Inside,
  asked: string,
  { serves, rules }: { serves: number; rules: readonly string[] },
): RecipeData | undefined {
  const food = asked.replace(/\bchip$/, 'chips')
  const at = recipe.instructions.findLastIndex((one) => step.test(one))
  const text = recipe.instructions[at]
  const line = `${Math.round((each * serves) / 10) * 10} g ${food}, in small pieces`
  const isFree = isFreeOf({ ingredients: [line], steps: [] }, rules)
  if (text === undefined || !isFree) return undefined
  // The new sentence follows the one that takes the flour, the sauce or the cheese.
  const sentences = text.split(/(?<=\.) (?=[A-Z])/)
  const place = sentences.findLastIndex((sentence) => step.test(sentence))
  const changed = sentences.toSpliced(Math.max(place, 0) + 1, 0, say(food)).join(' ')
  return {
    ...recipe,
    title: withFood(recipe.title, food),
    ingredients: [...recipe.ingredients, line],
    instructions: recipe.instructions.with(at, changed),
    adaptations: [...recipe.adaptations, `With ${food}, which the dish is usually without.`],
  }
}

function linesOf(
  { each, line, step }: Addition & { each: number },
  food: string,
  serves: number,
): string[] {
  const amount = Math.max(5, Math.round((each * serves) / 5) * 5)
  const written = line(amount).trim()
  const main = / g$/.test(written) ? `${written} ${food}` : written
  const name = food.replace(/^(?:baby|fresh|frozen) /, '')
  const oil = step?.startsWith('Heat the oil') ? [`1 tbsp sunflower oil, for the ${name}`] : []
  return [main, ...oil]
}

function withFood(title: string, food: string): string {
  return / with /.test(title) ? `${title} and ${food}` : `${title} with ${food}`
}
