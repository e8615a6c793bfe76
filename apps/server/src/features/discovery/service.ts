import { CUISINES, findChoice, type SearchSort } from '@potluck/rules'
import type { Database } from '../../platform/database/index.ts'
import { type Member, pageOf } from '../../platform/http/index.ts'
import { toCard } from '../recipes/index.ts'
import { findDiet, listDiets } from './diets.ts'
import * as queries from './queries.ts'

type SearchQuery = {
  q: string
  tags: string[]
  difficulty: queries.Filter['difficulties']
  cookTime: queries.Filter['cookTimes']
  sortBy: SearchSort
  page: number
  limit: number
}

const TAGS_OFFERED = 20

/** Finding recipes that are published by cooks with a public profile. */
export function createDiscovery({ database }: { database: Database }) {
  const { db } = database
  return {
    /** Full-text search; a blank text answers an empty page. */
    search: async (member: Member, query: SearchQuery) => {
      const text = query.q.trim()
      if (text === '') return emptySearch(query)
      return find(member, { ...query, text })
    },

    /** Published recipes, newest first, narrowed by text and tags where they are given. */
    list: async (
      member: Member,
      query: { search: string; tags: string[]; page: number; limit: number },
    ) => {
      const text = query.search.trim() || undefined
      const found = await find(member, {
        ...query,
        text,
        difficulty: [],
        cookTime: [],
        sortBy: text === undefined ? 'newest' : 'relevance',
      })
      const { recipes, page, pages, total } = found
      return { recipes, page, pages, total }
    },
  }

  async function find(
    member: Member,
    query: Omit<SearchQuery, 'q'> & { text: string | undefined },
  ) {
    const filter = toFilter(member, query)
    const [rows, facets] = await Promise.all([
      queries.searchCards(db, filter, query),
      queries.countFacets(db, filter),
    ])
    const counted = facets.find(({ facet }) => facet === 'total')?.count ?? 0
    const more = counted > queries.COUNTED_AT_MOST
    const total = Math.min(counted, queries.COUNTED_AT_MOST)
    const counts = (facet: queries.FacetRow['facet']) =>
      facets
        .filter((row) => row.facet === facet)
        .map(({ value, count }) => ({ value, count: Math.min(count, queries.COUNTED_AT_MOST) }))
    return {
      recipes: rows.map(toCard),
      ...pageOf(query, total),
      ...(more ? { more } : {}),
      filters: {
        tags: [
          ...listDiets(counts('diets')),
          // Who chooses a diet gets what keeps it, whatever it is tagged with: so it is counted too.
          ...counts('tags')
            .filter(({ value }) => findDiet(value) === undefined)
            .slice(0, TAGS_OFFERED),
        ],
        difficulty: counts('difficulty'),
        cookTime: counts('cookTime'),
      },
    }
  }
}

export type Discovery = ReturnType<typeof createDiscovery>

/** Tags carry cuisines and diets too: several cuisines are alternatives, all else must be so. */
function toFilter(
  member: Member,
  query: Pick<SearchQuery, 'tags' | 'difficulty' | 'cookTime'> & { text: string | undefined },
): queries.Filter {
  const isCuisine = (tag: string) => findChoice(CUISINES, tag) !== undefined
  const isDiet = (tag: string) => findDiet(tag) !== undefined
  return {
    viewerId: member.id,
    text: query.text,
    cuisines: query.tags.filter(isCuisine),
    diets: query.tags.flatMap((tag) => findDiet(tag) ?? []),
    tags: query.tags.filter((tag) => !isCuisine(tag) && !isDiet(tag)),
    difficulties: query.difficulty,
    cookTimes: query.cookTime,
  }
}

function emptySearch(query: SearchQuery) {
  return {
    recipes: [],
    ...pageOf(query, 0),
    filters: { tags: [], difficulty: [], cookTime: [] },
  }
}
