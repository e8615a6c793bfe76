import { sql } from 'drizzle-orm'
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
let author: Cook
const ids: Record<string, string> = {}

const row = (name: string, quantity = '200', unit = 'g') => ({ name, quantity, unit })
const RECIPES = {
  'Beef Ragu': { cuisine: 'Italian', ingredients: [row('ground beef'), row('tomatoes')] },
  'Tomato Pasta': { cuisine: 'Italian', ingredients: [row('pasta'), row('tomatoes')] },
  'Basil Bruschetta': { cuisine: 'Italian', ingredients: [row('bread'), row('tomatoes')] },
  'Green Curry': { cuisine: 'Thai', ingredients: [row('chicken breast'), row('coconut milk')] },
  'Lentil Salad': { cuisine: 'French', ingredients: [row('lentils'), row('olive oil')] },
} as const

beforeAll(async () => {
  app = await startTestApp()
  author = await newCook()
  for (const [title, fields] of Object.entries(RECIPES)) {
    app.clock.advance({ seconds: 1 })
    ids[title] = await publishRecipe(author, { title, tags: [], ...fields })
  }
  await author.post('/recipes/', { title: 'Secret Draft' })
})
afterAll(() => app.close())

async function newCook(): Promise<Cook> {
  const client = app.client()
  return { ...client, ...(await client.signUp()) }
}

const titles = (recipes: { title: string }[]) => recipes.map(({ title }) => title)
const inspire = async (cook: Cook) =>
  titles((await cook.call('GET /dashboard/inspirations')).recipes)
const suggest = (cook: Cook) => cook.call('GET /dashboard/recommendations')

describe('the wheel’s recipes', () => {
  it('are published ones of others, in no fixed order', async () => {
    const cook = await newCook()
    const mine = await publishRecipe(cook, { title: 'Mine Alone' })
    expect((await inspire(cook)).sort()).toEqual(Object.keys(RECIPES).sort())
    const orders = new Set<string>()
    for (let spin = 0; spin < 12; spin += 1) orders.add((await inspire(cook)).join())
    expect(orders.size).toBeGreaterThan(1)
    await cook.delete(`/recipes/${mine}`)
  })

  it('keep to the settings’ preferences and to the chat’s restrictions', async () => {
    const cook = await newCook()
    await cook.post('/auth/update-Preference', {
      dietaryPreferences: ['Vegetarian', 'No coriander'],
    })
    const vegetarian = await inspire(cook)
    expect(vegetarian).not.toContain('Beef Ragu')
    expect(vegetarian).not.toContain('Green Curry')
    expect(vegetarian).toContain('Lentil Salad')
    await cook.put('/aiChats/dietary-preferences', { dietaryPreferences: ['Gluten-Free'] })
    expect(await inspire(cook)).toEqual(['Lentil Salad'])
    const { recommended, trending } = await suggest(cook)
    expect(titles([...recommended, ...trending.recipes])).toEqual(['Lentil Salad', 'Lentil Salad'])
  })

  it('keep to what one avoids in one’s own words, as the kitchen reads it', async () => {
    const cook = await newCook()
    const avoid = (...dietaryPreferences: string[]) =>
      cook.post('/auth/update-Preference', { dietaryPreferences })
    const allBut = (...left: string[]) =>
      Object.keys(RECIPES)
        .filter((title) => !left.includes(title))
        .sort()
    await avoid('No coconut')
    expect((await inspire(cook)).sort()).toEqual(allBut('Green Curry'))
    const { recommended, trending } = await suggest(cook)
    for (const list of [recommended, trending.recipes]) {
      expect(titles(list).sort()).toEqual(allBut('Green Curry'))
    }
    // Only the method mentions it.
    const salad = ids['Lentil Salad']
    await author.put(`/recipes/${salad}`, { instructions: ['Fry the lentils in ghee.'] })
    await avoid('No coconut', "I can't eat ghee")
    expect((await inspire(cook)).sort()).toEqual(allBut('Green Curry', 'Lentil Salad'))
    // A restriction the kitchen cannot interpret only excludes what names it.
    await avoid('No coconut', 'nothing too fiddly')
    expect((await inspire(cook)).sort()).toEqual(allBut('Green Curry'))
    await author.put(`/recipes/${salad}`, { instructions: ['Boil the lentils.'] })
  })

  it('are at most twelve', async () => {
    const [cook, writer] = await Promise.all([newCook(), newCook()])
    const more = await Promise.all(
      Array.from({ length: 9 }, (_, number) => publishRecipe(writer, { title: `Loaf ${number}` })),
    )
    expect(await inspire(cook)).toHaveLength(12)
    for (const id of more) await writer.delete(`/recipes/${id}`)
  })
})

