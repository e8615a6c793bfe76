import type { Recipe } from '@potluck/contract'
import type { z } from 'zod'
import { type Database, type Db, toIso } from '../../platform/database/index.ts'
import type { Events } from '../../platform/events/index.ts'
import { AppError, type Member } from '../../platform/http/index.ts'
import { applyChanges, EMPTY_CONTENT, type RecipeContent } from './content.ts'
import { answerFor, loadKitchen } from './kitchen-answers.ts'
import { lockOwn, refuseIncomplete, toContent } from './own-recipe.ts'
import * as queries from './queries.ts'
import { toRecipe } from './recipe-answer.ts'
import * as revisionQueries from './revision-queries.ts'

type RevisionsDeps = { database: Database; events: Events; now: () => Date }

/** The versions of one's own recipe that came before. Another cook's recipe is hidden behind 404. */
export function createRevisions({ database, events, now }: RevisionsDeps) {
  return {
    /** Newest first, at most 50. @throws RECIPE_NOT_FOUND */
    list: async (member: Member, id: string) => {
      const rows = await revisionQueries.listRevisions(database.db, id, member.id)
      if (!rows) throw new AppError('RECIPE_NOT_FOUND')
      return { revisions: rows.map((row) => ({ ...row, savedAt: toIso(row.savedAt) })) }
    },

    /** What was written then. @throws RECIPE_NOT_FOUND, REVISION_NOT_FOUND */
    get: async (member: Member, id: string, revision: number) => {
      const owned = await queries.isOwnRecipe(database.db, id, member.id)
      if (!owned) throw new AppError('RECIPE_NOT_FOUND')
      const { content, savedAt } = await getRevision(database.db, id, revision)
      // What was kept before a field existed has it blank.
      return { ...EMPTY_CONTENT, ...content, revision, savedAt: toIso(savedAt) }
    },

    /**
     * Writes an earlier version as the newest one. The version it takes the place of is kept, so that
     * this can be undone; photo and comment switch stay as they are.
     * @throws RECIPE_NOT_FOUND, REVISION_NOT_FOUND, RECIPE_INCOMPLETE when the recipe is published and the version not fit for it
     */
    restore: async (
      member: Member,
      id: string,
      revision: number,
    ): Promise<z.output<typeof Recipe>> => {
      // Before the transaction: it waits for nothing but the database.
      const kitchen = await loadKitchen()
      await database.transaction(async (tx) => {
        const recipe = await lockOwn(tx, id, member)
        const kept = await getRevision(tx, id, revision)
        const current = toContent(recipe)
        const { allowComments } = current
        const content = applyChanges(current, { ...kept.content, allowComments })
        const { imageHash, hasCover } = recipe
        if (recipe.status === 'published') refuseIncomplete(content, hasCover)
        await revisionQueries.keepRevision(tx, recipe, current)
        const answered = { content, answers: answerFor(kitchen, content) }
        await queries.replaceContent(tx, recipe, answered, { imageHash, hasCover }, now())
        if (recipe.status !== 'published') return
        await events.emit(tx, { type: 'recipe.changed', recipeId: id, authorId: recipe.authorId })
      })
      const row = await queries.findRecipe(database, id, member.id)
      if (!row) throw new AppError('RECIPE_NOT_FOUND')
      return toRecipe(row)
    },
  }
}

export type Revisions = ReturnType<typeof createRevisions>

async function getRevision(
  db: Db,
  id: string,
  revision: number,
): Promise<{ content: RecipeContent; savedAt: Date }> {
  const kept = await revisionQueries.findRevision(db, id, revision)
  if (!kept) throw new AppError('REVISION_NOT_FOUND')
  return kept
}
