import type { Part } from './dish/part.ts'
import { type FoodId, isFilling, isKind, MAIN_KINDS } from './foods/foods.ts'
import type { Stocked, Wish } from './wish.ts'

/** Points for the foods of a dish, and the most that any dish can get. */
export type PartsJudge = { judge(parts: readonly Part[]): number; atMost: number }

/** Rewards using what is at home, above all what expires first, and buying little. */
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

/**
 * Points for an item that expires within a number of days; the fewest for items that keep longer or
 * have no date.
 */
type Urgency = { within: readonly (readonly [days: number, points: number])[]; least: number }

/** For a dish that was named and takes no additions, the pantry only decides between equals. */
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

/** The item that expires first of all counts more, whenever that is. */
const FIRST = 3

function openWorth(pantry: readonly Stocked[], { within, least }: Urgency) {
  const first = Math.min(...pantry.flatMap(({ daysLeft }) => daysLeft ?? []))
  return ({ daysLeft }: Stocked) => {
    if (daysLeft === undefined) return least
    const [, points] = within.find(([days]) => daysLeft <= days) ?? [0, least]
    return points + (daysLeft === first ? FIRST : 0)
  }
}

/** A kilo of lamb counts for more than the dill beside it. */
function weightIn(foods: readonly FoodId[]): number {
  if (foods.some((id) => isKind(id, ...MAIN_KINDS))) return 1.6
  if (foods.some((id) => isFilling(id) || isKind(id, 'legume', 'egg', 'grain'))) return 1.2
  return foods.every((id) => isKind(id, 'herb', 'spice', 'heat', 'fat', 'acid')) ? 0.7 : 1
}

/** A main that must be bought means a shopping trip; a spoonful of something hardly counts. */
function costOfBuying(id: FoodId): number {
  if (isKind(id, ...MAIN_KINDS)) return 8
  if (isFilling(id) || isKind(id, 'legume', 'egg', 'bread', 'wrap', 'grain')) return 4
  if (isKind(id, 'vegetable', 'root', 'leaf', 'fruit', 'cheese')) return 3
  if (ALWAYS_THERE.includes(id)) return 0
  return isKind(id, 'spice', 'fat') ? 0.4 : 1
}

/** In every kitchen, listed or not. */
const ALWAYS_THERE: readonly FoodId[] = ['salt', 'black-pepper', 'oil', 'olive-oil']
