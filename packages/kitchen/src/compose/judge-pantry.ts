import type { Part } from './dish/part.ts'
import { type FoodId, isFilling, isKind, MAIN_KINDS } from './foods/foods.ts'
import type { Stocked, Wish } from './wish.ts'

/** Points for the foods of a dish, and the most that any can get. */
export type PartsJudge = { judge(parts: readonly Part[]): number; atMost: number }

/**
 * What is in the house should be used, what expires first before all, and little else be bought.
 */
export function openPantryJudge({ pantry, asked }: Wish): PartsJudge {
  const inHouse = new Set(pantry.flatMap(({ foods }) => foods))
  const joins = asked.some(({ stocked }) => stocked)
  const worth = openWorth(pantry, joins ? OF_HOUSE : BESIDE_A_DISH)
  const cost = joins ? costOfBuying : () => 0.4
  const valued = pantry.map((food) => {
    return { foods: food.foods, points: worth(food) * (joins ? weightIn(food.foods) : 1) }
  })
  const sum = (entries: typeof valued) => entries.reduce((total, { points }) => total + points, 0)
  const judge = (parts: readonly Part[]) => {
    if (valued.length === 0) return 0
    const used = new Set(parts.map(({ id }) => id))
    const bought = [...used].filter((id) => !inHouse.has(id) && id !== 'water')
    const spent = bought.reduce((total, id) => total + cost(id), 0)
    return sum(valued.filter(({ foods }) => foods.some((id) => used.has(id)))) - spent
  }
  return { judge, atMost: sum(valued) }
}

/** Points of what expires within so many days; of what keeps longer, or has no date, least. */
type Urgency = { within: readonly (readonly [days: number, points: number])[]; least: number }

/** Where nothing may join the dish that was named, the house only decides between like and like. */
const BESIDE_A_DISH: Urgency = {
  within: [
    [1, 8],
    [3, 5],
    [6, 3],
  ],
  least: 1,
}

const OF_HOUSE: Urgency = {
  within: [
    [1, 13],
    [3, 8],
    [6, 5],
  ],
  least: 4,
}

/** What of all expires first counts more, whenever that is. */
const FIRST = 3

function openWorth(pantry: readonly Stocked[], { within, least }: Urgency) {
  const first = Math.min(...pantry.flatMap(({ daysLeft }) => daysLeft ?? []))
  return ({ daysLeft }: Stocked) => {
    if (daysLeft === undefined) return least
    const [, points] = within.find(([days]) => daysLeft <= days) ?? [0, least]
    return points + (daysLeft === first ? FIRST : 0)
  }
}

/** The kilo of lamb counts for more than the dill beside it. */
function weightIn(foods: readonly FoodId[]): number {
  if (foods.some((id) => isKind(id, ...MAIN_KINDS))) return 1.6
  if (foods.some((id) => isFilling(id) || isKind(id, 'legume', 'egg', 'grain'))) return 1.2
  return foods.every((id) => isKind(id, 'herb', 'spice', 'heat', 'fat', 'acid')) ? 0.7 : 1
}

/** A main that must be bought makes it a shopping trip; a spoon of something hardly counts. */
function costOfBuying(id: FoodId): number {
  if (isKind(id, ...MAIN_KINDS)) return 8
  if (isFilling(id) || isKind(id, 'legume', 'egg', 'bread', 'wrap', 'grain')) return 4
  if (isKind(id, 'vegetable', 'root', 'leaf', 'fruit', 'cheese')) return 3
  if (ALWAYS_THERE.includes(id)) return 0
  return isKind(id, 'spice', 'fat') ? 0.4 : 1
}

/** In any kitchen, whether somebody wrote it down or not. */
const ALWAYS_THERE: readonly FoodId[] = ['salt', 'black-pepper', 'oil', 'olive-oil']
