import type { RecipeData } from '@potluck/kitchen'

/** Dishes that belong together: those of one meal, or those of several days. */
export type Menu = {
  of: 'menu' | 'week'
  title: string
  /** How many people eat. */
  servings: number
  /** When it is served, in minutes from midnight, if the request said so. */
  servedAt?: number | undefined
  dishes: readonly MenuDish[]
  /** What to do and when, from the first step to the last. Empty for a week. */
  timeline: readonly MenuMoment[]
  /** Conditions it does not meet and things to mind, one sentence each. */
  notes: readonly string[]
  /** The words the menu was made from; a later change builds on them. */
  asked: string
}

export type MenuDish = {
  /** 'Starter'; in a plan 'Monday', or 'Monday lunch' when a day has several meals. */
  slot: string
  /** In a week: the day, counted from the first one. */
  day?: number | undefined
  /** In a week whose first day is known: 'YYYY-MM-DD'. */
  date?: string | undefined
  meal?: Meal | undefined
  recipe: RecipeData
  /** Why the dish is there or what to mind about it; '' for none. */
  note: string
  /** The slot the dish was cooked in, if it is only reheated here. */
  leftFrom?: string | undefined
  /** The id of the dish in the book and the names of its variants, so that a change can build on them. */
  made: {
    id: string
    by: readonly string[]
    isSmall?: boolean | undefined
    onlyFor?: number | undefined
  }
}

export type Meal = 'breakfast' | 'lunch' | 'dinner'

export type MenuMoment = {
  /** Minutes before serving; negative for a step that is done while people eat. */
  minutesBefore: number
  /** The title of its recipe. */
  dish: string
  text: string
  /** Minutes of work, and the minutes that follow without any. */
  active: number
  unattended: number
}
