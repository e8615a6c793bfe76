import { readdir, readFile } from 'node:fs/promises'
import { LIST_LIMITS, TEXT_LIMITS } from '@potluck/rules'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { ZipFile } from 'yazl'
import { type Client, publishRecipe, startTestApp, type TestApp } from '../../testing/index.ts'
import { makeTemporaryFolder } from '../../testing/server-process.ts'

let app: TestApp
let fresh: TestApp

beforeAll(async () => {
  app = await startTestApp({}, { RATE_LIMIT: '1' })
  fresh = await startTestApp()
})
afterAll(async () => {
  await app.close()
  await fresh.close()
})

async function signUp(at = app) {
  const client = at.client()
  return { client, ...(await client.signUp()) }
}

type Event = { type: string; done?: number; total?: number; report?: unknown }
type Bytes = Buffer<ArrayBuffer>

const send = (client: Client, path: string, body: Bytes | string, type = 'application/zip') =>
  client.fetch(`/api/archive-imports${path}`, {
    method: 'POST',
    body,
    headers: { 'content-type': type },
  })
async function look(client: Client, zip: Bytes): Promise<unknown> {
  const response = await send(client, '/look', zip)
  expect(response.status).toBe(200)
  return response.json()
}
async function bringIn(client: Client, zip: Bytes): Promise<Event[]> {
  const text = await (await send(client, '', zip)).text()
  return text.split('\n\n').flatMap((block) => {
    return block.startsWith('data: ') ? [JSON.parse(block.slice(6)) as Event] : []
  })
}
async function download(client: Client): Promise<Bytes> {
  const { _id } = await client.call('POST /archives')
  const response = await client.fetch(`/api/archives/${_id}`)
  return Buffer.from(await response.arrayBuffer())
}
/** An upload that pauses in the middle. */
function inTwoParts(bytes: Bytes) {
  const { promise: wanted, resolve: finish } = Promise.withResolvers<void>()
  const body = new ReadableStream({
    start: async (controller) => {
      controller.enqueue(bytes.subarray(0, 100))
      await wanted
      controller.enqueue(bytes.subarray(100))
      controller.close()
    },
  })
  return { body, finish }
}
/** A zip of these files: values are written as JSON, bytes as they are. */
async function zipOf(files: Record<string, unknown>): Promise<Bytes> {
  const zip = new ZipFile()
  for (const [name, value] of Object.entries(files)) {
    zip.addBuffer(Buffer.isBuffer(value) ? value : Buffer.from(JSON.stringify(value)), name)
  }
  zip.end()
  const chunks: Uint8Array[] = []
  for await (const chunk of zip.outputStream) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}

const GOALS = { kcal: 2100, protein: 80, carbs: null, fat: null, fiber: 30, sodium: null }

/** A cook who has one of everything that an archive can import. */
async function cookWithMuch() {
  const cook = await signUp()
  const own = await publishRecipe(cook.client, { title: 'Own pie' })
  const { client: other } = await signUp()
  const theirs = await publishRecipe(other, { title: 'Their soup' })
  await cook.client.call('POST /collections', { body: { name: 'Ünder', recipes: [own] } })
  const { collections } = await cook.client.call('GET /collections')
  await cook.client.call('POST /auth/savedRecipe', {
    body: { recipeId: theirs, collections: collections.map(({ _id }) => _id) },
  })
  const rice = { name: 'rice', qty: 2, qtyName: 'kg', expiryDate: '2030-01-02' }
  await cook.client.call('POST /auth/inventory', { body: rice })
  const lunch = { day: '2031-05-01', meal: 'lunch' } as const
  for (const entry of [{ text: 'Leftovers' }, { recipeId: own }, { recipeId: theirs }]) {
    await cook.client.call('POST /meal-plan/entries', { body: { ...lunch, ...entry, eaten: 1.5 } })
  }
  await cook.client.call('POST /shopping-list/lines', { body: { text: '3 napkins <b>' } })
  await cook.client.call('POST /shopping-list/recipes', { body: { recipeId: own } })
  await cook.client.call('PUT /nutrition/goals', { body: GOALS })
  return cook
}

