import type { IngredientLine } from '../ingredient-lines/ingredient-line.ts'
import { parseIngredientLine } from '../ingredient-lines/parse-ingredient-line.ts'
import type { Aisle } from '../lexicon/aisles.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import { kindsOf } from '../lexicon/lexicon.ts'
import { NUTRIENTS, type Nutrient } from '../lexicon/nutrients.ts'
import { AS_AN_AVERAGE } from '../lexicon/packed.ts'
import { identify } from '../recognition/identify.ts'
import { nameOfLine } from '../recognition/line-name.ts'
import type { UnitId } from '../units/unit-id.ts'
import { UNITS } from '../units/units.ts'
import type { Figures } from './figures.ts'
import { fryingShare } from './frying.ts'
import { gramsOf } from './grams-of.ts'
import { netCarbsOf } from './net-carbs.ts'

/** Energy in kcal, the others as in `NUTRIENTS`. */
export type Amounts = Record<Nutrient, number>

/** How one line was counted, or why it was not. */
export type NutritionLine = {
  text: string
  /** The id of the counted ingredient. */
  ingredient?: string
  grams?: number
  /** How its weight is known, or why it does not count. */
  note: string
  status: 'counted' | 'negligible' | 'missed'
}

export type Nutrition = {
  /** Undefined if too little of it could be counted, or the number of servings is unknown. */
  perServing?: Figures
  per100g?: Figures
  /** The counted share of the raw weight, 0 to 1. */
  coverage: number
  lines: NutritionLine[]
}

/** Below this share no figures are given, since they would be a guess. */
export const ENOUGH_COVERAGE = 0.8

/**
 * A recipe's nutrition: each line is converted to grams of its edible part, and these to the USDA's
 * figures. Salt is counted if its amount is given. Nutrients that were not measured count as zero.
 */
export function nutritionOf(recipe: {
  servings?: number | undefined
  ingredients: readonly string[]
}): Nutrition {
  const counts = recipe.ingredients
    .map(parseIngredientLine)
    .filter(({ heading }) => !heading)
    .map(countLine)
  const coverage = coverageOf(counts)
  const lines = counts.map(({ line }) => line)
  if (coverage < ENOUGH_COVERAGE) return { coverage, lines }
  const total = sum(counts)
  const cooked = counts.reduce((grams, count) => grams + count.cookedGrams, 0)
  const { servings } = recipe
  return {
    ...(servings !== undefined && servings > 0 && { perServing: share(total, 1 / servings) }),
    ...(cooked > 0 && { per100g: share(total, 100 / cooked) }),
    coverage,
    lines,
  }
}

type Count = {
  line: NutritionLine
  amounts?: Figures
  grams: number
  cookedGrams: number
  /** The line has no amount: it is a topping, or the oil for a pan. */
  isOpen?: boolean
}

function countLine(line: IngredientLine): Count {
  // Of alternatives the first counts; of 'salt and pepper' each takes half.
  const foods = (identify(nameOfLine(line))[0] ?? []).filter(
    ({ ingredient }) => ingredient !== undefined,
  )
  const counts = foods.map(({ ingredient, form }) =>
    ingredient ? countFood(line, ingredient, form, 1 / foods.length) : undefined,
  )
  const [first, ...rest] = counts.filter((count) => count !== undefined)
  if (!first) return missed(line, `${line.name || 'this line'} is not known`)
  return rest.reduce(addCounts, first)
}

function countFood(
  line: IngredientLine,
  ingredient: Ingredient,
  form: string | undefined,
  part: number,
): Count {
  const weighed = gramsOf(line, ingredient)
  const { id } = ingredient
  if (!weighed) {
    if (isNegligible(line, ingredient)) return negligible(line, id)
    if (line.quantity) return missed(line, 'nobody knows what one weighs', id)
    return { ...missed(line, 'no amount is given', id), isOpen: true }
  }
  const eaten = fryingShare(line, ingredient, weighed.grams)
  const grams = weighed.grams * part * eaten
  if (!ingredient.per100g || isChanged(ingredient, form)) {
    if (isNegligible(line, ingredient) || grams < TRACE_GRAMS) return negligible(line, id)
    const reason = form ? `no figures for its ${form}` : 'nobody has measured it'
    return { ...missed(line, reason, id), grams, cookedGrams: grams }
  }
  const note = [
    weighed.how,
    ...(eaten < 1 ? ['what the food takes up of it'] : []),
    ...(ingredient.source?.endsWith(AS_AN_AVERAGE) ? ['figures of an average one'] : []),
  ].join('; ')
  return {
    line: { text: line.raw, ingredient: id, grams, note, status: 'counted' },
    amounts: amountsIn(ingredient, grams),
    grams,
    cookedGrams: grams * (ingredient.cooked ?? 1),
  }
}

/** Whether a form changes a food's figures: pasta, pulses and spices are sold dried anyway. */
function isChanged({ aisle }: Ingredient, form: string | undefined): boolean {
  return form !== undefined && !(form === 'dried' && SOLD_DRY.has(aisle))
}

