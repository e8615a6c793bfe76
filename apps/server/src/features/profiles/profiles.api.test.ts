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
let visitor: Client
beforeAll(async () => {
  app = await startTestApp()
  visitor = app.client()
})
afterAll(() => app.close())

async function newCook(): Promise<Cook> {
  const client = app.client()
  return { ...client, ...(await client.signUp()) }
}

const profileOf = (cook: { username: string }, by: Client = visitor) =>
  by.call('GET /auth/profile/{username}', { params: { username: cook.username } })
const recipesOf = (cook: Cook, query: object = {}, by: Client = visitor) =>
  by.call('GET /auth/profile/{username}/recipes', { params: { username: cook.username }, query })
const favoritesOf = (cook: Cook, query: object = {}, by: Client = visitor) =>
  by.call('GET /profiles/{username}/favorites', { params: { username: cook.username }, query })
const save = (cook: Cook, recipeId: string) =>
  cook.call('POST /auth/savedRecipe', { body: { recipeId } })
const hide = (cook: Cook) => cook.post('/auth/public-Profile-toogle')
const titles = ({ recipes }: { recipes: { title: string }[] }) => recipes.map(({ title }) => title)

describe('a profile', () => {
  it('tells a visitor who the cook is, by their username in any case, and nothing private', async () => {
    const cook = await newCook()
    await cook.call('POST /auth/update-profile', {
      body: {
        fullName: 'Nora <b>van Berg</b>',
        bio: 'Soups & "stews"',
        location: 'Ghent',
        website: 'https://soup.example',
        birthDate: '1990-02-28',
        phoneNo: '+32 470 12 34 56',
        socialLinks: { instagram: 'https://instagram.com/nora' },
      },
    })
    const asTyped = await profileOf({ username: cook.username.toUpperCase() })
    expect(asTyped.user).toEqual({
      _id: cook.id,
      username: cook.username,
      fullName: 'Nora <b>van Berg</b>',
      avatar: null,
      bio: 'Soups & "stews"',
      cookingLevel: 'Home Chef',
      socialLinks: { instagram: 'https://instagram.com/nora', youtube: null, x: null },
      location: 'Ghent',
      website: 'https://soup.example',
      age: new Date(app.clock.now()).getUTCFullYear() - 1990 - (isBefore('02-28') ? 1 : 0),
      isPublic: true,
      createdAt: expect.stringMatching(/Z$/),
    })
    expect(asTyped).toMatchObject({
      stats: {
        totalRecipes: 0,
        averageRating: 0,
        ratingCount: 0,
        favoriteRecipesCount: 0,
        followers: 0,
        following: 0,
      },
      favoriteRecipes: [],
      followData: { isFollowing: false },
    })
    expect(await cook.call('GET /auth/profile')).toMatchObject({
      ...asTyped,
      // In the settings, the default Home Chef that others see means that none was chosen.
      user: { ...asTyped.user, cookingLevel: null },
    })
  })

  it('says no age where the cook hides it, and the level that they chose', async () => {
    const cook = await newCook()
    await cook.call('POST /auth/update-profile', {
      body: { birthDate: '1990-02-28', hideAge: true },
    })
    await cook.call('POST /auth/update-Preference', { body: { cookingLevel: 'Expert' } })
    expect((await profileOf(cook)).user).toMatchObject({ age: null, cookingLevel: 'Expert' })
  })

  it('counts published recipes, followers and followed cooks, and averages every rating', async () => {
    const [cook, ann, bea] = await Promise.all([newCook(), newCook(), newCook()])
    const once = await publishRecipe(cook)
    const twice = await publishRecipe(cook)
    await cook.post('/recipes/', { cover: 'illustrated', title: 'A draft' })
    const rate = (by: Cook, id: string, rating: number) =>
      by.call('POST /recipes/{id}/rate', { params: { id }, body: { rating } })
    await rate(ann, once, 5)
    await rate(ann, twice, 4)
    await rate(bea, twice, 4)
    await ann.post(`/follow/follow/${cook.id}`)
    await bea.post(`/follow/follow/${cook.id}`)
    await cook.post(`/follow/follow/${bea.id}`)
    const seen = await profileOf(cook, ann)
    expect(seen).toMatchObject({
      stats: { totalRecipes: 2, ratingCount: 3, followers: 2, following: 1 },
      followData: { isFollowing: true },
    })
    expect(seen.stats.averageRating).toBeCloseTo(13 / 3, 12)
    expect((await profileOf(cook)).followData.isFollowing).toBe(false)
  })

  it('of a private cook is a 404 to all but themselves, and so is one that is not', async () => {
    const [cook, stranger] = await Promise.all([newCook(), newCook()])
    await publishRecipe(cook)
    await hide(cook)
    for (const path of [
      `/auth/profile/${cook.username}`,
      `/auth/profile/${cook.username}/recipes`,
      `/profiles/${cook.username}/favorites`,
      '/auth/profile/nobody-at-all',
      `/auth/profile/${encodeURIComponent("x' or true --")}`,
      '/auth/profile/nobody-at-all/recipes',
    ]) {
      for (const reader of [visitor, stranger]) {
        const answer = await reader.get(path)
        expect(answer, path).toMatchObject({ status: 404, body: { code: 'USER_NOT_FOUND' } })
      }
    }
    expect(await profileOf(cook, cook)).toMatchObject({
      user: { isPublic: false },
      stats: { totalRecipes: 1 },
    })
    expect((await recipesOf(cook, {}, cook)).total).toBe(1)
    const own = await cook.call('GET /auth/profile')
    const { user } = await cook.call('GET /auth/check')
    expect(own.user).toMatchObject(user)
    expect((await visitor.get('/auth/profile')).status).toBe(401)
  })
})

