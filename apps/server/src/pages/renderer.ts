import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BootData, DrawnPage } from '@potluck/contract'
import type { PagePath } from '@potluck/rules'
import type { FastifyBaseLogger } from 'fastify'
import { AppError } from '../platform/http/index.ts'
import { createWorkers } from '../platform/workers/index.ts'
import { pageThreadEntry } from '../thread-entry.ts'
import { drawPage } from './drawing.ts'

/** What came with a page. */
type Came = Omit<BootData, 'firstAnswer'> & { hasFirstAnswer: boolean }

type Opening = Omit<DrawnPage, 'boot'> & {
  path: PagePath
  came: Came
  /** `BootData` as JSON. */
  bootText: string
  /** The member whose page it is: members take turns. */
  reader: string
}

export type PageRenderer = {
  /** Answers a page's markup; undefined if the browser should render it itself. */
  draw(opening: Opening): Promise<string | undefined>
  close(): Promise<void>
}

/** With more pages than this waiting, a page is sent faster without its markup. */
const MOST_WAITING = 50

/** Whether the data that a page came with is all that its first view shows. */
type IsWhole = (came: Came, address: string) => boolean

/** Pages that the server renders and the browser takes over. */
const DRAWN_PAGES: Partial<Record<PagePath, IsWhole>> = {
  '/explore': ({ hasFirstAnswer }) => hasFirstAnswer,
  '/search': ({ user, hasFirstAnswer }, address) =>
    hasFirstAnswer || (user !== null && !address.includes('?')),
  // A query string may ask for other portions or for cook mode; a visitor always gets a card.
  '/recipe/{recipeId}': ({ recipe, publicRecipe }, address) =>
    publicRecipe !== undefined || (recipe !== undefined && !address.includes('?')),
}

/**
 * Renders pages with the renderer of the web build in `webDir`, on a thread that starts with the
 * first page. A page that cannot be rendered, or not soon, is left to its script.
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
    draw: async ({ path, address, came, bootText, theme, reader }) => {
      if (!DRAWN_PAGES[path]?.(came, address)) return undefined
      try {
        return await workers.run(drawPage, { renderer, address, boot: bootText, theme }, reader)
      } catch (error) {
        // If a thread failed, the workers have logged why.
        if (!(error instanceof AppError)) log.error({ err: error }, 'page could not be drawn')
        return undefined
      }
    },
    close: () => workers.close(),
  }
}
