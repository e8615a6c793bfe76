import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, publishRecipe, startTestApp, type TestApp } from '../../testing/index.ts'
import { createOffer } from './index.ts'

let app: TestApp
/** A Monday at eight; a later one each time. */
let monday = Date.UTC(2031, 0, 6, 8)

beforeAll(async () => {
  app = await startTestApp({}, { PUBLIC_URL: 'https://potluck.example' })
})
afterAll(() => app.close())

type Cook = Client & { id: string; username: string; email: string; password: string }

async function newCook(confirmed = true): Promise<Cook> {
  const client = app.client()
  const { id, username, email, password } = await client.signUp()
  await app.database.query({ text: 'update users set email_confirmed = $2 where id = $1' }, [
    id,
    confirmed,
  ])
  return { ...client, id, username, email, password }
}

function follow(cook: Cook, chef: Cook) {
  return cook.call('POST /auth/follow/{id}', { params: { id: chef.id } })
}

function prefer(
  cook: Cook,
  body: Partial<Record<'specialOffers' | 'weeklyNewsletter' | 'recipeAlerts', boolean>>,
) {
  return cook.call('PUT /notifications/preferences', { body })
}

async function run(name: 'continue-mailings' | 'mail-recipe-alerts') {
  await app.jobs.send(app.database.db, { name, options: {} }, {})
  await app.drainJobs()
}

/** Moves the clock to a Monday and sends the digest. */
async function sendDigest() {
  monday += 7 * 24 * 60 * 60_000
  app.clock.set(new Date(monday))
  await run('continue-mailings')
}

function mailsTo({ email }: { email: string }, subject: string) {
  return app.mailbox(email).filter((mail) => mail.subject.includes(subject))
}

/** The unsubscribe links of a mail: for mail programs, and for people. */
function linksOf(mail: { unsubscribeUrl?: string; text: string } | undefined) {
  const oneClick = mail?.unsubscribeUrl?.replace('https://potluck.example', '') ?? ''
  const page = /https:\/\/potluck\.example\/newsletter\/unsubscribe#(\S+)/.exec(mail?.text ?? '')
  return { oneClick, token: page?.[1] ?? '' }
}

function postForm(path: string) {
  return app.client().fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })
}

describe('the weekly digest', () => {
  it('goes on Mondays, once, to confirmed members who want it and have news', async () => {
    const chef = await newCook()
    const [fan, stranger, unconfirmed, tired] = [
      await newCook(),
      await newCook(),
      await newCook(false),
      await newCook(),
    ]
    for (const cook of [fan, unconfirmed, tired]) await follow(cook, chef)
    await prefer(tired, { weeklyNewsletter: false })
    app.clock.set(new Date())
    const id = await publishRecipe(chef, { title: 'Quince <Jam>' })
    app.clock.set(new Date(Date.UTC(2031, 0, 7, 8)))
    await run('continue-mailings')
    expect(mailsTo(fan, 'This week')).toEqual([])
    await sendDigest()
    await run('continue-mailings')
    const [mail, ...more] = mailsTo(fan, 'This week')
    expect(more).toEqual([])
    expect(mail?.text).toContain(`Quince <Jam>, by ${chef.username}`)
    expect(mail?.text).toContain(`https://potluck.example/recipe/${id}`)
    expect(mail?.html).toContain('Quince &#60;Jam&#62;')
    for (const cook of [stranger, unconfirmed, tired])
      expect(mailsTo(cook, 'This week')).toEqual([])
  })

  it('shows everybody what trends, and the same recipe never again', async () => {
    const [chef, reader] = [await newCook(), await newCook()]
    const id = await publishRecipe(chef, { title: 'Radish Cake' })
    await app.database.query(
      { text: `insert into ranked_lists (list, rank, recipe_id) values ('week', 1, $1)` },
      [id],
    )
    await sendDigest()
    await sendDigest()
    expect(mailsTo(reader, 'This week')).toHaveLength(1)
    expect(mailsTo(reader, 'This week')[0]?.text).toContain('Radish Cake')
    await app.database.query({ text: 'delete from ranked_lists' })
  })

  it('ends by its link without signing in, by page or by mail program', async () => {
    const [chef, one, other] = [await newCook(), await newCook(), await newCook()]
    for (const cook of [one, other]) await follow(cook, chef)
    app.clock.set(new Date())
    await publishRecipe(chef)
    await sendDigest()
    const byProgram = linksOf(mailsTo(one, 'This week')[0])
    expect((await app.client().fetch(byProgram.oneClick)).headers.get('location')).toBe(
      `/newsletter/unsubscribe#${byProgram.token}`,
    )
    expect((await prefer(one, {})).weeklyNewsletter).toBe(true)
    expect((await postForm(byProgram.oneClick)).status).toBe(200)
    expect((await prefer(one, {})).weeklyNewsletter).toBe(false)
    const byPage = linksOf(mailsTo(other, 'This week')[0])
    const answer = await app.client().post(`/mailings/unsubscriptions?token=${byPage.token}`)
    expect(answer).toMatchObject({ status: 200, body: { list: 'newsletter' } })
    expect((await prefer(other, {})).weeklyNewsletter).toBe(false)
  })

  it.each([
    'nonsense',
    'newsletter.x.y',
    'newsletter.0190e3a0-0000-7000-8000-00000000000a.forged',
  ])('cannot be ended by a link of one’s own making: %s', async (token) => {
    const answer = await app.client().post(`/mailings/unsubscriptions?token=${token}`)
    expect(answer).toMatchObject({ status: 404, body: { code: 'LINK_NOT_FOUND' } })
  })

  it('takes no form elsewhere', async () => {
    expect((await postForm('/api/newsletter/subscriptions')).status).toBe(415)
  })
})

