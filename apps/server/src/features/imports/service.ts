import type { BodyOf, contract } from '@potluck/contract'
import { IMPORT_LIMITS, IMPORT_PLAN_LIMITS, type ImportState } from '@potluck/rules'
import type { Database, Db } from '../../platform/database/index.ts'
import { AppError, type Member } from '../../platform/http/index.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { toImport, UNDOABLE } from './import-answer.ts'
import { skipWaiting } from './item-queries.ts'
import { refuseUnconfirmedVersions } from './public-versions.ts'
import * as queries from './queries.ts'
import type { Running } from './running/run-imports.ts'

type ImportsDeps = { database: Database; running: Running; now: () => Date }
type Endpoints = typeof contract.imports
type Wanted = BodyOf<Endpoints['PUT /imports/{id}']>

/** From which states an import goes where its member sends it. */
const MAY_BECOME = {
  running: ['looked', 'paused', 'running'],
  paused: ['running', 'paused'],
  cancelled: ['looking', 'looked', 'running', 'paused', 'cancelled'],
} as const satisfies Record<Wanted['state'], readonly ImportState[]>

const OVER: ReadonlySet<ImportState> = new Set(['done', 'cancelled', 'undone'])

/** A member's imports: begun, looked into, started, paused, and taken back. */
export function createImportsService({ database, running, now }: ImportsDeps) {
  return {
    list: async (member: Member) => {
      const rows = await queries.listImports(database.db, member.id)
      const limits = IMPORT_PLAN_LIMITS[await queries.findPlan(database.db, member.id)]
      return { imports: rows.map(toImport), limits: { ...limits, files: IMPORT_LIMITS.files } }
    },

    get: (member: Member, id: string) => get(database.db, member, id),

    /** @throws CONFLICT while one of the member's is not over */
    begin: (member: Member) =>
      database.transaction(async (tx) => {
        await queries.forgetOldImports(tx, member.id)
        const id = uuidv7()
        if (!(await queries.insertImport(tx, { id, userId: member.id }, now()))) {
          throw new AppError('CONFLICT', { message: ONE_EACH })
        }
        return { _id: id }
      }),

    /** @throws IMPORT_NOT_FOUND, CONFLICT where it is in no state for that, ORIGIN_UNCONFIRMED */
    change: (member: Member, id: string, { state, confirmOrigin, ...wishes }: Wanted) =>
      database.transaction(async (tx) => {
        const found = await lockOwn(tx, member, id)
        const from: readonly ImportState[] = MAY_BECOME[state]
        if (!from.includes(found.state)) throw new AppError('CONFLICT', { message: NOT_NOW })
        if (confirmOrigin) await queries.confirmOrigins(tx, id)
        else if (state === 'running') {
          await refuseUnconfirmedVersions(tx, found, wishes.doubles ?? found.doubles)
        }
        if (state === 'cancelled') await cancel(tx, id)
        else if (state !== found.state) await queries.setState(tx, id, { state, ...wishes })
        if (state === 'running') await running.ask(tx, id)
        return get(tx, member, id)
      }),

    /** @throws IMPORT_NOT_FOUND, CONFLICT where there is nothing to undo, or it still runs */
    undo: (member: Member, id: string) =>
      database.transaction(async (tx) => {
        const found = await lockOwn(tx, member, id)
        if (found.state !== 'undoing') {
          if (!UNDOABLE.has(found.state)) throw new AppError('CONFLICT', { message: NOT_NOW })
          if (found.state === 'paused') await skipWaiting(tx, id)
          await queries.setState(tx, id, { state: 'undoing' })
          await running.ask(tx, id)
        }
        return get(tx, member, id)
      }),

    /** @throws IMPORT_NOT_FOUND, CONFLICT while it is not over */
    forget: (member: Member, id: string) =>
      database.transaction(async (tx) => {
        const { state } = await lockOwn(tx, member, id)
        if (!OVER.has(state)) throw new AppError('CONFLICT', { message: NOT_OVER })
        await queries.deleteImport(tx, id)
        return { message: 'Import forgotten' }
      }),
  }

  async function cancel(tx: Db, id: string): Promise<void> {
    await skipWaiting(tx, id)
    await queries.finishImport(tx, id, { state: 'cancelled' }, now())
  }
}

const ONE_EACH = 'One of your imports is not over yet. Finish it or cancel it first.'
const NOT_NOW = 'This cannot be done with the import as it stands now.'
const NOT_OVER = 'This import is not over yet.'

/** The member's import, locked until the transaction ends. @throws IMPORT_NOT_FOUND */
export async function lockOwn(tx: Db, member: Member, id: string): Promise<queries.LockedImport> {
  const found = await queries.lockImport(tx, id, member.id)
  if (!found) throw new AppError('IMPORT_NOT_FOUND')
  return found
}

/** @throws IMPORT_NOT_FOUND */
export async function checkOwn(db: Db, member: Member, id: string): Promise<void> {
  if (!(await queries.isOwnImport(db, id, member.id))) throw new AppError('IMPORT_NOT_FOUND')
}

async function get(db: Db, member: Member, id: string) {
  const [row] = await queries.listImports(db, member.id, id)
  if (!row) throw new AppError('IMPORT_NOT_FOUND')
  return toImport(row)
}
