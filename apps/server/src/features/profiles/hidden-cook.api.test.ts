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
/** Hides and shows herself. */
let shy: Cook
/** Follows her, is followed by her, saved her recipe. */
let friend: Cook
/** Follows both. */
let reader: Cook
let shyRecipe: string
let friendRecipe: string
let friendPost: string

beforeAll(async () => {
  app = await startTestApp()
  ;[shy, friend, reader] = await Promise.all([newCook(), newCook(), newCook()])
  shyRecipe = await publishRecipe(shy, { title: 'Salsify gratin' })
  friendRecipe = await publishRecipe(friend, { title: 'Chard pie' })
  await friend.post(`/follow/follow/${shy.id}`)
  await shy.post(`/follow/follow/${friend.id}`)
  await reader.post(`/follow/follow/${shy.id}`)
  await reader.post(`/follow/follow/${friend.id}`)
  await friend.call('POST /auth/savedRecipe', { body: { recipeId: shyRecipe } })
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

/** Everywhere the shy cook or her recipe may be met, as somebody sees it. */
async function whatIsSeenBy(viewer: Cook) {
  const names = (people: { username: string }[]) => people.map(({ username }) => username)
  const titles = (recipes: { title: string }[]) => recipes.map(({ title }) => title)
  const ofFriend = { params: { userId: friend.id } }
  const profile = await viewer.call('GET /auth/profile/{username}', {
    params: { username: friend.username },
  })
  const favorites = await viewer.call('GET /profiles/{username}/favorites', {
    params: { username: friend.username },
  })
  const followers = await viewer.call('GET /follow/followers/{userId}', ofFriend)
  const following = await viewer.call('GET /follow/following/{userId}', ofFriend)
  const mutual = await viewer.call('GET /follow/mutual/{userId}', ofFriend)
  const found = await viewer.call('GET /recipes/search', { query: { q: 'salsify' } })
  const listed = await viewer.call('GET /recipes', { query: { search: 'salsify' } })
  const suggested = await viewer.call('GET /recipes/suggestions', { query: { q: 'salsi' } })
  const explore = await viewer.get<{ recipes: { title: string }[] }>('/recipes/explore?type=new')
  return {
    favorites: [profile.stats.favoriteRecipesCount, ...titles(favorites.recipes)],
    onProfile: titles(profile.favoriteRecipes),
    followers: names(followers.followers).includes(shy.username),
    following: names(following.following).includes(shy.username),
    mutual: names(mutual.users).includes(shy.username),
    found: titles(found.recipes),
    listed: titles(listed.recipes),
    suggested: titles(suggested.recipes),
    explore: titles(explore.body.recipes).includes('Salsify gratin'),
    recipe: (await viewer.get(`/recipes/${shyRecipe}`)).status,
    profile: (await viewer.get(`/auth/profile/${shy.username}`)).status,
    posts: (await viewer.get(`/activity/user/${shy.username}`)).status,
  }
}

const ALL_THERE = {
  favorites: [1, 'Salsify gratin'],
  onProfile: ['Salsify gratin'],
  followers: true,
  following: true,
  mutual: true,
  explore: true,
  found: ['Salsify gratin'],
  listed: ['Salsify gratin'],
  suggested: ['Salsify gratin'],
  recipe: 200,
  profile: 200,
  posts: 200,
}

it('takes a cook who hides out of everything that others see, and back when they show themselves', async () => {
  expect(await whatIsSeenBy(reader)).toEqual(ALL_THERE)

  await shy.post('/auth/public-Profile-toogle')
  expect(await whatIsSeenBy(reader)).toEqual({
    favorites: [0],
    onProfile: [],
    followers: false,
    following: false,
    mutual: false,
    found: [],
    listed: [],
    suggested: [],
    explore: false,
    recipe: 404,
    profile: 404,
    posts: 404,
  })
  expect(
    (await reader.call('GET /myfeed')).feedItems.map(({ chef }) => chef.username),
  ).not.toContain(shy.username)
  const saved = await friend.call('GET /auth/savedRecipe')
  expect(saved).toMatchObject({ savedRecipes: [], total: 0 })

  await shy.post('/auth/public-Profile-toogle')
  expect(await whatIsSeenBy(reader)).toEqual(ALL_THERE)
  expect((await friend.call('GET /auth/savedRecipe')).total).toBe(1)
})

/** Who wrote the latest comment on the friend's recipe and on her post, and whether that leads anywhere. */
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
