import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Client, publishRecipe, startTestApp, type TestApp } from '../../testing/index.ts'

let app: TestApp
let cook: Client

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  cook = app.client()
  await cook.signUp()
})

const row = (quantity: string, unit: string, name: string) => ({ quantity, unit, name })
const BREAD = {
  title: 'Walnut bread',
  ingredients: [
    row('500', 'g', 'plain flour'),
    row('100', 'g', 'walnuts'),
    row('7', 'g', 'dried yeast'),
    row('320', 'ml', 'water'),
    row('2', 'tsp', 'salt'),
  ],
  instructions: ['Knead everything and let it rise for 2 hours.', 'Bake for 40 minutes at 220 °C.'],
}
const TWICE = {
  title: 'Bread with walnuts',
  ingredients: [
    row('200', 'g', 'walnuts'),
    row('1', 'kg', 'all-purpose flour'),
    row('14', 'g', 'dried yeast'),
    row('640', 'ml', 'water'),
    row('4', 'tsp', 'salt'),
    row('1', 'tbsp', 'honey'),
  ],
  instructions: ['Make a dough, let it rise for 2 hours.', 'Bake it for 40 minutes at 220 °C.'],
}
const SOUP = {
  title: 'Leek soup',
  ingredients: [row('3', '', 'leeks'), row('500', 'g', 'potatoes'), row('200', 'ml', 'cream')],
  instructions: ['Stew leeks and potatoes, and purée them with the cream.'],
}

const write = async (recipe: object, by = cook) =>
  (await by.call('POST /recipes/', { body: recipe as typeof BREAD })).recipeId

/** What is known once everything is compared. */
async function find(by = cook) {
  await by.call('GET /doubles')
  await app.drainJobs()
  return by.call('GET /doubles')
}
const listPairs = async (by = cook) =>
  (await find(by)).pairs.map(({ recipes }) => recipes.map(({ _id }) => _id))
const params = (recipeId: string, otherId: string) => ({ params: { recipeId, otherId } })

describe('doubles among one’s own recipes', () => {
  it('are found in the background, side by side with what differs', async () => {
    const first = await write(BREAD)
    const second = await write(TWICE)
    await write(SOUP)
    expect(await cook.call('GET /doubles')).toMatchObject({
      pairs: [],
      recipeCount: 3,
      pending: 3,
      total: 0,
    })
    const { pairs, pending, total } = await find()
    expect({ pending, total }).toEqual({ pending: 0, total: 1 })
    expect(pairs).toMatchObject([
      {
        isSamePage: false,
        recipes: [
          { _id: first, title: 'Walnut bread', status: 'draft', instructions: BREAD.instructions },
          { _id: second, title: 'Bread with walnuts' },
        ],
        differences: { title: true, factor: 2, steps: true },
      },
    ])
    expect(pairs[0]?.differences.ingredients).toContainEqual({
      kind: 'same',
      first: '100 g walnuts',
      second: '200 g walnuts',
    })
    expect(pairs[0]?.differences.ingredients.at(-1)).toEqual({
      kind: 'second',
      first: '',
      second: '1 tbsp honey',
    })
  })

  it('follow what is written: an edit, an earlier version and a deletion', async () => {
    const first = await write(BREAD)
    const second = await write(SOUP)
    expect(await listPairs()).toEqual([])
    const body = { ...TWICE, keepPrevious: true }
    await cook.call('PUT /recipes/{id}', { params: { id: second }, body })
    expect(await listPairs()).toEqual([[first, second]])
    await cook.call('POST /recipes/{id}/revisions/{revisionNumber}/restore', {
      params: { id: second, revisionNumber: '1' },
    })
    expect(await listPairs()).toEqual([])
    const third = await write(TWICE)
    expect(await listPairs()).toEqual([[first, third]])
    await cook.call('DELETE /recipes/{id}', { params: { id: third } })
    expect(await listPairs()).toEqual([])
  })

  it('are nobody else’s recipes, however alike', async () => {
    const stranger = app.client()
    await stranger.signUp()
    await publishRecipe(stranger, { ...BREAD, cookTime: '40 min', servings: '8' })
    await write(BREAD)
    expect(await listPairs()).toEqual([])
    expect(await listPairs(stranger)).toEqual([])
  })

  it('are listed a page at a time', async () => {
    for (const title of ['One', 'Two', 'Three']) await write({ ...BREAD, title: `${title} loaf` })
    const { total } = await find()
    expect(total).toBe(3)
    const at = async (page: number) =>
      (await cook.call('GET /doubles', { query: { page, limit: 2 } })).pairs.length
    expect([await at(1), await at(2), await at(3)]).toEqual([2, 1, 0])
  })
})

