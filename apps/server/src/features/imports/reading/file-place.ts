import { IMPORT_LIMITS, IMPORT_PLAN_LIMITS, type PlanId } from '@potluck/rules'
import type { Database } from '../../../platform/database/index.ts'
import { AppError, type Member } from '../../../platform/http/index.ts'
import { uuidv7 } from '../../../platform/ids.ts'
import type { Workers } from '../../../platform/workers/index.ts'
import * as queries from '../queries.ts'
import { findNextPosition, insertItems } from './insert-items.ts'
import type { FoundItem } from './staged.ts'
import { findStandings } from './standings.ts'

export type PlaceDeps = { database: Database; workers: Workers; now: () => Date }

/** The place of a file among an import's rows, held by the process that reads it. */
export type FilePlace = {
  importId: string
  owner: string
  userId: string
  file: number
  /** That the import had before. */
  recipes: number
  limits: (typeof IMPORT_PLAN_LIMITS)[PlanId]
}

/** Longer than a piece may take and an upload may pause. */
const LEASE_MS = 2 * 60_000

/**
 * Takes a place for one more file; nobody else adds to the import until it is given back.
 * @throws IMPORT_NOT_FOUND, CONFLICT where the import is not being prepared or has files enough
 */
export function takeFilePlace(
  { database, now }: PlaceDeps,
  member: Member,
  { importId, name }: { importId: string; name: string },
): Promise<FilePlace> {
  return database.transaction(async (tx) => {
    const found = await queries.lockImport(tx, importId, member.id)
    if (!found) throw new AppError('IMPORT_NOT_FOUND')
    if (found.state !== 'looked') throw new AppError('CONFLICT', { message: NOT_NOW })
    const { files, recipes } = await queries.countFilesAndRecipes(tx, importId)
    if (files >= IMPORT_LIMITS.files) throw new AppError('CONFLICT', { message: TOO_MANY_FILES })
    const limits = IMPORT_PLAN_LIMITS[await queries.findPlan(tx, member.id)]
    const owner = uuidv7()
    const file = await queries.insertFile(tx, importId, name)
    await queries.setState(tx, importId, { state: 'looking' })
    await queries.takeLease(tx, toLease({ importId, owner }, now()), now())
    return { importId, owner, userId: member.id, file, recipes, limits }
  })
}

/** Stores what was found. @throws CONFLICT where the import was cancelled meanwhile */
export async function keepFound(
  deps: PlaceDeps,
  place: FilePlace,
  items: readonly FoundItem[],
): Promise<void> {
  const { importId, file } = place
  const first = await findNextPosition(deps.database.db, importId)
  const standings = await findStandings(deps, place, items, first)
  const found = items.flatMap((item, at) => {
    const standing = standings[at]
    return standing ? [{ ...item, standing }] : []
  })
  await deps.database.transaction(async (tx) => {
    if (!(await queries.renewLease(tx, toLease(place, deps.now())))) throw new AppError('CONFLICT')
    if (found.length > 0) await insertItems(tx, { importId, file, first }, found)
  })
}

/** Gives the place back, with the file or without it, unless the import was cancelled meanwhile. */
export async function leaveFilePlace(
  { database }: PlaceDeps,
  { importId, owner, file }: FilePlace,
  isTakenBack: boolean,
): Promise<void> {
  await database.transaction(async (tx) => {
    const found = await queries.lockImport(tx, importId)
    if (found?.state !== 'looking' || found.lease_owner !== owner) return
    if (isTakenBack) await queries.deleteFile(tx, importId, file)
    else await queries.markRead(tx, importId, file)
    await queries.setState(tx, importId, { state: 'looked' })
  })
}

function toLease({ importId, owner }: Pick<FilePlace, 'importId' | 'owner'>, now: Date) {
  const until = new Date(now.getTime() + LEASE_MS)
  return { id: importId, owner, state: 'looking' as const, until }
}

const NOT_NOW = 'This import is under way: files are brought before it is started.'
const TOO_MANY_FILES = `An import has at most ${IMPORT_LIMITS.files} files. A zip of many is one.`
