import type { BodyOf, contract } from '@potluck/contract'
import type { Database } from '../../platform/database/index.ts'
import { AppError, type Member } from '../../platform/http/index.ts'
import { putAway, takeBack, toPantryRow } from '../pantry/index.ts'
import { changeStates } from './changing.ts'
import * as queries from './queries.ts'

type BuyingDeps = { database: Database; now: () => Date }
type Endpoints = typeof contract.shopping

/** Moves items from the list into the pantry, and back. */
export function createBuying({ database, now }: BuyingDeps) {
  return {
    /**
     * A purchase counts once, even if several pages send it: lines that are off the list by now
     * were put into the pantry already.
     * @throws SHOPPING_LINE_NOT_FOUND, LIST_FULL for the pantry
     */
    buy: async (
      member: Member,
      { lines, items }: BodyOf<Endpoints['POST /shopping-list/purchases']>,
    ) => {
      const bought = await Promise.all(
        items.map(async ({ lines: asking = lines, ...item }) => {
          return { asking, row: await toPantryRow(item) }
        }),
      )
      return database.transaction(async (tx) => {
        await queries.lockList(tx, member.id)
        const taken = await queries.takeOff(tx, member.id, lines, now())
        if (taken.length === 0) throw new AppError('SHOPPING_LINE_NOT_FOUND')
        const open = new Set(taken.flatMap(({ id, wasGone }) => (wasGone ? [] : id)))
        const rows = bought.flatMap(({ asking, row }) => {
          return asking.some((line) => open.has(line)) ? row : []
        })
        await putAway(tx, member.id, rows, now())
        return { items: rows.map(({ id }) => id), lines: [...open] }
      })
    },

    /** @throws SHOPPING_LINE_NOT_FOUND */
    takeBack: (
      member: Member,
      { lines, items }: BodyOf<Endpoints['POST /shopping-list/returns']>,
    ) =>
      database.transaction(async (tx) => {
        await changeStates(tx, member, { lines, state: 'ticked' }, now())
        await takeBack(tx, member.id, items)
        return { message: 'Back on your shopping list' }
      }),
  }
}
