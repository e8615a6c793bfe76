import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Client } from '../../../testing/client.ts'
import { openTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'
import { removeExpired } from '../cleaning.ts'
import { newCookies, startTestApp, type TestApp } from '../test-app.ts'
import { createTestPasswords } from '../test-passwords.ts'

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

describe('a session', () => {
  const check = async (client: Client) => (await client.get('/auth/check')).status

  it('is told from others that are asked for at the same moment', async () => {
    const [ada, bo] = [app.visit(), app.visit()]
    const [adaId, boId] = [(await ada.signUp()).id, (await bo.signUp()).id]
    const answers = await Promise.all(
      [ada, bo, app.visit(), bo, ada].map((client) =>
        client.get<{ user?: { _id: string } }>('/auth/check'),
      ),
    )
    expect(answers.map(({ body }) => body.user?._id)).toEqual([adaId, boId, undefined, boId, adaId])
  })

  it('is gone at once when its row is', async () => {
    const client = app.visit()
    const { id } = await client.signUp()
    expect(await check(client)).toBe(200)
    await rows('delete from sessions where user_id = $1', [id])
    expect(await client.get('/auth/check')).toMatchObject({
      status: 401,
      body: {
        code: 'UNAUTHORIZED',
        message: 'Authentication required. Please log in and try again.',
      },
    })
  })

  it('ends after thirty days without use', async () => {
    const client = app.visit()
    await client.signUp()
    platform.clock.advance({ days: 30, seconds: 1 })
    expect(await check(client)).toBe(401)
  })

  it('is moved on by its use, written at most once a day, the cookie with it', async () => {
    const client = app.visit()
    const { id } = await client.signUp()
    const read = async () => {
      const response = await client.fetch('/api/auth/check')
      const [session] = await rows(
        'select expires_at, xmin::text as version from sessions where user_id = $1',
        [id],
      )
      return { cookie: response.headers.getSetCookie()[0], ...session }
    }
    const first = await read()
    expect(first.cookie).toBeUndefined()
    platform.clock.advance({ hours: 23 })
    expect(await read()).toEqual(first)
    platform.clock.advance({ hours: 2 })
    const renewed = await read()
    expect(renewed).toMatchObject({
      expires_at: new Date(platform.now().getTime() + 30 * 24 * 60 * 60_000),
      cookie: expect.stringMatching(/^potluck\.session_token=[^;]+; Max-Age=2592000; /),
    })
    platform.clock.advance({ minutes: 30 })
    expect(await read()).toEqual({ ...renewed, cookie: undefined })
    for (const _ of [1, 2, 3]) {
      platform.clock.advance({ days: 29 })
      expect(await check(client)).toBe(200)
    }
  })

  it.each([
    [
      'another signature',
      (value: string) =>
        value.replace(/\.[^.]*$/, '.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA%3D'),
    ],
    ['no signature', (value: string) => value.replace(/\.[^.]*$/, '')],
    ['a broken encoding', (value: string) => `${value}%`],
    ['nothing', () => ''],
    ['another token', (value: string) => `${value.startsWith('x') ? 'y' : 'x'}${value.slice(1)}`],
    ['a kilobyte', (value: string) => `${'x'.repeat(1024)}${value}`],
  ])('is not opened by a cookie with %s', async (_what, forge) => {
    const client = app.visit()
    await client.signUp()
    client.cookies.set(
      'potluck.session_token',
      forge(String(client.cookies.get('potluck.session_token'))),
    )
    expect(await check(client)).toBe(401)
  })

  it('is found behind cookies of the same name that are none', async () => {
    const client = app.visit()
    await client.signUp()
    const right = client.cookies.get('potluck.session_token')
    client.cookies.clear()
    const cookie = `a=b; xpotluck.session_token=1; potluck.session_token=old.no; potluck.session_token=${right}`
    expect((await client.fetch('/api/auth/check', { headers: { cookie } })).status).toBe(200)
  })

  it('ends by signing out, and no other session with it', async () => {
    const here = app.visit()
    const { id: _id, ...account } = await here.signUp()
    const there = app.visit()
    await there.post('/auth/signin', account)
    const stolen = new Map(here.cookies)
    expect(await here.post('/auth/logout')).toMatchObject({ status: 200 })
    expect([...here.cookies.keys()]).toEqual(['potluck.known_browser'])
    for (const [name, value] of stolen) here.cookies.set(name, value)
    expect(await check(here)).toBe(401)
    expect(await check(there)).toBe(200)
  })

  it('can be signed out of when there is none', async () => {
    expect(await app.visit().post('/auth/logout')).toMatchObject({ status: 200 })
  })

  it.each([
    ['POST', '/auth/logout', { origin: 'https://evil.example' }],
    ['POST', '/auth/logout', { 'sec-fetch-site': 'cross-site' }],
    ['GET', '/auth/toogle-theme', { origin: 'https://evil.example' }],
    ['GET', '/auth/toogle-theme', { 'sec-fetch-site': 'cross-site' }],
  ])('is not touched by %s %s from another site (%o)', async (method, path, headers) => {
    const client = app.visit()
    await client.signUp()
    const response = await client.fetch(`/api${path}`, { method, headers })
    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({ code: 'CROSS_SITE' })
    expect(await client.get('/auth/check')).toMatchObject({ body: { user: { theme: 'light' } } })
  })

  it('is not opened by a form of another site', async () => {
    const { id: _id, ...account } = await openAccount()
    const client = app.visit()
    const response = await client.fetch('/api/auth/signin', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://evil.example' },
      body: JSON.stringify(account),
    })
    expect(response.status).toBe(403)
    expect(client.cookies.size).toBe(0)
    expect(passwords.hashed).toEqual([PASSWORD])
  })

  it('ends a year after its sign-in, however often it was renewed', async () => {
    const client = app.visit()
    const { id } = await client.signUp()
    for (let day = 20; day < 365; day += 20) {
      platform.clock.advance({ days: 20 })
      expect(await check(client)).toBe(200)
    }
    const [session] = await rows('select expires_at, created_at from sessions where user_id = $1', [
      id,
    ])
    const { expires_at, created_at } = session as { expires_at: Date; created_at: Date }
    expect(expires_at.getTime() - created_at.getTime()).toBe(365 * 24 * 60 * 60_000)
    // A session from before the absolute limit, renewed beyond it.
    await rows(
      `update sessions set expires_at = expires_at + interval '20 days' where user_id = $1`,
      [id],
    )
    platform.clock.advance({ days: 4, hours: 23 })
    expect(await check(client)).toBe(200)
    platform.clock.advance({ hours: 1 })
    expect(await check(client)).toBe(401)
  })
})

