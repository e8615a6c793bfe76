import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, publishRecipe, startTestApp, type TestApp } from '../../../testing/index.ts'
import { rankLists, rollUpHours } from './ranking.ts'

let app: TestApp
let author: Client
let reader: Client
let readerId: string
let otherId: string

beforeAll(async () => {
  app = await startTestApp()
  author = app.client()
  reader = app.client()
  const other = app.client()
  await author.signUp()
  readerId = (await reader.signUp()).id
  otherId = (await other.signUp()).id
})
afterAll(() => app.close())

type Figures = { views: number; likes: number; saves: number; comments: number; ratings: number }

const run = (text: string, values: unknown[]) => app.database.query({ text }, values)

async function rank(): Promise<void> {
  await app.jobs.send(app.database.db, rankLists, {})
  await app.drainJobs()
}

/** Adds likes of the reader that are some hours old. */
async function likeAgo(recipeId: string, hours: number, userId = readerId): Promise<void> {
  const at = new Date(app.clock.now().getTime() - hours * 3_600_000).toISOString()
  await run(
    'insert into recipe_likes (recipe_id, user_id, created_at) values ($1, $2, $3::timestamptz)',
    [recipeId, userId, at],
  )
}

/** The recipes' places in the four lists, by title; recipes of other tests are left out. */
async function trendingOf(titles: string[], viewer = reader) {
  const lists = await viewer.call('GET /recipes/trending')
  const own = (cards: { title: string }[]) =>
    cards.map(({ title }) => title).filter((title) => titles.includes(title))
  return {
    today: own(lists.trendingToday),
    week: own(lists.trendingWeek),
    month: own(lists.trendingMonth),
    ever: own(lists.allTimeFavorites),
  }
}

async function exploreTitles(type: 'easy' | 'chefs-pick' | 'trending' | 'new', titles: string[]) {
  const { body } = await reader.get<{ recipes: { title: string }[] }>(
    `/recipes/explore?type=${type}&limit=50`,
  )
  return body.recipes.map(({ title }) => title).filter((title) => titles.includes(title))
}

describe('trending', () => {
  it('counts what happened in the last 24 hours, 7 days and 30 days, and all of it ever', async () => {
    const ages = { Today: 23, Yesterday: 25, ThisWeek: 6 * 24, LastWeek: 9 * 24, Old: 32 * 24 }
    for (const [title, hours] of Object.entries(ages)) {
      await likeAgo(await publishRecipe(author, { title }), hours)
    }
    await rank()
    const lists = await trendingOf(Object.keys(ages))
    expect(lists.today).toEqual(['Today'])
    expect(lists.week.toSorted()).toEqual(['ThisWeek', 'Today', 'Yesterday'])
    expect(lists.month.toSorted()).toEqual(['LastWeek', 'ThisWeek', 'Today', 'Yesterday'])
    expect(lists.ever.toSorted()).toEqual(Object.keys(ages).toSorted())
  })

  it('weighs a comment over a save over a like over a look, and adds them up', async () => {
    const titles = ['Looked at', 'Liked', 'Kept', 'Talked about', 'Liked twice']
    const [looked, liked, kept, talked, twice] = await Promise.all(
      titles.map((title) => publishRecipe(author, { title })),
    )
    const at = app.clock.now().toISOString()
    await run('insert into recipe_views (recipe_id, viewer_id, day) values ($1, $2, $3::date)', [
      looked,
      readerId,
      at,
    ])
    await reader.post(`/recipes/${liked}/like`)
    await reader.call('POST /auth/savedRecipe', { body: { recipeId: kept ?? '' } })
    await run(
      `insert into recipe_comments (id, recipe_id, author_id, text, created_at)
        values ($1, $2, $3, 'Well', $4::timestamptz)`,
      ['0190a0a0-0000-7000-8000-00000000c0de', talked, readerId, at],
    )
    await likeAgo(twice ?? '', 1)
    await likeAgo(twice ?? '', 2, otherId)
    await rank()
    const order = ['Liked twice', 'Talked about', 'Kept', 'Liked', 'Looked at']
    const { today, week, month, ever } = await trendingOf(titles)
    expect({ today, week, month, ever }).toEqual({
      today: order,
      week: order,
      month: order,
      ever: order,
    })
  })

  it('answers whole cards, with what their reader did', async () => {
    const id = await publishRecipe(author, { title: 'A whole card' })
    await reader.post(`/recipes/${id}/like`)
    await rank()
    const { trendingToday } = await reader.call('GET /recipes/trending')
    expect(trendingToday.find(({ _id }) => _id === id)).toMatchObject({
      title: 'A whole card',
      description: 'Roasted tomatoes and not much else.',
      likes: 1,
      isLiked: true,
      isSaved: false,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    })
  })

  it('loses what was hidden or deleted at once, and has it back when it is shown again', async () => {
    const cook = app.client()
    await cook.signUp()
    const titles = ['Comes and goes', 'Goes for good']
    const [shy, gone] = await Promise.all(titles.map((title) => publishRecipe(cook, { title })))
    await reader.post(`/recipes/${shy}/like`)
    await reader.post(`/recipes/${gone}/like`)
    await rank()
    const today = async () => (await trendingOf(titles)).today.toSorted()
    expect(await today()).toEqual(titles)
    expect(await exploreTitles('trending', titles)).toHaveLength(2)

    await cook.put(`/recipes/${shy}/toggle`)
    await cook.delete(`/recipes/${gone}`)
    expect(await today()).toEqual([])
    expect(await exploreTitles('trending', titles)).toEqual([])
    await rank()
    await cook.put(`/recipes/${shy}/toggle`)
    expect(await today()).toEqual(['Comes and goes'])

    await cook.post('/auth/public-Profile-toogle')
    expect(await today()).toEqual([])
    expect((await trendingOf(titles, cook)).today).toEqual(['Comes and goes'])
    await cook.post('/auth/public-Profile-toogle')
    expect(await today()).toEqual(['Comes and goes'])
  })

  it('forgets a like that was taken back, with the next ranking', async () => {
    const id = await publishRecipe(author, { title: 'On second thought' })
    const like = () => reader.post(`/recipes/${id}/like`)
    await like()
    await rank()
    expect((await trendingOf(['On second thought'])).ever).toHaveLength(1)
    await like()
    await rank()
    const { today, ever } = await trendingOf(['On second thought'])
    expect([today, ever]).toEqual([[], []])
  })

  it('is ranked once by two who rank at the same time', async () => {
    await Promise.all([rank(), rank()])
    const twice = await run(
      'select 1 from ranked_lists group by list, recipe_id having count(*) > 1',
      [],
    )
    expect(twice).toEqual([])
  })
})