/** The cook's own recipes in each of their collections: others' may not be on another server. */
async function ownByCollection(client: Client) {
  const { collections } = await client.call('GET /collections')
  const titles = new Set(
    (await client.call('GET /recipes/my-recipes')).recipes.map(({ title }) => title),
  )
  return Promise.all(
    collections.map(async ({ _id: collection, name }) => {
      const { savedRecipes } = await client.call('GET /auth/savedRecipe', { query: { collection } })
      return [name, savedRecipes.map(({ title }) => title).filter((title) => titles.has(title))]
    }),
  )
}

async function contentsOf(client: Client) {
  const days = { from: '2031-05-01', to: '2031-05-01' }
  const { inventory } = await client.call('GET /auth/inventory')
  const { entries } = await client.call('GET /meal-plan/entries', { query: days })
  const { items } = await client.call('GET /shopping-list')
  return {
    pantry: inventory.map(({ name, qty, qtyName, expiryDate }) => [name, qty, qtyName, expiryDate]),
    plan: entries.map(({ text, recipe, meal, eaten, portions }) => [
      text ?? recipe?.title,
      meal,
      eaten,
      portions,
    ]),
    shopping: items.map(({ name, amount, recipes }) => [name, amount, recipes[0]?.title]),
    collections: await ownByCollection(client),
    recipes: (await client.call('GET /recipes/my-recipes')).total,
    goals: (await client.call('GET /nutrition/days', { query: days })).goals,
  }
}

const counts = (added: boolean, saved: { added: number; known: number }) => {
  const of = (count: number) => (added ? { added: count, known: 0 } : { added: 0, known: count })
  return [
    { part: 'recipes', ...of(1) },
    { part: 'collections', ...of(1) },
    { part: 'saved-recipes', ...saved },
    { part: 'pantry', ...of(1) },
    { part: 'meal-plan', ...of(3) },
    { part: 'shopping-list', ...of(2) },
    { part: 'nutrition-goals', ...of(1) },
  ]
}

