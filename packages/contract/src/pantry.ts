import { z } from 'zod'
import type { Endpoints } from './endpoint.ts'
import { Id, Message, text } from './shared.ts'

const InventoryItem = z.object({
  _id: Id,
  name: z.string(),
  qty: z.number(),
  qtyName: z.string(),
  expiryDate: z.string().nullable(),
  status: z.enum(['fresh', 'expiring', 'expired']),
})

const NewItem = z.object({
  name: text(120),
  qty: z
    .number()
    .int('Quantity must be a positive number')
    .min(1, 'Quantity must be a positive number'),
  qtyName: text(30),
  expiryDate: z.iso.date().nullable().default(null),
})

export const pantry = {
  'GET /auth/inventory': {
    summary: 'The pantry',
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
    summary: 'Change a pantry item',
    access: 'member',
    body: NewItem.partial(),
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
