import type { contract, InventoryItem } from '@potluck/contract'
import { calendarDay, expiryStatus } from '@potluck/rules'
import type { z } from 'zod'
import type { Database } from '../../platform/database/index.ts'
import { AppError, type Member } from '../../platform/http/index.ts'
import { type NewItem, putAway, toPantryRow } from './put-away.ts'
import * as queries from './queries.ts'
import { recognise } from './recognise.ts'

type PantryDeps = { database: Database; now: () => Date }

type ItemChanges = z.output<(typeof contract.pantry)['PUT /auth/inventory/{id}']['body']>

/** A cook's pantry. Statuses depend on the day in the caller's time zone (an IANA name). */
export function createPantry({ database, now }: PantryDeps) {
  return {
    list: async (member: Member, timeZone: string) => {
      const rows = await queries.listPantry(database.db, member.id)
      const today = calendarDay(now(), timeZone)
      return { inventory: rows.map((row) => toAnswer(row, today)) }
    },

    /** @throws LIST_FULL at 1,000 items */
    add: async (member: Member, item: NewItem, timeZone: string) => {
      const row = await toPantryRow(item)
      await database.transaction((tx) => putAway(tx, member.id, [row], now()))
      return toAnswer(row, calendarDay(now(), timeZone))
    },

    /** Changes only the given fields. @throws INVENTORY_ITEM_NOT_FOUND */
    change: async (member: Member, changes: ItemChanges & { id: string }, timeZone: string) => {
      const { id, qtyName, ...rest } = changes
      const unit = qtyName === undefined ? {} : { unit: qtyName }
      const renamed =
        rest.name === undefined ? undefined : { ingredientId: await recognise(rest.name) }
      const item = await database.transaction(async (tx) => {
        const found = await queries.findItemForUpdate(tx, id, member.id)
        if (!found) throw new AppError('INVENTORY_ITEM_NOT_FOUND')
        const changed = { ...found, ...rest, ...unit, ...renamed }
        await queries.updateItem(tx, changed, now())
        return changed
      })
      return toAnswer(item, calendarDay(now(), timeZone))
    },

    /** @throws INVENTORY_ITEM_NOT_FOUND */
    remove: async (member: Member, id: string) => {
      if (!(await queries.deleteItem(database.db, id, member.id))) {
        throw new AppError('INVENTORY_ITEM_NOT_FOUND')
      }
      return { message: 'Ingredient deleted successfully' }
    },

    clear: async (member: Member) => {
      await queries.deleteItems(database.db, member.id)
      return { message: 'Inventory cleared successfully' }
    },
  }
}

function toAnswer(
  { id, name, qty, unit, expiryDate }: queries.ItemRow,
  today: string,
): z.output<typeof InventoryItem> {
  const status = expiryStatus(expiryDate, today)
  return { _id: id, name, qty, qtyName: unit, expiryDate, status }
}

export type Pantry = ReturnType<typeof createPantry>