/** Whether today, by the test's clock, is before a day of the year. */
function isBefore(monthAndDay: string): boolean {
  return new Date(app.clock.now()).toISOString().slice(5, 10) < monthAndDay
}

describe("a cook's recipes", () => {
  let cook: Cook
  beforeAll(async () => {
    cook = await newCook()
    const written = [
      { title: 'Tomato Soup', tags: ['italian'], difficulty: 'Easy', mealType: 'Lunch' },
      { title: 'Crème Brûlée', tags: [], cuisine: 'French', difficulty: 'Hard' },
      { title: 'Tomatoes on Toast', tags: [], cuisine: 'Italian', mealType: 'Breakfast' },
      { title: 'Noodle Soup', tags: ['Thai'], difficulty: 'Easy', mealType: 'Dinner' },
    ]
    for (const fields of written) {
      app.clock.advance({ minutes: 1 })
      await publishRecipe(cook, fields)
    }
    await cook.post('/recipes/', { cover: 'illustrated', title: 'Tomato Draft' })
  })

  it('are the published ones, newest first, ten to a page', async () => {
    const all = await recipesOf(cook)
    expect(titles(all)).toEqual(['Noodle Soup', 'Tomatoes on Toast', 'Crème Brûlée', 'Tomato Soup'])
    expect(all).toMatchObject({ page: 1, pages: 1, total: 4 })
    expect(titles(await recipesOf(cook, { page: 2, limit: 3 }))).toEqual(['Tomato Soup'])
    expect((await recipesOf(cook, { page: 900_000 })).recipes).toEqual([])
    expect((await recipesOf(cook, { page: 900_000 })).total).toBe(4)
    expect((await recipesOf(cook, {}, cook)).total).toBe(4)
  })

  it.each([
    [{ search: 'tomato' }, ['Tomatoes on Toast', 'Tomato Soup']],
    [{ search: 'sou' }, ['Noodle Soup', 'Tomato Soup']],
    [{ search: 'soup tom' }, ['Tomato Soup']],
    [{ search: 'CREME' }, ['Crème Brûlée']],
    [{ search: 'draft' }, []],
    [{ search: '!?' }, []],
    [{ search: "'; drop table recipes; --" }, []],
    [{ search: '   ' }, ['Noodle Soup', 'Tomatoes on Toast', 'Crème Brûlée', 'Tomato Soup']],
    [{ cuisine: 'Italian' }, ['Tomatoes on Toast', 'Tomato Soup']],
    [{ cuisine: 'thai' }, ['Noodle Soup']],
    [{ cuisine: '' }, ['Noodle Soup', 'Tomatoes on Toast', 'Crème Brûlée', 'Tomato Soup']],
    [{ difficulty: 'Easy' }, ['Noodle Soup', 'Tomato Soup']],
    [{ mealType: 'breakfast' }, ['Tomatoes on Toast']],
    [
      { mealType: '', difficulty: '' },
      ['Noodle Soup', 'Tomatoes on Toast', 'Crème Brûlée', 'Tomato Soup'],
    ],
    [
      { search: 'soup', difficulty: 'Easy', mealType: 'Lunch', cuisine: 'Italian' },
      ['Tomato Soup'],
    ],
    [{ search: 'soup', difficulty: 'Hard' }, []],
  ])('narrowed by %j are %j', async (query, expected) => {
    const found = await recipesOf(cook, query)
    expect(titles(found)).toEqual(expected)
    expect(found.total).toBe(expected.length)
  })

  it.each([
    'difficulty=Fierce',
    'mealType=Elevenses',
    'page=0',
    `search=${'x'.repeat(201)}`,
  ])('are not narrowed by %s: 422', async (query) => {
    const answer = await visitor.get(`/auth/profile/${cook.username}/recipes?${query}`)
    expect(answer.status).toBe(422)
  })
})

