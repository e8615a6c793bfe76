import { isDeepStrictEqual } from 'node:util'
import type { RecipeChanges } from '@potluck/contract'
import type { z } from 'zod'
import type { Database, Db } from '../../platform/database/index.ts'
import type { Events } from '../../platform/events/index.ts'
import { AppError, type Member } from '../../platform/http/index.ts'
import type { Images } from '../../platform/media/index.ts'
import type { Workers } from '../../platform/workers/index.ts'
import { type AnswerContent, writeAnswered } from './answering.ts'
import { applyChanges } from './content.ts'
import { refuseUnconfirmed } from './origin-question.ts'
import { lockOwn, refuseIncomplete, toContent } from './own-recipe.ts'
import * as queries from './queries.ts'
import type { RecipeAnswer } from './reading.ts'
import { findPhotoAt, keepRevision } from './revisions/revision-queries.ts'

type ChangingDeps = {
  database: Database
  images: Images
  events: Events
  workers: Workers
  now: () => Date
  get(member: Member, id: string): Promise<RecipeAnswer>
}
type Changes = z.output<typeof RecipeChanges>

const REVISION_EVERY_MS = 10 * 60_000

/** Changes the member's own recipe, draft or public. */
export function createChanging({ database, images, events, workers, now, get }: ChangingDeps) {
  return {
    /**
     * Changes what was sent; without a real change there is no new revision.
     * @throws RECIPE_NOT_FOUND, STALE_REVISION if it was changed elsewhere or an autosave finds it
     * published, RECIPE_INCOMPLETE if it is published and would no longer meet the rules,
     * ORIGIN_UNCONFIRMED if it is published and gets another source without `confirmOrigin`
     */
    update: async (
      member: Member,
      id: string,
      changes: Changes,
      photo?: Buffer,
    ): Promise<RecipeAnswer> => {
      const image = photo && (await images.store(photo, member.id))
      try {
        await writeAnswered(workers, member.id, (answer) =>
          database.transaction(async (tx) => {
            const recipe = await lockOwn(tx, id, member)
            await changeLocked(tx, recipe, changes, { uploaded: image?.hash, answer })
          }),
        )
      } catch (error) {
        if (!(error instanceof StaleRevision)) throw error
        throw new AppError('STALE_REVISION', {
          extra: { recipe: await get(member, id) },
          cause: error,
        })
      }
      return get(member, id)
    },
  }

  async function changeLocked(
    tx: Db,
    recipe: queries.OwnRecipe,
    changes: Changes,
    { uploaded, answer }: { uploaded: string | undefined; answer: AnswerContent },
  ): Promise<void> {
    if (isStale(changes, recipe)) throw new StaleRevision()
    const before = toContent(recipe)
    const content = applyChanges(before, changes)
    const imageHash = uploaded ?? (await chosenPhoto(tx, recipe, changes))
    const hasCover = recipe.hasCover || uploaded !== undefined || changes.cover !== undefined
    const isOtherPhoto = imageHash !== recipe.imageHash
    const isSameCover = !isOtherPhoto && hasCover === recipe.hasCover
    if (isSameCover && isDeepStrictEqual(content, before)) return
    const isPublished = recipe.status === 'published'
    if (isPublished) refuseIncomplete(content, hasCover)
    if (!changes.confirmOrigin) await refuseUnconfirmed(tx, recipe, content.origin)
    // A photo that is in no kept version would be swept.
    const keeps = isOtherPhoto || changes.keepPrevious || isPublished
    const since = keeps ? undefined : new Date(now().getTime() - REVISION_EVERY_MS)
    await keepRevision(tx, recipe, before, since)
    await queries.replaceContent(tx, recipe, answer(content), { imageHash, hasCover }, now())
    if (!isPublished) return
    const { id, authorId } = recipe
    await events.emit(tx, { type: 'recipe.changed', recipeId: id, authorId })
  }
}

/** Leaves the transaction before the current recipe is read for the answer. */
class StaleRevision extends Error {}

/** Whether the recipe was changed or published after its editor loaded it. */
function isStale({ revision, autosave }: Changes, recipe: queries.OwnRecipe): boolean {
  if (autosave && recipe.status === 'published') return true
  return revision !== undefined && revision !== recipe.revision
}

/**
 * The photo without an upload: none for the illustrated cover, an earlier one, or the current one.
 */
async function chosenPhoto(tx: Db, recipe: queries.OwnRecipe, { cover, photoOf }: Changes) {
  if (cover) return null
  return photoOf === undefined ? recipe.imageHash : findPhotoAt(tx, recipe, photoOf)
}
