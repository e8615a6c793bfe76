import type { IngredientLine, Measure } from '../ingredient-lines/ingredient-line.ts'
import type { Aisle } from '../lexicon/aisles.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import { findByKey } from '../lexicon/lexicon.ts'
import { measuredAs } from '../measures/measured-as.ts'
import type { FoodMeasure } from '../measures/view-measure.ts'
import { identify, type Named } from '../recognition/identify.ts'
import { nameOfLine } from '../recognition/line-name.ts'
import { toKey } from '../text/tokens.ts'
import type { UnitId } from '../units/unit-id.ts'
import { BUTTER_STICK_GRAMS, UNITS } from '../units/units.ts'
import type { BoughtAmount } from './sum-amounts.ts'

/** One thing that a line asks for. */
export type Wanted = {
  /** Lines with the same key ask for the same thing. */
  key: string
  name: string
  ingredient?: Ingredient
  aisle: Aisle
  food?: FoodMeasure
  /** Empty if the line gives no amount. */
  amounts: BoughtAmount[]
  optional: boolean
}

/** What a line asks for: nothing (water), one thing, or two ('salt and pepper'). */
export function readWanted(read: IngredientLine): Wanted[] {
  const line = withCountBehind(read)
  if (line.heading || line.name === '') return []
  const listed = listedFoods(line)
  if (listed.length > 0) return listed.map((one) => toBuy(one, line.optional))
  const alternatives = identify(nameToBuy(line))
  const [parts = []] = alternatives
  if (alternatives.length === 1 && parts.every(isTapWater)) return []
  const amounts = amountsOf(line)
  const { optional } = line
  const isPlain = alternatives.length === 1 && parts.length > 0 && parts.every(isPlainFood)
  const [only] = parts
  const several = severalOf(parts, line.name)
  if (isPlain && several.length > 1 && amounts.length === 0)
    return several.flatMap((ingredient) => (ingredient ? [toBuy(ingredient, optional)] : []))
  const aisle = only?.ingredient?.aisle ?? 'other'
  if (!isPlain || parts.length > 1 || !only?.ingredient)
    return [
      {
        key: `as typed: ${toKey(line.name) || line.name}`,
        name: line.name,
        aisle,
        amounts,
        optional,
      },
    ]
  const food = measuredAs(line)
  return [{ ...known(only.ingredient, line.name), ...(food && { food }), amounts, optional }]
}

function toBuy(ingredient: Ingredient, optional: boolean): Wanted {
  return { ...known(ingredient, ingredient.name), amounts: [], optional }
}

/** 'Eggs 6' is six eggs; in 'flour 00' and 'Heinz 57' the number belongs to the name. */
function withCountBehind(line: IngredientLine): IngredientLine {
  const [, name = '', count] = line.quantity ? [] : (COUNT_BEHIND.exec(line.name) ?? [])
  const amount = Number(count)
  if (!count || !plainFood(name)) return line
  return { ...line, name, quantity: { min: amount, max: amount, approximate: false } }
}

const COUNT_BEHIND = /^(\p{L}[^\d]*) ([1-9]|[1-2]\d|30)$/u

/**
 * 'Eggs, milk, bread' is three things; in 'rice, basmati' the second specifies the first, in
 * 'onion, diced' it is a preparation.
 */
function listedFoods({ name, quantity, preparation }: IngredientLine): Ingredient[] {
  if (quantity || !preparation || PART.test(preparation)) return []
  const others = preparation.split(/,\s*/)
  if (others.some((other) => plainFood(`${other} ${name}`))) return []
  const foods = [name, ...others].map(plainFood)
  return foods.every((food) => food !== undefined) && new Set(foods).size === foods.length
    ? foods
    : []
}

function plainFood(name: string): Ingredient | undefined {
  const [[only, ...more] = [], ...alternatives] = identify(name)
  const isOne = only !== undefined && more.length === 0 && alternatives.length === 0
  return isOne && isPlainFood(only) ? only.ingredient : undefined
}

/** Oil and vinegar are two things to buy; a flavour ('salt and vinegar crisps') is not. */
function severalOf(parts: readonly Named[], name: string): (Ingredient | undefined)[] {
  if (parts.length <= 1) return pairOf(parts[0])
  const last = parts.at(-1)?.ingredient
  const ending = toKey(name).split(' ').at(-1) ?? ''
  const isNamed = [last?.name ?? '', ...(last?.synonyms ?? [])].some((called) =>
    toKey(called).split(' ').includes(ending),
  )
  return isNamed ? parts.map(({ ingredient }) => ingredient) : []
}

