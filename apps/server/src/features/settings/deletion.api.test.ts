import { afterAll, beforeAll, expect, it } from 'vitest'
import { publishRecipe, startTestApp, type TestApp } from '../../testing/index.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

it('leaves nothing of the cook, and what they did to others’ recipes is uncounted', async () => {
  const [leaver, other] = [app.client(), app.client()]
  const { id, username, password } = await leaver.signUp()
  const { id: otherId } = await other.signUp()
  const [own, liked] = [await publishRecipe(leaver), await publishRecipe(other)]
  await leaver.call('POST /recipes/{id}/like', { params: { id: liked } })
  await leaver.call('PUT /auth/savedRecipe/toggle', { body: { recipeId: liked } })
  await leaver.call('POST /follow/follow/{userId}', { params: { userId: otherId } })
  await leaver.call('POST /recipes/{id}/comments', {
    params: { id: liked },
    body: { text: 'Farewell', rating: 2 },
  })
  await leaver.call('POST /aiChats/c/create', { body: { title: 'Last supper' } })
  await leaver.call('POST /collections', { body: { name: 'For later', recipes: [liked] } })
  await leaver.call('POST /activity', { body: { content: 'Farewell' } })
  const post = await other.call('POST /activity', { body: { content: 'Who stays?' } })
  const params = { id: post._id }
  await leaver.call('POST /activity/{id}/like', { params })
  await leaver.call('POST /activity/{id}/comment', { params, body: { body: 'Not me' } })
  await app.drainJobs()
  await other.call('PUT /auth/savedRecipe/toggle', { body: { recipeId: own } })
  const read = () => other.call('GET /recipes/{id}', { params: { id: liked } })
  expect(await read()).toMatchObject({ likes: 1, saves: 1, comments: 1, reviewCount: 1 })

  await leaver.call('DELETE /auth/delete-Account', { body: { password } })

  expect(await read()).toMatchObject({ likes: 0, saves: 0, comments: 0, reviewCount: 0 })
  expect(await other.get(`/recipes/${own}`)).toMatchObject({ status: 404 })
  expect(await other.call('GET /auth/savedRecipe')).toMatchObject({ savedRecipes: [] })
  expect(await other.call('GET /auth/followers')).toMatchObject({ total: 0 })
  const { posts } = await other.call('GET /activity')
  const untouched = expect.objectContaining({ _id: post._id, likesCount: 0, commentsCount: 0 })
  expect(posts).toContainEqual(untouched)
  const left = await app.database.query(
    {
      text: `select 1 from users where id = $1 or username = $2
        union all select 1 from chats where user_id = $1
        union all select 1 from recipes where author_id = $1
        union all select 1 from collections where user_id = $1
        union all select 1 from activity_posts where author_id = $1`,
    },
    [id, username],
  )
  expect(left).toEqual([])
})
