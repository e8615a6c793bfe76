/** The periods for a recipe's figures, in days. */
export const ANALYTICS_DAYS = [7, 30, 90, 365] as const
export type AnalyticsDays = (typeof ANALYTICS_DAYS)[number]

/** The figures of a recipe over time. */
export const ANALYTICS_FIGURES = ['views', 'likes', 'saves', 'comments', 'ratings'] as const
export type AnalyticsFigure = (typeof ANALYTICS_FIGURES)[number]
