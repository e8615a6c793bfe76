import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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

describe('collections', () => {
  const names = async (cook: Client) =>
    (await cook.call('GET /collections')).collections.map(({ name }) => name)
  const make = (cook: Client, name: string, recipes: string[] = []) =>
    cook.call('POST /collections', { body: { name, recipes } })
  const savedIn = async (cook: Client, collection: string) => {
    const { savedRecipes } = await cook.call('GET /auth/savedRecipe', { query: { collection } })
    return savedRecipes.map(({ recipeId }) => recipeId)
  }

  async function newReader(): Promise<Client> {
    const client = app.client()
    await client.signUp()
    return client
  }

  async function saveNew(cook: Client, title: string): Promise<string> {
    const recipeId = await publishRecipe(author, { title })
    app.clock.advance({ seconds: 1 })
    await cook.post('/auth/savedRecipe', { recipeId })
    return recipeId
  }

  it('hold saved recipes, show their covers, and let go of what is taken out or unsaved', async () => {
    const cook = await newReader()
    const [pie, stew] = [await saveNew(cook, 'Leek Pie'), await saveNew(cook, 'Bean Stew')]
    const winter = await make(cook, '  Winter ', [pie])
    expect(winter).toMatchObject({ name: 'Winter', count: 1 })
    expect(winter.covers).toEqual([expect.stringContaining('/covers/')])
    const params = { id: winter._id, recipeId: stew }
    const put = () => cook.call('PUT /collections/{id}/recipes/{recipeId}', { params })
    expect(await put()).toMatchObject({ count: 2 })
    expect(await put()).toMatchObject({ count: 2 })
    expect(await savedIn(cook, winter._id)).toEqual([stew, pie])
    const { savedRecipes } = await cook.call('GET /auth/savedRecipe')
    expect(savedRecipes[0]).toMatchObject({ recipeId: stew, collections: [winter._id] })

    await cook.delete(`/collections/${winter._id}/recipes/${stew}`)
    expect(await savedIn(cook, winter._id)).toEqual([pie])
    await cook.delete(`/auth/savedRecipe/${pie}`)
    expect((await cook.call('GET /collections')).collections).toMatchObject([
      { name: 'Winter', count: 0, covers: [] },
    ])
    await cook.post('/auth/savedRecipe', { recipeId: pie, collections: [winter._id, pie] })
    expect(await savedIn(cook, winter._id)).toEqual([pie])
  })

  it('keep their recipes saved when they are deleted, and can be made anew with them', async () => {
    const cook = await newReader()
    const pie = await saveNew(cook, 'Plum Pie')
    const { _id } = await make(cook, 'Sweet', [pie])
    expect((await cook.delete(`/collections/${_id}`)).status).toBe(200)
    expect((await cook.delete(`/collections/${_id}`)).status).toBe(404)
    expect((await cook.call('GET /auth/savedRecipe')).total).toBe(1)
    expect((await cook.get(`/auth/savedRecipe?collection=${_id}`)).status).toBe(404)
    expect(await make(cook, 'Sweet', [pie])).toMatchObject({ count: 1 })
  })

  it('have a name of their own in whatever case, also when two are made at once', async () => {
    const cook = await newReader()
    const both = await Promise.all([
      cook.post('/collections', { name: 'ÉTÉ' }),
      cook.post('/collections', { name: 'été' }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    const autumn = await make(cook, 'Autumn')
    const rename = (name: string) => cook.put(`/collections/${autumn._id}`, { name })
    expect((await rename('Été')).body).toMatchObject({ code: 'COLLECTION_NAME_TAKEN' })
    expect((await rename('AUTUMN')).status).toBe(200)
    expect(await names(cook)).toContain('AUTUMN')
  })

  it('refuse bad names, what is not saved and what is another’s', async () => {
    const cook = await newReader()
    for (const name of ['', '  ', 'x'.repeat(61), 7]) {
      expect((await cook.post('/collections', { name })).status).toBe(422)
    }
    const { _id } = await make(cook, 'Mine')
    const unsaved = await publishRecipe(author)
    expect((await cook.put(`/collections/${_id}/recipes/${unsaved}`)).body).toMatchObject({
      code: 'RECIPE_NOT_FOUND',
    })
    const others = await saveNew(reader, 'Others’ Pie')
    expect(await make(cook, 'Theirs', [others])).toMatchObject({ count: 0 })
    expect((await reader.put(`/collections/${_id}/recipes/${others}`)).status).toBe(404)
    expect((await reader.get(`/auth/savedRecipe?collection=${_id}`)).status).toBe(404)
    expect(await names(cook)).toEqual(['Mine', 'Theirs'])
  })

  it('end at a hundred', async () => {
    const cook = await newReader()
    const made = Array.from({ length: 101 }, (_, index) =>
      cook.post('/collections', { name: `Shelf ${index}` }),
    )
    const refused = (await Promise.all(made)).filter(({ status }) => status !== 201)
    expect(refused.map(({ body }) => body)).toMatchObject([{ code: 'LIST_FULL' }])
  })
})
