import { contract, type Endpoint, type EndpointKey, paramNames, splitKey } from '@potluck/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uuidv7 } from './platform/ids.ts'
import { type Client, publishRecipe, startTestApp, type TestApp } from './testing/index.ts'

/** Taken from the contract, so that a new endpoint is covered at once. */
const everyEndpoint = Object.values(contract).flatMap(
  (endpoints) => Object.entries(endpoints) as [EndpointKey, Endpoint][],
)

let app: TestApp
let owner: Client & { id: string }
let stranger: Client
/** The values that the table's path parameters name. */
type Named =
  | 'draft'
  | 'chat'
  | 'comment'
  | 'ownComment'
  | 'user'
  | 'username'
  | 'session'
  | 'way'
  | 'item'
  | 'post'
  | 'postComment'
  | 'collection'
  | 'meal'
  | 'cooked'
  | 'alert'
  | 'ticket'
  | 'archive'
  | 'import'
let ids: Record<Named, string>

beforeAll(async () => {
  app = await startTestApp()
  const client = app.client()
  const { id, username } = await client.signUp()
  owner = { ...client, id }
  stranger = app.client()
  await stranger.signUp()
  const draft = await owner.post<{ recipeId: string }>('/recipes/', { cover: 'illustrated' })
  const chat = await owner.call('POST /aiChats/c/create', { body: { title: 'Mine' } })
  // Changing the draft keeps its first version.
  await owner.put(`/recipes/${draft.body.recipeId}`, { servings: '2' })
  const published = await publishRecipe(owner)
  const { comment } = await stranger.call('POST /recipes/{id}/comments', {
    params: { id: published },
    body: { text: 'Good', rating: 5 },
  })
  const own = await owner.call('POST /recipes/{id}/comments', {
    params: { id: published },
    body: { text: 'Thank you' },
  })
  const item = await owner.call('POST /auth/inventory', {
    body: { name: 'rice', qty: 2, qtyName: 'kg', expiryDate: null },
  })
  const post = await owner.call('POST /activity', { body: { content: 'Mine' } })
  const postComment = await owner.call('POST /activity/{id}/comment', {
    params: { id: post._id },
    body: { body: 'Mine too' },
  })
  const ticket = await owner.call('POST /support-tickets', {
    body: { subject: 'Mine', text: 'Hm' },
  })
  const archive = await owner.call('POST /archives')
  const broughtIn = await owner.call('POST /imports')
  await owner.fetch(`/api/imports/${broughtIn._id}/files`, {
    method: 'POST',
    body: JSON.stringify([
      { '@type': 'Recipe', name: 'Mine', recipeIngredient: ['1 leek'] },
      { '@type': 'Recipe', name: 'Mine too', recipeIngredient: ['2 leeks'] },
    ]),
    headers: { 'content-type': 'application/octet-stream' },
  })
  const collection = await owner.call('POST /collections', { body: { name: 'Mine' } })
  const meal = await owner.call('POST /meal-plan/entries', {
    body: { day: '2031-05-01', meal: 'lunch', text: 'Mine' },
  })
  const cooked = await owner.call('POST /cooked-recipes', { body: { recipeId: published } })
  const alert = uuidv7()
  await app.database.query(
    {
      text: `insert into notifications (id, user_id, kind, recipe_id, created_at, updated_at)
        values ($1, $2, 'publication-problem', $3, now(), now())`,
    },
    [alert, id, published],
  )
  // A hidden member's things answer 404 even if others could otherwise read and like them.
  await owner.call('POST /auth/public-Profile-toogle')
  const { sessions } = await owner.call('GET /auth/sessions')
  const { ways } = await owner.call('GET /auth/sign-in-ways')
  ids = {
    draft: draft.body.recipeId,
    chat: chat._id,
    comment: comment._id,
    ownComment: own.comment._id,
    user: id,
    username,
    item: item._id,
    post: post._id,
    postComment: postComment._id,
    collection: collection._id,
    meal: meal._id,
    cooked: cooked._id,
    alert,
    ticket: ticket._id,
    archive: archive._id,
    import: broughtIn._id,
    session: sessions[0]?._id ?? '',
    way: ways[0]?._id ?? '',
  }
})
afterAll(() => app.close())

