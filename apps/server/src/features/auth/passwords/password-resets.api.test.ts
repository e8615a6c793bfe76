import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'
import { handOutResetLink } from '../index.ts'
import { startTestApp, type TestApp } from '../test-app.ts'
import { createTestPasswords } from '../test-passwords.ts'

const passwords = createTestPasswords()
let platform: TestPlatform
let app: TestApp

beforeAll(async () => {
  platform = await openTestPlatform()
  app = await startTestApp(platform, { passwords, publicOrigin: 'https://potluck.example' })
  await platform.jobs.open()
})
afterAll(async () => {
  await app.stop()
  await platform.close()
})
// Lets the limits that another test used up expire.
beforeEach(() => platform.clock.advance({ hours: 2 }))

const rows = (text: string, values: unknown[] = []) => platform.database.query({ text }, values)
const NEW = 'saffron and patience'

async function signUp() {
  const client = app.visit()
  return { client, ...(await client.signUp()) }
}
type Account = { email: string; username: string; password: string }
const signIn = ({ email, username, password }: Account) =>
  app.visit().post('/auth/signin', { email, username, password })

const ask = (email: string) => app.visit().post('/auth/password-reset-links', { email })
/** The secrets mailed to an address, oldest first. */
async function mailedSecrets(address: string): Promise<string[]> {
  await platform.jobs.drain()
  const link = /https:\/\/potluck\.example\/auth\/reset-password#(\S+)/
  return platform.mailbox(address).flatMap(({ text }) => link.exec(text)?.[1] ?? [])
}
async function askedSecret(email: string): Promise<string> {
  await ask(email)
  return (await mailedSecrets(email)).at(-1) ?? ''
}
const reset = (token: string, newPassword = NEW, client = app.visit()) =>
  client.post('/auth/password-resets', { token, newPassword })
const gone = { status: 404, body: { code: 'LINK_NOT_FOUND' } }

describe('a mailed link', () => {
  it('sets a password, ends all sessions and signs in', async () => {
    const account = await signUp()
    const visitor = app.visit()
    await ask(account.email.toUpperCase())
    const [secret = ''] = await mailedSecrets(account.email)
    expect(await reset(secret, NEW, visitor)).toMatchObject({
      status: 200,
      body: { user: { _id: account.id, emailConfirmed: true } },
    })
    expect((await visitor.get('/auth/check')).status).toBe(200)
    expect((await account.client.get('/auth/check')).status).toBe(401)
    expect((await signIn(account)).status).toBe(401)
    expect((await signIn({ ...account, password: NEW })).status).toBe(200)
    await platform.jobs.drain()
    const told = platform.mailbox(account.email).at(-1)
    expect(told?.subject).toBe('Your password was changed on Potluck')
    expect(told?.text).toContain('https://potluck.example/auth/reset-password')
  })

  it('works once, and the newest alone', async () => {
    const { email } = await signUp()
    const first = await askedSecret(email)
    const second = await askedSecret(email)
    expect(second).not.toBe(first)
    expect(await reset(first)).toMatchObject(gone)
    expect(await reset(second)).toMatchObject({ status: 200 })
    expect(await reset(second, 'another one')).toMatchObject(gone)
  })

  it('used twice at once sets one of the passwords', async () => {
    const account = await signUp()
    const token = await askedSecret(account.email)
    const answers = await Promise.all(
      ['first choice', 'other choice'].map((wanted) => reset(token, wanted)),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404])
    const password = answers[0]?.status === 200 ? 'first choice' : 'other choice'
    expect((await signIn({ ...account, password })).status).toBe(200)
  })

  it('lasts an hour', async () => {
    const { email } = await signUp()
    const token = await askedSecret(email)
    platform.clock.advance({ hours: 1, seconds: 1 })
    expect(await reset(token)).toMatchObject(gone)
  })

  it('survives a password that is refused, and is not spent by one', async () => {
    const { email } = await signUp()
    const token = await askedSecret(email)
    for (const bad of ['12345', email, 'x'.repeat(129), 'Sunshine']) {
      expect(await reset(token, bad)).toMatchObject({
        status: 422,
        body: { issues: [{ path: 'newPassword' }] },
      })
    }
    expect(await reset(token)).toMatchObject({ status: 200 })
  })

  it('is stored as a hash alone', async () => {
    const { id, email } = await signUp()
    const token = await askedSecret(email)
    const stored = await rows('select * from email_links where user_id = $1', [id])
    expect(stored).toHaveLength(1)
    expect(JSON.stringify(stored)).not.toContain(token)
  })

  it('gives an account without a password its first one', async () => {
    const account = await signUp()
    await rows(
      `update identities set provider_id = 'https://issuer', password = null where user_id = $1`,
      [account.id],
    )
    await rows('update users set email_confirmed = true where id = $1', [account.id])
    const token = await askedSecret(account.email)
    expect(platform.mailbox(account.email).at(-1)?.subject).toBe('Set a password for Potluck')
    expect(await reset(token)).toMatchObject({ status: 200, body: { user: { hasPassword: true } } })
    expect((await signIn({ ...account, password: NEW })).status).toBe(200)
    const ways = await rows('select provider_id from identities where user_id = $1', [account.id])
    expect(ways).toHaveLength(2)
  })

  it('closes the other ways into an account whose address nobody had proved', async () => {
    const { id, email } = await signUp()
    await rows(
      `insert into identities (id, user_id, provider_id, account_id, created_at, updated_at)
        values (gen_random_uuid(), $1, 'https://issuer', $2, now(), now())`,
      [id, id],
    )
    await reset(await askedSecret(email))
    const ways = await rows('select provider_id from identities where user_id = $1', [id])
    expect(ways).toEqual([{ provider_id: 'credential' }])
  })
})

