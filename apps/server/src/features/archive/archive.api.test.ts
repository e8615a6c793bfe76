import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openZip } from '@potluck/import'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ZipFile } from 'yazl'
import { archiveParts, importers } from '../../archive-parts.ts'
import { createImages, openFolderStore } from '../../platform/media/index.ts'
import { inThisThread } from '../../platform/workers/index.ts'
import { type Client, publishRecipe, startTestApp, type TestApp } from '../../testing/index.ts'
import { importArchive } from './import-archive.ts'
import { LEFT_OUT } from './left-out.ts'

let app: TestApp
let folder: string

beforeAll(async () => {
  app = await startTestApp({}, { RATE_LIMIT: '1' })
  folder = await mkdtemp(join(tmpdir(), 'potluck-archive-'))
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

async function signUp(at = app) {
  const client = at.client()
  return { client, ...(await client.signUp()) }
}
const picture = (red: number) =>
  sharp({
    create: { width: 1700, height: 1200, channels: 3, background: { r: red, g: 90, b: 40 } },
  })
    .png()
    .toBuffer()

/** Downloads a member's archive into a file. */
async function download(client: Client): Promise<string> {
  const { _id } = await client.call('POST /archives')
  const response = await client.fetch(`/api/archives/${_id}`)
  expect(response.status).toBe(200)
  return save(Buffer.from(await response.arrayBuffer()))
}
let saved = 0
async function save(bytes: Buffer): Promise<string> {
  saved += 1
  const path = join(folder, `${saved}.zip`)
  await writeFile(path, bytes)
  return path
}
async function readFiles(path: string): Promise<Map<string, Buffer>> {
  const zip = await openZip(path)
  const files = new Map<string, Buffer>()
  for (const name of zip.names) files.set(name, (await zip.read(name, 1e8)) ?? Buffer.alloc(0))
  zip.close()
  return files
}
const rowsOf = (files: Map<string, Buffer>, name: string): Record<string, unknown>[] =>
  JSON.parse(files.get(name)?.toString() ?? 'null')

async function addPicture(client: Client, recipeId: string, red: number): Promise<void> {
  const form = new FormData()
  form.set('image', new Blob([new Uint8Array(await picture(red))], { type: 'image/png' }), 'a.png')
  expect((await client.put(`/recipes/${recipeId}`, form)).status).toBe(200)
}

const HOSTILE = '<script>alert("soup")</script> & "quotes" \\ \u2028 émincé 🍲'
/**
 * Recipes of every kind: with all fields, with none, with a photo, illustrated, published and
 * drafts.
 */
async function writeRecipes(client: Client): Promise<void> {
  const full = await publishRecipe(client, {
    title: HOSTILE,
    description: `Line one\nLine two ${HOSTILE}`,
    prepTime: '1h 20m',
    cookTime: '45 minutes',
    restTime: 'overnight, 8 hours',
    servings: '2-3 servings',
    tags: ['Sunday', 'Été', '../../etc/passwd'],
    cuisine: 'French',
    difficulty: 'Hard',
    mealType: 'Dinner',
    allowComments: false,
    videoUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    origin: { address: 'https://example.org/soup', name: '', author: 'Ada Leek' },
    language: 'en',
    ingredients: [
      { name: 'onions, finely chopped', quantity: '1 ½', unit: 'kg' },
      { name: 'butter (for the sauce)', quantity: '2-3', unit: '' },
      { name: 'cream', quantity: '1', unit: 'cup', group: 'For the topping:' },
      { name: 'sugar', quantity: '2', unit: 'tbsp', group: HOSTILE.slice(0, 60) },
    ],
    instructions: ['Cut.\n\nWait.', HOSTILE, 'Serve.'],
  })
  await addPicture(client, full, 200)
  await publishRecipe(client, { title: 'Drawn, and public' })
  const bare = await client.post<{ recipeId: string }>('/recipes/', { cover: 'illustrated' })
  expect(bare.status).toBe(201)
  const draft = await client.post<{ recipeId: string }>('/recipes/', { title: 'A draft' })
  await addPicture(client, draft.body.recipeId, 20)
}

/** The recipes without what differs between two sites: ids, dates of change, addresses. */
async function contentsOf(client: Client) {
  const { recipes } = await client.call('GET /recipes/my-recipes')
  const whole = await Promise.all(
    recipes.map(({ _id: id }) => client.call('GET /recipes/{id}', { params: { id } })),
  )
  const contents = await Promise.all(
    whole.map(async (recipe) => ({
      title: recipe.title,
      description: recipe.description,
      tags: recipe.tags,
      prepTime: recipe.prepTime,
      cookTime: recipe.cookTime,
      restTime: recipe.restTime,
      servings: recipe.servings,
      cuisine: recipe.cuisine,
      difficulty: recipe.difficulty,
      mealType: recipe.mealType,
      visibility: recipe.visibility,
      allowComments: recipe.allowComments,
      videoUrl: recipe.videoUrl,
      origin: recipe.origin,
      language: recipe.language,
      source: recipe.source,
      ingredients: recipe.ingredients,
      instructions: recipe.instructions,
      createdAt: recipe.createdAt,
      publishedAt: recipe.publishedAt,
      picture: recipe.photo && (await pixelsOf(client, recipe.photo)),
    })),
  )
  return contents.toSorted((a, b) => a.title.localeCompare(b.title))
}

/** All pixels of a photo's largest size. */
async function pixelsOf(client: Client, photo: { width: number; sources: { url: string }[] }) {
  const response = await client.fetch(photo.sources.at(-1)?.url ?? '')
  const bytes = Buffer.from(await response.arrayBuffer())
  const { width } = await sharp(bytes).metadata()
  return { said: photo.width, width, sha256: createHash('sha256').update(bytes).digest('hex') }
}

/** What an import into a server's own database and pictures needs. */
function importDeps({ database, config, clock, jobs }: TestApp) {
  const store = openFolderStore(join(config.dataDir, 'images'))
  // The running application already does the picture jobs.
  const sending = { ...jobs, work: () => undefined, schedule: () => undefined }
  const images = createImages({ database, store, jobs: sending, now: clock.now })
  return { database, images, workers: inThisThread, now: clock.now, importers }
}

/** Imports an archive as the operator's command does, and reports its recipes. */
async function importRecipes(at: TestApp, path: string, userId: string) {
  const zip = await openZip(path)
  try {
    const running = importArchive(importDeps(at), zip, userId)
    let step = await running.next()
    while (!step.done) step = await running.next()
    const { parts, problems } = step.value
    const { added = 0, known = 0 } = parts.find(({ part }) => part === 'recipes') ?? {}
    return { recipes: added, known, problems: problems.map(({ reason }) => reason) }
  } finally {
    zip.close()
  }
}

describe('an archive', () => {
  it('loaded into a fresh server gives back the same recipes, field by field', async () => {
    const { client } = await signUp()
    await writeRecipes(client)
    const path = await download(client)
    const fresh = await startTestApp()
    try {
      const other = await signUp(fresh)
      // By whom the full recipe is: what is somebody else's is asked about under another name.
      await other.client.call('POST /auth/update-profile', { body: { fullName: 'Ada Leek' } })
      fresh.clock.advance({ days: 1 })
      const first = await importRecipes(fresh, path, other.id)
      expect(first).toEqual({ recipes: 4, known: 0, problems: [] })
      expect(await contentsOf(other.client)).toEqual(await contentsOf(client))
      const again = await importRecipes(fresh, path, other.id)
      expect(again).toEqual({ recipes: 0, known: 4, problems: [] })
    } finally {
      await fresh.close()
    }
  })

  it('has each recipe as schema.org JSON-LD that names its picture', async () => {
    const { client, username } = await signUp()
    const ingredients = [
      { name: 'tomatoes', quantity: '1', unit: 'kg' },
      { name: 'cream', quantity: '2', unit: 'tbsp', group: 'For the topping:' },
    ]
    await addPicture(client, await publishRecipe(client, { cookTime: '1h 35m', ingredients }), 100)
    const files = await readFiles(await download(client))
    const name = [...files.keys()].find((each) => /^recipes\/tomato-soup-\w{8}\.json$/.test(each))
    const recipe = JSON.parse(files.get(name ?? '')?.toString() ?? '')
    expect(recipe).toMatchObject({
      '@type': 'Recipe',
      name: 'Tomato Soup',
      author: { '@type': 'Person', name: username },
      cookTime: 'PT1H35M',
      recipeIngredient: ['1 kg tomatoes', '2 tbsp cream (For the topping)'],
      recipeInstructions: [{ '@type': 'HowToStep', position: 1 }],
    })
    const shown = files.get(recipe.image.replace('../', ''))
    expect(await sharp(shown).metadata()).toMatchObject({ format: 'webp', width: 1700 })
  })

  it('has everything else as JSON, others’ secrets and one’s own left out', async () => {
    const { client, id, username, password } = await signUp()
    const other = await signUp()
    const theirs = await publishRecipe(other.client, { title: 'Theirs' })
    const params = { id: theirs }
    await client.call('POST /recipes/{id}/like', { params })
    await client.call('POST /recipes/{id}/comments', { params, body: { text: 'Ah', rating: 4 } })
    await client.call('PUT /auth/savedRecipe/toggle', { body: { recipeId: theirs } })
    await client.call('POST /collections', { body: { name: 'Soon', recipes: [theirs] } })
    await client.call('POST /follow/follow/{userId}', { params: { userId: other.id } })
    await client.call('POST /activity', { body: { content: 'Hello' } })
    const item = { name: 'rice', qty: 2, qtyName: 'kg', expiryDate: '2030-01-02' }
    await client.call('POST /auth/inventory', { body: item })
    const ticket = { subject: 'Where', text: 'is it' }
    await client.call('POST /support-tickets', { body: ticket })
    await client.call('POST /feedback-entries', { body: { rating: 2, tags: ['Search'] } })
    const chat = await client.call('POST /aiChats/c/create', { body: { title: 'Soup' } })
    await client.post(`/aiChats/${chat._id}/generate`, { prompt: 'tomato soup' })
    // More rows than one page of a read.
    await app.database.query(
      {
        text: `insert into pantry_items (id, user_id, name, qty, unit, created_at, updated_at)
          select gen_random_uuid(), $1, 'item ' || n, 1, 'kg', now(), now()
          from generate_series(1, 1200) n`,
      },
      [id],
    )
    const files = await readFiles(await download(client))
    expect(rowsOf(files, 'profile.json')).toMatchObject([{ profile: { username } }])
    expect(rowsOf(files, 'likes.json')).toMatchObject([{ title: 'Theirs' }])
    expect(rowsOf(files, 'ratings.json')).toMatchObject([{ rating: 4 }])
    expect(rowsOf(files, 'comments.json')).toMatchObject([{ text: 'Ah', title: 'Theirs' }])
    expect(rowsOf(files, 'saved-recipes.json')).toMatchObject([{ collections: ['Soon'] }])
    expect(rowsOf(files, 'following.json')).toMatchObject([{ follows: other.username }])
    expect(rowsOf(files, 'posts.json').map(({ content }) => content)).toContain('Hello')
    expect(rowsOf(files, 'tickets.json')).toMatchObject([
      { subject: 'Where', messages: [{ from: 'you', text: 'is it' }] },
    ])
    expect(rowsOf(files, 'feedback.json')).toMatchObject([{ rating: 2, tags: ['Search'] }])
    expect(rowsOf(files, 'chat-messages.json')).toMatchObject([
      { role: 'user', content: 'tomato soup' },
      { role: 'ai' },
    ])
    const pantry = rowsOf(files, 'pantry.json').map(({ name }) => name)
    expect(new Set(pantry).size).toBe(1201)
    for (const part of archiveParts) expect(Array.isArray(rowsOf(files, part.file))).toBe(true)

    const [secrets] = await app.database.query<{ token: string; hash: string; email: string }>(
      {
        text: `select s.token, i.password as hash, o.email from sessions s
          join identities i on i.user_id = s.user_id, users o where s.user_id = $1 and o.id = $2`,
      },
      [id, other.id],
    )
    const all = [...files.values()].map((file) => file.toString()).join('\n')
    for (const secret of [secrets?.token, secrets?.hash, secrets?.email, password]) {
      expect(all.includes(secret ?? all)).toBe(false)
    }
  })

  it('tells nothing that privacy hides, and all that is its member’s own', async () => {
    const [member, hiding, author] = [await signUp(), await signUp(), await signUp()]
    const { client } = member
    const own = await publishRecipe(client, { title: 'My own soup' })
    const hidden = await publishRecipe(hiding.client, { title: 'Once public' })
    const takenBack = await publishRecipe(author.client, { title: 'Once shared' })
    const open = await publishRecipe(author.client, { title: 'Still shared' })
    await client.call('POST /follow/follow/{userId}', { params: { userId: hiding.id } })
    for (const id of [hidden, takenBack, open]) {
      const params = { id }
      await client.call('GET /recipes/{id}', { params })
      await client.call('POST /recipes/{id}/like', { params })
      await client.call('POST /recipes/{id}/comments', {
        params,
        body: { text: 'Mine', rating: 3 },
      })
      await client.call('POST /auth/savedRecipe', { body: { recipeId: id } })
      const lunch = { day: '2031-05-01', meal: 'lunch', recipeId: id } as const
      await client.call('POST /meal-plan/entries', { body: lunch })
      await client.call('POST /cooked-recipes', { body: { recipeId: id, note: 'Good' } })
      await client.call('POST /shopping-list/recipes', { body: { recipeId: id } })
    }
    const params = { id: own }
    await hiding.client.call('POST /follow/follow/{userId}', { params: { userId: member.id } })
    await hiding.client.call('POST /recipes/{id}/rate', { params, body: { rating: 2 } })
    await hiding.client.call('POST /recipes/{id}/like', { params })
    const { comment } = await author.client.call('POST /recipes/{id}/comments', {
      params: { id: open },
      body: { text: 'words that were hidden' },
    })
    const liked = { params: { commentId: comment._id } }
    await client.call('POST /recipes/comments/{commentId}/like', liked)
    const post = await hiding.client.call('POST /activity', { body: { content: 'Hello' } })
    const said = await hiding.client.call('POST /activity/{id}/comment', {
      params: { id: post._id },
      body: { body: 'words under a hidden post' },
    })
    await client.call('POST /activity/comments/{commentId}/like', {
      params: { commentId: said._id },
    })
    await app.drainJobs()
    await hiding.client.call('POST /auth/public-Profile-toogle')
    await author.client.call('PUT /recipes/{id}/toggle', { params: { id: takenBack } })
    await hiding.client.put(`/recipes/${hidden}`, { title: 'Renamed in hiding' })
    await author.client.put(`/recipes/${takenBack}`, { title: 'Renamed as a draft' })
    // The comment was hidden by the recipe's author; only its writer and the author still see it.
    const moved = {
      text: 'update recipe_comments set is_hidden = true, author_id = $2 where id = $1',
    }
    await app.database.query(moved, [comment._id, hiding.id])

    const files = await readFiles(await download(client))
    const hiddenWords = [hiding.username, 'Renamed in hiding', 'Renamed as a draft']
    hiddenWords.push('words that were hidden', 'words under a hidden post')
    for (const [name, bytes] of files) {
      for (const word of hiddenWords) expect(`${name}: ${bytes}`).not.toContain(word)
    }
    const acts = ['likes', 'ratings', 'comments', 'saved-recipes', 'viewed-recipes', 'meal-plan']
    for (const name of [...acts, 'cooked-recipes']) {
      const recipes = rowsOf(files, `${name}.json`).map(({ recipe }) => recipe)
      expect(recipes.toSorted(), name).toEqual([hidden, takenBack, open].toSorted())
    }
    expect(rowsOf(files, 'ratings.json').map(({ rating }) => rating)).toEqual([3, 3, 3])
    expect(rowsOf(files, 'comments.json').map(({ text }) => text)).toEqual(['Mine', 'Mine', 'Mine'])
    expect(rowsOf(files, 'cooked-recipes.json').map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Once public', 'Once shared', 'Still shared']),
    )
    expect(rowsOf(files, 'following.json')).toMatchObject([{ follows: null }])
    expect(rowsOf(files, 'followers.json')).toEqual([])
    expect(rowsOf(files, 'liked-comments.json')).toMatchObject([{ recipe: open, text: null }])
    expect(rowsOf(files, 'liked-post-comments.json')).toMatchObject([{ text: null }])
    const alerts = rowsOf(files, 'alerts.json').filter(({ kind }) => kind === 'rating')
    expect(alerts).toMatchObject([{ from: null, recipe: 'My own soup' }])
  })

  it('tells of every table with a member’s rows, or says why not', async () => {
    const tables = await app.database.query<{ table: string }>({ text: OF_MEMBERS })
    const told = new Set([...archiveParts.flatMap((part) => part.tables), ...Object.keys(LEFT_OUT)])
    expect(tables.map(({ table }) => table)).toContain('chat_messages')
    expect(tables.map(({ table }) => table).filter((table) => !told.has(table))).toEqual([])
  })
})

/** Tables whose rows are deleted with a user: by a foreign key, directly or through other tables. */
const OF_MEMBERS = `
  with recursive theirs (id) as (
    select 'users'::regclass::oid
    union
    select c.conrelid from pg_constraint c join theirs t on t.id = c.confrelid where c.contype = 'f')
  select id::regclass::text as table from theirs
  union
  select table_name from information_schema.columns
    where table_schema = 'public' and column_name in ('user_id', 'author_id')
      and table_name in (select tablename from pg_tables where schemaname = 'public')
  order by 1`

describe('a download', () => {
  it('is fetched once, within ten minutes, by whoever asked', async () => {
    const { client } = await signUp()
    const stranger = await signUp()
    const { _id } = await client.call('POST /archives')
    const gone = { status: 404, body: { code: 'ARCHIVE_NOT_FOUND' } }
    expect(await stranger.client.get(`/archives/${_id}`)).toMatchObject(gone)
    const answer = await client.fetch(`/api/archives/${_id}`)
    expect(answer.headers.get('content-type')).toBe('application/zip')
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="potluck-[\w.-]+-\d{4}-\d\d-\d\d\.zip"$/,
    )
    await answer.arrayBuffer()
    expect(await client.get(`/archives/${_id}`)).toMatchObject(gone)
    const late = await client.call('POST /archives')
    app.clock.advance({ minutes: 10, seconds: 1 })
    expect(await client.get(`/archives/${late._id}`)).toMatchObject(gone)
  })

  it('is asked for five times an hour, at once too, and from this site alone', async () => {
    const { client, password } = await signUp()
    const answers = await Promise.all(Array.from({ length: 6 }, () => client.post('/archives')))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5)
    const refused = answers.find(({ status }) => status !== 201)
    expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_ATTEMPTS' } })
    const asked = answers.find(({ status }) => status === 201)?.body as { _id: string }
    const headers = { 'sec-fetch-site': 'cross-site' }
    const led = await client.fetch(`/api/archives/${asked._id}`, { headers })
    expect(led.status).toBe(403)
    expect((await client.fetch(`/api/archives/${asked._id}`)).status).toBe(200)
    app.clock.advance({ hours: 1, seconds: 1 })
    expect((await client.post('/archives', { password })).status).toBe(201)
  })

  it('is not given to a sign-in older than fifteen minutes without the password', async () => {
    const { client, password } = await signUp()
    app.clock.advance({ minutes: 15, seconds: 1 })
    for (const [sent, code] of [
      [{}, 'PASSWORD_REQUIRED'],
      [{ password: 'a guess' }, 'WRONG_PASSWORD'],
    ] as const) {
      expect(await client.post('/archives', sent)).toMatchObject({ status: 403, body: { code } })
    }
    const { _id } = await client.call('POST /archives', { body: { password } })
    expect((await client.fetch(`/api/archives/${_id}`)).status).toBe(200)
  })

  it('that its reader leaves in the middle ends', async () => {
    const { client } = await signUp()
    const { _id } = await client.call('POST /archives')
    const leaving = new AbortController()
    const answer = await client.fetch(`/api/archives/${_id}`, { signal: leaving.signal })
    leaving.abort()
    await expect(answer.arrayBuffer()).rejects.toThrow()
    expect((await client.get('/auth/check')).status).toBe(200)
  })
})