describe('what a cook may like', () => {
  it('is for a newcomer what is popular, in every cuisine', async () => {
    const [cook, fan] = await Promise.all([newCook(), newCook()])
    await fan.post(`/recipes/${ids['Lentil Salad']}/like`)
    const { recommended, trending } = await suggest(cook)
    expect(titles(recommended)[0]).toBe('Lentil Salad')
    expect(recommended).toHaveLength(5)
    expect(trending.cuisine).toBeNull()
    expect(titles(trending.recipes).sort()).toEqual(Object.keys(RECIPES).sort())
  })

  it('follows the cuisines and foods of what was saved, liked and cooked, and leaves that out', async () => {
    const cook = await newCook()
    await cook.post('/auth/savedRecipe', { recipeId: ids['Tomato Pasta'] })
    await cook.post(`/recipes/${ids['Beef Ragu']}/like`)
    await cook.post('/cooked-recipes', { recipeId: ids['Green Curry'] })
    const { recommended, trending } = await suggest(cook)
    expect(titles(recommended)).toEqual(['Basil Bruschetta', 'Lentil Salad'])
    expect(trending.cuisine).toBe('Italian')
    const italian = ['Basil Bruschetta', 'Beef Ragu', 'Tomato Pasta']
    expect(titles(trending.recipes).sort()).toEqual(italian)
    for (const _again of [1, 2])
      await cook.post('/cooked-recipes', { recipeId: ids['Green Curry'] })
    expect((await suggest(cook)).trending).toMatchObject({
      cuisine: 'Thai',
      recipes: [{ title: 'Green Curry', isLiked: false, isSaved: false }],
    })
  })

  it('leaves out what is hidden at once', async () => {
    const [cook, writer] = await Promise.all([newCook(), newCook()])
    const id = await publishRecipe(writer, { title: 'Here Today' })
    expect(await inspire(cook)).toContain('Here Today')
    await writer.post('/auth/public-Profile-toogle')
    expect(await inspire(cook)).not.toContain('Here Today')
    const { recommended, trending } = await suggest(cook)
    expect(titles([...recommended, ...trending.recipes])).not.toContain('Here Today')
    await writer.delete(`/recipes/${id}`)
  })

  it('is told to nobody who is signed out', async () => {
    for (const path of ['/dashboard/inspirations', '/dashboard/recommendations']) {
      expect((await app.client().get(path)).status).toBe(401)
    }
  })
})

describe('among thousands of others', () => {
  it('finds the one that fits, which is neither new nor popular', async () => {
    const cook = await newCook()
    await cook.post('/auth/update-Preference', { dietaryPreferences: ['Vegetarian', 'No bread'] })
    await cook.put('/aiChats/dietary-preferences', { dietaryPreferences: ['Gluten-Free'] })
    await app.database.transaction(async (tx) => {
      await tx.execute(sql`
        insert into recipes (id, author_id, title, description, status, cover_code, tags, likes,
          created_at, updated_at, published_at)
        select gen_random_uuid(), ${author.id}::uuid, 'Dish ' || n, 'A dish.', 'published', '', '{}',
          n, now(), now(), now()
        from generate_series(1, 3000) as n`)
      await tx.execute(sql`
        insert into recipe_search (recipe_id, author_id, is_public, popularity, raters, rating,
          published_at, foods, words)
        select recipe_id, author_id, is_public, popularity, raters, rating, published_at,
          coalesce(foods, '{}'), words
        from recipe_search_source on conflict do nothing`)
    })
    expect(await inspire(cook)).toEqual(['Lentil Salad'])
    expect(titles((await suggest(cook)).recommended)).toEqual(['Lentil Salad'])
    // A cook without restrictions gets all of them in time.
    const met = new Set<string>()
    const other = await newCook()
    for (let spin = 0; spin < 4; spin += 1) for (const title of await inspire(other)) met.add(title)
    expect(met.size).toBeGreaterThan(24)
  })
})
