import { capitalize } from '../compose/words/join.ts'
import { checkDiet } from '../diets/check-diet.ts'
import { formatIngredientLine } from '../ingredient-lines/format-ingredient-line.ts'
import { parseIngredientLine } from '../ingredient-lines/parse-ingredient-line.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import { gramsOf } from '../nutrition/grams-of.ts'
import { type Substitute, substitutesFor } from '../substitutions/substitutes-for.ts'
import { promiseFirst, promiseFor, promiseLine, promiseParts } from './bought-free.ts'
import { isEgg } from './egg-use.ts'
import { type Dish, type DishLine, FLESH, isOneOf } from './read-dish.ts'
import { spansAgainst } from './spans-against.ts'
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
  const options = optionsFor(dishLine.text, rules)
  const named = optionsFor(dishLine.line.name, rules)
  // Tuna salad made with what is avoided is no tuna to be replaced.
  const spans = spansAgainst(dishLine.text, rules).map(({ ingredient }) => ingredient)
  const byFood = [...dishLine.foods, ...spans].map(({ name }) =>
    optionsFor(formatIngredientLine({ ...dishLine.line, name }), rules),
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

/**
 * What stands in under all the rules. What only may break another rule than the one it is wanted for is bought
 * with that promise too: 'dairy-free gluten-free breadcrumbs'.
 */
function optionsFor(text: string, rules: readonly string[]): Substitute[] {
  const strict = substitutesFor(text, { restrictions: rules })
  const broken = rules.filter((rule) =>
    checkDiet({ ingredients: [text], steps: [] }, [rule]).findings.some(
      ({ verdict, line }) => verdict === 'contains' && line !== '',
    ),
  )
  if (broken.length === 0 || broken.length === rules.length) return strict
  return substitutesFor(text, { restrictions: broken }).flatMap((option) => {
    const isStrict = strict.some(({ lines }) => lines.join() === option.lines.join())
    return (isStrict ? option : promised(option, rules)) ?? []
  })
}

function promised(option: Substitute, rules: readonly string[]): Substitute | undefined {
  const lines = option.lines.map((line) => {
    const { name } = parseIngredientLine(line)
    const { findings } = checkDiet({ ingredients: [name], steps: [] }, rules)
    if (findings.every((finding) => finding.line === '')) return line
    const promise = promiseFor(name, rules)
    return promise && line.replace(name, `${promise} ${name}`)
  })
  const kept = lines.filter((line) => line !== undefined)
  return kept.length < lines.length ? undefined : { ...option, lines: kept }
}

/** Lettuce in place of bread is a wrap, applesauce in place of butter fries nothing. */
function suits(
  option: Substitute,
  { title, isBake, steps }: Dish,
  { foods, line }: DishLine,
): boolean {
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
  if (food && isOneOf(food, ['cheese']) && gone.includes('hummus'))
    return /sandwich|toast|wrap|bagel|\bsub\b|panini/i.test(title)
  if (food && isOneOf(food, ['cheese'])) return isBake || option.roles.length > 0
  return true
}

const IN_A_CASING = /\b(?:chori|chour|salami|pepperoni|sausage|lingui|salsicc|frankfurt)/i

/** By the cut and by how it is cooked: what is shredded, what is smoked, what is minced. */
function preferredForFlesh(food: Ingredient, said: string, text: string): string[] {
  if (isOneOf(food, ['smoked salmon'])) return COOKED.test(said) ? ['smoked tofu'] : ['carrot']
  if (/\bsmoked\b/i.test(text) && isOneOf(food, ['meat', 'poultry'])) return ['smoked tofu']
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
  if (isOneOf(food, ['beer']) && /\bbatter\b/i.test(said)) return ['club soda']
  if (isOneOf(food, ['wine', 'beer'])) return inPlaceOfWine(lines, text)
  if (isOneOf(food, ['spirit', 'liqueur', 'whiskey']) && /\bcoffee\b/i.test(title))
    return ['cream', 'maple syrup']
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
function withCare(dish: Dish, dishLine: DishLine, swap: Swap, option: Substitute): Swap {
  const [first] = option.foods
  if (first?.name === 'gluten-free flour' && dish.isYeasted) return withPsyllium(dishLine, swap)
  if (first?.name === 'canned tuna' && dishLine.line.unit === 'batch')
    return { ...swap, mind: TUNA_BOUND }
  if (first && /cream$/.test(first.name) && dishLine.foods.some(isBechamel))
    return thickened(dishLine, swap, first)
  if (first?.name === 'gluten-free flour' && ROLLED.test(`${dish.title} ${dish.steps.join(' ')}`))
    return { ...swap, mind: RESTED }
  if (first?.name === 'smoked tofu' && dishLine.foods.some((food) => isOneOf(food, FATTY)))
    return { ...swap, mind: OILED }
  if (first?.name === 'gluten-free pizza dough') return { ...swap, inEveryStep: withoutRolling }
  if (first?.name === 'agar')
    return {
      ...swap,
      mind: 'Agar sets only once it has boiled: let the liquid with the agar simmer for 2 minutes, stirring.',
    }
  return swap
}

/** Cream runs where a white sauce stays: a spoonful of starch for each cup thickens it (a medium white sauce). */
function thickened({ line, foods: [food] }: DishLine, swap: Swap, cream: Ingredient): Swap {
  const grams = (food && gramsOf(line, food)?.grams) ?? CUP_OF_SAUCE
  const spoons = Math.max(1, Math.round(grams / CUP_OF_SAUCE))
  return {
    ...swap,
    lines: [...swap.lines, `${spoons} tbsp cornstarch`],
    call: () => 'sauce',
    prepare: `For the sauce whisk the cornstarch into the cold ${cream.name}, bring it to a boil, stirring, and simmer it for 2 minutes with a little salt, until it coats the spoon.`,
  }
}

const CUP_OF_SAUCE = 250

function isBechamel(food: Ingredient): boolean {
  return isOneOf(food, ['bechamel'])
}

const TUNA_BOUND =
  'Drain the tuna and mash it with a spoonful or two of olive oil or yogurt and a little lemon juice.'

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
    note: 'The psyllium husk holds the dough together as gluten would; it browns and rises less.',
    mind: 'Mix the psyllium husk with the flour first, and add a little more water at the end until the dough is soft and sticky: stir it for 3 minutes, let it stand for 20, and shape it with wet hands.',
    inEveryStep: withoutKneading,
  }
}