const NO_ID = '0190a0a0-0000-7000-8000-000000000000'

/** The path with `id` for every id; a number becomes 1. */
function fill(key: EndpointKey, id: string): string {
  return splitKey(key).path.replace(/\{([^}]+)\}/g, (_, name) =>
    name.endsWith('Number') ? '1' : id,
  )
}

function send(client: Client, key: EndpointKey, path: string, init: RequestInit = {}) {
  return client.fetch(`/api${path}`, { method: splitKey(key).method, ...init })
}

const adaptation = {
  adaptationRequest: 'vegan',
  originalRecipe: { title: 'Mash', ingredients: ['1 kg potatoes'], instructions: ['Mash them.'] },
}

describe('an anonymous caller', () => {
  it.each(
    everyEndpoint.filter(([, { access }]) => access === 'member'),
  )('gets 401 from %s', async (key) => {
    const response = await send(app.client(), key, fill(key, NO_ID))
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({ code: 'UNAUTHORIZED' })
  })
})

describe('a stranger', () => {
  /**
   * Endpoints that name something that belongs to somebody, with a body that would be valid for its
   * owner.
   */
  const table: [EndpointKey, keyof typeof ids, object?][] = [
    ['GET /recipes/{id}', 'draft'],
    ['PUT /recipes/{id}', 'draft', { title: 'Taken' }],
    ['DELETE /recipes/{id}', 'draft'],
    ['GET /recipes/{id}/validate', 'draft'],
    ['GET /recipes/{id}/file', 'draft'],
    ['POST /recipes/{id}/publish', 'draft'],
    ['PUT /recipes/{id}/toggle', 'draft'],
    ['POST /recipes/{id}/comment', 'draft'],
    ['GET /recipes/{id}/revisions', 'draft'],
    ['POST /recipes/{id}/revisions', 'draft', { base: 1 }],
    ['GET /recipes/{id}/revisions/{revisionNumber}', 'draft'],
    ['POST /recipes/{id}/revisions/{revisionNumber}/restore', 'draft'],
    ['POST /recipes/{id}/revisions/{revisionNumber}/draft', 'draft'],
    ['POST /recipes/{id}/like', 'draft'],
    ['GET /recipes/{id}/like-status', 'draft'],
    ['POST /recipes/{id}/rate', 'draft', { rating: 3 }],
    ['POST /recipes/{id}/comments', 'draft', { text: 'Hm', rating: 3 }],
    ['GET /recipes/{id}/comments', 'draft'],
    ['GET /recipes/{id}/adaptations', 'draft'],
    ['GET /analytics/recipes/{id}', 'draft'],
    ['POST /recipes/comments/{commentId}/hide', 'comment'],
    ['DELETE /recipes/comments/{commentId}', 'ownComment'],
    ['GET /auth/savedRecipe/check/{id}', 'draft'],
    ['GET /aiChats/{id}', 'chat'],
    ['DELETE /aiChats/{id}', 'chat'],
    ['POST /aiChats/{id}/stop', 'chat'],
    ['PUT /aiChats/{id}/options', 'chat', { usePantry: false }],
    ['POST /aiChats/{id}/generate', 'chat', { prompt: 'soup' }],
    ['POST /aiChats/{id}/generate-stream', 'chat', { prompt: 'soup' }],
    ['POST /aiChats/{id}/generate-with-ingredients', 'chat', { ingredients: ['rice'] }],
    ['POST /aiChats/{id}/generate-with-ingredients-stream', 'chat', { ingredients: ['rice'] }],
    ['POST /aiChats/{id}/adapt-recipe', 'chat', adaptation],
    ['POST /aiChats/{id}/adapt-recipe-stream', 'chat', adaptation],
    ['PUT /auth/inventory/{id}', 'item', { qty: 9 }],
    ['DELETE /auth/inventory/{id}', 'item'],
    ['GET /activity/user/{userId-or-username}', 'user'],
    ['POST /activity/{id}/like', 'post'],
    ['GET /activity/{id}/comments', 'post'],
    ['POST /activity/{id}/comment', 'post', { body: 'Hm' }],
    ['POST /activity/comments/{commentId}/like', 'postComment'],
    ['DELETE /activity/comments/{commentId}', 'postComment'],
    ['DELETE /activity/{id}', 'post'],
    ['PUT /collections/{id}', 'collection', { name: 'Taken' }],
    ['PUT /collections/{id}/recipes/{recipeId}', 'collection'],
    ['DELETE /collections/{id}/recipes/{recipeId}', 'collection'],
    ['DELETE /collections/{id}', 'collection'],
    ['PUT /meal-plan/entries/{id}', 'meal', { portions: 9 }],
    ['DELETE /meal-plan/entries/{id}', 'meal'],
    ['GET /shopping-list/recipes/{id}', 'draft'],
    ['PUT /cooked-recipes/{id}', 'cooked', { note: 'Taken' }],
    ['DELETE /cooked-recipes/{id}', 'cooked'],
    [
      'POST /cooked-recipes/{id}/deductions',
      'cooked',
      { items: [{ itemId: NO_ID, qty: 1, qtyName: 'kg' }] },
    ],
    ['DELETE /cooked-recipes/{id}/deductions', 'cooked'],
    ['GET /auth/profile/{username}', 'username'],
    ['GET /auth/profile/{username}/recipes', 'username'],
    ['GET /profiles/{username}/favorites', 'username'],
    ['DELETE /notifications/{id}', 'alert'],
    ['GET /support-tickets/{id}', 'ticket'],
    ['POST /support-tickets/{id}/messages', 'ticket', { text: 'Hm' }],
    ['POST /support-tickets/{id}/close', 'ticket'],
    ['GET /archives/{id}', 'archive'],
    ['PUT /doubles/{recipeId}/{otherId}', 'draft', { areTwo: true }],
    ['POST /doubles/{recipeId}/{otherId}', 'draft'],
    ['GET /imports/{id}', 'import'],
    ['PUT /imports/{id}', 'import', { state: 'cancelled' }],
    ['POST /imports/{id}/files', 'import', { '@type': 'Recipe', name: 'Theirs' }],
    ['GET /imports/{id}/items', 'import'],
    ['GET /imports/{id}/items/{positionNumber}', 'import'],
    ['PUT /imports/{id}/items/{positionNumber}', 'import', { choice: 'skip' }],
    ['POST /imports/{id}/undo', 'import'],
    ['GET /imports/{id}/report', 'import'],
    ['DELETE /imports/{id}', 'import'],
    ['GET /aiChats/u/{id}', 'user'],
    ['DELETE /auth/sessions/{id}', 'session'],
    ['DELETE /auth/sign-in-ways/{id}', 'way'],
  ]

  it.each(table)('gets 404 from %s of another’s %s', async (key, name, body) => {
    const type = key.endsWith('/files') ? 'application/octet-stream' : 'application/json'
    const response = await send(stranger, key, fill(key, ids[name]), {
      ...(body ? { body: JSON.stringify(body), headers: { 'content-type': type } } : {}),
    })
    expect(response.status).toBe(404)
  })

  const reads = table.filter(([key]) => splitKey(key).method === 'GET')
  it.each(reads)('is the only one to whom %s of this %s is closed', async (key, name) => {
    // An archive can be fetched only once, and is streamed.
    const response = await send(owner, key, fill(key, ids[name]))
    expect(response.status).toBe(200)
    await response.body?.cancel()
  })

  it('leaves the owner’s things as they were', async () => {
    const recipe = await owner.call('GET /recipes/{id}', { params: { id: ids.draft } })
    expect(recipe).toMatchObject({ title: '', status: 'draft', likes: 0, comments: 0, revision: 2 })
    const chat = await owner.call('GET /aiChats/{id}', { params: { id: ids.chat } })
    expect(chat).toMatchObject({ title: 'Mine', messages: [] })
    expect((await owner.call('GET /auth/inventory')).inventory).toMatchObject([{ qty: 2 }])
    expect((await owner.get(`/aiChats/u/${ids.user}`)).status).toBe(200)
    const ticket = await owner.call('GET /support-tickets/{id}', { params: { id: ids.ticket } })
    expect(ticket).toMatchObject({ status: 'open', messages: [{ text: 'Hm' }] })
    expect((await owner.call('GET /collections')).collections).toMatchObject([{ name: 'Mine' }])
    expect((await owner.call('GET /cooked-recipes')).cookedRecipes).toMatchObject([
      { _id: ids.cooked, note: '' },
    ])
    expect((await owner.call('GET /activity')).posts).toMatchObject([
      { _id: ids.post, likesCount: 0, commentsCount: 1 },
    ])
  })

  it('is the only one left out: every endpoint with an id stands in a table', () => {
    const named = everyEndpoint
      .filter(([key]) => paramNames(key).length > 0)
      .map(([key]) => key)
      // These are open to every member by design: other people, their comments and marks on saved
      // recipes.
      .filter((key) => !/follow|myfeed|comments\/\{commentId\}\/like|savedRecipe\/\{id\}/.test(key))
    expect(named.filter((key) => !table.some(([listed]) => listed === key))).toEqual([])
  })
})

