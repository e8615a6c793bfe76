import { LIST_LIMITS } from '@potluck/rules'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Client, startTestApp, type TestApp } from '../../testing/index.ts'
import { listPantry } from './index.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

async function newCook() {
  const client = app.client()
  return { ...(await client.signUp()), client }
}

const FLOUR = { name: 'plain flour', qty: 2, qtyName: 'kg', expiryDate: '2031-12-24' }

const listed = async (client: Client) => (await client.call('GET /auth/inventory')).inventory
const add = (client: Client, item: Partial<typeof FLOUR> = {}) =>
  client.call('POST /auth/inventory', { body: { ...FLOUR, ...item } })

it('keeps what is added and reads it back', async () => {
  const { client } = await newCook()
  const added = await client.post('/auth/inventory', FLOUR)
  expect(added).toMatchObject({ status: 201, body: { ...FLOUR, status: 'fresh' } })
  const undated = await client.call('POST /auth/inventory', {
    body: { name: 'salt', qty: 1, qtyName: 'pieces' },
  })
  expect(undated).toMatchObject({ expiryDate: null, status: 'fresh' })
  expect(await listed(client)).toEqual([added.body, undated])
})

it('lists what expires first in front, then the newest, to the assistant as well', async () => {
  const { client, id } = await newCook()
  await add(client, { name: 'rice', expiryDate: '2031-05-02' })
  await client.call('POST /auth/inventory', { body: { name: 'salt', qty: 1, qtyName: 'tsp' } })
  await add(client, { name: 'milk', qty: 3, qtyName: 'cups', expiryDate: '2031-05-01' })
  app.clock.advance({ seconds: 1 })
  await add(client, { name: 'oats', expiryDate: '2031-05-02' })
  const inOrder = ['milk', 'oats', 'rice', 'salt']
  expect((await listed(client)).map(({ name }) => name)).toEqual(inOrder)
  const pantry = await listPantry(app.database.db, id)
  expect(pantry.map(({ name }) => name)).toEqual(inOrder)
  expect(pantry[0]).toMatchObject({ qty: 3, unit: 'cups', expiryDate: '2031-05-01' })
})

it('tells by the day in the caller’s time zone what has expired', async () => {
  app.clock.set(new Date('2030-03-10T23:30:00Z'))
  const { client } = await newCook()
  await add(client, { name: 'yoghurt', expiryDate: '2030-03-10' })
  await add(client, { name: 'kale', expiryDate: '2030-03-17' })
  const seenFrom = async (zone: string) => {
    const headers = {
      'x-time-zone': zone,
      cookie: [...client.cookies].map((pair) => pair.join('=')).join('; '),
    }
    const answer = await fetch(`${app.origin}/api/auth/inventory`, { headers })
    const { inventory }: { inventory: { status: string }[] } = JSON.parse(await answer.text())
    return inventory.map(({ status }) => status)
  }
  expect(await seenFrom('America/New_York')).toEqual(['expiring', 'fresh'])
  expect(await seenFrom('Asia/Tokyo')).toEqual(['expired', 'expiring'])
  expect(await seenFrom('Middle/Earth')).toEqual(await seenFrom('UTC'))
  expect((await listed(client)).map(({ status }) => status)).toEqual(await seenFrom('UTC'))
  app.clock.set(new Date())
})

it('changes what is given and leaves the rest', async () => {
  const { client } = await newCook()
  const { _id } = await add(client)
  const change = (body: object) => client.put(`/auth/inventory/${_id}`, body)
  expect((await change({ qty: 5 })).body).toMatchObject({ ...FLOUR, qty: 5 })
  expect((await change({ expiryDate: null, qtyName: 'cups' })).body).toMatchObject({
    name: 'plain flour',
    qty: 5,
    qtyName: 'cups',
    expiryDate: null,
  })
  expect((await change({ name: 'rye flour' })).body).toMatchObject({ name: 'rye flour', qty: 5 })
  expect((await change({})).status).toBe(200)
  expect(await listed(client)).toMatchObject([{ _id, name: 'rye flour', qtyName: 'cups', qty: 5 }])
})

it('removes one, and all', async () => {
  const { client } = await newCook()
  const { _id } = await add(client, { name: 'leek' })
  await add(client, { name: 'chard' })
  await add(client, { name: 'fennel' })
  const removed = await client.delete(`/auth/inventory/${_id}`)
  expect(removed.body).toEqual({ message: 'Ingredient deleted successfully' })
  expect((await client.delete(`/auth/inventory/${_id}`)).status).toBe(404)
  expect((await listed(client)).map(({ name }) => name).sort()).toEqual(['chard', 'fennel'])
  const cleared = await client.delete('/auth/inventory')
  expect(cleared.body).toEqual({ message: 'Inventory cleared successfully' })
  expect(await listed(client)).toEqual([])
})

