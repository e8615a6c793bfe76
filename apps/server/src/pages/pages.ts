import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { BootData, Recipe } from '@potluck/contract'
import { findPage, type PagePath, PRODUCT_NAME, pageTitle } from '@potluck/rules'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { ProfileAnswer } from '../features/profiles/index.ts'
import type { PublicRecipe } from '../features/recipes/index.ts'
import { isDatabaseUnavailable, within } from '../platform/database/index.ts'
import {
  AppError,
  compress,
  type Encoded,
  escapeHtml,
  type HttpEdge,
  type Member,
  readOrigin,
} from '../platform/http/index.ts'
import { type Cover, coverPreload } from './cover-preload.ts'
import { sendFailure } from './failure.ts'
import { askFirst, type FirstAnswer } from './first-call.ts'
import { MEMBER_MODULES, modulesOf, PAGE_CALLS, VISITOR_MODULES } from './page-modules.ts'
import { profileHead } from './profile-head.ts'
import { recipeHead } from './recipe-head.ts'
import { openRenderer } from './renderer.ts'
import { landingHead, siteHead } from './site-head.ts'
import { readPreloads, readTemplate } from './template.ts'

/** A page takes milliseconds: what takes longer than these waits for a database that hangs. */
const PAGE_WITHIN_MS = 8_000
const RECOGNISED_WITHIN_MS = 1_500

/** What pages ask the features. */
export type PageSources = {
  findUser(member: Member): Promise<BootData['user']>
  thirdParty: BootData['thirdParty']
  /** The recipe as this member may read it. */
  findRecipe(member: Member, id: string): Promise<z.output<typeof Recipe> | undefined>
  findPublicRecipe(id: string): Promise<PublicRecipe | undefined>
  /** The cook as this member, or a visitor, may visit them. */
  findProfile(viewer: Member | undefined, username: string): Promise<ProfileAnswer | undefined>
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
  const renderer = openRenderer(webDir, edge.app.log)
  edge.app.addHook('onClose', () => renderer.close())
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
    try {
      return await within(answer(request, reply), PAGE_WITHIN_MS)
    } catch (error) {
      return sendFailure(request, reply, { error, shell, theme: readTheme(request) })
    }
  })

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const pathname = readPathname(request)
    const found = findPage(pathname)
    const member = await readVisitor(edge, request, found?.page.path === '/')
    if (member && found?.page.path === '/') return reply.redirect('/explore', 302)
    const baseUrl = readOrigin(request, edge.publicOrigin)
    const finding = member ? sources.findUser(member) : Promise.resolve(null)
    const [content, first] = await Promise.all([
      loadContent(sources, member, finding, found, baseUrl),
      found && finding.then((user) => user && askFirstOf(edge, found, request, user)),
    ])
    const isLanding = found?.page.path === '/'
    const theme = content.boot.user?.theme ?? readTheme(request)
    const boot = { ...content.boot, ...(first && { firstAnswer: toBoot(first) }) }
    const bootText = JSON.stringify(boot)
    const opening = {
      address: request.url,
      boot,
      bootText,
      theme,
      reader: member?.id ?? 'visitors',
    }
    const markup = found && (await renderer.draw({ path: found.page.path, ...opening }))
    const isDrawn = isLanding || markup !== undefined
    const html = (isLanding ? landing : shell).fill({
      title: content.title,
      theme,
      rail: readRail(request),
      markup,
      head: [
        ...content.head,
        ...(content.cover ? coverPreload(content.cover, theme, 'page') : []),
        ...(first?.covers ?? []).flatMap((cover) => coverPreload(cover, theme, 'card')),
        ...new Set(
          modulesFor(found, member).flatMap((module) =>
            preloads(module, isDrawn ? 'later' : 'at once'),
          ),
        ),
        ...(found && isOpen(found, member) && !content.missing ? callPreload(found, request) : []),
      ],
      data: bootText,
    })
    reply.code(found && !content.missing ? 200 : 404)
    return sendHtml(reply, await compress(html, request.headers['accept-encoding']))
  }
}

type Content = {
  title: string
  head: string[]
  /** The picture that the page opens with. */
  cover?: Cover | undefined
  boot: BootData
  missing: boolean
}
type Found = NonNullable<ReturnType<typeof findPage>>
type OwnContent = Partial<Omit<Content, 'boot'>> & { boot: Partial<BootData> }

