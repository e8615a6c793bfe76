import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  type Client,
  publishRecipe,
  type SignedUp,
  startTestApp,
  type TestApp,
} from '../../testing/index.ts'

type Cook = Client & SignedUp
let app: TestApp
/** Hides her profile; what others see of her then is in the table of `visibility.api.test.ts`. */
let shy: Cook
/** Follows her, is followed by her. */
let friend: Cook
/** Follows both. */
let reader: Cook
let friendRecipe: string
let friendPost: string

beforeAll(async () => {
  app = await startTestApp()
  ;[shy, friend, reader] = await Promise.all([newCook(), newCook(), newCook()])
  friendRecipe = await publishRecipe(friend, { title: 'Chard pie' })
  await friend.post(`/follow/follow/${shy.id}`)
  await shy.post(`/follow/follow/${friend.id}`)
  await reader.post(`/follow/follow/${shy.id}`)
  await reader.post(`/follow/follow/${friend.id}`)
  await shy.call('POST /recipes/{id}/comments', {
    params: { id: friendRecipe },
    body: { text: 'Made it twice.', rating: 5 },
  })
  const post = await friend.call('POST /activity', { body: { content: 'Chard is in season' } })
  friendPost = post._id
  await shy.call('POST /activity/{id}/comment', {
    params: { id: friendPost },
    body: { body: 'At last' },
  })
})
afterAll(() => app.close())

async function newCook(): Promise<Cook> {
  const client = app.client()
  return { ...client, ...(await client.signUp()) }
}

/**
 * The author of the latest comment on the friend's recipe and on her post, and whether the name is
 * a link.
 */
async function authorsBeside(viewer: Cook) {
  const onRecipe = await viewer.call('GET /recipes/{id}/comments', { params: { id: friendRecipe } })
  const onPost = await viewer.call('GET /activity/{id}/comments', { params: { id: friendPost } })
  return [...onRecipe.comments, ...onPost.comments].map(({ author: { username, hasProfile } }) => ({
    username,
    hasProfile,
  }))
}

it('leaves what a hidden cook counts for and wrote elsewhere, and themselves among people', async () => {
  await shy.post('/auth/public-Profile-toogle')
  const profile = await reader.call('GET /auth/profile/{username}', {
    params: { username: friend.username },
  })
  expect(profile.stats).toMatchObject({ followers: 2, following: 1, averageRating: 5 })
  const { comments } = await reader.call('GET /recipes/{id}/comments', {
    params: { id: friendRecipe },
  })
  const named = (hasProfile: boolean) => ({ username: shy.username, hasProfile })
  expect(comments).toMatchObject([{ text: 'Made it twice.', author: named(false) }])
  expect(await authorsBeside(reader)).toEqual([named(false), named(false)])
  expect(await authorsBeside(shy)).toEqual([named(true), named(true)])
  const { followers } = await shy.call('GET /follow/followers/{userId}', {
    params: { userId: friend.id },
  })
  expect(followers.map(({ username }) => username)).toContain(shy.username)
})
