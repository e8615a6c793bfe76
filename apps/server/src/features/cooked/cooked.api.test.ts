import { addDays, calendarDay } from '@potluck/rules'
import sharp from 'sharp'
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
let ann: Cook
/** Wrote the soup that others cook. */
let author: Cook
let soup: string

beforeAll(async () => {
  app = await startTestApp()
  ;[ann, author] = await Promise.all([newCook(), newCook()])
  soup = await publishRecipe(author, { title: 'Lentil Soup' })
})
afterAll(() => app.close())

async function newCook(): Promise<Cook> {
  const client = app.client()
  return { ...client, ...(await client.signUp()) }
}

const cook = (who: Cook, body: object = {}) =>
  who.post<{ _id: string; day: string; photo: { sources: { url: string }[] } | null }>(
    '/cooked-recipes',
    { recipeId: soup, ...body },
  )
const listOf = (who: Cook, recipeId?: string) =>
  who.call('GET /cooked-recipes', { query: { recipeId } })
const recordsOf = async (who: Cook) => (await listOf(who)).cookedRecipes
const entriesOf = async (who: Cook) => {
  await app.drainJobs()
  const params = { 'userId-or-username': who.id }
  return (await author.call('GET /activity/user/{userId-or-username}', { params })).posts
}

async function withPhoto(fields: Record<string, string>, red = 200): Promise<FormData> {
  const shade = { r: red, g: 90, b: 30 }
  const bytes = await sharp({ create: { width: 640, height: 480, channels: 3, background: shade } })
    .png()
    .toBuffer()
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('image', new Blob([new Uint8Array(bytes)]), 'soup.png')
  return form
}

type WithPhoto = { _id: string; portions: number; photo: { sources: { url: string }[] } }

async function cookWithPhoto(who: Cook, fields: Record<string, string>) {
  return who.post<WithPhoto>('/cooked-recipes', await withPhoto(fields))
}

async function usesOf(address: string): Promise<number> {
  const rows = await app.database.query<{ uses: number }>(
    { text: 'select uses from images where hash = $1' },
    [address.split('/')[2]],
  )
  return rows[0]?.uses ?? -1
}

