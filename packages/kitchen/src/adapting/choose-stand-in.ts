import { checkDiet } from '../diets/check-diet.ts'
import { formatIngredientLine } from '../ingredient-lines/format-ingredient-line.ts'
import { parseIngredientLine } from '../ingredient-lines/parse-ingredient-line.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import { type Substitute, substitutesFor } from '../substitutions/substitutes-for.ts'
import { promiseFirst, promiseFor, promiseLine, promiseParts } from './bought-free.ts'
import { type ButterUse, isButter, readButterUse } from './butter-use.ts'
import { withCare } from './care-of-stand-in.ts'
import { isEgg } from './egg-use.ts'
import { findFoodSpans } from './find-foods.ts'
import { cooksForAnHour, needsHours } from './needs-hours.ts'
import { type Dish, type DishLine, isFlesh, isOneOf } from './read-dish.ts'
import { spansAgainst } from './spans-against.ts'
import { chooseForEgg } from './stand-in-for-egg.ts'
import { type Swap, toSwap } from './swap.ts'
import { toSentences } from './take-out.ts'
import { NO_REFINED_SUGAR, UNREFINED } from './unrefined.ts'

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
  const option =
    chooseForDough(dish, dishLine, rules) ?? chooseOption(dish, dishLine, rules, () => true)
  if (!option) return promiseLine(dishLine, rules, reason)
  return withCare(dish, dishLine, toSwap(dishLine, option, reason), option)
}

/** What is raised by yeast needs a blend that is bound, whichever wheat it was of. */
function chooseForDough({ isYeasted }: Dish, { foods, line }: DishLine, rules: readonly string[]) {
  const [food] = foods
  if (!isYeasted || !food || !(isOneOf(food, ['flour']) || /\bflour$/.test(food.name)))
    return undefined
  const flour = formatIngredientLine({ ...line, name: 'flour' })
  return optionsFor(flour, rules).find((option) => option.foods[0]?.name === 'gluten-free flour')
}

/** Of what could take the place of a line in this dish the best that is fit for it; undefined where none is. */
export function chooseAmong(
  dish: Dish,
  dishLine: DishLine,
  rules: readonly string[],
  isFit: (option: Substitute) => boolean,
): Swap | undefined {
  const option = chooseOption(dish, dishLine, rules, isFit)
  return option && withCare(dish, dishLine, toSwap(dishLine, option, ''), option)
}

function chooseOption(
  dish: Dish,
  dishLine: DishLine,
  rules: readonly string[],
  isFit: (option: Substitute) => boolean,
) {
  const options = optionsFor(dishLine.text, rules)
  const named = optionsFor(dishLine.line.name, rules)
  // Tuna salad made with what is avoided is no tuna to be replaced.
  const spans = spansAgainst(dishLine.text, rules).map(({ ingredient }) => ingredient)
  const byFood = [...dishLine.foods, ...spans].map(({ name }) =>
    optionsFor(formatIngredientLine({ ...dishLine.line, name }), rules),
  )
  const sources = [options, named, ...byFood]
  const isUnrefined =
    rules.includes(NO_REFINED_SUGAR) && dishLine.foods.some((food) => isOneOf(food, ['sugar']))
  const wanted = isUnrefined ? UNREFINED : preferredFor(dish, dishLine)
  const isWanted = ({ foods }: Substitute) => foods.some(({ name }) => wanted.includes(name))
  const all =
    sources.find((found) => found.some(isWanted)) ?? sources.find((found) => found.length > 0) ?? []
  const suiting = all.filter((option) => suits(option, dish, dishLine) && isFit(option))
  const listed = new Set(dish.lines.flatMap(({ foods }) => foods))
  const isNew = ({ foods }: Substitute) => !foods.some((one) => listed.has(one))
  const find = (fits: (option: Substitute) => boolean) =>
    suiting.find((option) => isNew(option) && fits(option)) ?? suiting.find(fits)
  const isMeat = ({ foods }: Substitute) =>
    foods.every((food) => isOneOf(food, MEATS) && food.aisle !== 'plant-based')
  const preferred = wanted
    .map((name) => find(({ foods }) => foods.some((food) => food.name === name)))
    .find((one) => one !== undefined)
  // Who leaves out pork alone eats other meat.
  const kin = dishLine.foods.some((food) => isOneOf(food, MEATS)) ? suiting.find(isMeat) : undefined
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
  if (broken.length === 0) return strict
  if (broken.length === rules.length) return [...strict, ...stocksFor(text, strict, rules)]
  return substitutesFor(text, { restrictions: broken }).flatMap((option) => {
    const isStrict = strict.some(({ lines }) => lines.join() === option.lines.join())
    return (isStrict ? option : promised(option, rules)) ?? []
  })
}

