import type { RecipeData } from '@potluck/kitchen'
import type { Answer } from '../turns.ts'

export type Menu = NonNullable<Answer['menu']>

export type Change = NonNullable<Answer['adaptation']>['changes'][number]

/** The kind of an answer: a menu or plan, a recipe (beside its original if it has one), or words. */
export type Page =
  | { kind: 'recipe'; recipe: RecipeData; changes: readonly Change[] | undefined }
  | { kind: 'menu'; menu: Menu }
  | { kind: 'words'; text: string }
