import { addDays, calendarDay } from '@potluck/rules'
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
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

async function newCook(): Promise<Cook> {
  const client = app.client()
  return { ...client, ...(await client.signUp()) }
}

const statsOf = async (cook: Cook) => (await cook.call('GET /dashboard/stats')).stats
async function statsIn(cook: Cook, timeZone: string) {
  const response = await cook.fetch('/api/dashboard/stats', {
    headers: { 'x-time-zone': timeZone },
  })
  expect(response.status).toBe(200)
  return ((await response.json()) as { stats: object }).stats
}

describe('the figures of a cook', () => {
  it('are nought for a new one, and without a rating there is no average', async () => {
    expect(await statsOf(await newCook())).toEqual({
      dayStreak: 0,
      recipesThisWeek: 0,
      totalLikes: 0,
      recipesCooked: 0,
      avgRating: null,
      followers: 0,
      recipesCount: 0,
      followersCount: 0,
      savedRecipesCount: 0,
    })
  })

  it('count what the cook and others did, and nobody else’s', async () => {
    const [cook, fan, critic] = await Promise.all([newCook(), newCook(), newCook()])
    const pie = await publishRecipe(cook, { title: 'Leek Pie' })
    const jam = await publishRecipe(cook, { title: 'Plum Jam' })
    await cook.post('/recipes/', { cover: 'illustrated' })
    const foreign = await publishRecipe(critic, { title: 'Rye Loaf' })
    const hidden = await publishRecipe(critic, { title: 'Secret Loaf' })
    for (const id of [pie, jam]) await fan.post(`/recipes/${id}/like`)
    await critic.post(`/recipes/${pie}/like`)
    await fan.post(`/recipes/${pie}/rate`, { rating: 5 })
    await fan.post(`/recipes/${jam}/rate`, { rating: 4 })
    await critic.post(`/recipes/${jam}/rate`, { rating: 2 })
    await fan.post(`/follow/follow/${cook.id}`)
    for (const recipeId of [foreign, hidden]) await cook.post('/auth/savedRecipe', { recipeId })
    await critic.put(`/recipes/${hidden}/toggle`)
    for (const recipeId of [pie, pie, foreign]) await cook.post('/cooked-recipes', { recipeId })
    await critic.post('/cooked-recipes', { recipeId: pie })
    expect(await statsOf(cook)).toEqual({
      dayStreak: 1,
      recipesThisWeek: 2,
      totalLikes: 3,
      recipesCooked: 3,
      avgRating: 11 / 3,
      followers: 1,
      recipesCount: 2,
      followersCount: 1,
      savedRecipesCount: 1,
    })
    await app.database.query(
      { text: `update recipes set published_at = published_at - interval '8 days' where id = $1` },
      [jam],
    )
    expect(await statsOf(cook)).toMatchObject({ recipesThisWeek: 1, recipesCount: 2 })
    const stats = await statsOf(cook)
    const profile = await cook.call('GET /auth/profile')
    expect(profile.user.stats).toEqual(stats)
    expect(profile.stats).toMatchObject(stats)
    expect((await cook.call('GET /auth/check')).user).not.toHaveProperty('stats')
  })

  it('are told to nobody who is signed out', async () => {
    expect((await app.client().get('/dashboard/stats')).status).toBe(401)
  })
})

describe('the day streak', () => {
  const today = () => calendarDay(app.clock.now(), 'UTC')

  it('counts days of cooking, publishing and posting, and outlives a day that is not over', async () => {
    const cook = await newCook()
    const recipeId = await publishRecipe(cook)
    const { _id } = await cook.call('POST /activity', { body: { content: 'Hello' } })
    const back = (days: number) => addDays(today(), -days)
    await app.database.query(
      { text: `update recipes set published_at = $2::date + time '12:00' where id = $1` },
      [recipeId, back(2)],
    )
    await app.database.query(
      { text: `update activity_posts set created_at = $2::date + time '12:00' where id = $1` },
      [_id, back(3)],
    )
    expect(await statsOf(cook)).toMatchObject({ dayStreak: 0 })
    await cook.post('/cooked-recipes', { recipeId, day: back(1) })
    expect(await statsOf(cook)).toMatchObject({ dayStreak: 3 })
    await cook.post('/cooked-recipes', { recipeId, day: back(5) })
    await cook.post('/cooked-recipes', { recipeId })
    expect(await statsOf(cook)).toMatchObject({ dayStreak: 4 })
  })

  it('counts no day, nor likes, of a recipe that was taken back', async () => {
    const [cook, fan] = [await newCook(), await newCook()]
    const recipeId = await publishRecipe(cook)
    await fan.post(`/recipes/${recipeId}/like`)
    const published = { dayStreak: 1, recipesThisWeek: 1, totalLikes: 1 }
    expect(await statsOf(cook)).toMatchObject(published)
    await cook.put(`/recipes/${recipeId}/toggle`)
    const nothing = { dayStreak: 0, recipesThisWeek: 0, totalLikes: 0 }
    expect(await statsOf(cook)).toMatchObject(nothing)
  })

  it('goes by the days of the cook’s own time zone, and of UTC where the zone is unknown', async () => {
    const cook = await newCook()
    const recipeId = await publishRecipe(cook)
    // Late in the evening in New York is the next morning in UTC.
    await app.database.query(
      { text: `update recipes set published_at = $2::date + time '03:00' where id = $1` },
      [recipeId, addDays(today(), -1)],
    )
    app.clock.set(new Date(`${today()}T12:00:00Z`))
    expect(await statsIn(cook, 'UTC')).toMatchObject({ dayStreak: 1 })
    expect(await statsIn(cook, 'America/New_York')).toMatchObject({ dayStreak: 0 })
    expect(await statsIn(cook, 'Middle/Earth')).toMatchObject({ dayStreak: 1 })
  })
})
