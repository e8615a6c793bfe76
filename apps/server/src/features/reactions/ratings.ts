import type { Database, Db } from '../../platform/database/index.ts'
import type { Events } from '../../platform/events/index.ts'
import { AppError, type Member } from '../../platform/http/index.ts'
import * as queries from './queries.ts'
import { getTarget } from './target.ts'

type RatingsDeps = { database: Database; events: Events; now: () => Date }

export type Ratings = ReturnType<typeof createRatings>

/** Ratings of other cooks' recipes, alone or with a comment. */
export function createRatings({ database, events, now }: RatingsDeps) {
  return {
    /** Rates; a later rating replaces an earlier one. @throws RECIPE_NOT_FOUND, OWN_RECIPE */
    rate: (member: Member, recipeId: string, rating: number) =>
      database.transaction(async (tx) => {
        const target = await getTarget(tx, recipeId, member)
        if (target.author_id === member.id) throw new AppError('OWN_RECIPE')
        const state = await add(tx, recipeId, member, rating)
        return { rating: state.rating, reviewCount: state.count }
      }),

    add,
  }

  /** Sets a cook's rating in the caller's transaction; answers the recipe's new rating. */
  async function add(tx: Db, recipeId: string, member: Member, rating: number) {
    await queries.upsertRating(tx, { recipeId, userId: member.id, rating, now: now() })
    await events.emit(tx, { type: 'recipe.rated', recipeId, userId: member.id, rating })
    const state = await queries.readRating(tx, recipeId)
    if (!state) throw new AppError('RECIPE_NOT_FOUND')
    return state
  }
}
