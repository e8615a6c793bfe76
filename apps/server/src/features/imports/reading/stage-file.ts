import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { TableColumns } from '@potluck/contract'
import type { FastifyBaseLogger } from 'fastify'
import type { z } from 'zod'
import { AppError, type Member } from '../../../platform/http/index.ts'
import { limitBytes } from '../../../platform/limit-bytes.ts'
import { isOutOfResources } from '../../../platform/out-of-resources.ts'
import { overloaded } from '../../../platform/reading-places.ts'
import { readPieces, ThreadEndedError } from '../../../platform/workers/index.ts'
import {
  type FilePlace,
  keepFound,
  leaveFilePlace,
  type PlaceDeps,
  takeFilePlace,
} from './file-place.ts'
import type { Found, ToRead } from './read-found.ts'
import { refusedItem } from './staged.ts'

/** Ten thousand recipes take a minute on a slow machine. */
const LIMITS = { pieceMs: 60_000, allMs: 10 * 60_000, heapMb: 1_024 }

export type StageDeps = PlaceDeps & {
  log: FastifyBaseLogger
  /** The file that the reading thread runs. */
  importThread: URL
}

export type Brought = {
  importId: string
  upload: Readable
  signal: AbortSignal
} & Pick<ToRead, 'name' | 'format' | 'mapping'>

/** What a file was, besides what is staged of it: a table that nobody knows, or an archive of ours. */
export type Outcome = { table: z.output<typeof TableColumns> | null; isArchive: boolean }
export const STAGED: Outcome = { table: null, isArchive: false }

/**
 * Looks into one file: what is in it waits in the import's rows, the file itself is not kept.
 * @throws IMPORT_NOT_FOUND, CONFLICT where the import is not being prepared, TOO_LARGE, OVERLOADED
 */
export async function stageFile(
  deps: StageDeps,
  member: Member,
  brought: Brought,
  tellUploaded: () => void,
): Promise<Outcome> {
  const { upload } = brought
  const place = await takeFilePlace(deps, member, brought).catch((error: unknown) => {
    upload.resume()
    throw error
  })
  const folder = await mkdtemp(join(tmpdir(), 'potluck-import-'))
  try {
    const path = join(folder, 'file')
    const { fileBytes } = place.limits
    const limit = limitBytes(fileBytes, () => tooLarge(fileBytes))
    await pipeline(upload, limit, createWriteStream(path))
    tellUploaded()
    const outcome = await readAll(deps, { path, ...brought }, place)
    await leaveFilePlace(deps, place, outcome !== STAGED)
    return outcome
  } catch (error) {
    await leaveFilePlace(deps, place, true)
    throw isOutOfResources(error) ? overloaded(error) : error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function readAll(
  deps: StageDeps,
  { path, name, format, mapping, signal }: Brought & { path: string },
  place: FilePlace,
): Promise<Outcome> {
  const toRead: ToRead = { path, name, format, mapping }
  const pieces = readPieces<ToRead, Found>(deps.importThread, toRead, { ...LIMITS, signal })
  const most = place.limits.recipes
  let { recipes } = place
  try {
    for await (const found of pieces) {
      if (found.kind === 'archive') return { table: null, isArchive: true }
      if (found.kind === 'table') return { table: found, isArchive: false }
      const items = found.items.filter(({ kind }) => kind !== 'recipe' || ++recipes <= most)
      await keepFound(deps, place, items)
      if (recipes > most) {
        await keepFound(deps, place, [refusedItem(name, tooMany(most))])
        break
      }
    }
  } catch (error) {
    if (!(error instanceof ThreadEndedError)) throw error
    deps.log.warn({ err: error }, 'a file was too much to read')
    await keepFound(deps, place, [refusedItem(name, TOO_MUCH)])
  }
  return STAGED
}

const TOO_MUCH = 'This file is too much to read. Bring it in parts.'
const tooMany = (most: number) =>
  `An import has at most ${most.toLocaleString('en')} recipes. Bring the others with another one.`

function tooLarge(bytes: number): AppError {
  const megabytes = Math.floor(bytes / 1024 ** 2)
  return new AppError('TOO_LARGE', { message: `A file may have at most ${megabytes} MB.` })
}