it('hides another cook’s pantry behind 404 and leaves it as it was', async () => {
  const [owner, stranger] = await Promise.all([newCook(), newCook()])
  const item = await add(owner.client)
  for (const answer of [
    await stranger.client.put(`/auth/inventory/${item._id}`, { qty: 9 }),
    await stranger.client.delete(`/auth/inventory/${item._id}`),
    await stranger.client.delete('/auth/inventory/nothing'),
  ]) {
    expect(answer).toMatchObject({ status: 404, body: { code: 'INVENTORY_ITEM_NOT_FOUND' } })
  }
  await stranger.client.delete('/auth/inventory')
  expect(await listed(stranger.client)).toEqual([])
  expect(await listed(owner.client)).toEqual([item])
})

it('asks who calls before anything else', async () => {
  const nobody = app.client()
  const path = '/auth/inventory/0190a0a0-0000-7000-8000-000000000000'
  for (const answer of [
    await nobody.get('/auth/inventory'),
    await nobody.post('/auth/inventory', FLOUR),
    await nobody.delete('/auth/inventory'),
    await nobody.put(path, { qty: 3 }),
    await nobody.delete(path),
  ]) {
    expect(answer.status).toBe(401)
  }
})

it.each([
  ['a blank name', { name: '  ' }],
  ['a name beyond its length', { name: 'a'.repeat(121) }],
  ['no amount', { qty: 0 }],
  ['a part of one', { qty: 1.5 }],
  ['an amount no shelf holds', { qty: 3_000_000_000 }],
  ['an amount in words', { qty: 'two' }],
  ['a blank unit', { qtyName: '' }],
  ['a day that is none', { expiryDate: '2031-02-30' }],
  ['a year beyond the calendar', { expiryDate: '0000-01-01' }],
  ['a moment for a day', { expiryDate: '2031-12-24T10:00:00Z' }],
])('refuses %s, new or changed', async (_, wrong) => {
  const { client } = await newCook()
  const item = await add(client)
  expect((await client.post('/auth/inventory', { ...FLOUR, ...wrong })).status).toBe(422)
  expect((await client.put(`/auth/inventory/${item._id}`, wrong)).status).toBe(422)
  expect(await listed(client)).toEqual([item])
})

it('refuses what has no unit or amount, and says so of the amount in the form’s words', async () => {
  const { client } = await newCook()
  const { qty, qtyName, ...bare } = FLOUR
  expect((await client.post('/auth/inventory', { ...bare, qty })).status).toBe(422)
  expect((await client.post('/auth/inventory', { ...bare, qtyName })).body).toMatchObject({
    issues: [{ path: 'qty', message: 'Quantity must be a positive number' }],
  })
})

it('holds its limit against two who add at once', async () => {
  const { client, id } = await newCook()
  await app.database.query(
    {
      text: `insert into pantry_items (id, user_id, name, qty, unit, created_at, updated_at)
        select gen_random_uuid(), $1, 'bean ' || n, 1, 'pieces', now(), now()
        from generate_series(1, $2::integer) n`,
    },
    [id, LIST_LIMITS.pantry - 1],
  )
  const answers = await Promise.all([
    client.post('/auth/inventory', FLOUR),
    client.post('/auth/inventory', FLOUR),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  expect(await listed(client)).toHaveLength(LIST_LIMITS.pantry)
})

it('knows a food by the kitchen’s id, by its name of the moment', async () => {
  const { client, id } = await newCook()
  const { _id } = await add(client, { name: 'whole milk' })
  const known = async () => (await listPantry(app.database.db, id)).map((row) => row.ingredientId)
  expect(await known()).toEqual(['milk'])
  await client.put(`/auth/inventory/${_id}`, { qty: 4 })
  expect(await known()).toEqual(['milk'])
  await client.put(`/auth/inventory/${_id}`, { name: 'moon dust' })
  expect(await known()).toEqual([null])
})

it('goes with its cook', async () => {
  const { client, id } = await newCook()
  await add(client)
  await app.database.query({ text: 'delete from users where id = $1' }, [id])
  expect(await listPantry(app.database.db, id)).toEqual([])
})
