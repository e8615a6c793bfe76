import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Client, publishRecipe, startTestApp, type TestApp } from '../../testing/index.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  app.clock.set(new Date('2030-03-06T12:00:00Z'))
})
afterAll(() => app.close())

async function newCook(): Promise<Client & { id: string }> {
  const client = app.client()
  const { id } = await client.signUp()
  return { ...client, id }
}

const WEEK = { from: '2030-03-04', to: '2030-03-10' }
const daysOf = async (cook: Client) =>
  (await cook.call('GET /nutrition/days', { query: WEEK })).days
const plan = (cook: Client, entry: { recipeId?: string; text?: string; eaten?: number }) =>
  cook.call('POST /meal-plan/entries', { body: { day: '2030-03-05', meal: 'dinner', ...entry } })

/** Four portions of rice, which the kitchen knows and can count. */
const rice = { ingredients: [{ name: 'white rice', quantity: '400', unit: 'g' }] }

it('adds up what is planned and cooked, a planned recipe that was cooked once', async () => {
  const [cook, author] = [await newCook(), await newCook()]
  const recipeId = await publishRecipe(author, { title: 'Plain rice', ...rice })
  const { nutrition } = await cook.call('GET /recipes/{id}', { params: { id: recipeId } })
  const portion = nutrition.perServing
  expect(portion?.kcal).toBeGreaterThan(300)
  expect(await daysOf(cook)).toMatchObject(
    ['04', '05', '06', '07', '08', '09', '10'].map((day) => {
      return { day: `2030-03-${day}`, amounts: { kcal: 0 }, counted: 0, entries: [] }
    }),
  )
  const entry = await plan(cook, { recipeId, eaten: 1.5 })
  await plan(cook, { text: 'Leftovers' })
  const planned = (await daysOf(cook))[1]
  expect(planned).toMatchObject({
    counted: 1,
    entries: [
      { _id: entry._id, source: 'planned', meal: 'dinner', eaten: 1.5, reason: null, missed: [] },
      { recipe: null, text: 'Leftovers', amounts: null, reason: 'only-named' },
    ],
  })
  expect(planned?.entries[0]?.recipe).toEqual({ _id: recipeId, title: 'Plain rice' })
  expect(planned?.amounts.kcal).toBeCloseTo((portion?.kcal ?? 0) * 1.5, 6)

  const record = await cook.call('POST /cooked-recipes', {
    body: { recipeId, day: '2030-03-05', eaten: 2 },
  })
  const cooked = (await daysOf(cook))[1]
  expect(cooked?.entries).toMatchObject([{ text: 'Leftovers' }, { _id: record._id, eaten: 2 }])
  expect(cooked?.amounts.carbs).toBeCloseTo((portion?.carbs ?? 0) * 2, 6)
  expect(await daysOf(author)).toMatchObject(Array.from({ length: 7 }, () => ({ entries: [] })))
})

it('counts nothing of what its cook hides, and keeps its title back', async () => {
  const [cook, author] = [await newCook(), await newCook()]
  const recipeId = await publishRecipe(author, { title: 'Secret rice', ...rice })
  await plan(cook, { recipeId })
  await author.call('PUT /recipes/{id}/toggle', { params: { id: recipeId } })
  const day = (await daysOf(cook))[1]
  expect(day?.entries).toMatchObject([
    { recipe: null, amounts: null, reason: 'hidden', missed: [] },
  ])
  expect(JSON.stringify(day)).not.toContain('Secret')
})

it('counts on what was cooked, after its recipe is hidden and after it is gone', async () => {
  const [cook, author] = [await newCook(), await newCook()]
  const ingredients = [{ name: 'moon dust', quantity: '1', unit: 'g' }, ...rice.ingredients]
  const recipeId = await publishRecipe(author, { title: 'Moon rice', ingredients })
  await cook.call('POST /cooked-recipes', { body: { recipeId, day: '2030-03-05', eaten: 2 } })
  const before = (await daysOf(cook))[1]
  expect(before).toMatchObject({ counted: 1, entries: [{ missed: ['1 g moon dust'] }] })
  const entry = { ...before?.entries[0], recipe: null, text: 'Moon rice' }
  await author.call('PUT /recipes/{id}/toggle', { params: { id: recipeId } })
  expect((await daysOf(cook))[1]).toEqual({ ...before, entries: [entry] })
  await author.call('DELETE /recipes/{id}', { params: { id: recipeId } })
  expect((await daysOf(cook))[1]).toEqual({ ...before, entries: [entry] })
})

it('names the lines of a recipe that it could not count', async () => {
  const cook = await newCook()
  const recipeId = await publishRecipe(cook, {
    ingredients: [{ name: 'moon dust', quantity: '900', unit: 'g' }, ...rice.ingredients],
  })
  await plan(cook, { recipeId })
  expect((await daysOf(cook))[1]?.entries).toMatchObject([
    { amounts: null, reason: 'too-little-known', missed: ['900 g moon dust'] },
  ])
})

it('asks who calls, and for days that are some', async () => {
  const cook = await newCook()
  const path = '/nutrition/days?from=2030-03-04&to=2030-03-10'
  expect((await app.client().get(path)).status).toBe(401)
  for (const query of [
    '',
    '?from=2030-03-04',
    '?from=2030-02-30&to=2030-03-01',
    '?from=2030-03-10&to=2030-03-04',
    '?from=2030-01-01&to=2030-12-31',
  ]) {
    expect((await cook.get(`/nutrition/days${query}`)).status).toBe(422)
  }
})

it('keeps the goals of a day, any or none, each cook their own', async () => {
  const [cook, other] = [await newCook(), await newCook()]
  const goalsOf = async (whose: Client) =>
    (await whose.call('GET /nutrition/days', { query: WEEK })).goals
  const none = { kcal: null, protein: null, carbs: null, fat: null, fiber: null, sodium: null }
  expect(await goalsOf(cook)).toEqual(none)
  const some = { ...none, kcal: 2100, fiber: 30, sodium: 2300 }
  expect(await cook.call('PUT /nutrition/goals', { body: some })).toEqual(some)
  expect(await goalsOf(cook)).toEqual(some)
  expect(await goalsOf(other)).toEqual(none)
  for (const wrong of [
    { kcal: 99 },
    { protein: 0 },
    { fat: 1.5 },
    { sodium: '9' },
    { fiber: 301 },
  ]) {
    expect((await cook.put('/nutrition/goals', { ...some, ...wrong })).status).toBe(422)
  }
  expect((await cook.put('/nutrition/goals', { kcal: 2000 })).status).toBe(422)
  expect((await app.client().put('/nutrition/goals', some)).status).toBe(401)
  expect(await goalsOf(cook)).toEqual(some)
  expect(await cook.call('PUT /nutrition/goals', { body: none })).toEqual(none)
  expect(await goalsOf(cook)).toEqual(none)
})
