import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/index.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

async function newCook() {
  const client = app.client()
  return { ...(await client.signUp()), client }
}

it('follows and unfollows by either family of paths, with one count', async () => {
  const [ann, bea] = await Promise.all([newCook(), newCook()])
  expect((await ann.client.post(`/auth/follow/${bea.id}`)).body).toEqual({
    isFollowing: true,
    followerCount: 1,
  })
  expect((await ann.client.post(`/follow/follow/${bea.id}`)).body).toEqual({
    isFollowing: true,
    followerCount: 1,
  })
  expect((await ann.client.get(`/follow/status/${bea.id}`)).body).toEqual(
    (await ann.client.get(`/auth/follow/check/${bea.id}`)).body,
  )
  expect((await ann.client.delete(`/follow/unfollow/${bea.id}`)).body).toEqual({
    isFollowing: false,
    followerCount: 0,
  })
  expect((await ann.client.delete(`/follow/unfollow/${bea.id}`)).status).toBe(200)
})

it('lists followers, followed and mutual cooks', async () => {
  const [ann, bea, cem] = await Promise.all([newCook(), newCook(), newCook()])
  await ann.client.post(`/follow/follow/${cem.id}`)
  await bea.client.post(`/follow/follow/${cem.id}`)
  await ann.client.post(`/follow/follow/${bea.id}`)
  const followers = await ann.client.call('GET /follow/followers/{userId}', {
    params: { userId: cem.id },
  })
  expect(followers.followers.map(({ username }) => username).sort()).toEqual(
    [ann.username, bea.username].sort(),
  )
  const mutual = await ann.client.call('GET /follow/mutual/{userId}', {
    params: { userId: bea.id },
  })
  expect(mutual.users.map(({ username }) => username)).toEqual([cem.username])
  const own = await ann.client.call('GET /auth/following')
  expect(own).toMatchObject({ total: 2, page: 1, pages: 1 })
})

it('refuses oneself and finds nobody for an unknown id', async () => {
  const ann = await newCook()
  expect((await ann.client.post(`/auth/follow/${ann.id}`)).status).toBe(422)
  expect((await ann.client.post('/auth/follow/00000000-0000-7000-8000-000000000000')).status).toBe(
    404,
  )
  expect((await ann.client.post('/auth/follow/nobody')).status).toBe(404)
})
