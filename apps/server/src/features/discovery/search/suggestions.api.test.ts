import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Client, publishRecipe, startTestApp, type TestApp } from '../../../testing/index.ts'

let app: TestApp
let reader: Client

type Suggestions = {
  recipes: { _id: string; title: string; imageUrl: string }[]
  ingredients: { name: string }[]
  cooks: { username: string; name: string; avatar: string | null }[]
}

let chowder: string
let author: Client
const authorName = 'chowderhead'

beforeAll(async () => {
  app = await startTestApp()
  author = app.client()
  reader = app.client()
  await Promise.all([author.signUp({ username: authorName }), reader.signUp()])
  chowder = await publishRecipe(author, {
    title: 'Clam Chowder',
    ingredients: [{ name: 'clams', quantity: '1', unit: 'kg' }],
  })
  await publishRecipe(author, {
    title: 'Chicken and Tomatoes',
    ingredients: [{ name: 'chicken', quantity: '1', unit: 'kg' }],
  })
})
afterAll(() => app.close())

async function suggest(text: string, by = reader): Promise<Suggestions> {
  const { status, body } = await by.get<Suggestions>(
    `/recipes/suggestions?q=${encodeURIComponent(text)}`,
  )
  expect(status).toBe(200)
  return body
}

it('takes the last word for a beginning, of titles, foods and names', async () => {
  const { recipes, ingredients, cooks } = await suggest('cho')
  expect(recipes).toEqual([
    { _id: chowder, title: 'Clam Chowder', imageUrl: expect.stringContaining('/') },
  ])
  expect(ingredients).toEqual([])
  expect(cooks).toEqual([{ username: authorName, name: authorName, avatar: null }])
  expect((await suggest('clam cho')).recipes.map(({ title }) => title)).toEqual(['Clam Chowder'])
  expect((await suggest('crab cho')).recipes).toEqual([])
})

it('offers the foods that recipes have, by the name that was begun', async () => {
  expect((await suggest('chick')).ingredients[0]).toEqual({ name: 'chicken' })
  expect((await suggest('poul')).ingredients).toContainEqual({ name: 'poultry' })
  expect((await suggest('eggpl')).ingredients).toEqual([])
})

it('finds a word typed to its end, plural or not', async () => {
  for (const text of ['tomato', 'tomatoes', 'Tomat']) {
    expect((await suggest(text)).recipes.map(({ title }) => title)).toEqual([
      'Chicken and Tomatoes',
    ])
  }
})

it('says nothing to one letter or to no word', async () => {
  const nothing = { recipes: [], ingredients: [], cooks: [] }
  expect(await suggest('c')).toEqual(nothing)
  expect(await suggest('-cho ""')).toEqual(nothing)
})

it('never names a private cook or their recipes to others', async () => {
  await author.post('/auth/public-Profile-toogle')
  const hidden = await suggest('cho')
  expect(hidden).toMatchObject({ recipes: [], cooks: [] })
  expect((await suggest('cho', author)).recipes).toHaveLength(1)
  await author.post('/auth/public-Profile-toogle')
  expect((await suggest('cho')).cooks).toHaveLength(1)
})