describe('a record of cooking', () => {
  it('is of today by the cook’s own calendar, and two a day are two', async () => {
    const eater = await newCook()
    const today = calendarDay(app.clock.now(), 'UTC')
    app.clock.set(new Date(`${today}T23:30:00Z`))
    const first = await cook(eater, { note: ' Too <b>salty</b>. ', portions: 2.44, eaten: 1.5 })
    expect(first).toMatchObject({
      status: 201,
      body: {
        recipe: { _id: soup, title: 'Lentil Soup' },
        day: today,
        portions: 2.4,
        eaten: 1.5,
        note: ' Too <b>salty</b>. ',
        photo: null,
      },
    })
    const body = JSON.stringify({ recipeId: soup })
    const headers = { 'content-type': 'application/json', 'x-time-zone': 'Pacific/Auckland' }
    await eater.fetch('/api/cooked-recipes', { method: 'POST', body, headers })
    const { cookedRecipes, total } = await listOf(eater, soup)
    expect(total).toBe(2)
    expect(cookedRecipes).toMatchObject([
      { day: addDays(today, 1), portions: null, eaten: 1, note: '' },
      { _id: first.body._id, day: today },
    ])
    expect((await listOf(ann)).total).toBe(0)
  })

  it('pages, the latest day first, whenever it was written down', async () => {
    const eater = await newCook()
    const bread = await publishRecipe(author, { title: 'Rye Bread' })
    for (const day of ['2026-05-02', '2026-05-04', '2026-05-03']) await cook(eater, { day })
    await cook(eater, { recipeId: bread, day: '2026-05-01' })
    const page = (number: number) =>
      eater.call('GET /cooked-recipes', { query: { page: number, limit: 3 } })
    const first = await page(1)
    expect(first).toMatchObject({ pages: 2, total: 4 })
    const days = first.cookedRecipes.map(({ day }) => day)
    expect(days).toEqual(['2026-05-04', '2026-05-03', '2026-05-02'])
    expect((await page(2)).cookedRecipes).toMatchObject([{ recipe: { title: 'Rye Bread' } }])
    expect((await page(3)).cookedRecipes).toEqual([])
    expect((await listOf(eater, bread)).total).toBe(1)
  })

  it('is written once for a button that was pressed twice', async () => {
    const eater = await newCook()
    const press = () =>
      eater.fetch('/api/cooked-recipes', {
        method: 'POST',
        body: JSON.stringify({ recipeId: soup }),
        headers: { 'content-type': 'application/json', 'idempotency-key': 'press 1' },
      })
    const statuses = (await Promise.all([press(), press()])).map(({ status }) => status).sort()
    expect(statuses[0]).toBe(201)
    expect([201, 409]).toContain(statuses[1])
    expect((await listOf(eater)).total).toBe(1)
  })

  it('changes in what is sent, for its own cook alone', async () => {
    const eater = await newCook()
    const { _id } = (await cook(eater, { portions: 4, note: 'Good' })).body
    const changed = await eater.put(`/cooked-recipes/${_id}`, { eaten: 2.5, day: '2026-01-31' })
    const expected = { _id, eaten: 2.5, day: '2026-01-31', portions: 4, note: 'Good' }
    expect(changed).toMatchObject({ status: 200, body: expected })
    expect((await ann.put(`/cooked-recipes/${_id}`, { eaten: 9 })).status).toBe(404)
    const unknown = await eater.put(`/cooked-recipes/${_id}`, { portions: null, note: '' })
    expect(unknown.body).toMatchObject({ ...expected, portions: null, note: '' })
    expect((await listOf(eater)).cookedRecipes).toEqual([unknown.body])
  })

  it('is deleted by its own cook alone', async () => {
    const eater = await newCook()
    const { _id } = (await cook(eater)).body
    expect((await ann.delete(`/cooked-recipes/${_id}`)).status).toBe(404)
    expect((await listOf(eater)).total).toBe(1)
    expect((await eater.delete(`/cooked-recipes/${_id}`)).status).toBe(200)
    expect((await eater.delete(`/cooked-recipes/${_id}`)).status).toBe(404)
    expect((await listOf(eater)).total).toBe(0)
  })

  it('is refused with nonsense, and nothing is kept', async () => {
    const eater = await newCook()
    const tomorrow = addDays(calendarDay(app.clock.now(), 'UTC'), 1)
    for (const body of [
      { portions: 0 },
      { portions: 1001 },
      { portions: 'two' },
      { eaten: -1 },
      { eaten: 101 },
      { note: 'x'.repeat(4001) },
      { day: tomorrow },
      { day: '2026-02-30' },
      { day: '0001-01-01' },
      { recipeId: 'soup' },
      { recipeId: undefined },
    ]) {
      const answer = await cook(eater, body)
      expect(answer, JSON.stringify(body)).toMatchObject({
        status: 422,
        body: { code: 'INVALID_INPUT' },
      })
    }
    const { _id } = (await cook(eater, { eaten: 3 })).body
    for (const body of [{ eaten: -1 }, { day: tomorrow }, { portions: 0 }, { note: 7 }]) {
      expect((await eater.put(`/cooked-recipes/${_id}`, body)).status).toBe(422)
    }
    expect((await listOf(eater)).cookedRecipes).toMatchObject([{ eaten: 3, portions: null }])
    const wrongQuery = await eater.get('/cooked-recipes?recipeId=soup')
    expect(wrongQuery.status).toBe(422)
  })

  it('is of recipes that one may read: not of another’s draft', async () => {
    const draft = (await author.post<{ recipeId: string }>('/recipes/', { cover: 'illustrated' }))
      .body.recipeId
    const refused = await cook(ann, { recipeId: draft })
    expect(refused).toMatchObject({ status: 404, body: { code: 'RECIPE_NOT_FOUND' } })
    expect((await cook(author, { recipeId: draft })).status).toBe(201)
    expect((await listOf(ann, draft)).total).toBe(0)
  })

  it('keeps the title that its cook could last read, while the recipe is hidden', async () => {
    const eater = await newCook()
    const stew = await publishRecipe(author, { title: 'Bean Stew' })
    await cook(eater, { recipeId: stew, note: 'Mine' })
    await author.put(`/recipes/${stew}`, { title: 'Better Bean Stew' })
    expect(await recordsOf(eater)).toMatchObject([{ title: 'Better Bean Stew' }])
    await author.put(`/recipes/${stew}/toggle`)
    await author.put(`/recipes/${stew}`, { title: 'Secret Stew' })
    const kept = { title: 'Better Bean Stew', recipe: null, note: 'Mine' }
    expect(await recordsOf(eater)).toMatchObject([kept])
    await author.delete(`/recipes/${stew}`)
    expect(await recordsOf(eater)).toMatchObject([kept])
    const shy = await newCook()
    const pie = await publishRecipe(shy, { title: 'Old Pie' })
    await cook(eater, { recipeId: pie })
    await shy.put(`/recipes/${pie}`, { title: 'Pie' })
    await shy.call('POST /auth/public-Profile-toogle')
    await shy.put(`/recipes/${pie}`, { title: 'Secret Pie' })
    expect((await recordsOf(eater))[0]).toMatchObject({ title: 'Pie', recipe: null })
  })

  it('outlives the recipe, with note, photo and count, and changes and goes as any other', async () => {
    const eater = await newCook()
    const stew = await publishRecipe(author, { title: 'Barley Stew' })
    const body = await withPhoto({ recipeId: stew, note: 'Mine', portions: '4' }, 17)
    const { _id, photo } = (await eater.post<WithPhoto>('/cooked-recipes', body)).body
    const own = await cook(author, { recipeId: stew, note: 'By its author' })
    await author.delete(`/recipes/${stew}`)
    const kept = { _id, title: 'Barley Stew', recipe: null, note: 'Mine', portions: 4, photo }
    expect(await recordsOf(eater)).toMatchObject([kept])
    expect((await recordsOf(author)).find(({ _id: id }) => id === own.body._id)).toMatchObject({
      title: 'Barley Stew',
      recipe: null,
      note: 'By its author',
    })
    const { stats } = await eater.call('GET /dashboard/stats')
    expect(stats).toMatchObject({ recipesCooked: 1, dayStreak: 1 })
    const changed = await eater.put(`/cooked-recipes/${_id}`, { note: 'Still mine' })
    expect(changed).toMatchObject({ status: 200, body: { ...kept, note: 'Still mine' } })
    expect((await eater.delete(`/cooked-recipes/${_id}/deductions`)).status).toBe(200)
    expect((await eater.delete(`/cooked-recipes/${_id}`)).status).toBe(200)
    expect((await listOf(eater)).total).toBe(0)
  })

  it('outlives the account of whoever wrote the recipe', async () => {
    const eater = await newCook()
    const leaving = await newCook()
    const stew = await publishRecipe(leaving, { title: 'Stew' })
    await cook(eater, { recipeId: stew })
    await leaving.put(`/recipes/${stew}`, { title: 'Farewell Stew' })
    await leaving.delete('/auth/delete-Account', { password: leaving.password })
    expect(await recordsOf(eater)).toMatchObject([{ title: 'Farewell Stew', recipe: null }])
  })

  it('goes with the account', async () => {
    const eater = await newCook()
    await cookWithPhoto(eater, { recipeId: soup })
    await app.drainJobs()
    const { status } = await eater.delete('/auth/delete-Account', { password: eater.password })
    expect(status).toBe(200)
    const left = await app.database.query<{ count: number }>(
      { text: 'select count(*)::integer as count from cooked_recipes where user_id = $1' },
      [eater.id],
    )
    expect(left).toEqual([{ count: 0 }])
  })
})

