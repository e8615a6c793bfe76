import type { BodyOf, contract, ReadRecipe } from '@potluck/contract'
import type { z } from 'zod'
import type { Database } from '../../platform/database/index.ts'
import { AppError, type Member } from '../../platform/http/index.ts'
import { type Outgoing, OutgoingError } from '../../platform/outgoing/index.ts'
import { createReadingPlaces } from '../../platform/reading-places.ts'
import { TookTooLongError, type Workers } from '../../platform/workers/index.ts'
import { addDoubles } from './doubles.ts'
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

type LookingDeps = { database: Database; workers: Workers; outgoing: Outgoing }
type Wanted = BodyOf<(typeof contract.imports)['POST /imports/look']>
/** What is read; `name` says which part of the question that was. */
type Text = { name: 'address' | 'page' | 'text'; address: string | null; bytes: Uint8Array }

/** Recipes of a page or a text, read at once and not kept. */
export function createLooking(deps: LookingDeps) {
  const { workers, outgoing } = deps
  const takePlace = createReadingPlaces(PLACES)

  return {
    /**
     * The recipes of a web page, of a page that a browser captured, or of a text.
     * @throws PAGE_UNREADABLE, CONFLICT for a member's second one at once, OVERLOADED
     */
    look: async (
      member: Member,
      wanted: Wanted,
      signal: AbortSignal,
    ): Promise<{ recipes: z.output<typeof ReadRecipe>[] }> => {
      const leave = await takePlace(member.id)
      try {
        const text = await openWanted(wanted, signal)
        const { recipes, reason } = await read(member, text)
        if (recipes.length === 0) throw unreadable(text.name, reason)
        return { recipes: await addDoubles(deps, member.id, recipes) }
      } finally {
        leave()
      }
    },
  }

  async function openWanted({ address, page, text }: Wanted, signal: AbortSignal): Promise<Text> {
    if (address !== undefined) return fetchPage(address, signal)
    const written = page?.html ?? text ?? ''
    return {
      name: page ? 'page' : 'text',
      address: page?.address ?? null,
      bytes: new TextEncoder().encode(written),
    }
  }

  async function fetchPage(typed: string, signal: AbortSignal): Promise<Text> {
    try {
      const wish = { accept: 'text/html', atMost: PAGE_BYTES, signal }
      const { address, bytes } = await outgoing.fetch(typed, wish)
      return { name: 'address', address, bytes }
    } catch (error) {
      if (!(error instanceof OutgoingError)) throw error
      throw unreadable('address', error.message, error)
    }
  }

  async function read(member: Member, { name, address, bytes }: Text) {
    try {
      return await workers.run(importTasks.read, { address, bytes }, member.id)
    } catch (error) {
      if (!(error instanceof TookTooLongError)) throw error
      throw unreadable(name, 'This is too much to read.', error)
    }
  }
}

function unreadable(at: Text['name'], message: string | undefined, cause?: unknown): AppError {
  return new AppError('PAGE_UNREADABLE', { at, ...(message && { message }), cause })
}
