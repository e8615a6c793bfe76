import { formatIngredientLine } from '../ingredient-lines/format-ingredient-line.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import { gramsOf } from '../nutrition/grams-of.ts'
import { type Substitute, substitutesFor } from '../substitutions/substitutes-for.ts'
import { promiseFirst, promiseLine, promiseParts } from './bought-free.ts'
import { isEgg } from './egg-use.ts'
import { findFoodSpans } from './find-foods.ts'
import { type Dish, type DishLine, FLESH, isOneOf } from './read-dish.ts'
import { chooseForEgg } from './stand-in-for-egg.ts'
import { type Swap, toSwap } from './swap.ts'

/** What takes the place of a line, for what it does in this dish; undefined where nothing can. */
export function chooseStandIn(
  dish: Dish,
  dishLine: DishLine,
  rules: readonly string[],
  reason: string,
): Swap | undefined {
  const made = promiseFirst(dishLine)
    ? (promiseLine(dishLine, rules, reason) ?? promiseParts(dishLine, rules, reason))
    : undefined
  // Beer and wine without alcohol hold a trace of it.
  if (made && !made.lines.some((line) => /alcohol-free/i.test(line))) return made
  if (isEgg(dishLine)) return chooseForEgg(dish, dishLine, rules, reason)
  const option = chooseOption(dish, dishLine, rules)
  if (!option) return promiseLine(dishLine, rules, reason)
  return withCare(dish, dishLine, toSwap(dishLine, option, reason), option)
}

function chooseOption(dish: Dish, dishLine: DishLine, rules: readonly string[]) {
  const options = substitutesFor(dishLine.text, { restrictions: rules })
  const named = substitutesFor(dishLine.line.name, { restrictions: rules })
  const spans = findFoodSpans(dishLine.text).map(({ ingredient }) => ingredient)
  const byFood = [...dishLine.foods, ...spans].map(({ name }) =>
    substitutesFor(formatIngredientLine({ ...dishLine.line, name }), { restrictions: rules }),
  )
  const sources = [options, named, ...byFood]
  const wanted = preferredFor(dish, dishLine)
  const isWanted = ({ foods }: Substitute) => foods.some(({ name }) => wanted.includes(name))
  const all =
    sources.find((found) => found.some(isWanted)) ?? sources.find((found) => found.length > 0) ?? []
  const suiting = all.filter((option) => suits(option, dish, dishLine))
  const listed = new Set(dish.lines.flatMap(({ foods }) => foods))
  const isNew = ({ foods }: Substitute) => !foods.some((one) => listed.has(one))
  const find = (fits: (option: Substitute) => boolean) =>
    suiting.find((option) => isNew(option) && fits(option)) ?? suiting.find(fits)
  const isFlesh = ({ foods }: Substitute) => foods.every((food) => isOneOf(food, MEATS))
  const preferred = wanted
    .map((name) => find(({ foods }) => foods.some((food) => food.name === name)))
    .find((one) => one !== undefined)
  // Who leaves out pork alone eats other meat.
  const kin = dishLine.foods.some((food) => isOneOf(food, MEATS)) ? find(isFlesh) : undefined
  return kin ?? preferred ?? find(() => true)
}

/** Lettuce in place of bread is a wrap, applesauce in place of butter fries nothing. */
function suits(option: Substitute, { isBake, steps }: Dish, { foods, line }: DishLine): boolean {
  const [food] = foods
  const gone = option.foods.map(({ name }) => name)
  if (food?.aisle === 'bakery' && option.foods.some(({ aisle }) => aisle === 'produce'))
    return false
  if (food && isOneOf(food, ['butter', 'margarine'])) {
    const creamed = /\b(?:cream|beat|rub|cut)\b[^.]*\bbutter\b|\bfrosting|\bpastry/i.test(
      steps.join(' '),
    )
    if (creamed || /soften|cold|room temp/i.test(line.preparation ?? ''))
      return !gone.some((name) => /oil$|applesauce|avocado|hummus/.test(name))
    return !gone.some((name) => /avocado|hummus/.test(name) || (!isBake && name === 'applesauce'))
  }
  if (food && isOneOf(food, ['flour'])) return !gone.includes('almond flour') || !isBake
  if (food && isOneOf(food, ['cheese'])) return isBake || option.roles.length > 0
  return true
}

const IN_A_CASING = /\b(?:chori|chour|salami|pepperoni|sausage|lingui|salsicc|frankfurt)/i