describe('the photo of a record', () => {
  it('is kept in every width while the record or its entry shows it', async () => {
    const eater = await newCook()
    const { status, body } = await cookWithPhoto(eater, { recipeId: soup, portions: '2.5' })
    expect(status).toBe(201)
    expect(body.portions).toBe(2.5)
    const address = body.photo.sources[0]?.url ?? ''
    expect((await eater.fetch(address)).headers.get('content-type')).toMatch(/^image\/(webp|avif)$/)
    const [entry] = await entriesOf(eater)
    expect(entry?.images).toHaveLength(1)
    expect(entry?.images[0]).toContain(address.split('/')[2])
    expect(await usesOf(address)).toBe(1)
    await eater.delete(`/cooked-recipes/${body._id}`)
    expect(await usesOf(address)).toBe(0)
  })

  it('gives way to another and is taken away, in the entry too; its cook alone may', async () => {
    const eater = await newCook()
    const { _id, photo } = (await cookWithPhoto(eater, { recipeId: soup, portions: '4' })).body
    const first = photo.sources[0]?.url ?? ''
    const path = `/cooked-recipes/${_id}`
    const other = await withPhoto({ note: 'Redder', portions: 'null' }, 250)
    expect((await ann.put(path, other)).status).toBe(404)
    expect(await usesOf(first)).toBe(1)
    const changed = await eater.put<WithPhoto>(path, other)
    expect(changed.body).toMatchObject({ note: 'Redder', portions: null })
    const second = changed.body.photo.sources[0]?.url ?? ''
    expect(await Promise.all([first, second].map(usesOf))).toEqual([0, 1])
    expect((await entriesOf(eater))[0]?.images[0]).toContain(second.split('/')[2])

    const broken = new FormData()
    broken.set('note', 'No picture')
    broken.set('image', new Blob(['no picture']), 'a.png')
    expect((await eater.put(path, broken)).status).toBe(415)
    expect((await eater.put(path, { eaten: 2 })).body).toMatchObject({ note: 'Redder', eaten: 2 })
    expect(await usesOf(second)).toBe(1)
    expect((await eater.put(path, { photo: null })).body).toMatchObject({ eaten: 2, photo: null })
    expect(await usesOf(second)).toBe(0)
    expect((await entriesOf(eater))[0]?.images).toEqual([])
  })

  it('is refused when it is none, and nothing is recorded', async () => {
    const eater = await newCook()
    const form = new FormData()
    form.set('recipeId', soup)
    form.set('image', new Blob(['no picture']), 'a.png')
    expect((await eater.post('/cooked-recipes', form)).status).toBe(415)
    expect((await listOf(eater)).total).toBe(0)
  })
})

