import type { contract, OwnProfile, ResponseOf } from '@potluck/contract'
import { LIST_LIMITS } from '@potluck/rules'
import type { z } from 'zod'
import type { Database } from '../../platform/database/index.ts'
import { AppError, type Member, pageOf } from '../../platform/http/index.ts'
import type { UserAnswer } from '../auth/index.ts'
import { readTitleQuery, tagged } from '../discovery/index.ts'
import { toCard } from '../recipes/index.ts'
import { type ProfileAnswer, toProfile } from './profile-answer.ts'
import * as queries from './queries.ts'

export type { ProfileAnswer }

type ProfilesDeps = {
  database: Database
  now: () => Date
  /** A member as they see themselves; null if the account was deleted. */
  findUser(id: string): Promise<UserAnswer | null>
  /** A member's own figures; the streak counts days in their time zone. */
  readStats(
    member: Member,
    timeZone: string,
  ): Promise<ResponseOf<(typeof contract.dashboard)['GET /dashboard/stats']>>
}
type Viewer = Member | undefined
type Paging = { page: number; limit: number }
type RecipeFilter = Paging & {
  search: string
  cuisine?: string | undefined
} & Pick<queries.RecipeFilter, 'difficulty' | 'mealType'>

/** Cooks as others see them. A private profile answers 404 to everybody but its owner. */
export function createProfiles({ database, now, findUser, readStats }: ProfilesDeps) {
  return {
    find,

    /** @throws USER_NOT_FOUND */
    get: async (viewer: Viewer, username: string): Promise<ProfileAnswer> => {
      const profile = await find(viewer, username)
      if (!profile) throw new AppError('USER_NOT_FOUND')
      return profile
    },

    /** A member's own profile. @throws UNAUTHORIZED if the account was deleted */
    getOwn: async (member: Member, timeZone: string): Promise<z.output<typeof OwnProfile>> => {
      // One after the other: on the embedded database, parallel queries would run without a gap for
      // other requests.
      const profile = await find(member, member.username)
      const [user, { stats }] = await Promise.all([
        findUser(member.id),
        readStats(member, timeZone),
      ])
      if (!(profile && user)) throw new AppError('UNAUTHORIZED')
      const { location, website, age } = profile.user
      return {
        ...profile,
        user: { ...user, location, website, age, stats },
        stats: { ...profile.stats, ...stats },
      }
    },

    /** A cook's published recipes, newest first. @throws USER_NOT_FOUND */
    listRecipes: async (viewer: Viewer, username: string, filter: RecipeFilter) => {
      const { id } = await getCook(viewer, username)
      const { search, cuisine, ...rest } = filter
      const isAsked = search.trim() !== ''
      const title = isAsked ? await readTitleQuery(database.db, search) : undefined
      // Text without a word ('!?') finds nothing, as in the search.
      if (isAsked && title === undefined) return { recipes: [], ...pageOf(filter, 0) }
      const { total, cards } = await queries.listRecipes(database, {
        ...rest,
        cookId: id,
        viewerId: viewer?.id ?? null,
        title,
        filed: cuisine ? tagged(cuisine) : undefined,
      })
      return { recipes: cards.map(toCard), ...pageOf(filter, total) }
    },

    /** The public recipes that a cook saved, latest first. @throws USER_NOT_FOUND */
    listFavorites: async (viewer: Viewer, username: string, paging: Paging) => {
      const cook = await getCook(viewer, username)
      const { total, cards } = await favoritesOf(cook, viewer, paging)
      return { recipes: cards.map(toCard), ...pageOf(paging, total) }
    },
  }

  /** A profile as the viewer may see it; undefined if they may not. */
  async function find(viewer: Viewer, username: string): Promise<ProfileAnswer | undefined> {
    const row = await queries.findProfile(database, username, viewer?.id ?? null)
    if (!row) return undefined
    const first = { page: 1, limit: LIST_LIMITS.profileFavorites }
    const favorites = await favoritesOf(row, viewer, first)
    return toProfile(row, favorites, now())
  }

  async function getCook(viewer: Viewer, username: string): Promise<queries.CookRow> {
    const cook = await queries.findCook(database, username, viewer?.id ?? null)
    if (!cook) throw new AppError('USER_NOT_FOUND')
    return cook
  }

  function favoritesOf(
    cook: queries.CookRow,
    viewer: Viewer,
    paging: Paging,
  ): Promise<queries.CardPage> | queries.CardPage {
    if (cook.hide_favorites && cook.id !== viewer?.id) return { total: 0, cards: [] }
    const question = { cookId: cook.id, viewerId: viewer?.id ?? null, ...paging }
    return queries.listFavorites(database, question)
  }
}

export type Profiles = ReturnType<typeof createProfiles>
