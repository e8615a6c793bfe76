import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Client, startTestApp, type TestApp } from '../../../testing/index.ts'

const RECIPES = 3000

let app: TestApp
let reader: Client

// All have 'stew' in the description, every hundredth in its title; a higher number is more popular
// and older, and ratings rise towards 1,000. Even numbers contain eggs, the others honey.
beforeAll(async () => {
  app = await startTestApp()
  const author = app.client()
  reader = app.client()
  const { id } = await author.signUp()
  await reader.signUp()
  await app.database.transaction(async (tx) => {
    await tx.execute(sql`
      insert into recipes (id, author_id, title, description, status, cover_code, difficulty, tags,
        likes, rating_sum, rating_count, created_at, updated_at, published_at)
      select gen_random_uuid(), ${id}::uuid,
        case when n % 100 = 0 then 'Stew ' else 'Dish ' end || n, 'A stew.', 'published', '',
        case when n % 2 = 0 then 'Easy' else 'Hard' end, '{}', n, 5 * n - abs(1000 - n), n,
        now(), now(), now() - n * interval '1 minute'
      from generate_series(1, ${RECIPES}::integer) as n`)
    await tx.execute(sql`
      insert into recipe_search (recipe_id, author_id, is_public, popularity, raters, rating,
        published_at, foods, words, diets, tags, difficulty, cook_minutes)
      select recipe_id, author_id, is_public, popularity, raters, rating, published_at,
        array[hashtext(case when difficulty = 'Easy' then 'egg' else 'honey' end)],
        words || (case when difficulty = 'Easy' then '' else '''=i:honey''' end)::tsvector, diets,
        tags, difficulty, cook_minutes
      from recipe_search_source`)
  })
  await app.drainJobs()
})
afterAll(() => app.close())

type Answer = {
  recipes: { title: string }[]
  total: number
  pages: number
  more?: boolean
  kept?: string[]
  filters: { difficulty: { value: string; count: number }[] }
}

async function search(query: string): Promise<Answer> {
  const { status, body } = await reader.get<Answer>(`/recipes/search?q=stew&limit=50&${query}`)
  expect(status).toBe(200)
  return body
}

const numbers = ({ recipes }: Answer) => recipes.map(({ title }) => Number(title.split(' ')[1]))
const range = (length: number, at: (index: number) => number) =>
  Array.from({ length }, (_, index) => at(index))

it('counts up to a thousand, and pages as far', async () => {
  const first = await search('sortBy=popular')
  expect(first).toMatchObject({ total: 1000, pages: 20, more: true })
  const counted = first.filters.difficulty.map(({ count }) => count)
  expect(counted.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(1000)
  expect(numbers(first)).toEqual(range(50, (index) => RECIPES - index))
  expect(numbers(await search('sortBy=popular&page=20'))).toEqual(
    range(50, (index) => RECIPES - 950 - index),
  )
  expect((await search('sortBy=popular&page=21')).recipes).toEqual([])
})

it('keeps to every order', async () => {
  expect(numbers(await search('sortBy=newest'))).toEqual(range(50, (index) => index + 1))
  const rated = numbers(await search('sortBy=rating'))
  expect(rated[0]).toBe(1000)
  expect(rated.every((number) => Math.abs(number - 1000) <= 50)).toBe(true)
})

it('has titles first where it goes by relevance, then the popular, each once', async () => {
  const [first, second] = await Promise.all([search(''), search('page=2')])
  expect(numbers(first).slice(0, 30)).toEqual(range(30, (index) => RECIPES - index * 100))
  expect(numbers(first).slice(30, 33)).toEqual([2999, 2998, 2997])
  const both = [...numbers(first), ...numbers(second)]
  expect(new Set(both).size).toBe(100)
})

it('finds what few have among what many have', async () => {
  const few = await search('difficulty=Easy&sortBy=newest')
  expect(few).toMatchObject({ total: 1000, more: true })
  expect(numbers(few).slice(0, 3)).toEqual([2, 4, 6])
  const { body } = await reader.get<Answer>('/recipes/search?q=stew 1234')
  expect(body).toMatchObject({ total: 1, recipes: [{ title: 'Dish 1234' }] })
})

it('leaves out what is avoided, however many are left', async () => {
  const popular = await search('avoid=no honey&sortBy=popular')
  expect(popular).toMatchObject({ total: 1000, more: true, kept: ['no honey'] })
  expect(numbers(popular)).toEqual(range(50, (index) => RECIPES - 2 * index))
  expect(numbers(await search('avoid=no honey&sortBy=newest')).slice(0, 3)).toEqual([2, 4, 6])
  const relevant = numbers(await search('avoid=no honey'))
  expect(relevant.slice(0, 30)).toEqual(range(30, (index) => RECIPES - index * 100))
  expect(relevant.slice(30, 33)).toEqual([2998, 2996, 2994])
})

it('has what can be cooked on every page, where more than a thousand can', async () => {
  await reader.post('/auth/inventory', { name: 'eggs', qty: 1, qtyName: 'kg' })
  const first = await search('pantry=true&missing=0')
  expect(first).toMatchObject({ total: 1000, pages: 20, more: true })
  expect(numbers(first).slice(0, 30)).toEqual(range(30, (index) => RECIPES - index * 100))
  const rest = range(1470, (index) => RECIPES - 2 * index).filter((number) => number % 100 > 0)
  expect(numbers(first).slice(30)).toEqual(rest.slice(0, 20))
  expect(numbers(await search('pantry=true&missing=0&page=2'))).toEqual(rest.slice(20, 70))
  expect(numbers(await search('pantry=true&missing=0&page=20'))).toEqual(rest.slice(920, 970))
  expect((await search('pantry=true&missing=0&page=21')).recipes).toEqual([])
  const newest = await search('pantry=true&missing=0&sortBy=newest')
  expect(numbers(newest).slice(0, 3)).toEqual([2, 4, 6])
})

it('lists all there is, newest first', async () => {
  const { body } = await reader.get<Answer>('/recipes?limit=3&page=2')
  expect(body.total).toBe(1000)
  expect(numbers(body)).toEqual([4, 5, 6])
})
