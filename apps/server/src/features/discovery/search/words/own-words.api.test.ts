import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type Client,
  publishRecipe,
  startTestApp,
  type TestApp,
} from '../../../../testing/index.ts'

let app: TestApp
let reader: Client

const plain = { description: 'Of own words.', instructions: ['Stir it.'], tags: [] }
const food = (name: string) => ({ name, quantity: '1', unit: 'cup' })

beforeAll(async () => {
  app = await startTestApp()
  const author = app.client()
  reader = app.client()
  await Promise.all([author.signUp(), reader.signUp()])
  const recipes = {
    'Larder Salsa': ['fresh coriander', 'onion'],
    'Larder Curry': ['cherry tomatoes', 'rice'],
    'Larder Brittle': ['walnuts', 'honey'],
    'Larder Rice': ['rice', 'butter'],
  }
  for (const [title, names] of Object.entries(recipes)) {
    await publishRecipe(author, { ...plain, title, ingredients: names.map(food) })
  }
  await reader.post('/auth/inventory', { name: 'rice', qty: 1, qtyName: 'cup' })
})
afterAll(() => app.close())

type Found = {
  recipes: { title: string }[]
  total: number
  kept?: string[]
  near: boolean
  corrected: { to: string } | null
  filters: { tags: { value: string; count: number }[] }
}

async function find(query: Record<string, string>): Promise<Found> {
  const address = `/recipes/search?${new URLSearchParams(query)}`
  const { status, body } = await reader.get<Found>(address)
  expect(status).toBe(200)
  return body
}

/** The recipes of the four that a search leaves, by their second words. */
async function left(avoid: string, query: Record<string, string> = {}): Promise<string[]> {
  const { recipes } = await find({ q: 'larder', ...query, avoid })
  return recipes.map(({ title }) => title.replace('Larder ', '')).toSorted()
}

describe('words of one’s own', () => {
  it.each([
    ['no cilantro', ['Brittle', 'Curry', 'Rice']],
    ['coriander', ['Brittle', 'Curry', 'Rice']],
    ['no nightshades', ['Brittle', 'Rice', 'Salsa']],
    ['no tomatoes', ['Brittle', 'Rice', 'Salsa']],
    ['allergic to nuts', ['Curry', 'Rice', 'Salsa']],
    ['I can’t eat walnuts; nor rice', ['Salsa']],
    ['no cilantro,allergic to nuts', ['Curry', 'Rice']],
  ])('%j leave out the food by any name, its kinds and its allergen', async (avoid, titles) => {
    expect(await left(avoid)).toEqual(titles)
    expect((await find({ q: 'larder', avoid })).kept).toEqual(avoid.split(','))
  })

  it('filter nothing where the kitchen makes nothing of them, and are not said to be kept to', async () => {
    const all = ['Brittle', 'Curry', 'Rice', 'Salsa']
    expect(await left('Less salt,mother’s cooking')).toEqual(all)
    expect((await find({ q: 'larder', avoid: 'Less salt,mother’s cooking' })).kept).toEqual([])
    expect((await find({ q: 'larder', avoid: 'Less salt,no cilantro' })).kept).toEqual([
      'no cilantro',
    ])
    expect(await find({ q: 'larder' })).not.toHaveProperty('kept')
  })

  it('hold in every order and with other filters, and count as they filter', async () => {
    const titles = ['Brittle', 'Curry', 'Rice']
    for (const sortBy of ['relevance', 'newest', 'popular', 'rating']) {
      expect(await left('no cilantro', { sortBy }), sortBy).toEqual(titles)
    }
    expect(await left('no nightshades', { tags: 'Vegan' })).toEqual(['Salsa'])
    const { total, filters } = await find({ q: 'larder', avoid: 'no nightshades' })
    expect(total).toBe(3)
    expect(filters.tags).toContainEqual({ value: 'Vegan', count: 1 })
  })

  it('hold for the pantry, where a word is put right, and where only some words are met', async () => {
    expect(await left('no tomatoes', { pantry: 'true' })).not.toContain('Curry')
    const cooked = await find({ q: '', pantry: 'true', missing: '1', avoid: 'no tomatoes' })
    expect(cooked.recipes.map(({ title }) => title)).toEqual(['Larder Rice'])
    const corrected = await find({ q: 'lardre', avoid: 'no tomatoes' })
    expect([corrected.corrected?.to, corrected.total]).toEqual(['larder', 3])
    const near = await find({ q: 'larder cilantro', avoid: 'no cilantro' })
    expect([near.near, near.total, near.kept]).toEqual([true, 3, ['no cilantro']])
  })

  it('are kept to where nothing can be looked for too', async () => {
    const { total, kept } = await find({ q: 'the', avoid: 'no cilantro' })
    expect([total, kept]).toEqual([0, ['no cilantro']])
  })

  it.each([
    ['one is too long', 'x'.repeat(61), 'At most 60 characters'],
    [
      'there are too many',
      Array.from({ length: 61 }, (_, number) => `no ${number}`).join(','),
      /60/,
    ],
  ])('are refused where %s', async (_, avoid, message) => {
    const address = `/recipes/search?${new URLSearchParams({ q: 'larder', avoid })}`
    const { status, body } = await reader.get<{ code: string; message: string }>(address)
    expect([status, body.code]).toEqual([422, 'INVALID_INPUT'])
    expect(body.message).toMatch(message)
  })
})
