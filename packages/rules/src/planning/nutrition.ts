/** The nutrients a cook can set a daily goal for: in kcal, g, and mg of sodium. */
export const GOAL_NUTRIENTS = ['kcal', 'protein', 'carbs', 'fat', 'fiber', 'sodium'] as const
export type GoalNutrient = (typeof GOAL_NUTRIENTS)[number]

/** Bounds against typing errors only: which goal is right is the cook's decision. */
export const GOAL_LIMITS = {
  kcal: { min: 100, max: 15_000 },
  protein: { min: 1, max: 1_000 },
  carbs: { min: 1, max: 2_000 },
  fat: { min: 1, max: 1_000 },
  fiber: { min: 1, max: 300 },
  sodium: { min: 10, max: 20_000 },
} as const satisfies Record<GoalNutrient, { min: number; max: number }>

/**
 * An amount as it is shown: one decimal below ten, whole numbers above and for energy; figures of
 * food are no more precise.
 */
export function roundAmount(nutrient: string, amount: number): number {
  return amount < 10 && nutrient !== 'kcal' ? Math.round(amount * 10) / 10 : Math.round(amount)
}

/** A typed goal: a whole number within its bounds, null for none, undefined if invalid. */
export function readGoal(nutrient: GoalNutrient, typed: string): number | null | undefined {
  const text = typed.trim()
  if (text === '') return null
  const { min, max } = GOAL_LIMITS[nutrient]
  const goal = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN
  return goal >= min && goal <= max ? goal : undefined
}
