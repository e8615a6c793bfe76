import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type Client,
  publishRecipe,
  type SignedUp,
  startTestApp,
  type TestApp,
} from '../../testing/index.ts'

type Cook = Client & SignedUp
let app: TestApp
let author: Cook
let pancakes: string

beforeAll(async () => {
  app = await startTestApp()
  author = await newCook()
  pancakes = await publishRecipe(author, {
    title: 'Pancakes',
    servings: '4',
    ingredients: [
      { name: 'flour', quantity: '300', unit: 'g' },
      { name: 'milk', quantity: '500', unit: 'ml' },
      { name: 'eggs', quantity: '3', unit: '' },
      { name: 'onions', quantity: '2', unit: '' },
      { name: 'salt, to taste', quantity: '', unit: '' },
    ],
  })
})
afterAll(() => app.close())

async function newCook(): Promise<Cook> {
  const client = app.client()
  return { ...client, ...(await client.signUp()) }
}

/** A cook with 2 kg flour, 3 eggs, 1 kg onions and a liter of vinegar, who cooked the pancakes. */
async function cookWithPantry() {
  const cook = await newCook()
  const items: Record<string, string> = {}
  for (const [name, qty, qtyName, expiryDate] of [
    ['flour', 2, 'kg', null],
    ['eggs', 3, 'pieces', '2031-02-03'],
    ['onions', 1, 'kg', null],
    ['vinegar', 1, 'liters', null],
  ] as const) {
    const body = { name, qty, qtyName, expiryDate }
    items[name] = (await cook.call('POST /auth/inventory', { body }))._id
  }
  const { _id } = await cook.call('POST /cooked-recipes', { body: { recipeId: pancakes } })
  return { cook, items, cookedId: _id }
}

const pantryOf = async (cook: Cook) => (await cook.call('GET /auth/inventory')).inventory
/** The stored rows, including what no answer shows. */
const rowsOf = (items: Record<string, string>) =>
  app.database.query(
    {
      text: `select to_jsonb(p) - 'updated_at' as stored from pantry_items p
        where id = any ($1::uuid[]) order by id`,
    },
    [Object.values(items)],
  )
const propose = async (cook: Cook, portions?: number) => {
  const query = { recipeId: pancakes, portions }
  return (await cook.call('GET /cooked-recipes/deduction-proposals', { query })).proposals
}
const flour = (items: Record<string, string>, qty = 300, qtyName = 'grams') => ({
  itemId: items.flour,
  qty,
  qtyName,
})
const deduct = (cook: Cook, cookedId: string, items: object[]) =>
  cook.post(`/cooked-recipes/${cookedId}/deductions`, { items })

