import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import type { Import } from '@potluck/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { AppError } from '../../platform/http/index.ts'
import type { Workers } from '../../platform/workers/index.ts'
import type { Client } from '../../testing/client.ts'
import { publishRecipe } from '../../testing/recipes.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { testWorkers } from '../../testing/test-workers.ts'

let app: TestApp
let cook: Client
let site: Server
let origin: string

beforeAll(async () => {
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#a30' } })
    .png()
    .toBuffer()
  site = createServer((request, response) => {
    if (request.url === '/soup.png') response.writeHead(200).end(picture)
    else response.writeHead(404).end()
  })
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done))
  origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
  app = await startTestApp({ workers: busyWorkers() }, { OUTGOING_NETWORKS: '127.0.0.1' })
})
afterAll(async () => {
  site.close()
  await app.close()
})
beforeEach(async () => {
  cook = app.client()
  await cook.signUp()
})

/** How many keys of doubles are refused to be derived, as by threads that others keep busy. */
let refusals = 0

function busyWorkers(): Workers {
  const workers = testWorkers()
  return {
    ...workers,
    run: (task, input, owner) => {
      if (task.name !== 'doubles.keys' || refusals === 0) return workers.run(task, input, owner)
      refusals -= 1
      return Promise.reject(new AppError('OVERLOADED'))
    },
  }
}

const recipe = (name: string, more: object = {}) => ({
  '@type': 'Recipe',
  name,
  recipeIngredient: ['2 onions', '1 l water'],
  recipeInstructions: ['Chop the onions.', 'Boil them in the water.'],
  ...more,
})
const SOUPS = [
  recipe('Onion soup', { recipeCategory: 'Soups', url: 'https://example.org/onion-soup' }),
  recipe('Leek soup', {
    dateCreated: '2019-03-02',
    recipeIngredient: ['3 leeks', '500 g potatoes', '200 ml cream'],
    recipeInstructions: ['Stew leeks and potatoes.', 'Purée with the cream.'],
  }),
]

async function begin(): Promise<string> {
  return (await cook.call('POST /imports'))._id
}

async function bring(id: string, given: unknown, query = 'name=soups.json') {
  const file = typeof given === 'string' ? given : JSON.stringify(given)
  const headers = { 'content-type': 'application/octet-stream' }
  const response = await cook.fetch(`/api/imports/${id}/files?${query}`, {
    method: 'POST',
    body: file,
    headers,
  })
  const body = (await response.json()) as { import?: z.output<typeof Import> }
  // On a busy machine the file is looked into after the answer.
  while (body.import?.state === 'looking') {
    await setTimeout(100)
    body.import = await cook.call('GET /imports/{id}', { params: { id } })
  }
  return { status: response.status, body }
}

type Wishes = {
  doubles?: 'skip' | 'keep-both' | 'new-version'
  plan?: boolean
  shoppingLists?: boolean
}

async function run(id: string, wishes: Wishes = {}): Promise<z.output<typeof Import>> {
  await cook.call('PUT /imports/{id}', { params: { id }, body: { state: 'running', ...wishes } })
  await app.drainJobs()
  return cook.call('GET /imports/{id}', { params: { id } })
}

const listOwn = async () =>
  (await cook.call('GET /recipes/my-recipes')).recipes.map(({ title }) => title).toSorted()
const listItems = async (id: string, show: 'all' | 'doubts' | 'refused' | 'doubles' = 'all') =>
  (await cook.call('GET /imports/{id}/items', { params: { id }, query: { show } })).items

