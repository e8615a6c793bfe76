import { PLANNER_LIMITS } from '@potluck/rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, publishRecipe, startTestApp, type TestApp } from '../../testing/index.ts'
import { listTitlesAround } from './queries.ts'

let app: TestApp
let author: Client
let recipeId: string
beforeAll(async () => {
  app = await startTestApp()
  author = app.client()
  await author.signUp()
  recipeId = await publishRecipe(author, { title: 'Barley Soup', servings: '4-6' })
})
afterAll(() => app.close())

async function newCook() {
  const client = app.client()
  return { ...(await client.signUp()), client }
}

const LUNCH = { day: '2031-05-06', meal: 'lunch' } as const
const WEEK = { from: '2031-05-05', to: '2031-05-11' }

const planned = async (client: Client, query = WEEK) =>
  (await client.call('GET /meal-plan/entries', { query })).entries
const plan = (client: Client, body: object = {}) =>
  client.call('POST /meal-plan/entries', { body: { ...LUNCH, text: 'Leftovers', ...body } })
const planRecipe = (client: Client, body: object = {}) =>
  client.call('POST /meal-plan/entries', { body: { ...LUNCH, recipeId, ...body } })

describe('planning', () => {
  it('keeps a recipe, at as many portions as it makes, and reads it back', async () => {
    const { client } = await newCook()
    const entry = await planRecipe(client)
    expect(entry).toMatchObject({
      ...LUNCH,
      recipeId,
      text: null,
      portions: 6,
      eaten: 1,
      recipe: { _id: recipeId, title: 'Barley Soup', totalTime: '40 min' },
    })
    expect(await planned(client)).toEqual([entry])
    expect(await planRecipe(client, { portions: 3, eaten: 1.5 })).toMatchObject({
      portions: 3,
      eaten: 1.5,
    })
  })

  it('keeps a meal that is only named, as typed', async () => {
    const { client } = await newCook()
    const text = '  <b>Leftovers</b> & "rice" '
    const entry = await plan(client, { text, meal: 'snack' })
    expect(entry).toMatchObject({ text, meal: 'snack', recipeId: null, recipe: null, portions: 1 })
    expect(await planned(client)).toEqual([entry])
  })

  it('answers the days that are asked for, both ends in them, in the order of the plan', async () => {
    const { client } = await newCook()
    for (const [day, text] of [
      ['2031-05-12', 'after'],
      ['2031-05-11', 'last'],
      ['2031-05-05', 'first'],
      ['2031-05-04', 'before'],
      ['2031-05-05', 'second'],
    ]) {
      await plan(client, { day, text })
    }
    expect((await planned(client)).map(({ text }) => text)).toEqual(['first', 'second', 'last'])
  })

  it('loses nothing of two devices that plan at once', async () => {
    const { client } = await newCook()
    const names = Array.from({ length: 8 }, (_, index) => `dish ${index}`)
    await Promise.all(names.map((text) => plan(client, { text })))
    const entries = await planned(client)
    expect(entries.map(({ text }) => text).sort()).toEqual(names)
    expect(new Set(entries.map(({ position }) => position)).size).toBe(names.length)
  })

  it('holds the limit of a day against two who add at once', async () => {
    const { client } = await newCook()
    for (let index = 1; index < PLANNER_LIMITS.entriesADay; index += 1) await plan(client)
    const body = { ...LUNCH, text: 'one more' }
    const answers = await Promise.all([
      client.post('/meal-plan/entries', body),
      client.post('/meal-plan/entries', body),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(await planned(client)).toHaveLength(PLANNER_LIMITS.entriesADay)
    const other = await plan(client, { day: '2031-05-07' })
    const moved = await client.put(`/meal-plan/entries/${other._id}`, { day: LUNCH.day })
    expect(moved).toMatchObject({ status: 409, body: { code: 'LIST_FULL' } })
    const [first] = await planned(client)
    expect((await client.put(`/meal-plan/entries/${first?._id}`, { meal: 'snack' })).status).toBe(
      200,
    )
  })
})

describe('changing', () => {
  it('moves to the end of another meal and leaves the rest', async () => {
    const { client } = await newCook()
    const soup = await planRecipe(client, { portions: 5, eaten: 2 })
    await plan(client, { day: '2031-05-08', text: 'already there' })
    const moved = await client.call('PUT /meal-plan/entries/{id}', {
      params: { id: soup._id },
      body: { day: '2031-05-08' },
    })
    expect(moved).toMatchObject({ day: '2031-05-08', meal: 'lunch', portions: 5, eaten: 2 })
    const entries = await planned(client)
    expect(entries.map(({ text }) => text)).toEqual(['already there', null])
  })

  it('goes in front of another of its meal, also from elsewhere, or last; two at once share no place', async () => {
    const { client } = await newCook()
    const texts = async () => (await planned(client)).map(({ text }) => text)
    const [a, b, c] = [
      await plan(client, { text: 'a' }),
      await plan(client, { text: 'b' }),
      await plan(client, { text: 'c' }),
    ]
    const dinner = await plan(client, { text: 'd', meal: 'dinner' })
    const put = (id: string, body: object) => client.put(`/meal-plan/entries/${id}`, body)
    expect((await put(c._id, { before: a._id })).body).toMatchObject({ text: 'c', position: 0 })
    expect(await texts()).toEqual(['c', 'a', 'b', 'd'])
    await put(c._id, { before: null })
    expect(await texts()).toEqual(['a', 'b', 'd', 'c'])
    await put(dinner._id, { meal: 'lunch', before: b._id })
    const far = await plan(client, { text: 'e', day: '2031-05-08' })
    await put(far._id, { day: LUNCH.day, before: a._id })
    expect(await texts()).toEqual(['e', 'a', 'd', 'b', 'c'])
    // An entry of another meal, or of another cook, is no valid position.
    const snack = await plan(client, { text: 's', meal: 'snack' })
    await put(a._id, { before: snack._id })
    expect(await texts()).toEqual(['e', 'd', 'b', 'c', 's', 'a'])
    const other = await newCook()
    const theirs = await plan(other.client)
    await put(b._id, { before: theirs._id })
    expect(await texts()).toEqual(['e', 'd', 'c', 's', 'a', 'b'])
    expect((await put(a._id, { before: 'x' })).status).toBe(422)

    await Promise.all([put(b._id, { before: far._id }), put(c._id, { before: far._id })])
    const entries = await planned(client)
    expect(new Set(entries.slice(0, 2).map(({ text }) => text))).toEqual(new Set(['b', 'c']))
    expect(new Set(entries.map(({ position }) => position)).size).toBe(entries.length)
  })

  it('changes portions, what is eaten and the text, each alone, in its place', async () => {
    const { client } = await newCook()
    const first = await plan(client)
    await plan(client, { text: 'second' })
    const change = (body: object) => client.put(`/meal-plan/entries/${first._id}`, body)
    expect((await change({ portions: 7 })).body).toEqual({ ...first, portions: 7 })
    expect((await change({ eaten: 0.5 })).body).toEqual({ ...first, portions: 7, eaten: 0.5 })
    expect((await change({ text: 'Toast' })).body).toMatchObject({ text: 'Toast', eaten: 0.5 })
    expect((await planned(client)).map(({ text }) => text)).toEqual(['Toast', 'second'])
    const soup = await planRecipe(client)
    const named = await client.put(`/meal-plan/entries/${soup._id}`, { text: 'Not a soup' })
    expect(named.body).toMatchObject({ text: null, recipeId })
  })

  it('takes one out, and clears the days that are named', async () => {
    const { client } = await newCook()
    const { _id } = await plan(client, { text: 'out' })
    await plan(client, { day: '2031-05-11', text: 'in the week' })
    await plan(client, { day: '2031-05-12', text: 'in the next' })
    expect((await client.delete(`/meal-plan/entries/${_id}`)).status).toBe(200)
    expect((await client.delete(`/meal-plan/entries/${_id}`)).status).toBe(404)
    await client.call('DELETE /meal-plan/entries', { query: WEEK })
    const left = await planned(client, { from: '2031-05-01', to: '2031-05-31' })
    expect(left.map(({ text }) => text)).toEqual(['in the next'])
  })
})

describe('a recipe of the plan', () => {
  it('is no longer shown while its author hides it, and can be taken out', async () => {
    const { client } = await newCook()
    const id = await publishRecipe(author, { title: 'Hidden Pie' })
    const entry = await planRecipe(client, { recipeId: id })
    await author.put(`/recipes/${id}/toggle`)
    expect(await planned(client)).toMatchObject([{ recipeId: id, recipe: null }])
    expect((await client.delete(`/meal-plan/entries/${entry._id}`)).status).toBe(200)
    expect((await client.post('/meal-plan/entries', { ...LUNCH, recipeId: id })).status).toBe(404)
  })

  it('is among the titles around its day, which the assistant is told, but not while it is hidden', async () => {
    const { client, id: userId } = await newCook()
    const id = await publishRecipe(author, { title: 'Hidden Pie' })
    await planRecipe(client, { recipeId: id })
    await plan(client)
    const titles = () => listTitlesAround(app.database.db, userId, { day: LUNCH.day, days: 1 })
    expect(await titles()).toEqual(['Hidden Pie', 'Leftovers'])
    await author.put(`/recipes/${id}/toggle`)
    expect(await titles()).toEqual(['Leftovers'])
  })

  it('goes from the plan when it is deleted, and the plan with its cook', async () => {
    const { client, id: userId } = await newCook()
    const id = await publishRecipe(author)
    await planRecipe(client, { recipeId: id })
    await plan(client)
    await author.delete(`/recipes/${id}`)
    expect(await planned(client)).toMatchObject([{ text: 'Leftovers' }])
    await app.database.query({ text: 'delete from users where id = $1' }, [userId])
    const of = { text: 'select 1 from planner_entries where user_id = $1' }
    expect(await app.database.query(of, [userId])).toEqual([])
  })

  it('is offered again, the latest planned or seen first, each once', async () => {
    const { client, id: userId } = await newCook()
    const seen = await publishRecipe(author, { title: 'Seen Stew' })
    const hidden = await publishRecipe(author, { title: 'Hidden Stew' })
    await planRecipe(client)
    await planRecipe(client)
    await planRecipe(client, { recipeId: hidden })
    await author.put(`/recipes/${hidden}/toggle`)
    await app.database.query(
      { text: 'insert into recipe_views (recipe_id, viewer_id, day) values ($1, $2, $3::date)' },
      [seen, userId, '2020-01-01'],
    )
    const { recipes } = await client.call('GET /meal-plan/recent-recipes')
    expect(recipes.map(({ title }) => title)).toEqual(['Barley Soup', 'Seen Stew'])
  })
})

describe('what is refused', () => {
  it('hides another cook’s plan behind 404 and leaves it as it was', async () => {
    const [owner, stranger] = await Promise.all([newCook(), newCook()])
    const entry = await plan(owner.client)
    const path = `/meal-plan/entries/${entry._id}`
    for (const answer of [
      await stranger.client.put(path, { portions: 9 }),
      await stranger.client.delete(path),
    ]) {
      expect(answer).toMatchObject({ status: 404, body: { code: 'PLAN_ENTRY_NOT_FOUND' } })
    }
    await stranger.client.call('DELETE /meal-plan/entries', { query: WEEK })
    expect(await planned(stranger.client)).toEqual([])
    expect(await planned(owner.client)).toEqual([entry])
  })

  it('asks who calls before anything else', async () => {
    const nobody = app.client()
    const days = '?from=2031-05-05&to=2031-05-11'
    for (const answer of [
      await nobody.get(`/meal-plan/entries${days}`),
      await nobody.post('/meal-plan/entries', { ...LUNCH, text: 'x' }),
      await nobody.delete(`/meal-plan/entries${days}`),
      await nobody.get('/meal-plan/recent-recipes'),
    ]) {
      expect(answer.status).toBe(401)
    }
  })

  it.each([
    ['a day that is none', { day: '2031-02-30' }],
    ['a moment for a day', { day: '2031-05-06T10:00:00Z' }],
    ['a meal nobody eats', { meal: 'brunch' }],
    ['a blank name', { text: '  ' }],
    ['a name beyond its length', { text: 'a'.repeat(121) }],
    ['no portion', { portions: 0 }],
    ['a part of a portion', { portions: 1.5 }],
    ['more than a kitchen cooks', { portions: 1001 }],
    ['less than nothing eaten', { eaten: -1 }],
    ['hundredths eaten', { eaten: 0.25 }],
  ])('refuses %s, new or changed', async (_, wrong) => {
    const { client } = await newCook()
    const entry = await plan(client)
    const body = { ...LUNCH, text: 'Leftovers', ...wrong }
    expect((await client.post('/meal-plan/entries', body)).status).toBe(422)
    expect((await client.put(`/meal-plan/entries/${entry._id}`, wrong)).status).toBe(422)
    expect(await planned(client)).toEqual([entry])
  })

  it('refuses both and neither of a recipe and a name, and what is no recipe', async () => {
    const { client } = await newCook()
    const add = (body: object) => client.post('/meal-plan/entries', { ...LUNCH, ...body })
    expect((await add({})).status).toBe(422)
    expect((await add({ recipeId, text: 'Both' })).status).toBe(422)
    expect((await add({ recipeId: 'soup' })).status).toBe(404)
    expect((await add({ recipeId: '0190a0a0-0000-7000-8000-000000000000' })).status).toBe(404)
    const draft = await author.post<{ recipeId: string }>('/recipes/', { cover: 'illustrated' })
    expect((await add({ recipeId: draft.body.recipeId })).status).toBe(404)
    expect(await planned(client)).toEqual([])
  })

  it.each([
    '',
    'from=2031-05-05',
    'from=2031-05-11&to=2031-05-05',
    'from=2031-05-05&to=2031-06-16',
    'from=yesterday&to=tomorrow',
  ])('refuses the days %j', async (query) => {
    expect((await author.get(`/meal-plan/entries?${query}`)).status).toBe(422)
    expect((await author.delete(`/meal-plan/entries?${query}`)).status).toBe(422)
  })
})