describe('a private profile', () => {
  /** What anyone may ask about a public cook. */
  const ofCooks: [EndpointKey, keyof typeof ids][] = [
    ['GET /auth/profile/{username}', 'username'],
    ['GET /auth/profile/{username}/recipes', 'username'],
    ['GET /profiles/{username}/favorites', 'username'],
    ['GET /activity/user/{userId-or-username}', 'user'],
    ['GET /activity/{id}/comments', 'post'],
  ]
  /** What a signed-in member may ask besides. */
  const ofFollowers: [EndpointKey, keyof typeof ids][] = [
    ['POST /auth/follow/{id}', 'user'],
    ['GET /auth/follow/check/{id}', 'user'],
    ['POST /follow/follow/{userId}', 'user'],
    ['GET /follow/status/{userId}', 'user'],
    ['GET /follow/followers/{userId}', 'user'],
    ['GET /follow/following/{userId}', 'user'],
    ['GET /follow/mutual/{userId}', 'user'],
    ['GET /myfeed/chef/{id}/recipes', 'user'],
  ]

  it.each(ofCooks)('answers 404 to %s signed out', async (key, name) => {
    expect((await send(app.client(), key, fill(key, ids[name]))).status).toBe(404)
  })
  it.each(ofFollowers)('answers 404 to %s of a stranger', async (key, name) => {
    expect((await send(stranger, key, fill(key, ids[name]))).status).toBe(404)
  })
  it.each(ofCooks)('answers 200 to %s of its owner', async (key, name) => {
    expect((await send(owner, key, fill(key, ids[name]))).status).toBe(200)
  })
})