const SOLD_DRY: ReadonlySet<Aisle> = new Set([
  'pasta-rice-and-grains',
  'beans-and-pulses',
  'herbs-and-spices',
])

/** Amounts too small to matter, in g. */
const TRACE_GRAMS = 3

/**
 * 'Salt to taste', 'parsley', 'oil for the tin': no amount, and a negligible one. 'Parmesan' alone
 * does count as missing.
 */
function isNegligible(line: IngredientLine, ingredient: Ingredient): boolean {
  if (['herbs-and-spices', 'other'].includes(ingredient.aisle)) return true
  if (ingredient.per100g?.kcal === 0) return true
  const { quantity, unit, preparation, comment, optional } = line
  if (quantity !== undefined) return false
  if (unit !== undefined) return unit in HANDS
  const isHerb = [...kindsOf(ingredient)].some(({ id }) => id === 'fresh-herb')
  return isHerb || optional || A_LITTLE.test(`${preparation ?? ''} ${comment ?? ''}`)
}

/** Remarks that mean a small amount. */
const A_LITTLE =
  /\b(?:to taste|garnish\w*|to serve|(?:for|to) (?:serv|finish|greas|brush|dust|sprinkl|drizzl|glaz|coat)\w*|for the (?:tin|tins|pan|pans|dish|work ?top|board|surface)|if (?:desired|you like|needed))\b/i

const HANDS: Record<string, true> = {
  pinch: true,
  dash: true,
  drop: true,
  sprig: true,
  squeeze: true,
}

function negligible(line: IngredientLine, ingredient: string): Count {
  const note = 'too little to count'
  return {
    line: { text: line.raw, ingredient, note, status: 'negligible' },
    grams: 0,
    cookedGrams: 0,
  }
}

function missed(line: IngredientLine, note: string, ingredient?: string): Count {
  const named = ingredient === undefined ? {} : { ingredient }
  const grams = roughGrams(line)
  return { line: { text: line.raw, ...named, note, status: 'missed' }, grams, cookedGrams: grams }
}

/** The weight of a line if it were as dense as water; 0 if its amount is counted or missing. */
function roughGrams({ quantity, unit, second, packageSize }: IngredientLine): number {
  const measures = [quantity && unit ? { quantity, unit } : undefined, second, packageSize]
  const measure = measures.find((one) => one && isMeasured(one.unit))
  if (!measure) return 0
  return ((measure.quantity.min + measure.quantity.max) / 2) * UNITS[measure.unit].factor
}

function isMeasured(unit: UnitId): boolean {
  return UNITS[unit].dimension === 'weight' || UNITS[unit].dimension === 'volume'
}

function addCounts(one: Count, other: Count): Count {
  const amounts =
    one.amounts && other.amounts ? add(one.amounts, other.amounts) : (one.amounts ?? other.amounts)
  return {
    line: one.line.status === 'counted' ? one.line : other.line,
    ...(amounts && { amounts }),
    grams: one.grams + other.grams,
    cookedGrams: one.cookedGrams + other.cookedGrams,
  }
}

/** A line without an amount (a topping) weighs less than an average line. */
const OPEN_SHARE = 1 / 3

/**
 * The share of the weight that has figures; a line of unknown weight counts as an average line, one
 * without an amount as a third of that.
 */
function coverageOf(counts: readonly Count[]): number {
  const counted = counts.filter(({ line }) => line.status === 'counted')
  const grams = counted.reduce((total, count) => total + count.grams, 0)
  const average = counted.length > 0 ? grams / counted.length : 1
  const missing = counts
    .filter(({ line }) => line.status === 'missed')
    .reduce((total, count) => {
      return total + (count.grams || average * (count.isOpen ? OPEN_SHARE : 1))
    }, 0)
  return grams === 0 ? 0 : grams / (grams + missing)
}

function amountsIn(ingredient: Ingredient, grams: number): Figures {
  const { per100g = {} } = ingredient
  const netCarbs = netCarbsOf(ingredient, { carbs: per100g.carbs ?? 0, fiber: per100g.fiber ?? 0 })
  const in100g: Partial<Figures> = { ...per100g, netCarbs }
  return toFigures((name) => ((in100g[name] ?? 0) * grams) / 100)
}

function sum(counts: readonly Count[]): Figures {
  return counts.reduce(
    (total, { amounts }) => (amounts ? add(total, amounts) : total),
    toFigures(() => 0),
  )
}

function add(one: Figures, other: Figures): Figures {
  return toFigures((name) => one[name] + other[name])
}

function share(amounts: Figures, factor: number): Figures {
  return toFigures((name) => amounts[name] * factor)
}

const FIGURES = [...NUTRIENTS, 'netCarbs'] as const

function toFigures(amountOf: (name: keyof Figures) => number): Figures {
  return Object.fromEntries(FIGURES.map((name) => [name, amountOf(name)])) as Figures
}