describe('two that are two recipes', () => {
  it('are not shown again until the ingredients of one change, and can be shown again', async () => {
    const first = await write(BREAD)
    const second = await write(TWICE)
    await find()
    const told = { ...params(second, first), body: { areTwo: true } }
    await cook.call('PUT /doubles/{recipeId}/{otherId}', told)
    expect(await listPairs()).toEqual([])
    const steps = { instructions: ['Knead.', 'Bake it for 40 minutes at 220 °C.'] }
    await cook.call('PUT /recipes/{id}', { params: { id: second }, body: steps })
    expect(await listPairs()).toEqual([])
    const lines = { ingredients: TWICE.ingredients.slice(0, 5) }
    await cook.call('PUT /recipes/{id}', { params: { id: second }, body: lines })
    expect(await listPairs()).toEqual([[first, second]])
    await cook.call('PUT /doubles/{recipeId}/{otherId}', told)
    await cook.call('PUT /doubles/{recipeId}/{otherId}', {
      ...params(first, second),
      body: { areTwo: false },
    })
    expect(await listPairs()).toEqual([[first, second]])
  })
})

describe('one of two that is kept', () => {
  it('has the other among its versions, and takes its place in its cook’s lists and records', async () => {
    const kept = await write(BREAD)
    const gone = await write(TWICE)
    await find()
    const { _id: collection } = await cook.call('POST /collections', {
      body: { name: 'Baking', recipes: [gone] },
    })
    const day = app.clock.now().toISOString().slice(0, 10)
    await cook.call('POST /meal-plan/entries', {
      body: { day, meal: 'dinner', recipeId: gone, portions: 2 },
    })
    await cook.call('POST /shopping-list/recipes', { body: { recipeId: gone } })
    await cook.call('POST /cooked-recipes', { body: { recipeId: gone, note: 'Good.' } })
    await cook.call('POST /doubles/{recipeId}/{otherId}', params(kept, gone))
    await app.drainJobs()
    expect((await cook.get(`/recipes/${gone}`)).status).toBe(404)
    expect(await cook.call('GET /recipes/{id}', { params: { id: kept } })).toMatchObject({
      title: 'Walnut bread',
    })
    const { revisions } = await cook.call('GET /recipes/{id}/revisions', { params: { id: kept } })
    expect(revisions).toMatchObject([{ title: 'Bread with walnuts', ingredients: 6 }])
    const { savedRecipes } = await cook.call('GET /auth/savedRecipe', { query: { collection } })
    expect(savedRecipes).toMatchObject([{ recipeId: kept }])
    const { entries } = await cook.call('GET /meal-plan/entries', { query: { from: day, to: day } })
    expect(entries).toMatchObject([{ recipeId: kept }])
    const { items } = await cook.call('GET /shopping-list')
    expect(items.flatMap(({ recipes }) => recipes.map(({ recipeId }) => recipeId))).toContain(kept)
    const { cookedRecipes } = await cook.call('GET /cooked-recipes', { query: { recipeId: kept } })
    expect(cookedRecipes).toMatchObject([{ note: 'Good.' }])
    expect(await listPairs()).toEqual([])
  })

  it('gives the other back as a draft, which is no version any more', async () => {
    const kept = await write(BREAD)
    const gone = await write({ ...TWICE, cover: 'illustrated' })
    await find()
    const merged = await cook.call('POST /doubles/{recipeId}/{otherId}', params(kept, gone))
    const version = { id: kept, revisionNumber: String(merged.revision) }
    const key = 'POST /recipes/{id}/revisions/{revisionNumber}/draft'
    const { recipeId } = await cook.call(key, { params: version })
    const back = await cook.call('GET /recipes/{id}', { params: { id: recipeId } })
    expect(back).toMatchObject({ ...TWICE, status: 'draft' })
    expect(await cook.call('GET /recipes/{id}', { params: { id: kept } })).toMatchObject(BREAD)
    const { revisions } = await cook.call('GET /recipes/{id}/revisions', { params: { id: kept } })
    expect(revisions).toEqual([])
    expect(await listPairs()).toEqual([[kept, recipeId]])
    expect((await cook.post(`/recipes/${kept}/revisions/${merged.revision}/draft`)).status).toBe(
      404,
    )
  })

  it('is kept once, however often and whichever way it is asked for', async () => {
    const first = await write(BREAD)
    const second = await write(TWICE)
    await find()
    const answers = await Promise.all([
      cook.post(`/doubles/${first}/${second}`),
      cook.post(`/doubles/${second}/${first}`),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404])
    const { recipes } = await cook.call('GET /recipes/my-recipes')
    expect(recipes).toHaveLength(1)
  })

  it.each([
    [
      'a stranger',
      async () => {
        const stranger = app.client()
        await stranger.signUp()
        return stranger
      },
    ],
    ['their cook, of two that nobody takes for one', async () => cook],
  ])('is not that of %s', async (who, asker) => {
    const first = await write(BREAD)
    const second = await write(who === 'a stranger' ? TWICE : SOUP)
    await find()
    const client = await asker()
    for (const [one, other] of [
      [first, second],
      [second, first],
      [first, first],
    ]) {
      expect((await client.post(`/doubles/${one}/${other}`)).status).toBe(404)
      const told = await client.put(`/doubles/${one}/${other}`, { areTwo: true })
      expect(told.status).toBe(404)
    }
    expect((await cook.call('GET /recipes/my-recipes')).recipes).toHaveLength(2)
  })
})