describe('favorites', () => {
  it('are the saved recipes that everybody may see, latest first, twelve on the profile', async () => {
    const [cook, author, hider] = await Promise.all([newCook(), newCook(), newCook()])
    const ids: string[] = []
    for (let number = 1; number <= 14; number++) {
      app.clock.advance({ minutes: 1 })
      const id = await publishRecipe(author, { title: `Dish ${number}` })
      ids.push(id)
      await save(cook, id)
    }
    await save(cook, await publishRecipe(hider, { title: 'Hidden dish' }))
    await hide(hider)
    await author.put(`/recipes/${ids[13]}/toggle`)
    const seen = await profileOf(cook)
    expect(seen.stats.favoriteRecipesCount).toBe(13)
    expect(seen.favoriteRecipes.map(({ title }) => title)).toEqual(
      Array.from({ length: 12 }, (_, index) => `Dish ${13 - index}`),
    )
    expect(seen.favoriteRecipes[0]?.isSaved).toBe(false)
    expect((await profileOf(cook, cook)).favoriteRecipes[0]?.isSaved).toBe(true)
    const second = await favoritesOf(cook, { page: 2 })
    expect(second).toMatchObject({ page: 2, pages: 2, total: 13 })
    expect(titles(second)).toEqual(['Dish 1'])
    expect((await favoritesOf(cook, { page: 900_000 })).recipes).toEqual([])
  })

  it('that a cook hides are seen by nobody else', async () => {
    const [cook, author] = await Promise.all([newCook(), newCook()])
    await save(cook, await publishRecipe(author, { title: 'Secret pleasure' }))
    await app.database.query({ text: 'update users set hide_favorites = true where id = $1' }, [
      cook.id,
    ])
    expect(await profileOf(cook, author)).toMatchObject({
      stats: { favoriteRecipesCount: 0 },
      favoriteRecipes: [],
    })
    expect(await favoritesOf(cook, {}, author)).toMatchObject({ recipes: [], total: 0 })
    expect(titles(await favoritesOf(cook, {}, cook))).toEqual(['Secret pleasure'])
    expect((await profileOf(cook, cook)).stats.favoriteRecipesCount).toBe(1)
  })
})
