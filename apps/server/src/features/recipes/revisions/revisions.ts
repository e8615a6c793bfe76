import type { GivenUpVersion, Recipe } from '@potluck/contract'
import type { z } from 'zod'
import { type Database, type Db, toIso } from '../../../platform/database/index.ts'
import type { Events } from '../../../platform/events/index.ts'
import { AppError, type Member } from '../../../platform/http/index.ts'
import { uuidv7 } from '../../../platform/ids.ts'
import { toPhoto } from '../../../platform/media/index.ts'
import type { Workers } from '../../../platform/workers/index.ts'
import { type AnswerContent, writeAnswered } from '../answering.ts'
import { applyChanges, EMPTY_CONTENT } from '../content.ts'
import { refuseUnconfirmed } from '../origin-question.ts'
import { lockOwn, refuseIncomplete, toContent } from '../own-recipe.ts'
import * as queries from '../queries.ts'
import { findRecipe } from '../reading-queries.ts'
import { toRecipe } from '../recipe-answer.ts'
import * as revisionQueries from './revision-queries.ts'

type RevisionsDeps = { database: Database; events: Events; workers: Workers; now: () => Date }

/** The earlier versions of the member's own recipe. Another cook's recipe answers 404. */
export function createRevisions(deps: RevisionsDeps) {
  const { database, workers, now } = deps
  return {
    /** Newest first, at most 50. @throws RECIPE_NOT_FOUND */
    list: async (member: Member, id: string) => {
      const rows = await revisionQueries.listRevisions(database.db, id, member.id)
      if (!rows) throw new AppError('RECIPE_NOT_FOUND')
      return { revisions: rows.map((row) => ({ ...row, savedAt: toIso(row.savedAt) })) }
    },

    /** The content of that version. @throws RECIPE_NOT_FOUND, REVISION_NOT_FOUND */
    get: async (member: Member, id: string, revision: number) => {
      const owned = await queries.isOwnRecipe(database.db, id, member.id)
      if (!owned) throw new AppError('RECIPE_NOT_FOUND')
      const row = await getRevision(database.db, id, revision)
      return {
        // A version kept before a field existed has it blank.
        ...EMPTY_CONTENT,
        ...row.content,
        revision,
        savedAt: toIso(row.saved_at),
        ...(row.keeps_photo && { photo: toPhoto(row) }),
      }
    },

    /**
     * Saves an earlier version as the newest one, with the photo it had. The version it replaces is
     * kept, so that this can be undone; whether comments are allowed does not change.
     * @throws RECIPE_NOT_FOUND, REVISION_NOT_FOUND; if the recipe is published RECIPE_INCOMPLETE where the
     * version does not meet the rules, ORIGIN_UNCONFIRMED where it has another source without `confirmOrigin`
     */
    restore: async (
      member: Member,
      id: string,
      revision: number,
      { confirmOrigin = false }: { confirmOrigin?: boolean | undefined } = {},
    ): Promise<z.output<typeof Recipe>> => {
      const earlier = { member, id, revision, confirmOrigin }
      await writeAnswered(workers, member.id, (answer) =>
        database.transaction((tx) => writeEarlier(tx, deps, earlier, answer)),
      )
      return getRecipe(member, id)
    },

    /**
     * Keeps what a cook discarded for another version, with the photo of the revision it was based
     * on. The recipe stays as it is, one revision further on.
     * @throws RECIPE_NOT_FOUND
     */
    keepGivenUp: async (
      member: Member,
      id: string,
      { base, ...fields }: z.output<typeof GivenUpVersion>,
    ): Promise<z.output<typeof Recipe>> => {
      await database.transaction(async (tx) => {
        const recipe = await lockOwn(tx, id, member)
        const content = applyChanges(toContent(recipe), fields)
        const imageHash = await revisionQueries.findPhotoAt(tx, recipe, base)
        await revisionQueries.keepGivenUp(tx, recipe, { content, imageHash }, now())
      })
      return getRecipe(member, id)
    },

    /**
     * Makes a draft of its own of a version, with the photo it had: the way back from two that were made
     * one. A version that was given up goes, for it is that draft now.
     * @throws RECIPE_NOT_FOUND, REVISION_NOT_FOUND
     */
    makeDraft: async (
      member: Member,
      id: string,
      revision: number,
    ): Promise<{ recipeId: string }> => {
      const recipeId = uuidv7()
      await writeAnswered(workers, member.id, (answer) =>
        database.transaction(async (tx) => {
          const recipe = await lockOwn(tx, id, member)
          const kept = await getRevision(tx, id, revision)
          const imageHash = kept.keeps_photo ? kept.image_hash : recipe.imageHash
          const columns = {
            id: recipeId,
            authorId: member.id,
            imageHash,
            hasCover: recipe.hasCover || imageHash !== null,
          }
          const content = applyChanges(EMPTY_CONTENT, kept.content)
          await queries.insertRecipe(tx, columns, answer(content), now())
          await revisionQueries.forgetGivenUp(tx, id, revision)
        }),
      )
      return { recipeId }
    },
  }

  async function getRecipe(member: Member, id: string): Promise<z.output<typeof Recipe>> {
    const row = await findRecipe(database, id, member.id)
    if (!row) throw new AppError('RECIPE_NOT_FOUND')
    return toRecipe(row)
  }
}

export type Revisions = ReturnType<typeof createRevisions>

type Earlier = {
  member: Pick<Member, 'id'>
  id: string
  revision: number
  confirmOrigin: boolean
}

/**
 * Saves the content and photo of a revision as the newest version, and keeps the version it
 * replaces.
 */
export async function writeEarlier(
  tx: Db,
  { events, now }: Pick<RevisionsDeps, 'events' | 'now'>,
  { member, id, revision, confirmOrigin }: Earlier,
  answer: AnswerContent,
): Promise<void> {
  const recipe = await lockOwn(tx, id, member)
  const kept = await getRevision(tx, id, revision)
  const current = toContent(recipe)
  const { allowComments } = current
  const content = applyChanges(current, { ...EMPTY_CONTENT, ...kept.content, allowComments })
  const imageHash = kept.keeps_photo ? kept.image_hash : recipe.imageHash
  const hasCover = recipe.hasCover || imageHash !== null
  if (recipe.status === 'published') refuseIncomplete(content, hasCover)
  if (!confirmOrigin) await refuseUnconfirmed(tx, recipe, content.origin)
  await revisionQueries.keepRevision(tx, recipe, current)
  await queries.replaceContent(tx, recipe, answer(content), { imageHash, hasCover }, now())
  if (recipe.status !== 'published') return
  await events.emit(tx, { type: 'recipe.changed', recipeId: id, authorId: recipe.authorId })
}

async function getRevision(
  db: Db,
  id: string,
  revision: number,
): Promise<revisionQueries.RevisionRow> {
  const kept = await revisionQueries.findRevision(db, id, revision)
  if (!kept) throw new AppError('REVISION_NOT_FOUND')
  return kept
}
