import type { BootData, Recipe } from '@potluck/contract'
import { type findPage, type PagePath, PRODUCT_NAME, pageTitle } from '@potluck/rules'
import type { z } from 'zod'
import type { ProfileAnswer } from '../features/profiles/index.ts'
import type { PublicRecipe } from '../features/recipes/index.ts'
import type { Member } from '../platform/http/index.ts'
import type { Cover } from './cover-preload.ts'
import { profileHead } from './profile-head.ts'
import { recipeHead } from './recipe-head.ts'
import { landingHead, siteHead } from './site-head.ts'

/** What pages ask the features for. */
export type ContentSources = {
  thirdParty: BootData['thirdParty']
  /** The recipe as this member may read it. */
  findRecipe(member: Member, id: string): Promise<z.output<typeof Recipe> | undefined>
  findPublicRecipe(id: string): Promise<PublicRecipe | undefined>
  /** The cook's profile as this member or visitor may see it. */
  findProfile(viewer: Member | undefined, username: string): Promise<ProfileAnswer | undefined>
}

/** What a page contains before any script runs. */
export type Content = {
  title: string
  head: string[]
  /** The picture at the top of the page. */
  cover?: Cover | undefined
  boot: BootData
  missing: boolean
}
/** The page that an address names, with the parameters in its path. */
export type Found = NonNullable<ReturnType<typeof findPage>>
type OwnContent = Partial<Omit<Content, 'boot'>> & { boot: Partial<BootData> }

/** Title, head and data of a page; for an unknown address, those of the not-found page. */
export async function loadContent(
  sources: ContentSources,
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
  sources: ContentSources,
  member: Member | undefined,
  params: Record<string, string>,
  baseUrl: string,
) => Promise<OwnContent>

/** Pages about one thing, which their address names. */
const OWN_CONTENT: Partial<Record<PagePath, LoadContent>> = {
  '/recipe/{recipeId}': (sources, member, { recipeId = '' }, baseUrl) =>
    loadRecipe(sources, member, recipeId, baseUrl),
  '/profile': async () => NO_PROFILE,
  '/profile/{username}': (sources, member, { username = '' }, baseUrl) =>
    loadProfile(sources, member, username, baseUrl),
}

const NO_PROFILE = { missing: true, title: pageTitle('Profile Not Found'), boot: {} }

/** A cook's page if the viewer may see it, else a 404; only a public one is for search engines. */
async function loadProfile(
  sources: ContentSources,
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
  sources: ContentSources,
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

/** The signed-out page shows a card, so the page contains no more than that. */
function toVisitorCard(recipe: PublicRecipe): BootData['publicRecipe'] {
  const { _id, title, description, imageUrl, author } = recipe
  return { _id, title, description, imageUrl, author }
}
