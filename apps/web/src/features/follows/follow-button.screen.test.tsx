import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { CallResponse } from '../../platform/call.ts'
import { noPage } from '../../testing/answers.ts'
import { member } from '../../testing/examples.ts'
import { openApp } from '../../testing/open-app.tsx'

const { getByRole, getByText } = page

const profile: CallResponse<'GET /auth/profile/{username}'> = {
  user: {
    _id: 'cook-bo',
    username: 'bo',
    fullName: 'Bo Miller',
    avatar: null,
    bio: '',
    cookingLevel: 'Home Chef',
    socialLinks: { instagram: null, youtube: null, x: null },
    location: '',
    website: '',
    age: null,
    isPublic: true,
    createdAt: '2026-01-01T10:00:00.000Z',
  },
  stats: {
    totalRecipes: 0,
    averageRating: 0,
    ratingCount: 0,
    favoriteRecipesCount: 0,
    followers: 7,
    following: 0,
  },
  favoriteRecipes: [],
  followData: { isFollowing: false },
}

/** The page of another cook. */
function open(as: typeof member | null = member) {
  return openApp('/profile/bo', {
    as,
    edge: (edge) => {
      edge.answer('GET /auth/profile/{username}', profile)
      edge.answer('GET /auth/profile/{username}/recipes', { recipes: [], ...noPage })
    },
  })
}

it('says Following once the server has it', async () => {
  const { edge } = await open()
  edge.answer('POST /follow/follow/{userId}', { isFollowing: true, followerCount: 8 })
  await getByRole('button', { name: 'Follow Bo Miller' }).click()
  await expect.element(getByRole('button', { name: 'Following Bo Miller. Unfollow' })).toBeVisible()
  expect(edge.sentTo('POST /follow/follow/{userId}')).toMatchObject([
    { params: { userId: 'cook-bo' } },
  ])
})

it('goes on offering to follow where the server refuses, and says why', async () => {
  const { edge } = await open()
  edge.refuse('POST /follow/follow/{userId}', 'USER_NOT_FOUND')
  await getByRole('button', { name: 'Follow Bo Miller' }).click()
  await expect.element(getByText('User not found.')).toBeVisible()
  await expect.element(getByRole('button', { name: 'Follow Bo Miller' })).toBeEnabled()
})

it('asks a visitor to sign in, and the server for nothing', async () => {
  const { edge } = await open(null)
  await getByRole('button', { name: 'Follow Bo Miller' }).click()
  await expect.element(getByRole('dialog')).toBeVisible()
  await expect.element(getByRole('dialog').getByLabelText('Password')).toBeVisible()
  expect(edge.sentTo('POST /follow/follow/{userId}')).toEqual([])
})
