/** What an import takes from an archive, by the names of its files; everything else belongs to where it was made. */
export const ARCHIVE_PARTS = [
  'recipes',
  'collections',
  'saved-recipes',
  'pantry',
  'meal-plan',
  'shopping-list',
  'nutrition-goals',
] as const
export type ArchivePartName = (typeof ARCHIVE_PARTS)[number]

/** Why something of an archive stays out, or comes in otherwise than it was. */
export const IMPORT_PROBLEMS = [
  'not-a-recipe',
  'picture',
  'now-a-draft',
  'unreadable',
  'not-here',
  'full',
] as const
export type ImportProblem = (typeof IMPORT_PROBLEMS)[number]

export const ARCHIVE_LIMITS = {
  /** Of a zip that is uploaded. */
  bytes: 200 * 1024 * 1024,
  recipes: 5_000,
  /** Rows of each of its other files. */
  rows: 10_000,
  /** Problems that are named; the others are counted. */
  problems: 50,
} as const
