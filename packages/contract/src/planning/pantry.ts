import { EXPIRY_STATUSES, PANTRY_LIMITS } from '@potluck/rules'
import { z } from 'zod'
import type { Endpoints } from '../endpoint.ts'
import { Id, line, Message } from '../shared.ts'

const POSITIVE = 'Quantity must be a positive number'

const fields = {
  name: line(PANTRY_LIMITS.name),
  qty: z
    .number(POSITIVE)
    .int(POSITIVE)
    .min(1, POSITIVE)
    .max(PANTRY_LIMITS.qty, `At most ${PANTRY_LIMITS.qty}`),
  qtyName: line(PANTRY_LIMITS.unit),
  expiryDate: z.iso
    .date('Must be a date such as 2026-12-24')
    .refine(
      (day) => day >= PANTRY_LIMITS.firstDate && day <= PANTRY_LIMITS.lastDate,
      `Between ${PANTRY_LIMITS.firstDate} and ${PANTRY_LIMITS.lastDate}`,
    )
    .nullable(),
}

export const NewItem = z.object({ ...fields, expiryDate: fields.expiryDate.default(null) })
/** Separate from `NewItem`, whose default would clear the date in every change that leaves it out. */
const ItemChanges = z.object(fields).partial()

export const InventoryItem = z.object({
  _id: Id,
  name: z.string(),
  qty: z.number(),
  qtyName: z.string(),
  expiryDate: z.string().nullable(),
  status: z
    .enum(EXPIRY_STATUSES)
    .describe("By the caller's day: header X-Time-Zone (an IANA name), else UTC"),
})

export const pantry = {
  'GET /auth/inventory': {
    summary: 'The pantry, first to expire first, then newest first',
    access: 'member',
    response: z.object({ inventory: z.array(InventoryItem) }),
  },
  'POST /auth/inventory': {
    summary: 'Add to the pantry',
    access: 'member',
    body: NewItem,
    response: InventoryItem,
    status: 201,
    errors: ['LIST_FULL'],
  },
  'DELETE /auth/inventory': { summary: 'Clear the pantry', access: 'member', response: Message },
  'PUT /auth/inventory/{id}': {
    summary: 'Change a pantry item; what is left out stays',
    access: 'member',
    body: ItemChanges,
    response: InventoryItem,
    errors: ['INVENTORY_ITEM_NOT_FOUND'],
  },
  'DELETE /auth/inventory/{id}': {
    summary: 'Remove a pantry item',
    access: 'member',
    response: Message,
    errors: ['INVENTORY_ITEM_NOT_FOUND'],
  },
} satisfies Endpoints
