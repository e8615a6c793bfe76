import { LIST_LIMITS } from '@potluck/rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, publishRecipe, startTestApp, type TestApp } from '../../testing/index.ts'

let app: TestApp
let author: Client
beforeAll(async () => {
  app = await startTestApp()
  author = app.client()
  await author.signUp()
})
afterAll(() => app.close())

async function newCook() {
  const client = app.client()
  return { ...(await client.signUp()), client }
}

const WEEK = { from: '2031-05-05', to: '2031-05-11' }
const DINNER = { day: '2031-05-06', meal: 'dinner' } as const

const rows = (...lines: string[]) =>
  lines.map((line) => {
    const [quantity = '', unit = '', ...name] = line.split(' ')
    return {
      quantity: quantity === '-' ? '' : quantity,
      unit: unit === '-' ? '' : unit,
      name: name.join(' '),
    }
  })
const publish = (title: string, ...lines: string[]) =>
  publishRecipe(author, { title, servings: '2', ingredients: rows(...lines) })

const itemsOf = async (client: Client) => (await client.call('GET /shopping-list')).items
const written = async (client: Client) =>
  (await itemsOf(client)).map(({ amount, name, isTicked }) =>
    `${amount} ${name}${isTicked ? ' (ticked)' : ''}`.trim(),
  )
const write = (client: Client, text: string) =>
  client.call('POST /shopping-list/lines', { body: { text } })
const putRecipe = (client: Client, recipeId: string, more: object = {}) =>
  client.call('POST /shopping-list/recipes', { body: { recipeId, ...more } })
const putWeek = (client: Client) => client.call('POST /shopping-list/weeks', { body: WEEK })
const plan = (client: Client, recipeId: string, more: object = {}) =>
  client.call('POST /meal-plan/entries', { body: { ...DINNER, recipeId, ...more } })
const setState = (client: Client, lines: string[], state: 'open' | 'ticked' | 'gone') =>
  client.call('PUT /shopping-list/lines', { body: { lines, state } })

async function linesOf(client: Client, name: string): Promise<string[]> {
  const found = (await itemsOf(client)).find((item) => item.name === name)
  if (!found) throw new Error(`${name} is not on the list`)
  return found.lines
}

describe('the list', () => {
  it('adds up what recipes and the cook ask for, by aisle, and says who asks', async () => {
    const { client } = await newCook()
    const soup = await publish('Onion Soup', '3 - onions', '200 g flour', '1 cup water')
    const pie = await publish('Pie', '300 g flour')
    await putRecipe(client, soup, { portions: 4 })
    await plan(client, pie)
    await putWeek(client)
    await write(client, '1 onion')
    const items = await itemsOf(client)
    expect(items).toMatchObject([
      { name: 'onions', amount: '7', aisle: 'produce', byHand: true },
      { name: 'flour', amount: '700 g', byHand: false, atHome: null, left: '700 g' },
    ])
    expect(items[1]?.recipes).toEqual([
      { recipeId: soup, title: 'Onion Soup', day: null },
      { recipeId: pie, title: 'Pie', day: DINNER.day },
    ])
  })

  it('keeps what is written by hand, also what nobody shops for, and tells two foods apart', async () => {
    const { client } = await newCook()
    await write(client, 'napkins & "foil"')
    await write(client, 'ice cubes')
    const { lines } = await write(client, 'salt and pepper')
    expect(lines).toHaveLength(2)
    expect((await written(client)).sort()).toEqual([
      'black pepper',
      'ice cubes',
      'napkins & "foil"',
      'salt',
    ])
  })

  it('wants what is written by hand, whatever is at home, and calls one of a thing by its name', async () => {
    const { client } = await newCook()
    for (const [name, qty, qtyName] of [
      ['lemons', 3, 'pieces'],
      ['milk', 5, 'liters'],
      ['onions', 1, 'pieces'],
    ] as const) {
      await client.call('POST /auth/inventory', { body: { name, qty, qtyName, expiryDate: null } })
    }
    await write(client, '2 lemons')
    await write(client, 'milk 1l')
    await putRecipe(client, await publish('Lemonade', '4 - lemons', '2 - onions'))
    const items = await itemsOf(client)
    const left = (name: string) => {
      const item = items.find((one) => one.name === name)
      return `${item?.left} ${item?.leftName}${item?.isCovered ? ' (covered)' : ''}`
    }
    expect([left('lemons'), left('milk'), left('onions')]).toEqual([
      // One left of the recipe's four, since three are at home, plus the two written by hand.
      '3 lemons',
      '1 l milk',
      '1 onion',
    ])
  })

  it('says what is left to buy beside what is at home and has not expired', async () => {
    const { client } = await newCook()
    const stock = (name: string, qty: number, qtyName: string, expiryDate: string | null = null) =>
      client.call('POST /auth/inventory', { body: { name, qty, qtyName, expiryDate } })
    await stock('flour', 200, 'grams')
    await stock('garlic (cloves)', 5, 'pieces')
    await stock('milk', 3, 'liters', '2001-01-01')
    await putRecipe(client, await publish('Bread', '500 g flour', '3 cloves garlic', '1 l milk'))
    await write(client, 'napkins')
    const items = Object.fromEntries((await itemsOf(client)).map((item) => [item.name, item]))
    expect(items).toMatchObject({
      flour: { atHome: '200 g', left: '300 g', isCovered: false },
      garlic: { left: '', isCovered: true },
      milk: { atHome: null, left: '1 l', isCovered: false },
      napkins: { atHome: null, isCovered: false },
    })
  })

  it('ticks, takes off and puts back, as often as it is told', async () => {
    const { client } = await newCook()
    await write(client, '2 leeks')
    await write(client, '1 leek')
    const lines = await linesOf(client, 'leeks')
    for (let again = 0; again < 2; again += 1) await setState(client, lines, 'ticked')
    expect(await written(client)).toEqual(['3 leeks (ticked)'])
    await write(client, '1 leek')
    expect(await written(client)).toEqual(['1 leek', '3 leeks (ticked)'])
    await setState(client, lines, 'gone')
    expect(await written(client)).toEqual(['1 leek'])
    await setState(client, lines, 'open')
    expect(await written(client)).toEqual(['4 leeks'])
  })

  it('takes the cook’s word in place of what recipes asked for', async () => {
    const { client } = await newCook()
    const soup = await publish('Leek Soup', '2 - leeks', '1 l milk')
    await putRecipe(client, soup)
    await write(client, '1 leek')
    const lines = await linesOf(client, 'leeks')
    await client.call('PUT /shopping-list/text', { body: { lines, text: '6 leeks' } })
    expect(await written(client)).toEqual(['6 leeks', '1 l milk'])
    const own = await linesOf(client, 'leeks')
    await client.call('PUT /shopping-list/text', { body: { lines: own, text: '2 big leeks' } })
    await putRecipe(client, soup, { portions: 2 })
    expect((await written(client)).filter((text) => text.includes('leek'))).toHaveLength(1)
  })
})

