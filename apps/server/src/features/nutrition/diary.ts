import type { contract, ResponseOf } from '@potluck/contract'
import { addDays } from '@potluck/rules'
import type { Amounts } from './amounts.ts'
import type { EatenRow } from './queries.ts'

export type Day = ResponseOf<(typeof contract.nutrition)['GET /nutrition/days']>['days'][number]
type Entry = Day['entries'][number]

/** Every day of a span with what was eaten and its nutrition. */
export function toDays(
  rows: readonly EatenRow[],
  { from, to }: { from: string; to: string },
): Day[] {
  const days: Day[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const entries = countOnce(rows.filter((row) => row.day === day)).map(toEntry)
    const counted = entries.flatMap(({ amounts }) => amounts ?? [])
    days.push({ day, amounts: counted.reduce(add, NOTHING), counted: counted.length, entries })
  }
  return days
}

/**
 * A cooked recipe replaces as many plans of the same recipe on that day: each cooking removes the
 * first of them, and further plans (the same pot again in the evening) stay.
 */
function countOnce(rows: readonly EatenRow[]): EatenRow[] {
  const cooked = rows.filter(({ source }) => source === 'cooked')
  const waiting = cooked.map(({ recipe_id }) => recipe_id)
  const planned = rows.filter(({ source, recipe_id }) => {
    if (source === 'cooked') return false
    const at = recipe_id === null ? -1 : waiting.indexOf(recipe_id)
    if (at >= 0) waiting.splice(at, 1)
    return at < 0
  })
  return [...planned, ...cooked]
}

function toEntry(row: EatenRow): Entry {
  const { recipe_id, title, per_serving, eaten } = row
  return {
    _id: row.id,
    source: row.source,
    meal: row.meal,
    recipe: recipe_id === null || title === null ? null : { _id: recipe_id, title },
    text: title === null ? row.text : null,
    eaten,
    amounts: per_serving && mapAmounts((nutrient) => per_serving[nutrient] * eaten),
    reason: reasonOf(row),
    missed: (row.missed ?? []).slice(0, 20),
  }
}

function reasonOf(row: EatenRow): Entry['reason'] {
  const { source, recipe_id, title, per_serving, per_100g } = row
  if (per_serving) return null
  if (source === 'cooked' && recipe_id === null) return 'too-little-known'
  if (recipe_id === null) return 'only-named'
  if (title === null) return 'hidden'
  return per_100g ? 'no-servings' : 'too-little-known'
}

function add(one: Amounts, other: Amounts): Amounts {
  return mapAmounts((nutrient) => one[nutrient] + other[nutrient])
}

const NOTHING = mapAmounts(() => 0)

function mapAmounts(amountOf: (nutrient: keyof Amounts) => number): Amounts {
  return {
    kcal: amountOf('kcal'),
    protein: amountOf('protein'),
    fat: amountOf('fat'),
    satFat: amountOf('satFat'),
    carbs: amountOf('carbs'),
    fiber: amountOf('fiber'),
    sugar: amountOf('sugar'),
    sodium: amountOf('sodium'),
    cholesterol: amountOf('cholesterol'),
    calcium: amountOf('calcium'),
    iron: amountOf('iron'),
    potassium: amountOf('potassium'),
    vitC: amountOf('vitC'),
  }
}
