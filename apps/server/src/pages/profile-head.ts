import { PRODUCT_NAME } from '@potluck/rules'
import type { ProfileAnswer } from '../features/profiles/index.ts'
import { escapeHtml } from '../platform/http/index.ts'
import { jsonScript, metaTag } from './template.ts'

/** Description, Open Graph and schema.org ProfilePage (https://schema.org/ProfilePage) of a public profile. */
export function profileHead(profile: ProfileAnswer, baseUrl: string): string[] {
  const { username, avatar } = profile.user
  const name = nameOf(profile)
  const description = describe(profile)
  const url = `${baseUrl}/profile/${encodeURIComponent(username)}`
  const image = avatar === null ? [] : [metaTag('og:image', new URL(avatar, baseUrl).href)]
  return [
    metaTag('description', description, 'name'),
    metaTag('og:type', 'profile'),
    metaTag('og:site_name', PRODUCT_NAME),
    metaTag('og:title', name),
    metaTag('og:description', description),
    metaTag('og:url', url),
    metaTag('profile:username', username),
    ...image,
    metaTag('twitter:card', 'summary', 'name'),
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    jsonScript('application/ld+json', profileJsonLd(profile, { url, baseUrl })),
  ]
}

function nameOf({ user }: ProfileAnswer): string {
  return user.fullName || user.username
}

/** In the cook's own words, if there are any. */
function describe(profile: ProfileAnswer): string {
  const bio = profile.user.bio.trim()
  if (bio !== '') return bio
  const count = profile.stats.totalRecipes
  const recipes = count === 1 ? '1 recipe' : `${count} recipes`
  return `${nameOf(profile)} cooks on ${PRODUCT_NAME}: ${recipes} to read, cook and save.`
}

/** Unknown values are left out. */
function profileJsonLd(
  profile: ProfileAnswer,
  { url, baseUrl }: { url: string; baseUrl: string },
): Record<string, unknown> {
  const { user, stats } = profile
  const { instagram, youtube, x } = user.socialLinks
  const elsewhere = [user.website, instagram, youtube, x].filter(Boolean)
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url,
    dateCreated: user.createdAt,
    mainEntity: {
      '@type': user.isHouse ? 'Organization' : 'Person',
      '@id': url,
      identifier: user._id,
      name: nameOf(profile),
      alternateName: user.username,
      url,
      description: user.bio.trim() || undefined,
      image: user.avatar === null ? undefined : new URL(user.avatar, baseUrl).href,
      sameAs: elsewhere.length > 0 ? elsewhere : undefined,
      interactionStatistic: counter('FollowAction', stats.followers),
      agentInteractionStatistic: counter('WriteAction', stats.totalRecipes),
    },
  }
}

function counter(action: string, count: number) {
  return {
    '@type': 'InteractionCounter',
    interactionType: `https://schema.org/${action}`,
    userInteractionCount: count,
  }
}
