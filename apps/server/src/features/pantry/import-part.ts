import { NewItem } from '@potluck/contract'
import { LIST_LIMITS } from '@potluck/rules'
import { z } from 'zod'
import {
  type Asking,
  type ImportedRows,
  type PartImporter,
  readRows,
} from '../../platform/archive-part.ts'
import type { Db } from '../../platform/database/index.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { pantryTasks } from './kitchen-tasks.ts'
import * as queries from './queries.ts'

const { name, qty, qtyName, expiryDate } = NewItem.shape
const Row = z.object({ name, quantity: qty, unit: qtyName, expiryDate })
type Row = z.output<typeof Row>

/** Items with the same name, unit and date count as the same, however much is left. */
export const pantryImporter: PartImporter = {
  read: async (rows, asking) => {
    const read = await readRows(Row, rows)
    const foods = await recogniseAll(read, asking)
    return {
      unreadable: rows.length - read.length,
      importRows: (tx, userId, now) => importRows(tx, userId, { read, foods }, now),
    }
  },
}

/** The lexicon's ids of the foods that names mean. */
type Foods = ReadonlyMap<string, string | null>

/** Asks for no more items than a pantry can hold, counting those already there. */
async function recogniseAll(read: readonly Row[], { workers, userId }: Asking): Promise<Foods> {
  const different = new Map(read.map((row) => [keyOf(row), row.name]))
  const names = [...new Set([...different.values()].slice(0, LIST_LIMITS.pantry))]
  if (names.length === 0) return new Map()
  const ids = await workers.run(pantryTasks.recognise, names, userId)
  return new Map(names.map((each, at) => [each, ids[at] ?? null]))
}

async function importRows(
  tx: Db,
  userId: string,
  { read, foods }: { read: readonly Row[]; foods: Foods },
  now: Date,
): Promise<ImportedRows> {
  await queries.lockPantry(tx, userId)
  const known = new Set((await queries.listPantry(tx, userId)).map(keyOf))
  const fresh = read.filter((row) => !known.has(keyOf(row)))
  const room = Math.max(0, LIST_LIMITS.pantry - (await queries.countItems(tx, userId)))
  const added = fresh.slice(0, room).map(({ quantity, ...item }) => {
    return { ...item, id: uuidv7(), qty: quantity, ingredientId: foods.get(item.name) ?? null }
  })
  if (added.length > 0) await queries.insertItems(tx, userId, added, now)
  return {
    added: added.length,
    known: read.length - fresh.length,
    problems: { full: fresh.length - added.length },
  }
}

function keyOf(item: { name: string; unit: string; expiryDate: string | null }): string {
  return JSON.stringify([item.name.trim().toLowerCase(), item.unit, item.expiryDate])
}
