import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { startTestApp, type TestApp } from './test-app.ts'
import { createTestPasswords } from './test-passwords.ts'

const PASSWORD = 'correct horse'
const passwords = createTestPasswords()

let platform: TestPlatform
let app: TestApp

beforeAll(async () => {
  platform = await openTestPlatform()
  app = await startTestApp(platform, { passwords })
  await platform.jobs.open()
})
afterAll(async () => {
  await app.stop()
  await platform.close()
})
beforeEach(() => {
  passwords.reset()
  // Lets the limits that another test used up expire.
  platform.clock.advance({ hours: 2 })
})

const rows = (text: string, values: unknown[] = []) => platform.database.query({ text }, values)

/** An account without any session. */
async function openAccount(wishes: { username?: string; email?: string } = {}) {
  return app.visit().signUp({ password: PASSWORD, ...wishes })
}

describe('signing in', () => {
  it('works with the email, username and password of one account, upper and lower case aside', async () => {
    const { id, email, username } = await openAccount()
    const client = app.visit()
    const answer = await client.post('/auth/signin', {
      email: ` ${email.toUpperCase()}`,
      username: username.toUpperCase(),
      password: PASSWORD,
    })
    expect(answer).toMatchObject({ status: 200, body: { user: { _id: id, username, email } } })
    expect(await client.get('/auth/check')).toMatchObject({ body: { user: { _id: id } } })
  })

  it('brings the theme of the account with it', async () => {
    const { email, username, id } = await openAccount()
    await rows(`update users set theme = 'dark' where id = $1`, [id])
    const client = app.visit()
    await client.post('/auth/signin', { email, username, password: PASSWORD })
    expect(client.cookies.get('theme')).toBe('dark')
  })

  it('answers every mismatch alike, after the same work', async () => {
    const ada = await openAccount()
    const bob = await openAccount()
    await rows(
      `update identities set provider_id = 'https://issuer', password = null
      where user_id = $1`,
      [bob.id],
    )
    const answers = []
    for (const given of [
      { email: ada.email, username: ada.username, password: 'wrong horse' },
      { email: ada.email, username: bob.username, password: PASSWORD },
      { email: ada.email, username: 'nobody', password: PASSWORD },
      { email: 'nobody@example.org', username: ada.username, password: PASSWORD },
      { email: 'not an address', username: ada.username, password: PASSWORD },
      { email: bob.email, username: bob.username, password: PASSWORD },
    ]) {
      passwords.hashed = []
      const client = app.visit()
      const { status, body } = await client.post('/auth/signin', given)
      answers.push({ status, body, hashed: passwords.hashed, cookies: client.cookies.size })
    }
    for (const answer of answers) {
      expect(answer).toEqual({
        status: 401,
        body: {
          code: 'INVALID_CREDENTIALS',
          message: 'Email, username and password do not match.',
        },
        hashed: [expect.any(String)],
        cookies: 0,
      })
    }
  })

  it.each([
    'email',
    'username',
    'password',
  ])('without %s asks to fill in all fields', async (field) => {
    const given = {
      email: 'a@example.org',
      username: 'ada',
      password: PASSWORD,
      [field]: ' '.trim(),
    }
    expect(await app.visit().post('/auth/signin', given)).toMatchObject({
      status: 422,
      body: { issues: [{ path: field, message: 'Please fill in all fields' }] },
    })
  })

  it('does not open a session for a password that was changed while it was verified', async () => {
    const { id, email, username } = await openAccount()
    await rows('delete from sessions where user_id = $1', [id])
    passwords.whileHashing = async () => {
      await rows(`update identities set password = 'hash of another' where user_id = $1`, [id])
    }
    const answer = await app.visit().post('/auth/signin', { email, username, password: PASSWORD })
    expect(answer.status).toBe(401)
    expect(await rows('select 1 from sessions where user_id = $1', [id])).toEqual([])
  })

  it('works many times at once', async () => {
    const { id: _id, ...account } = await openAccount()
    passwords.whileHashing = () => sleep(20)
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => app.visit().post('/auth/signin', account)),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  })
})