/** Dough that a pin has to stretch. */
const ROLLED =
  /\broll(?:ed|ing)?(?: it| the (?:dough|pastry|paste))? out\b|\brolling pin\b|\bpuff paste\b/i
const RESTED =
  'If the flour blend has no xanthan gum in it, whisk ½ tsp for each cup into it. The dough tears less when it rests in the cold for 20 minutes and is rolled between two sheets of baking paper.'

/** Gives off the fat that it fries in. */
const FATTY = ['bacon', 'pancetta', 'lardon', 'guanciale', 'duck']
const OILED = 'The smoked tofu gives off no fat: fry it in a tablespoon of oil.'

/** It tears under a pin. */
function withoutRolling(step: string): string {
  return step.replace(
    /\b(r)oll(?: out)?( the [^.,;]*?\bdough)(?: out)?/gi,
    (_found, r: string, what: string) =>
      `${r === 'R' ? 'Press' : 'press'} out${what} with oiled hands`,
  )
}

/** There is no gluten that kneading would stretch. */
function withoutKneading(step: string): string {
  return step
    .replace(/\bfirm dough\b/gi, 'soft dough')
    .replace(/\bbegin kneading\b[^.;]*/gi, 'stir on until it is even')
    .replace(
      /\bknead(?=\b[^.;]*\b(?:until|for|minutes?)\b)(?: well)?( the dough| it| each half| them)?[^.;]*/gi,
      (verb, what = ' the dough') => `${/^K/.test(verb) ? 'Stir' : 'stir'}${what} until it is even`,
    )
    .replace(/(?<=^|[.;] )Knead ([^.,;]*?)(?: on [^.;,]*)?(?=[.,;]|$)/g, 'Shape $1 with wet hands')
    .replace(/\bknead(ing)?\b/gi, (verb, ing: string | undefined) => {
      const told = ing ? 'stirring' : 'stir'
      return /^K/.test(verb) ? capitalize(told) : told
    })
}

const CUP_OF_FLOUR = 125
/** Less only dusts the board. */
const LEAST_FLOUR = 60
