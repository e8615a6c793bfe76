import type { Recipe } from '@potluck/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { type Client, startTestApp, type TestApp } from '../../testing/index.ts'
import { findPublicRecipe } from './reading-queries.ts'

type RecipeAnswer = z.output<typeof Recipe>

let app: TestApp
let cook: Client
let stranger: Client

beforeAll(async () => {
  app = await startTestApp()
  cook = app.client()
  stranger = app.client()
  await Promise.all([cook.signUp(), stranger.signUp()])
})
afterAll(() => app.close())

const CONTENT = {
  title: 'Red Lentil Dal',
  description: 'Soft lentils with cumin and lemon.',
  cookTime: '35 minutes',
  prepTime: '10 min',
  servings: '4 people',
  tags: ['Indian', 'easy', 'Dinner', 'indian'],
  ingredients: [
    { name: 'red lentils', quantity: '200', unit: 'g' },
    { name: 'cumin seeds', quantity: '1', unit: 'tsp' },
    { name: 'water', quantity: ' ', unit: '' },
  ],
  instructions: ['Rinse the lentils.', '  ', 'Simmer for 30 minutes.'],
}

async function createDraft(client: Client, fields: object = CONTENT): Promise<string> {
  const { status, body } = await client.post<{ recipeId: string }>('/recipes/', {
    cover: 'illustrated',
    ...fields,
  })
  expect(status).toBe(201)
  return body.recipeId
}

async function createPublished(client: Client): Promise<string> {
  const id = await createDraft(client)
  expect((await client.post(`/recipes/${id}/publish`)).status).toBe(200)
  return id
}

async function read(client: Client, id: string): Promise<RecipeAnswer> {
  return client.call('GET /recipes/{id}', { params: { id } })
}

function upload(bytes: Uint8Array, name = 'dal.jpg'): FormData {
  const form = new FormData()
  form.set('image', new Blob([new Uint8Array(bytes)]), name)
  return form
}

/** A single colour compresses well: 49 megapixels in some hundred kilobytes. */
const bomb = () =>
  sharp({ create: { width: 7000, height: 7000, channels: 3, background: '#fff' } })
    .png({ compressionLevel: 9 })
    .toBuffer()

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 90, b: 40 } } })
    .jpeg()
    .toBuffer()