describe('an import', () => {
  it('says what is in a file, and brings nothing in before it is started', async () => {
    const id = await begin()
    const { body } = await bring(id, SOUPS)
    expect(body).toMatchObject({
      table: null,
      isArchive: false,
      import: {
        state: 'looked',
        files: [{ name: 'soups.json', format: 'schema.org JSON', recipes: 2, refused: 0 }],
        counts: { recipes: 2, waiting: 2, broughtIn: 0 },
        canUndo: false,
      },
    })
    expect(await listOwn()).toEqual([])
    const item = await cook.call('GET /imports/{id}/items/{positionNumber}', {
      params: { id, positionNumber: '0' },
    })
    expect(item).toMatchObject({
      title: 'Onion soup',
      state: 'waiting',
      draft: { title: 'Onion soup', instructions: ['Chop the onions.', 'Boil them in the water.'] },
    })
  })

  it('brings recipes in as drafts with their dates and sources, once however often the file comes', async () => {
    const first = await begin()
    await bring(first, SOUPS)
    const done = await run(first)
    expect(done).toMatchObject({
      state: 'done',
      counts: { recipes: 2, waiting: 0, broughtIn: 2 },
      canUndo: true,
    })
    const { recipes } = await cook.call('GET /recipes/my-recipes')
    expect(recipes.map(({ title, status }) => [title, status]).toSorted()).toEqual([
      ['Leek soup', 'draft'],
      ['Onion soup', 'draft'],
    ])
    expect(recipes.find(({ title }) => title === 'Leek soup')?.createdAt).toMatch(/^2019-03-02/)
    const second = await begin()
    const { body } = await bring(second, SOUPS)
    expect(body).toMatchObject({
      import: { counts: { recipes: 2, hereAlready: 2, coming: 0, undecided: 0 } },
    })
    expect(await run(second)).toMatchObject({
      state: 'done',
      counts: { broughtIn: 0, hereAlready: 2 },
    })
    expect(await listOwn()).toEqual(['Leek soup', 'Onion soup'])
  })

  it('stores a picture that comes in the file itself', async () => {
    const id = await begin()
    const picture = await sharp({
      create: { width: 8, height: 8, channels: 3, background: '#3a0' },
    })
      .png()
      .toBuffer()
    await bring(
      id,
      {
        id: 'soup-1',
        wantToCook: false,
        title: 'Onion soup',
        ingredients: '2 onions\n1 l water',
        instructions: 'Chop the onions.\nBoil them in the water.',
        images: [picture.toString('base64')],
      },
      'name=soup.melarecipe',
    )
    expect(await run(id)).toMatchObject({
      state: 'done',
      counts: { broughtIn: 1, pictures: 1, picturesWaiting: 0, withDoubts: 0 },
    })
    const [soup] = (await cook.call('GET /recipes/my-recipes')).recipes
    expect(soup?.photo).not.toBeNull()
    const rows = await app.database.query({ text: 'select 1 from import_pictures' })
    expect(rows).toEqual([])
  })

  it('stores pictures like uploads, and tells which could not be fetched', async () => {
    const id = await begin()
    await bring(id, [
      recipe('Onion soup', { image: `${origin}/soup.png` }),
      recipe('Leek soup', { image: `${origin}/gone.png` }),
    ])
    expect(await run(id)).toMatchObject({
      counts: { pictures: 1, picturesWaiting: 0, withDoubts: 1 },
    })
    const { recipes } = await cook.call('GET /recipes/my-recipes')
    const photos = recipes.map(({ title, photo }) => [title, photo !== null]).toSorted()
    expect(photos).toEqual([
      ['Leek soup', false],
      ['Onion soup', true],
    ])
    expect(await listItems(id, 'doubts')).toMatchObject([
      {
        title: 'Leek soup',
        doubts: [
          { field: 'images', reason: 'Its picture could not be fetched. There is no such page.' },
        ],
      },
    ])
  })

  it('puts recipes into collections by their categories, and takes all back when undone but what was changed', async () => {
    const id = await begin()
    await bring(
      id,
      'title,ingredients,directions,category\nStew,1 leek,Cook it.,Winter\nMash,2 potatoes,Mash them.,Winter\n',
      'name=mine.csv',
    )
    expect(await run(id)).toMatchObject({ counts: { broughtIn: 2 } })
    const { collections } = await cook.call('GET /collections')
    expect(collections).toMatchObject([{ name: 'Winter', count: 2 }])
    const [stew] = (await listItems(id)).filter(({ title }) => title === 'Stew')
    await cook.put(`/recipes/${stew?.recipeId}`, { title: 'Better stew' })
    await cook.call('POST /imports/{id}/undo', { params: { id } })
    await app.drainJobs()
    expect(await cook.call('GET /imports/{id}', { params: { id } })).toMatchObject({
      state: 'undone',
      counts: { undone: 1, kept: 1, broughtIn: 0 },
      canUndo: false,
    })
    expect(await listOwn()).toEqual(['Better stew'])
    expect((await cook.call('GET /collections')).collections).toMatchObject([
      { name: 'Winter', count: 1 },
    ])
    expect(await listItems(id)).toMatchObject([
      { title: 'Stew', state: 'kept', reason: 'You have changed it since.' },
      { title: 'Mash', state: 'undone', recipeId: null },
    ])
  })

  it('takes the collections that it made away with their last recipe', async () => {
    const id = await begin()
    await bring(id, [recipe('Onion soup', { recipeCategory: 'Soups' })])
    await run(id)
    await cook.call('POST /imports/{id}/undo', { params: { id } })
    await app.drainJobs()
    expect((await cook.call('GET /collections')).collections).toEqual([])
  })

  it('brings a week and a shopping list of the same program along where its cook wishes', async () => {
    const plan = [{ day: '2031-05-01', meal: 'lunch', title: 'Onion soup', portions: 2, eaten: 1 }]
    const list = [{ text: '3 onions', factor: 1, state: 'open', forRecipe: null }]
    const id = await begin()
    await bring(id, [recipe('Onion soup')])
    await bring(id, plan, 'name=plan.json')
    await bring(id, list, 'name=list.json')
    expect(await cook.call('GET /imports/{id}', { params: { id } })).toMatchObject({
      plannedMeals: 1,
      shoppingLines: 1,
    })
    await run(id, { plan: true, shoppingLists: true })
    const days = { from: '2031-05-01', to: '2031-05-01' }
    const planned = await cook.call('GET /meal-plan/entries', { query: days })
    expect(planned.entries).toMatchObject([{ meal: 'lunch', recipe: { title: 'Onion soup' } }])
    expect((await cook.call('GET /shopping-list')).items).toHaveLength(1)
    await cook.call('POST /imports/{id}/undo', { params: { id } })
    await app.drainJobs()
    expect((await cook.call('GET /meal-plan/entries', { query: days })).entries).toEqual([])
    expect((await cook.call('GET /shopping-list')).items).toEqual([])
  })

  it('leaves plans and lists out that nobody asked for', async () => {
    const id = await begin()
    await bring(
      id,
      [{ text: '3 onions', factor: 1, state: 'open', forRecipe: null }],
      'name=l.json',
    )
    await run(id)
    expect(await listItems(id)).toMatchObject([
      { kind: 'shopping list', state: 'skipped', reason: 'You did not ask for it.' },
    ])
  })
})

