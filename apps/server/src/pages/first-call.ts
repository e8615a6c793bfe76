import { checkedPreferences, type PagePath, preferencesInOwnWords } from '@potluck/rules'
import { z } from 'zod'
import type { HttpEdge } from '../platform/http/index.ts'
import type { Cover } from './cover-preload.ts'

type FirstCall = {
  /** As the web writes it, to the letter; undefined where this page begins without one. */
  address(query: URLSearchParams, preferences: readonly string[]): string | undefined
  /** The list of its answer whose first covers open the page. */
  opening?: string
}

const trending: FirstCall = { address: () => '/api/recipes/trending' }

/** The call that a member's page begins with and that its address alone determines. */
const FIRST_CALLS: Partial<Record<PagePath, FirstCall>> = {
  '/explore': { address: () => '/api/recipes/explore', opening: 'trending' },
  '/search': { address: toSearchCall, opening: 'recipes' },
  '/trending': trending,
  '/trending/*': trending,
  '/savedRecipes': { address: () => '/api/auth/savedRecipe', opening: 'savedRecipes' },
}

/** As many as a phone shows before anybody scrolls. */
const OPENING_COVERS = 2

const Covers = z.array(
  z.object({
    imageUrl: z.string(),
    photo: z.custom<Cover['photo']>().optional(),
  }),
)

export type FirstAnswer = { address: string; body: unknown; covers: Cover[] }

/** Asks the API for a member what their page will ask; undefined where the page had better ask itself. */
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
  const body = z.record(z.string(), z.unknown()).parse(response.json())
  const covers = Covers.safeParse(call.opening && body[call.opening])
  return { address, body, covers: covers.success ? covers.data.slice(0, OPENING_COVERS) : [] }
}

/** Of words alone, as a link or the top bar asks for them, and of the preferences that bind the cook. */
function toSearchCall(query: URLSearchParams, preferences: readonly string[]): string | undefined {
  const q = query.get('q')?.trim() ?? ''
  if (q === '' || [...query.keys()].length > 1) return undefined
  const [diets, words] = [checkedPreferences(preferences), preferencesInOwnWords(preferences)]
  const tags = diets.length > 0 && { tags: diets.join(',') }
  const avoid = words.length > 0 && { avoid: words.join(',') }
  const asked = new URLSearchParams({ q, ...tags, sortBy: 'relevance', page: '1', ...avoid })
  return `/api/recipes/search?${asked}`
}
