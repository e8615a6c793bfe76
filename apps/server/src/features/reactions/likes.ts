import type { Database } from '../../platform/database/index.ts'
import type { Events } from '../../platform/events/index.ts'
import { AppError, type Member } from '../../platform/http/index.ts'
import * as queries from './queries.ts'
import { getTarget } from './target.ts'

type LikesDeps = { database: Database; events: Events; now: () => Date }

/** Likes of recipes. */
export function createLikes({ database, events, now }: LikesDeps) {
  return {
    /** Likes, or removes the like. @throws RECIPE_NOT_FOUND */
    toggle: (member: Member, recipeId: string) =>
      database.transaction(async (tx) => {
        await getTarget(tx, recipeId, member)
        const liked = await queries.toggleLike(tx, recipeId, member.id, now())
        const type = liked ? 'recipe.liked' : 'recipe.unliked'
        await events.emit(tx, { type, recipeId, userId: member.id })
        return toLikeStatus(await queries.readLike(tx, recipeId, member.id))
      }),

    read: async (member: Member, recipeId: string) =>
      toLikeStatus(await queries.readLike(database.db, recipeId, member.id)),
  }
}

function toLikeStatus(state: queries.LikeState | undefined) {
  if (!state) throw new AppError('RECIPE_NOT_FOUND')
  return { isLiked: state.liked, likeCount: state.likes }
}
