import type { Db } from '../../../platform/database/index.ts'
import { workForAWhile } from '../../../platform/jobs/index.ts'
import {
  type AnswerContent,
  deleteOwnRecipe,
  lockOwnRecipe,
  writeAnswered,
  writeEarlier,
} from '../../recipes/index.ts'
import { deleteEmptyCollections } from '../../saved/index.ts'
import {
  findMadeRevision,
  listUndoable,
  renewRevision,
  setItemState,
  type UndoableItem,
} from '../item-queries.ts'
import { listMadeCollections } from '../lists-queries.ts'
import { finishImport } from '../queries.ts'
import { takeBack } from './bring-in-lists.ts'
import { holdLease, REST, type RunDeps, type Work } from './work.ts'

/** Takes back what an import brought in, for some seconds; answers whether there is more. */
export async function undoForAWhile(
  deps: RunDeps,
  work: Work,
  signal: AbortSignal,
): Promise<boolean> {
  const isMore = await workForAWhile(
    signal,
    async () => {
      const items = await listUndoable(deps.database.db, work.id, AT_ONCE)
      for (const item of items) await takeItemBack(deps, work, item)
      return items.length > 0
    },
    REST,
  )
  if (!isMore) await finishUndoing(deps, work)
  return isMore
}

const AT_ONCE = 10

async function takeItemBack(deps: RunDeps, work: Work, item: UndoableItem): Promise<void> {
  const { database, workers, now } = deps
  const { kind, made, position } = item
  const place = { importId: work.id, position }
  await writeAnswered(workers, work.userId, (answer) =>
    database.transaction(async (tx) => {
      await holdLease(tx, work, now())
      if (kind === 'plan' || kind === 'shopping list') await takeBack[kind](tx, work.userId, made)
      const kept = kind === 'recipe' ? await takeRecipeBack(tx, deps, { work, item }, answer) : null
      await setItemState(tx, place, kept ? { state: 'kept', reason: kept } : { state: 'undone' })
    }),
  )
}

/** Answers why a recipe stays, if it does. */
async function takeRecipeBack(
  tx: Db,
  deps: RunDeps,
  { work, item }: { work: Work; item: UndoableItem },
  answer: AnswerContent,
): Promise<string | null> {
  const { userId: authorId } = work
  const { recipe_id: id, position, replaced } = item
  const recipe = id === null ? undefined : await lockOwnRecipe(tx, id, authorId)
  if (id === null || !recipe) return null
  const revision = await findMadeRevision(tx, { importId: work.id, position })
  if (recipe.revision !== revision) return 'You have changed it since.'
  if (replaced !== null) {
    // What was public before the import needs no other question.
    const earlier = { member: { id: authorId }, id, revision: replaced, confirmOrigin: true }
    await writeEarlier(tx, deps, earlier, answer)
    const renewed = { recipeId: id, from: replaced, to: recipe.revision + 1 }
    await renewRevision(tx, work.id, renewed)
    return null
  }
  if (recipe.status === 'published') return 'You have published it since.'
  await deleteOwnRecipe(tx, id, authorId)
  await deps.events.emit(tx, { type: 'recipe.deleted', recipeId: id, authorId })
  return null
}

async function finishUndoing({ database, now }: RunDeps, work: Work): Promise<void> {
  await database.transaction(async (tx) => {
    await holdLease(tx, work, now())
    const made = await listMadeCollections(tx, work.id)
    await deleteEmptyCollections(tx, work.userId, made)
    await finishImport(tx, work.id, { state: 'undone' }, now())
  })
}
