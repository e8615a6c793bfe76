import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Client, publishRecipe, startTestApp, type TestApp } from '../../../testing/index.ts'

let app: TestApp
let cook: Client

const plain = { description: 'Of what is in the house.', instructions: ['Cook it.'], tags: [] }
const food = (name: string) => ({ name, quantity: '1', unit: 'cup' })

beforeAll(async () => {
  app = await startTestApp()
  const author = app.client()
  cook = app.client()
  await Promise.all([author.signUp(), cook.signUp()])
  const recipes = {
    'House Omelette': ['eggs', 'unsalted butter', 'cheese', 'salt', 'pepper', 'water'],
    'House Risotto': [
      'arborio rice',
      'onion',
      'butter',
      'parmesan, finely grated',
      'white wine',
      'saffron',
    ],
    'House Riddle': ['eggs', 'moon dust', 'star dust'],
    'House Toast': ['sourdough bread', 'salt'],
  }
  for (const [title, names] of Object.entries(recipes)) {
    await publishRecipe(author, { ...plain, title, ingredients: names.map(food) })
  }
  for (const name of ['egg', 'butter', 'cheddar', 'Moon Dust']) {
    await cook.post('/auth/inventory', { name, qty: 1, qtyName: 'lbs' })
  }
})
afterAll(() => app.close())

type Found = { title: string; atHome?: { have: number; of: number; missing: string[] } }

async function find(query: string, by = cook): Promise<{ recipes: Found[]; total: number }> {
  const { status, body } = await by.get<{ recipes: Found[]; total: number }>(
    `/recipes/search?${query}`,
  )
  expect(status).toBe(200)
  return body
}

const atHome = async (query: string) =>
  (await find(query)).recipes.map((recipe) => [recipe.title, recipe.atHome])

it('finds what little is missing for, least first, and says what is', async () => {
  expect(await atHome('q=house&pantry=true&missing=5')).toEqual([
    ['House Omelette', { have: 3, of: 3, missing: [] }],
    ['House Riddle', { have: 2, of: 3, missing: ['star dust'] }],
    ['House Toast', { have: 0, of: 1, missing: ['sourdough bread'] }],
    [
      'House Risotto',
      { have: 1, of: 6, missing: ['arborio rice', 'onion', 'parmesan', 'white wine', 'saffron'] },
    ],
  ])
  expect((await find('q=house&pantry=true&missing=1')).total).toBe(3)
  expect((await find('q=house&pantry=true&missing=0')).total).toBe(1)
  expect((await find('q=house&pantry=true')).total).toBe(3)
})

it('answers what can be cooked where nothing else is asked, and counts its filters', async () => {
  const { body } = await cook.get<{ filters: { tags: { value: string; count: number }[] } }>(
    '/recipes/search?pantry=true&missing=0',
  )
  expect((await find('pantry=true&missing=0')).recipes.map(({ title }) => title)).toEqual([
    'House Omelette',
  ])
  expect(body.filters.tags).toContainEqual({ value: 'Gluten-Free', count: 1 })
  expect((await find('pantry=true&missing=0&tags=Vegan')).total).toBe(0)
})

it('never takes more to be missing by the bits of foods than is missing of them', async () => {
  // Hashes that share their last ten bits, among themselves and with what is at home.
  const rows = await app.database.query<{ by_bits: number; by_foods: number }>({
    text: `select bit_count(food_bits(needed) & ~food_bits(home)) as by_bits,
        (select count(*) from unnest(needed) as food where food <> all (home)) as by_foods
      from (values
        (array[1, 2, 3], array[2]),
        (array[1, 1025, 2049], array[7]),
        (array[-1, 1023, 4], array[2047]),
        (array[1, 2], '{}'::integer[])) as kitchen (needed, home)`,
  })
  expect(rows.map(({ by_bits, by_foods }) => [by_bits, by_foods])).toEqual([
    [2, 2],
    [1, 3],
    [1, 3],
    [2, 2],
  ])
})

it('leaves cards alone where the pantry is not asked, and an empty pantry has nothing', async () => {
  expect((await find('q=house')).recipes.every((recipe) => recipe.atHome === undefined)).toBe(true)
  const stranger = app.client()
  await stranger.signUp()
  expect((await find('q=house&pantry=true&missing=2', stranger)).total).toBe(1)
  const [first] = (await find('q=omelette&pantry=true', stranger)).recipes
  expect(first?.atHome).toMatchObject({ have: 0, of: 3 })
})
