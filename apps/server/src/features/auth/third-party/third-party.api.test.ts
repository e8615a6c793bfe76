import { describe, expect, it } from 'vitest'
import { setUpThirdParty, whoIs } from './test-third-party.ts'

const site = setUpThirdParty()
const { comeBack, comeBackOverHttps, follow, newPerson, rows, signIn, visit } = site

describe('signing in with a third party', () => {
  it('is offered by its name', async () => {
    expect(await visit().get('/auth/providers')).toMatchObject({
      body: { thirdParty: { name: '127.0.0.1' } },
    })
  })

  it('asks for a code with state, nonce and a PKCE challenge', async () => {
    const location = new URL(await follow(visit(), '/api/auth/google'))
    expect(location.origin).toBe(site.issuer.origin)
    expect(Object.fromEntries(location.searchParams)).toEqual({
      response_type: 'code',
      client_id: 'potluck',
      redirect_uri: `${site.app.origin}/api/auth/google/callback`,
      scope: 'openid email profile',
      state: expect.stringMatching(/^\S{20,}$/),
      nonce: expect.stringMatching(/^\S{20,}$/),
      code_challenge: expect.stringMatching(/^\S{43}$/),
      code_challenge_method: 'S256',
    })
  })

  it('opens an account without a password the first time and finds it the second', async () => {
    const person = newPerson({ name: 'Zoë Müller', preferred_username: 'Zoë.M' })
    const browser = visit()
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
    const another = visit()
    expect(await signIn(another, person)).toBe('/auth/success')
    expect(await whoIs(another)).toEqual(user)
  })

  it('tells the other features of the account, once', async () => {
    const emitted: string[] = []
    const events = {
      ...site.platform.events,
      emit: async (_tx: unknown, event: { type: string }) => void emitted.push(event.type),
    }
    const other = await site.startAnother({ events, publicOrigin: site.app.origin })
    const person = newPerson()
    for (const browser of [other.visit(), other.visit()]) {
      site.issuer.visitor = person
      const start = await browser.fetch('/api/auth/google')
      const back = await site.issuer.walk(String(start.headers.get('location')))
      await browser.fetch(back.replace(site.app.origin, ''))
    }
    expect(emitted).toEqual(['account.created'])
    await other.stop()
  })

  it('reads an issuer that puts all it knows into the ID token', async () => {
    site.issuer.open(`${site.app.origin}/api/auth/google/callback`, { claimsInIdToken: true })
    const person = newPerson({ preferred_username: 'in_the_token' })
    const browser = visit()
    expect(await signIn(browser, person)).toBe('/auth/success')
    expect(await whoIs(browser)).toMatchObject({ username: 'in_the_token', emailConfirmed: true })
  })

  it('makes a session like any other: same cookie, same length, gone by signing out', async () => {
    const browser = visit()
    const back = await comeBack(browser, newPerson())
    await browser.fetch(back.replace(site.app.origin, ''), {
      headers: { 'x-forwarded-for': '203.0.113.5', 'user-agent': 'Browser of a test' },
    })
    const { _id } = await whoIs(browser)
    expect(
      await rows('select expires_at, ip, user_agent from sessions where user_id = $1', [_id]),
    ).toEqual([
      {
        expires_at: new Date(site.platform.now().getTime() + 30 * 24 * 60 * 60_000),
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
    await signIn(visit(), person)
    await signIn(visit(), person)
    expect(await rows('select * from identities where account_id = $1', [person.sub])).toEqual([
      {
        id: expect.any(String),
        user_id: expect.any(String),
        provider_id: site.issuer.origin,
        account_id: person.sub,
        password: null,
        created_at: site.platform.now(),
        updated_at: site.platform.now(),
      },
    ])
  })

  it.each([
    [{ preferred_username: undefined, email: 'Plain.Cook+x@example.org' }, 'Plain.Cookx'],
    [{ preferred_username: 'login@corp.example' }, 'login'],
    [{ preferred_username: '料理', email: 'y@example.org' }, 'cook'],
    [{ preferred_username: 'x'.repeat(40) }, 'x'.repeat(30)],
  ])('makes a username of %o', async (claims, username) => {
    const browser = visit()
    await signIn(browser, newPerson(claims))
    expect((await whoIs(browser)).username).toBe(username)
  })

  it('adds digits to a username until it is free', async () => {
    const username = 'y'.repeat(30)
    await visit().signUp({ username })
    const names = []
    for (const _ of [1, 2]) {
      const browser = visit()
      await signIn(browser, newPerson({ preferred_username: username.toUpperCase() }))
      names.push((await whoIs(browser)).username)
    }
    expect(names).toEqual([`${'Y'.repeat(29)}2`, `${'Y'.repeat(29)}3`])
  })

  it('makes one account of a person who comes twice at once, two of two who share a name', async () => {
    const twice = newPerson({ preferred_username: 'popular' })
    const namesake = newPerson({ preferred_username: 'popular' })
    const browsers = [visit(), visit(), visit()]
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
