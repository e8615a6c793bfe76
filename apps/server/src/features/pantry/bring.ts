import { NewItem } from '@potluck/contract'
import { LIST_LIMITS } from '@potluck/rules'
import { z } from 'zod'
import { type Bring, readRows } from '../../platform/archive-part.ts'
import { toPantryRow } from './put-away.ts'
import * as queries from './queries.ts'

const { name, qty, qtyName, expiryDate } = NewItem.shape
const Row = z.object({ name, quantity: qty, unit: qtyName, expiryDate })

/** What lies in the pantry by the same name, unit and date is the same, however much is left of it. */
export const bringPantry: Bring = async (tx, userId, rows, now) => {
  await queries.lockPantry(tx, userId)
  const { read, unreadable } = readRows(Row, rows)
  const known = new Set((await queries.listPantry(tx, userId)).map(keyOf))
  const fresh = read.filter((row) => !known.has(keyOf(row)))
  const room = Math.max(0, LIST_LIMITS.pantry - (await queries.countItems(tx, userId)))
  const added = await Promise.all(
    fresh
      .slice(0, room)
      .map(({ quantity, unit, ...item }) => toPantryRow({ ...item, qty: quantity, qtyName: unit })),
  )
  if (added.length > 0) await queries.insertItems(tx, userId, added, now)
  return {
    added: added.length,
    known: read.length - fresh.length,
    problems: { unreadable, full: fresh.length - added.length },
  }
}

function keyOf(item: { name: string; unit: string; expiryDate: string | null }): string {
  return JSON.stringify([item.name.trim().toLowerCase(), item.unit, item.expiryDate])
}