describe('a cook over their quota', () => {
  it.each([
    ['POST /aiChats/{id}/generate', { prompt: 'soup' }],
    ['POST /aiChats/{id}/generate-stream', { prompt: 'soup' }],
    ['POST /aiChats/{id}/generate-with-ingredients', { ingredients: ['rice'] }],
    ['POST /aiChats/{id}/generate-with-ingredients-stream', { ingredients: ['rice'] }],
    ['POST /aiChats/{id}/adapt-recipe', adaptation],
    ['POST /aiChats/{id}/adapt-recipe-stream', adaptation],
  ] as const)('gets 429 from %s, and none on a plan without a limit', async (key, body) => {
    const cook = app.client()
    const { id } = await cook.signUp()
    const { _id } = await cook.call('POST /aiChats/c/create', { body: {} })
    await app.database.query(
      {
        text: `insert into assistant_usage (user_id, month, recipes)
          values ($1, date_trunc('month', $2::timestamptz at time zone 'UTC'), 100)`,
      },
      [id, app.clock.now()],
    )
    const path = fill(key, _id)
    expect(await cook.post(path, body)).toMatchObject({ status: 429, body: { code: 'PLAN_LIMIT' } })
    await app.database.query({ text: `update users set plan = 'pro' where id = $1` }, [id])
    expect((await cook.post(path, body)).status).toBe(200)
  })
})

