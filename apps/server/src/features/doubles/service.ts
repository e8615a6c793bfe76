import type { contract, QueryOf } from '@potluck/contract'
import type { Database } from '../../platform/database/index.ts'
import type { Events } from '../../platform/events/index.ts'
import { AppError, type Member, pageOf } from '../../platform/http/index.ts'
import { listCardsOf, toCard } from '../recipes/index.ts'
import { compareEach } from './compare.ts'
import { readOwn } from './find-doubles.ts'
import { mergeDoubles } from './merging.ts'
import * as queries from './pair-queries.ts'
import { createSeeking, type SeekingDeps } from './seeking.ts'

type DoublesDeps = SeekingDeps & { database: Database; events: Events; now: () => Date }
type Listed = QueryOf<(typeof contract.doubles)['GET /doubles']>
type Two = { recipeId: string; otherId: string }

/** As lists show it, with its steps. */
type Side = ReturnType<typeof toCard> & { instructions: string[] }

export type Doubles = ReturnType<typeof createDoubles>

/** Those of a member's own recipes that seem to be one. */
export function createDoubles(deps: DoublesDeps) {
  const { database, workers } = deps
  const seeking = createSeeking(deps)
  return {
    /**
     * What is known by now. Recipes that were written since are compared in the background, and `pending`
     * says how many are left.
     * @throws OVERLOADED
     */
    list: async (member: Member, query: Listed) => {
      const { db } = database
      const { recipes: recipeCount, pending } = await queries.countPending(db, member.id)
      if (pending > 0) await seeking.ask(db, member.id)
      const { page, limit } = query
      const [rows, total] = await Promise.all([
        queries.listShownPairs(db, member.id, { offset: (page - 1) * limit, limit }),
        queries.countShownPairs(db, member.id),
      ])
      return {
        pairs: await showPairs(member, rows),
        recipeCount,
        pending,
        ...pageOf(query, total),
      }
    },

    /** Remembers that they are two recipes, or forgets it. @throws RECIPE_NOT_FOUND */
    setTwo: async (member: Member, { recipeId, otherId }: Two, areTwo: boolean) => {
      const pair = queries.toPairIds(recipeId, otherId)
      if (!(await queries.setTwo(database.db, member.id, pair, areTwo))) {
        throw new AppError('RECIPE_NOT_FOUND')
      }
      return { message: areTwo ? 'These are two recipes' : 'These may be one recipe' }
    },

    /** Keeps the first of them. @throws RECIPE_NOT_FOUND */
    merge: async (member: Member, { recipeId: kept, otherId: gone }: Two) => {
      const { revision } = await mergeDoubles(deps, member, { kept, gone })
      return { message: 'One recipe kept', revision }
    },
  }

  /** One of them that was deleted meanwhile took its pairs along. */
  async function showPairs(member: Member, pairs: readonly queries.ShownPair[]) {
    const ids = [...new Set(pairs.flatMap(({ first_id, second_id }) => [first_id, second_id]))]
    const [own, cards] = await Promise.all([
      readOwn(database, member.id, ids),
      listCardsOf(database.db, member.id, ids),
    ])
    const sides = new Map(
      cards.flatMap((card) => {
        const read = own.get(card.id)
        if (!read) return []
        const { instructions } = read.row
        return [[card.id, { recipe: read.recipe, shown: { ...toCard(card), instructions } }]]
      }),
    )
    const shown = pairs.flatMap(({ first_id, second_id, is_same_page: isSamePage }) => {
      const [first, second] = [sides.get(first_id), sides.get(second_id)]
      return first && second ? [{ first, second, isSamePage }] : []
    })
    const answers = await compareEach(
      workers,
      member.id,
      shown.map(({ first, second }) => [first.recipe, second.recipe] as const),
    )
    return shown.flatMap(({ first, second, isSamePage }, at) => {
      const differences = answers[at]?.differences
      const recipes: [Side, Side] = [first.shown, second.shown]
      return differences ? [{ recipes, isSamePage, differences }] : []
    })
  }
}
