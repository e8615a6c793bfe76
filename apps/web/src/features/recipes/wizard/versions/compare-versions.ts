import { hasSameEntries } from '@potluck/kitchen'
import type { RecipeForm } from '../recipe-form.ts'
import { toLines, VERSION_FIELDS, type VersionField } from './version-fields.ts'

export type Side = 'mine' | 'theirs'

/** A field that two versions of a recipe do not agree on. */
export interface FieldConflict {
  field: VersionField
  /** Who changed it since both were one. */
  changedBy: Side | 'both'
}

interface Versions {
  /** What both started from. */
  base: RecipeForm
  mine: RecipeForm
  theirs: RecipeForm
}

/** Which side stands, for each field that differs. */
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

/** Whoever changed a field has it; where both did, it is mine until the cook says otherwise. */
export function proposeSides(conflicts: readonly FieldConflict[]): SideChoices {
  return Object.fromEntries(
    conflicts.map(({ field, changedBy }) => [field, changedBy === 'both' ? 'mine' : changedBy]),
  )
}

/** Whether something that I changed does not stand. */
export function givesUpMine(conflicts: readonly FieldConflict[], choices: SideChoices): boolean {
  return conflicts.some(
    ({ field, changedBy }) => changedBy !== 'theirs' && choices[field] === 'theirs',
  )
}

/** One side throughout. */
export function takeAll(conflicts: readonly FieldConflict[], side: Side): SideChoices {
  return Object.fromEntries(conflicts.map(({ field }) => [field, side]))
}

/** Mine, with the fields of theirs that were chosen. */
export function mergeVersions(
  mine: RecipeForm,
  theirs: RecipeForm,
  choices: SideChoices,
): RecipeForm {
  const taken = VERSION_FIELDS.filter((field) => choices[field] === 'theirs')
  return { ...mine, ...Object.fromEntries(taken.map((field) => [field, theirs[field]])) }
}