describe('a special offer', () => {
  it('reaches those who want offers, once, though it was stopped and handed over twice', async () => {
    const [wants, another, unasked] = [await newCook(), await newCook(), await newCook()]
    for (const cook of [wants, another]) await prefer(cook, { specialOffers: true })
    const offer = { subject: 'Two for one', body: 'All week.' }
    const now = new Date()
    const handed = await Promise.all([
      createOffer(app.database, offer, now),
      createOffer(app.database, offer, now),
    ])
    expect(handed.map(({ isNew }) => isNew).toSorted()).toEqual([false, true])
    await Promise.all([run('continue-mailings'), run('continue-mailings')])
    await run('continue-mailings')
    expect(await createOffer(app.database, offer, now)).toMatchObject({
      isNew: false,
      isFinished: true,
      sent: 2,
    })
    for (const cook of [wants, another]) {
      expect(mailsTo(cook, 'Two for one')).toMatchObject([
        { text: expect.stringContaining('Special Offers are on in your settings') },
      ])
    }
    expect(mailsTo(unasked, 'Two for one')).toEqual([])
  })

  it('ends by its link without signing in, and no other mail with it', async () => {
    const [tired, another] = [await newCook(), await newCook()]
    for (const cook of [tired, another]) await prefer(cook, { specialOffers: true })
    await createOffer(app.database, { subject: 'Free knives', body: 'Sharp.' }, new Date())
    await run('continue-mailings')
    const { token } = linksOf(mailsTo(tired, 'Free knives')[0])
    const answer = await app.client().post(`/mailings/unsubscriptions?token=${token}`)
    expect(answer).toMatchObject({ status: 200, body: { list: 'offers' } })
    const stays = { weeklyNewsletter: true, recipeAlerts: true }
    expect(await prefer(tired, {})).toMatchObject({ specialOffers: false, ...stays })
    expect(await prefer(another, {})).toMatchObject({ specialOffers: true, ...stays })
  })
})

describe('a recipe alert', () => {
  it('ends by its link without signing in', async () => {
    const [chef, reader] = [await newCook(), await newCook()]
    await follow(reader, chef)
    app.clock.set(new Date())
    await publishRecipe(chef)
    await app.drainJobs()
    app.clock.advance({ minutes: 16 })
    await run('mail-recipe-alerts')
    const { token } = linksOf(mailsTo(reader, chef.username)[0])
    const answer = await app.client().post(`/mailings/unsubscriptions?token=${token}`)
    expect(answer).toMatchObject({ status: 200, body: { list: 'recipe-alerts' } })
    expect((await prefer(reader, {})).recipeAlerts).toBe(false)
  })

  it('gathers what was published, once a day, without what was read already', async () => {
    const [chef, fan, deaf] = [await newCook(), await newCook(), await newCook()]
    for (const cook of [fan, deaf]) await follow(cook, chef)
    await prefer(deaf, { recipeAlerts: false })
    app.clock.set(new Date())
    await publishRecipe(chef, { title: 'First Pie' })
    await publishRecipe(chef, { title: 'Second Pie' })
    await app.drainJobs()
    await run('mail-recipe-alerts')
    expect(mailsTo(fan, '')).toEqual([])
    app.clock.advance({ minutes: 16 })
    await run('mail-recipe-alerts')
    expect(mailsTo(fan, '2 new recipes from cooks you follow')).toHaveLength(1)
    expect(mailsTo(deaf, '')).toEqual([])
    app.clock.advance({ hours: 1 })
    await publishRecipe(chef, { title: 'Third Pie' })
    await app.drainJobs()
    app.clock.advance({ hours: 2 })
    await run('mail-recipe-alerts')
    expect(mailsTo(fan, '')).toHaveLength(1)
    app.clock.advance({ hours: 22 })
    await run('mail-recipe-alerts')
    expect(mailsTo(fan, `${chef.username} published Third Pie`)).toHaveLength(1)
    await publishRecipe(chef, { title: 'Fourth Pie' })
    await app.drainJobs()
    await fan.call('POST /notifications/readings', { body: {} })
    app.clock.advance({ hours: 30 })
    await run('mail-recipe-alerts')
    expect(mailsTo(fan, '')).toHaveLength(2)
    const { oneClick } = linksOf(mailsTo(fan, 'Third Pie')[0])
    expect((await postForm(oneClick)).status).toBe(200)
    expect((await prefer(fan, {})).recipeAlerts).toBe(false)
  })
})

