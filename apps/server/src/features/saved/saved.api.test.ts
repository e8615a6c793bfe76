import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Client, publishRecipe, startTestApp, type TestApp } from '../../testing/index.ts'

let app: TestApp
let author: Client
let reader: Client

beforeAll(async () => {
  app = await startTestApp()
  author = app.client()
  reader = app.client()
  await Promise.all([author.signUp(), reader.signUp()])
})
afterAll(() => app.close())

it('saves, lists and unsaves by the toggle', async () => {
  const recipeId = await publishRecipe(author, { title: 'Kept Soup' })
  const toggle = () => reader.call('PUT /auth/savedRecipe/toggle', { body: { recipeId } })
  expect(await toggle()).toEqual({ isSaved: true, message: 'Recipe saved to your favorites!' })
  const { savedRecipes } = await reader.call('GET /auth/savedRecipe')
  expect(savedRecipes).toMatchObject([{ recipeId, title: 'Kept Soup', isSaved: true, reviews: 0 }])
  expect(await toggle()).toEqual({ isSaved: false, message: 'Recipe removed from favorites' })
  const checked = await reader.call('GET /auth/savedRecipe/check/{id}', {
    params: { id: recipeId },
  })
  expect(checked).toEqual({ isSaved: false })
})

it('adds once however often it is asked, and removing what is not there is fine', async () => {
  const recipeId = await publishRecipe(author)
  await reader.post('/auth/savedRecipe', { recipeId })
  await reader.post('/auth/savedRecipe', { recipeId })
  const recipe = await reader.call('GET /recipes/{id}', { params: { id: recipeId } })
  expect(recipe).toMatchObject({ saves: 1, isSaved: true })
  expect((await reader.delete(`/auth/savedRecipe/${recipeId}`)).status).toBe(200)
  expect((await reader.delete(`/auth/savedRecipe/${recipeId}`)).status).toBe(200)
})

it('refuses one’s own recipe, a draft of another’s and what is no recipe', async () => {
  const own = await publishRecipe(author)
  const draft = await author.post<{ recipeId: string }>('/recipes/', { cover: 'illustrated' })
  const save = (client: Client, recipeId: unknown) =>
    client.put('/auth/savedRecipe/toggle', { recipeId })
  expect((await save(author, own)).body).toMatchObject({ code: 'OWN_RECIPE' })
  expect((await save(reader, draft.body.recipeId)).status).toBe(404)
  expect((await save(reader, 'nothing')).status).toBe(404)
  expect((await save(reader, 7)).status).toBe(422)
})

it('leaves out a saved recipe while its author hides it', async () => {
  const recipeId = await publishRecipe(author)
  await reader.post('/auth/savedRecipe', { recipeId })
  await author.put(`/recipes/${recipeId}/toggle`)
  const listed = async () =>
    (await reader.call('GET /auth/savedRecipe')).savedRecipes.map((saved) => saved.recipeId)
  expect(await listed()).not.toContain(recipeId)
  await author.put(`/recipes/${recipeId}/toggle`)
  expect(await listed()).toContain(recipeId)
})
