import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Client, publishRecipe, startTestApp, type TestApp } from '../../testing/index.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

async function newCook(): Promise<Client & { id: string }> {
  const client = app.client()
  const { id } = await client.signUp()
  return { ...client, id }
}

const figuresOf = (author: Client, id: string, days = 30) =>
  author.call('GET /analytics/recipes/{id}', { params: { id }, query: { days } })

const daysAgo = (days: number) =>
  new Date(app.clock.now().getTime() - days * 86_400_000).toISOString().slice(0, 10)

/** Writes a day as the roll-up job leaves it. */
function addDay(id: string, day: string, [views, likes, ratings, stars]: number[]) {
  return app.database.query(
    {
      text: `insert into recipe_days (recipe_id, day, views, likes, ratings, rating_sum)
        values ($1, $2, $3, $4, $5, $6)`,
    },
    [id, day, views, likes, ratings, stars],
  )
}

it('counts what happened today, and takes back what is taken back', async () => {
  const [author, reader, other] = [await newCook(), await newCook(), await newCook()]
  const id = await publishRecipe(author, { title: 'Beetroot soup' })
  for (const cook of [reader, other]) {
    await cook.post(`/recipes/${id}/like`)
    await cook.post('/auth/savedRecipe', { recipeId: id })
  }
  await reader.post(`/recipes/${id}/comments`, { text: 'Good', rating: 4 })
  await other.post(`/recipes/${id}/rate`, { rating: 3 })
  await author.post(`/recipes/${id}/comments`, { text: 'Thank you' })
  const answer = await figuresOf(author, id)
  const today = { likes: 2, saves: 2, comments: 2, ratings: 2, averageRating: 3.5 }
  expect(answer).toMatchObject({
    recipe: { _id: id, title: 'Beetroot soup', status: 'published' },
    days: 30,
    from: daysAgo(29),
    to: daysAgo(0),
    step: 'day',
    totals: today,
    allTime: today,
    before: { views: 0, likes: 0, saves: 0, comments: 0, ratings: 0, averageRating: null },
  })
  expect(answer.points).toHaveLength(30)
  expect(answer.points.at(-1)).toMatchObject({ ...today, from: daysAgo(0), to: daysAgo(0) })
  expect(answer.points.slice(0, -1).every(({ likes, comments }) => likes + comments === 0)).toBe(
    true,
  )

  await other.post(`/recipes/${id}/like`)
  expect((await figuresOf(author, id)).totals).toMatchObject({ likes: 1, comments: 2 })
})

it('joins the hours of a day to what was rolled up of it, and leaves older days out', async () => {
  const author = await newCook()
  const id = await publishRecipe(author)
  await addDay(id, daysAgo(0), [5, 1, 0, 0])
  await addDay(id, daysAgo(6), [7, 2, 1, 4])
  await addDay(id, daysAgo(7), [11, 0, 0, 0])
  await addDay(id, daysAgo(13), [13, 0, 2, 9])
  await addDay(id, daysAgo(14), [100, 0, 0, 0])
  await app.database.query(
    {
      text: `insert into recipe_hours (recipe_id, hour, views, changed_at)
        values ($1, date_trunc('hour', $2::timestamptz, 'UTC'), 3, now())`,
    },
    [id, app.clock.now()],
  )
  const week = await figuresOf(author, id, 7)
  expect(week.points.map(({ views }) => views)).toEqual([7, 0, 0, 0, 0, 0, 8])
  expect(week.totals).toMatchObject({ views: 15, likes: 3, ratings: 1, averageRating: 4 })
  expect(week.before).toMatchObject({ views: 24, ratings: 2, averageRating: 4.5 })

  const year = await figuresOf(author, id, 365)
  expect(year).toMatchObject({ step: 'week', from: daysAgo(364), totals: { views: 139 } })
  expect(year.points.reduce((sum, { views }) => sum + views, 0)).toBe(139)
  expect([53, 54]).toContain(year.points.length)
})

it('tells of a draft that nothing happened', async () => {
  const author = await newCook()
  const draft = await author.post<{ recipeId: string }>('/recipes/', { cover: 'illustrated' })
  const answer = await figuresOf(author, draft.body.recipeId, 90)
  expect(answer).toMatchObject({
    recipe: { status: 'draft', publishedAt: null },
    totals: { views: 0, averageRating: null },
  })
  expect(answer.points).toHaveLength(90)
})

it('is for the author alone', async () => {
  const [author, stranger] = [await newCook(), await newCook()]
  const id = await publishRecipe(author)
  const path = `/analytics/recipes/${id}`
  expect(await stranger.get(path)).toMatchObject({
    status: 404,
    body: { code: 'RECIPE_NOT_FOUND' },
  })
  expect((await app.client().get(path)).status).toBe(401)
  expect((await author.get('/analytics/recipes/nothing')).status).toBe(404)
})

it.each(['8', '0', '-7', 'all', '7.5', ''])('refuses %j days', async (days) => {
  const author = await newCook()
  const id = await publishRecipe(author)
  expect((await author.get(`/analytics/recipes/${id}?days=${days}`)).status).toBe(422)
})
