import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout } from 'node:timers/promises'
import type { TableColumns } from '@potluck/contract'
import { IMPORT_LIMITS, IMPORT_PLAN_LIMITS, type PlanId } from '@potluck/rules'
import type { FastifyBaseLogger } from 'fastify'
import type { z } from 'zod'
import type { Database } from '../../../platform/database/index.ts'
import { AppError, type Member } from '../../../platform/http/index.ts'
import { uuidv7 } from '../../../platform/ids.ts'
import { limitBytes } from '../../../platform/limit-bytes.ts'
import { isOutOfResources } from '../../../platform/out-of-resources.ts'
import { createReadingPlaces, overloaded } from '../../../platform/reading-places.ts'
import { readPieces, ThreadEndedError, type Workers } from '../../../platform/workers/index.ts'
import { findItemDoubles } from '../doubles.ts'
import { insertItems } from '../item-queries.ts'
import * as queries from '../queries.ts'
import type { Found, ToRead } from './read-found.ts'
import { type FoundItem, refusedItem } from './staged.ts'

/** A file of 200 MB lies in memory while it is read: two at once. */
const PLACES = {
  atOnce: 2,
  waiting: 20,
  waitMs: 20_000,
  oneEach: 'A file of yours is being read already. Please wait until it is through.',
}
/** Ten thousand recipes take a minute on a slow machine. */
const LIMITS = { pieceMs: 60_000, allMs: 10 * 60_000, heapMb: 1_024 }
/** Longer than a piece may take and an upload may pause. */
const LEASE_MS = 2 * 60_000
/** Whoever has uploaded is answered after this long at the latest; what takes longer goes on by itself. */
const ANSWERED_WITHIN_MS = 15_000

export type StagingDeps = {
  database: Database
  workers: Workers
  log: FastifyBaseLogger
  /** The file that the reading thread runs. */
  importThread: URL
  now: () => Date
}

export type Brought = {
  importId: string
  upload: Readable
  signal: AbortSignal
} & Pick<ToRead, 'name' | 'format' | 'mapping'>

type Outcome = { table: z.output<typeof TableColumns> | null; isArchive: boolean }
const STAGED: Outcome = { table: null, isArchive: false }

export type Staging = ReturnType<typeof createStaging>

/** Looks into files: what is in them waits in the import's rows, the files themselves are not kept. */
export function createStaging(deps: StagingDeps) {
  const { database, log, importThread, now } = deps
  const takePlace = createReadingPlaces(PLACES)
  const closing = new AbortController()
  const running = new Set<Promise<unknown>>()
  const leaseUntil = () => new Date(now().getTime() + LEASE_MS)

  return {
    /**
     * Looks into one file. Answers when it is through, or after some seconds while it goes on.
     * @throws IMPORT_NOT_FOUND, CONFLICT where the import is not being prepared, TOO_LARGE, OVERLOADED
     */
    stage: async (member: Member, brought: Brought): Promise<Outcome> => {
      const leave = await takePlace(member.id).catch((error: unknown) => {
        brought.upload.resume()
        throw error
      })
      const uploaded = Promise.withResolvers<void>()
      const work = stageInPlace(member, brought, uploaded.resolve).finally(leave)
      const noted = work.catch((error: unknown) => {
        if (!(error instanceof AppError)) log.warn({ err: error }, 'a file was not looked into')
      })
      running.add(noted)
      void noted.finally(() => running.delete(noted))
      const late = uploaded.promise.then(() =>
        setTimeout(ANSWERED_WITHIN_MS, STAGED, { ref: false }),
      )
      return Promise.race([work, late])
    },

    /** Ends what is being read; its import is as it was before. */
    close: async () => {
      closing.abort()
      await Promise.all(running)
    },
  }

  async function stageInPlace(
    member: Member,
    brought: Brought,
    tellUploaded: () => void,
  ): Promise<Outcome> {
    const { importId, upload } = brought
    const place = await begin(member, brought).catch((error: unknown) => {
      upload.resume()
      throw error
    })
    const folder = await mkdtemp(join(tmpdir(), 'potluck-import-'))
    try {
      const path = join(folder, 'file')
      const { fileBytes } = place.limits
      await pipeline(
        upload,
        limitBytes(fileBytes, () => tooLarge(fileBytes)),
        createWriteStream(path),
      )
      tellUploaded()
      const outcome = await readAll(path, brought, place)
      await end(importId, place, outcome !== STAGED)
      return outcome
    } catch (error) {
      await end(importId, place, true)
      throw isOutOfResources(error) ? overloaded(error) : error
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  type Place = {
    owner: string
    userId: string
    file: number
    recipes: number
    limits: LimitsOfPlan
  }

  async function begin(member: Member, { importId, name }: Brought): Promise<Place> {
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
      const lease = { id: importId, owner, state: 'looking' as const, until: leaseUntil() }
      await queries.takeLease(tx, lease, now())
      return { owner, userId: member.id, file, recipes, limits }
    })
  }

  async function readAll(path: string, brought: Brought, place: Place): Promise<Outcome> {
    const { importId, name, format, mapping } = brought
    const toRead: ToRead = { path, name, format, mapping }
    // Whoever leaves before the answer ends the reading, and so does a server that stops.
    const signal = AbortSignal.any([closing.signal, brought.signal])
    const pieces = readPieces<ToRead, Found>(importThread, toRead, { ...LIMITS, signal })
    let recipes = place.recipes
    try {
      for await (const found of pieces) {
        if (found.kind === 'archive') return { table: null, isArchive: true }
        if (found.kind === 'table') return { table: found, isArchive: false }
        const items = found.items.filter(
          ({ kind }) => kind !== 'recipe' || ++recipes <= place.limits.recipes,
        )
        await keep(importId, place, items)
        if (recipes > place.limits.recipes) {
          await keep(importId, place, [refusedItem(name, tooMany(place.limits.recipes))])
          break
        }
      }
    } catch (error) {
      if (!(error instanceof ThreadEndedError)) throw error
      log.warn({ err: error }, 'a file was too much to read')
      await keep(importId, place, [refusedItem(name, TOO_MUCH)])
    }
    return STAGED
  }

  async function keep(
    importId: string,
    { owner, userId, file }: Place,
    items: readonly FoundItem[],
  ): Promise<void> {
    const doubles = await findItemDoubles(deps, userId, items)
    await database.transaction(async (tx) => {
      const lease = { id: importId, owner, state: 'looking' as const, until: leaseUntil() }
      if (!(await queries.renewLease(tx, lease))) throw new AppError('CONFLICT')
      if (items.length > 0) await insertItems(tx, { importId, file }, items, doubles)
    })
  }

  /** Unless it was cancelled meanwhile. */
  async function end(
    importId: string,
    { owner, file }: Place,
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
}

type LimitsOfPlan = (typeof IMPORT_PLAN_LIMITS)[PlanId]

const NOT_NOW = 'This import is under way: files are brought before it is started.'
const TOO_MANY_FILES = `An import has at most ${IMPORT_LIMITS.files} files. A zip of many is one.`
const TOO_MUCH = 'This file is too much to read. Bring it in parts.'
const tooMany = (most: number) =>
  `An import has at most ${most.toLocaleString('en')} recipes. Bring the others with another one.`

function tooLarge(bytes: number): AppError {
  const megabytes = Math.floor(bytes / 1024 ** 2)
  return new AppError('TOO_LARGE', { message: `A file may have at most ${megabytes} MB.` })
}