describe('the figures of a recipe by hours and days', () => {
  const figures = async (id: string, table: 'recipe_hours' | 'recipe_days') => {
    const [row] = await app.database.query<Figures & { stars: number }>(
      {
        text: `select coalesce(sum(views), 0)::integer as views, coalesce(sum(likes), 0)::integer as likes,
            coalesce(sum(saves), 0)::integer as saves, coalesce(sum(comments), 0)::integer as comments,
            coalesce(sum(ratings), 0)::integer as ratings, coalesce(sum(rating_sum), 0)::integer as stars
          from ${table} where recipe_id = $1`,
      },
      [id],
    )
    return row
  }
  const none = { views: 0, likes: 0, saves: 0, comments: 0, ratings: 0, stars: 0 }

  it('have each thing that stands once, also after it moved from its hour to its day', async () => {
    const id = await publishRecipe(author, { title: 'Counted once' })
    await likeAgo(id, 4 * 24)
    await likeAgo(id, 4 * 24, otherId)
    await reader.post(`/recipes/${id}/comments`, { text: 'Good', rating: 4 })
    await reader.call('POST /recipes/{id}/rate', { params: { id }, body: { rating: 2 } })
    expect(await figures(id, 'recipe_hours')).toEqual({
      ...none,
      likes: 2,
      comments: 1,
      ratings: 1,
      stars: 2,
    })

    await rank()
    await app.jobs.send(app.database.db, rollUpHours, {})
    await app.drainJobs()
    expect(await figures(id, 'recipe_days')).toEqual({ ...none, likes: 2 })
    expect(await figures(id, 'recipe_hours')).toEqual({
      ...none,
      comments: 1,
      ratings: 1,
      stars: 2,
    })

    await reader.post(`/recipes/${id}/like`)
    expect(await figures(id, 'recipe_days')).toEqual({ ...none, likes: 1 })
  })

  it('have a look in the hour it was flushed in', async () => {
    const id = await publishRecipe(author, { title: 'Just looking' })
    await reader.get(`/recipes/${id}`)
    await expect
      .poll(() => figures(id, 'recipe_hours'), { timeout: 10_000 })
      .toEqual({ ...none, views: 1 })
    expect((await run('select 1 from recipe_hours where recipe_id = $1', [id])).length).toBe(1)
  })

  it('go with their recipe and with the account of who did it', async () => {
    const leaver = app.client()
    const { password } = await leaver.signUp()
    const [kept, deleted] = [await publishRecipe(author), await publishRecipe(author)]
    for (const id of [kept, deleted]) {
      await leaver.post(`/recipes/${id}/comments`, { text: 'Bye', rating: 5 })
      await leaver.post(`/recipes/${id}/like`)
    }
    await author.delete(`/recipes/${deleted}`)
    expect(await figures(deleted, 'recipe_hours')).toEqual(none)
    await leaver.call('DELETE /auth/delete-Account', { body: { password } })
    expect(await figures(kept, 'recipe_hours')).toEqual(none)
  })
})

