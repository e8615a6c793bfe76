import { expect, it } from 'vitest'
import type { ProfileAnswer } from '../features/profiles/index.ts'
import { profileHead } from './profile-head.ts'

const nora: ProfileAnswer = {
  user: {
    _id: '0190a0a0-0000-7000-8000-000000000001',
    username: 'nora.b',
    fullName: 'Nora </script><b>',
    avatar: '/media/abc/320.webp',
    bio: 'Soups & stews.',
    cookingLevel: 'Home Chef',
    socialLinks: { instagram: 'https://instagram.com/nora', youtube: null, x: null },
    location: 'Ghent',
    website: 'https://soup.example',
    age: 36,
    isPublic: true,
    createdAt: '2026-03-01T10:00:00.000Z',
  },
  stats: {
    totalRecipes: 12,
    averageRating: 4.5,
    ratingCount: 8,
    favoriteRecipesCount: 3,
    followers: 70,
    following: 5,
  },
  favoriteRecipes: [],
  followData: { isFollowing: false },
}

function read(profile: ProfileAnswer) {
  const head = profileHead(profile, 'https://potluck.test').join('\n')
  const [, json = '{}'] = /<script type="application\/ld\+json">(.*)<\/script>/.exec(head) ?? []
  return { head, data: JSON.parse(json) as Record<string, unknown> }
}

it('tells search engines who a cook is, and nothing of their age or place', () => {
  const url = 'https://potluck.test/profile/nora.b'
  expect(read(nora).data).toEqual({
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url,
    dateCreated: '2026-03-01T10:00:00.000Z',
    mainEntity: {
      '@type': 'Person',
      '@id': url,
      identifier: '0190a0a0-0000-7000-8000-000000000001',
      name: 'Nora </script><b>',
      alternateName: 'nora.b',
      url,
      description: 'Soups & stews.',
      image: 'https://potluck.test/media/abc/320.webp',
      sameAs: ['https://soup.example', 'https://instagram.com/nora'],
      interactionStatistic: {
        '@type': 'InteractionCounter',
        interactionType: 'https://schema.org/FollowAction',
        userInteractionCount: 70,
      },
      agentInteractionStatistic: {
        '@type': 'InteractionCounter',
        interactionType: 'https://schema.org/WriteAction',
        userInteractionCount: 12,
      },
    },
  })
})

it('escapes what a cook wrote, and names picture and address in full', () => {
  const { head } = read(nora)
  expect(head).toContain('<meta property="og:type" content="profile">')
  expect(head).toContain('<meta property="og:title" content="Nora &#60;/script&#62;&#60;b&#62;">')
  expect(head).toContain('<meta name="description" content="Soups &#38; stews.">')
  expect(head).toContain(
    '<meta property="og:image" content="https://potluck.test/media/abc/320.webp">',
  )
  expect(head).toContain('<link rel="canonical" href="https://potluck.test/profile/nora.b">')
})

it('has a sentence for a cook who wrote none, and no picture where there is none', () => {
  const user = { ...nora.user, bio: ' ', avatar: null, fullName: '', website: '' }
  const socialLinks = { instagram: null, youtube: null, x: null }
  const { head, data } = read({
    ...nora,
    user: { ...user, socialLinks },
    stats: { ...nora.stats, totalRecipes: 1 },
  })
  expect(head).toContain('content="nora.b cooks on Potluck: 1 recipe to read, cook and save."')
  expect(head).not.toContain('og:image')
  for (const field of ['description', 'image', 'sameAs']) {
    expect(data.mainEntity).not.toHaveProperty(field)
  }
})
