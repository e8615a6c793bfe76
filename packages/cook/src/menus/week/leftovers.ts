import type { Dish } from '@potluck/cookbook'
import type { Meal } from '../menu.ts'
import type { Day } from './days.ts'
import type { PlannedMeal } from './planned-meal.ts'
import type { WeekWish } from './read-week-wish.ts'
import { KEEPS_WELL } from './score-meal.ts'

/** A meal that is not cooked, but left over from another. */
export type Left = { of: PlannedMeal; day: Day; at: number; meal: Meal }

/** Days that cooked food keeps in the fridge (USDA: 3 to 4). */
const MOST_DAYS_KEPT = 3

/** The meals of leftovers: on days for which they were asked, or every lunch. */
export function listLeft(chosen: readonly PlannedMeal[], choice: WeekWish): Left[] {
  const { days, ofDays, lunchIsLeft, meals } = choice
  const taken = new Set<PlannedMeal>()
  return days.flatMap((day, at): Left[] => {
    const isDinner = ofDays.get(day.name)?.isLeftovers === true
    if (!isDinner && !lunchIsLeft) return []
    const of = findSource(chosen, at, taken)
    if (!of) return []
    taken.add(of)
    return [{ of, day, at, meal: isDinner ? (meals.at(-1) ?? 'dinner') : 'lunch' }]
  })
}

/**
 * The latest dinner before that day that keeps and is not yet used. One that reheats well may be up to two days older.
 */
function findSource(
  chosen: readonly PlannedMeal[],
  at: number,
  taken: ReadonlySet<PlannedMeal>,
): PlannedMeal | undefined {
  return chosen
    .filter((one) => one.meal === 'dinner' && one.at < at && at - one.at <= MOST_DAYS_KEPT)
    .filter((one) => !taken.has(one) && keeps(one.version.dish))
    .toSorted((one, other) => rankOf(other) - rankOf(one))[0]
}

function rankOf({ version, at }: PlannedMeal): number {
  return at + (GOOD_AGAIN.has(version.dish.kind) ? 2 : 0)
}

/** As good cold or reheated. */
const GOOD_AGAIN: ReadonlySet<string> = new Set([
  ...KEEPS_WELL,
  'roast',
  'meat',
  'meatballs',
  'pie',
])

function keeps({ keeps: said }: Dish): boolean {
  return (
    /\b(?:[2-7]|two|three|four|five) (?:to \w+ )?days\b/.test(said) && !/\bat once\b/.test(said)
  )
}
