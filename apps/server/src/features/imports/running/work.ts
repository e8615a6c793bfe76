import type { ImportState } from '@potluck/rules'
import type { FastifyBaseLogger } from 'fastify'
import { type Database, type Db, isDatabaseUnavailable } from '../../../platform/database/index.ts'
import type { Events } from '../../../platform/events/index.ts'
import { AppError } from '../../../platform/http/index.ts'
import { uuidv7 } from '../../../platform/ids.ts'
import type { Images } from '../../../platform/media/index.ts'
import { isOutOfResources } from '../../../platform/out-of-resources.ts'
import type { Outgoing } from '../../../platform/outgoing/index.ts'
import type { Workers } from '../../../platform/workers/index.ts'
import * as queries from '../queries.ts'

export type RunDeps = {
  database: Database
  images: Images
  events: Events
  workers: Workers
  outgoing: Outgoing
  log: FastifyBaseLogger
  now: () => Date
}

/** An import that this process works on, until its lease runs out or its member stops it. */
export type Work = {
  id: string
  userId: string
  owner: string
  state: ImportState
  wishes: Pick<queries.LockedImport, 'doubles' | 'plan' | 'shopping_lists' | 'origin_confirmed'>
}

/** A process that dies is noticed after this long. */
const LEASE_MS = 30_000
/** After each piece of work an import rests for this many times as long, and others are served. */
export const REST = 4

export const leaseUntil = (now: Date) => new Date(now.getTime() + LEASE_MS)

/** The import was paused, cancelled or taken over: whatever the transaction did is taken back. */
export class StoppedError extends Error {}

/** Part of each transaction of the work: it holds only while the import is this process's. */
export async function holdLease(tx: Db, work: Work, now: Date): Promise<void> {
  const { id, owner, state } = work
  if (!(await queries.renewLease(tx, { id, owner, state, until: leaseUntil(now) }))) {
    throw new StoppedError('The import is not worked on any more')
  }
}

/** Takes an import to work on; undefined where somebody else has it or there is nothing to do. */
export async function takeWork(deps: RunDeps, id: string): Promise<Work | undefined> {
  const { database, now } = deps
  return database.transaction(async (tx) => {
    const found = await queries.lockImport(tx, id)
    if (!found) return undefined
    const { state, user_id: userId, doubles, plan, shopping_lists, origin_confirmed } = found
    const owner = uuidv7()
    const lease = { id, owner, state, until: leaseUntil(now()) }
    if (!(await queries.takeLease(tx, lease, now()))) return undefined
    return { id, userId, owner, state, wishes: { doubles, plan, shopping_lists, origin_confirmed } }
  })
}

/** Whether a failure is the machine's or the moment's: then the item is tried again later. */
export function isPassing(error: unknown): boolean {
  if (error instanceof StoppedError) return true
  if (error instanceof AppError) return error.code === 'OVERLOADED'
  return isDatabaseUnavailable(error) || isOutOfResources(error)
}
