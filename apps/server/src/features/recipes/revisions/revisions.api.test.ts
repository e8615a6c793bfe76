import type { Recipe } from '@potluck/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { z } from 'zod'
import { type Client, publishRecipe, startTestApp, type TestApp } from '../../../testing/index.ts'

type Earlier = { revision: number; title: string; givenUp: boolean }

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

async function startDraft(fields: object = {}): Promise<string> {
  const { body } = await cook.post<{ recipeId: string }>('/recipes/', {
    title: 'Barley Soup',
    ingredients: [{ name: 'barley', quantity: '100', unit: 'g' }],
    instructions: ['Rinse it.', 'Simmer it.'],
    ...fields,
  })
  return body.recipeId
}

/** Saves some time after the last save, so that the version before it is kept. */
async function save(id: string, changes: object): Promise<void> {
  app.clock.advance({ minutes: 11 })
  expect((await cook.put(`/recipes/${id}`, changes)).status).toBe(200)
}

async function list(id: string): Promise<Earlier[]> {
  return (await cook.call('GET /recipes/{id}/revisions', { params: { id } })).revisions
}

/** Saves another photo; answers its address without the width. */
async function savePhoto(id: string, red: number): Promise<string> {
  const background = { r: red, g: 90, b: 40 }
  const png = await sharp({ create: { width: 320, height: 240, channels: 3, background } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.set('image', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'a.png')
  expect((await cook.put(`/recipes/${id}`, form)).status).toBe(200)
  return photoOf(await read(id))
}

function photoOf({ photo }: { photo?: z.output<typeof Recipe>['photo'] | undefined }): string {
  return photo?.sources[0]?.url.split('/')[2] ?? 'none'
}

function restore(id: string, revision: number) {
  const params = { id, revisionNumber: String(revision) }
  return cook.call('POST /recipes/{id}/revisions/{revisionNumber}/restore', { params })
}

function read(id: string): Promise<z.output<typeof Recipe>> {
  return cook.call('GET /recipes/{id}', { params: { id } })
}

it('lists what was there before each save, newest first and dated to when it was saved', async () => {
  const saved = app.clock.now().toISOString()
  const id = await startDraft()
  expect(await list(id)).toEqual([])
  await save(id, { title: 'Pearl Barley Soup' })
  const second = app.clock.now().toISOString()
  await save(id, { instructions: ['Simmer it.'] })
  const kept = { ingredients: 1, steps: 2, givenUp: false }
  expect(await list(id)).toEqual([
    { ...kept, revision: 2, savedAt: second, title: 'Pearl Barley Soup' },
    { ...kept, revision: 1, savedAt: saved, title: 'Barley Soup' },
  ])
})

it('keeps one version of those saved within ten minutes, and the last 50 in all', async () => {
  const id = await startDraft()
  await save(id, { title: 'Two' })
  for (const title of ['Three', 'Four']) await cook.put(`/recipes/${id}`, { title })
  expect(await list(id)).toMatchObject([{ title: 'Two' }, { title: 'Barley Soup' }])
  await save(id, { title: 'Five' })
  const titles = (await list(id)).map(({ title }) => title)
  expect(titles).toEqual(['Four', 'Two', 'Barley Soup'])
  for (let more = 0; more < 50; more++) await save(id, { title: `More ${more}` })
  const kept = await list(id)
  expect(kept).toHaveLength(50)
  expect(kept.at(-1)).toMatchObject({ title: 'Five' })
})

it('keeps every version of a published recipe, and of a draft the one that is asked for', async () => {
  const draft = await startDraft()
  for (const title of ['Two', 'Three']) await cook.put(`/recipes/${draft}`, { title })
  await cook.put(`/recipes/${draft}`, { title: 'Four', keepPrevious: true })
  expect(await list(draft)).toMatchObject([{ title: 'Three' }, { title: 'Barley Soup' }])

  const published = await publishRecipe(cook, { title: 'Tomato Soup' })
  for (const title of ['Two', 'Three']) await cook.put(`/recipes/${published}`, { title })
  expect(await list(published)).toMatchObject([{ title: 'Two' }, { title: 'Tomato Soup' }])
})

it('shows what was written in a version', async () => {
  const id = await startDraft({ tags: ['winter'], cookTime: '1 hour' })
  await save(id, { title: 'Other', tags: [], ingredients: [], cookTime: '' })
  const { body, status } = await cook.get(`/recipes/${id}/revisions/1`)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    revision: 1,
    title: 'Barley Soup',
    tags: ['winter'],
    cookTime: '1 hour',
    ingredients: [{ name: 'barley', quantity: '100', unit: 'g' }],
    instructions: ['Rinse it.', 'Simmer it.'],
  })
})

