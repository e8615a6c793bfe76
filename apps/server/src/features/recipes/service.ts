import { isDeepStrictEqual } from 'node:util'
import type { NewRecipe, Recipe, RecipeChanges } from '@potluck/contract'
import { publicationProblems } from '@potluck/rules'
import type { z } from 'zod'
import type { Database, Db } from '../../platform/database/index.ts'
import type { Events } from '../../platform/events/index.ts'
import { AppError, type Member, pageOf } from '../../platform/http/index.ts'
import { isUuid, uuidv7 } from '../../platform/ids.ts'
import type { Images } from '../../platform/media/index.ts'
import type { Workers } from '../../platform/workers/index.ts'
import * as adaptations from './adaptations.ts'
import { answerContent, writeAnswered } from './answering.ts'
import { toCard } from './cards.ts'
import { applyChanges, EMPTY_CONTENT } from './content.ts'
import { lockOwn, refuseIncomplete, toContent } from './own-recipe.ts'
import * as queries from './queries.ts'
import { type PublicRecipe, toPublicRecipe, toRecipe, toRecipeJson } from './recipe-answer.ts'
import { findPhotoAt, keepRevision } from './revision-queries.ts'

export type RecipesDeps = {
  database: Database
  images: Images
  events: Events
  workers: Workers
  now: () => Date
}

type Draft = z.output<typeof NewRecipe>
type Changes = z.output<typeof RecipeChanges>
type Answer = z.output<typeof Recipe>

const REVISION_EVERY_MS = 10 * 60_000

