import { afterAll, beforeAll, expect, it } from 'vitest'
import { recount } from './cli/counters.ts'
import { type Client, publishRecipe, startTestApp, type TestApp } from './testing/index.ts'

const CLIENTS = 50

let app: TestApp
let author: Client & { id: string }
let cooks: (Client & { id: string })[]

beforeAll(async () => {
  app = await startTestApp()
  const signUp = async () => {
    const client = app.client()
    const { id } = await client.signUp()
    return { ...client, id }
  }
  author = await signUp()
  // Signed up a few at a time; the requests at once come later.
  cooks = []
  while (cooks.length < CLIENTS) {
    cooks.push(...(await Promise.all(Array.from({ length: 10 }, signUp))))
  }
})
afterAll(() => app.close())

function atOnce(act: (cook: Client, index: number) => Promise<unknown>): Promise<unknown> {
  return Promise.all(cooks.map((cook, index) => act(cook, index)))
}

it('fifty cooks who follow, like, save and comment at once are counted exactly', async () => {
  const id = await publishRecipe(author)
  await atOnce(async (cook) => {
    await cook.call('POST /follow/follow/{userId}', { params: { userId: author.id } })
    await cook.call('POST /recipes/{id}/like', { params: { id } })
    await cook.call('PUT /auth/savedRecipe/toggle', { body: { recipeId: id } })
    await cook.call('POST /recipes/{id}/comments', {
      params: { id },
      body: { text: 'Good', rating: 4 },
    })
  })
  expect(await author.call('GET /recipes/{id}', { params: { id } })).toMatchObject({
    likes: CLIENTS,
    saves: CLIENTS,
    comments: CLIENTS,
    rating: 4,
    reviewCount: CLIENTS,
  })
  expect((await author.call('GET /auth/followers')).total).toBe(CLIENTS)
  expect(await recount(app.database, { mend: false })).toEqual([])
})

it('half of them who take it back while the others do it again leave the right counts', async () => {
  const id = await publishRecipe(author)
  const like = (cook: Client) => cook.call('POST /recipes/{id}/like', { params: { id } })
  const params = { userId: author.id }
  await atOnce(like)
  await atOnce((cook) => cook.call('POST /follow/follow/{userId}', { params }))
  await atOnce(async (cook, index) => {
    if (index % 2 === 0) {
      await cook.call('DELETE /follow/unfollow/{userId}', { params })
      await like(cook)
    } else {
      await cook.call('POST /follow/follow/{userId}', { params })
    }
  })
  expect(await author.call('GET /recipes/{id}', { params: { id } })).toMatchObject({
    likes: CLIENTS / 2,
  })
  expect((await author.call('GET /auth/followers')).total).toBe(CLIENTS / 2)
  expect(await recount(app.database, { mend: false })).toEqual([])
})