describe('a recipe from a page that one has a recipe from', () => {
  const FROM = 'https://example.org/onion-soup'
  const older = recipe('Onion soup', { url: FROM })
  const newer = recipe('Better onion soup', { url: FROM })

  async function bringAgain() {
    const first = await begin()
    await bring(first, [older])
    await run(first)
    const [{ recipeId } = { recipeId: null }] = await listItems(first)
    const id = await begin()
    await bring(id, [newer])
    expect(await listItems(id)).toMatchObject([
      { double: { recipeId, title: 'Onion soup', why: 'address' }, choice: null },
    ])
    return { id, recipeId: recipeId ?? '' }
  }

  it('stays out unless its cook says otherwise, and can come in afterwards', async () => {
    const { id } = await bringAgain()
    expect(await run(id)).toMatchObject({ counts: { skipped: 1, broughtIn: 0, doubles: 1 } })
    const params = { id, positionNumber: '0' }
    await cook.call('PUT /imports/{id}/items/{positionNumber}', {
      params,
      body: { choice: 'keep-both' },
    })
    await app.drainJobs()
    expect(await listOwn()).toEqual(['Better onion soup', 'Onion soup'])
  })

  it('becomes a new version of it where that is chosen, and undoing gives the one before back', async () => {
    const { id, recipeId } = await bringAgain()
    await run(id, { doubles: 'new-version' })
    expect(await listOwn()).toEqual(['Better onion soup'])
    const { revisions } = await cook.call('GET /recipes/{id}/revisions', {
      params: { id: recipeId },
    })
    expect(revisions).toMatchObject([{ title: 'Onion soup' }])
    await cook.call('POST /imports/{id}/undo', { params: { id } })
    await app.drainJobs()
    expect(await listOwn()).toEqual(['Onion soup'])
  })
})

