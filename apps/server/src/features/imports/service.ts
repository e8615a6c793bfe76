import type { ReadRecipe } from '@potluck/contract'
import type { z } from 'zod'
import { AppError, type Member } from '../../platform/http/index.ts'
import { createOutgoing, type Network, OutgoingError } from '../../platform/outgoing/index.ts'
import type { Workers } from '../../platform/workers/index.ts'
import { importTasks } from './import-tasks.ts'
import { toReadRecipe } from './to-read-recipe.ts'

const MIB = 1024 ** 2
/** Recipe pages have some 300 kB; the largest that were met, 2 MB. */
const PAGE_BYTES = 5 * MIB

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

  async function fetchPage(address: string) {
    try {
      return await outgoing.fetch(address, { accept: 'text/html', atMost: PAGE_BYTES })
    } catch (error) {
      if (!(error instanceof OutgoingError)) throw error
      throw unreadable(error.message, error)
    }
  }

  return {
    /** The recipes of a web page, read without keeping them. @throws PAGE_UNREADABLE, OVERLOADED */
    look: async (
      member: Member,
      typed: string,
    ): Promise<{ recipes: z.output<typeof ReadRecipe>[] }> => {
      const { address, bytes } = await fetchPage(typed)
      const { recipes, reason } = await workers.run(importTasks.read, { address, bytes }, member.id)
      if (recipes.length === 0) throw unreadable(reason)
      return { recipes: recipes.map(toReadRecipe) }
    },

    close: () => outgoing.close(),
  }
}

function unreadable(message: string | undefined, cause?: unknown): AppError {
  return new AppError('PAGE_UNREADABLE', { at: 'address', ...(message && { message }), cause })
}