describe('a week made anew', () => {
  it('neither doubles nor loses lines, ticks, own lines and what was taken off', async () => {
    const { client } = await newCook()
    const stew = await publish('Stew', '500 g potatoes', '2 - leeks', '1 l milk')
    await plan(client, stew)
    await write(client, 'napkins')
    expect(await putWeek(client)).toEqual({ lines: 3, isEmpty: false })
    await setState(client, await linesOf(client, 'leeks'), 'ticked')
    await setState(client, await linesOf(client, 'milk'), 'gone')
    const before = await written(client)
    expect(before).toEqual(['500 g potatoes', 'napkins', '2 leeks (ticked)'])
    await putWeek(client)
    expect(await written(client)).toEqual(before)
  })

  it('asks anew for what became more, and lets go of what is planned no more but not of ticks', async () => {
    const { client } = await newCook()
    const stew = await publish('Stew', '500 g potatoes', '2 - leeks')
    const entry = await plan(client, stew)
    await putWeek(client)
    await setState(client, await linesOf(client, 'leeks'), 'ticked')
    const change = (body: object) => client.put(`/meal-plan/entries/${entry._id}`, body)
    await change({ portions: 4, day: '2031-05-09' })
    await putWeek(client)
    expect((await written(client)).sort()).toEqual(['1 kg potatoes', '4 leeks'])
    expect((await itemsOf(client))[0]?.recipes).toMatchObject([{ day: '2031-05-09' }])
    await setState(client, await linesOf(client, 'leeks'), 'ticked')
    await client.delete(`/meal-plan/entries/${entry._id}`)
    expect(await putWeek(client)).toEqual({ lines: 0, isEmpty: true })
    expect(await written(client)).toEqual(['4 leeks (ticked)'])
  })

  it('is the same however often it is asked for at once, and leaves other weeks alone', async () => {
    const { client } = await newCook()
    const stew = await publish('Stew', '500 g potatoes')
    await plan(client, stew)
    await plan(client, stew, { day: '2031-05-13' })
    await client.call('POST /shopping-list/weeks', {
      body: { from: '2031-05-12', to: '2031-05-18' },
    })
    await Promise.all([putWeek(client), putWeek(client), putWeek(client)])
    expect(await written(client)).toEqual(['1 kg potatoes'])
  })

  it('leaves out what its cook hides', async () => {
    const { client } = await newCook()
    const hidden = await publish('Hidden', '1 kg carrots')
    await plan(client, hidden)
    await author.put(`/recipes/${hidden}/toggle`)
    expect(await putWeek(client)).toEqual({ lines: 0, isEmpty: true })
  })
})