describe('what cooking takes out of the pantry', () => {
  it('is proposed item by item, for as many portions, and unsure where a weight is guessed', async () => {
    const { cook, items } = await cookWithPantry()
    expect(await propose(cook)).toEqual([
      {
        itemId: items.eggs,
        name: 'eggs',
        wanted: '3 eggs',
        sure: true,
        have: { qty: 3, qtyName: 'pieces' },
        use: { qty: 3, qtyName: 'pieces' },
        remains: null,
      },
      expect.objectContaining({ itemId: items.onions, sure: false }),
      {
        itemId: items.flour,
        name: 'flour',
        wanted: '300 g flour',
        sure: true,
        have: { qty: 2, qtyName: 'kg' },
        use: { qty: 300, qtyName: 'grams' },
        remains: { qty: 1700, qtyName: 'grams' },
      },
    ])
    const halved = await propose(cook, 2)
    expect(halved.find(({ name }) => name === 'flour')).toMatchObject({ use: { qty: 150 } })
    expect(halved.find(({ name }) => name === 'eggs')).toMatchObject({
      use: { qty: 2 },
      sure: false,
    })
  })

  it('is nothing for an empty pantry, and unknown of another’s draft', async () => {
    const cook = await newCook()
    expect(await propose(cook)).toEqual([])
    const draft = (await author.post<{ recipeId: string }>('/recipes/', { cover: 'illustrated' }))
      .body.recipeId
    const path = '/cooked-recipes/deduction-proposals?recipeId='
    expect((await cook.get(path + draft)).status).toBe(404)
    expect((await cook.get(`${path}soup`)).status).toBe(422)
    expect((await cook.get(`${path + pancakes}&portions=-1`)).status).toBe(422)
    expect((await app.client().get(path + pancakes)).status).toBe(401)
  })

  it('is taken out at the cook’s word, and put back exactly', async () => {
    const { cook, items, cookedId } = await cookWithPantry()
    const [before, rowsBefore] = [await pantryOf(cook), await rowsOf(items)]
    const eggs = { itemId: items.eggs, qty: 3, qtyName: 'pieces' }
    const answer = await deduct(cook, cookedId, [flour(items), eggs])
    expect(answer).toMatchObject({ status: 201, body: { deducted: 2 } })
    const after = await pantryOf(cook)
    expect(after.map(({ name }) => name).sort()).toEqual(['flour', 'onions', 'vinegar'])
    expect(after.find(({ name }) => name === 'flour')).toMatchObject({
      qty: 1700,
      qtyName: 'grams',
    })
    for (const _again of [1, 2]) {
      const undone = await cook.delete(`/cooked-recipes/${cookedId}/deductions`)
      expect(undone.status).toBe(200)
      expect(await pantryOf(cook)).toEqual(before)
      expect(await rowsOf(items)).toEqual(rowsBefore)
    }
    expect((await deduct(cook, cookedId, [eggs])).status).toBe(201)
  })

  it('is added to what was changed since, and leaves alone what is counted otherwise by now', async () => {
    const { cook, items, cookedId } = await cookWithPantry()
    const onions = { itemId: items.onions, qty: 400, qtyName: 'grams' }
    await deduct(cook, cookedId, [flour(items), onions])
    await cook.put(`/auth/inventory/${items.flour}`, { qty: 200 })
    await cook.put(`/auth/inventory/${items.onions}`, { qty: 5, qtyName: 'pieces' })
    await cook.delete(`/cooked-recipes/${cookedId}/deductions`)
    const after = await pantryOf(cook)
    expect(after.find(({ name }) => name === 'flour')).toMatchObject({ qty: 500, qtyName: 'grams' })
    expect(after.find(({ name }) => name === 'onions')).toMatchObject({ qty: 5, qtyName: 'pieces' })
  })

  it('is added to what is counted in a coarser unit by now', async () => {
    const { cook, items, cookedId } = await cookWithPantry()
    await deduct(cook, cookedId, [flour(items)])
    await cook.put(`/auth/inventory/${items.flour}`, { qty: 2, qtyName: 'kg' })
    await cook.delete(`/cooked-recipes/${cookedId}/deductions`)
    const back = (await pantryOf(cook)).find(({ name }) => name === 'flour')
    expect(back).toMatchObject({ qty: 2300, qtyName: 'grams' })
  })

  it('gives back what was taken, not what was cleared since', async () => {
    const { cook, items, cookedId } = await cookWithPantry()
    const eggs = { itemId: items.eggs, qty: 3, qtyName: 'pieces' }
    await deduct(cook, cookedId, [flour(items), eggs])
    await cook.delete('/auth/inventory')
    await cook.delete(`/cooked-recipes/${cookedId}/deductions`)
    expect(await pantryOf(cook)).toMatchObject([
      { _id: items.eggs, qty: 3, qtyName: 'pieces', expiryDate: '2031-02-03' },
      { _id: items.flour, qty: 300, qtyName: 'grams' },
    ])
  })

  it('gives back what two meals took from one item, whichever is undone first', async () => {
    for (const order of ['first', 'second']) {
      const { cook, items, cookedId } = await cookWithPantry()
      const body = { recipeId: pancakes }
      const later = (await cook.call('POST /cooked-recipes', { body }))._id
      await deduct(cook, cookedId, [flour(items)])
      await deduct(cook, later, [flour(items, 1700)])
      for (const id of order === 'first' ? [cookedId, later] : [later, cookedId]) {
        await cook.delete(`/cooked-recipes/${id}/deductions`)
      }
      const back = (await pantryOf(cook)).find(({ name }) => name === 'flour')
      expect(back).toMatchObject(
        order === 'first' ? { qty: 2000, qtyName: 'grams' } : { qty: 2, qtyName: 'kg' },
      )
    }
  })

  it('is taken out once, by whoever comes first of two at once', async () => {
    const { cook, items, cookedId } = await cookWithPantry()
    const twice = [1, 2].map(() => deduct(cook, cookedId, [flour(items)]))
    const statuses = (await Promise.all(twice)).map(({ status }) => status).sort()
    expect(statuses).toEqual([201, 409])
    const left = (await pantryOf(cook)).find(({ name }) => name === 'flour')
    expect(left).toMatchObject({ qty: 1700, qtyName: 'grams' })
  })

  it('leaves out what is gone or another’s, and uses up what holds less by now', async () => {
    const { cook, items, cookedId } = await cookWithPantry()
    const other = await cookWithPantry()
    await cook.delete(`/auth/inventory/${items.eggs}`)
    await cook.put(`/auth/inventory/${items.flour}`, { qty: 100, qtyName: 'grams' })
    const gone = { itemId: items.eggs, qty: 3, qtyName: 'pieces' }
    const answer = await deduct(cook, cookedId, [flour(items), gone, flour(other.items)])
    expect(answer.body).toEqual({ deducted: 1 })
    expect((await pantryOf(cook)).map(({ name }) => name).sort()).toEqual(['onions', 'vinegar'])
    expect(await pantryOf(other.cook)).toHaveLength(4)
  })

  it('is refused for another’s record, in a strange unit and as nonsense, and nothing changes', async () => {
    const { cook, items, cookedId } = await cookWithPantry()
    const before = await pantryOf(cook)
    const stranger = await newCook()
    expect((await deduct(stranger, cookedId, [flour(items)])).status).toBe(404)
    expect((await stranger.delete(`/cooked-recipes/${cookedId}/deductions`)).status).toBe(404)
    const strange = await deduct(cook, cookedId, [flour(items, 2, 'pieces')])
    expect(strange).toMatchObject({ status: 409, body: { code: 'CONFLICT' } })
    for (const wrong of [
      [],
      [flour(items, 0)],
      [flour(items, 1.5)],
      [flour(items), flour(items)],
      [{ itemId: 'flour', qty: 1, qtyName: 'kg' }],
      'flour',
    ]) {
      const refused = await cook.post(`/cooked-recipes/${cookedId}/deductions`, { items: wrong })
      expect(refused.status, JSON.stringify(wrong)).toBe(422)
    }
    expect(await pantryOf(cook)).toEqual(before)
  })

  it('stays out when the record is deleted', async () => {
    const { cook, items, cookedId } = await cookWithPantry()
    await deduct(cook, cookedId, [flour(items)])
    await cook.delete(`/cooked-recipes/${cookedId}`)
    expect((await cook.delete(`/cooked-recipes/${cookedId}/deductions`)).status).toBe(404)
    expect((await pantryOf(cook)).find(({ name }) => name === 'flour')).toMatchObject({ qty: 1700 })
  })
})
