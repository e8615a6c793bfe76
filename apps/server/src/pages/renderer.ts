import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BootData, DrawnPage } from '@potluck/contract'
import type { PagePath } from '@potluck/rules'
import type { FastifyBaseLogger } from 'fastify'
import { AppError } from '../platform/http/index.ts'
import { createWorkers } from '../platform/workers/index.ts'
import { pageThreadEntry } from '../thread-entry.ts'
import { drawPage } from './drawing.ts'

type Opening = DrawnPage & {
  path: PagePath
  /** `boot` as JSON. */
  bootText: string
  /** The member whose page it is: members take turns. */
  reader: string
}

export type PageRenderer = {
  /** Answers a page's markup; undefined where the browser should draw it itself. */
  draw(opening: Opening): Promise<string | undefined>
  close(): Promise<void>
}

/** A page that waits longer than for so many others comes sooner without its markup. */
const MOST_WAITING = 50

/** Whether what a page came with is all that its opening shows. */
type IsWhole = (boot: BootData, address: string) => boolean

/** Pages that a browser gets drawn, and takes over from there. */
const DRAWN_PAGES: Partial<Record<PagePath, IsWhole>> = {
  '/explore': ({ firstAnswer }) => firstAnswer !== undefined,
  '/search': ({ user, firstAnswer }, address) =>
    firstAnswer !== undefined || (user !== null && !address.includes('?')),
  // A query asks for other portions, or for cook mode; a visitor gets a card, whatever is asked.
  '/recipe/{recipeId}': ({ recipe, publicRecipe }, address) =>
    publicRecipe !== undefined || (recipe !== undefined && !address.includes('?')),
}

/**
 * Draws pages by the renderer that the web build laid into `webDir`, in a thread that starts with the
 * first page. A page that cannot be drawn, or not soon, is left to its script.
 */
export function openRenderer(webDir: string, log: FastifyBaseLogger): PageRenderer {
  const renderer = pathToFileURL(join(webDir, 'renderer/entry-server.js')).href
  const workers = createWorkers({
    entry: pageThreadEntry,
    log,
    most: 1,
    mostWaiting: MOST_WAITING,
  })

  return {
    draw: async ({ path, address, boot, bootText, theme, reader }) => {
      if (!DRAWN_PAGES[path]?.(boot, address)) return undefined
      try {
        return await workers.run(drawPage, { renderer, address, boot: bootText, theme }, reader)
      } catch (error) {
        // The workers have logged why the thread failed.
        if (!(error instanceof AppError)) log.error({ err: error }, 'page could not be drawn')
        return undefined
      }
    },
    close: () => workers.close(),
  }
}