describe('the newsletter of those without an account', () => {
  const subscribe = (email: string) =>
    app.client().call('POST /newsletter/subscriptions', { body: { email } })
  const tokenOf = (email: string) =>
    /\/newsletter\/confirm#(\S+)/.exec(app.mailbox(email).at(-1)?.text ?? '')?.[1] ?? ''
  const confirm = (token: string) => app.client().post('/newsletter/confirmations', { token })

  async function trend(title: string) {
    const id = await publishRecipe(await newCook(), { title })
    await app.database.query(
      {
        text: `insert into ranked_lists (list, rank, recipe_id) values ('week', 1, $1)
        on conflict (list, rank) do update set recipe_id = excluded.recipe_id`,
      },
      [id],
    )
  }

  it('begins with the link that was mailed, and ends with the one in each letter', async () => {
    const email = 'reader.one@example.org'
    app.clock.set(new Date())
    const answer = await subscribe(email)
    await app.drainJobs()
    const token = tokenOf(email)
    const [kept] = await app.database.query<{ token_hash: string }>(
      { text: 'select token_hash from newsletter_subscriptions where email = $1' },
      [email],
    )
    expect(kept?.token_hash).toMatch(/^[0-9a-f]{64}$/)
    expect(kept?.token_hash).not.toContain(token)
    await trend('Plum Dumplings')
    await sendDigest()
    expect(mailsTo({ email }, 'This week')).toEqual([])
    app.clock.set(new Date())
    expect(await confirm(token)).toMatchObject({ status: 200, body: { email } })
    expect((await confirm(token)).status).toBe(200)
    await trend('Pear Dumplings')
    await sendDigest()
    const [letter] = mailsTo({ email }, 'This week')
    expect(letter?.text).toContain('Pear Dumplings')
    // For somebody already subscribed the answer is the same, and the mail differs.
    expect(await subscribe(email)).toEqual(answer)
    await app.drainJobs()
    expect(app.mailbox(email).at(-1)?.text).toContain('on its list already')
    expect((await postForm(linksOf(letter).oneClick)).status).toBe(200)
    await trend('Apple Dumplings')
    await sendDigest()
    expect(mailsTo({ email }, 'This week')).toHaveLength(1)
    await subscribe(email)
    await app.drainJobs()
    expect(tokenOf(email)).not.toBe('')
  })

  it('mails an address no more than one link a minute and five a day', async () => {
    const email = 'reader.two@example.org'
    const mails = () => app.mailbox().filter(({ to }) => to.toLowerCase() === email)
    app.clock.set(new Date())
    await Promise.all([subscribe(email), subscribe('Reader.Two@example.org'), subscribe(email)])
    await app.drainJobs()
    expect(mails()).toHaveLength(1)
    for (let n = 0; n < 8; n++) {
      app.clock.advance({ minutes: 2 })
      await subscribe(email)
    }
    await app.drainJobs()
    expect(mails()).toHaveLength(5)
    app.clock.advance({ days: 1 })
    await subscribe(email)
    await app.drainJobs()
    expect(mails()).toHaveLength(6)
  })

  it('refuses links that are old, of another making, or replaced', async () => {
    const email = 'reader.three@example.org'
    app.clock.set(new Date())
    await subscribe(email)
    await app.drainJobs()
    const first = tokenOf(email)
    app.clock.advance({ minutes: 2 })
    await subscribe(email)
    await app.drainJobs()
    const gone = { status: 404, body: { code: 'LINK_NOT_FOUND' } }
    expect(await confirm(first)).toMatchObject(gone)
    expect(await confirm('x')).toMatchObject(gone)
    app.clock.advance({ days: 8 })
    expect(await confirm(tokenOf(email))).toMatchObject(gone)
    await app.jobs.send(
      app.database.db,
      { name: 'forget-unconfirmed-subscriptions', options: {} },
      {},
    )
    await app.drainJobs()
    const left = await app.database.query(
      { text: 'select 1 from newsletter_subscriptions where email = $1' },
      [email],
    )
    expect(left).toEqual([])
  })

  it('goes with the account that proved its address, and with that account’s switch', async () => {
    app.clock.set(new Date())
    const [leaves, switches] = [await newCook(), await newCook()]
    const { email, password } = leaves
    for (const address of [email, switches.email]) {
      await subscribe(address)
      await app.drainJobs()
      expect((await confirm(tokenOf(address))).status).toBe(200)
    }
    await leaves.call('DELETE /auth/delete-Account', { body: { password } })
    await prefer(switches, { weeklyNewsletter: false })
    const left = await app.database.query(
      { text: 'select email from newsletter_subscriptions where email = any ($1)' },
      [[email, switches.email]],
    )
    expect(left).toEqual([])
  })
})
