import type { Import, ImportItem } from '@potluck/contract'
import type { z } from 'zod'
import { toIso } from '../../platform/database/index.ts'
import type { ItemRow } from './item-queries.ts'
import type { ImportRow } from './queries.ts'

export function toImport(row: ImportRow): z.output<typeof Import> {
  return {
    _id: row.id,
    state: row.state,
    reason: row.reason,
    files: row.files,
    counts: {
      recipes: row.recipes,
      waiting: row.waiting,
      broughtIn: row.brought_in,
      hereAlready: row.here_already,
      skipped: row.skipped,
      refused: row.refused,
      undone: row.undone,
      kept: row.kept,
      withDoubts: row.with_doubts,
      doubles: row.double_count,
      coming: row.coming,
      undecided: row.undecided,
      pictures: row.pictures,
      picturesWaiting: row.pictures_waiting,
    },
    plannedMeals: row.planned_meals,
    shoppingLines: row.shopping_lines,
    doubles: row.doubles,
    plan: row.plan,
    shoppingLists: row.shopping_lists,
    createdAt: toIso(row.created_at),
    finishedAt: row.finished_at && toIso(row.finished_at),
    canUndo: UNDOABLE.has(row.state) && row.brought_in > 0,
  }
}

export const UNDOABLE: ReadonlySet<ImportRow['state']> = new Set(['paused', 'done', 'cancelled'])

export function toItem(row: ItemRow): z.output<typeof ImportItem> {
  return {
    position: row.position,
    file: row.file,
    format: row.format,
    kind: row.kind,
    title: row.title,
    state: row.state,
    recipeId: row.recipe_id,
    reason: row.reason,
    doubts: row.doubts,
    lost: row.lost,
    collections: row.collections,
    double: toDouble(row),
    like: toLike(row),
    choice: row.choice,
  }
}

/** A recipe that was deleted since is no double any more. */
function toDouble({ double_of: recipeId, double_title: title, double_why: why }: ItemRow) {
  return recipeId === null || title === null || why === null ? null : { recipeId, title, why }
}

/** Where a recipe of the cook's own is named, it says more. */
function toLike(row: ItemRow) {
  const { like_item: position, like_title: title, double_why: why } = row
  const isLike = position !== null && title !== null && why !== null && toDouble(row) === null
  return isLike ? { position, title, why } : null
}
