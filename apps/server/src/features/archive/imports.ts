import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ImportEvent } from '@potluck/contract'
import { ArchiveRefusedError, openZip, type ZipReader } from '@potluck/import'
import { ARCHIVE_LIMITS } from '@potluck/rules'
import type { FastifyBaseLogger } from 'fastify'
import type { z } from 'zod'
import { isDatabaseUnavailable } from '../../platform/database/index.ts'
import { AppError, type Member } from '../../platform/http/index.ts'
import { limitBytes } from '../../platform/limit-bytes.ts'
import { isOutOfResources } from '../../platform/out-of-resources.ts'
import { createReadingPlaces, overloaded } from '../../platform/reading-places.ts'
import { type ImportDeps, importArchive, lookIntoArchive } from './import-archive.ts'

/** Reading zips takes disk and processor time, so others wait, for a short while. */
const PLACES = {
  atOnce: 3,
  waiting: 20,
  waitMs: 10_000,
  oneEach: 'You are bringing in a download already. Please wait until it is through.',
}

type Event = z.output<typeof ImportEvent>
type Opened = { zip: ZipReader; close: () => Promise<void> }

export type ArchiveImports = ReturnType<typeof createArchiveImports>

/** Inspects and imports uploaded archives. Nothing of an upload is kept but what was imported. */
export function createArchiveImports(deps: ImportDeps & { log: FastifyBaseLogger }) {
  const takePlace = createReadingPlaces(PLACES)

  return {
    /**
     * @throws ARCHIVE_UNUSABLE, ARCHIVE_TOO_LARGE, CONFLICT for a member's second upload at once,
     * OVERLOADED
     */
    look: async (member: Member, upload: Readable) => {
      const { zip, close } = await openUpload(member, upload)
      try {
        return await lookIntoArchive(deps, zip, member.id)
      } catch (error) {
        throw toAppError(error)
      } finally {
        await close()
      }
    },

    /**
     * @throws ARCHIVE_UNUSABLE, ARCHIVE_TOO_LARGE, CONFLICT for a member's second upload at once,
     * OVERLOADED before the first event
     */
    bringIn: async (member: Member, upload: Readable): Promise<AsyncIterable<Event>> =>
      importEvents(await openUpload(member, upload), member),
  }

  async function* importEvents({ zip, close }: Opened, member: Member): AsyncGenerator<Event> {
    try {
      const running = importArchive(deps, zip, member.id)
      for (let step = await running.next(); ; step = await running.next()) {
        if (step.done) return yield { type: 'complete', report: step.value }
        yield { type: 'progress', ...step.value }
      }
    } catch (error) {
      const { code, message } = toAppError(error)
      if (code === 'INTERNAL') deps.log.error({ err: error }, 'an import failed')
      yield { type: 'error', code, message }
    } finally {
      await close()
    }
  }

  async function openUpload(member: Member, upload: Readable): Promise<Opened> {
    const leavePlace = await takePlace(member.id).catch((error: unknown) => {
      upload.resume()
      throw error
    })
    let folder = ''
    const clear = async () => {
      leavePlace()
      if (folder) await rm(folder, { recursive: true, force: true })
    }
    try {
      folder = await mkdtemp(join(tmpdir(), 'potluck-import-'))
      const path = join(folder, 'archive.zip')
      const limited = limitBytes(ARCHIVE_LIMITS.bytes, () => new AppError('ARCHIVE_TOO_LARGE'))
      await pipeline(upload, limited, createWriteStream(path))
      const zip = await openZip(path)
      const close = () => {
        zip.close()
        return clear()
      }
      return { zip, close }
    } catch (error) {
      await clear()
      throw toAppError(error)
    }
  }
}

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (error instanceof ArchiveRefusedError) {
    // What the zip library found wrong is for operators.
    const isUnread = error.cause !== undefined && error.file === ''
    const message = isUnread ? 'This is no zip that can be read.' : error.message
    return new AppError('ARCHIVE_UNUSABLE', { at: error.file, message, cause: error })
  }
  if (isOutOfResources(error) || isDatabaseUnavailable(error)) {
    return overloaded(error)
  }
  return new AppError('INTERNAL', { cause: error })
}
