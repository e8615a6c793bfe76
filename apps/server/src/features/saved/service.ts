import { LIST_LIMITS } from '@potluck/rules'
import { type Database, type Db, toIso } from '../../platform/database/index.ts'
import type { Events } from '../../platform/events/index.ts'
import { AppError, type Member } from '../../platform/http/index.ts'
import { isUuid } from '../../platform/ids.ts'
import { mapInSlices } from '../../platform/in-slices.ts'
import { toCard } from '../recipes/index.ts'
import { putIntoCollections } from './collection-queries.ts'
import { getOwnCollection } from './collections.ts'
import * as queries from './queries.ts'

type SavedDeps = { database: Database; events: Events; now: () => Date }

const ADDED = { isSaved: true, message: 'Recipe saved to your favorites!' }
const REMOVED = { isSaved: false, message: 'Recipe removed from favorites' }

/** A cook's saved recipes; cooks cannot save their own. */
export function createSaved({ database, events, now }: SavedDeps) {
  return {
    /** All, or those of one collection. @throws COLLECTION_NOT_FOUND */
    list: async (member: Member, collectionId: string | undefined) => {
      if (collectionId !== undefined) await getOwnCollection(database.db, collectionId, member)
      const rows = await queries.listSaved(database.db, member.id, collectionId)
      const savedRecipes = await mapInSlices(rows, (row) => ({
        ...toCard(row),
        recipeId: row.id,
        reviews: row.rating_count,
        savedAt: toIso(row.saved_at),
        collections: row.collections,
      }))
      return { savedRecipes, total: savedRecipes.length }
    },

    /**
     * Saves a recipe and adds it to those of the collections that are the member's; doing so again
     * changes nothing.
     * @throws RECIPE_NOT_FOUND, OWN_RECIPE, LIST_FULL
     */
    add: (member: Member, recipeId: string, collectionIds: string[]) =>
      database.transaction(async (tx) => {
        const { saved } = await getSavable(tx, recipeId, member)
        if (!saved) await save(tx, recipeId, member)
        if (collectionIds.length > 0) {
          await putIntoCollections(tx, { collectionIds, userId: member.id, recipeId }, now())
        }
        return ADDED
      }),

    /** Saves or unsaves. @throws RECIPE_NOT_FOUND, OWN_RECIPE, LIST_FULL */
    toggle: (member: Member, recipeId: string) =>
      database.transaction(async (tx) => {
        await getSavable(tx, recipeId, member)
        if (await queries.deleteSaved(tx, recipeId, member.id)) return REMOVED
        await save(tx, recipeId, member)
        return ADDED
      }),

    check: async (member: Member, recipeId: string) => {
      const found = await queries.findSavable(database.db, recipeId, member.id)
      if (!found) throw new AppError('RECIPE_NOT_FOUND')
      return { isSaved: found.saved }
    },

    remove: async (member: Member, recipeId: string) => {
      await queries.deleteSaved(database.db, recipeId, member.id)
      return { message: REMOVED.message }
    },
  }

  async function save(tx: Db, recipeId: string, member: Member): Promise<void> {
    if ((await queries.countSaved(tx, member.id)) >= LIST_LIMITS.saved) {
      throw new AppError('LIST_FULL')
    }
    await queries.insertSaved(tx, recipeId, member.id, now())
    await events.emit(tx, { type: 'recipe.saved', recipeId, userId: member.id })
  }
}

export type Saved = ReturnType<typeof createSaved>

async function getSavable(tx: Db, recipeId: string, member: Member): Promise<queries.Savable> {
  const found = isUuid(recipeId) ? await queries.findSavable(tx, recipeId, member.id) : undefined
  if (!found) throw new AppError('RECIPE_NOT_FOUND')
  if (found.author_id === member.id) throw new AppError('OWN_RECIPE')
  return found
}