describe('guessing', () => {
  const signInFrom = (account: object, ip = '203.0.113.7', browser = app.visit()) =>
    browser.fetch('/api/auth/signin', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': ip },
      body: JSON.stringify(account),
    })
  const fail = (email: string, ip = '203.0.113.7', browser = app.visit()) =>
    signInFrom({ email, username: 'guess', password: 'guess' }, ip, browser)
  const failTimes = async (times: number, ...given: Parameters<typeof fail>) => {
    for (let nth = 0; nth < times; nth++) expect((await fail(...given)).status).toBe(401)
  }

  it('is locked out of an email after five failures, the right password too, for fifteen minutes', async () => {
    const { id, ...account } = await openAccount()
    for (const _ of [1, 2, 3]) expect((await fail(account.email)).status).toBe(401)
    platform.clock.advance({ minutes: 5 })
    for (const _ of [4, 5]) expect((await fail(account.email.toUpperCase())).status).toBe(401)
    const locked = await signInFrom(account)
    expect(locked.status).toBe(429)
    expect(await locked.json()).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' })
    expect(Number(locked.headers.get('retry-after'))).toBe(10 * 60)
    platform.clock.advance({ minutes: 10, seconds: 1 })
    expect(await (await signInFrom(account)).json()).toMatchObject({ user: { _id: id } })
  })

  it('locks nobody out who comes from elsewhere', async () => {
    const { id: _id, ...account } = await openAccount()
    await failTimes(5, account.email)
    expect((await signInFrom(account)).status).toBe(429)
    expect((await signInFrom(account, '203.0.113.8')).status).toBe(200)
  })

  it('moves on to another address of the same IPv6 network for nothing', async () => {
    const { email } = await openAccount()
    for (let nth = 1; nth <= 5; nth++) await failTimes(1, email, `2001:db8:5:6:${nth}::1`)
    expect((await fail(email, '2001:db8:5:6:ffff::1')).status).toBe(429)
    expect((await fail(email, '2001:db8:5:7::1')).status).toBe(401)
  })

  it('from many senders ends after a hundred within an hour', async () => {
    const { id: _id, ...account } = await openAccount()
    await rows(
      `insert into sign_in_failures (id, email, ip, at)
        select gen_random_uuid(), $1, '198.51.100.' || n, $2 from generate_series(1, 99) n`,
      [account.email, platform.now()],
    )
    await failTimes(1, account.email)
    expect((await signInFrom(account, '203.0.113.8')).status).toBe(429)
    platform.clock.advance({ hours: 1, seconds: 1 })
    expect((await signInFrom(account, '203.0.113.8')).status).toBe(200)
  })

  it('locks no browser out that was signed in to the account before', async () => {
    const browser = app.visit()
    const { id: _id, ...account } = await browser.signUp({ password: PASSWORD })
    await browser.post('/auth/logout')
    await failTimes(5, account.email)
    expect((await signInFrom(account)).status).toBe(429)
    expect((await signInFrom(account, '203.0.113.7', browser)).status).toBe(200)
  })

  it('in such a browser ends after five too, and closes nothing to others', async () => {
    const browser = app.visit()
    const { id: _id, ...account } = await browser.signUp({ password: PASSWORD })
    await failTimes(5, account.email, '203.0.113.7', browser)
    expect((await signInFrom(account, '203.0.113.9', browser)).status).toBe(429)
    expect((await signInFrom(account, '203.0.113.7')).status).toBe(200)
    platform.clock.advance({ minutes: 15, seconds: 1 })
    expect((await signInFrom(account, '203.0.113.9', browser)).status).toBe(200)
  })

  it('is counted for a browser that knows another account, or whose cookie we did not write', async () => {
    const browser = app.visit()
    await browser.signUp()
    const { id, email } = await openAccount()
    const value = browser.cookies.get('potluck.known_browser') ?? ''
    await failTimes(2, email, '203.0.113.7', browser)
    browser.cookies.set('potluck.known_browser', value.replace(/^[0-9a-f-]{36}/, id))
    await failTimes(3, email, '203.0.113.7', browser)
    expect((await fail(email)).status).toBe(429)
  })

  it('from a session that was taken has one browser’s tries, however often it asks for its cookie', async () => {
    const { id: _id, ...account } = await openAccount()
    const taken = app.visit()
    await taken.post('/auth/signin', account)
    for (let nth = 1; nth <= 5; nth++) {
      taken.cookies.delete('potluck.known_browser')
      await taken.get('/auth/check')
      await failTimes(1, account.email, `203.0.113.${100 + nth}`, taken)
    }
    taken.cookies.delete('potluck.known_browser')
    await taken.get('/auth/check')
    expect((await fail(account.email, '203.0.113.110', taken)).status).toBe(429)
  })

  it('is locked out in the same way where there is no account', async () => {
    for (const _ of [1, 2, 3, 4, 5]) expect((await fail('ghost@example.org')).status).toBe(401)
    expect((await fail('ghost@example.org')).status).toBe(429)
    expect((await fail('other.ghost@example.org')).status).toBe(401)
  })

  it('is not forgiven by a success', async () => {
    const { id: _id, ...account } = await openAccount()
    for (const _ of [1, 2, 3, 4]) await fail(account.email)
    expect((await signInFrom(account)).status).toBe(200)
    expect((await fail(account.email)).status).toBe(401)
    expect((await fail(account.email)).status).toBe(429)
  })

  it('gets five answers when thirty guesses come at once', async () => {
    const { email } = await openAccount()
    passwords.whileHashing = () => sleep(30)
    const answers = await Promise.all(Array.from({ length: 30 }, () => fail(email)))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(25)
    // All but the last were admitted before the limit was reached.
    expect(passwords.hashed.length).toBeGreaterThan(5)
  })

  it('is locked out of an address after fifty failures, while others go on', async () => {
    const { id: _id, ...account } = await openAccount()
    await rows(
      `insert into sign_in_failures (id, email, ip, at)
        select gen_random_uuid(), n || '@example.org', '203.0.113.8', $1 from generate_series(1, 49) n`,
      [platform.now()],
    )
    expect((await signInFrom(account, '203.0.113.8')).status).toBe(200)
    await fail('sweep49@example.org', '203.0.113.8')
    expect((await signInFrom(account, '203.0.113.8')).status).toBe(429)
    expect((await signInFrom(account, '203.0.113.9')).status).toBe(200)
  })

  it('is not counted where limits are off', async () => {
    const open = await startTestApp(
      { ...platform, jobs: { ...platform.jobs, work: () => undefined } },
      { passwords, rateLimit: 0 },
    )
    const { id: _id, ...account } = await openAccount()
    for (let index = 0; index < 8; index++) {
      await open.visit().post('/auth/signin', { ...account, password: 'guess' })
    }
    expect((await open.visit().post('/auth/signin', account)).status).toBe(200)
    await open.stop()
  })
})