describe('a new version of a public recipe from another source', () => {
  const FROM = 'https://example.org/onion-soup'

  async function bringOver() {
    const recipeId = await publishRecipe(cook, { title: 'Potato dumplings', ...WRITTEN })
    const id = await begin()
    await bring(id, [recipe('Potato dumplings', { ...DUMPLINGS, url: FROM, author: 'Mira Cross' })])
    expect(await listItems(id, 'doubles')).toMatchObject([{ double: { recipeId } }])
    return { id, recipeId, params: { id } }
  }

  it('is asked about once, before the import starts', async () => {
    const { id, recipeId, params } = await bringOver()
    const body = { state: 'running' as const, doubles: 'new-version' as const }
    const refused = await cook.put(`/imports/${id}`, body)
    expect(refused).toMatchObject({ status: 409, body: { code: 'ORIGIN_UNCONFIRMED' } })
    expect(await cook.call('GET /imports/{id}', { params })).toMatchObject({ state: 'looked' })
    await cook.call('PUT /imports/{id}', { params, body: { ...body, confirmOrigin: true } })
    await app.drainJobs()
    const changed = await cook.call('GET /recipes/{id}', { params: { id: recipeId } })
    expect(changed.origin).toMatchObject({ address: FROM })
  })

  it('is asked about where it is chosen on the report', async () => {
    const { id, params } = await bringOver()
    expect(await run(id)).toMatchObject({ counts: { skipped: 1 } })
    const choice = { choice: 'new-version' as const }
    expect(await cook.put(`/imports/${id}/items/0`, choice)).toMatchObject({ status: 409 })
    expect(await listItems(id)).toMatchObject([{ state: 'skipped', choice: null }])
    await cook.call('PUT /imports/{id}/items/{positionNumber}', {
      params: { ...params, positionNumber: '0' },
      body: { ...choice, confirmOrigin: true },
    })
    await app.drainJobs()
    expect(await listItems(id)).toMatchObject([{ state: 'brought-in' }])
  })
})

const DUMPLINGS = {
  recipeIngredient: ['500 g potatoes', '100 g flour', '1 egg', '1 tsp nutmeg', '50 g butter'],
  recipeInstructions: ['Mash the potatoes.', 'Knead, shape and simmer for 15 minutes.'],
}
const WRITTEN = {
  ingredients: [
    { name: 'potatoes', quantity: '500', unit: 'g' },
    { name: 'flour', quantity: '100', unit: 'g' },
    { name: 'egg', quantity: '1', unit: '' },
    { name: 'nutmeg', quantity: '1', unit: 'tsp' },
    { name: 'butter', quantity: '50', unit: 'g' },
  ],
  instructions: DUMPLINGS.recipeInstructions,
}

