import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { newCookies, startTestApp, type TestApp } from './test-app.ts'
import { createTestPasswords } from './test-passwords.ts'

const PASSWORD = 'correct horse'
const passwords = createTestPasswords()

let platform: TestPlatform
let app: TestApp
let created: string[]

beforeAll(async () => {
  platform = await openTestPlatform()
  created = []
  platform.events.subscribe('account.created', 'test', async ({ userId }) => {
    created.push(userId)
  })
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

describe('signing up', () => {
  it('opens an account and signs in to it', async () => {
    const client = app.visit()
    const answer = await client.post('/auth/signup', {
      email: ' Ada@Example.org ',
      username: 'Ada_L.1-x',
      password: PASSWORD,
    })
    expect(answer.status).toBe(201)
    const user = {
      _id: expect.stringMatching(/^[0-9a-f-]{14}7/),
      email: 'Ada@Example.org',
      username: 'Ada_L.1-x',
      emailConfirmed: false,
      hasPassword: true,
      fullName: '',
      avatar: null,
      bio: '',
      socialLinks: { instagram: null, youtube: null, x: null },
      dietaryPreferences: [],
      gender: 'Prefer not to say',
      cookingLevel: null,
      phoneNumber: null,
      isPublic: true,
      hideFavorites: false,
      sharesActivity: true,
      theme: 'light',
      plan: 'basic',
      createdAt: platform.now().toISOString(),
    }
    expect(answer.body).toEqual({ user })
    expect(await client.get('/auth/check')).toMatchObject({ status: 200, body: { user } })
  })

  it('tells the other features of the account', async () => {
    const { id } = await openAccount()
    await platform.jobs.drain()
    expect(created).toContain(id)
  })

  it('sends cookies of the session and the browser that scripts cannot read and a theme that they can', async () => {
    const [session, browser, theme, ...others] = await newCookies(app.visit(), '/auth/signup', {
      email: 'cookies@example.org',
      username: 'cookies',
      password: PASSWORD,
    })
    expect(session).toMatch(
      /^potluck\.session_token=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    expect(browser).toMatch(
      /^potluck\.known_browser=[^;]+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    expect(theme).toMatch(/^theme=light; Max-Age=31536000; Path=\/; SameSite=Lax$/)
    expect(others).toEqual([])
  })

  it.each([
    [{ email: 'TAKEN@example.org', username: 'free' }, 'EMAIL_TAKEN'],
    [{ email: 'free@example.org', username: 'tAkEn' }, 'USERNAME_TAKEN'],
    [{ email: 'taken@example.org', username: 'taken' }, 'EMAIL_TAKEN'],
  ])('with what another account has (%o) is refused, however it is written', async (given, code) => {
    await openAccount({ email: 'taken@example.org', username: 'taken' }).catch(() => undefined)
    const answer = await app.visit().post('/auth/signup', { ...given, password: PASSWORD })
    expect(answer).toMatchObject({ status: 409, body: { code } })
    expect(
      await rows(`select 1 from users where username = 'free' or email like 'free@%'`),
    ).toEqual([])
  })

  it.each([
    ['email', { username: 'racer_1' }, { username: 'racer_2' }, 'EMAIL_TAKEN'],
    ['username', { email: 'r1@example.org' }, { email: 'r2@example.org' }, 'USERNAME_TAKEN'],
  ])('twice at once with one %s makes one account', async (_what, one, other, code) => {
    const same = { email: 'race@example.org', username: 'racer', password: PASSWORD }
    const answers = await Promise.all([
      app.visit().post('/auth/signup', { ...same, ...one }),
      app.visit().post('/auth/signup', { ...same, ...other }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code })
  })

  it.each([
    [{ password: 'short' }, 'password', 'Password must be at least 6 characters long'],
    [{ password: 'x'.repeat(129) }, 'password', 'Password must be at most 128 characters long'],
    [{ password: 'WRONG@example.org' }, 'password', 'Password must not be your email or username'],
    [{ password: 'Wrong_Cook' }, 'password', 'Password must not be your email or username'],
    ...['password', '123456', 'PassWord', ' password ', 'trustno1', '24081990'].map(
      (password): [object, string, string] => [
        { password },
        'password',
        'This password is one of the 10,000 most used ones: please choose another',
      ],
    ),
    [{ email: 'wrong.example.org' }, 'email', 'Please enter a valid email address'],
    [{ email: `${'x'.repeat(250)}@example.org` }, 'email', 'Please enter a valid email address'],
    [
      { username: 'wrong cook' },
      'username',
      'Username must be 3 to 30 characters: letters, digits, underscore, dot or hyphen',
    ],
    [
      { username: 'wröng' },
      'username',
      'Username must be 3 to 30 characters: letters, digits, underscore, dot or hyphen',
    ],
  ])('with %o is refused with a sentence', async (wrong, path, message) => {
    const client = app.visit()
    const given = { email: 'wrong@example.org', username: 'wrong_cook', password: PASSWORD }
    const answer = await client.post('/auth/signup', { ...given, ...wrong })
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'INVALID_INPUT', issues: expect.arrayContaining([{ path, message }]) },
    })
    expect(client.cookies.size).toBe(0)
    expect(await rows(`select 1 from users where email ilike '%wrong%'`)).toEqual([])
  })

  it('takes the first password behind the 10,000 most used ones', async () => {
    const account = { email: 'rare@example.org', username: 'rare', password: '25021983' }
    expect(await app.visit().post('/auth/signup', account)).toMatchObject({ status: 201 })
  })

  it.each([
    ['no JSON', '{"email": ', 'application/json', 400],
    [
      'a null byte',
      '{"email":"bad\\u0000@example.org","username":"bad_bytes","password":"123456"}',
      'application/json',
      400,
    ],
    [
      'half a character',
      '{"email":"bad@example.org","username":"bad_\\ud800","password":"123456"}',
      'application/json',
      400,
    ],
    ['a list', '["bad@example.org"]', 'application/json', 422],
    ['nothing', '', 'application/json', 422],
    ['numbers', '{"email":1,"username":2,"password":3}', 'application/json', 422],
    [
      'objects',
      '{"email":{"$ne":""},"username":"bad_cook","password":"123456"}',
      'application/json',
      422,
    ],
    [
      'a megabyte',
      JSON.stringify({ email: `${'x'.repeat(1_100_000)}@example.org` }),
      'application/json',
      413,
    ],
    [
      'almost a megabyte',
      JSON.stringify({
        email: 'bad@example.org',
        username: 'bad_cook',
        password: 'x'.repeat(1_000_000),
      }),
      'application/json',
      422,
    ],
    ['a form', 'email=bad@example.org', 'application/x-www-form-urlencoded', 415],
  ])('with %s is refused and writes nothing', async (_what, body, type, status) => {
    const client = app.visit()
    const response = await client.fetch('/api/auth/signup', {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    })
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ code: expect.any(String) })
    expect(
      await rows(`select 1 from users where email like 'bad%' or username like 'bad%'`),
    ).toEqual([])
    expect(passwords.hashed).toEqual([])
  })

  it('more than sixty times an hour from one address is refused until the hour is over', async () => {
    const signUp = async (index: number, ip = '203.0.113.1') => {
      const response = await app.visit().fetch('/api/auth/signup', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': ip },
        body: JSON.stringify({
          email: `many${index}@example.org`,
          username: `many${index}`,
          password: PASSWORD,
        }),
      })
      return { status: response.status, wait: response.headers.get('retry-after') }
    }
    await rows(
      `insert into sign_ups (id, ip, at)
        select gen_random_uuid(), '203.0.113.1', $1 from generate_series(1, 58)`,
      [platform.now()],
    )
    platform.clock.advance({ minutes: 20 })
    // All of them are admitted before the first is counted.
    passwords.whileHashing = () => sleep(50)
    const answers = await Promise.all([1, 2, 3, 4, 5, 6].map((index) => signUp(index)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(4)
    expect(await signUp(7)).toEqual({ status: 429, wait: String(40 * 60) })
    expect(await signUp(8, '203.0.113.2')).toMatchObject({ status: 201 })
    platform.clock.advance({ minutes: 40 })
    expect(await signUp(9)).toMatchObject({ status: 201 })
  })
})

describe('asking who has an account', () => {
  const ask = async (given: object, ip = '203.0.113.20') => {
    const response = await app.visit().fetch('/api/auth/signup', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': ip },
      body: JSON.stringify({ password: PASSWORD, ...given }),
    })
    const { code } = (await response.json()) as { code?: string }
    return { status: response.status, code }
  }
  const many = { status: 429, code: 'TOO_MANY_ATTEMPTS' }

  it('is answered twenty times an hour and sender, for a free address no more either', async () => {
    const { email, username } = await openAccount()
    for (let nth = 1; nth <= 10; nth++) {
      expect(await ask({ email: email.toUpperCase(), username: `free_${nth}` })).toEqual({
        status: 409,
        code: 'EMAIL_TAKEN',
      })
      expect(await ask({ email: `free.${nth}.${email}`, username })).toEqual({
        status: 409,
        code: 'USERNAME_TAKEN',
      })
    }
    const free = { email: `free.${email}`, username: 'free_21' }
    expect(await ask({ ...free, email })).toEqual(many)
    expect(await ask(free)).toEqual(many)
    expect(await ask({ ...free, email }, '203.0.113.21')).toMatchObject({ status: 409 })
    platform.clock.advance({ hours: 1, seconds: 1 })
    expect(await ask(free)).toMatchObject({ status: 201 })
  })

  it('is answered no more often by thirty questions at once', async () => {
    const { email } = await openAccount()
    passwords.whileHashing = () => sleep(50)
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, nth) =>
        ask({ email, username: `at_once_${nth}` }, '203.0.113.22'),
      ),
    )
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(20)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
  })

  it('counts a whole IPv6 network as one sender', async () => {
    const { email } = await openAccount()
    for (let nth = 1; nth <= 20; nth++) {
      const answer = await ask({ email, username: `six_${nth}` }, `2001:db8:1:2:${nth}::1`)
      expect(answer.status).toBe(409)
    }
    const taken = { email, username: 'six_21' }
    expect(await ask(taken, '2001:db8:1:2:ffff::9')).toEqual(many)
    expect(await ask(taken, '2001:db8:1:3::1')).toMatchObject({ status: 409 })
  })
})