describe('a recipe put on the list', () => {
  it('is there once, at what was said last, with those of its lines that are wanted', async () => {
    const { client } = await newCook()
    const cake = await publish('Cake', '200 g sugar', '2 - eggs', '100 g butter')
    await putRecipe(client, cake, { ingredients: [0, 2] })
    expect((await written(client)).sort()).toEqual(['100 g butter', '200 g sugar'])
    await setState(client, await linesOf(client, 'butter'), 'gone')
    await putRecipe(client, cake, { portions: 4, ingredients: [1, 2] })
    expect((await written(client)).sort()).toEqual(['200 g butter', '4 eggs'])
  })

  it('is told beforehand, beside what is at home', async () => {
    const { client } = await newCook()
    await client.call('POST /auth/inventory', {
      body: { name: 'sugar', qty: 1, qtyName: 'kg', expiryDate: null },
    })
    const cake = await publish('Cake', '200 g sugar', '1 cup water', '2 - eggs')
    const preview = await client.call('GET /shopping-list/recipes/{id}', {
      params: { id: cake },
      query: { portions: 4 },
    })
    expect(preview.lines).toEqual([
      { ingredient: 0, amount: '400 g', name: 'sugar', atHome: '1 kg', isCovered: true },
      { ingredient: 2, amount: '4', name: 'eggs', atHome: null, isCovered: false },
    ])
    expect(await written(client)).toEqual([])
  })

  it('stays on the list when the recipe is deleted, and goes with its cook', async () => {
    const { client, id: userId } = await newCook()
    const cake = await publish('Lost Cake', '200 g sugar')
    await putRecipe(client, cake)
    await author.delete(`/recipes/${cake}`)
    expect(await itemsOf(client)).toMatchObject([
      { name: 'sugar', byHand: false, recipes: [{ recipeId: null, title: 'Lost Cake' }] },
    ])
    await app.database.query({ text: 'delete from users where id = $1' }, [userId])
    const left = { text: 'select 1 from shopping_lines where user_id = $1' }
    expect(await app.database.query(left, [userId])).toEqual([])
  })
})

describe('what was bought', () => {
  const items = [{ name: 'rice', qty: 2, qtyName: 'kg', expiryDate: null }]
  const pantryOf = async (client: Client) =>
    (await client.call('GET /auth/inventory')).inventory.map(({ name }) => name)

  it('moves to the pantry, and back when that is undone', async () => {
    const { client } = await newCook()
    const { lines } = await write(client, '2 kg rice')
    await setState(client, lines, 'ticked')
    const bought = await client.call('POST /shopping-list/purchases', { body: { lines, items } })
    expect([await written(client), await pantryOf(client)]).toEqual([[], ['rice']])
    await client.call('POST /shopping-list/returns', { body: { lines, items: bought.items } })
    expect([await written(client), await pantryOf(client)]).toEqual([['2 kg rice (ticked)'], []])
  })

  it('counts once from two pages, and what the second brings besides counts too', async () => {
    const { client } = await newCook()
    const rice = (await write(client, '2 kg rice')).lines
    const [first] = items
    const body = { lines: rice, items: [{ ...first, lines: rice }] }
    const answers = await Promise.all(
      [1, 2].map(() => client.post('/shopping-list/purchases', body)),
    )
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(await pantryOf(client)).toEqual(['rice'])
    const figs = (await write(client, '3 figs')).lines
    const later = await client.call('POST /shopping-list/purchases', {
      body: {
        lines: [...rice, ...figs],
        items: [
          { ...items[0], name: 'rice', qty: 2, qtyName: 'kg', lines: rice },
          { name: 'figs', qty: 3, qtyName: 'pieces', lines: figs },
        ],
      },
    })
    expect([later.lines, later.items.length]).toEqual([figs, 1])
    expect((await pantryOf(client)).sort()).toEqual(['figs', 'rice'])
  })

  it('stays on the list where the pantry is full', async () => {
    const { client, id: userId } = await newCook()
    await app.database.query(
      {
        text: `insert into pantry_items (id, user_id, name, qty, unit, created_at, updated_at)
          select gen_random_uuid(), $1, 'bean ' || n, 1, 'pieces', now(), now()
          from generate_series(1, $2::integer) n`,
      },
      [userId, LIST_LIMITS.pantry],
    )
    const { lines } = await write(client, '2 kg rice')
    const answer = await client.post('/shopping-list/purchases', { lines, items })
    expect(answer).toMatchObject({ status: 409, body: { code: 'LIST_FULL' } })
    expect(await written(client)).toEqual(['2 kg rice'])
  })
})

