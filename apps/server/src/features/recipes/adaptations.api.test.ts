import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Client, publishRecipe, startTestApp, type TestApp } from '../../testing/index.ts'

let app: TestApp
let cook: Client & { username: string }
let adapter: Client & { username: string }

beforeAll(async () => {
  app = await startTestApp()
  ;[cook, adapter] = await Promise.all([signedUp(), signedUp()])
})
afterAll(() => app.close())

async function signedUp() {
  const client = app.client()
  const { username, password } = await client.signUp()
  return { ...client, username, password }
}

const read = (client: Client, id: string) => client.call('GET /recipes/{id}', { params: { id } })
const listOf = (client: Client, id: string, query = {}) =>
  client.call('GET /recipes/{id}/adaptations', { params: { id }, query })

it('credits title and author of the original, as they were on the day', async () => {
  const original = await publishRecipe(cook, { title: 'Borscht' })
  const adapted = await publishRecipe(adapter, { title: 'Vegan Borscht', adaptedFrom: original })
  await cook.put(`/recipes/${original}`, { title: 'My Borscht' })
  expect((await read(cook, adapted)).adaptedFrom).toEqual({
    recipeId: original,
    title: 'Borscht',
    author: cook.username,
    username: cook.username,
  })
})

it('begins with the times, servings and filing of its original, and never with its text', async () => {
  const original = await publishRecipe(cook, { prepTime: '15 min', tags: ['Italian', 'Dinner'] })
  const { recipeId } = await adapter.call('POST /recipes/', {
    body: { title: 'Cold Tomato Soup', servings: '2', adaptedFrom: original },
  })
  expect(await read(adapter, recipeId)).toMatchObject({
    prepTime: '15 min',
    cookTime: '40 min',
    servings: '2',
    cuisine: 'Italian',
    mealType: 'Dinner',
    description: '',
    tags: [],
    ingredients: [],
    instructions: [],
  })
})

it('keeps the credit when the original is gone', async () => {
  const original = await publishRecipe(cook, { title: 'Pierogi' })
  const adapted = await publishRecipe(adapter, { adaptedFrom: original })
  await cook.delete(`/recipes/${original}`)
  expect((await read(adapter, adapted)).adaptedFrom).toEqual({
    recipeId: null,
    title: 'Pierogi',
    author: cook.username,
    username: cook.username,
  })
})

it('leads to an author only while they may be visited, and names them only while they are there', async () => {
  const author = await signedUp()
  const original = await publishRecipe(author)
  const adapted = await publishRecipe(adapter, { adaptedFrom: original })
  const creditedTo = async () => (await read(adapter, adapted)).adaptedFrom?.username
  const show = (isPublic: boolean) =>
    app.database.query({ text: 'update users set is_public = $1 where username = $2' }, [
      isPublic,
      author.username,
    ])
  await show(false)
  expect(await creditedTo()).toBeNull()
  await show(true)
  expect(await creditedTo()).toBe(author.username)
  await author.delete('/auth/delete-Account', { password: author.password })
  app.clock.advance({ minutes: 1 })
  await app.client().signUp({ username: author.username })
  expect((await read(adapter, adapted)).adaptedFrom).toMatchObject({
    author: '',
    username: null,
  })
})

it('takes one’s own draft as an original, and never another cook’s', async () => {
  const { recipeId: draft } = await cook.call('POST /recipes/', {
    body: { cover: 'illustrated', title: 'Secret' },
  })
  const before = (await adapter.call('GET /recipes/my-recipes')).total
  const refused = await adapter.post('/recipes/', { title: 'Taken', adaptedFrom: draft })
  expect(refused).toMatchObject({ status: 404, body: { code: 'RECIPE_NOT_FOUND' } })
  expect((await adapter.call('GET /recipes/my-recipes')).total).toBe(before)
  const { recipeId } = await cook.call('POST /recipes/', {
    body: { title: 'Secret, again', adaptedFrom: draft },
  })
  expect((await read(cook, recipeId)).adaptedFrom?.recipeId).toBe(draft)
})

it('lists public adaptations newest first, by pages, and no draft or hidden cook', async () => {
  const original = await publishRecipe(cook)
  const first = await publishRecipe(adapter, { title: 'First', adaptedFrom: original })
  app.clock.advance({ minutes: 1 })
  const second = await publishRecipe(cook, { title: 'Second', adaptedFrom: original })
  await adapter.post('/recipes/', { title: 'A draft', adaptedFrom: original })
  const hidden = await signedUp()
  await publishRecipe(hidden, { title: 'Hidden', adaptedFrom: original })
  const hide = 'update users set is_public = false where username = $1'
  await app.database.query({ text: hide }, [hidden.username])

  expect(await listOf(adapter, original, { limit: 1 })).toMatchObject({
    recipes: [{ _id: second, author: { username: cook.username } }],
    page: 1,
    pages: 2,
    total: 2,
  })
  const { recipes } = await listOf(adapter, original, { limit: 1, page: 2 })
  expect(recipes.map(({ _id }) => _id)).toEqual([first])
  expect((await listOf(hidden, original)).total).toBe(3)
})

it('hides the adaptations of a draft behind 404', async () => {
  const original = await publishRecipe(cook)
  await publishRecipe(adapter, { adaptedFrom: original })
  await cook.put(`/recipes/${original}/toggle`)
  expect((await adapter.get(`/recipes/${original}/adaptations`)).status).toBe(404)
  expect((await listOf(cook, original)).total).toBe(1)
})
