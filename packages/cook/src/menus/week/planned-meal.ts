import type { PantryEntry } from '@potluck/kitchen/composer'
import type { Version } from '../../choose-version.ts'
import type { Meal } from '../menu.ts'
import type { Day } from './days.ts'
import type { WeekWish } from './read-week-wish.ts'

/** A meal of a plan. */
export type PlannedMeal = {
  day: Day
  at: number
  meal: Meal
  version: Version
  /** The foods in the house that it uses, soonest to expire first. */
  uses: readonly PantryEntry[]
}

export type WeekChoice = WeekWish & {
  seed: number
  /** Titles of dishes it may not have. */
  avoided: ReadonlySet<string>
}