describe('what is refused', () => {
  const items = [{ name: 'rice', qty: 2, qtyName: 'kg', expiryDate: null }]

  it('hides another cook’s lines behind 404 and leaves them as they were', async () => {
    const [owner, stranger] = await Promise.all([newCook(), newCook()])
    const { lines } = await write(owner.client, 'figs')
    const kept = await owner.client.call('POST /auth/inventory', {
      body: { name: 'oats', qty: 1, qtyName: 'kg', expiryDate: null },
    })
    await write(stranger.client, 'dates')
    const own = await linesOf(stranger.client, 'dates')
    for (const answer of [
      await stranger.client.put('/shopping-list/lines', { lines, state: 'gone' }),
      await stranger.client.put('/shopping-list/text', { lines, text: 'mine' }),
      await stranger.client.post('/shopping-list/purchases', { lines, items }),
      await stranger.client.post('/shopping-list/returns', { lines, items: [] }),
    ]) {
      expect(answer).toMatchObject({ status: 404, body: { code: 'SHOPPING_LINE_NOT_FOUND' } })
    }
    await stranger.client.post('/shopping-list/returns', { lines: own, items: [kept._id] })
    expect(await written(owner.client)).toEqual(['figs'])
    expect((await owner.client.call('GET /auth/inventory')).inventory).toHaveLength(1)
    expect((await stranger.client.call('GET /auth/inventory')).inventory).toEqual([])
  })

  it('asks who calls before anything else', async () => {
    const nobody = app.client()
    const lines = ['0190a0a0-0000-7000-8000-000000000000']
    for (const answer of [
      await nobody.get('/shopping-list'),
      await nobody.get(`/shopping-list/recipes/${lines[0]}`),
      await nobody.post('/shopping-list/lines', { text: 'x' }),
      await nobody.put('/shopping-list/lines', { lines, state: 'gone' }),
      await nobody.put('/shopping-list/text', { lines, text: 'x' }),
      await nobody.post('/shopping-list/recipes', { recipeId: lines[0] }),
      await nobody.post('/shopping-list/weeks', WEEK),
      await nobody.post('/shopping-list/purchases', { lines, items }),
      await nobody.post('/shopping-list/returns', { lines, items: [] }),
    ]) {
      expect(answer.status).toBe(401)
    }
  })

  it('refuses what it cannot use and changes nothing', async () => {
    const { client } = await newCook()
    const { lines } = await write(client, 'figs')
    const cake = await publish('Cake', '200 g sugar')
    for (const [method, path, body] of [
      ['post', 'lines', { text: '  ' }],
      ['post', 'lines', { text: 'x'.repeat(201) }],
      ['put', 'lines', { lines: [], state: 'gone' }],
      ['put', 'lines', { lines: ['figs'], state: 'gone' }],
      ['put', 'lines', { lines, state: 'eaten' }],
      ['put', 'text', { lines, text: '' }],
      ['post', 'recipes', { recipeId: cake, portions: 0 }],
      ['post', 'recipes', { recipeId: cake, ingredients: [-1] }],
      ['post', 'weeks', { from: '2031-05-11', to: '2031-05-05' }],
      ['post', 'purchases', { lines, items: [{ ...items[0], qty: 0 }] }],
      ['post', 'returns', { lines, items: ['rice'] }],
    ] as const) {
      expect((await client[method](`/shopping-list/${path}`, body)).status, path).toBe(422)
    }
    expect((await client.post('/shopping-list/recipes', { recipeId: 'cake' })).status).toBe(404)
    const draft = await author.post<{ recipeId: string }>('/recipes/', { cover: 'illustrated' })
    expect((await client.post('/shopping-list/recipes', draft.body)).status).toBe(404)
    expect(await written(client)).toEqual(['figs'])
  })

  it('holds its limit against two who add at once', async () => {
    const { client, id: userId } = await newCook()
    await app.database.query(
      {
        text: `insert into shopping_lines (id, user_id, text, created_at, changed_at)
          select gen_random_uuid(), $1, 'bean ' || n, now(), now()
          from generate_series(1, $2::integer) n`,
      },
      [userId, LIST_LIMITS.shopping - 1],
    )
    const body = { text: 'figs' }
    const answers = await Promise.all([
      client.post('/shopping-list/lines', body),
      client.post('/shopping-list/lines', body),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  })
})
