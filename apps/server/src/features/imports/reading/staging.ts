import { setTimeout } from 'node:timers/promises'
import { AppError, type Member } from '../../../platform/http/index.ts'
import { createReadingPlaces } from '../../../platform/reading-places.ts'
import { type Brought, type Outcome, STAGED, type StageDeps, stageFile } from './stage-file.ts'

/** A file of 200 MB lies in memory while it is read: two at once. */
const PLACES = {
  atOnce: 2,
  waiting: 20,
  waitMs: 20_000,
  oneEach: 'A file of yours is being read already. Please wait until it is through.',
}
/** Whoever has uploaded is answered after this long at the latest; what takes longer goes on by itself. */
const ANSWERED_WITHIN_MS = 15_000

export type Staging = ReturnType<typeof createStaging>

/** Looks into files, some at once, each as far as its uploader waits for it or beyond. */
export function createStaging(deps: StageDeps) {
  const takePlace = createReadingPlaces(PLACES)
  const closing = new AbortController()
  const running = new Set<Promise<unknown>>()

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
      // Whoever leaves before the answer ends the reading, and so does a server that stops.
      const signal = AbortSignal.any([closing.signal, brought.signal])
      const uploaded = Promise.withResolvers<void>()
      const work = stageFile(deps, member, { ...brought, signal }, uploaded.resolve).finally(leave)
      noteRunning(work)
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

  function noteRunning(work: Promise<unknown>): void {
    const noted = work.catch((error: unknown) => {
      if (!(error instanceof AppError)) deps.log.warn({ err: error }, 'a file was not looked into')
    })
    running.add(noted)
    void noted.finally(() => running.delete(noted))
  }
}