it('restores a version as the newest one, which can be undone the same way', async () => {
  const id = await startDraft()
  await save(id, { title: 'Burnt Soup', instructions: ['Burn it.'], allowComments: false })
  const restored = await cook.call('POST /recipes/{id}/revisions/{revisionNumber}/restore', {
    params: { id, revisionNumber: '1' },
  })
  expect(restored).toMatchObject({ title: 'Barley Soup', revision: 3, allowComments: false })
  expect(await read(id)).toEqual(restored)
  // Kept although the previous save was a moment ago.
  expect(await list(id)).toMatchObject([{ revision: 2, title: 'Burnt Soup' }, { revision: 1 }])

  await cook.post(`/recipes/${id}/revisions/2/restore`)
  expect(await read(id)).toMatchObject({ title: 'Burnt Soup', instructions: ['Burn it.'] })
})

it('has a field blank that was not there yet when it was kept, shown and restored', async () => {
  const id = await startDraft()
  await save(id, { restTime: '8 hours' })
  await app.database.query(
    { text: `update recipe_revisions set content = content - 'restTime' where recipe_id = $1` },
    [id],
  )
  const params = { id, revisionNumber: '1' }
  const kept = await cook.call('GET /recipes/{id}/revisions/{revisionNumber}', { params })
  expect(kept.restTime).toBe('')
  await cook.call('POST /recipes/{id}/revisions/{revisionNumber}/restore', { params })
  expect(await read(id)).toMatchObject({ title: 'Barley Soup', restTime: '' })
})

it('with the text of another source is asked about before it takes the place of what is public', async () => {
  const id = await publishRecipe(cook, { title: 'Barley of ours' })
  const params = { id, revisionNumber: '2' }
  const version = { title: 'Barley of theirs', instructions: ['Simmer it as they do.'] }
  const origin = { address: 'https://example.org/barley', name: '', author: 'Mira Cross' }
  await cook.call('PUT /recipes/{id}', {
    params: { id },
    body: { ...version, origin, confirmOrigin: true },
  })
  await cook.call('PUT /recipes/{id}', {
    params: { id },
    body: { title: 'Barley of ours', origin: null },
  })
  expect((await list(id))[0]).toMatchObject({ revision: 2, title: 'Barley of theirs' })
  const refused = await cook.post(`/recipes/${id}/revisions/2/restore`)
  expect(refused).toMatchObject({ status: 409, body: { code: 'ORIGIN_UNCONFIRMED' } })
  expect(await read(id)).toMatchObject({ title: 'Barley of ours', origin: null })
  const body = { confirmOrigin: true }
  const key = 'POST /recipes/{id}/revisions/{revisionNumber}/restore'
  expect(await cook.call(key, { params, body })).toMatchObject({ ...version, origin })
  // What is no other source is not asked about.
  expect((await cook.post(`/recipes/${id}/revisions/3/restore`)).status).toBe(200)
})

it('brings its photo along, which stays stored as long as a version has it', async () => {
  const id = await startDraft({ cover: 'illustrated' })
  const first = await savePhoto(id, 10)
  // Kept although the previous version is a moment old, since a photo that is in no version is
  // swept.
  const second = await savePhoto(id, 20)
  await cook.put(`/recipes/${id}`, { cover: 'illustrated' })
  expect(await list(id)).toMatchObject([{ revision: 3 }, { revision: 2 }, { revision: 1 }])
  expect(
    photoOf(
      await cook.call('GET /recipes/{id}/revisions/{revisionNumber}', {
        params: { id, revisionNumber: '2' },
      }),
    ),
  ).toBe(first)
  const uses = 'select hash, uses from images where hash in ($1, $2) order by hash = $1 desc'
  const usesOf = () => app.database.query({ text: uses }, [first, second])
  expect(await usesOf()).toEqual([
    { hash: first, uses: 1 },
    { hash: second, uses: 1 },
  ])

  expect(photoOf(await restore(id, 2))).toBe(first)
  expect(photoOf(await restore(id, 3))).toBe(second)
  expect((await restore(id, 1)).photo).toBeNull()
  await app.database.query(
    {
      text: 'update recipe_revisions set keeps_photo = false, image_hash = null where recipe_id = $1 and revision = 3',
    },
    [id],
  )
  await restore(id, 2)
  expect(photoOf(await restore(id, 3))).toBe(first)
  expect((await cook.delete(`/recipes/${id}`)).status).toBe(200)
  expect((await usesOf()).map(({ uses: left }) => left)).toEqual([0, 0])
})

