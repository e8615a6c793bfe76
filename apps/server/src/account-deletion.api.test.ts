import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { recount } from './cli/counters.ts'
import { findMentions, findUserId, namesOf } from './cli/mentions.ts'
import { createOperatorTickets } from './features/feedback/index.ts'
import { openDelivery } from './platform/mail/index.ts'
import { type Client, publishRecipe, startTestApp, type TestApp } from './testing/index.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({}, { RATE_LIMIT: '1' })
})
afterAll(() => app.close())

type Cook = { client: Client; id: string; username: string; email: string; password: string }
async function signUp(): Promise<Cook> {
  const client = app.client()
  return { client, ...(await client.signUp()) }
}
async function post(client: Client, path: string, body: object | FormData): Promise<string> {
  const answer = await client.post<{ _id: string; recipeId: string }>(path, body)
  expect(answer.status, `${path}: ${JSON.stringify(answer.body)}`).toBeLessThan(300)
  return answer.body._id ?? answer.body.recipeId
}
async function photoForm(field: string, red: number, more: Record<string, string> = {}) {
  const { data } = await sharp({
    create: { width: 400, height: 400, channels: 3, background: { r: red, g: 50, b: 50 } },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  const form = new FormData()
  for (const [name, value] of Object.entries(more)) form.set(name, value)
  form.set(field, new Blob([new Uint8Array(data)], { type: 'image/png' }), 'photo.png')
  return form
}

/** Opens the link of the confirmation mail. */
async function prove({ id }: Cook): Promise<void> {
  const text = 'update users set email_confirmed = true where id = $1'
  await app.database.query({ text }, [id])
}

/**
 * Does everything that leaves something behind, both on other cooks' things and on the leaver's
 * own.
 */
async function liveHere(leaver: Cook, other: Cook, theirs: string): Promise<string> {
  const { client } = leaver
  await post(client, '/auth/update-profile-photo', await photoForm('avatar', 10))
  const own = await publishRecipe(client, { title: 'Leaving soup' })
  await client.put(`/recipes/${own}`, await photoForm('image', 20))
  const { data } = { data: await photoForm('image', 30) }
  await client.put(`/recipes/${await post(client, '/recipes/', { title: 'Draft' })}`, data)
  for (const path of [`/recipes/${theirs}/like`, `/follow/follow/${other.id}`]) {
    await post(client, path, {})
  }
  await client.put('/auth/savedRecipe/toggle', { recipeId: theirs })
  await post(client, `/recipes/${theirs}/comments`, { text: 'Farewell', rating: 2 })
  await post(client, '/collections', { name: 'Later', recipes: [theirs] })
  await post(client, '/activity', await photoForm('images', 40, { content: 'Farewell' }))
  await post(client, '/auth/inventory', { name: 'rice', qty: 1, qtyName: 'kg', expiryDate: null })
  await post(client, '/meal-plan/entries', { day: '2031-05-01', meal: 'lunch', recipeId: theirs })
  const others = { protein: null, carbs: null, fat: null, fiber: null, sodium: null }
  await client.put('/nutrition/goals', { kcal: 2000, ...others })
  await post(client, '/cooked-recipes', { recipeId: theirs, note: 'Too salty' })
  const chat = await post(client, '/aiChats/c/create', { title: 'Last supper' })
  await post(client, `/aiChats/${chat}/generate`, { prompt: 'tomato soup' })
  await client.get(`/recipes/${theirs}`)
  await post(client, '/feedback-entries', { rating: 1, improvement: 'I leave' })
  await post(client, '/support-tickets', { subject: 'How do I leave?', text: 'Tell me' })
  await post(client, '/archives', {})
  await post(client, '/newsletter/subscriptions', { email: leaver.email })
  const letter = { name: leaver.username, email: leaver.email, message: 'Bye' }
  await post(client, '/contact/messages', letter)
  await post(app.client(), '/contact/messages', { ...letter, email: leaver.email.toUpperCase() })
  await app.client().post('/auth/signin', { ...leaver, password: 'a wrong guess' })
  await post(app.client(), '/auth/password-reset-links', { email: leaver.email })
  const repeated = { 'idempotency-key': 'once' }
  await client.fetch(`/api/recipes/${theirs}/like`, { method: 'POST', headers: repeated })
  await client.fetch(`/api/recipes/${theirs}/like`, { method: 'POST' })
  return own
}

/** What other cooks do with the things that will be deleted. */
async function reactTo(leaver: Cook, other: Cook, own: string): Promise<void> {
  const { client } = other
  await post(client, `/recipes/${own}/like`, {})
  await client.put('/auth/savedRecipe/toggle', { recipeId: own })
  await post(client, `/recipes/${own}/comments`, { text: 'Nice', rating: 5 })
  await post(client, `/follow/follow/${leaver.id}`, {})
  await post(client, '/recipes/', { title: 'Soup again', adaptedFrom: own })
  await post(client, '/meal-plan/entries', { day: '2031-05-02', meal: 'lunch', recipeId: own })
  const chat = await post(client, '/aiChats/c/create', { title: 'Adapting' })
  const adapting = { adaptationRequest: 'without salt', recipeId: own }
  await post(client, `/aiChats/${chat}/adapt-recipe`, adapting)
}

it('of a deleted account no row, job, mail or picture is left, and others’ counts are right', async () => {
  const { database, config, clock, mails } = app
  const [leaver, other] = [await signUp(), await signUp()]
  const theirs = await publishRecipe(other.client, { title: 'Theirs' })
  await prove(leaver)
  const own = await liveHere(leaver, other, theirs)
  await reactTo(leaver, other, own)
  const operatorTickets = createOperatorTickets({
    database,
    mails,
    now: clock.now,
    baseUrl: 'https://potluck.example',
  })
  const [ticket] = await operatorTickets.list()
  await operatorTickets.answer(ticket?.number ?? 0, 'In the settings.')
  await app.drainJobs()
  // Without a mail server mails are written to files; the tests use a delivery that keeps them in
  // memory.
  const deliver = openDelivery({ ...config, smtpUrl: undefined })
  for (const mail of app.mailbox()) await deliver(mail)
  await deliver({ to: other.email, subject: 'Unrelated', text: 'Soup.' })
  await mkdir(join(config.dataDir, 'mail'), { recursive: true })
  await writeFile(join(config.dataDir, 'mail', 'notes.txt'), 'not a mail')

  expect(await findUserId(database, leaver.username.toUpperCase())).toBe(leaver.id)
  const words = [leaver.id, ...(await namesOf(database, leaver.id))]
  expect(words).toEqual([leaver.id, leaver.username, leaver.email])
  const places = (await findMentions(database, config.dataDir, words)).map(({ place }) => place)
  for (const place of ['public.users.email', 'public.recipes.author_id', 'jobs.job.data']) {
    expect(places).toContain(place)
  }
  expect(places.some((place) => place.endsWith('.eml'))).toBe(true)
  const pictures = await database.query<{ hash: string }>({ text: 'select hash from images' })
  expect(pictures.length).toBeGreaterThanOrEqual(4)

  await leaver.client.call('DELETE /auth/delete-Account', { body: { password: leaver.password } })

  expect(await findMentions(database, config.dataDir, words)).toEqual([])
  expect(await recount(database, { mend: false })).toEqual([])
  const files = await readdir(join(config.dataDir, 'mail'))
  expect(files.filter((name) => name.includes(other.email))).not.toEqual([])
  // The credit keeps only the title.
  const kept = await other.client.call('GET /recipes/my-recipes', { query: { status: 'draft' } })
  const adapted = kept.recipes.find(({ title }) => title === 'Soup again')
  const params = { id: adapted?._id ?? '' }
  const { adaptedFrom } = await other.client.call('GET /recipes/{id}', { params })
  expect(adaptedFrom).toMatchObject({ recipeId: null, title: 'Leaving soup', author: '' })

  clock.advance({ hours: 2 })
  await database.execute(`update images set created_at = created_at - interval '2 hours'`)
  const { createImages, openFolderStore } = await import('./platform/media/index.ts')
  const store = openFolderStore(join(config.dataDir, 'images'))
  const jobs = { ...app.jobs, work: () => undefined, schedule: () => undefined }
  await createImages({ database, store, jobs, now: clock.now }).sweep()
  expect(await database.query({ text: 'select hash from images' })).toEqual([])
  const left = await readdir(join(config.dataDir, 'images'), { recursive: true })
  expect(left.filter((name) => /\.(webp|avif)$/.test(name))).toEqual([])
}, 60_000)

it('a deleted account takes nothing of others along that has its name, id or unproven address in it', async () => {
  const { database, config, mails } = app
  const [leaver, other] = [await signUp(), await signUp()]
  const { email, username, id } = leaver
  const stranger = app.client()
  await post(stranger, '/newsletter/subscriptions', { email })
  const letter = { name: 'Owner of the address', message: `${username} took my address` }
  await post(stranger, '/contact/messages', { ...letter, email })
  const words = `Soup for ${username}, ${id}, ${email}`
  await post(other.client, '/support-tickets', { subject: words, text: words })
  await app.drainJobs()
  const deliver = openDelivery({ ...config, smtpUrl: undefined })
  const theirs = app.mailbox().filter(({ text }) => text.includes(username) || text.includes(email))
  expect(theirs).toHaveLength(2)
  for (const mail of theirs) await deliver(mail)
  await deliver({ to: email, subject: words, text: words })
  await deliver({ to: 'kitchen@example.org', subject: 'Own', text: 'x', memberId: id })
  const waiting = { to: other.email, subject: 'Later', text: words, memberId: other.id }
  await database.transaction((tx) => mails.send(tx, waiting))
  const folder = join(config.dataDir, 'mail')
  const before = await readdir(folder)

  await leaver.client.call('DELETE /auth/delete-Account', { body: { password: leaver.password } })

  const gone = before.filter((name) => name.includes('kitchen@example.org'))
  expect(gone.length).toBeGreaterThanOrEqual(1)
  const left = await readdir(folder)
  expect(before.filter((name) => !left.includes(name))).toHaveLength(1)
  const rows = await database.query(
    {
      text: `select 1 from newsletter_subscriptions where lower(email) = lower($1)
      union all select 1 from contact_messages where lower(email) = lower($1)`,
    },
    [email],
  )
  expect(rows).toHaveLength(2)
  await app.drainJobs()
  expect(app.mailbox().at(-1)).toMatchObject(waiting)
})
