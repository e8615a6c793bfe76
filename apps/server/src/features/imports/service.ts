import type { BodyOf, contract, QueryOf } from '@potluck/contract'
import {
  type DoubleChoice,
  IMPORT_LIMITS,
  IMPORT_PLAN_LIMITS,
  type ImportState,
} from '@potluck/rules'
import type { Database, Db } from '../../platform/database/index.ts'
import { AppError, type Member, pageOf } from '../../platform/http/index.ts'
import { uuidv7 } from '../../platform/ids.ts'
import type { Workers } from '../../platform/workers/index.ts'
import { compareWithOwn } from '../doubles/index.ts'
import { toImport, toItem, UNDOABLE } from './import-answer.ts'
import * as items from './item-queries.ts'
import * as queries from './queries.ts'
import type { StagedRecipe } from './reading/staged.ts'
import type { Running } from './running/run-imports.ts'

type ImportsDeps = { database: Database; workers: Workers; running: Running; now: () => Date }
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
export function createImportsService(deps: ImportsDeps) {
  const { database, running, now } = deps
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

    /** @throws IMPORT_NOT_FOUND, CONFLICT where it is in no state for that */
    change: (member: Member, id: string, { state, ...wishes }: Wanted) =>
      database.transaction(async (tx) => {
        const found = await lock(tx, member, id)
        const from: readonly ImportState[] = MAY_BECOME[state]
        if (!from.includes(found.state)) throw new AppError('CONFLICT', { message: NOT_NOW })
        if (state === 'cancelled') await cancel(tx, id)
        else if (state !== found.state) await queries.setState(tx, id, { state, ...wishes })
        if (state === 'running') await running.ask(tx, id)
        return get(tx, member, id)
      }),

    /** @throws IMPORT_NOT_FOUND */
    listItems: async (
      member: Member,
      id: string,
      query: QueryOf<Endpoints['GET /imports/{id}/items']>,
    ) => {
      await getOwn(member, id)
      const { show, page, limit } = query
      const [rows, total] = await Promise.all([
        items.listItems(database.db, { importId: id, show, offset: (page - 1) * limit, limit }),
        items.countItems(database.db, id, show),
      ])
      return { items: rows.map(toItem), ...pageOf(query, total) }
    },

    /** With what differs from the recipe that it doubles. @throws IMPORT_NOT_FOUND, OVERLOADED */
    getItem: async (member: Member, id: string, position: number) => {
      await getOwn(member, id)
      const { staged, ...row } = await getItem(database.db, id, position)
      const draft = staged && 'draft' in staged ? staged.draft : null
      const { double, ...item } = toItem(row)
      return { ...item, draft, double: draft && double && (await compare(member, draft, double)) }
    },

    /** @throws IMPORT_NOT_FOUND, CONFLICT where it is no double, or has been settled */
    choose: (member: Member, id: string, position: number, choice: DoubleChoice) =>
      database.transaction(async (tx) => {
        const found = await lock(tx, member, id)
        const item = await getItem(tx, id, position)
        const isOpen = item.state === 'waiting' || item.state === 'skipped'
        const isChoosable = CHOOSABLE.has(found.state) && isOpen && item.staged !== null
        if (!isChoosable || item.double_why === null) {
          throw new AppError('CONFLICT', { message: SETTLED })
        }
        await items.setChoice(tx, { importId: id, position }, choice)
        if (found.state === 'done' && choice !== 'skip') {
          await queries.setState(tx, id, { state: 'running' })
          await running.ask(tx, id)
        }
        return toItem(await getItem(tx, id, position))
      }),

    /** @throws IMPORT_NOT_FOUND, CONFLICT where there is nothing to undo, or it still runs */
    undo: (member: Member, id: string) =>
      database.transaction(async (tx) => {
        const found = await lock(tx, member, id)
        if (found.state !== 'undoing') {
          if (!UNDOABLE.has(found.state)) throw new AppError('CONFLICT', { message: NOT_NOW })
          if (found.state === 'paused') await items.skipWaiting(tx, id)
          await queries.setState(tx, id, { state: 'undoing' })
          await running.ask(tx, id)
        }
        return get(tx, member, id)
      }),

    /** @throws IMPORT_NOT_FOUND, CONFLICT while it is not over */
    forget: (member: Member, id: string) =>
      database.transaction(async (tx) => {
        const { state } = await lock(tx, member, id)
        if (!OVER.has(state)) throw new AppError('CONFLICT', { message: NOT_OVER })
        await queries.deleteImport(tx, id)
        return { message: 'Import forgotten' }
      }),

    /** @throws IMPORT_NOT_FOUND */
    getOwn,
  }

  async function compare(
    member: Member,
    newcomer: StagedRecipe['draft'],
    double: NonNullable<ReturnType<typeof toItem>['double']>,
  ) {
    const { recipeId } = double
    const differences = await compareWithOwn(deps, member.id, { recipeId, newcomer })
    return differences ? { ...double, differences } : null
  }

  async function cancel(tx: Db, id: string): Promise<void> {
    await items.skipWaiting(tx, id)
    await queries.finishImport(tx, id, { state: 'cancelled' }, now())
  }

  async function getOwn(member: Member, id: string): Promise<void> {
    if (!(await queries.isOwnImport(database.db, id, member.id))) {
      throw new AppError('IMPORT_NOT_FOUND')
    }
  }
}

const CHOOSABLE: ReadonlySet<ImportState> = new Set(['looked', 'running', 'paused', 'done'])

const ONE_EACH = 'One of your imports is not over yet. Finish it or cancel it first.'
const NOT_NOW = 'This cannot be done with the import as it stands now.'
const NOT_OVER = 'This import is not over yet.'
const SETTLED = 'There is nothing to choose here any more.'

async function lock(tx: Db, member: Member, id: string): Promise<queries.LockedImport> {
  const found = await queries.lockImport(tx, id, member.id)
  if (!found) throw new AppError('IMPORT_NOT_FOUND')
  return found
}

async function get(db: Db, member: Member, id: string) {
  const [row] = await queries.listImports(db, member.id, id)
  if (!row) throw new AppError('IMPORT_NOT_FOUND')
  return toImport(row)
}

async function getItem(db: Db, id: string, position: number) {
  const item = await items.findItem(db, id, position)
  if (!item) throw new AppError('IMPORT_NOT_FOUND')
  return item
}
