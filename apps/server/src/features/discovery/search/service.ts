import { CUISINES, findChoice, isBlank, parseSearchText, type SearchSort } from '@potluck/rules'
import type { Database, Db } from '../../../platform/database/index.ts'
import { type Member, pageOf } from '../../../platform/http/index.ts'
import { type Kitchen, loadKitchen } from '../../../platform/kitchen.ts'
import type { PantryFood } from '../../pantry/index.ts'
import { toCard } from '../../recipes/index.ts'
import { pantryFoods } from './at-home.ts'
import { listCards } from './card-queries.ts'
import { findDiet, listDiets } from './diets.ts'
import type { FacetCount } from './facets.ts'
import { ALL, type Found, findPage } from './find.ts'
import { listKept, readKeeping } from './keeping.ts'
import { type Filters, marksOf, planSearch, textsOf } from './plan.ts'
import { createRecentCounts } from './recent-counts.ts'
import { suggest } from './suggest.ts'
import { correct } from './words/correct.ts'
import { openSearch, type Reading, readTexts } from './words/lexeme-queries.ts'

type SearchQuery = {
  q: string
  tags: string[]
  difficulty: Filters['difficulties']
  cookTime: Filters['cookTimes']
  /** What to exclude, in a cook's own words. */
  avoid: string[]
  sortBy: SearchSort
  /** Only recipes with at most `missing` ingredients that are not in the member's pantry. */
  pantry: boolean
  missing: number
  /** Searches for the words exactly as typed. */
  exact: boolean
  page: number
  limit: number
}

const TAGS_OFFERED = 20

/** Finds recipes published by cooks with a public profile, and the member's own. */
export function createSearch({ database, now }: { database: Database; now: () => Date }) {
  const recent = createRecentCounts(now)
  return {
    /**
     * Full-text search; punctuation alone finds nothing, and an empty text only what the pantry
     * allows.
     */
    search: async (member: Member, query: SearchQuery) => {
      const isPantryAsked = query.pantry && isBlank(query.q)
      return isWordless(query.q) && !isPantryAsked ? emptyAnswer(query) : find(member, query)
    },

    /** Published recipes, newest first, narrowed by text and tags if given. */
    list: async (
      member: Member,
      query: { search: string; tags: string[]; page: number; limit: number },
    ) => {
      const { search: q, ...rest } = query
      if (q.trim() !== '' && isWordless(q)) return { recipes: [], ...pageOf(query, 0) }
      const found = await find(member, {
        ...rest,
        q,
        difficulty: [],
        cookTime: [],
        avoid: [],
        sortBy: q.trim() === '' ? 'newest' : 'relevance',
        pantry: false,
        missing: 0,
        exact: false,
      })
      const { recipes, page, pages, total } = found
      return { recipes, page, pages, total }
    },

    /** Completions of a text that is still being typed. */
    suggest: (member: Member, text: string) => suggest(database, member, text),
  }

  async function find(member: Member, query: SearchQuery) {
    const kitchen = await loadKitchen()
    const { avoid } = query
    const filters = { ...toFilters(query), keeping: readKeeping(kitchen, avoid).query }
    const kept = avoid.length > 0 && { kept: listKept(kitchen, avoid) }
    return database.transaction(
      async (tx) => {
        const { text, read, inPantry } = await readQuery(tx, member, query, kitchen)
        const plan = planSearch(parseSearchText(text), read.texts, kitchen, filters)
        if (!plan) return { ...emptyAnswer(query), ...kept }
        const { sortBy, page, limit, missing } = query
        const pantry = inPantry && { foods: pantryFoods(kitchen, inPantry), missing }
        const question = { viewerId: member.id, sortBy, page, limit, pantry, counts: read.counts }
        const whole = await findPage(tx, plan, question, recent)
        const found =
          whole.total === 0 && plan.near ? await findPage(tx, plan.near, question, recent) : whole
        const near = whole.total < found.total
        const corrected = text === query.q ? null : { from: query.q.trim(), to: text.trim() }
        const rows = await listCards(tx, found.ids, member.id)
        const recipes = rows.map((row) => ({ ...toCard(row), atHome: found.atHome.get(row.id) }))
        return { ...toAnswer(query, found), recipes, corrected, near, ...kept }
      },
      { accessMode: 'read only' },
    )
  }
}

export type Search = ReturnType<typeof createSearch>

/**
 * The text to look for, corrected unless `exact`, with what the database reads it as; and, if asked
 * for, the foods in the pantry.
 */
async function readQuery(
  tx: Db,
  member: Member,
  query: SearchQuery,
  kitchen: Kitchen,
): Promise<{ text: string; read: Reading; inPantry: PantryFood[] | undefined }> {
  const { q, exact } = query
  const filters = toFilters(query)
  const asked = (text: string) => {
    const terms = parseSearchText(text)
    return [textsOf(terms), [ALL, ...marksOf(terms, kitchen, filters)]] as const
  }
  const { pantry, ...read } = await openSearch(
    tx,
    ...asked(q),
    query.pantry ? member.id : undefined,
  )
  const inPantry = query.pantry ? pantry : undefined
  const meant = exact ? undefined : await correct(tx, q, read, kitchen, member.id)
  if (meant === undefined) return { text: q, read, inPantry }
  return { text: meant, read: await readTexts(tx, ...asked(meant)), inPantry }
}

/** Empty, or only signs: '🍕', '!!!'. */
function isWordless(text: string): boolean {
  return parseSearchText(text).length === 0
}

/**
 * Tags also carry cuisines and diets: several cuisines are alternatives, everything else must hold.
 */
function toFilters(query: Pick<SearchQuery, 'tags' | 'difficulty' | 'cookTime'>): Filters {
  const isCuisine = (tag: string) => findChoice(CUISINES, tag) !== undefined
  const isDiet = (tag: string) => findDiet(tag) !== undefined
  return {
    cuisines: query.tags.filter(isCuisine),
    diets: query.tags.flatMap((tag) => findDiet(tag) ?? []),
    tags: query.tags.filter((tag) => !isCuisine(tag) && !isDiet(tag)),
    difficulties: query.difficulty,
    cookTimes: query.cookTime,
  }
}

function toAnswer(query: SearchQuery, { total, more, facets }: Found) {
  const counts = (facet: FacetCount['facet']) =>
    facets.filter((each) => each.facet === facet).map(({ value, count }) => ({ value, count }))
  return {
    ...pageOf(query, total),
    ...(more ? { more } : {}),
    filters: {
      tags: [
        ...listDiets(counts('diets')),
        // A diet finds what keeps it, whatever the tags say, so it is counted in the same way.
        ...counts('tags')
          .filter(({ value }) => findDiet(value) === undefined)
          .slice(0, TAGS_OFFERED),
      ],
      difficulty: counts('difficulty'),
      cookTime: counts('cookTime'),
    },
  }
}

function emptyAnswer(query: SearchQuery) {
  return {
    recipes: [],
    ...pageOf(query, 0),
    filters: { tags: [], difficulty: [], cookTime: [] },
    corrected: null,
    near: false,
  }
}