describe('explore', () => {
  it('ranks easy recipes by likes and saves, those just published and made easy included', async () => {
    const titles = ['Toast', 'Butter toast', 'Beef Wellington']
    const [, butter, beef] = await Promise.all(
      titles.map((title, index) =>
        publishRecipe(author, { title, difficulty: index < 2 ? 'Easy' : 'Hard' }),
      ),
    )
    await reader.post(`/recipes/${butter}/like`)
    await reader.post(`/recipes/${beef}/like`)
    await rank()
    expect(await exploreTitles('easy', titles)).toEqual(['Butter toast', 'Toast'])
    await author.put(`/recipes/${beef}`, { difficulty: 'Easy' })
    await rank()
    expect(await exploreTitles('easy', titles)).toHaveLength(3)
  })

  it('picks what at least three raters gave 4.5, the best first', async () => {
    const given = { Superb: [5, 5, 5], Fine: [5, 4, 5], 'Too few': [5, 5], Plain: [4, 4, 5] }
    const raters = await Promise.all(
      [0, 1, 2].map(async () => {
        const client = app.client()
        await client.signUp()
        return client
      }),
    )
    for (const [title, stars] of Object.entries(given)) {
      const id = await publishRecipe(author, { title })
      for (const [index, rating] of stars.entries()) {
        await raters[index]?.post(`/recipes/${id}/rate`, { rating })
      }
    }
    await rank()
    expect(await exploreTitles('chefs-pick', Object.keys(given))).toEqual(['Superb', 'Fine'])
  })

  it('holds nothing that no longer fits its name, before it is ranked anew', async () => {
    const easyId = await publishRecipe(author, { title: 'Was Easy Once', difficulty: 'Easy' })
    const pickId = await publishRecipe(author, { title: 'Was Picked Once' })
    const critics = await Promise.all(
      [5, 5, 5].map(async (rating) => {
        const critic = app.client()
        await critic.signUp()
        await critic.post(`/recipes/${pickId}/rate`, { rating })
        return critic
      }),
    )
    await likeAgo(easyId, 0)
    await rank()
    const titlesOf = async (type: 'easy' | 'chefs-pick') => {
      const { body } = await reader.get<{ recipes: { title: string }[] }>(
        `/recipes/explore?type=${type}&limit=50`,
      )
      return body.recipes.map(({ title }) => title)
    }
    expect(await titlesOf('easy')).toContain('Was Easy Once')
    expect(await titlesOf('chefs-pick')).toContain('Was Picked Once')
    await author.call('PUT /recipes/{id}', { params: { id: easyId }, body: { difficulty: 'Hard' } })
    await critics[0]?.post(`/recipes/${pickId}/rate`, { rating: 1 })
    expect(await titlesOf('easy')).not.toContain('Was Easy Once')
    expect(await titlesOf('chefs-pick')).not.toContain('Was Picked Once')
  })

  it('shows the newest and what followed cooks published, each as far as its reader may see it', async () => {
    const [cook, shy] = [app.client(), app.client()]
    const [cookId, shyId] = [(await cook.signUp()).id, (await shy.signUp()).id]
    for (const id of [cookId, shyId]) await reader.post(`/follow/follow/${id}`)
    const hidden = await publishRecipe(cook, { title: 'Hidden again' })
    await publishRecipe(shy, { title: 'Of a shy cook' })
    for (const title of ['First', 'Second', 'Third']) await publishRecipe(cook, { title })
    await cook.put(`/recipes/${hidden}/toggle`)
    await shy.post('/auth/public-Profile-toogle')
    const titles = ['First', 'Second', 'Third', 'Hidden again', 'Of a shy cook']
    expect(await exploreTitles('new', titles)).toEqual(['Third', 'Second', 'First'])
    const { body } = await reader.get<Record<string, { title: string }[]>>(
      '/recipes/explore?limit=2',
    )
    expect(Object.keys(body).toSorted()).toEqual([
      'chefs-pick',
      'easy',
      'following',
      'new',
      'trending',
    ])
    expect(body.following?.map(({ title }) => title)).toEqual(['Third', 'Second'])
    expect(body.new?.map(({ title }) => title)).toEqual(['Third', 'Second'])
    expect((await reader.get('/recipes/explore?type=best')).status).toBe(422)
  })
})
