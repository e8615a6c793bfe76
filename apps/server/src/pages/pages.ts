import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { BootData, Recipe } from '@potluck/contract'
import { findPage, type PagePath, PRODUCT_NAME, pageTitle } from '@potluck/rules'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { PublicRecipe } from '../features/recipes/index.ts'
import {
  AppError,
  compress,
  type Encoded,
  type HttpEdge,
  type Member,
} from '../platform/http/index.ts'
import { type Cover, coverPreload } from './cover-preload.ts'
import { modulesOf, PAGE_CALLS } from './page-modules.ts'
import { recipeHead } from './recipe-head.ts'
import { landingHead, siteHead } from './site-head.ts'
import { readPreloads, readTemplate } from './template.ts'

/** What pages ask the features. */
export type PageSources = {
  findUser(member: Member): Promise<BootData['user']>
  thirdParty: BootData['thirdParty']
  /** The recipe as this member may read it. */
  findRecipe(member: Member, id: string): Promise<z.output<typeof Recipe> | undefined>
  findPublicRecipe(id: string): Promise<PublicRecipe | undefined>
}

/**
 * Serves the web app that the build wrote to `webDir`: hashed files for ever, and for each page the
 * shell with title, head data, theme class, preloads and the data of its first paint.
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
  await edge.app.register(fastifyStatic, {
    root: join(webDir, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    // Only known files get a route: any other address is a page, and so a real 404.
    wildcard: false,
  })
  edge.app.get('/*', async (request, reply) => {
    const pathname = readPathname(request)
    const member = await readVisitor(edge, request)
    const found = findPage(pathname)
    if (member && found?.page.path === '/') return reply.redirect('/explore', 302)
    const baseUrl = edge.publicOrigin ?? `${request.protocol}://${request.host}`
    const content = await loadContent(sources, member, found, baseUrl)
    const template = found?.page.path === '/' ? landing : shell
    const theme = content.boot.user?.theme ?? readTheme(request)
    const html = template.fill({
      title: content.title,
      theme,
      head: [
        ...content.head,
        ...(content.cover ? coverPreload(content.cover, theme) : []),
        ...new Set(found ? modulesOf(found.page.path).flatMap(preloads) : []),
        ...(found && member ? callPreload(found.page.path) : []),
      ],
      data: content.boot,
    })
    reply.code(found && !content.missing ? 200 : 404)
    return sendHtml(reply, await compress(html, request.headers['accept-encoding']))
  })
}

type Content = {
  title: string
  head: string[]
  /** The picture that the page opens with. */
  cover?: Cover | undefined
  boot: BootData
  missing: boolean
}
type Found = { page: { path: PagePath; title: string }; params: Record<string, string> }

async function loadContent(
  sources: PageSources,
  member: Member | undefined,
  found: Found | undefined,
  baseUrl: string,
): Promise<Content> {
  const [user, recipeContent] = await Promise.all([
    member ? sources.findUser(member) : null,
    found?.page.path === '/recipe/{recipeId}'
      ? loadRecipe(sources, member, found.params.recipeId ?? '', baseUrl)
      : undefined,
  ])
  const boot: BootData = { user, thirdParty: sources.thirdParty, ...recipeContent?.boot }
  const isLanding = found?.page.path === '/'
  const name = found?.page.title ?? 'Page not found'
  const title = isLanding ? `${PRODUCT_NAME}: ${name}` : pageTitle(name)
  return {
    title,
    head: isLanding ? landingHead(title, baseUrl) : siteHead(),
    missing: false,
    ...recipeContent,
    boot,
  }
}

/** A recipe's page: the whole recipe for a member, head data and a card for a visitor, else a 404. */
async function loadRecipe(
  sources: PageSources,
  member: Member | undefined,
  id: string,
  baseUrl: string,
): Promise<Partial<Omit<Content, 'boot'>> & { boot: Partial<BootData> }> {
  const [recipe, open] = await Promise.all([
    member ? sources.findRecipe(member, id) : undefined,
    sources.findPublicRecipe(id),
  ])
  const known = recipe ?? open
  if (!known) return { missing: true, title: pageTitle('Recipe Not Found'), boot: {} }
  return {
    title: pageTitle(known.title || 'Untitled recipe'),
    head: open ? recipeHead(open, baseUrl) : siteHead(),
    cover: known,
    boot: recipe ? { recipe } : { publicRecipe: open && toVisitorCard(open) },
  }
}

/** The signed-out page shows a card, so the page holds no more than that. */
function toVisitorCard(recipe: PublicRecipe): BootData['publicRecipe'] {
  const { _id, title, description, imageUrl, author } = recipe
  return { _id, title, description, imageUrl, author }
}

/** As the web calls it: with the session's cookie, from our own address. */
function callPreload(page: PagePath): string[] {
  const url = PAGE_CALLS[page]
  return url === undefined ? [] : [`<link rel="preload" as="fetch" crossorigin href="${url}">`]
}

function sendHtml(reply: FastifyReply, { body, encoding }: Encoded): FastifyReply {
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-store')
  reply.header('vary', 'cookie, accept-encoding')
  if (encoding) reply.header('content-encoding', encoding)
  return reply.send(body)
}

function readPathname(request: FastifyRequest): string {
  const [path = ''] = request.url.split('?')
  const pathname = decodeURIComponent(path)
  if (pathname.includes('\u0000')) throw new AppError('BAD_REQUEST')
  return pathname
}

async function readVisitor(edge: HttpEdge, request: FastifyRequest): Promise<Member | undefined> {
  const { cookie } = request.headers
  return cookie === undefined ? undefined : edge.readSession(cookie)
}

function readTheme(request: FastifyRequest): 'light' | 'dark' | undefined {
  const { theme } = request.cookies
  return theme === 'light' || theme === 'dark' ? theme : undefined
}