describe('a recipe that is like another', () => {
  const ours = recipe('Potato dumplings', DUMPLINGS)
  const alike = recipe('Dumplings of potatoes', {
    recipeIngredient: ['1 kg potatoes', '200 g flour', '2 eggs', '2 tsp nutmeg', '100 g butter'],
    recipeInstructions: ['Mash potatoes, knead.', 'Shape them and simmer for 15 minutes.'],
  })

  it('is told with what differs, and becomes a new version of it or a recipe of its own', async () => {
    const first = await begin()
    await bring(first, [ours])
    await run(first)
    const [{ recipeId } = { recipeId: null }] = await listItems(first)
    const id = await begin()
    await bring(id, [alike])
    const params = { id, positionNumber: '0' }
    const item = await cook.call('GET /imports/{id}/items/{positionNumber}', { params })
    expect(item.double).toMatchObject({
      recipeId,
      title: 'Potato dumplings',
      why: 'content',
      differences: { title: true, factor: 2, steps: true },
    })
    expect(item.double?.differences.ingredients[0]).toEqual({
      kind: 'same',
      first: '500 g potatoes',
      second: '1 kg potatoes',
    })
    await run(id, { doubles: 'new-version' })
    expect(await listOwn()).toEqual(['Dumplings of potatoes'])
    await cook.call('POST /imports/{id}/undo', { params: { id } })
    await app.drainJobs()
    expect(await listOwn()).toEqual(['Potato dumplings'])
  })

  it('of the same file stays out, is named beside the first, and can come in afterwards', async () => {
    const id = await begin()
    const { body: looked } = await bring(id, [ours, alike])
    expect(looked).toMatchObject({
      import: { counts: { recipes: 2, doubles: 1, coming: 1, undecided: 1 } },
    })
    const like = { position: 0, title: 'Potato dumplings', why: 'content' }
    expect(await listItems(id, 'doubles')).toMatchObject([{ position: 1, double: null, like }])
    const item = await cook.call('GET /imports/{id}/items/{positionNumber}', {
      params: { id, positionNumber: '1' },
    })
    expect(item.like).toMatchObject({
      draft: { title: 'Potato dumplings' },
      differences: { factor: 2 },
    })
    expect(await run(id)).toMatchObject({ counts: { broughtIn: 1, skipped: 1, doubles: 1 } })
    const [{ recipeId } = { recipeId: null }] = await listItems(id)
    expect(await listItems(id, 'doubles')).toMatchObject([
      { title: 'Dumplings of potatoes', state: 'skipped', double: { recipeId, why: 'content' } },
    ])
    const params = { id, positionNumber: '1' }
    const body = { choice: 'keep-both' as const }
    await cook.call('PUT /imports/{id}/items/{positionNumber}', { params, body })
    await app.drainJobs()
    expect(await listOwn()).toEqual(['Dumplings of potatoes', 'Potato dumplings'])
  })

  it.each([
    ['for a moment', 1, 1],
    ['all the time', Number.POSITIVE_INFINITY, 0],
  ])('of the same file stays out where threads that are busy %s did not tell of it before', async (_, times, doubles) => {
    refusals = times
    const id = await begin()
    const { body } = await bring(id, [ours, alike])
    refusals = 0
    expect(body.import).toMatchObject({ state: 'looked', counts: { recipes: 2, doubles } })
    const { counts } = await run(id)
    expect(counts).toMatchObject({ broughtIn: 1, skipped: 1 })
  })

  it('of another file of the import is told as well, and comes in where its cook wants both', async () => {
    const id = await begin()
    await bring(id, [ours])
    await bring(id, [alike])
    const like = { position: 0, title: 'Potato dumplings' }
    expect(await listItems(id, 'doubles')).toMatchObject([{ position: 1, like }])
    const params = { id, positionNumber: '1' }
    const body = { choice: 'keep-both' as const }
    const chosen = await cook.call('PUT /imports/{id}/items/{positionNumber}', { params, body })
    expect(chosen).toMatchObject({ choice: 'keep-both', like })
    expect(await cook.call('GET /imports/{id}', { params: { id } })).toMatchObject({
      counts: { coming: 2, undecided: 0 },
    })
    expect(await run(id)).toMatchObject({ counts: { broughtIn: 2, skipped: 0 } })
  })

  it('word for word is a double like any other, and three of them come in as one', async () => {
    const id = await begin()
    await bring(id, [ours, ours, ours])
    expect(await listItems(id, 'doubles')).toMatchObject([
      { position: 1, like: { position: 0 } },
      { position: 2, like: { position: 0 } },
    ])
    const params = { id, positionNumber: '2' }
    const body = { choice: 'keep-both' as const }
    await cook.call('PUT /imports/{id}/items/{positionNumber}', { params, body })
    expect(await run(id)).toMatchObject({ counts: { broughtIn: 2, skipped: 1, hereAlready: 0 } })
    expect(await listOwn()).toEqual(['Potato dumplings', 'Potato dumplings'])
    const left = 'select 1 from import_item_keys where import_id = $1'
    expect(await app.database.query({ text: left }, [id])).toEqual([])
  })

  it('of the same file becomes a new version of the first, and undoing takes both back', async () => {
    const id = await begin()
    await bring(id, [ours, alike])
    const counts = { broughtIn: 2, doubles: 1 }
    expect(await run(id, { doubles: 'new-version' })).toMatchObject({ counts })
    expect(await listOwn()).toEqual(['Dumplings of potatoes'])
    await cook.call('POST /imports/{id}/undo', { params: { id } })
    await app.drainJobs()
    expect(await listOwn()).toEqual([])
    expect(await cook.call('GET /imports/{id}', { params: { id } })).toMatchObject({
      state: 'undone',
      counts: { undone: 2, kept: 0 },
    })
  })
})

