import type { BodyOf, contract } from '@potluck/contract'
import type { Database, Db } from '../../platform/database/index.ts'
import { AppError, type Member } from '../../platform/http/index.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { loadKitchen } from '../../platform/kitchen.ts'
import * as queries from './queries.ts'
import { checkRoom, makeRoom } from './room.ts'

type ChangingDeps = { database: Database; now: () => Date }
type Endpoints = typeof contract.shopping

/** Lines that a cook writes, ticks and removes themselves. */
export function createListChanging({ database, now }: ChangingDeps) {
  return {
    /** @throws LIST_FULL at 1,000 lines */
    write: async (member: Member, text: string) => {
      const { splitLineToBuy } = await loadKitchen()
      const texts = splitLineToBuy(text)
      const lines = (texts.length > 0 ? texts : [text]).map((one) => ({ id: uuidv7(), text: one }))
      return database.transaction(async (tx) => {
        await makeRoom(tx, member, now())
        await queries.insertOwnLines(tx, member.id, lines, now())
        await checkRoom(tx, member)
        return { lines: lines.map(({ id }) => id) }
      })
    },

    /** @throws SHOPPING_LINE_NOT_FOUND if none of them is the member's */
    setState: async (member: Member, change: BodyOf<Endpoints['PUT /shopping-list/lines']>) => {
      await changeStates(database.db, member, change, now())
      return { message: 'Your shopping list is changed' }
    },

    /**
     * Replaces what some lines ask for by the member's own words.
     * @throws SHOPPING_LINE_NOT_FOUND, LIST_FULL
     */
    reword: (member: Member, { lines, text }: BodyOf<Endpoints['PUT /shopping-list/text']>) =>
      database.transaction(async (tx) => {
        await makeRoom(tx, member, now())
        const id = uuidv7()
        await queries.insertOwnLines(tx, member.id, [{ id, text }], now())
        const replaced = await queries.replaceLines(tx, member.id, { lines, by: id }, now())
        if (replaced === 0) throw new AppError('SHOPPING_LINE_NOT_FOUND')
        await checkRoom(tx, member)
        return { lines: [id] }
      }),
  }
}

/** @throws SHOPPING_LINE_NOT_FOUND if none of them is the member's */
export async function changeStates(
  db: Db,
  member: Member,
  change: Parameters<typeof queries.setStates>[2],
  now: Date,
): Promise<void> {
  const changed = await queries.setStates(db, member.id, change, now)
  if (changed === 0) throw new AppError('SHOPPING_LINE_NOT_FOUND')
}
