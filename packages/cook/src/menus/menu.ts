import type { RecipeData } from '@potluck/kitchen'

/** Dishes that go together: those of one table, or those of some days. */
export type Menu = {
  of: 'menu' | 'week'
  title: string
  /** People who eat. */
  servings: number
  /** When it is served, in minutes from midnight, where that was said. */
  servedAt?: number | undefined
  dishes: readonly MenuDish[]
  /** What is done when, from the first thing to the last; a week has none. */
  timeline: readonly MenuMoment[]
  /** What it does not keep to, and what to mind, one sentence each. */
  notes: readonly string[]
  /** The words it was made from: a change goes on from them. */
  asked: string
}

export type MenuDish = {
  /** 'Starter'; 'Monday', or 'Monday lunch' where a day has several meals. */
  slot: string
  /** Of a week: the day, counted from its first one. */
  day?: number | undefined
  /** Of a week whose first day is known: 'YYYY-MM-DD'. */
  date?: string | undefined
  meal?: Meal | undefined
  recipe: RecipeData
  /** Why it is there or what to mind; '' for nothing. */
  note: string
  /** The slot that it was cooked in, where it is only warmed again. */
  leftFrom?: string | undefined
  /** The dish of the book and its variants, for a change to go on from. */
  made: {
    id: string
    by: readonly string[]
    isSmall?: boolean | undefined
    onlyFor?: number | undefined
  }
}

export type Meal = 'breakfast' | 'lunch' | 'dinner'

export type MenuMoment = {
  /** Before it is served; below zero for what is done while people eat. */
  minutesBefore: number
  /** The title of its recipe. */
  dish: string
  text: string
  /** Minutes of work, and what it then takes by itself. */
  active: number
  unattended: number
}
