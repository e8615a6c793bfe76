import type { ReadRecipe } from '@potluck/contract'
import type { z } from 'zod'
import { AppError, type Member } from '../../platform/http/index.ts'
import { createOutgoing, type Network, OutgoingError } from '../../platform/outgoing/index.ts'
import { createReadingPlaces } from '../../platform/reading-places.ts'
import { TookTooLongError, type Workers } from '../../platform/workers/index.ts'
import { importTasks } from './import-tasks.ts'

/** Recipe pages have some 300 kB; the largest that were met, 2 MB. */
const PAGE_BYTES = 5_000_000

/** Slow sites hold a place for fifteen seconds: nobody holds two, and who finds none is told soon. */
const PLACES = {
  atOnce: 6,
  waiting: 20,
  waitMs: 10_000,
  oneEach: 'A page is being read for you already. Please wait until it is through.',
}

export type Imports = ReturnType<typeof createImports>

type ImportsDeps = {
  workers: Workers
  /** Private networks that the operator lets cooks bring pages in from. */
  allowed: readonly Network[]
  /** Where the site itself is, for those whose pages are read. */
  publicUrl: string | undefined
}

/** Recipes from elsewhere. */
export function createImports({ workers, allowed, publicUrl }: ImportsDeps) {
  const userAgent = ['Potluck', ...(publicUrl ? [`(+${publicUrl})`] : [])].join(' ')
  const outgoing = createOutgoing({ userAgent, allowed })
  const takePlace = createReadingPlaces(PLACES)

  async function fetchPage(address: string) {
    try {
      return await outgoing.fetch(address, { accept: 'text/html', atMost: PAGE_BYTES })
    } catch (error) {
      if (!(error instanceof OutgoingError)) throw error
      throw unreadable(error.message, error)
    }
  }

  async function readPage(member: Member, typed: string) {
    const { address, bytes } = await fetchPage(typed)
    try {
      return await workers.run(importTasks.read, { address, bytes }, member.id)
    } catch (error) {
      if (!(error instanceof TookTooLongError)) throw error
      throw unreadable('This page is too much to read.', error)
    }
  }

  return {
    /**
     * The recipes of a web page, read without keeping them.
     * @throws PAGE_UNREADABLE, CONFLICT for a member's second page at once, OVERLOADED
     */
    look: async (
      member: Member,
      typed: string,
    ): Promise<{ recipes: z.output<typeof ReadRecipe>[] }> => {
      const leave = await takePlace(member.id)
      try {
        const { recipes, reason } = await readPage(member, typed)
        if (recipes.length === 0) throw unreadable(reason)
        return { recipes }
      } finally {
        leave()
      }
    },

    close: () => outgoing.close(),
  }
}

function unreadable(message: string | undefined, cause?: unknown): AppError {
  return new AppError('PAGE_UNREADABLE', { at: 'address', ...(message && { message }), cause })
}
