import type { Database, Db } from '../../platform/database/index.ts'
import type { Events } from '../../platform/events/index.ts'
import { AppError, type Member } from '../../platform/http/index.ts'
import { isOriginAskedOf } from './origin-question.ts'
import { lockOwn, refuseIncomplete, toContent } from './own-recipe.ts'
import * as queries from './queries.ts'
import type { RecipeAnswer } from './reading.ts'
import { keepRevision } from './revisions/revision-queries.ts'

type PublishingDeps = {
  database: Database
  events: Events
  now: () => Date
  get(member: Member, id: string): Promise<RecipeAnswer>
}

/** What its cook says with it. */
type Said = { confirmOrigin?: boolean | undefined }

/** Publishes, hides and deletes the member's own recipe, and opens or closes its comments. */
export function createPublishing({ database, events, now, get }: PublishingDeps) {
  return {
    /**
     * Makes a draft visible to everyone. Publishing twice keeps the first date.
     * @throws RECIPE_NOT_FOUND, RECIPE_INCOMPLETE, ORIGIN_UNCONFIRMED
     */
    publish: async (member: Member, id: string, said: Said): Promise<RecipeAnswer> => {
      await database.transaction(async (tx) =>
        publishLocked(tx, await lockOwn(tx, id, member), said),
      )
      return get(member, id)
    },

    /**
     * Switches between public and draft, under the same rules.
     * @throws RECIPE_NOT_FOUND, RECIPE_INCOMPLETE, ORIGIN_UNCONFIRMED
     */
    toggleVisibility: async (member: Member, id: string, said: Said): Promise<RecipeAnswer> => {
      await database.transaction(async (tx) => {
        const recipe = await lockOwn(tx, id, member)
        if (recipe.status === 'draft') await publishLocked(tx, recipe, said)
        else await queries.setStatus(tx, id, 'draft', now())
      })
      return get(member, id)
    },

    /** Turns comments on or off. @throws RECIPE_NOT_FOUND */
    toggleComments: async (member: Member, id: string): Promise<RecipeAnswer> => {
      await database.transaction(async (tx) => {
        const recipe = await lockOwn(tx, id, member)
        await queries.setAllowComments(tx, id, !recipe.allowComments)
      })
      return get(member, id)
    },

    /** Deletes the member's recipe and everything that belongs to it. @throws RECIPE_NOT_FOUND */
    remove: async (member: Member, id: string): Promise<{ message: string }> => {
      await database.transaction(async (tx) => {
        const deleted = await queries.deleteOwnRecipe(tx, id, member.id)
        if (!deleted) throw new AppError('RECIPE_NOT_FOUND')
        await events.emit(tx, { type: 'recipe.deleted', recipeId: id, authorId: member.id })
      })
      return { message: 'Recipe deleted successfully!' }
    },
  }

  async function publishLocked(tx: Db, recipe: queries.OwnRecipe, said: Said): Promise<void> {
    refuseIncomplete(toContent(recipe), recipe.hasCover)
    if (recipe.status === 'published') return
    if (!said.confirmOrigin && (await isOriginAskedOf(tx, recipe))) {
      throw new AppError('ORIGIN_UNCONFIRMED')
    }
    await keepRevision(tx, recipe, toContent(recipe))
    await queries.setStatus(tx, recipe.id, 'published', now())
    await events.emit(tx, {
      type: 'recipe.published',
      recipeId: recipe.id,
      authorId: recipe.authorId,
    })
  }
}
