import { generateKeyPairSync } from 'node:crypto'
import { inspect } from 'node:util'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Client } from '../../../testing/client.ts'
import { openTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'
import { signedCookie } from '../sessions/signed-cookie.ts'
import { SESSION_SECRET, startTestApp, type TestApp } from '../test-app.ts'
import type { UserAnswer } from '../user-answer.ts'
import { type Forgery, type Person, startTestIssuer, type TestIssuer } from './test-issuer.ts'

let platform: TestPlatform
let issuer: TestIssuer
let app: TestApp

beforeAll(async () => {
  // The provider tells everybody how not to run it in production.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
  platform = await openTestPlatform()
  issuer = await startTestIssuer()
  const { origin, clientId, clientSecret } = issuer
  app = await startTestApp(platform, { oidc: { issuer: origin, clientId, clientSecret } })
  await platform.jobs.open()
})
afterAll(async () => {
  await app.stop()
  await issuer.close()
  await platform.close()
  vi.restoreAllMocks()
})
beforeEach(() => {
  issuer.open(`${app.origin}/api/auth/google/callback`)
  issuer.forgery = undefined
  issuer.silentAt = undefined
})

const rows = (text: string, values: unknown[] = []) => platform.database.query({ text }, values)

let people = 0
function newPerson(wishes: Partial<Person> = {}): Person {
  people += 1
  const sub = `person-${people}`
  return { sub, email: `${sub}@example.org`, email_verified: true, ...wishes }
}

async function follow(browser: Client, address: string): Promise<string> {
  const response = await browser.fetch(address.replace(app.origin, ''))
  expect(response.status).toBe(302)
  return String(response.headers.get('location'))
}

/** From the button to the address at which the issuer sends the browser back. */
async function comeBack(browser: Client, visitor: Person | 'cancels'): Promise<string> {
  issuer.visitor = visitor
  return issuer.walk(await follow(browser, '/api/auth/google'))
}

/** The whole way. @returns the page it ends at */
async function signIn(browser: Client, visitor: Person | 'cancels'): Promise<string> {
  return follow(browser, await comeBack(browser, visitor))
}

/** From the button of an app that is reached over HTTPS to the path at which it is come back to. */
async function comeBackOverHttps() {
  const { origin, clientId, clientSecret } = issuer
  const publicOrigin = 'https://cook.example.org'
  issuer.open(`${publicOrigin}/api/auth/google/callback`)
  const safe = await startTestApp(
    { ...platform, jobs: { ...platform.jobs, work: () => undefined } },
    { oidc: { issuer: origin, clientId, clientSecret }, publicOrigin },
  )
  const browser = safe.visit()
  issuer.visitor = newPerson()
  const start = await browser.fetch('/api/auth/google')
  const address = await issuer.walk(String(start.headers.get('location')))
  return { safe, browser, start, back: address.replace(publicOrigin, '') }
}

const COOKIE = 'potluck.third_party'

/** Has a browser come back with other secrets (state, nonce, code verifier, end) than it left with. */
function changeSecrets(
  browser: Client,
  change: (secrets: string[]) => string[],
  secret = `third-party sign-in ${SESSION_SECRET}`,
): void {
  const carried = decodeURIComponent(String(browser.cookies.get(COOKIE)))
  const secrets = carried.split('.').slice(0, -1)
  expect(secrets).toHaveLength(4)
  const signed = signedCookie(COOKIE).sign(secret, change(secrets).join('.'))
  browser.cookies.set(COOKIE, encodeURIComponent(signed))
}

async function whoIs(browser: Client): Promise<UserAnswer> {
  const { user } = await browser.call('GET /auth/check')
  return user
}

describe('signing in with a third party', () => {
  it('is offered by its name', async () => {
    expect(await app.visit().get('/auth/providers')).toMatchObject({
      body: { thirdParty: { name: '127.0.0.1' } },
    })
  })

  it('asks for a code with state, nonce and a PKCE challenge', async () => {
    const location = new URL(await follow(app.visit(), '/api/auth/google'))
    expect(location.origin).toBe(issuer.origin)
    expect(Object.fromEntries(location.searchParams)).toEqual({
      response_type: 'code',
      client_id: 'potluck',
      redirect_uri: `${app.origin}/api/auth/google/callback`,
      scope: 'openid email profile',
      state: expect.stringMatching(/^\S{20,}$/),
      nonce: expect.stringMatching(/^\S{20,}$/),
      code_challenge: expect.stringMatching(/^\S{43}$/),
      code_challenge_method: 'S256',
    })
  })

  it('opens an account without a password the first time and finds it the second', async () => {
    const person = newPerson({ name: 'Zoë Müller', preferred_username: 'Zoë.M' })
    const browser = app.visit()
    expect(await signIn(browser, person)).toBe('/auth/success')
    const user = await whoIs(browser)
    expect(user).toMatchObject({
      username: 'Zoe.M',
      fullName: 'Zoë Müller',
      email: person.email,
      emailConfirmed: true,
      hasPassword: false,
    })
    expect(browser.cookies.get('theme')).toBe('light')
    const another = app.visit()
    expect(await signIn(another, person)).toBe('/auth/success')
    expect(await whoIs(another)).toEqual(user)
  })

  it('tells the other features of the account, once', async () => {
    const emitted: string[] = []
    const events = {
      ...platform.events,
      emit: async (_tx: unknown, event: { type: string }) => void emitted.push(event.type),
    }
    const { origin, clientId, clientSecret } = issuer
    const other = await startTestApp(
      { ...platform, events, jobs: { ...platform.jobs, work: () => undefined } },
      { oidc: { issuer: origin, clientId, clientSecret }, publicOrigin: app.origin },
    )
    const person = newPerson()
    for (const browser of [other.visit(), other.visit()]) {
      issuer.visitor = person
      const start = await browser.fetch('/api/auth/google')
      const back = await issuer.walk(String(start.headers.get('location')))
      await browser.fetch(back.replace(app.origin, ''))
    }
    expect(emitted).toEqual(['account.created'])
    await other.stop()
  })

  it('reads an issuer that puts all it knows into the ID token', async () => {
    issuer.open(`${app.origin}/api/auth/google/callback`, { claimsInIdToken: true })
    const person = newPerson({ preferred_username: 'in_the_token' })
    const browser = app.visit()
    expect(await signIn(browser, person)).toBe('/auth/success')
    expect(await whoIs(browser)).toMatchObject({ username: 'in_the_token', emailConfirmed: true })
  })

  it('makes a session like any other: same cookie, same length, gone by signing out', async () => {
    const browser = app.visit()
    const back = await comeBack(browser, newPerson())
    await browser.fetch(back.replace(app.origin, ''), {
      headers: { 'x-forwarded-for': '203.0.113.5', 'user-agent': 'Browser of a test' },
    })
    const { _id } = await whoIs(browser)
    expect(
      await rows('select expires_at, ip, user_agent from sessions where user_id = $1', [_id]),
    ).toEqual([
      {
        expires_at: new Date(platform.now().getTime() + 30 * 24 * 60 * 60_000),
        ip: '203.0.113.5',
        user_agent: 'Browser of a test',
      },
    ])
    const stolen = new Map(browser.cookies)
    await browser.post('/auth/logout')
    for (const [name, value] of stolen) browser.cookies.set(name, value)
    expect(await browser.get('/auth/check')).toMatchObject({ status: 401 })
  })

  it('over HTTPS makes a session that no other host can plant', async () => {
    const { safe, browser, back } = await comeBackOverHttps()
    await browser.fetch(back)
    const value = browser.cookies.get('__Host-potluck.session_token')
    expect(await browser.get('/auth/check')).toMatchObject({ status: 200 })
    expect(browser.cookies.has('__Host-potluck.known_browser')).toBe(true)
    const cookie = `potluck.session_token=${value}`
    const planted = await safe.visit().fetch('/api/auth/check', { headers: { cookie } })
    expect(planted.status).toBe(401)
    await safe.stop()
  })

  it('keeps no token of the issuer', async () => {
    const person = newPerson()
    await signIn(app.visit(), person)
    await signIn(app.visit(), person)
    expect(await rows('select * from identities where account_id = $1', [person.sub])).toEqual([
      {
        id: expect.any(String),
        user_id: expect.any(String),
        provider_id: issuer.origin,
        account_id: person.sub,
        password: null,
        created_at: platform.now(),
        updated_at: platform.now(),
      },
    ])
  })

  it.each([
    [{ preferred_username: undefined, email: 'Plain.Cook+x@example.org' }, 'Plain.Cookx'],
    [{ preferred_username: 'login@corp.example' }, 'login'],
    [{ preferred_username: '料理', email: 'y@example.org' }, 'cook'],
    [{ preferred_username: 'x'.repeat(40) }, 'x'.repeat(30)],
  ])('makes a username of %o', async (claims, username) => {
    const browser = app.visit()
    await signIn(browser, newPerson(claims))
    expect((await whoIs(browser)).username).toBe(username)
  })

  it('adds digits to a username until it is free', async () => {
    const username = 'y'.repeat(30)
    await app.visit().signUp({ username })
    const names = []
    for (const _ of [1, 2]) {
      const browser = app.visit()
      await signIn(browser, newPerson({ preferred_username: username.toUpperCase() }))
      names.push((await whoIs(browser)).username)
    }
    expect(names).toEqual([`${'Y'.repeat(29)}2`, `${'Y'.repeat(29)}3`])
  })

  it('makes one account of a person who comes twice at once, two of two who share a name', async () => {
    const twice = newPerson({ preferred_username: 'popular' })
    const namesake = newPerson({ preferred_username: 'popular' })
    const browsers = [app.visit(), app.visit(), app.visit()]
    const ways: string[] = []
    for (const [index, browser] of browsers.entries()) {
      ways.push(await comeBack(browser, index < 2 ? twice : namesake))
    }
    const ends = await Promise.all(
      browsers.map((browser, index) => follow(browser, ways[index] ?? '')),
    )
    expect(ends).toEqual(['/auth/success', '/auth/success', '/auth/success'])
    const [one, same, other] = await Promise.all(browsers.map(whoIs))
    expect(same).toEqual(one)
    expect(other?._id).not.toBe(one?._id)
    expect([one?.username, other?.username].toSorted()).toEqual(['popular', 'popular2'])
  })
})

describe('an address that has an account here', () => {
  it('is not given to whoever claims it without proof', async () => {
    const owner = app.visit()
    const { email } = await owner.signUp()
    const before = await whoIs(owner)
    const browser = app.visit()
    expect(await signIn(browser, newPerson({ email, email_verified: false }))).toBe('/auth/failure')
    expect(await browser.get('/auth/check')).toMatchObject({ status: 401 })
    expect(await whoIs(owner)).toEqual(before)
  })

  it('brings its proven owner into the account, and keeps the password of a confirmed one', async () => {
    const { id, ...account } = await app.visit().signUp()
    await rows('update users set email_confirmed = true where id = $1', [id])
    const browser = app.visit()
    await signIn(browser, newPerson({ email: account.email.toUpperCase() }))
    expect(await whoIs(browser)).toMatchObject({
      _id: id,
      email: account.email,
      username: account.username,
      hasPassword: true,
    })
    expect((await app.visit().post('/auth/signin', account)).status).toBe(200)
    await signIn(browser, newPerson({ email: account.email }))
    await platform.jobs.drain()
    const mails = platform.mailbox(account.email)
    // The second time another person of the same address came.
    expect(mails.map(({ subject }) => subject)).toEqual([
      '127.0.0.1 was added as a way of signing in on Potluck',
      '127.0.0.1 was added as a way of signing in on Potluck',
    ])
    expect(mails[0]?.text).toContain(`${app.origin}/settings/account`)
    expect(mails[0]?.text).not.toContain('open it no more')
  })

  it('that was never confirmed shuts out whoever opened the account on it before', async () => {
    const squatter = app.visit()
    const { id, ...account } = await squatter.signUp()
    const browser = app.visit()
    expect(await signIn(browser, newPerson({ email: account.email }))).toBe('/auth/success')
    expect(await whoIs(browser)).toMatchObject({
      _id: id,
      hasPassword: false,
      emailConfirmed: true,
    })
    expect(await squatter.get('/auth/check')).toMatchObject({ status: 401 })
    expect((await app.visit().post('/auth/signin', account)).status).toBe(401)
    await platform.jobs.drain()
    expect(platform.mailbox(account.email).at(-1)?.text).toContain('open it no more')
  })

  it('is confirmed once the issuer says so to the account that it opens already', async () => {
    const person = newPerson({ email_verified: false })
    const browser = app.visit()
    await signIn(browser, person)
    expect(await whoIs(browser)).toMatchObject({ emailConfirmed: false })
    await signIn(browser, { ...person, email: newPerson().email, email_verified: true })
    expect(await whoIs(browser)).toMatchObject({ emailConfirmed: false, email: person.email })
    await signIn(browser, { ...person, email: person.email?.toUpperCase(), email_verified: true })
    expect(await whoIs(browser)).toMatchObject({ emailConfirmed: true, email: person.email })
  })

  it('that a cook moved to by mistake goes to its owner, and the cook’s account back', async () => {
    const cook = app.visit()
    const { id, ...account } = await cook.signUp()
    const person = newPerson()
    await rows(
      'update users set email = $1, former_email = email, email_confirmed = false where id = $2',
      [person.email, id],
    )
    const browser = app.visit()
    expect(await signIn(browser, person)).toBe('/auth/success')
    const owner = await whoIs(browser)
    expect(owner).toMatchObject({ email: person.email, emailConfirmed: true })
    expect(owner._id).not.toBe(id)
    expect(await whoIs(cook)).toMatchObject({ _id: id, email: account.email })
    expect((await app.visit().post('/auth/signin', account)).status).toBe(200)
  })
})

describe('nobody is signed in', () => {
  async function expectFailure(browser: Client, end: string, person: Person): Promise<void> {
    expect(end).toBe('/auth/failure')
    expect(await browser.get('/auth/check')).toMatchObject({ status: 401 })
    expect(await rows('select 1 from users where email = $1', [person.email])).toEqual([])
  }

  it('when they cancel', async () => {
    const browser = app.visit()
    await expectFailure(browser, await signIn(browser, 'cancels'), newPerson())
  })

  it('when the state is another', async () => {
    const person = newPerson()
    const browser = app.visit()
    const back = new URL(await comeBack(browser, person))
    back.searchParams.set('state', 'x'.repeat(32))
    await expectFailure(browser, await follow(browser, back.href), person)
  })

  it('when another browser comes back than the one that left', async () => {
    const person = newPerson()
    const back = await comeBack(app.visit(), person)
    const victim = app.visit()
    await follow(victim, '/api/auth/google')
    await expectFailure(victim, await follow(victim, back), person)
  })

  it('when they come back a second time', async () => {
    const browser = app.visit()
    const cookies = new Map()
    const back = await comeBack(browser, newPerson())
    for (const [name, value] of browser.cookies) cookies.set(name, value)
    expect(await follow(browser, back)).toBe('/auth/success')
    const again = app.visit()
    for (const [name, value] of cookies) again.cookies.set(name, value)
    expect(await follow(again, back)).toBe('/auth/failure')
    expect(await again.get('/auth/check')).toMatchObject({ status: 401 })
  })

  it.each([
    ['state', 0],
    ['nonce', 1],
    ['code verifier', 2],
  ])('when the %s is not the one that was sent', async (_part, index) => {
    const person = newPerson()
    const browser = app.visit()
    const back = await comeBack(browser, person)
    changeSecrets(browser, (secrets) => secrets.with(index, 'x'.repeat(43)))
    await expectFailure(browser, await follow(browser, back), person)
  })

  it('when the cookie with the secrets is not signed by us', async () => {
    const person = newPerson()
    const browser = app.visit()
    const back = await comeBack(browser, person)
    changeSecrets(browser, (secrets) => secrets, 'a secret of somebody else')
    await expectFailure(browser, await follow(browser, back), person)
  })

  it('when they bring the code that another browser was given', async () => {
    const thief = newPerson()
    const code = new URL(await comeBack(app.visit(), thief)).searchParams.get('code')
    const browser = app.visit()
    const back = new URL(await comeBack(browser, newPerson()))
    back.searchParams.set('code', String(code))
    await expectFailure(browser, await follow(browser, back.href), thief)
  })

  it('when the state of a sign-in that has ended comes back with a new code', async () => {
    const browser = app.visit()
    const back = new URL(await comeBack(browser, newPerson()))
    const used = browser.cookies.get(COOKIE)
    expect(await follow(browser, back.href)).toBe('/auth/success')
    expect(browser.cookies.has(COOKIE)).toBe(false)
    const person = newPerson()
    const another = app.visit()
    const code = new URL(await comeBack(another, person)).searchParams.get('code')
    back.searchParams.set('code', String(code))
    await expectFailure(another, await follow(another, back.href), person)
    another.cookies.set(COOKIE, String(used))
    await expectFailure(another, await follow(another, back.href), person)
  })

  it('when they take more than ten minutes', async () => {
    const person = newPerson()
    const browser = app.visit()
    const back = await comeBack(browser, person)
    platform.clock.advance({ minutes: 10 })
    await expectFailure(browser, await follow(browser, back), person)
  })

  it('over HTTPS with secrets under a name that another host can have planted', async () => {
    const { safe, browser, start, back } = await comeBackOverHttps()
    const [sent] = start.headers.getSetCookie()
    expect(sent).toMatch(
      /^__Host-potluck\.third_party=[^;]+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    const victim = safe.visit()
    victim.cookies.set(COOKIE, String(browser.cookies.get(`__Host-${COOKIE}`)))
    expect((await victim.fetch(back)).headers.get('location')).toBe('/auth/failure')
    expect((await browser.fetch(back)).headers.get('location')).toBe('/auth/success')
    await safe.stop()
  })

  it.each<[string, () => Forgery]>([
    ['for another site', () => ({ claims: { aud: 'somebody else' } })],
    [
      'for this site and another that asked for it',
      () => ({
        claims: { aud: ['potluck', 'somebody else'], azp: 'somebody else' },
      }),
    ],
    ['of another issuer', () => ({ claims: { iss: 'https://issuer.example.org' } })],
    ['of yesterday', () => ({ claims: { exp: Math.floor(Date.now() / 1000) - 86_400 } })],
    ['of another sign-in', () => ({ claims: { nonce: 'x'.repeat(43) } })],
    ['without a nonce', () => ({ claims: { nonce: undefined } })],
    [
      'signed by somebody else',
      () => ({
        key: generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey,
      }),
    ],
  ])('when the ID token is %s', async (_what, forge) => {
    const person = newPerson()
    const browser = app.visit()
    const back = await comeBack(browser, person)
    issuer.forgery = forge()
    await expectFailure(browser, await follow(browser, back), person)
  })

  it('by an ID token that is forged, unless it says what is so with the right key', async () => {
    const browser = app.visit()
    const back = await comeBack(browser, newPerson())
    issuer.forgery = { claims: { aud: 'potluck' } }
    expect(await follow(browser, back)).toBe('/auth/success')
  })

  it.each([
    ['no address', { email: undefined }],
    ['no usable address', { email: 'someone' }],
  ])('when the issuer has %s of them', async (_what, claims) => {
    const browser = app.visit()
    expect(await signIn(browser, newPerson(claims))).toBe('/auth/failure')
    expect(await browser.get('/auth/check')).toMatchObject({ status: 401 })
  })

  it('when the userinfo is of another person than the ID token', async () => {
    const person = newPerson()
    issuer.mistaken = newPerson()
    const browser = app.visit()
    const end = await signIn(browser, person)
    const { mistaken } = issuer
    issuer.mistaken = undefined
    await expectFailure(browser, end, person)
    await expectFailure(browser, end, mistaken)
  })

  it('when the callback is called with rubbish', async () => {
    for (const query of [
      '',
      '?code=1',
      '?code=1&state=2',
      '?state=1&state=2',
      '?error=%00',
      '?%ff=%',
    ]) {
      expect(await follow(app.visit(), `/api/auth/google/callback${query}`)).toBe('/auth/failure')
    }
  })
})

describe('an issuer', () => {
  it('that is out of reach leads to the failure page, and works again once it is back', async () => {
    const { origin, clientId, clientSecret } = issuer
    issuer.fail()
    const fresh = await startTestApp(
      { ...platform, jobs: { ...platform.jobs, work: () => undefined } },
      { oidc: { issuer: origin, clientId, clientSecret } },
    )
    const begin = async () =>
      (await fresh.visit().fetch('/api/auth/google')).headers.get('location')
    expect(await begin()).toBe('/auth/failure')
    issuer.open(`${fresh.origin}/api/auth/google/callback`)
    expect(await begin()).toMatch(new RegExp(`^${issuer.origin}/`))
    await fresh.stop()
  })

  it('that describes itself as another is not believed', async () => {
    const { clientId, clientSecret } = issuer
    const address = issuer.origin.replace('127.0.0.1', 'localhost')
    const fresh = await startTestApp(
      { ...platform, jobs: { ...platform.jobs, work: () => undefined } },
      { oidc: { issuer: address, clientId, clientSecret } },
    )
    const response = await fresh.visit().fetch('/api/auth/google')
    expect(response.headers.get('location')).toBe('/auth/failure')
    await fresh.stop()
  })

  it('is asked for its description once by visitors who come at once', async () => {
    const { origin, clientId, clientSecret } = issuer
    const fresh = await startTestApp(
      { ...platform, jobs: { ...platform.jobs, work: () => undefined } },
      { oidc: { issuer: origin, clientId, clientSecret } },
    )
    issuer.calls.length = 0
    const starts = [fresh.visit(), fresh.visit(), fresh.visit()].map((browser) =>
      browser.fetch('/api/auth/google'),
    )
    const ways = (await Promise.all(starts)).map(({ headers }) => headers.get('location'))
    expect(ways.every((way) => way?.startsWith(`${origin}/`))).toBe(true)
    expect(new Set(ways).size).toBe(3)
    expect(issuer.calls.map(({ path }) => path)).toEqual(['/.well-known/openid-configuration'])
    await fresh.stop()
  })

  describe('that does not answer', () => {
    const timeout = AbortSignal.timeout
    let patience: AbortController
    beforeEach(() => {
      patience = new AbortController()
      issuer.calls.length = 0
      // Fifteen seconds pass when the test says so.
      vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) =>
        ms === 15_000 ? patience.signal : timeout.call(AbortSignal, ms),
      )
    })
    afterEach(() => {
      vi.mocked(AbortSignal.timeout).mockRestore()
    })

    /** Lets the time pass once it was called there. @returns where the browser is sent then */
    async function giveUp(path: string, way: Promise<Response>): Promise<string | null> {
      await vi.waitFor(() => expect(issuer.calls.at(-1)).toEqual({ path, isGivenUp: false }))
      patience.abort(new DOMException('time is up', 'TimeoutError'))
      const { headers } = await way
      await vi.waitFor(() => expect(issuer.calls.at(-1)).toEqual({ path, isGivenUp: true }))
      return headers.get('location')
    }

    it('is given up when it is to describe itself, and asked again', async () => {
      const { origin, clientId, clientSecret } = issuer
      const fresh = await startTestApp(
        { ...platform, jobs: { ...platform.jobs, work: () => undefined } },
        { oidc: { issuer: origin, clientId, clientSecret } },
      )
      issuer.silentAt = '/.well-known/openid-configuration'
      const begin = () => fresh.visit().fetch('/api/auth/google')
      expect(await giveUp(issuer.silentAt, begin())).toBe('/auth/failure')
      patience = new AbortController()
      issuer.silentAt = undefined
      expect((await begin()).headers.get('location')).toMatch(new RegExp(`^${origin}/`))
      await fresh.stop()
    })

    it.each(['/token', '/jwks', '/me'])('is given up at %s', async (path) => {
      const person = newPerson()
      const browser = app.visit()
      const back = await comeBack(browser, person)
      issuer.silentAt = path
      const end = await giveUp(path, browser.fetch(back.replace(app.origin, '')))
      expect(end).toBe('/auth/failure')
      expect(await rows('select 1 from users where email = $1', [person.email])).toEqual([])
    })
  })
})

describe('the log', () => {
  it('says why a sign-in failed, and no code, token or secret', async () => {
    const lines: string[] = []
    const warn = vi.spyOn(platform.log, 'warn').mockImplementation((...parts: unknown[]) => {
      lines.push(inspect(parts, { depth: 10, showHidden: true }))
    })
    const secrets: string[] = [issuer.clientSecret]
    for (const forgery of [{ claims: { aud: 'somebody else' } }, undefined]) {
      const browser = app.visit()
      const back = await comeBack(browser, newPerson({ email: forgery && 'someone' }))
      secrets.push(String(new URL(back).searchParams.get('code')))
      issuer.forgery = forgery
      expect(await follow(browser, back)).toBe('/auth/failure')
    }
    warn.mockRestore()
    const text = lines.join('\n')
    expect(text).toContain('unexpected JWT claim value')
    expect(text).not.toMatch(/eyJ|access_token|id_token/)
    for (const secret of secrets) expect(text).not.toContain(secret)
  })
})
