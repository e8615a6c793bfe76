import { hasSameEntries } from '@potluck/kitchen'
import type { RecipeForm } from '../recipe-form.ts'
import { toLines, VERSION_FIELDS, type VersionField } from './version-fields.ts'

export type Side = 'mine' | 'theirs'

/** A field that differs between two versions of a recipe. */
export interface FieldConflict {
  field: VersionField
  /** Who changed it since the version both started from. */
  changedBy: Side | 'both'
}

interface Versions {
  /** The version both started from. */
  base: RecipeForm
  mine: RecipeForm
  theirs: RecipeForm
}

/** The side chosen for each field that differs. */
export type SideChoices = Partial<Record<VersionField, Side>>

/** The fields that differ, in the order of the wizard's steps. */
export function findConflicts({ base, mine, theirs }: Versions): FieldConflict[] {
  const isSame = (one: RecipeForm, other: RecipeForm, field: VersionField) =>
    hasSameEntries(toLines(one, field), toLines(other, field))
  return VERSION_FIELDS.filter((field) => !isSame(mine, theirs, field)).map((field) => {
    if (isSame(mine, base, field)) return { field, changedBy: 'theirs' }
    return { field, changedBy: isSame(theirs, base, field) ? 'mine' : 'both' }
  })
}

/** A field keeps the change of the only side that changed it; if both did, mine is proposed. */
export function proposeSides(conflicts: readonly FieldConflict[]): SideChoices {
  return Object.fromEntries(
    conflicts.map(({ field, changedBy }) => [field, changedBy === 'both' ? 'mine' : changedBy]),
  )
}

/** Whether the choices drop something that I changed. */
export function givesUpMine(conflicts: readonly FieldConflict[], choices: SideChoices): boolean {
  return conflicts.some(
    ({ field, changedBy }) => changedBy !== 'theirs' && choices[field] === 'theirs',
  )
}

/** Chooses one side for every field. */
export function takeAll(conflicts: readonly FieldConflict[], side: Side): SideChoices {
  return Object.fromEntries(conflicts.map(({ field }) => [field, side]))
}

/** My version, with the fields chosen from theirs. */
export function mergeVersions(
  mine: RecipeForm,
  theirs: RecipeForm,
  choices: SideChoices,
): RecipeForm {
  const taken = VERSION_FIELDS.filter((field) => choices[field] === 'theirs')
  return { ...mine, ...Object.fromEntries(taken.map((field) => [field, theirs[field]])) }
}
