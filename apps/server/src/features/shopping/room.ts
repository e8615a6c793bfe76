import { LIST_LIMITS } from '@potluck/rules'
import type { Db } from '../../platform/database/index.ts'
import { AppError, type Member } from '../../platform/http/index.ts'
import * as queries from './queries.ts'

/** Call before adding lines: locks the list, and deletes lines that have been off it for a day. */
export async function makeRoom(tx: Db, member: Member, now: Date): Promise<void> {
  await queries.lockList(tx, member.id)
  await queries.forgetOldLines(tx, member.id, now)
}

/** Call after adding lines. @throws LIST_FULL, which rolls the transaction back */
export async function checkRoom(tx: Db, member: Member): Promise<void> {
  if ((await queries.countLines(tx, member.id)) > LIST_LIMITS.shopping) throw listFull()
}

export function listFull(): AppError {
  return new AppError('LIST_FULL', { message: FULL })
}

const FULL = `Your shopping list is full: it holds ${LIST_LIMITS.shopping.toLocaleString('en')} lines.`