describe('an uploaded archive', () => {
  it('may hold the largest recipe that there is, in the letters that take most room', async () => {
    const { client } = await signUp()
    const letters = (length: number) => '🥕'.repeat(length)
    const lines = LIST_LIMITS.ingredients
    await publishRecipe(client, {
      title: letters(TEXT_LIMITS.title),
      description: letters(TEXT_LIMITS.description),
      ingredients: Array.from({ length: lines }, (_, at) => ({
        name: letters(TEXT_LIMITS.ingredientList / lines - 10),
        quantity: '1 1/2',
        unit: 'cups',
        group:
          letters(TEXT_LIMITS.ingredientGroup - 1) +
          'abcdefghijklmnopqrst'.charAt(Math.floor((at * LIST_LIMITS.ingredientGroups) / lines)),
      })),
      instructions: Array.from({ length: LIST_LIMITS.steps }, () =>
        letters(Math.floor(TEXT_LIMITS.method / LIST_LIMITS.steps)),
      ),
    })
    const { client: there } = await signUp(fresh)
    const events = await bringIn(there, await download(client))
    const recipes = { part: 'recipes', added: 1, known: 0 }
    const parts = expect.arrayContaining([recipes])
    expect(events.at(-1)).toMatchObject({ type: 'complete', report: { parts, problems: [] } })
  })

  it('says what it holds, comes in whole into another server, and adds nothing twice', async () => {
    const { client } = await cookWithMuch()
    const zip = await download(client)
    const { client: there } = await signUp(fresh)
    const nothing = { added: 0, known: 0 }
    const problems = [{ reason: 'not-here', part: 'saved-recipes', what: '', count: 1 }]
    const report = { parts: counts(true, nothing), problems, moreProblems: 0 }
    expect(await look(there, zip)).toEqual(report)
    expect(await contentsOf(there)).toMatchObject({ recipes: 0, pantry: [], collections: [] })
    const events = await bringIn(there, zip)
    expect(events[0]).toEqual({ type: 'progress', done: 0, total: 7 })
    expect(events.at(-1)).toEqual({ type: 'complete', report })
    expect(await contentsOf(there)).toEqual(await contentsOf(client))
    expect(await ownByCollection(there)).toEqual([['Ünder', ['Own pie']]])
    const again = { parts: counts(false, nothing), problems, moreProblems: 0 }
    expect(await look(there, zip)).toEqual(again)
    expect((await bringIn(there, zip)).at(-1)).toEqual({ type: 'complete', report: again })
    expect(await contentsOf(there)).toEqual(await contentsOf(client))
  })

  it('of November 2026 comes in with all that it held then', async () => {
    const { client } = await signUp(fresh)
    const zip = await readFile(new URL('./archive-of-2026.zip', import.meta.url))
    const [recipes, ...parts] = counts(true, { added: 0, known: 0 })
    const problems = [{ reason: 'not-here', part: 'saved-recipes', what: '', count: 1 }]
    const report = { parts: [{ ...recipes, added: 2 }, ...parts], problems, moreProblems: 0 }
    expect((await bringIn(client, Buffer.from(zip))).at(-1)).toEqual({ type: 'complete', report })
    const { recipes: cards } = await client.call('GET /recipes/my-recipes')
    const id = cards.find(({ title }) => title === 'Onion tart of 2026')?._id ?? ''
    expect(await client.call('GET /recipes/{id}', { params: { id } })).toMatchObject({
      prepTime: '1h 20m',
      cookTime: '45 minutes',
      servings: '2-3 servings',
      tags: ['Sunday', 'Été'],
      cuisine: 'French',
      difficulty: 'Hard',
      mealType: 'Dinner',
      allowComments: false,
      videoUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      ingredients: [{ quantity: '1 ½' }, { group: 'For the topping:' }],
      status: 'published',
    })
  })

  it('of before a field was there has it as a new draft does', async () => {
    const { client } = await signUp(fresh)
    const moment = '2026-01-02T03:04:05.000Z'
    const potluck = {
      title: 'Old soup',
      ingredients: [{ name: 'leeks', quantity: '2', unit: '' }],
      instructions: ['Simmer.'],
      source: 'cook',
      status: 'draft',
      hasCover: false,
      adaptedFrom: null,
      createdAt: moment,
      updatedAt: moment,
      publishedAt: null,
    }
    const zip = await zipOf({ 'recipes/old-soup.json': { '@type': 'Recipe', potluck } })
    const parts = expect.arrayContaining([{ part: 'recipes', added: 1, known: 0 }])
    const report = { parts, problems: [] }
    expect((await bringIn(client, zip)).at(-1)).toMatchObject({ type: 'complete', report })
    const { recipes } = await client.call('GET /recipes/my-recipes')
    expect(recipes).toMatchObject([{ title: 'Old soup', tags: [], allowComments: true }])
  })

  it('gives back to its own account what was lost since', async () => {
    const { client } = await cookWithMuch()
    const before = await contentsOf(client)
    const zip = await download(client)
    await client.call('DELETE /auth/inventory')
    const { savedRecipes } = await client.call('GET /auth/savedRecipe')
    const [saved] = savedRecipes
    await client.delete(`/auth/savedRecipe/${saved?.recipeId}`)
    expect((await bringIn(client, zip)).at(-1)).toMatchObject({
      report: {
        parts: counts(false, { added: 1, known: 0 }).map((count) =>
          count.part === 'pantry' ? { part: 'pantry', added: 1, known: 0 } : count,
        ),
        problems: [],
      },
    })
    expect(await contentsOf(client)).toEqual(before)
    const restored = await client.call('GET /auth/savedRecipe')
    expect(restored.savedRecipes).toMatchObject([
      { savedAt: saved?.savedAt, collections: saved?.collections },
    ])
  })

  it('keeps its member’s others out while it is read, and nobody else’s', async () => {
    const { client } = await cookWithMuch()
    const zip = await download(client)
    const { client: there } = await signUp(fresh)
    const { client: another } = await signUp(fresh)
    // A file in the temporary folder shows that the first import has started.
    const folder = await makeTemporaryFolder()
    vi.stubEnv('TMPDIR', folder.path)
    onTestFinished(folder.remove)
    onTestFinished(() => {
      vi.unstubAllEnvs()
    })
    const { body, finish } = inTwoParts(zip)
    const headers = { 'content-type': 'application/zip' }
    const init: RequestInit = { method: 'POST', headers, body, duplex: 'half' }
    const first = there.fetch('/api/archive-imports', init)
    await expect.poll(() => readdir(folder.path)).toHaveLength(1)
    expect((await send(there, '/look', zip)).status).toBe(409)
    const refused = await send(there, '', zip)
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'CONFLICT' }])
    expect((await send(another, '/look', zip)).status).toBe(200)
    finish()
    expect(await (await first).text()).toContain('"complete"')
    expect(await contentsOf(there)).toEqual(await contentsOf(client))
    expect((await send(there, '/look', zip)).status).toBe(200)
  })

  it('tells nothing of what a planned recipe is called by now whose cook hides', async () => {
    const author = (await signUp()).client
    const { client } = await signUp()
    const recipeId = await publishRecipe(author, { title: 'Quince pie' })
    const meal = { day: '2031-05-01', meal: 'dinner' } as const
    await client.call('POST /meal-plan/entries', { body: { ...meal, recipeId } })
    const guess = async (title: string) => {
      const row = { ...meal, recipe: null, title, portions: 1, eaten: 1 }
      return look(client, await zipOf({ 'meal-plan.json': [row] }))
    }
    const known = { parts: [{ part: 'meal-plan', added: 0, known: 1 }] }
    expect(await guess('Quince pie')).toMatchObject(known)
    await author.post('/auth/public-Profile-toogle')
    await author.put(`/recipes/${recipeId}`, { title: 'Medlar pie' })
    const added = { parts: [{ part: 'meal-plan', added: 1, known: 0 }] }
    expect(await guess('Medlar pie')).toMatchObject(added)
    expect(await guess('Quince pie')).toMatchObject(added)
  })

  it('reaches nothing of others, and leaves out rows that are none', async () => {
    const { client: other } = await signUp()
    const draft = await other.post<{ recipeId: string }>('/recipes/', { title: 'Secret' })
    const { recipeId: recipe } = draft.body
    const { client } = await signUp()
    const meal = { day: '2031-05-01', meal: 'lunch', recipe, title: 'X', portions: 1, eaten: 1 }
    const item = { name: 'salt', quantity: 1, unit: 'kg', expiryDate: null }
    const full = Array.from({ length: 1_100 }, (_, index) => ({ ...item, name: `salt ${index}` }))
    const zip = await zipOf({
      'saved-recipes.json': [{ recipe, savedAt: '2020-01-01T00:00:00.000Z' }, { recipe: 7 }, null],
      'meal-plan.json': [meal, { ...meal, portions: -1 }, { ...meal, day: '0000-02-03' }],
      'pantry.json': [{ ...item, name: 'a\u0000b' }, { ...item, quantity: 0.5 }, ...full],
      'shopping-list.json': [{ text: 'x'.repeat(401) }],
      'nutrition-goals.json': [{ ...GOALS, kcal: -1 }],
      'profile.json': [{ profile: { username: 'other', plan: 'family' } }],
    })
    expect((await bringIn(client, zip)).at(-1)).toMatchObject({
      report: {
        parts: [
          { part: 'saved-recipes', added: 0, known: 0 },
          { part: 'pantry', added: 1_000, known: 0 },
          { part: 'meal-plan', added: 1, known: 0 },
          { part: 'shopping-list', added: 0, known: 0 },
          { part: 'nutrition-goals', added: 0, known: 0 },
        ],
        problems: [
          { part: 'saved-recipes', reason: 'unreadable', count: 2 },
          { part: 'saved-recipes', reason: 'not-here', count: 1 },
          { part: 'pantry', reason: 'unreadable', count: 2 },
          { part: 'pantry', reason: 'full', count: 100 },
          { part: 'meal-plan', reason: 'unreadable', count: 2 },
          { part: 'shopping-list', reason: 'unreadable', count: 1 },
          { part: 'nutrition-goals', reason: 'unreadable', count: 1 },
        ],
      },
    })
    expect((await contentsOf(client)).plan).toEqual([['X', 'lunch', 1, 1]])
  })
})