describe('where the site is served over HTTPS, a session', () => {
  const HOST = '__Host-potluck.session_token'
  const PLAIN = 'potluck.session_token'
  let safe: TestApp
  beforeAll(async () => {
    safe = await startTestApp(
      { ...platform, jobs: { ...platform.jobs, work: () => undefined } },
      { passwords, publicOrigin: 'https://cook.example.org' },
    )
  })
  afterAll(() => safe.stop())

  const checkWith = (cookie: string) =>
    safe.visit().fetch('/api/auth/check', { headers: { cookie } })
  const newCookiesOf = async (cookie: string) => (await checkWith(cookie)).headers.getSetCookie()

  it('has a cookie that is secure and that no other host can set', async () => {
    const cookies = await newCookies(safe.visit(), '/auth/signup', {
      email: 'safe@example.org',
      username: 'safe_cook',
      password: PASSWORD,
    })
    const strict = 'Path=/; HttpOnly; Secure; SameSite=Lax$'
    expect(cookies).toEqual([
      expect.stringMatching(
        new RegExp(`^__Host-potluck\\.session_token=[^;]+; Max-Age=2592000; ${strict}`),
      ),
      expect.stringMatching(
        new RegExp(`^__Host-potluck\\.known_browser=[^;]+; Max-Age=31536000; ${strict}`),
      ),
      expect.stringMatching(/^theme=light; .*; Secure; SameSite=Lax$/),
    ])
  })

  it('is not opened under the name that others can set', async () => {
    const client = safe.visit()
    await client.signUp()
    const value = client.cookies.get(HOST)
    expect((await checkWith(`${HOST}=${value}`)).status).toBe(200)
    expect((await checkWith(`${PLAIN}=${value}`)).status).toBe(401)
  })

  it('is taken from the host’s own cookie, whatever was planted beside it', async () => {
    const [victim, thief] = [safe.visit(), app.visit()]
    const { id } = await victim.signUp()
    await thief.signUp()
    const planted = `${PLAIN}=${thief.cookies.get(PLAIN)}; ${HOST}=${victim.cookies.get(HOST)}`
    expect(await (await checkWith(planted)).json()).toMatchObject({ user: { _id: id } })
  })

  it('of a browser from before goes on, moves to the new name, and is closed to the old one', async () => {
    const before = app.visit()
    const { id } = await before.signUp()
    const old = `${PLAIN}=${before.cookies.get(PLAIN)}`
    const moved = await newCookiesOf(old)
    expect(moved).toContainEqual(expect.stringMatching(/^potluck\.session_token=; .*Max-Age=0/))
    const [renamed = ''] = moved
    expect(renamed).toMatch(/^__Host-potluck\.session_token=[^;]+; Max-Age=2592000/)
    // A request that was on its way with the old cookie still works.
    expect((await checkWith(old)).status).toBe(200)
    platform.clock.advance({ days: 1, seconds: 1 })
    expect(await (await checkWith(renamed)).json()).toMatchObject({ user: { _id: id } })
    expect((await checkWith(old)).status).toBe(401)
  })

  it('leaves no cookie of either name behind when it ends', async () => {
    const client = safe.visit()
    await client.signUp()
    client.cookies.set(PLAIN, 'planted')
    await client.post('/auth/logout')
    expect([...client.cookies.keys()]).toEqual(['__Host-potluck.known_browser'])
  })
})

