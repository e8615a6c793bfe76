/** What a week is charted by. */
export const CHARTED = ['kcal', 'protein', 'fat', 'carbs', 'fiber', 'sodium'] as const
export type Charted = (typeof CHARTED)[number]
