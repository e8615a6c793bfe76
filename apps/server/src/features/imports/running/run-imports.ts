import type { Db } from '../../../platform/database/index.ts'
import { AppError } from '../../../platform/http/index.ts'
import { defineJob, type Jobs, workForAWhile } from '../../../platform/jobs/index.ts'
import {
  findWaiting,
  findWaitingPicture,
  setItemState,
  settleItem,
  type WaitingItem,
} from '../item-queries.ts'
import * as queries from '../queries.ts'
import { bringInPlan, bringInShopping } from './bring-in-lists.ts'
import { bringInPicture } from './bring-in-picture.ts'
import { bringInRecipe } from './bring-in-recipe.ts'
import { undoForAWhile } from './undo.ts'
import {
  holdLease,
  isPassing,
  REST,
  type RunDeps,
  StoppedError,
  takeWork,
  type Work,
} from './work.ts'

const runImport = defineJob<{ importId: string }>('run-import', {
  onlyOneWaits: true,
  expireSeconds: 120,
})
const resumeImports = defineJob('resume-imports', { onlyOneWaits: true })
/** How soon an import goes on whose process died, after its lease has run out. */
const RESUMED_EVERY_SECONDS = 20

export type Running = {
  /** Has an import worked on once the transaction commits. */
  ask(db: Db, importId: string): Promise<void>
  /** Looks for imports that nobody works on; also runs as a job, at each start and then repeatedly. */
  resume(): Promise<void>
}

/** Brings imports in, and takes them back, in the background: some seconds of each in turn. */
export function createRunning(deps: RunDeps & { jobs: Jobs }): Running {
  const { database, jobs, now } = deps
  const running: Running = {
    ask: (db, importId) => jobs.send(db, runImport, { importId }, { key: importId }),
    resume: async () => {
      for (const { id, state } of await queries.listForsaken(database.db, now())) {
        if (state === 'looking') await takeBackUnread(deps, id)
        else await running.ask(database.db, id)
      }
    },
  }
  jobs.work(runImport, async ({ importId }, { signal }) => {
    if (await runForAWhile(deps, importId, signal)) await running.ask(database.db, importId)
  })
  jobs.work(resumeImports, () => running.resume())
  jobs.repeat(resumeImports, RESUMED_EVERY_SECONDS)
  return running
}

/** Answers whether there is more to do. */
async function runForAWhile(deps: RunDeps, id: string, signal: AbortSignal): Promise<boolean> {
  const work = await takeWork(deps, id)
  if (!work) return false
  try {
    if (work.state === 'undoing') return await undoForAWhile(deps, work, signal)
    if (work.state !== 'running') return false
    const isMore = await workForAWhile(signal, () => bringInNext(deps, work), REST)
    if (!isMore) await finish(deps, work)
    return isMore
  } catch (error) {
    if (error instanceof StoppedError) return false
    throw error
  } finally {
    await queries.giveLeaseBack(deps.database.db, work.id, work.owner)
  }
}

/** The next item, and when there is none the next picture; false when all is done. */
async function bringInNext(deps: RunDeps, work: Work): Promise<boolean> {
  const item = await findWaiting(deps.database.db, work.id)
  if (item) {
    await bringInItem(deps, work, item)
    return true
  }
  const picture = await findWaitingPicture(deps.database.db, work.id)
  if (picture) await bringInPicture(deps, work, picture)
  return picture !== undefined
}

/** One item that cannot be stored is refused; the others come in. */
async function bringInItem(deps: RunDeps, work: Work, item: WaitingItem): Promise<void> {
  try {
    const { staged } = item
    if ('draft' in staged) await bringInRecipe(deps, work, item, staged)
    else if ('meals' in staged) await bringInPlan(deps, work, item, staged.meals)
    else await bringInShopping(deps, work, item, staged.lines)
  } catch (error) {
    if (isPassing(error)) throw error
    // Its cook may still say that it may, on the report.
    if (isUnconfirmed(error)) return settle(deps, work, item, UNCONFIRMED)
    const isSaid = error instanceof AppError && error.code !== 'INTERNAL'
    if (!isSaid) deps.log.error({ err: error, importId: work.id }, 'an item was not brought in')
    const reason = isSaid ? error.message : 'It could not be stored.'
    await refuse(deps, work, item, reason)
  }
}

const isUnconfirmed = (error: unknown) =>
  error instanceof AppError && error.code === 'ORIGIN_UNCONFIRMED'

const UNCONFIRMED = {
  state: 'skipped',
  reason: 'Yours is public, and this would publish the text of another source.',
} as const

async function settle(
  { database, now }: RunDeps,
  work: Work,
  { position }: WaitingItem,
  outcome: typeof UNCONFIRMED,
): Promise<void> {
  await database.transaction(async (tx) => {
    await holdLease(tx, work, now())
    await settleItem(tx, { importId: work.id, position }, outcome)
  })
}

async function refuse(
  { database, now }: RunDeps,
  work: Work,
  { position }: WaitingItem,
  reason: string,
): Promise<void> {
  await database.transaction(async (tx) => {
    await holdLease(tx, work, now())
    await setItemState(tx, { importId: work.id, position }, { state: 'refused', reason })
  })
}

async function finish({ database, now }: RunDeps, work: Work): Promise<void> {
  await database.transaction(async (tx) => {
    await holdLease(tx, work, now())
    await queries.finishImport(tx, work.id, { state: 'done' }, now())
  })
}

/** What a process found in a file that it never read to the end. */
async function takeBackUnread({ database, now }: RunDeps, id: string): Promise<void> {
  await database.transaction(async (tx) => {
    const found = await queries.lockImport(tx, id)
    if (found?.state !== 'looking') return
    if (!(await queries.isForsaken(tx, id, now()))) return
    await queries.deleteUnreadFiles(tx, id)
    const reason = 'Reading a file was interrupted. Please bring it again.'
    await queries.setState(tx, id, { state: 'looked', reason })
  })
}