describe('the activity entry of a record', () => {
  it('shows the note as it reads now, and goes with the record', async () => {
    const eater = await newCook()
    const { _id } = (await cook(eater, { note: 'With lemon' })).body
    const entry = { kind: 'cooked', content: 'With lemon', action: 'cooked a recipe' }
    const recipe = { _id: soup, title: 'Lentil Soup' }
    expect(await entriesOf(eater)).toMatchObject([{ ...entry, recipe }])
    await author.post(`/follow/follow/${eater.id}`)
    const { feedItems } = await author.call('GET /myfeed', { query: { type: 'activities' } })
    expect(feedItems).toMatchObject([{ action: 'cooked a recipe', note: 'With lemon' }])
    await eater.put(`/cooked-recipes/${_id}`, { note: '' })
    expect(await entriesOf(eater)).toMatchObject([{ ...entry, content: 'cooked a recipe' }])
    await eater.delete(`/cooked-recipes/${_id}`)
    expect(await entriesOf(eater)).toEqual([])
  })

  it('is there once for each of two cookings, and its deletion leaves the record', async () => {
    const eater = await newCook()
    await cook(eater)
    await cook(eater)
    const entries = await entriesOf(eater)
    expect(entries).toHaveLength(2)
    await eater.delete(`/activity/${entries[0]?._id}`)
    expect((await listOf(eater)).total).toBe(2)
  })

  it('stays its cook’s while the recipe is hidden, and everybody’s once it is gone', async () => {
    const eater = await newCook()
    const stew = await publishRecipe(author, { title: 'Pea Stew' })
    await cook(eater, { recipeId: stew, note: 'Thick' })
    const ownOf = async () => {
      const params = { 'userId-or-username': eater.id }
      return (await eater.call('GET /activity/user/{userId-or-username}', { params })).posts
    }
    expect(await entriesOf(eater)).toMatchObject([{ recipe: { _id: stew } }])
    await author.put(`/recipes/${stew}/toggle`)
    await author.put(`/recipes/${stew}`, { title: 'Secret Stew' })
    const kept = { recipe: null, recipeTitle: 'Pea Stew', action: 'cooked a recipe' }
    expect(await ownOf()).toMatchObject([{ ...kept, content: 'Thick' }])
    expect(await entriesOf(eater)).toEqual([])
    await author.delete(`/recipes/${stew}`)
    const [entry] = await ownOf()
    expect(entry).toMatchObject({ ...kept, content: 'Thick' })
    expect(await entriesOf(eater)).toMatchObject([kept])
    await author.post(`/follow/follow/${eater.id}`)
    const { feedItems } = await author.call('GET /myfeed', { query: { type: 'activities' } })
    const item = feedItems.find(({ _id }) => _id === entry?._id)
    expect(item).toMatchObject({ note: 'Thick', recipeTitle: 'Pea Stew' })
    expect(item).not.toHaveProperty('recipe')
    expect((await author.post(`/activity/${entry?._id}/like`)).status).toBe(200)
  })

  it('stays unwritten for a cook who keeps such things to themselves', async () => {
    const eater = await newCook()
    const statement = { text: 'update users set shares_activity = false where id = $1' }
    await app.database.query(statement, [eater.id])
    await cook(eater)
    expect(await entriesOf(eater)).toEqual([])
  })
})