it('of the photo alone comes back with a save', async () => {
  const id = await startDraft({ cover: 'illustrated' })
  const first = await savePhoto(id, 30)
  const { revision } = await read(id)
  await cook.put(`/recipes/${id}`, { title: 'Meanwhile' })
  await savePhoto(id, 40)
  await cook.put(`/recipes/${id}`, { title: 'Mine', photoOf: revision })
  expect(await read(id)).toMatchObject({ title: 'Mine', photo: expect.anything() })
  expect(photoOf(await read(id))).toBe(first)
  // The photo has not changed since that revision, so it stays.
  await cook.put(`/recipes/${id}`, { photoOf: 99 })
  expect(photoOf(await read(id))).toBe(first)
  for (const wrong of [0, -1, 1.5, 'x', 1e10]) {
    expect((await cook.put(`/recipes/${id}`, { photoOf: wrong })).status, `${wrong}`).toBe(422)
  }
})

it('that was given up is kept unsaved, and can be restored with its photo', async () => {
  const id = await startDraft({ cover: 'illustrated' })
  const mine = await savePhoto(id, 50)
  const { revision: base } = await read(id)
  const theirs = await savePhoto(id, 60)
  await save(id, { title: 'Theirs' })
  const before = await read(id)
  const givenUp = { title: 'Mine, given up', instructions: ['Stir.', ' '], base }
  const after = await cook.call('POST /recipes/{id}/revisions', { params: { id }, body: givenUp })
  expect(after).toEqual({ ...before, revision: before.revision + 2 })
  expect((await list(id))[0]).toMatchObject({ title: 'Mine, given up', givenUp: true, steps: 1 })

  // The version that was current is kept when it is replaced.
  const restored = await restore(id, before.revision + 1)
  expect(restored).toMatchObject({ title: 'Mine, given up', instructions: ['Stir.'] })
  expect(photoOf(restored)).toBe(mine)
  expect((await list(id))[0]).toMatchObject({ title: 'Theirs', givenUp: false })
  expect(photoOf(await restore(id, before.revision + 2))).toBe(theirs)

  // Nothing is lost with two at once either, nor of a recipe published with this revision.
  const published = await publishRecipe(cook)
  const two = ['One', 'Two'].map((title) =>
    cook.post(`/recipes/${published}/revisions`, { title, base: 1 }),
  )
  expect((await Promise.all(two)).map(({ status }) => status)).toEqual([200, 200])
  const titles = (await list(published)).map(({ title }) => title)
  expect(titles.toSorted()).toEqual(['One', 'Tomato Soup', 'Two'])
  expect(await read(published)).toMatchObject({ title: 'Tomato Soup', status: 'published' })
  const refused = await cook.post(`/recipes/${published}/revisions`, { title: 'No base' })
  expect(refused.status).toBe(422)
})

it('does not make a published recipe unfit: 422 with the sentences, and nothing changes', async () => {
  const id = await startDraft({ cover: 'illustrated', instructions: [] })
  await save(id, {
    description: 'Thick and grey, and good.',
    cookTime: '1 hour',
    servings: '4',
    instructions: ['Simmer it.'],
  })
  expect((await cook.post(`/recipes/${id}/publish`)).status).toBe(200)
  const before = await read(id)
  const { status, body } = await cook.post(`/recipes/${id}/revisions/1/restore`)
  expect(status).toBe(422)
  expect(body).toMatchObject({ code: 'RECIPE_INCOMPLETE' })
  expect(JSON.stringify(body)).toContain('Add at least one instruction step.')
  expect(await read(id)).toEqual(before)
})

it('of two restores at once makes two versions, and loses none', async () => {
  const id = await startDraft()
  await save(id, { title: 'Two' })
  await save(id, { title: 'Three' })
  const answers = await Promise.all([
    cook.post(`/recipes/${id}/revisions/1/restore`),
    cook.post(`/recipes/${id}/revisions/2/restore`),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect((await read(id)).revision).toBe(5)
  expect((await list(id)).map(({ revision }) => revision)).toEqual([4, 3, 2, 1])
})

it('is 404 for what is no version, and for a stranger even where the recipe is public', async () => {
  const id = await publishRecipe(cook)
  await save(id, { title: 'Tomato Soup Again' })
  for (const number of ['99', '1.5', '-1', 'x', '1e3', '9999999999', '%20']) {
    const { status } = await cook.get(`/recipes/${id}/revisions/${number}`)
    expect(status, number).toBe(404)
  }
  expect(await cook.post(`/recipes/${id}/revisions/99/restore`)).toMatchObject({
    status: 404,
    body: { code: 'REVISION_NOT_FOUND' },
  })
  const before = await read(id)
  const refused = await Promise.all([
    stranger.get(`/recipes/${id}/revisions`),
    stranger.get(`/recipes/${id}/revisions/1`),
    stranger.post(`/recipes/${id}/revisions/1/restore`),
  ])
  expect(refused).toMatchObject(Array(3).fill({ status: 404, body: { code: 'RECIPE_NOT_FOUND' } }))
  expect(await read(id)).toEqual(before)
})