/** Writing, publishing and reading recipes. Another cook's draft is hidden behind 404. */
export function createRecipes({ database, images, events, workers, now }: RecipesDeps) {
  return {
    /** Starts a draft from a photo, an illustrated cover or fields; an adaptation has times, servings and filing of its original where it says none. @throws INVALID_INPUT when there is none of them, RECIPE_NOT_FOUND when the original it was adapted from is not the member's to see, or what the photo is refused for */
    create: async (member: Member, draft: Draft, photo?: Buffer): Promise<{ recipeId: string }> => {
      const { cover, source, adaptedFrom, ...fields } = draft
      if (!photo && !cover && Object.keys(fields).length === 0) {
        throw new AppError('INVALID_INPUT', { at: 'image', message: 'Please select an image' })
      }
      const image = photo && (await images.store(photo, member.id))
      const recipeId = uuidv7()
      const original = adaptedFrom && (await getOriginal(database.db, adaptedFrom, member))
      const start = original ? adaptations.factsOf(original) : {}
      const content = applyChanges({ ...EMPTY_CONTENT, ...start }, fields)
      const answered = await answerContent(workers, member.id, content)
      await database.transaction(async (tx) => {
        const credit = adaptedFrom && (await getOriginal(tx, adaptedFrom, member, { lock: true }))
        const columns = {
          id: recipeId,
          authorId: member.id,
          imageHash: image?.hash ?? null,
          hasCover: image !== undefined || cover !== undefined,
          source: source ?? 'cook',
          ...(credit && toCredit(credit)),
        }
        await queries.insertRecipe(tx, columns, answered, now())
      })
      return { recipeId }
    },

    /** Changes what was sent; what changes nothing makes no revision. @throws RECIPE_NOT_FOUND, STALE_REVISION when it moved on or an autosave finds it published, RECIPE_INCOMPLETE when it is published and would no longer be fit for it */
    update: async (
      member: Member,
      id: string,
      changes: Changes,
      photo?: Buffer,
    ): Promise<Answer> => {
      const image = photo && (await images.store(photo, member.id))
      await writeAnswered(workers, member.id, (answer) =>
        database.transaction(async (tx) => {
          const recipe = await lockOwn(tx, id, member)
          if (isStale(changes, recipe)) throw new StaleRevision()
          const content = applyChanges(toContent(recipe), changes)
          const imageHash = image?.hash ?? (await chosenPhoto(tx, recipe, changes))
          const hasCover = recipe.hasCover || image !== undefined || changes.cover !== undefined
          const isSameCover = imageHash === recipe.imageHash && hasCover === recipe.hasCover
          if (isSameCover && isDeepStrictEqual(content, toContent(recipe))) return
          if (recipe.status === 'published') refuseIncomplete(content, hasCover)
          // A photo that is in no version is swept.
          const isOtherPhoto = imageHash !== recipe.imageHash
          const keeps = isOtherPhoto || changes.keepPrevious || recipe.status === 'published'
          const since = keeps ? undefined : new Date(now().getTime() - REVISION_EVERY_MS)
          await keepRevision(tx, recipe, toContent(recipe), since)
          await queries.replaceContent(tx, recipe, answer(content), { imageHash, hasCover }, now())
          if (recipe.status === 'published') await tellChange(tx, recipe)
        }),
      ).catch(async (error: unknown) => {
        if (!(error instanceof StaleRevision)) throw error
        throw new AppError('STALE_REVISION', { extra: { recipe: await get(member, id) } })
      })
      return get(member, id)
    },

    /** The recipe, ready to send, and whose it is. @throws RECIPE_NOT_FOUND */
    open: async (member: Member, id: string) => {
      const row = await getRow(member, id)
      return { authorId: row.recipe.author_id, json: toRecipeJson(row) }
    },

    /** The recipe as this member may read it, or undefined. */
    find: async (member: Member, id: string): Promise<Answer | undefined> => {
      const row = isUuid(id) ? await queries.findRecipe(database, id, member.id) : undefined
      return row && toRecipe(row)
    },

    /** What a visitor may know of a public recipe, or undefined. */
    findPublic: async (id: string): Promise<PublicRecipe | undefined> => {
      const row = isUuid(id) ? await queries.findPublicRecipe(database, id) : undefined
      return row && toPublicRecipe(row)
    },

    /** What stands between one's draft and its publication. @throws RECIPE_NOT_FOUND */
    validate: async (
      member: Member,
      id: string,
    ): Promise<{ errors: string[]; canPublish: boolean }> => {
      const { recipe: row } = await getRow(member, id)
      if (row.author_id !== member.id) throw new AppError('RECIPE_NOT_FOUND')
      const errors = publicationProblems({
        ...row,
        cookTime: row.cook_time,
        hasCover: row.has_cover,
      })
      return { errors, canPublish: errors.length === 0 }
    },

    /** Makes a draft visible to everyone. Publishing twice keeps the first date. @throws RECIPE_NOT_FOUND, RECIPE_INCOMPLETE */
    publish: async (member: Member, id: string): Promise<Answer> => {
      await database.transaction(async (tx) => publishLocked(tx, await lockOwn(tx, id, member)))
      return get(member, id)
    },

    /** Moves between public and draft, under the same rules. @throws RECIPE_NOT_FOUND, RECIPE_INCOMPLETE */
    toggleVisibility: async (member: Member, id: string): Promise<Answer> => {
      await database.transaction(async (tx) => {
        const recipe = await lockOwn(tx, id, member)
        if (recipe.status === 'draft') await publishLocked(tx, recipe)
        else await queries.setStatus(tx, id, 'draft', now())
      })
      return get(member, id)
    },

    /** Turns comments on or off. @throws RECIPE_NOT_FOUND */
    toggleComments: async (member: Member, id: string): Promise<Answer> => {
      await database.transaction(async (tx) => {
        const recipe = await lockOwn(tx, id, member)
        await queries.setAllowComments(tx, id, !recipe.allowComments)
      })
      return get(member, id)
    },

    /** Deletes one's recipe and what hangs on it. @throws RECIPE_NOT_FOUND */
    remove: async (member: Member, id: string): Promise<{ message: string }> => {
      await database.transaction(async (tx) => {
        const deleted = await queries.deleteOwnRecipe(tx, id, member.id)
        if (!deleted) throw new AppError('RECIPE_NOT_FOUND')
        await events.emit(tx, { type: 'recipe.deleted', recipeId: id, authorId: member.id })
      })
      return { message: 'Recipe deleted successfully!' }
    },

    /** Public recipes that were adapted from one that the member may see. @throws RECIPE_NOT_FOUND */
    listAdaptations: async (member: Member, id: string, query: { page: number; limit: number }) => {
      const filter = { ...query, originalId: id, viewerId: member.id }
      const [original, rows, total] = await Promise.all([
        adaptations.findOriginal(database.db, id, member.id),
        adaptations.listAdaptationCards(database.db, filter),
        adaptations.countAdaptations(database.db, filter),
      ])
      if (!original) throw new AppError('RECIPE_NOT_FOUND')
      return { recipes: rows.map(toCard), ...pageOf(query, total) }
    },

    listOwn: async (
      member: Member,
      query: { status: 'all' | 'draft' | 'published'; page: number; limit: number },
    ) => {
      const [rows, counts] = await Promise.all([
        queries.listOwnCards(database.db, { ...query, authorId: member.id }),
        queries.countOwnRecipes(database.db, member.id),
      ])
      const totals = { all: counts.total, draft: counts.drafts, published: counts.published }
      return { recipes: rows.map(toCard), ...pageOf(query, totals[query.status]), counts }
    },
  }

  async function get(member: Member, id: string): Promise<Answer> {
    return toRecipe(await getRow(member, id))
  }

  async function getRow(member: Member, id: string): Promise<queries.RecipeRow> {
    const row = await queries.findRecipe(database, id, member.id)
    if (!row) throw new AppError('RECIPE_NOT_FOUND')
    return row
  }

  async function tellChange(tx: Db, { id, authorId }: queries.OwnRecipe): Promise<void> {
    await events.emit(tx, { type: 'recipe.changed', recipeId: id, authorId })
  }

  async function publishLocked(tx: Db, recipe: queries.OwnRecipe): Promise<void> {
    refuseIncomplete(toContent(recipe), recipe.hasCover)
    if (recipe.status === 'published') return
    await keepRevision(tx, recipe, toContent(recipe))
    await queries.setStatus(tx, recipe.id, 'published', now())
    await events.emit(tx, {
      type: 'recipe.published',
      recipeId: recipe.id,
      authorId: recipe.authorId,
    })
  }
}

export type Recipes = ReturnType<typeof createRecipes>

/** Leaves the transaction before the current recipe is read for the answer. */
class StaleRevision extends Error {}

/** The recipe moved on, or became everyone's to see, under who saves it. */
function isStale({ revision, autosave }: Changes, recipe: queries.OwnRecipe): boolean {
  if (autosave && recipe.status === 'published') return true
  return revision !== undefined && revision !== recipe.revision
}

/** The photo without an upload: none for the illustrated cover, an earlier one, or the one there is. */
async function chosenPhoto(tx: Db, recipe: queries.OwnRecipe, { cover, photoOf }: Changes) {
  if (cover) return null
  return photoOf === undefined ? recipe.imageHash : findPhotoAt(tx, recipe, photoOf)
}

async function getOriginal(db: Db, id: string, member: Member, how?: { lock: boolean }) {
  const original = await adaptations.findOriginal(db, id, member.id, how)
  if (!original) throw new AppError('RECIPE_NOT_FOUND')
  return original
}

/** Title and author as they are now: the credit outlives the original. */
function toCredit({ id, title, author }: adaptations.Original) {
  return { adaptedFrom: id, adaptedFromTitle: title, adaptedFromAuthor: author }
}