describe('a draft', () => {
  it('keeps what was typed, drops rows without a quantity and blank steps, and reads choices from the tags', async () => {
    const recipe = await read(cook, await createDraft(cook))
    expect(recipe).toMatchObject({
      title: 'Red Lentil Dal',
      tags: ['Indian', 'easy', 'Dinner'],
      cuisine: 'Indian',
      difficulty: 'Easy',
      mealType: 'Dinner',
      totalTime: '45 min',
      instructions: ['Rinse the lentils.', 'Simmer for 30 minutes.'],
      status: 'draft',
      visibility: 'draft',
      rating: null,
      revision: 1,
    })
    expect(recipe.ingredients.map(({ name }) => name)).toEqual(['red lentils', 'cumin seeds'])
    expect(recipe.imageUrl).toMatch(/^\/covers\/.+\.svg$/)
  })

  it('starts from a photo, which is turned upright, stripped and served in several widths', async () => {
    const wide = await sharp(await picture(1200, 900))
      .withExif({ IFD0: { Copyright: 'a secret place' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { body, status } = await cook.post<{ recipeId: string }>('/recipes/', upload(wide))
    expect(status).toBe(201)
    const { photo, imageUrl } = await read(cook, body.recipeId)
    expect(photo).toMatchObject({ width: 900, height: 1200 })
    expect(photo?.sources.map(({ width }) => width)).toEqual([320, 640, 900])
    const served = await cook.fetch(imageUrl)
    expect(served.headers.get('cache-control')).toContain('immutable')
    const metadata = await sharp(await served.arrayBuffer()).metadata()
    expect(metadata).toMatchObject({ format: 'webp', width: 900 })
    expect(metadata.exif).toBeUndefined()
  })

  it('is pictured as JPEG too, photo or drawing, for those who show nothing else', async () => {
    const photo = await cook.post<{ recipeId: string }>(
      '/recipes/',
      upload(await picture(800, 600)),
    )
    const drawn = await cook.call('POST /recipes/', { body: { cover: 'illustrated' } })
    const [{ imageUrl: webp }, { imageUrl: svg }] = await Promise.all([
      read(cook, photo.body.recipeId),
      read(cook, drawn.recipeId),
    ])
    for (const [address, width] of [
      [webp.replace(/[^/]+$/, 'preview.jpg'), 800],
      [svg.replace('.svg', '.jpg'), 1200],
    ] as const) {
      const served = await app.client().fetch(address)
      expect(served.headers.get('content-type')).toBe('image/jpeg')
      const metadata = await sharp(await served.arrayBuffer()).metadata()
      expect(metadata).toMatchObject({ format: 'jpeg', width })
    }
    expect((await cook.fetch(`/media/${'0'.repeat(32)}/preview.jpg`)).status).toBe(404)
    await cook.put(`/recipes/${drawn.recipeId}`, { title: 'Lemon cake' })
    const { imageUrl: changed } = await read(cook, drawn.recipeId)
    const bytesOf = async (address: string) =>
      Buffer.from(await (await cook.fetch(address.replace('.svg', '.jpg'))).arrayBuffer())
    expect((await bytesOf(changed)).equals(await bytesOf(svg))).toBe(false)
  })

  it('gets AVIF files by a job', async () => {
    const { body } = await cook.post<{ recipeId: string }>(
      '/recipes/',
      upload(await picture(400, 300)),
    )
    await app.drainJobs()
    const { photo } = await read(cook, body.recipeId)
    expect(photo?.sources.map(({ type, width }) => `${type} ${width}`)).toEqual([
      'image/avif 320',
      'image/avif 400',
      'image/webp 320',
      'image/webp 400',
    ])
    const [avif] = photo?.sources ?? []
    expect((await cook.fetch(avif?.url ?? '')).status).toBe(200)
  })

  it('is hidden from strangers behind 404 and stays as it was', async () => {
    const id = await createDraft(cook)
    const answers = await Promise.all([
      stranger.get(`/recipes/${id}`),
      stranger.put(`/recipes/${id}`, { title: 'Mine now' }),
      stranger.get(`/recipes/${id}/validate`),
      stranger.post(`/recipes/${id}/publish`),
      stranger.put(`/recipes/${id}/toggle`),
      stranger.post(`/recipes/${id}/comment`),
      stranger.delete(`/recipes/${id}`),
    ])
    expect(answers.map(({ status }) => status)).toEqual(Array(7).fill(404))
    expect(await read(cook, id)).toMatchObject({ title: 'Red Lentil Dal', status: 'draft' })
  })

  it('needs an image, a cover or fields', async () => {
    const { status, body } = await cook.post('/recipes/', {})
    expect(status).toBe(422)
    expect(body).toMatchObject({ code: 'INVALID_INPUT', message: 'Please select an image' })
  })
})

describe('pictures that are none', () => {
  it.each([
    ['text', () => Buffer.from('not a picture'), 415],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415],
    ['more than 5 MB', () => Buffer.alloc(5 * 1024 * 1024 + 1), 413],
    ['a small file of 49 megapixels', () => bomb(), 422],
  ])('%s is refused and nothing is stored', async (_, make, status) => {
    const before = await countImages()
    const answer = await cook.post('/recipes/', upload(await make()))
    expect(answer.status).toBe(status)
    expect(await countImages()).toBe(before)
  })

  it('half a picture is refused', async () => {
    const whole = await picture(800, 600)
    const answer = await cook.post('/recipes/', upload(whole.subarray(0, whole.length / 2)))
    expect(answer.status).toBe(422)
  })
})

async function countImages(): Promise<number> {
  const [row] = await app.database.query<{ count: number }>({
    text: 'select count(*)::integer as count from images',
  })
  return row?.count ?? -1
}

describe('an edit', () => {
  it('changes only what is sent and raises the revision', async () => {
    const id = await createDraft(cook)
    const { body } = await cook.put<RecipeAnswer>(`/recipes/${id}`, { title: 'Green Lentil Dal' })
    expect(body).toMatchObject({ title: 'Green Lentil Dal', servings: '4 people', revision: 2 })
  })

  it('that changes nothing raises no revision and keeps no version', async () => {
    const id = await createPublished(cook)
    const before = await read(cook, id)
    const listKept = () => cook.call('GET /recipes/{id}/revisions', { params: { id } })
    const kept = await listKept()
    app.clock.advance({ minutes: 20 })
    for (const same of [
      {},
      CONTENT,
      { title: before.title, cover: 'illustrated', keepPrevious: true },
    ]) {
      expect((await cook.put<RecipeAnswer>(`/recipes/${id}`, same)).body).toEqual(before)
    }
    expect(await listKept()).toEqual(kept)
    const changed = await cook.put<RecipeAnswer>(`/recipes/${id}`, { servings: '5' })
    expect(changed.body.revision).toBe(before.revision + 1)
  })

  it('counts characters, not the halves that some are made of, at every step', async () => {
    const pizzas = '🍕'.repeat(120)
    const id = await createDraft(cook, { ...CONTENT, title: pizzas, tags: ['🌶'.repeat(40)] })
    expect((await cook.post(`/recipes/${id}/publish`)).status).toBe(200)
    expect(await read(cook, id)).toMatchObject({ title: pizzas })
    const longer = await cook.put(`/recipes/${id}`, { title: `${pizzas}🍕` })
    expect(longer).toMatchObject({ status: 422, body: { issues: [{ path: 'title' }] } })
    const short = await createDraft(cook, { ...CONTENT, title: '🍕🍕' })
    expect((await cook.post(`/recipes/${short}/publish`)).status).toBe(422)
  })

  it('has titles and names on one line, whatever was pasted', async () => {
    const id = await createDraft(cook, {
      ...CONTENT,
      title: 'Red\r\nLentil\u0007 Dal',
      description: 'Two\nlines stay.',
      tags: ['Indian', 'week\nnight, quick'],
      ingredients: [{ name: 'red\nlentils', quantity: '200', unit: '\tg' }],
    })
    expect(await read(cook, id)).toMatchObject({
      title: 'Red Lentil Dal',
      description: 'Two\nlines stay.',
      tags: ['Indian', 'week night', 'quick'],
      ingredients: [{ name: 'red lentils', quantity: '200', unit: ' g' }],
    })
  })

  it('takes 0 for a time, as of what is not cooked at all', async () => {
    const id = await createDraft(cook, { ...CONTENT, cookTime: '0', prepTime: '10 min' })
    expect((await cook.post(`/recipes/${id}/publish`)).status).toBe(200)
    expect(await read(cook, id)).toMatchObject({ cookTime: '0', totalTime: '10 min' })
  })

  it('with a stale revision answers the current recipe and changes nothing', async () => {
    const id = await createDraft(cook)
    await cook.put(`/recipes/${id}`, { title: 'First', revision: 1 })
    const stale = await cook.put<{ code: string; recipe: RecipeAnswer }>(`/recipes/${id}`, {
      title: 'Second',
      revision: 1,
    })
    expect(stale.status).toBe(409)
    expect(stale.body).toMatchObject({
      code: 'STALE_REVISION',
      recipe: { title: 'First', revision: 2 },
    })
    expect((await read(cook, id)).title).toBe('First')
  })

  it("by nobody's press is refused once the recipe is published, and answers it", async () => {
    const id = await createDraft(cook)
    expect((await cook.put(`/recipes/${id}`, { title: 'Dal', autosave: true })).status).toBe(200)
    await cook.post(`/recipes/${id}/publish`)
    const { status, body } = await cook.put(`/recipes/${id}`, { title: 'Da', autosave: true })
    expect(status).toBe(409)
    expect(body).toMatchObject({
      code: 'STALE_REVISION',
      recipe: { title: 'Dal', status: 'published' },
    })
    expect(await read(cook, id)).toMatchObject({ title: 'Dal' })
  })

  it('of two at once with the same revision lets one through', async () => {
    const id = await createDraft(cook)
    const answers = await Promise.all([
      cook.put(`/recipes/${id}`, { title: 'One', revision: 1 }),
      cook.put(`/recipes/${id}`, { title: 'Two', revision: 1 }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('that would break a published recipe is refused with the sentences of the wizard', async () => {
    const id = await createPublished(cook)
    const answer = await cook.put(`/recipes/${id}`, { instructions: [], servings: 'many' })
    expect(answer.status).toBe(422)
    expect(answer.body).toMatchObject({
      code: 'RECIPE_INCOMPLETE',
      issues: [
        { message: "Enter the servings as a number, such as '4' or '4 people'." },
        { message: 'Add at least one instruction step.' },
      ],
    })
    expect((await read(cook, id)).instructions).toHaveLength(2)
  })

  it('swaps the photo for the illustrated cover', async () => {
    const { body } = await cook.post<{ recipeId: string }>(
      '/recipes/',
      upload(await picture(330, 331)),
    )
    const changed = await cook.put<RecipeAnswer>(`/recipes/${body.recipeId}`, {
      cover: 'illustrated',
    })
    expect(changed.body).toMatchObject({
      photo: null,
      imageUrl: expect.stringMatching(/^\/covers\//),
    })
  })
})

describe('a time of rest', () => {
  it('is kept as typed, counted in the total alone, and taken away again', async () => {
    const id = await createDraft(cook, {
      ...CONTENT,
      prepTime: '10 min',
      cookTime: '35 min',
      restTime: '8 hours',
    })
    const times = { cookTime: '35 min', restTime: '8 hours', totalTime: '8 h 45 min' }
    expect(await read(cook, id)).toMatchObject(times)
    await cook.call('PUT /recipes/{id}', { params: { id }, body: { title: 'Tart' } })
    expect(await read(cook, id)).toMatchObject({ title: 'Tart', ...times })
    await cook.call('PUT /recipes/{id}', { params: { id }, body: { restTime: '' } })
    expect(await read(cook, id)).toMatchObject({ restTime: '', totalTime: '45 min' })
    const tooLong = await cook.put(`/recipes/${id}`, { restTime: 'x'.repeat(61) })
    expect(tooLong).toMatchObject({ status: 422, body: { issues: [{ path: 'restTime' }] } })
  })
})

describe('a video', () => {
  it('is kept with its address and taken away again', async () => {
    const { recipeId: id } = await cook.call('POST /recipes/', { body: { cover: 'illustrated' } })
    const videoUrl = ' https://youtu.be/dQw4w9WgXcQ '
    const set = await cook.call('PUT /recipes/{id}', { params: { id }, body: { videoUrl } })
    expect(set.videoUrl).toBe('https://youtu.be/dQw4w9WgXcQ')
    await cook.call('PUT /recipes/{id}', { params: { id }, body: { title: 'Tart' } })
    const kept = await cook.call('GET /recipes/{id}', { params: { id } })
    expect(kept).toMatchObject({ title: 'Tart', videoUrl: 'https://youtu.be/dQw4w9WgXcQ' })
    const gone = await cook.call('PUT /recipes/{id}', { params: { id }, body: { videoUrl: null } })
    expect(gone.videoUrl).toBeNull()
  })

  it.each([
    'http://youtu.be/dQw4w9WgXcQ',
    'https://evil.example/',
    '',
    7,
  ])('%j is refused with a sentence', async (videoUrl) => {
    const made = await cook.post('/recipes/', { cover: 'illustrated', videoUrl })
    expect(made.status).toBe(422)
    expect(made.body).toMatchObject({ issues: [{ path: 'videoUrl' }] })
  })
})

describe('where a recipe is from', () => {
  const origin = { address: 'https://example.org/soup', name: 'Soups', author: 'Ada Leek' }

  it('is kept with its language, told, and taken away again', async () => {
    const body = { title: 'Lauchsuppe', origin, language: 'de' }
    const { recipeId: id } = await cook.call('POST /recipes/', { body })
    await cook.call('PUT /recipes/{id}', { params: { id }, body: { title: 'Suppe' } })
    const kept = await cook.call('GET /recipes/{id}', { params: { id } })
    expect(kept).toMatchObject({ title: 'Suppe', origin, language: 'de' })
    const blank = { address: '', name: ' ', author: '' }
    const gone = await cook.call('PUT /recipes/{id}', {
      params: { id },
      body: { origin: blank, language: null },
    })
    expect(gone).toMatchObject({ origin: null, language: null })
  })

  it.each([
    [{ origin: { ...origin, address: 'javascript:alert(1)' } }, 'origin.address'],
    [{ origin: { ...origin, name: 'x'.repeat(121) } }, 'origin.name'],
    [{ origin: 'https://example.org' }, 'origin'],
    [{ language: 'German' }, 'language'],
  ])('%j is refused with a sentence', async (wrong, path) => {
    const made = await cook.post('/recipes/', { title: 'Soup', ...wrong })
    expect(made.status).toBe(422)
    expect(made.body).toMatchObject({ issues: [{ path }] })
  })
})

describe('publishing', () => {
  it('names every problem of an empty draft, as validate does', async () => {
    const { body } = await cook.post<{ recipeId: string }>('/recipes/', { title: 'x' })
    const validated = await cook.get<{ errors: string[]; canPublish: boolean }>(
      `/recipes/${body.recipeId}/validate`,
    )
    expect(validated.body.canPublish).toBe(false)
    expect(validated.body.errors).toHaveLength(7)
    const published = await cook.post<{ issues: { message: string }[] }>(
      `/recipes/${body.recipeId}/publish`,
    )
    expect(published.status).toBe(422)
    expect(published.body.issues.map(({ message }) => message)).toEqual(validated.body.errors)
    expect((await read(cook, body.recipeId)).status).toBe('draft')
  })

  it('shows the recipe to others, and twice keeps the first date', async () => {
    const id = await createPublished(cook)
    const first = (await read(stranger, id)).publishedAt
    app.clock.advance({ minutes: 1 })
    await cook.post(`/recipes/${id}/publish`)
    expect((await read(stranger, id)).publishedAt).toBe(first)
  })

  it('can be taken back and given again by the toggle', async () => {
    const id = await createPublished(cook)
    expect((await cook.put<RecipeAnswer>(`/recipes/${id}/toggle`)).body.status).toBe('draft')
    expect((await stranger.get(`/recipes/${id}`)).status).toBe(404)
    expect((await cook.put<RecipeAnswer>(`/recipes/${id}/toggle`)).body.visibility).toBe('public')
  })

  it('asks once whether the text of a recipe from elsewhere may be public', async () => {
    const origin = { address: 'https://example.org/dal', name: 'Dals', author: 'Mira Cross' }
    const id = await createDraft(cook, { ...CONTENT, origin })
    const params = { id }
    expect(await cook.call('GET /recipes/{id}/validate', { params })).toEqual({
      errors: [],
      canPublish: true,
      isOriginAsked: true,
    })
    for (const refused of [
      await cook.post(`/recipes/${id}/publish`),
      await cook.post(`/recipes/${id}/publish`, { confirmOrigin: false }),
      await cook.put(`/recipes/${id}/toggle`),
    ]) {
      expect(refused).toMatchObject({ status: 409, body: { code: 'ORIGIN_UNCONFIRMED' } })
    }
    expect((await stranger.get(`/recipes/${id}`)).status).toBe(404)
    await cook.call('POST /recipes/{id}/publish', { params, body: { confirmOrigin: true } })
    expect((await read(stranger, id)).origin).toEqual(origin)
    await cook.call('PUT /recipes/{id}/toggle', { params })
    expect(await cook.call('GET /recipes/{id}/validate', { params })).toMatchObject({
      isOriginAsked: false,
    })
    expect((await cook.put<RecipeAnswer>(`/recipes/${id}/toggle`)).body.status).toBe('published')
  })

  it('asks about another source of a public recipe, and of one that was public before', async () => {
    const origin = { address: 'https://example.org/dal', name: 'Dals', author: 'Mira Cross' }
    const id = await createPublished(cook)
    const params = { id }
    const refused = await cook.put(`/recipes/${id}`, { origin })
    expect(refused).toMatchObject({ status: 409, body: { code: 'ORIGIN_UNCONFIRMED' } })
    expect((await read(stranger, id)).origin).toBeNull()
    await cook.call('PUT /recipes/{id}', { params, body: { origin, confirmOrigin: true } })
    await cook.call('PUT /recipes/{id}', { params, body: { origin: { ...origin, name: 'Dal' } } })
    expect((await read(stranger, id)).origin).toEqual({ ...origin, name: 'Dal' })

    await cook.call('PUT /recipes/{id}/toggle', { params })
    const other = { address: 'https://example.com/soup', name: '', author: '' }
    await cook.call('PUT /recipes/{id}', { params, body: { origin: other } })
    expect(await cook.call('GET /recipes/{id}/validate', { params })).toMatchObject({
      isOriginAsked: true,
    })
    expect(await cook.put(`/recipes/${id}/toggle`)).toMatchObject({ status: 409 })
  })

  it('does not ask about what its cook wrote or what is adapted from a recipe here', async () => {
    const { user } = await cook.call('GET /auth/check')
    const origin = { address: 'https://example.org/dal', name: '', author: user.username }
    const own = await createDraft(cook, { ...CONTENT, origin })
    expect((await cook.post(`/recipes/${own}/publish`)).status).toBe(200)
    const elsewhere = { ...origin, author: 'Mira Cross' }
    const adapted = await createDraft(stranger, { ...CONTENT, origin: elsewhere, adaptedFrom: own })
    expect((await stranger.post(`/recipes/${adapted}/publish`)).status).toBe(200)
  })

  it('lets its page be drawn for visitors, and takes that back', async () => {
    const id = await createPublished(cook)
    const { database } = app
    expect(await findPublicRecipe(database, id)).toMatchObject({
      recipe: { id, title: CONTENT.title, is_liked: false },
      diets: '[]',
    })
    await cook.put(`/recipes/${id}/toggle`)
    expect(await findPublicRecipe(database, id)).toBeUndefined()
  })
})

describe('views', () => {
  it('count once a viewer and day, the own never', async () => {
    const id = await createPublished(cook)
    await read(stranger, id)
    await read(stranger, id)
    await read(cook, id)
    const views = async () => (await read(cook, id)).views
    await expect.poll(views, { timeout: 5000 }).toBe(1)
    app.clock.advance({ days: 1 })
    await read(stranger, id)
    await expect.poll(views, { timeout: 5000 }).toBe(2)
  })
})

describe('my recipes', () => {
  it('lists drafts and published ones with their counts, and no one else’s', async () => {
    const other = app.client()
    await other.signUp()
    const draft = await createDraft(other)
    const published = await createPublished(other)
    const all = await other.call('GET /recipes/my-recipes')
    expect(all.recipes.map(({ _id }) => _id).sort()).toEqual([draft, published].sort())
    expect(all.counts).toEqual({ published: 1, drafts: 1, total: 2, views: 0 })
    const drafts = await other.call('GET /recipes/my-recipes', { query: { status: 'draft' } })
    expect(drafts.recipes.map(({ _id }) => _id)).toEqual([draft])
    expect(drafts.total).toBe(1)
    expect((await other.get('/recipes/my-recipes?status=lost')).status).toBe(422)
  })

  it('are found by words of their title, tags and foods, drafts too', async () => {
    const other = app.client()
    await other.signUp()
    const create = (title: string, food: string) =>
      other.call('POST /recipes/', {
        body: {
          title,
          tags: ['winter'],
          ingredients: [{ name: food, quantity: '2', unit: '' }],
        },
      })
    await create('Leek 100% soup', 'leeks')
    await create('Onion soup', 'onions')
    const find = async (q: string) => {
      const { recipes, total, counts } = await other.call('GET /recipes/my-recipes', {
        query: { q },
      })
      expect([recipes.length, counts.total]).toEqual([total, total])
      return recipes.map(({ title }) => title).toSorted()
    }
    expect(await find('soup')).toEqual(['Leek 100% soup', 'Onion soup'])
    expect(await find('SOUP leeks winter')).toEqual(['Leek 100% soup'])
    expect(await find('0%')).toEqual(['Leek 100% soup'])
    expect(await find('leeks onions')).toEqual([])
    expect((await other.get(`/recipes/my-recipes?q=${'x'.repeat(201)}`)).status).toBe(422)
  })
})

describe('deleting', () => {
  it('removes the recipe and what hangs on it', async () => {
    const id = await createPublished(cook)
    await stranger.put('/auth/savedRecipe/toggle', { recipeId: id })
    await stranger.post(`/recipes/${id}/comments`, { text: 'Lovely', rating: 4 })
    expect((await cook.delete(`/recipes/${id}`)).body).toEqual({
      message: 'Recipe deleted successfully!',
    })
    expect((await cook.get(`/recipes/${id}`)).status).toBe(404)
    const { savedRecipes } = await stranger.call('GET /auth/savedRecipe')
    expect(savedRecipes.map(({ recipeId }) => recipeId)).not.toContain(id)
  })
})