/** By the cut and by how it is cooked: what is shredded, what is smoked, what is minced. */
function preferredForFlesh(food: Ingredient, said: string, text: string): string[] {
  if (isOneOf(food, ['smoked salmon'])) return COOKED.test(said) ? ['smoked tofu'] : ['carrot']
  if (/\bsausage ?meat\b/i.test(text)) return ['plant-based ground meat', 'vegan sausage']
  if (isOneOf(food, ['ham', 'bacon', 'cured meat', 'pork belly']) && !IN_A_CASING.test(text))
    return ['smoked tofu', 'vegan bacon', 'vegan ham']
  if (isOneOf(food, ['chicken', 'turkey']) && !/ground|mince/i.test(text)) {
    if (/pulled|shred/i.test(said)) return ['young jackfruit']
    return ['extra-firm tofu']
  }
  if (isOneOf(food, ['beef', 'lamb', 'pork']) && !/ground|mince/i.test(text))
    return /pulled|shred/i.test(said) ? ['young jackfruit'] : ['seitan']
  return []
}

const COOKED = /\b(?:bake|oven|fry|saut[eé]|simmer|roast)\b/i

/** Stock in a savory pot, juice in a sweet one. */
function inPlaceOfWine(lines: Dish['lines'], text: string): string[] {
  const has = (names: readonly string[]) =>
    lines.some(({ foods }) => foods.some((food) => isOneOf(food, names)))
  if (!has([...FLESH, 'onion', 'garlic', 'stock'])) return ['apple juice', 'pomegranate juice']
  const stocks = has(['beef', 'lamb']) && /\bred\b/i.test(text) ? ['beef stock'] : []
  return [...stocks, ...(has(['poultry']) ? ['chicken stock'] : []), 'vegetable stock']
}

/** What a cook takes first in this sort of dish, best known for it. */
function preferredFor(
  { title, steps, lines, isYeasted }: Dish,
  { foods, text }: DishLine,
): string[] {
  const [food] = foods
  const said = `${title} ${steps.join(' ')}`
  if (!food) return []
  if (/\b(?:stock|broth)\b/i.test(food.name)) return ['vegetable stock']
  if (isOneOf(food, ['wine'])) return inPlaceOfWine(lines, text)
  if (isOneOf(food, ['cream'])) {
    if (
      /\bwhip(?:ped|ping)?\b(?! cream)|stiff peaks|soft peaks|mousse|ice cream|ganache/i.test(
        said.replace(/whipping cream/gi, ''),
      )
    )
      return ['coconut cream']
    return /curry|masala|korma|tikka/i.test(title) ? ['coconut milk'] : ['oat cream']
  }
  if (isOneOf(food, ['milk']))
    return /custard|pudding|b[eé]chamel|sauce|flan|quiche/i.test(said) && !isYeasted
      ? ['unsweetened soy milk']
      : ['oat milk']
  return preferredForFlesh(food, said, text)
}

const MEATS = ['meat', 'poultry', 'cured meat', 'sausage']

/** What has to be done with some stand-ins, that was not done with what they replace. */
function withCare({ isYeasted }: Dish, dishLine: DishLine, swap: Swap, option: Substitute): Swap {
  const [first] = option.foods
  if (first?.name === 'gluten-free flour' && isYeasted) return withPsyllium(dishLine, swap)
  if (first?.name === 'agar')
    return {
      ...swap,
      mind: 'Agar sets only once it has boiled: let the liquid with the agar simmer for 2 minutes, stirring.',
    }
  return swap
}

/**
 * Bread without gluten holds by psyllium husk: two teaspoons to a cup of flour, as the table of substitutions
 * has it for bread flour. The dough is soft, is not kneaded and rises once.
 */
function withPsyllium({ line, foods: [flour] }: DishLine, swap: Swap): Swap {
  const grams = flour && gramsOf(line, flour)?.grams
  if (grams !== undefined && grams < LEAST_FLOUR) return swap
  const spoons = grams && Math.max(1, Math.round(((grams / CUP_OF_FLOUR) * 2) / 3))
  const husk = spoons
    ? `${spoons} tbsp psyllium husk`
    : 'psyllium husk (2 tsp for each cup of flour)'
  return {
    ...swap,
    lines: [...swap.lines, husk],
    mind: 'Mix the psyllium husk with the flour first. The dough stays softer and stickier than you may be used to: instead of kneading stir it for 3 minutes, let it stand for 20, and shape it with wet hands.',
  }
}

const CUP_OF_FLOUR = 125
/** Less only dusts the board. */
const LEAST_FLOUR = 60
