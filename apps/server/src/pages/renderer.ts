import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BootData, DrawnPage, Renderer } from '@potluck/contract'
import type { PagePath } from '@potluck/rules'
import type { FastifyBaseLogger } from 'fastify'

/** Answers a page's markup; undefined where its script had better draw it. */
export type DrawPage = (path: PagePath, page: DrawnPage) => Promise<string | undefined>

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
 * Draws pages by the renderer that the web build laid into `webDir`, loaded with the first page. A page
 * that cannot be drawn is left to its script.
 */
export function openRenderer(webDir: string, log: FastifyBaseLogger): DrawPage {
  let loading: Promise<Renderer> | undefined

  return async (path, page) => {
    if (!DRAWN_PAGES[path]?.(page.boot, page.address)) return undefined
    try {
      loading ??= import(pathToFileURL(join(webDir, 'renderer/entry-server.js')).href)
      const { renderPage } = await loading
      return await renderPage(page)
    } catch (error) {
      log.error({ err: error }, 'page could not be drawn')
      return undefined
    }
  }
}