describe('the theme', () => {
  it('goes to dark and back, for this member alone, in the account and the cookie', async () => {
    const client = app.visit()
    await client.signUp()
    const other = app.visit()
    await other.signUp()
    expect(await client.get('/auth/toogle-theme')).toMatchObject({ body: { theme: 'dark' } })
    expect(client.cookies.get('theme')).toBe('dark')
    expect(await client.get('/auth/check')).toMatchObject({ body: { user: { theme: 'dark' } } })
    expect(await other.get('/auth/check')).toMatchObject({ body: { user: { theme: 'light' } } })
    expect(await client.get('/auth/toogle-theme')).toMatchObject({ body: { theme: 'light' } })
  })

  it('has to be a member’s', async () => {
    expect(await app.visit().get('/auth/toogle-theme')).toMatchObject({ status: 401 })
  })
})

describe('without a third party', () => {
  it('none is offered, and its doors lead to the failure page', async () => {
    const client = app.visit()
    expect(await client.get('/auth/providers')).toMatchObject({ body: { thirdParty: null } })
    for (const path of ['/api/auth/google', '/api/auth/google/callback?code=x&state=y']) {
      const response = await client.fetch(path)
      expect(response.status).toBe(302)
      expect(response.headers.get('location')).toBe('/auth/failure')
    }
  })
})

describe('cleaning', () => {
  it('removes what has expired and nothing else', async () => {
    const client = app.visit()
    const { id, email } = await client.signUp()
    const old = app.visit()
    await old.signUp()
    await rows('update sessions set expires_at = $1 where user_id <> $2', [platform.now(), id])
    await app.visit().post('/auth/signin', { email: `old.${email}`, username: 'x', password: 'y' })
    platform.clock.advance({ minutes: 61 })
    await app.visit().post('/auth/signin', { email, username: 'x', password: 'y' })
    await removeExpired(platform.database, platform.now())
    expect(await rows('select user_id from sessions')).toEqual([{ user_id: id }])
    expect(await rows('select email from sign_in_failures')).toEqual([{ email }])
    expect(await rows('select 1 from sign_ups')).toEqual([])
  })
})
