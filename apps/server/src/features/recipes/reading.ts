import type { Recipe } from '@potluck/contract'
import { publicationProblems } from '@potluck/rules'
import type { z } from 'zod'
import type { Database } from '../../platform/database/index.ts'
import { AppError, type Member, pageOf } from '../../platform/http/index.ts'
import { isUuid } from '../../platform/ids.ts'
import * as adaptations from './adaptations.ts'
import { toCard } from './cards.ts'
import { isOriginAskedOf, isOriginConfirmed } from './origin-question.ts'
import * as queries from './reading-queries.ts'
import { type PublicRecipe, toPublicRecipe, toRecipe, toRecipeJson } from './recipe-answer.ts'

export type RecipeAnswer = z.output<typeof Recipe>

/** Reads recipes, one or in lists. Another cook's draft answers 404. */
export function createRecipeReading({ database }: { database: Database }) {
  return {
    get: async (member: Member, id: string): Promise<RecipeAnswer> =>
      toRecipe(await getRow(member, id)),

    /** The recipe, ready to send, and its author's id. @throws RECIPE_NOT_FOUND */
    open: async (member: Member, id: string) => {
      const row = await getRow(member, id)
      return { authorId: row.recipe.author_id, json: toRecipeJson(row) }
    },

    /** The recipe as this member may read it, or undefined. */
    find: async (member: Member, id: string): Promise<RecipeAnswer | undefined> => {
      const row = isUuid(id) ? await queries.findRecipe(database, id, member.id) : undefined
      return row && toRecipe(row)
    },

    /** What a visitor may see of a public recipe, or undefined. */
    findPublic: async (id: string): Promise<PublicRecipe | undefined> => {
      const row = isUuid(id) ? await queries.findPublicRecipe(database, id) : undefined
      return row && toPublicRecipe(row)
    },

    /** What prevents the member's draft from being published. @throws RECIPE_NOT_FOUND */
    validate: async (
      member: Member,
      id: string,
    ): Promise<{ errors: string[]; canPublish: boolean; isOriginAsked: boolean }> => {
      const { recipe: row } = await getRow(member, id)
      if (row.author_id !== member.id) throw new AppError('RECIPE_NOT_FOUND')
      const errors = publicationProblems({
        ...row,
        cookTime: row.cook_time,
        hasCover: row.has_cover,
      })
      const isOriginAsked = await isOriginAskedOf(database.db, {
        ...row,
        authorId: row.author_id,
        adaptedFromTitle: row.adapted_from_title,
        originConfirmed: await isOriginConfirmed(database.db, id),
      })
      return { errors, canPublish: errors.length === 0, isOriginAsked }
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

    listOwn: async (member: Member, query: OwnQuery) => {
      const words = toWords(query.q)
      const [rows, counts] = await Promise.all([
        queries.listOwnCards(database.db, { ...query, words, authorId: member.id }),
        queries.countOwnRecipes(database.db, member.id, words),
      ])
      const totals = { all: counts.total, draft: counts.drafts, published: counts.published }
      return { recipes: rows.map(toCard), ...pageOf(query, totals[query.status]), counts }
    },
  }

  async function getRow(member: Member, id: string): Promise<queries.RecipeRow> {
    const row = await queries.findRecipe(database, id, member.id)
    if (!row) throw new AppError('RECIPE_NOT_FOUND')
    return row
  }
}

type OwnQuery = {
  status: 'all' | 'draft' | 'published'
  page: number
  limit: number
  q?: string | undefined
}

const WORDS_AT_MOST = 10

/** What is typed into the search of one's own recipes, a word each. */
function toWords(typed = ''): string[] {
  return typed.split(/\s+/).filter(Boolean).slice(0, WORDS_AT_MOST)
}
