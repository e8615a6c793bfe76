import type { ShoppingItem } from '@potluck/contract'
import type { ShoppingItem as Bought } from '@potluck/kitchen/knowledge'
import type { z } from 'zod'
import type { Kitchen } from '../../platform/kitchen.ts'
import { type AtHome, allOf, type Compared, compare, readShelves, type Shelves } from './at-home.ts'
import type { LineRow } from './queries.ts'

type Item = z.output<typeof ShoppingItem>
/**
 * Lines that mean the same thing, and what the kitchen makes of them; undefined if it leaves them
 * out.
 */
type Merged = { rows: LineRow[]; bought: Bought | undefined }

/**
 * The lines added up as things to buy, open ones first, each with what is at home. What is at home
 * counts only against recipes: a line written by hand is wanted in any case. Ticked lines are
 * summed separately, since a tick stands for what was asked for at the time.
 * @param today 'YYYY-MM-DD': expired items do not count
 */
export function mergeLines(
  kitchen: Pick<Kitchen, 'toShoppingList' | 'lessAtHome'>,
  { lines, pantry, today }: { lines: readonly LineRow[]; pantry: readonly AtHome[]; today: string },
): Item[] {
  const shelves = readShelves(kitchen, pantry, today)
  return (['open', 'ticked'] as const).flatMap((state) =>
    sumUp(
      kitchen,
      lines.filter((line) => line.state === state),
    ).map((merged) => {
      return toItem(merged, toCompared(kitchen, merged, shelves))
    }),
  )
}

function toCompared(
  kitchen: Pick<Kitchen, 'toShoppingList' | 'lessAtHome'>,
  { rows, bought }: Merged,
  shelves: Shelves,
): Compared | undefined {
  if (!bought) return
  const [byHand, asked] = [rows.filter(isByHand), rows.filter((row) => !isByHand(row))]
  if (byHand.length === 0) return compare(kitchen, bought, shelves)
  const ofThis = (some: LineRow[]) =>
    kitchen.toShoppingList(some).items.find(({ key }) => key === bought.key)
  const [wanted, besides] = [ofThis(asked), ofThis(byHand)]
  if (!wanted || !besides) return allOf(bought, shelves.get(bought.key))
  const compared = compare(kitchen, wanted, shelves, besides)
  return compared.atHome === null ? allOf(bought) : compared
}

const isByHand = (row: LineRow) => row.recipe_title === null

function sumUp({ toShoppingList }: Pick<Kitchen, 'toShoppingList'>, rows: LineRow[]): Merged[] {
  const { items, leftOut } = toShoppingList(rows)
  const of = (indexes: readonly number[]) => indexes.flatMap((index) => rows[index] ?? [])
  const merged = items.map((bought) => {
    const asking = of(bought.lines)
    return { rows: asking, bought: isOwnWord(asking, bought) ? undefined : bought }
  })
  return [
    ...merged.filter(({ bought }) => bought),
    // Their aisle is unknown, so they come last.
    ...merged.filter(({ bought }) => !bought),
    // A line written by hand stays even if it is something nobody buys: ice.
    ...of(leftOut).map((row) => ({ rows: [row], bought: undefined })),
  ]
}

/** What the kitchen does not know stays as it was typed: napkins. */
function isOwnWord([row, ...more]: readonly LineRow[], { ingredient }: Bought): boolean {
  return more.length === 0 && row !== undefined && isByHand(row) && ingredient === undefined
}

function toItem({ rows, bought }: Merged, compared: Compared | undefined): Item {
  const [first] = rows
  const isTicked = first?.state === 'ticked'
  const amount = bought?.amount ?? ''
  const name = bought?.name || first?.text || ''
  return {
    key: `${isTicked ? 'ticked' : 'open'} ${bought?.key ?? first?.id}`,
    lines: rows.map(({ id }) => id),
    name,
    amount,
    aisle: bought?.aisle ?? 'other',
    isTicked,
    optional: bought?.optional ?? false,
    byHand: rows.some(isByHand),
    ...(compared ?? { atHome: null, left: amount, leftName: name, isCovered: false }),
    recipes: toRecipes(rows),
  }
}

/** Each recipe once per day, earliest day first. */
function toRecipes(rows: readonly LineRow[]): Item['recipes'] {
  const asking = new Map<string, Item['recipes'][number]>()
  for (const { recipe_id: recipeId, recipe_title: title, planned_for: day } of rows) {
    if (title !== null) asking.set(`${recipeId ?? title} ${day}`, { recipeId, title, day })
  }
  return [...asking.values()].sort((a, b) => ((a.day ?? '') < (b.day ?? '') ? -1 : 1))
}