describe('files', () => {
  it('of a table whose columns say nothing are asked about, and read by what is said', async () => {
    const table = 'A,B,C,D\nStew,1 leek,Cook it.,blue\n'
    const id = await begin()
    const asked = await bring(id, table, 'name=t.csv')
    expect(asked.body).toMatchObject({
      import: { state: 'looked', files: [] },
      table: { columns: [{ name: 'A', samples: ['Stew'], field: null }, {}, {}, {}] },
    })
    const mapping = JSON.stringify({ A: 'title', B: 'ingredients', C: 'steps' })
    await bring(id, table, `name=t.csv&mapping=${encodeURIComponent(mapping)}`)
    expect(await listItems(id)).toMatchObject([
      { title: 'Stew', state: 'waiting', lost: [{ field: 'D', value: 'blue' }] },
    ])
  })

  it('that nobody can read are refused with a sentence', async () => {
    const id = await begin()
    await bring(id, '\u0001\u0002 nothing', 'name=odd.bin')
    expect(await listItems(id, 'refused')).toMatchObject([
      { kind: 'refused', state: 'refused', reason: expect.stringMatching(/\.$/) },
    ])
  })

  it.each([
    ['no name of a column', 'mapping=title'],
    ['a mapping of numbers', `mapping=${encodeURIComponent('{"A":1}')}`],
    ['a name too long', `name=${'x'.repeat(300)}`],
  ])('with %s are not accepted', async (_, query) => {
    expect((await bring(await begin(), SOUPS, query)).status).toBe(422)
  })

  it('are brought before an import is started', async () => {
    const id = await begin()
    await bring(id, SOUPS)
    await cook.call('PUT /imports/{id}', { params: { id }, body: { state: 'running' } })
    expect((await bring(id, SOUPS)).status).toBe(409)
    await app.drainJobs()
  })
})

describe('an import under way', () => {
  it('can be paused, gone on with and cancelled; what came in stays', async () => {
    const id = await begin()
    await bring(id, SOUPS)
    const send = (state: 'running' | 'paused' | 'cancelled') =>
      cook.call('PUT /imports/{id}', { params: { id }, body: { state } })
    await send('running')
    expect(await send('paused')).toMatchObject({ state: 'paused' })
    await app.drainJobs()
    expect(await listOwn()).toEqual([])
    await send('running')
    expect(await send('cancelled')).toMatchObject({ state: 'cancelled', counts: { skipped: 2 } })
    await app.drainJobs()
    expect(await listOwn()).toEqual([])
    expect((await cook.put(`/imports/${id}`, { state: 'running' })).status).toBe(409)
    await begin()
  })

  it('goes on after a process that died, and does nothing twice', async () => {
    const id = await begin()
    await bring(id, SOUPS)
    await cook.call('PUT /imports/{id}', { params: { id }, body: { state: 'running' } })
    const dead =
      'update imports set lease_owner = gen_random_uuid(), lease_until = $2 where id = $1'
    const later = new Date(app.clock.now().getTime() + 30_000)
    await app.database.query({ text: dead }, [id, later])
    await app.drainJobs()
    expect(await listOwn()).toEqual([])
    app.clock.advance(31_000)
    await app.database.query({
      text: `insert into jobs.job (name, data) values ('resume-imports', '{}')`,
    })
    await app.drainJobs()
    expect(await listOwn()).toEqual(['Leek soup', 'Onion soup'])
  })

  it('takes back what a process found in a file that it never read to the end', async () => {
    const id = await begin()
    await bring(id, SOUPS)
    await app.database.query({ text: 'update import_files set is_read = false' })
    await app.database.query({ text: `update imports set state = 'looking' where id = $1` }, [id])
    await app.database.query({
      text: `insert into jobs.job (name, data) values ('resume-imports', '{}')`,
    })
    await app.drainJobs()
    expect(await cook.call('GET /imports/{id}', { params: { id } })).toMatchObject({
      state: 'looked',
      reason: 'Reading a file was interrupted. Please bring it again.',
      files: [],
      counts: { recipes: 0 },
    })
  })

  it('is one at a time', async () => {
    await begin()
    const second = await cook.post('/imports')
    expect(second).toMatchObject({ status: 409, body: { code: 'CONFLICT' } })
  })
})

describe('a report', () => {
  it('is a table for any program, in which no text is a formula', async () => {
    const id = await begin()
    await bring(id, [recipe('=HYPERLINK("x")', { video: 'https://example.org/v' })])
    await run(id)
    const response = await cook.fetch(`/api/imports/${id}/report`)
    expect(response.headers.get('content-type')).toContain('text/csv')
    const text = await response.text()
    expect(text).toContain(`"'=HYPERLINK(""x"")","brought-in"`)
    expect(text).toContain('/recipe/')
  })

  it('is forgotten when its cook says so, and what came in stays', async () => {
    const id = await begin()
    await bring(id, SOUPS)
    expect((await cook.delete(`/imports/${id}`)).status).toBe(409)
    await run(id)
    await cook.call('DELETE /imports/{id}', { params: { id } })
    expect((await cook.get(`/imports/${id}`)).status).toBe(404)
    expect((await cook.call('GET /imports')).imports).toEqual([])
    expect(await listOwn()).toEqual(['Leek soup', 'Onion soup'])
  })
})
