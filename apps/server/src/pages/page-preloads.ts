import type { FastifyRequest } from 'fastify'
import { escapeHtml, type Member } from '../platform/http/index.ts'
import type { Found } from './page-content.ts'
import { MEMBER_MODULES, modulesOf, PAGE_CALLS, VISITOR_MODULES } from './page-modules.ts'
import type { Preloads } from './template.ts'

type Visited = { found: Found | undefined; member: Member | undefined }

/** Links for the chunks of a page; a page that comes rendered fetches them later. */
export function modulePreloads(
  preloads: Preloads,
  { found, member }: Visited,
  isDrawn: boolean,
): string[] {
  const when = isDrawn ? 'later' : 'at once'
  return [...new Set(modulesFor(found, member).flatMap((module) => preloads(module, when)))]
}

function modulesFor(found: Found | undefined, member: Member | undefined): string[] {
  if (found && !isOpen(found, member)) return VISITOR_MODULES
  return [...modulesOf(found?.page.path), ...(member ? MEMBER_MODULES : [])]
}

function isOpen({ page }: Found, member: Member | undefined): boolean {
  return member !== undefined || page.access === 'public'
}

/**
 * A link for the call that a page makes while its script loads, exactly as the web app makes it:
 * with the session's cookie, from our own address. A query string may change the call.
 */
export function callPreload({ found, member }: Visited, request: FastifyRequest): string[] {
  if (!found || !isOpen(found, member)) return []
  const { page, params } = found
  const call = request.url.includes('?') ? undefined : PAGE_CALLS[page.path]
  if (call === undefined) return []
  const url = call.replace(/\{([^}]+)\}/g, (_, name) => encodeURIComponent(params[name] ?? ''))
  return [`<link rel="preload" as="fetch" crossorigin href="${escapeHtml(url)}">`]
}