describe('bad input', () => {
  const json = { 'content-type': 'application/json' }
  // Sixteen of these are almost a megabyte, the limit of a body.
  const long = 'x'.repeat(64_000)
  const hostile: [string, RequestInit][] = [
    ['broken JSON', { body: '{"title": ', headers: json }],
    ['a JSON array', { body: '[]', headers: json }],
    ['a JSON text', { body: '"hello"', headers: json }],
    ['null', { body: 'null', headers: json }],
    ['wrong types everywhere', { body: wrongTypes(7), headers: json }],
    ['objects for texts', { body: wrongTypes({ a: 1 }), headers: json }],
    ['null bytes', { body: wrongTypes('a\u0000b'), headers: json }],
    [
      'half a surrogate pair',
      { body: wrongTypes('\ud800').replaceAll('\ud800', '\\ud800'), headers: json },
    ],
    ['a megabyte of text', { body: wrongTypes(long), headers: json }],
    ['prototype pollution', { body: '{"__proto__": {"isAdmin": true}}', headers: json }],
    ['another media type', { body: '<x/>', headers: { 'content-type': 'application/xml' } }],
    [
      'multipart without a boundary',
      { body: 'x', headers: { 'content-type': 'multipart/form-data' } },
    ],
    ['invalid UTF-8', { body: Buffer.from([0x7b, 0xff, 0xfe, 0x7d]), headers: json }],
  ]

  function wrongTypes(value: unknown): string {
    const names = [
      'email',
      'username',
      'password',
      'title',
      'description',
      'text',
      'rating',
      'prompt',
    ]
    const more = [
      'recipeId',
      'tags',
      'ingredients',
      'instructions',
      'name',
      'message',
      'type',
      'cover',
    ]
    return JSON.stringify(Object.fromEntries([...names, ...more].map((name) => [name, value])))
  }

  const writing = everyEndpoint.filter(([key, { body }]) => splitKey(key).method !== 'GET' && body)
  it.each(writing)('never gives %s a 5xx', async (key) => {
    const path = fill(key, key.includes('aiChats') ? ids.chat : ids.draft)
    for (const [name, init] of hostile) {
      const response = await send(owner, key, path, init)
      await response.body?.cancel()
      expect(response.status, `${name} to ${key}`).toBeLessThan(500)
      // Some endpoints accept an empty object; none accepts a body that cannot be parsed.
      if (name.startsWith('broken')) expect(response.status, key).toBe(400)
    }
  })

  it('of more than a megabyte is 413', async () => {
    const init = { body: wrongTypes(long + long), headers: json }
    expect((await send(owner, 'POST /recipes/', '/recipes/', init)).status).toBe(413)
  })

  const named = everyEndpoint.filter(([key]) => paramNames(key).length > 0)
  it.each(named)('in the path of %s is a 4xx', async (key) => {
    for (const id of ['1', "'; drop table users; --", '%00', '%ff', 'x'.repeat(400), NO_ID]) {
      const path = fill(key, id.startsWith('%') ? id : encodeURIComponent(id))
      const response = await send(
        owner,
        key,
        path,
        splitKey(key).method === 'GET' ? {} : { body: '{}', headers: json },
      )
      await response.body?.cancel()
      const fine = key.startsWith('DELETE /auth/savedRecipe') || key.includes('unfollow')
      expect(response.status, `${id} in ${key}`).toBeLessThan(500)
      if (!fine) expect(response.status, `${id} in ${key}`).toBeGreaterThanOrEqual(400)
    }
  })

  const asking = everyEndpoint.filter(([, { query }]) => query)
  it.each(asking)('in the query of %s is no 5xx', async (key) => {
    for (const query of [
      'page=-1',
      'page=1e9',
      'page=a',
      'limit=0',
      'limit=9999999',
      'q=%00',
      'page=1&page=2',
      'tags[]=x',
      '%E0%A4%A',
    ]) {
      const response = await send(owner, key, `${fill(key, ids.draft)}?${query}`)
      await response.body?.cancel()
      expect(response.status, `${query} to ${key}`).toBeLessThan(500)
    }
  })

  it('from another site is refused and writes nothing', async () => {
    const before = await owner.call('GET /recipes/my-recipes')
    for (const headers of [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
    ]) {
      const response = await owner.fetch('/api/recipes/', {
        method: 'POST',
        headers: { ...json, ...headers },
        body: '{"cover":"illustrated"}',
      })
      expect(response.status).toBe(403)
      expect(await response.json()).toMatchObject({ code: 'CROSS_SITE' })
    }
    const after = await owner.call('GET /recipes/my-recipes')
    expect(after.total).toBe(before.total)
  })
})
