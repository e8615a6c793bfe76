import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, publishRecipe, startTestApp, type TestApp } from '../../testing/index.ts'

let app: TestApp
let cook: Client

beforeAll(async () => {
  app = await startTestApp()
  cook = app.client()
  await cook.signUp()
})
afterAll(() => app.close())

const SPONGE = 'For the sponge'
const FROSTING = 'Peanut frosting:'
const CAKE = {
  title: 'Sunday Cake',
  description: 'Two layers with something sweet between.',
  instructions: ['Bake the sponge.', 'Beat the frosting and spread it.'],
  ingredients: [
    { name: 'oranges', quantity: '2', unit: '' },
    { name: 'flour', quantity: '200', unit: 'g', group: SPONGE },
    { name: 'butter', quantity: '150', unit: 'g', group: SPONGE },
    { name: 'butter', quantity: '100', unit: 'g', group: FROSTING },
    { name: 'icing sugar', quantity: '200', unit: 'g', group: FROSTING },
    { name: 'cherries', quantity: '10', unit: '' },
  ],
}
const UNGROUPED = CAKE.ingredients.map(({ name, quantity, unit }) => ({ name, quantity, unit }))

const read = (id: string) => cook.call('GET /recipes/{id}', { params: { id } })
const put = (id: string, body: object) => cook.put<{ issues?: unknown }>(`/recipes/${id}`, body)

describe('groups of ingredients', () => {
  it('are kept as typed with the rows under them, and other rows answer without one', async () => {
    const { ingredients } = await read(await publishRecipe(cook, CAKE))
    expect(ingredients).toEqual(CAKE.ingredients)
  })

  it('are what was sent last: ingredients without groups have none, other changes leave them', async () => {
    const id = await publishRecipe(cook, CAKE)
    await put(id, { title: 'Monday Cake' })
    expect((await read(id)).ingredients).toEqual(CAKE.ingredients)
    const blank = UNGROUPED.map((row, at) => ({ ...row, group: at % 2 === 0 ? null : '  ' }))
    await put(id, { ingredients: blank })
    expect((await read(id)).ingredients).toEqual(UNGROUPED)
  })

  it('come back with an earlier version', async () => {
    const id = await publishRecipe(cook, CAKE)
    await put(id, { ingredients: UNGROUPED })
    const { revisions } = await cook.call('GET /recipes/{id}/revisions', { params: { id } })
    const params = { id, revisionNumber: String(revisions[0]?.revision) }
    const earlier = await cook.call('GET /recipes/{id}/revisions/{revisionNumber}', { params })
    expect(earlier.ingredients).toEqual(CAKE.ingredients)
    await cook.call('POST /recipes/{id}/revisions/{revisionNumber}/restore', { params })
    expect((await read(id)).ingredients).toEqual(CAKE.ingredients)
  })

  it('are refused where a heading is too long or there are more than twenty, and nothing changes', async () => {
    const id = await publishRecipe(cook, CAKE)
    const row = { name: 'salt', quantity: '1', unit: 'tsp' }
    const long = await put(id, { ingredients: [{ ...row, group: 'x'.repeat(81) }] })
    expect(long.status).toBe(422)
    expect(long.body.issues).toEqual([
      { path: 'ingredients.0.group', message: 'At most 80 characters' },
    ])
    const many = Array.from({ length: 21 }, (_, at) => ({ ...row, group: `Part ${at}` }))
    const refused = await put(id, { ingredients: many })
    expect(refused.status).toBe(422)
    expect(refused.body.issues).toEqual([{ path: 'ingredients', message: 'At most 20 groups' }])
    expect((await read(id)).ingredients).toEqual(CAKE.ingredients)
    expect((await put(id, { ingredients: many.slice(1) })).status).toBe(200)
  })

  it('name nothing that is counted or found, but a food in their words speaks against diets', async () => {
    const grouped = await read(await publishRecipe(cook, { ...CAKE, title: 'Zebra Cake' }))
    const plain = await read(
      await publishRecipe(cook, { ...CAKE, title: 'Zebra Cake', ingredients: UNGROUPED }),
    )
    expect(grouped.nutrition).toEqual(plain.nutrition)
    // 'Peanut frosting' above butter and sugar: its author may have left the peanuts out of the
    // rows.
    const differ = grouped.diets.filter(
      ({ restriction, verdict }) =>
        plain.diets.find((diet) => diet.restriction === restriction)?.verdict !== verdict,
    )
    expect(new Set(differ.map(({ verdict }) => verdict))).toEqual(new Set(['contains']))
    expect(differ.map(({ restriction }) => restriction)).toEqual(
      expect.arrayContaining(['peanuts', 'nut-allergy']),
    )
    const peanuts = differ.find(({ restriction }) => restriction === 'peanuts')
    expect(peanuts?.findings).toMatchObject([{ line: 'Peanut frosting:', verdict: 'contains' }])
    const found = async (q: string) =>
      (await cook.call('GET /recipes/search', { query: { q } })).recipes.map(({ _id }) => _id)
    expect(await found('zebra')).toContain(grouped._id)
    expect(await found('peanut')).toEqual([])
  })

  it('are added up on the shopping list', async () => {
    const recipeId = await publishRecipe(cook, CAKE)
    await cook.call('POST /shopping-list/recipes', { body: { recipeId } })
    const { items } = await cook.call('GET /shopping-list')
    const butter = items.filter(({ name }) => /butter/i.test(name))
    expect(butter.map(({ amount }) => amount)).toEqual(['250 g'])
  })
})