/** A zip with these files. */
async function zipOf(files: Record<string, string | Buffer>): Promise<string> {
  const zip = new ZipFile()
  for (const [name, bytes] of Object.entries(files)) zip.addBuffer(Buffer.from(bytes), name)
  zip.end()
  const chunks: Buffer[] = []
  for await (const chunk of zip.outputStream) chunks.push(Buffer.from(chunk))
  return save(Buffer.concat(chunks))
}

describe('an import', () => {
  const importAs = async (userId: string, path: string) => importRecipes(app, path, userId)
  async function recipeFile(client: Client): Promise<string> {
    await publishRecipe(client)
    const files = await readFiles(await download(client))
    const name = [...files.keys()].find((each) => each.startsWith('recipes/')) ?? ''
    return files.get(name)?.toString() ?? ''
  }

  it('of a zip bomb is refused', async () => {
    const { client, id } = await signUp()
    const path = await zipOf({ 'recipes/bomb.json': Buffer.alloc(30 * 1024 ** 2, ' ') })
    await expect(importAs(id, path)).rejects.toThrow('unpacks to more than it may')
    expect(await client.call('GET /recipes/my-recipes')).toMatchObject({ total: 0 })
  })

  it('ends after ten minutes, and leaves what came in', async () => {
    const { client: writer } = await signUp()
    for (const title of ['First soup', 'Second soup', 'Third soup']) {
      await publishRecipe(writer, { title })
    }
    const path = await download(writer)
    const { client, id } = await signUp()
    const zip = await openZip(path)
    const running = importArchive(importDeps(app), zip, id)
    await running.next()
    expect(await running.next()).toMatchObject({ value: { done: 1 } })
    app.clock.advance({ minutes: 10, seconds: 1 })
    await expect(running.next()).rejects.toThrow('more than ten minutes')
    zip.close()
    expect(await client.call('GET /recipes/my-recipes')).toMatchObject({ total: 2 })
    expect(await importRecipes(app, path, id)).toMatchObject({ recipes: 1, known: 2 })
  })

  it('of a zip that lies about its sizes is refused', async () => {
    const { id } = await signUp()
    const honest = await zipOf({ 'recipes/a.json': Buffer.alloc(4 * 1024 ** 2, ' ') })
    const bytes = await readFile(honest)
    // Changes the size in the zip's directory: 4 MB becomes 10 bytes.
    const directory = bytes.indexOf(Buffer.from('PK\u0001\u0002', 'latin1'))
    bytes.writeUInt32LE(10, directory + 24)
    await expect(importAs(id, await save(bytes))).rejects.toThrow('no zip that can be read')
  })

  it('of a zip whose names lead elsewhere is refused', async () => {
    const { id } = await signUp()
    const honest = await zipOf({ 'recipes/aaaaaaa.json': '{}' })
    for (const evil of ['../../../../evil.json', '/etc/absolute.json.']) {
      const source = (await readFile(honest)).toString('latin1')
      const bytes = source.replaceAll('recipes/aaaaaaa.json', evil.slice(0, 20).padEnd(20, 'x'))
      const path = await save(Buffer.from(bytes, 'latin1'))
      await expect(importAs(id, path)).rejects.toThrow('no zip that can be read')
    }
  })

  it('of what is no zip is refused', async () => {
    const { id } = await signUp()
    for (const bytes of ['', 'not a zip', 'PK\u0003\u0004']) {
      const path = await save(Buffer.from(bytes, 'latin1'))
      await expect(importAs(id, path)).rejects.toThrow('no zip that can be read')
    }
  })

  it('leaves out what is no recipe of an archive, and brings in the rest', async () => {
    const { client, id } = await signUp()
    const good = await recipeFile((await signUp()).client)
    const change = (part: object) => {
      const file = JSON.parse(good)
      return JSON.stringify({ ...file, potluck: { ...file.potluck, ...part } })
    }
    const path = await zipOf({
      'recipes/a-good.json': good,
      'recipes/b-broken.json': '{"@type": ',
      'recipes/c-list.json': '[]',
      'recipes/d-wrong.json': change({ ingredients: 'rice' }),
      'recipes/e-null.json': change({ title: 'a\u0000b' }),
      'recipes/f-long.json': change({ title: 'x'.repeat(121) }),
      'recipes/g-proto.json': '{"__proto__": {"isAdmin": true}}',
      'recipes/h-deep.json': '['.repeat(20_000),
      'recipes/i-video.json': change({ videoUrl: 'javascript:alert(1)' }),
      'recipes/j-date.json': change({ createdAt: 'yesterday' }),
      'recipes/k-image.json': JSON.stringify({ ...JSON.parse(good), image: '../../etc/passwd' }),
      'else/l.json': good,
    })
    const { recipes, problems } = await importAs(id, path)
    expect(recipes).toBe(1)
    expect(problems).toHaveLength(10)
    expect(await client.call('GET /recipes/my-recipes')).toMatchObject({ total: 1 })
  })

  it('publishes the text of others under the name alone that has been asked about it', async () => {
    const { client, id, username } = await signUp()
    const { potluck } = JSON.parse(await recipeFile((await signUp()).client))
    const origin = { address: 'https://example.org/soup', name: '', author: 'Mira Cross' }
    const zip = (title: string, name: string) =>
      zipOf({
        'recipes/a.json': JSON.stringify({
          '@type': 'Recipe',
          author: { name },
          potluck: { ...potluck, title, origin },
        }),
      })
    expect(await importAs(id, await zip('Mine', username))).toMatchObject({ problems: [] })
    expect(await importAs(id, await zip('Theirs', 'somebody'))).toMatchObject({
      recipes: 1,
      problems: ['of-others'],
    })
    const { recipes } = await client.call('GET /recipes/my-recipes')
    expect(recipes.map(({ title, status }) => [title, status]).toSorted()).toEqual([
      ['Mine', 'published'],
      ['Theirs', 'draft'],
    ])
  })

  it('takes no picture that is none, no date to come, and publishes nothing unfit for it', async () => {
    const { client, id } = await signUp()
    const good = JSON.parse(await recipeFile((await signUp()).client))
    const image = `../images/${'a'.repeat(32)}.webp`
    const { potluck } = good
    const future = '2999-01-01T00:00:00.000Z'
    const path = await zipOf({
      'recipes/a.json': JSON.stringify({ ...good, image }),
      'recipes/b.json': JSON.stringify({
        ...good,
        potluck: { ...potluck, title: 'x', createdAt: future, publishedAt: future },
      }),
      [image.slice(3)]: '<svg onload="alert(1)"/>',
    })
    const { recipes, problems } = await importAs(id, path)
    expect(recipes).toBe(2)
    expect(problems).toEqual(['picture', 'now-a-draft'])
    const listed = await client.call('GET /recipes/my-recipes')
    const unfit = listed.recipes.find(({ title }) => title === 'x')
    expect(unfit).toMatchObject({ status: 'draft', createdAt: app.clock.now().toISOString() })
    expect(listed.recipes.map(({ photo }) => photo)).toEqual([null, null])
  })
})
