import type { Database, Db } from '../../platform/database/index.ts'
import type { Events } from '../../platform/events/index.ts'
import { AppError, type Member } from '../../platform/http/index.ts'
import type { Move } from '../../platform/move.ts'
import { moveEntries } from '../activity/index.ts'
import { moveCookings } from '../cooked/index.ts'
import { movePlanned } from '../planner/index.ts'
import { deleteOwnRecipe, keepGivenUp, lockOwn, toContent } from '../recipes/index.ts'
import { moveInCollections } from '../saved/index.ts'
import { moveShoppingLines } from '../shopping/index.ts'
import { lockPair, toPairIds } from './pair-queries.ts'

type MergingDeps = { database: Database; events: Events; now: () => Date }

/** The cook's own lists and records that name a recipe. */
const MOVES: readonly ((tx: Db, move: Move) => Promise<void>)[] = [
  moveInCollections,
  movePlanned,
  moveShoppingLines,
  moveCookings,
  moveEntries,
]

/**
 * Keeps one of two of a member's recipes that seem to be one. The other becomes a version of it, with its
 * photo, and can be made a draft again; collections, plans, shopping lines and records of cooking that named it name the kept one.
 * @throws RECIPE_NOT_FOUND unless both are the member's and seem to be one
 */
export async function mergeDoubles(
  { database, events, now }: MergingDeps,
  member: Member,
  { kept: keptId, gone: goneId }: { kept: string; gone: string },
): Promise<{ revision: number }> {
  return database.transaction(async (tx) => {
    // In one order, whichever is kept: two at once would wait for each other.
    const { first_id, second_id } = toPairIds(keptId, goneId)
    const first = await lockOwn(tx, first_id, member)
    const second = await lockOwn(tx, second_id, member)
    if (!(await lockPair(tx, member.id, { first_id, second_id }))) {
      throw new AppError('RECIPE_NOT_FOUND')
    }
    const [kept, gone] = first.id === keptId ? [first, second] : [second, first]
    const version = { content: toContent(gone), imageHash: gone.imageHash }
    const revision = await keepGivenUp(tx, kept, version, now())
    for (const move of MOVES) await move(tx, { userId: member.id, from: goneId, to: keptId })
    await deleteOwnRecipe(tx, goneId, member.id)
    await events.emit(tx, { type: 'recipe.deleted', recipeId: goneId, authorId: member.id })
    return { revision }
  })
}
