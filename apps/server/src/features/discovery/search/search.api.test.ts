import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, publishRecipe, startTestApp, type TestApp } from '../../../testing/index.ts'

let app: TestApp
let author: Client
let reader: Client

beforeAll(async () => {
  app = await startTestApp()
  author = app.client()
  reader = app.client()
  await author.signUp()
  await reader.signUp()
  await publishRecipe(author, {
    title: 'Crème Brûlée',
    description: 'Custard under a sheet of caramel.',
    tags: ['French'],
    difficulty: 'Hard',
    mealType: 'Dessert',
    cookTime: '1 h 10 min',
    ingredients: [{ name: 'double cream', quantity: '500', unit: 'ml' }],
  })
  await publishRecipe(author, {
    title: 'Quick Carbonara',
    description: 'Eggs, cheese and pepper, no cream.',
    tags: ['Italian', 'pasta'],
    difficulty: 'Easy',
    cookTime: '30 min',
    ingredients: [{ name: 'spaghetti', quantity: '200', unit: 'g' }],
  })
  await publishRecipe(author, {
    title: 'Chicken Green Curry',
    description: 'Fragrant and quick with basil.',
    tags: ['Thai', 'curry'],
    difficulty: 'Medium',
    cookTime: '45 min',
    ingredients: [{ name: 'chicken thighs', quantity: '600', unit: 'g' }],
  })
  await author.post('/recipes/', { cover: 'illustrated', title: 'Secret Carbonara Draft' })
})
afterAll(() => app.close())

async function titles(query: string): Promise<string[]> {
  const { body } = await reader.get<{ recipes: { title: string }[] }>(`/recipes/search?${query}`)
  return body.recipes.map(({ title }) => title)
}

describe('search', () => {
  it('finds words of titles and ingredients, plurals and words without their accents, never drafts', async () => {
    expect(await titles('q=carbonara')).toEqual(['Quick Carbonara'])
    expect(await titles('q=creme brulee')).toEqual(['Crème Brûlée'])
    expect(await titles('q=chicken thigh')).toEqual(['Chicken Green Curry'])
  })

  it('ranks a title before a description', async () => {
    expect(await titles('q=quick')).toEqual(['Quick Carbonara', 'Chicken Green Curry'])
  })

  it('narrows by cuisine (several by or), difficulty and cook time', async () => {
    expect(await titles('q=quick&tags=Thai,French')).toEqual(['Chicken Green Curry'])
    expect(await titles('q=quick&difficulty=Easy')).toEqual(['Quick Carbonara'])
    expect(await titles('q=quick&cookTime=30-60')).toEqual(['Chicken Green Curry'])
    expect(await titles('q=quick&cookTime=0-30,30-60')).toHaveLength(2)
  })

  it('counts what each filter would find', async () => {
    const { body } = await reader.get('/recipes/search?q=quick')
    expect(body).toMatchObject({
      total: 2,
      pages: 1,
      filters: {
        difficulty: [
          { value: 'Easy', count: 1 },
          { value: 'Medium', count: 1 },
        ],
        cookTime: [
          { value: '0-30', count: 1 },
          { value: '30-60', count: 1 },
        ],
        tags: expect.arrayContaining([{ value: 'pasta', count: 1 }]),
      },
    })
    expect((await reader.get('/recipes/search?q=custard')).body).toMatchObject({
      filters: {
        difficulty: [{ value: 'Hard', count: 1 }],
        cookTime: [{ value: '60+', count: 1 }],
      },
    })
  })

  it("ranks as the database's own normalization by the logarithm of the length would", async () => {
    const rows = await app.database.query({
      text: `select ts_rank(words, query, 1) as own,
          (ts_rank(words, query)::double precision / words_scale)::real as ours
        from recipe_search, to_tsquery('english', 'cream | curry | quick') as query
        where words @@ query`,
    })
    expect(rows.length).toBeGreaterThanOrEqual(3)
    for (const { own, ours } of rows) expect(ours).toBe(own)
  })

  it('answers a blank query with an empty page', async () => {
    const { body } = await reader.get('/recipes/search?q=%20')
    expect(body).toMatchObject({ recipes: [], total: 0, page: 1, pages: 1 })
  })

  it.each([
    '🍕',
    '!!!',
    '-',
    '"',
    ' - ',
    '“ ”',
    '...?',
  ])('answers signs alone (%s) with an empty page, as the list and the suggestions do', async (typed) => {
    const q = encodeURIComponent(typed)
    const empty = { recipes: [], total: 0, pages: 1, corrected: null }
    expect((await reader.get(`/recipes/search?q=${q}`)).body).toMatchObject(empty)
    expect((await reader.get(`/recipes/search?pantry=1&missing=20&q=${q}`)).body).toMatchObject(
      empty,
    )
    expect((await reader.get(`/recipes?search=${q}`)).body).toMatchObject({ recipes: [], total: 0 })
    expect((await reader.get(`/recipes/suggestions?q=${q}`)).body).toMatchObject({ recipes: [] })
  })

  it('finds titles with words that say nothing by these words alone, and leaves them out beside others', async () => {
    const id = await publishRecipe(author, {
      title: 'Clams of the Sea',
      description: 'In their shells.',
    })
    await publishRecipe(author, { title: 'Plain Clams', description: 'The ones of the beach.' })
    expect(await titles('q=the')).toEqual(['Clams of the Sea'])
    expect(await titles('q=of%20THE')).toEqual(['Clams of the Sea'])
    expect(await titles('q=%22the%22')).toEqual(['Clams of the Sea'])
    expect(await titles('q=with')).toEqual([])
    expect((await titles('q=the%20clams')).toSorted()).toEqual(['Clams of the Sea', 'Plain Clams'])
    const { recipes } = await reader.call('GET /recipes/suggestions', { query: { q: 'the' } })
    expect(recipes.map(({ title }) => title)).toEqual(['Clams of the Sea'])
    await author.call('PUT /recipes/{id}', { params: { id }, body: { title: 'Clams and Sea' } })
    expect(await titles('q=the')).toEqual([])
    expect(await titles('q=and')).toEqual(['Clams and Sea'])
    await author.call('DELETE /recipes/{id}', { params: { id } })
  })

  it('pages, past the end with an empty list, and refuses page 0 and unknown sorts', async () => {
    const { body } = await reader.get('/recipes/search?q=quick&limit=1&page=2')
    expect(body).toMatchObject({ page: 2, pages: 2, total: 2 })
    expect(await titles('q=quick&page=9')).toEqual([])
    expect((await reader.get('/recipes/search?q=quick&page=0')).status).toBe(422)
    expect((await reader.get('/recipes/search?q=quick&sortBy=best')).status).toBe(422)
  })

  it.each([
    "'; drop table recipes; --",
    '((((',
    'a & | !',
    '%',
    '"',
    '\\',
    '-',
    'x'.repeat(200),
  ])('takes %j as words', async (text) => {
    const { status } = await reader.get(`/recipes/search?q=${encodeURIComponent(text)}`)
    expect(status).toBe(200)
  })
})
