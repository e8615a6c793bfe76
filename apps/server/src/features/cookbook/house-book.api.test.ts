import type { DishFile } from '@potluck/cookbook'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Client } from '../../testing/client.ts'
import { publishRecipe } from '../../testing/recipes.ts'
import { silentLog } from '../../testing/silent-log.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { testWorkers } from '../../testing/test-workers.ts'
import { rankLists } from '../discovery/index.ts'
import { createHouseBook, type HouseBook } from './house-book.ts'

const rolls = toDish('sesame-rolls', 'Sesame rolls', 'Soft rolls with a crust of sesame.')
const broth = toDish('clear-broth', 'Clear broth', 'A broth that one sees the spoon in.')

let app: TestApp
let cook: Client
beforeAll(async () => {
  app = await startTestApp()
  cook = app.client()
  await cook.signUp({ username: 'Potluck' })
})
afterAll(() => app.close())

function openBook(dishes: readonly DishFile[], { isOn = true, ...more } = {}): HouseBook {
  const readDishes = async () => [...dishes]
  const { database } = app
  return createHouseBook({
    database,
    workers: testWorkers(),
    log: silentLog,
    now: () => new Date(),
    isOn,
    readDishes,
    ...more,
  })
}

/** Imports the book as a starting server does, to the end. */
async function bringIn(...given: Parameters<typeof openBook>): Promise<void> {
  const book = openBook(...given)
  await book.open()
  await book.begin()
  await book.close()
}

async function listHouse(client = cook) {
  const { recipes } = await client.call('GET /auth/profile/{username}/recipes', {
    params: { username: 'potluck.kitchen' },
  })
  return recipes
}

async function find(title: string) {
  const recipe = (await listHouse()).find((each) => each.title === title)
  if (!recipe) throw new Error(`no ${title}`)
  return cook.call('GET /recipes/{id}', { params: { id: recipe._id } })
}

beforeEach(() => bringIn([rolls, broth]))

describe('the cookbook on the site', () => {
  it('is published by the house, marked, of long ago, judged by the kitchen, and told nobody', async () => {
    const recipe = await find('Sesame rolls')
    expect(recipe).toMatchObject({
      author: { username: 'potluck.kitchen', fullName: 'Potluck Kitchen', isHouse: true },
      status: 'published',
      cuisine: 'Mediterranean',
      tags: ['Greek', 'Bread', 'Guests', 'Vegan'],
      servings: '8',
      prepTime: '20 min',
      cookTime: '25 min',
      restTime: '8 h',
      totalTime: '8 h 45 min',
      ingredients: [
        { name: 'wheat flour', quantity: '500', unit: 'g', group: 'For the dough' },
        { name: 'water', quantity: '300', unit: 'ml', group: 'For the dough' },
        { name: 'sesame seeds', quantity: '50', unit: 'g', group: 'To finish' },
      ],
    })
    expect(recipe.publishedAt).toMatch(/^2024-/)
    expect(recipe.diets.find(({ restriction }) => restriction === 'vegan')?.verdict).toBe('free')
    expect(recipe.nutrition.perServing?.kcal).toBeGreaterThan(200)
    const { user, stats } = await cook.call('GET /auth/profile/{username}', {
      params: { username: 'potluck.kitchen' },
    })
    expect([user.isHouse, stats.totalRecipes]).toEqual([true, 2])
    const told = await app.database.query({
      text: `select 1 from activity_posts union all select 1 from notifications
        union all select 1 from jobs.job where data::text like '%recipe%'`,
    })
    expect(told).toEqual([])
  })

  it('is written once, however often it is brought in, and by however many at once', async () => {
    const written = async () =>
      (await listHouse()).map(({ _id, title, updatedAt }) => [_id, title, updatedAt])
    const before = await written()
    await Promise.all([bringIn([rolls, broth]), bringIn([rolls, broth]), bringIn([rolls, broth])])
    expect(await written()).toEqual(before)
    const third = toDish('plain-porridge', 'Plain porridge', 'Oats and water, and nothing else.')
    await Promise.all([bringIn([rolls, broth, third]), bringIn([rolls, broth, third])])
    expect((await listHouse()).filter(({ title }) => title === 'Plain porridge')).toHaveLength(1)
  })

  it('follows a dish that reads otherwise, and one that leaves and comes back, with what cooks saved', async () => {
    const { _id: id, revision } = await find('Sesame rolls')
    await cook.call('POST /auth/savedRecipe', { body: { recipeId: id } })
    const sweeter = toDish('sesame-rolls', 'Sesame buns', 'Soft buns with a crust of sesame.')
    await bringIn([sweeter, broth])
    const changed = await find('Sesame buns')
    expect(changed).toMatchObject({ _id: id, isSaved: true, revision: revision + 1 })
    await bringIn([broth])
    expect((await listHouse()).map(({ title }) => title)).not.toContain('Sesame buns')
    expect((await cook.get(`/recipes/${id}`)).status).toBe(404)
    await bringIn([rolls, broth])
    expect(await find('Sesame rolls')).toMatchObject({ _id: id, isSaved: true, saves: 1 })
  })

  it('goes on where a stop left it', async () => {
    const many = Array.from({ length: 5 }, (_, at) =>
      toDish(`stew-${at}`, `Stew number ${at}`, 'A stew out of a row of stews.'),
    )
    const book = openBook([rolls, broth, ...many])
    const running = book.begin()
    await book.close()
    await running
    await bringIn([rolls, broth, ...many])
    expect((await listHouse()).filter(({ title }) => title.startsWith('Stew'))).toHaveLength(5)
  })

  it('is gone from everywhere while it is off, and back with saves and ratings', async () => {
    const { _id: id } = await find('Clear broth')
    await cook.call('POST /auth/savedRecipe', { body: { recipeId: id } })
    await cook.call('POST /recipes/{id}/rate', { params: { id }, body: { rating: 5 } })
    await bringIn([rolls, broth], { isOn: false })
    const search = await cook.call('GET /recipes/search', { query: { q: 'broth' } })
    expect(search.recipes).toEqual([])
    expect((await cook.get(`/recipes/${id}`)).status).toBe(404)
    expect((await cook.get('/auth/profile/potluck.kitchen')).status).toBe(404)
    expect((await cook.call('GET /auth/savedRecipe')).savedRecipes).toEqual([])
    await bringIn([rolls, broth])
    expect(await find('Clear broth')).toMatchObject({ isSaved: true, rating: 5, reviewCount: 1 })
  })
})

