import { calendarDay } from '@potluck/rules'
import type { Database } from '../../platform/database/index.ts'
import type { Member } from '../../platform/http/index.ts'
import { loadKitchen } from '../../platform/kitchen.ts'
import type { Workers } from '../../platform/workers/index.ts'
import { all, type Keeping, openSearch, readKeeping, tagged } from '../discovery/index.ts'
import { listReadable, recipeTasks, toCard } from '../recipes/index.ts'
import * as queries from './suggestion-queries.ts'

/** Segments of the wheel, and recipes per list. */
const INSPIRATIONS = 12
const LISTED = 8

type SuggestionsDeps = { database: Database; workers: Workers; now: () => Date }

/** Suggested recipes that keep the cook's restrictions. */
export function createSuggestions({ database, workers, now }: SuggestionsDeps) {
  return {
    /** For the wheel: random recipes without anything the member avoids. */
    inspirations: async (member: Member) => {
      const keeping = await keepingOf(member)
      const rows = await database.transaction(async (tx) => {
        await openSearch(tx, [])
        return queries.listInspirations(
          tx,
          readerOf(member, keeping),
          INSPIRATIONS * spare(keeping),
        )
      })
      const kept = await keepFitting(member, rows, keeping, ({ id }) => id)
      return { recipes: kept.slice(0, INSPIRATIONS).map(toCard) }
    },

    /** If the member has no cuisine of their own, it is what is trending everywhere. */
    recommendations: async (member: Member) => {
      const [keeping, cuisine] = await Promise.all([
        keepingOf(member),
        queries.findOwnCuisine(database.db, member.id),
      ])
      const taste = { day: calendarDay(now(), 'UTC'), cuisine: toTaste(cuisine, keeping) }
      const rows = await database.transaction(async (tx) => {
        await openSearch(tx, [])
        return queries.listSuggestions(
          tx,
          readerOf(member, keeping),
          taste,
          LISTED * spare(keeping),
        )
      })
      const kept = await keepFitting(member, rows, keeping, ({ card }) => card.id)
      const cardsOf = (wanted: 'recommended' | 'trending') =>
        kept.flatMap(({ list, card }) => (list === wanted ? [toCard(card)] : [])).slice(0, LISTED)
      return {
        recommended: cardsOf('recommended'),
        trending: { cuisine: cuisine ?? null, recipes: cardsOf('trending') },
      }
    },
  }

  async function keepingOf(member: Member): Promise<Keeping> {
    const labels = await queries.listAvoided(database.db, member.id)
    if (labels.length === 0) return { query: undefined, ownWords: [] }
    return readKeeping(await loadKitchen(), labels)
  }

  /** Asks the kitchen about each recipe, if the cook avoids something in their own words. */
  async function keepFitting<Row>(
    { id: owner }: Member,
    rows: Row[],
    { ownWords }: Keeping,
    idOf: (row: Row) => string,
  ): Promise<Row[]> {
    if (ownWords.length === 0 || rows.length === 0) return rows
    const recipes = await listReadable(database.db, [...new Set(rows.map(idOf))])
    const fitting = new Set(await workers.run(recipeTasks.keep, { recipes, ownWords }, owner))
    return rows.filter((row) => fitting.has(idOf(row)))
  }
}

function readerOf({ id: viewerId }: Member, { query }: Keeping) {
  return { viewerId, query }
}

/** The kitchen refuses some of what the search leaves, so this many times as much is asked for. */
function spare({ ownWords }: Keeping): number {
  return ownWords.length === 0 ? 1 : 3
}

function toTaste(cuisine: string | undefined, { query }: Keeping): queries.Taste['cuisine'] {
  if (cuisine === undefined) return undefined
  const ofCuisine = tagged(cuisine)
  return {
    name: cuisine,
    query: query === undefined ? ofCuisine : (all([ofCuisine, query]) ?? query),
  }
}