describe('an account that went on to an address it never confirmed', () => {
  it('is opened by its former address alone', async () => {
    const { id, email } = await signUp()
    const claimed = `claimed.${email}`
    await rows('update users set email = $2, former_email = $3 where id = $1', [id, claimed, email])
    expect(await askedSecret(claimed)).toBe('')
    const token = await askedSecret(email)
    expect(await reset(token)).toMatchObject({
      status: 200,
      body: { user: { email: claimed, emailConfirmed: false } },
    })
  })

  it('is not opened by a link to an address that it has left', async () => {
    const { id, email } = await signUp()
    const token = await askedSecret(email)
    await rows('update users set email = $2 where id = $1', [id, `later.${email}`])
    expect(await reset(token)).toMatchObject(gone)
  })
})

describe('asking for a link', () => {
  it('answers alike for an address that nobody has, and mails nothing', async () => {
    const { email } = await signUp()
    const known = await ask(email)
    const unknown = await ask(`nobody.${email}`)
    expect(unknown.body).toEqual(known.body)
    expect([known.status, unknown.status]).toEqual([200, 200])
    await platform.jobs.drain()
    expect(platform.mailbox(`nobody.${email}`)).toEqual([])
  })

  it('does the same work whether there is an account: all that differs comes after the answer', async () => {
    const { email } = await signUp()
    passwords.reset()
    const before = await rows('select count(*) as links from email_links')
    await ask(email)
    expect(await rows('select count(*) as links from email_links')).toEqual(before)
    expect(passwords.hashed).toEqual([])
    await platform.jobs.drain()
    expect(await rows('select count(*) as links from email_links')).not.toEqual(before)
  })

  it('is refused after five in an hour, for an address that nobody has too', async () => {
    const { email } = await signUp()
    for (const address of [email, `nobody.${email}`]) {
      for (let nth = 1; nth <= 5; nth++) expect((await ask(address)).status).toBe(200)
      const answer = await ask(address.toUpperCase())
      expect(answer).toMatchObject({ status: 429, body: { code: 'TOO_MANY_ATTEMPTS' } })
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    }
    platform.clock.advance({ hours: 1, seconds: 1 })
    expect((await ask(email)).status).toBe(200)
  })

  it('six times at once is five times', async () => {
    const { email } = await signUp()
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(email)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
  })

  it('takes an address and nothing else', async () => {
    for (const body of [{}, { email: 'nowhere' }, { email: 7 }]) {
      const answer = await app.visit().post('/auth/password-reset-links', body)
      expect(answer).toMatchObject({ status: 422, body: { issues: [{ path: 'email' }] } })
    }
    for (const body of [{}, { token: '' }, { token: 'made up' }]) {
      expect((await app.visit().post('/auth/password-resets', body)).status).toBe(422)
    }
    expect(await reset('made up')).toMatchObject(gone)
  })
})

describe('a link handed out by the operator', () => {
  const handOut = (name: string) =>
    handOutResetLink(platform.database, name, {
      baseUrl: 'https://potluck.example',
      now: platform.now(),
    })

  it('works once for a username, an address or an id, and proves no address', async () => {
    const { id, username, email } = await signUp()
    for (const name of [username.toUpperCase(), email, id]) {
      const handed = await handOut(name)
      expect(handed?.username).toBe(username)
      const token = handed?.url.split('#')[1] ?? ''
      expect(await reset(token)).toMatchObject({
        status: 200,
        body: { user: { emailConfirmed: false } },
      })
      expect(await reset(token)).toMatchObject(gone)
    }
  })

  it('is not to be had for nobody', async () => {
    expect(await handOut('nobody-of-this-name')).toBeUndefined()
  })
})
