/**
 * The weights of the trending lists, by the effort an act takes a cook: a view a second, a comment
 * some minutes. Ratings count only in `chefs-pick`.
 */
export const WEIGHTS = { views: 1, likes: 3, saves: 4, comments: 5 } as const

/** A chef's pick has at least this average from at least this many raters. */
export const CHEFS_PICK = { rating: 4.5, raters: 3 } as const

/** Entries of a ranked list: many more than are shown, so that hidden recipes can be skipped. */
export const LIST_LENGTH = 300

/** The lists that a job keeps. `week` is also explore's 'trending'. */
export const RANKED_LISTS = ['day', 'week', 'month', 'all-time', 'easy', 'chefs-pick'] as const
export type RankedList = (typeof RANKED_LISTS)[number]
