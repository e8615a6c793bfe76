import { LIST_LIMITS } from '@potluck/rules'
import type { Database } from '../../platform/database/index.ts'
import { AppError, type Member, pageOf } from '../../platform/http/index.ts'
import { listPosts } from '../activity/index.ts'
import { toCard } from '../recipes/index.ts'
import { type FeedItem, toActivityItem, toChef, toRecipeItem } from './feed-items.ts'
import * as queries from './queries.ts'

const ACTIVE_FOR_MS = 7 * 24 * 60 * 60 * 1000

type Paging = { page: number; limit: number }

/** What followed cooks published and did. */
export function createFeed({ database, now }: { database: Database; now: () => Date }) {
  const { db } = database
  return {
    /** One page, newest first; the feed ends after `LIST_LIMITS.feed` items. */
    list: async (member: Member, { type, ...query }: Paging & { type: queries.FeedType }) => {
      const [total, places] = await Promise.all([
        queries.countFeed(database, type, member.id),
        listPlaces(type, member, query),
      ])
      return { feedItems: await toItems(places, member), ...pageOf(query, total) }
    },

    /** Followed cooks, the active ones first. */
    listChefs: async (member: Member) => {
      const activeSince = new Date(now().getTime() - ACTIVE_FOR_MS)
      return { chefs: (await queries.listChefs(db, member.id, activeSince)).map(toChef) }
    },

    /** A cook's recipes. @throws USER_NOT_FOUND */
    listRecipesOf: async (member: Member, chefId: string, query: Paging) => {
      const total = await queries.countRecipesOf(db, chefId, member.id)
      if (total === undefined) throw new AppError('USER_NOT_FOUND')
      const page = { offset: (query.page - 1) * query.limit, limit: query.limit }
      const rows =
        page.offset < total ? await queries.listRecipesOf(db, chefId, member.id, page) : []
      return { recipes: rows.map(toCard), ...pageOf(query, total) }
    },
  }

  /** A page that starts past the feed's end is empty, without a query. */
  async function listPlaces(type: queries.FeedType, member: Member, { page, limit }: Paging) {
    const offset = (page - 1) * limit
    const left = LIST_LIMITS.feed - offset
    if (left <= 0) return []
    return queries.listFeed(database, type, member.id, { offset, limit: Math.min(limit, left) })
  }

  async function toItems(places: queries.Place[], member: Member): Promise<FeedItem[]> {
    const postIds = places.flatMap(({ id, card }) => (card ? [] : id))
    const posts = postIds.length > 0 ? await listPosts(db, postIds, member.id) : []
    const about = posts.flatMap(({ recipe }) => recipe?._id ?? [])
    const saved = about.length > 0 ? await queries.listSavedAmong(db, member.id, about) : []
    return places.flatMap(({ id, card }) => {
      if (card) return toRecipeItem(toCard(card), now())
      // It was deleted between the two statements.
      const post = posts.find(({ _id }) => _id === id)
      return post ? toActivityItem(post, saved.includes(post.recipe?._id ?? ''), now()) : []
    })
  }
}

export type Feed = ReturnType<typeof createFeed>
