/**
 * The parts of an archive that an import takes, by file name; everything else belongs to the site
 * it came from.
 */
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

/** Files that every archive has, and no other program's. */
export const ARCHIVE_FILES = ['collections.json', 'saved-recipes.json', 'meal-plan.json'] as const

/** Why something in an archive is left out, or imported with changes. */
export const IMPORT_PROBLEMS = [
  'not-a-recipe',
  'picture',
  'now-a-draft',
  'of-others',
  'unreadable',
  'not-here',
  'full',
] as const
export type ImportProblem = (typeof IMPORT_PROBLEMS)[number]

export const ARCHIVE_LIMITS = {
  /** The size of an uploaded zip. */
  bytes: 200 * 1024 * 1024,
  recipes: 5_000,
  /** Rows in each of the other files. */
  rows: 10_000,
  /** Problems that are listed; further ones are only counted. */
  problems: 50,
} as const
