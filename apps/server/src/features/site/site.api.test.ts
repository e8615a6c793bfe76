import { contract } from '@potluck/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bind, createHttp, createIdempotency } from '../../platform/http/index.ts'
import { type Client, createClient } from '../../testing/client.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { createSite, siteRoutes } from './index.ts'

const ada = { id: '0190e3a0-0000-7000-8000-00000000000a', username: 'ada' }

let platform: TestPlatform
let stop: () => Promise<void>
let client: Client

beforeAll(async () => {
  platform = await openTestPlatform({ MAIL_FROM: 'Potluck <kitchen@potluck.example>' })
  const { database, jobs, mails, now, config } = platform
  await database.query(
    {
      text: `insert into users (id, username, email, created_at, updated_at)
        values ($1, $2, 'ada@example.org', now(), now())`,
    },
    [ada.id, ada.username],
  )
  const edge = await createHttp({
    log: platform.log,
    publicOrigin: undefined,
    trustProxy: false,
    rateLimitFactor: 0,
    idempotency: createIdempotency(database.db, now),
    // Sessions belong to a feature above this one; here a cookie that says 'ada' is enough.
    readSession: async (cookies) =>
      cookies.includes('who=ada') ? { ...ada, sessionId: ada.id } : undefined,
  })
  bind(edge, contract.site, siteRoutes(createSite({ database, jobs, mails, now, config })))
  await jobs.open()
  client = createClient(await edge.app.listen({ port: 0, host: '127.0.0.1' }))
  stop = async () => {
    await edge.app.close()
    await platform.close()
  }
})
afterAll(() => stop())

async function rows(table: string, where: string): Promise<Record<string, unknown>[]> {
  return platform.database.query({ text: `select * from ${table} where ${where}` })
}

describe('a contact message', () => {
  it('is kept as typed and mailed to whoever runs the site', async () => {
    const message = { name: 'Bo <b>', email: 'bo@example.org', message: 'Line 1\n<i>Line 2</i>' }
    const answer = await client.post('/contact/messages', message)
    expect(answer).toMatchObject({
      status: 201,
      body: { message: 'Thank you! We will write back soon.' },
    })
    const [kept] = await rows('contact_messages', `email = 'bo@example.org'`)
    expect(kept).toMatchObject({ ...message, user_id: null })
    await platform.jobs.drain()
    expect(platform.mailbox('kitchen@potluck.example')).toEqual([
      {
        to: 'kitchen@potluck.example',
        replyTo: 'bo@example.org',
        subject: 'A message from the contact form',
        text: 'Bo <b> <bo@example.org> wrote:\n\nLine 1\n<i>Line 2</i>\n',
      },
    ])
  })

  it('of a member says whose it is', async () => {
    client.cookies.set('who', 'ada')
    const message = { name: 'Ada', email: 'other@example.org', message: 'Hello' }
    await client.post('/contact/messages', message)
    client.cookies.clear()
    const [kept] = await rows('contact_messages', `email = 'other@example.org'`)
    expect(kept).toMatchObject({ user_id: ada.id })
  })

  it.each([
    [{ name: 'Cy', email: 'nowhere', message: 'Hi' }, 'email'],
    [{ name: ' ', email: 'cy@example.org', message: 'Hi' }, 'name'],
    [{ name: 'Cy', email: 'cy@example.org', message: 'x'.repeat(4001) }, 'message'],
    [{ name: 'Cy', email: 'cy@example.org' }, 'message'],
  ])('that is not acceptable (%#) is refused and not kept', async (message, path) => {
    const answer = await client.post('/contact/messages', message)
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'INVALID_INPUT', issues: [{ path }] },
    })
    expect(await rows('contact_messages', `name in ('Cy', ' ')`)).toEqual([])
  })
})

describe('a newsletter subscription', () => {
  it('is kept once, however often and however written, and always answers the same', async () => {
    const emails = ['dee@example.org', 'Dee@Example.org', 'dee@example.org']
    const answers = await Promise.all(
      emails.map((email) => client.post('/newsletter/subscriptions', { email })),
    )
    expect(answers.map(({ status, body }) => ({ status, body }))).toEqual(
      emails.map(() => ({
        status: 201,
        body: { message: 'Thank you! Open the link we mailed you, and you are subscribed.' },
      })),
    )
    expect(await rows('newsletter_subscriptions', `lower(email) = 'dee@example.org'`)).toEqual([
      expect.objectContaining({ confirmed_at: null }),
    ])
  })

  it('of what is no address is refused', async () => {
    const answer = await client.post('/newsletter/subscriptions', { email: 'dee' })
    expect(answer).toMatchObject({
      status: 422,
      body: { issues: [{ path: 'email', message: 'Please enter a valid email address' }] },
    })
  })
})