describe('an upload', () => {
  it('that is no archive is refused, and nothing changes', async () => {
    const { client } = await signUp()
    const bomb = await zipOf({ 'pantry.json': 'x'.repeat(40 * 1024 ** 2) })
    const unusable = [Buffer.from('no zip'), Buffer.from(''), await zipOf({ 'a.json': [] }), bomb]
    unusable.push(await zipOf({ 'pantry.json': { length: 1 } }))
    for (const bytes of unusable) {
      const response = await send(client, '/look', bytes)
      expect(response.status).toBe(422)
      expect(await response.json()).toMatchObject({ code: 'ARCHIVE_UNUSABLE' })
    }
    const form = new FormData()
    form.set('archive', new Blob(['x']), 'a.zip')
    expect((await client.post('/archive-imports/look', form)).status).toBe(415)
    expect((await client.post('/archive-imports', {})).status).toBe(415)
    expect((await client.post('/archive-imports')).status).toBe(415)
    expect((await send(client, '', 'x', 'application/x-tar')).status).toBe(415)
    expect(await contentsOf(client)).toMatchObject({ recipes: 0, pantry: [] })
  })

  it('whose files share their bytes is refused', async () => {
    const { client } = await signUp()
    const zip = await zipOf({ 'pantry.json': [], 'meal-plan.json': [] })
    const mark = Buffer.from('PK\u0001\u0002', 'latin1')
    const second = zip.indexOf(mark, zip.indexOf(mark) + 1)
    // The offset at which the directory says the second file starts.
    zip.writeUInt32LE(3, second + 42)
    const response = await send(client, '/look', zip)
    expect(response.status).toBe(422)
    const message = 'Files in it overlap.'
    expect(await response.json()).toMatchObject({ message, issues: [{ path: '', message }] })
  })

  it('with JSON that is nested without end is refused, and says where', async () => {
    const { client } = await signUp()
    const nested = `[${'['.repeat(100_000)}${']'.repeat(100_000)}]`
    const zip = await zipOf({ 'pantry.json': Buffer.from(nested) })
    for (const path of ['/look', '']) {
      const response = await send(client, path, zip)
      const text = await response.text()
      expect(text).toContain('pantry.json is nested deeper than any of an archive.')
      if (path === '/look') {
        expect([response.status, JSON.parse(text)]).toMatchObject([
          422,
          { code: 'ARCHIVE_UNUSABLE', issues: [{ path: 'pantry.json' }] },
        ])
      }
    }
  })

  it('is a zip where nothing else is', async () => {
    const { client } = await signUp()
    const response = await client.fetch('/api/auth/inventory', {
      method: 'POST',
      body: Buffer.from('PK'),
      headers: { 'content-type': 'application/zip' },
    })
    expect(response.status).toBe(415)
  })

  it('comes ten times a minute', async () => {
    const { client } = await signUp()
    const statuses: number[] = []
    for (let count = 0; count < 11; count += 1) {
      statuses.push((await send(client, '/look', 'no zip')).status)
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429])
  })
})