/** A stock that may hold what is avoided is bought without: 'gluten-free vegetable stock' for beer. */
function stocksFor(text: string, strict: readonly Substitute[], rules: readonly string[]) {
  const known = new Set(strict.map(({ lines }) => lines.join()))
  return substitutesFor(text)
    .filter(({ foods, lines }) => /stock$/.test(foods[0]?.name ?? '') && !known.has(lines.join()))
    .flatMap((option) => promised(option, rules) ?? [])
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
function suits(option: Substitute, dish: Dish, dishLine: DishLine): boolean {
  const { title, isBake, steps } = dish
  if (needsHours(option) && !cooksForAnHour(steps)) return false
  const [food] = dishLine.foods
  const gone = option.foods.map(({ name }) => name)
  if (food?.aisle === 'bakery' && option.foods.some(({ aisle }) => aisle === 'produce'))
    return false
  if (food && isOneOf(food, ['butter', 'margarine'])) {
    if (readButterUse(dish, dishLine) === 'solid')
      return !gone.some((name) => /(?<!coconut )oil$|applesauce|avocado|hummus/.test(name))
    return !gone.some((name) => /avocado|hummus/.test(name) || (!isBake && name === 'applesauce'))
  }
  if (food && isOneOf(food, ['mayonnaise']) && gone.some((name) => /avocado|hummus/.test(name)))
    return SPREAD.test(title)
  if (food && isOneOf(food, ['flour'])) return !gone.includes('almond flour') || !isBake
  if (food && isOneOf(food, ['cheese']) && gone.includes('hummus')) return SPREAD.test(title)
  if (food && isOneOf(food, ['cheese'])) return isBake || option.roles.length > 0
  return true
}

/** What is spread on bread. */
const SPREAD = /sandwich|toast|wrap|bagel|\bsub\b|panini|burger/i

const IN_A_CASING = /\b(?:chori|chour|salami|pepperoni|sausage|lingui|salsicc|frankfurt)/i

/** By the cut and by how it is cooked: what is shredded, what is smoked, what is minced. */
function preferredForFlesh(food: Ingredient, said: string, text: string): string[] {
  if (isOneOf(food, ['tuna']))
    return /\b(?:can(?:ned|s)?|tins?|tinned|salad|sandwich|sub)\b/i.test(`${text} ${said}`)
      ? ['chickpea']
      : ['extra-firm tofu']
  if (isOneOf(food, ['smoked salmon'])) return COOKED.test(said) ? ['smoked tofu'] : ['carrot']
  if (/\bsmoked\b/i.test(text) && isOneOf(food, ['meat', 'poultry']) && !isOneOf(food, ['sausage']))
    return ['smoked tofu']
  if (/\bsausage ?meat\b/i.test(text)) return ['plant-based ground meat', 'vegan sausage']
  if (isOneOf(food, ['ham', 'bacon', 'cured meat', 'pork belly']) && !IN_A_CASING.test(text))
    return ['smoked tofu', 'vegan bacon', 'vegan ham']
  if (isOneOf(food, ['chicken', 'turkey']) && !/ground|mince/i.test(text)) {
    if (PULLED.test(said)) return ['young jackfruit']
    return ['extra-firm tofu']
  }
  if (isOneOf(food, ['beef', 'lamb', 'pork']) && !/ground|mince/i.test(text))
    return PULLED.test(said) ? ['young jackfruit'] : ['seitan']
  return []
}

/** It comes apart in strands, as seitan and tofu never do. */
const PULLED =
  /\b(?:pulled|strands|fall(?:s|ing)?[- ]apart)\b|\bshred(?:ded|ding)?\b(?![^.]{0,20}(?:cheese|mozzarella|cheddar|parmesan|carrot|cabbage|coconut|lettuce|zucchini|potato))/i
const COOKED = /\b(?:bake|oven|fry|saut[eé]|simmer|roast)\b/i

/** 'Serve with a glass of ice-cold beer': nobody drinks stock with it. */
function isDrunk(food: Ingredient, steps: readonly string[]): boolean {
  const said = steps
    .flatMap(toSentences)
    .filter((one) => findFoodSpans(one).some(({ ingredient }) => ingredient === food))
  return said.length > 0 && said.every((one) => /\b(?:glass|drink|sip|pint)\b/i.test(one))
}

function isSavory(lines: Dish['lines']): boolean {
  const names = ['onion', 'garlic', 'stock']
  return lines.some(({ foods }) => foods.some((food) => isFlesh(food) || isOneOf(food, names)))
}

/** Stock in a savory pot, juice in a sweet one. */
function inPlaceOfWine(lines: Dish['lines'], text: string): string[] {
  if (/\b(?:champagne|prosecco|cava|cr[eé]mant|sparkling|sekt)\b/i.test(text)) return ['club soda']
  const has = (names: readonly string[]) =>
    lines.some(({ foods }) => foods.some((food) => isOneOf(food, names)))
  if (!isSavory(lines))
    return /\bred\b/i.test(text)
      ? ['grape juice', 'pomegranate juice', 'apple juice']
      : ['apple juice', 'pomegranate juice']
  const stocks = has(['beef', 'lamb']) && /\bred\b/i.test(text) ? ['beef stock'] : []
  return [...stocks, ...(has(['poultry']) ? ['chicken stock'] : []), 'vegetable stock']
}

/** What a cook takes first in this sort of dish, best known for it. */
function preferredFor(dish: Dish, dishLine: DishLine): readonly string[] {
  const { title, steps, lines, isYeasted } = dish
  const { foods, text } = dishLine
  const [food] = foods
  const said = `${title} ${steps.join(' ')}`
  if (!food) return []
  if (isButter(dishLine))
    return [
      'lactose-free butter',
      'vegan butter',
      ...IN_PLACE_OF_BUTTER[readButterUse(dish, dishLine)],
    ]
  if (/\bwhole[- ]?wheat flour|\bwheat flour/i.test(`${food.name} ${text}`))
    return ['gluten-free flour']
  if (/\b(?:stock|broth)\b/i.test(food.name)) return ['vegetable stock']
  if (isOneOf(food, ['beer']) && (/\bbatter\b/i.test(said) || !isSavory(lines)))
    return ['club soda']
  if (isOneOf(food, ['wine', 'beer']) && isDrunk(food, steps)) return ['club soda']
  if (isOneOf(food, ['wine', 'beer'])) return inPlaceOfWine(lines, text)
  if (isOneOf(food, ['spirit', 'liqueur', 'whiskey']) && /\bcoffee\b/i.test(title))
    return ['cream', 'maple syrup']
  if (isOneOf(food, ['cream'])) {
    if (isWhipped(said)) return ['lactose-free cream', 'coconut cream']
    return /curry|masala|korma|tikka/i.test(title)
      ? ['lactose-free cream', 'coconut milk']
      : ['lactose-free cream', 'oat cream', 'evaporated milk']
  }
  if (isOneOf(food, ['milk']))
    return /custard|pudding|b[eé]chamel|sauce|flan|quiche/i.test(said) && !isYeasted
      ? ['lactose-free milk', 'unsweetened soy milk']
      : ['lactose-free milk', 'oat milk']
  return preferredForFlesh(food, said, text)
}

/** Whether the cream of a dish has to hold air or its shape, which oat cream never does. */
function isWhipped(said: string): boolean {
  const text = said.replace(/whipping cream/gi, 'cream')
  return WHIPPED.test(text) || toSentences(text).some((one) => HOLDS_SHAPE.test(one))
}

const WHIPPED = /\bwhip(?:ped|ping)?\b(?! cream)|stiff peaks|soft peaks|mousse|ice cream|ganache/i
/** Said of the cream or of what is made of it; not of egg whites or mashed potatoes. */
const HOLDS_SHAPE =
  /^(?!.*\b(?:whites?|meringue|potato(?:es)?|mash|dough)\b)(?:.*\bpip(?:e|ed|ing)\b.*\b(?:cream|filling|frosting|icing|swirls?|rosettes?)\b|.*\b(?:cream|filling|frosting|icing)\b.*\b(?:pip(?:e|ed|ing|eable)|stiff(?:ens?)?|holds? (?:its|their) shape)\b|.*\b(?:whisk|beat|whip)\b.*\b(?:pipeable|stiff|holds? (?:its|their) shape|thick and fluffy)\b)/is

/** Where there is no butter of any sort: what is solid like it, what is poured, what fries. */
const IN_PLACE_OF_BUTTER = {
  solid: ['margarine', 'coconut oil'],
  melted: ['canola oil'],
  pan: ['olive oil'],
} as const satisfies Record<ButterUse, readonly string[]>

const MEATS = ['meat', 'poultry', 'cured meat', 'sausage']
