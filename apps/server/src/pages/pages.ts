import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { BootData } from '@potluck/contract'
import { findPage } from '@potluck/rules'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { withTimeout } from '../platform/database/index.ts'
import {
  compress,
  type Encoded,
  type HttpEdge,
  type Member,
  RECOGNITION_POLICY,
  readOrigin,
} from '../platform/http/index.ts'
import { coverPreload } from './cover-preload.ts'
import { sendFailure } from './failure.ts'
import { askFirst, type FirstAnswer } from './first-call.ts'
import { type Content, type ContentSources, type Found, loadContent } from './page-content.ts'
import { callPreload, modulePreloads } from './page-preloads.ts'
import { PAGE_WITHIN_MS, readPathname, readRail, readTheme, readVisitor } from './page-request.ts'
import { openRenderer } from './renderer.ts'
import { type PageParts, readPreloads, readTemplate } from './template.ts'

const OPENER_POLICY = 'cross-origin-opener-policy'

/** What pages ask the features for. */
export type PageSources = ContentSources & {
  findUser(member: Member): Promise<BootData['user']>
}

/**
 * Serves the web app that the build wrote to `webDir`: hashed files, cacheable for ever, and for
 * each page the HTML shell with title, head data, theme class, preloads and the data of its first
 * paint.
 */
export async function servePages(
  edge: HttpEdge,
  webDir: string,
  sources: PageSources,
): Promise<void> {
  const [shell, landing, preloads] = await Promise.all([
    readTemplate(webDir, 'index.html'),
    readTemplate(webDir, 'landing.html'),
    readPreloads(webDir),
  ])
  const renderer = openRenderer(webDir, edge.app.log)
  edge.app.addHook('onClose', () => renderer.close())
  await serveAssets(edge, webDir)
  edge.app.get('/*', async (request, reply) => {
    try {
      return await withTimeout(answer(request, reply), PAGE_WITHIN_MS)
    } catch (error) {
      return sendFailure(request, reply, { error, shell, theme: readTheme(request) })
    }
  })

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const pathname = readPathname(request)
    const found = findPage(pathname)
    const isLanding = found?.page.path === '/'
    const member = await readVisitor(edge, request, isLanding)
    if (member && isLanding) return reply.redirect('/explore', 302)
    const baseUrl = readOrigin(request, edge.publicOrigin)
    const finding = member ? sources.findUser(member) : Promise.resolve(null)
    const [content, first] = await Promise.all([
      loadContent(sources, member, finding, found, baseUrl),
      found && finding.then((user) => user && askFirstOf(edge, found, request, user)),
    ])
    const theme = content.boot.user?.theme ?? readTheme(request)
    const came = { ...content.boot, hasFirstAnswer: Boolean(first) }
    const bootText = toBootText(content.boot, first || undefined)
    const reader = member?.id ?? 'visitors'
    const opening = { address: request.url, came, bootText, theme, reader }
    const markup = found && (await renderer.draw({ path: found.page.path, ...opening }))
    const visited = { found, member }
    const html = (isLanding ? landing : shell).fill({
      title: content.title,
      theme,
      rail: readRail(request),
      markup,
      head: [
        ...content.head,
        ...openingCovers(content, first, theme),
        ...modulePreloads(preloads, visited, isLanding || markup !== undefined),
        ...(content.missing ? [] : callPreload(visited, request)),
      ],
      data: bootText,
    })
    // The page that opened it hands itself over by a message: of other pages nobody keeps hold.
    if (found?.page.path === '/import') reply.header(OPENER_POLICY, 'unsafe-none')
    reply.code(found && !content.missing ? 200 : 404)
    return sendHtml(reply, await compress(html, request.headers['accept-encoding']))
  }
}

/** The hashed files of the build, cacheable for ever. */
async function serveAssets(edge: HttpEdge, webDir: string): Promise<void> {
  await edge.app.register(fastifyStatic, {
    root: join(webDir, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    // Only known files get a route: any other address is a page, or a real 404.
    wildcard: false,
    setHeaders: (reply, file) => {
      if (RECOGNITION.test(file)) reply.header('content-security-policy', RECOGNITION_POLICY)
    },
  })
}

/** What recognises print in photographs: the only files that may compile WebAssembly. */
const RECOGNITION = /[\\/]recognition-[0-9a-f]+[\\/]/

/** The pictures at the top of the page: its own, and the first of its list. */
function openingCovers(
  { cover }: Content,
  first: FirstAnswer | null | undefined,
  theme: PageParts['theme'],
): string[] {
  return [
    ...(cover ? coverPreload(cover, theme, 'page') : []),
    ...(first?.covers ?? []).flatMap((one) => coverPreload(one, theme, 'card')),
  ]
}

function askFirstOf(
  edge: HttpEdge,
  { page }: Found,
  { url, headers: { cookie = '' } }: FastifyRequest,
  user: NonNullable<BootData['user']>,
): Promise<FirstAnswer | undefined> {
  const query = new URLSearchParams(url.split('?')[1])
  return askFirst(edge, page.path, { query, cookie, preferences: user.dietaryPreferences })
}

/** `BootData` as JSON; the answer in it is text already, and long. */
function toBootText(boot: BootData, first: FirstAnswer | undefined): string {
  const text = JSON.stringify(boot)
  if (!first) return text
  const answer = `{"address":${JSON.stringify(first.address)},"body":${first.body}}`
  return `${text.slice(0, -1)},"firstAnswer":${answer}}`
}

function sendHtml(reply: FastifyReply, { body, encoding }: Encoded): FastifyReply {
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-store')
  reply.header('vary', 'cookie, accept-encoding')
  if (encoding) reply.header('content-encoding', encoding)
  return reply.send(body)
}