/** Salt and pepper, which are a single entry of the lexicon. */
function pairOf(named: Named | undefined): Ingredient[] {
  const { name = '', of = [] } = named?.ingredient ?? {}
  return name.includes(' and ') ? of.map(({ ingredient }) => ingredient) : []
}

/** For the zest of a lemon a lemon is bought. */
function nameToBuy(line: IngredientLine): string {
  const isPart = line.unit === undefined && PART.test(line.preparation ?? '')
  return isPart ? line.name : nameOfLine(line)
}

const PART = /\b(?:zest|rind|peel|juice)\b/i

function isTapWater(named: Named): boolean {
  const { ingredient } = named
  return ingredient !== undefined && TAP_WATER.has(ingredient.id) && isPlainFood(named)
}

const TAP_WATER: ReadonlySet<string> = new Set(['water', 'pasta-water'])

/** Known, whole, and without other words in its name: it can be added to others of its kind. */
function isPlainFood({ ingredient, form, mentions, free, unread }: Named): boolean {
  const isBare = mentions.length === 0 && free.length === 0 && unread.length === 0
  return ingredient !== undefined && form === undefined && isBare
}

function known(
  ingredient: Ingredient,
  typed: string,
): Pick<Wanted, 'key' | 'name' | 'ingredient' | 'aisle'> {
  const { aisle, boughtAs = ingredient } = ingredient
  const { id } = boughtAs
  const key = toKey(typed)
  const isNamed = [key, `canned ${key}`].some((name) => findByKey(name) === ingredient)
  if (isNamed) return { key: id, name: typed, ingredient, aisle }
  const own = new Set(
    [ingredient.name, ...ingredient.synonyms].flatMap((name) => toKey(name).split(' ')),
  )
  const kept = key.split(' ').filter((word) => MATTERS.has(word) && !own.has(word))
  return kept.length > 0
    ? { key: `${id} ${kept.sort().join(' ')}`, name: typed, ingredient, aisle }
    : { key: id, name: ingredient.name, ingredient, aisle }
}

/** Words that recognition ignores but a shopper must not. */
const MATTERS: ReadonlySet<string> = new Set(
  (
    'unsalted salted unsweetened sweetened sodium fat smoked red green yellow white black brown purple ' +
    'orange golden dark light sweet hot mild spicy sharp mature virgin skimmed semi full half whole ' +
    'wholegrain wholemeal frozen dried instant quick raw roasted toasted cooked boneless skinless bone ' +
    'lean thick thin baby mini blanched peeled ground flaked slivered stoneground strong refined'
  ).split(' '),
)

/**
 * The line's amount, the larger end of a range; a weight takes precedence over a volume, since it
 * is more precise.
 */
function amountsOf(line: IngredientLine): BoughtAmount[] {
  const { quantity, unit, second, plus, packageSize } = line
  if (!quantity || quantity.max <= 0) return []
  const isVolume = unit !== undefined && UNITS[unit].dimension === 'volume'
  if (isVolume && second && UNITS[second.unit].dimension === 'weight') return [amountOf(second)]
  if (unit === 'stick' && /\b(?:butter|margarine)\b/i.test(line.name))
    return [{ kind: 'weight', amount: quantity.max * BUTTER_STICK_GRAMS, unit: 'oz' }]
  const first = unit === undefined ? counted(quantity.max, undefined) : amountOf({ quantity, unit })
  const sized = packageSize && first.kind === 'count' ? { ...first, packageSize } : first
  return plus ? [sized, amountOf(plus)] : [sized]
}

function amountOf({ quantity, unit }: Measure): BoughtAmount {
  const { dimension, factor } = UNITS[unit]
  if (dimension === 'weight' || dimension === 'volume')
    return { kind: dimension, amount: quantity.max * factor, unit }
  return counted(quantity.max, unit)
}

/** Pieces are the things themselves. */
function counted(amount: number, unit: UnitId | undefined): BoughtAmount {
  const isThing = unit === undefined || unit === 'piece'
  return { kind: 'count', amount, ...(isThing ? {} : { unit }) }
}
