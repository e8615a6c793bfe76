import { PLANNER_LIMITS } from '@potluck/rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, startTestApp, type TestApp } from '../../testing/index.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

async function newCook(): Promise<Client> {
  const client = app.client()
  await client.signUp()
  return client
}

const RANGE = { from: '2031-06-02', to: '2031-06-08' }
const DAL = {
  title: 'Red dal',
  cover: 'illustrated' as const,
  source: 'assistant' as const,
  servings: '4',
  ingredients: [{ name: 'red lentils', quantity: '300', unit: 'g' }],
  instructions: ['Simmer the lentils for 20 minutes.'],
}
const MEALS = [
  { day: '2031-06-02', meal: 'dinner' as const, portions: 8, recipe: DAL },
  { day: '2031-06-04', meal: 'dinner' as const, portions: 4, text: 'Left over: Red dal' },
]

const plan = async (client: Client) =>
  (await client.call('GET /meal-plan/entries', { query: RANGE })).entries
const list = async (client: Client) => (await client.call('GET /shopping-list')).items
const drafts = async (client: Client) =>
  (await client.call('GET /recipes/my-recipes', { query: { status: 'draft' } })).recipes

describe('taking a plan', () => {
  it('starts drafts, plans them and puts what they need on the list, and takes all of it back', async () => {
    const cook = await newCook()
    const taken = await cook.call('POST /meal-plan/weeks', { body: { meals: MEALS } })
    expect(taken).toMatchObject({ recipes: [expect.any(String)], lines: 1 })
    expect(await plan(cook)).toMatchObject([
      { _id: taken.entries[0], recipeId: taken.recipes[0], portions: 8, text: null },
      { _id: taken.entries[1], recipeId: null, portions: 4, text: 'Left over: Red dal' },
    ])
    expect(await list(cook)).toMatchObject([{ name: 'red lentils', amount: '600 g' }])
    const { entries, recipes } = taken
    await cook.call('POST /meal-plan/week-returns', { body: { entries, recipes } })
    expect([await plan(cook), await list(cook), await drafts(cook)]).toEqual([[], [], []])
  })

  it('adds to what is planned and listed already, and its undo leaves that', async () => {
    const cook = await newCook()
    const own = { day: '2031-06-02', meal: 'lunch', text: 'Soup' } as const
    await cook.call('POST /meal-plan/entries', { body: own })
    await cook.call('POST /shopping-list/lines', { body: { text: '2 lemons' } })
    const { entries, recipes } = await cook.call('POST /meal-plan/weeks', {
      body: { meals: MEALS },
    })
    expect(await plan(cook)).toHaveLength(3)
    expect(await list(cook)).toHaveLength(2)
    await cook.call('POST /meal-plan/week-returns', { body: { entries, recipes } })
    expect(await plan(cook)).toMatchObject([{ text: 'Soup' }])
    expect(await list(cook)).toHaveLength(1)
  })

  it('happens once for one key', async () => {
    const cook = await newCook()
    const press = async () => {
      const response = await cook.fetch('/api/meal-plan/weeks', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': 'one press' },
        body: JSON.stringify({ meals: MEALS }),
      })
      return response.json()
    }
    const first = await press()
    expect(await press()).toEqual(first)
    expect(await plan(cook)).toHaveLength(2)
  })

  it('is all or nothing where a day is full', async () => {
    const cook = await newCook()
    const own = { day: '2031-06-04', meal: 'snack', text: 'Tea' } as const
    for (let count = 0; count < PLANNER_LIMITS.entriesADay; count += 1)
      await cook.call('POST /meal-plan/entries', { body: own })
    const refused = await cook.post('/meal-plan/weeks', { meals: MEALS })
    expect(refused).toMatchObject({ status: 409, body: { code: 'LIST_FULL' } })
    expect(await plan(cook)).toHaveLength(PLANNER_LIMITS.entriesADay)
    expect([await list(cook), await drafts(cook)]).toEqual([[], []])
  })

  it('touches nothing of another cook, and no recipe that was published since', async () => {
    const [cook, stranger] = [await newCook(), await newCook()]
    const { entries, recipes } = await cook.call('POST /meal-plan/weeks', {
      body: { meals: MEALS },
    })
    await stranger.call('POST /meal-plan/week-returns', { body: { entries, recipes } })
    expect(await plan(cook)).toHaveLength(2)
    expect(await list(cook)).toHaveLength(1)
    expect(await drafts(cook)).toHaveLength(1)
  })

  it.each([
    ['no meals', { meals: [] }],
    ['neither recipe nor text', { meals: [{ day: '2031-06-02', meal: 'dinner', portions: 2 }] }],
    ['both', { meals: [{ ...MEALS[0], text: 'Also' }] }],
    ['no day', { meals: [{ ...MEALS[0], day: 'Monday' }] }],
  ])('refuses %s', async (_what, body) => {
    const cook = await newCook()
    expect((await cook.post('/meal-plan/weeks', body)).status).toBe(422)
    expect(await drafts(cook)).toEqual([])
  })
})
