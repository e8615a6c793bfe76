import { parseIngredientLine } from '../ingredient-lines/parse-ingredient-line.ts'
import { AISLES, type Aisle } from '../lexicon/aisles.ts'
import type { MeasureSystem } from '../measures/measure-system.ts'
import type { FoodMeasure } from '../measures/view-measure.ts'
import { multiplyLine } from '../scaling/multiply-line.ts'
import { formatAmounts } from './format-amounts.ts'
import { nameForAmounts } from './name-for-amounts.ts'
import { readWanted, type Wanted } from './read-wanted.ts'
import { type BoughtAmount, sumAmounts } from './sum-amounts.ts'

/** A line of a recipe that is cooked `factor` times (1 where absent). */
export type LineToBuy = { text: string; factor?: number }

export type ShoppingItem = {
  /** Lines with the same key ask for the same thing. */
  key: string
  /** As a shopper would write it. Alternatives and unknown foods stay as typed. */
  name: string
  /** The id of the ingredient, where it is known. */
  ingredient?: string
  aisle: Aisle
  /** Exact sums. Measures that cannot be converted are listed side by side. */
  amounts: BoughtAmount[]
  /** The amounts for people: '450 g', '200 g + 2 cups', '3'; '' if no line gives one. */
  amount: string
  /** Whether some line asks for it without an amount. */
  isMore: boolean
  /** How the food is measured, if known: the weight of a ml of it. */
  food?: FoodMeasure
  /** Whether every line that asks for it is optional. */
  optional: boolean
  /** The indexes of the lines that ask for it. */
  lines: number[]
}

/** `leftOut`: indexes of lines that need no shopping: water, ice, headings, empty lines. */
export type ShoppingList = { items: ShoppingItem[]; leftOut: number[] }

/**
 * What to buy for the lines of several recipes: one entry per ingredient, by aisle in the order of
 * a shop. Of ranges the larger end is bought. Each line is in an entry or in `leftOut`.
 */
export function toShoppingList(lines: readonly LineToBuy[], system?: MeasureSystem): ShoppingList {
  const groups = new Map<string, { wanted: Wanted; line: number }[]>()
  const leftOut: number[] = []
  for (const [index, { text, factor = 1 }] of lines.entries()) {
    const wanted = readWanted(multiplyLine(parseIngredientLine(text), factor))
    if (wanted.length === 0) leftOut.push(index)
    for (const one of wanted) {
      const group = groups.get(one.key) ?? []
      group.push({ wanted: one, line: index })
      groups.set(one.key, group)
    }
  }
  const items = [...groups.values()].flatMap((group) => toItem(group, system) ?? [])
  return { items: items.sort(inShopOrder), leftOut }
}

/** The lines to buy for one: none for water, itself, or one for each of 'salt and pepper'. */
export function splitLineToBuy(text: string): string[] {
  const wanted = readWanted(parseIngredientLine(text))
  return wanted.length > 1 ? wanted.map(({ name }) => name) : wanted.map(() => text)
}

function toItem(
  group: readonly { wanted: Wanted; line: number }[],
  system: MeasureSystem | undefined,
): ShoppingItem | undefined {
  const [first] = group
  if (!first) return
  const { aisle } = first.wanted
  const { name, ingredient } = suitingAll(group.map(({ wanted }) => wanted))
  const food = group.find(({ wanted }) => wanted.food)?.wanted.food
  const amounts = sumAmounts(
    group.flatMap(({ wanted }) => wanted.amounts),
    food,
  )
  const isMore = group.some(({ wanted }) => wanted.amounts.length === 0)
  return {
    key: first.wanted.key,
    name: nameForAmounts(name, ingredient, amounts),
    ...(ingredient && { ingredient: ingredient.id }),
    ...(food && { food }),
    aisle,
    amounts,
    amount: formatAmounts(amounts, { isMore, system }),
    isMore,
    optional: group.every(({ wanted }) => wanted.optional),
    lines: [...new Set(group.map(({ line }) => line))],
  }
}

/**
 * A food that suits every line: unsalted butter if another line asks for butter; salt if two ask
 * for different salts.
 */
function suitingAll(wanted: readonly Wanted[]): Pick<Wanted, 'name' | 'ingredient'> {
  const particular = wanted.filter(({ ingredient }) => ingredient?.boughtAs)
  const [one] = particular
  if (!one) return wanted[0] ?? { name: '' }
  if (particular.every(({ ingredient }) => ingredient === one.ingredient)) return one
  const plain = one.ingredient?.boughtAs
  return plain ? { name: plain.name, ingredient: plain } : one
}

function inShopOrder(a: ShoppingItem, b: ShoppingItem): number {
  const aisles = AISLES.indexOf(a.aisle) - AISLES.indexOf(b.aisle)
  if (aisles !== 0) return aisles
  const [one, other] = [a.name.toLowerCase(), b.name.toLowerCase()]
  return one === other ? 0 : one < other ? -1 : 1
}
