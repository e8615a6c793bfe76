import type { contract } from '@potluck/contract'
import { LIST_LIMITS } from '@potluck/rules'
import type { z } from 'zod'
import type { Db } from '../../platform/database/index.ts'
import { AppError } from '../../platform/http/index.ts'
import { uuidv7 } from '../../platform/ids.ts'
import * as queries from './queries.ts'
import { recognise } from './recognise.ts'

export type NewItem = z.output<(typeof contract.pantry)['POST /auth/inventory']['body']>

/** An item as it is stored. Do not call it in a transaction: the first call loads the kitchen. */
export async function toPantryRow({ qtyName: unit, ...item }: NewItem): Promise<queries.ItemRow> {
  return { ...item, unit, id: uuidv7(), ingredientId: await recognise(item.name) }
}

/** Adds to a cook's pantry in the caller's transaction. @throws LIST_FULL at 1,000 items */
export async function putAway(
  tx: Db,
  userId: string,
  rows: readonly queries.ItemRow[],
  now: Date,
): Promise<void> {
  await queries.lockPantry(tx, userId)
  const count = await queries.countItems(tx, userId)
  if (count + rows.length > LIST_LIMITS.pantry) throw new AppError('LIST_FULL', { message: FULL })
  await queries.insertItems(tx, userId, rows, now)
}

const FULL = `Your pantry is full: it holds ${LIST_LIMITS.pantry.toLocaleString('en')} ingredients.`