describe('the house account', () => {
  it('takes the next name where a cook has its first, and nobody else gets that', async () => {
    const visitor = app.client()
    const given = {
      email: 'a@b.example',
      password: 'correct horse 7',
      confirmPassword: 'correct horse 7',
    }
    const taken = await visitor.post('/auth/signup', { ...given, username: 'Potluck.Kitchen' })
    expect(taken).toMatchObject({ status: 409, body: { code: 'USERNAME_TAKEN' } })
  })

  it('cannot be signed in to, and is mailed nothing', async () => {
    const visitor = app.client()
    const email = 'kitchen@potluck'
    const signIn = await visitor.post('/auth/signin', {
      email,
      username: 'potluck.kitchen',
      password: 'correct horse 7',
    })
    expect(signIn.status).toBe(401)
    const asked = await visitor.post('/auth/password-reset-links', { email })
    expect(asked.status).toBe(422)
    await app.drainJobs()
    expect(app.mailbox()).toEqual([])
  })

  it('hears of no comment and no follower', async () => {
    const { _id: id, author } = await find('Clear broth')
    await cook.call('POST /recipes/{id}/like', { params: { id } })
    await cook.post(`/recipes/${id}/comments`, { text: 'Clear indeed.' })
    await cook.call('POST /auth/follow/{id}', { params: { id: author._id } })
    await app.drainJobs()
    const alerts = await app.database.query({ text: 'select kind from notifications' })
    expect(alerts).toEqual([])
  })
})

describe('beside cooks', () => {
  it('stands behind a cook’s dish of the same name in a search, and in lists of the newest', async () => {
    await publishRecipe(cook, { title: 'Clear broth', tags: [] })
    const { recipes } = await cook.call('GET /recipes/search', { query: { q: 'clear broth' } })
    expect(recipes.map(({ author }) => author.isHouse ?? false)).toEqual([false, true])
    const newest = await cook.call('GET /recipes/explore', { query: { type: 'new' } })
    const [first] = 'recipes' in newest ? newest.recipes : []
    expect([first?.title, first?.author.isHouse]).toEqual(['Clear broth', undefined])
  })
})

describe('a ranked list', () => {
  it('has the house at every third place while cooks have recipes, however well it is liked', async () => {
    const fan = app.client()
    await fan.signUp()
    const easy = { cuisine: 'French', difficulty: 'Easy', tags: [] }
    for (const title of ['Leek tart', 'Pea stew', 'Plum cake']) {
      await publishRecipe(cook, { title, ...easy })
    }
    for (const { _id: id } of await listHouse()) {
      await fan.call('POST /recipes/{id}/like', { params: { id } })
    }
    await app.jobs.send(app.database.db, rankLists, {})
    await app.drainJobs()
    const explore = await cook.call('GET /recipes/explore', { query: { type: 'easy' } })
    const listed = 'recipes' in explore ? explore.recipes : []
    const isHouse = listed.map(({ author }) => author.isHouse ?? false)
    expect(isHouse.slice(0, 5)).toEqual([false, false, true, false, true])
  })
})

/** A file of the cookbook. */
function toDish(name: string, title: string, about: string): DishFile {
  const text = `= ${title}
name de: ${title}
~ ${about}
cuisine: Greek
course: bread
kind: bread
occasions: guests
cost: low
level: Easy
serves: 8
needs: oven
free: vegan, vegetarian
keeps: A day in a tin.

# For the dough
structure! 500 g wheat flour
liquid! 300 ml water
# To finish
garnish 50 g sesame seeds

> active 20, rest 480: Knead the flour with the water and leave it in the fridge for 8 hours.
> active 0, oven 25: Strew the sesame seeds over it and bake for 25 minutes.
`
  return { name: `bread/${name}.txt`, text }
}