async function loadContent(
  sources: PageSources,
  member: Member | undefined,
  finding: Promise<BootData['user']>,
  found: Found | undefined,
  baseUrl: string,
): Promise<Content> {
  const [user, own] = await Promise.all([
    finding,
    found && OWN_CONTENT[found.page.path]?.(sources, member, found.params, baseUrl),
  ])
  const boot: BootData = { user, thirdParty: sources.thirdParty, ...own?.boot }
  const isLanding = found?.page.path === '/'
  const name = found?.page.title ?? 'Page not found'
  const title = isLanding ? `${PRODUCT_NAME}: ${name}` : pageTitle(name)
  return {
    title,
    head: isLanding ? landingHead(title, baseUrl) : siteHead(),
    missing: false,
    ...own,
    boot,
  }
}

type LoadContent = (
  sources: PageSources,
  member: Member | undefined,
  params: Record<string, string>,
  baseUrl: string,
) => Promise<OwnContent>

/** Pages that are about one thing, which their address names. */
const OWN_CONTENT: Partial<Record<PagePath, LoadContent>> = {
  '/recipe/{recipeId}': (sources, member, { recipeId = '' }, baseUrl) =>
    loadRecipe(sources, member, recipeId, baseUrl),
  '/profile': async () => NO_PROFILE,
  '/profile/{username}': (sources, member, { username = '' }, baseUrl) =>
    loadProfile(sources, member, username, baseUrl),
}

const NO_PROFILE = { missing: true, title: pageTitle('Profile Not Found'), boot: {} }

/** A cook's page, for whoever may visit them, else a 404; only a public one is for search engines. */
async function loadProfile(
  sources: PageSources,
  member: Member | undefined,
  username: string,
  baseUrl: string,
): Promise<OwnContent> {
  const profile = await sources.findProfile(member, username)
  if (!profile) return NO_PROFILE
  return {
    title: pageTitle(`${profile.user.username} - Profile`),
    head: profile.user.isPublic ? profileHead(profile, baseUrl) : siteHead(),
    boot: { profile },
  }
}

/** A recipe's page: the whole recipe for a member, head data and a card for a visitor, else a 404. */
async function loadRecipe(
  sources: PageSources,
  member: Member | undefined,
  id: string,
  baseUrl: string,
): Promise<OwnContent> {
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

function modulesFor(found: Found | undefined, member: Member | undefined): string[] {
  if (found && !isOpen(found, member)) return VISITOR_MODULES
  return [...modulesOf(found?.page.path), ...(member ? MEMBER_MODULES : [])]
}

function isOpen({ page }: Found, member: Member | undefined): boolean {
  return member !== undefined || page.access === 'public'
}

/** As the web calls it: with the session's cookie, from our own address. What a query says may change the call. */
function callPreload({ page, params }: Found, request: FastifyRequest): string[] {
  const call = request.url.includes('?') ? undefined : PAGE_CALLS[page.path]
  if (call === undefined) return []
  const url = call.replace(/\{([^}]+)\}/g, (_, name) => encodeURIComponent(params[name] ?? ''))
  return [`<link rel="preload" as="fetch" crossorigin href="${escapeHtml(url)}">`]
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

function toBoot({ address, body }: FirstAnswer): BootData['firstAnswer'] {
  return { address, body }
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

/** @param forAll a page that is for everybody stands while nobody can be recognised */
async function readVisitor(
  edge: HttpEdge,
  request: FastifyRequest,
  forAll: boolean,
): Promise<Member | undefined> {
  const { cookie } = request.headers
  if (cookie === undefined) return undefined
  const reading = within(edge.readSession(cookie), forAll ? RECOGNISED_WITHIN_MS : PAGE_WITHIN_MS)
  return reading.catch((error: unknown) => {
    if (forAll && isDatabaseUnavailable(error)) return undefined
    throw error
  })
}

function readRail(request: FastifyRequest): 'open' | 'narrow' | undefined {
  const { rail } = request.cookies
  return rail === 'open' || rail === 'narrow' ? rail : undefined
}

function readTheme(request: FastifyRequest): 'light' | 'dark' | undefined {
  const { theme } = request.cookies
  return theme === 'light' || theme === 'dark' ? theme : undefined
}
