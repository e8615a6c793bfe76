/** What can be charted for a week. */
export const CHARTED = ['kcal', 'protein', 'fat', 'carbs', 'fiber', 'sodium'] as const
export type Charted = (typeof CHARTED)[number]
