import type { RecipeForm } from '../recipe-form.ts'
import type { FieldConflict, Side, SideChoices } from '../versions/compare-versions.ts'
import type { Picture } from '../versions/picture.ts'

export interface Versions {
  /** The version both started from. */
  base: RecipeForm
  mine: RecipeForm
  theirs: RecipeForm
  /**
   * The pictures saved with the two versions; a photo chosen here and not uploaded yet is never in
   * conflict.
   */
  pictures: Record<Side, Picture>
}

export interface Meeting extends Versions {
  /** Saves my version in the history if the other one replaces it; answers whether that worked. */
  keepMine: () => Promise<boolean>
}

/**
 * `theirs`: the other version is loaded, and there is nothing to save. `save`: the form as it is
 * now is to be saved, with the picture of that side.
 */
export type ConflictAnswer = 'later' | 'theirs' | { save: true; picture: Side }

/** The side chosen for each field and for the picture. */
export interface Decision {
  sides: SideChoices
  picture: Side
}

/** The conflict that is being asked about. */
export interface Asked {
  versions: Versions
  conflicts: FieldConflict[]
  isPictureAsked: boolean
  onDecide: (decision: Decision | 'later') => void
}
