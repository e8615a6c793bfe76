import { checkedPreferences, type PagePath, preferencesInOwnWords } from '@potluck/rules'
import { z } from 'zod'
import type { HttpEdge } from '../platform/http/index.ts'
import type { Cover } from './cover-preload.ts'

type FirstCall = {
  /** Exactly as the web app writes it; undefined if this page starts without a call. */
  address(query: URLSearchParams, preferences: readonly string[]): string | undefined
  /** The list in the answer whose first covers are at the top of the page. */
  opening?: string
}

const trending: FirstCall = { address: () => '/api/recipes/trending' }

/** The call that a member's page starts with, if the address alone determines it. */
const FIRST_CALLS: Partial<Record<PagePath, FirstCall>> = {
  '/explore': { address: () => '/api/recipes/explore', opening: 'trending' },
  '/search': { address: toSearchCall, opening: 'recipes' },
  '/trending': trending,
  '/trending/*': trending,
  '/savedRecipes': { address: () => '/api/auth/savedRecipe', opening: 'savedRecipes' },
}

/** As many as a phone shows without scrolling. */
const OPENING_COVERS = 2

const Answer = z.record(z.string(), z.array(z.unknown()).optional().catch(undefined))

const Covers = z.array(
  z.object({
    imageUrl: z.string(),
    photo: z.custom<Cover['photo']>().optional(),
  }),
)

/** `body` is the answer as the API wrote it: JSON, which the page carries as it is. */
export type FirstAnswer = { address: string; body: string; covers: Cover[] }

/** Makes a member's page's first call for it; undefined if the page should ask itself. */
export async function askFirst(
  edge: HttpEdge,
  page: PagePath,
  {
    query,
    cookie,
    preferences,
  }: { query: URLSearchParams; cookie: string; preferences: readonly string[] },
): Promise<FirstAnswer | undefined> {
  const call = FIRST_CALLS[page]
  const address = call?.address(query, preferences)
  if (!call || address === undefined) return undefined
  const response = await edge.app.inject({ url: address, headers: { cookie } })
  if (response.statusCode !== 200) return undefined
  const { payload: body } = response
  return { address, body, covers: call.opening ? openingCovers(body, call.opening) : [] }
}

/** Those of a list of the answer that a page shows first. */
function openingCovers(body: string, list: string): Cover[] {
  const covers = Answer.parse(JSON.parse(body))[list]
  const read = Covers.safeParse(covers?.slice(0, OPENING_COVERS))
  return read.success ? read.data : []
}

/**
 * A search by words alone, as links and the top bar make it, with the preferences that restrict the
 * cook.
 */
function toSearchCall(query: URLSearchParams, preferences: readonly string[]): string | undefined {
  const q = query.get('q')?.trim() ?? ''
  if (q === '' || [...query.keys()].length > 1) return undefined
  const [diets, words] = [checkedPreferences(preferences), preferencesInOwnWords(preferences)]
  const tags = diets.length > 0 && { tags: diets.join(',') }
  const avoid = words.length > 0 && { avoid: words.join(',') }
  const asked = new URLSearchParams({ q, ...tags, sortBy: 'relevance', page: '1', ...avoid })
  return `/api/recipes/search?${asked}`
}
