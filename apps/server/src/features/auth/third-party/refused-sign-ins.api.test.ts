import { generateKeyPairSync } from 'node:crypto'
import { inspect } from 'node:util'
import { describe, expect, it, vi } from 'vitest'
import type { Client } from '../../../testing/client.ts'
import { signedCookie } from '../sessions/signed-cookie.ts'
import { SESSION_SECRET } from '../test-app.ts'
import type { Forgery, Person } from './test-issuer.ts'
import { COOKIE, setUpThirdParty } from './test-third-party.ts'

const site = setUpThirdParty()
const { comeBack, comeBackOverHttps, follow, newPerson, rows, signIn, visit } = site

/**
 * Makes a browser return with other secrets (state, nonce, code verifier, expiry) than it left
 * with.
 */
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

describe('nobody is signed in', () => {
  async function expectFailure(browser: Client, end: string, person: Person): Promise<void> {
    expect(end).toBe('/auth/failure')
    expect(await browser.get('/auth/check')).toMatchObject({ status: 401 })
    expect(await rows('select 1 from users where email = $1', [person.email])).toEqual([])
  }

  it('when they cancel', async () => {
    const browser = visit()
    await expectFailure(browser, await signIn(browser, 'cancels'), newPerson())
  })

  it('when the state is another', async () => {
    const person = newPerson()
    const browser = visit()
    const back = new URL(await comeBack(browser, person))
    back.searchParams.set('state', 'x'.repeat(32))
    await expectFailure(browser, await follow(browser, back.href), person)
  })

  it('when another browser comes back than the one that left', async () => {
    const person = newPerson()
    const back = await comeBack(visit(), person)
    const victim = visit()
    await follow(victim, '/api/auth/google')
    await expectFailure(victim, await follow(victim, back), person)
  })

  it('when they come back a second time', async () => {
    const browser = visit()
    const cookies = new Map()
    const back = await comeBack(browser, newPerson())
    for (const [name, value] of browser.cookies) cookies.set(name, value)
    expect(await follow(browser, back)).toBe('/auth/success')
    const again = visit()
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
    const browser = visit()
    const back = await comeBack(browser, person)
    changeSecrets(browser, (secrets) => secrets.with(index, 'x'.repeat(43)))
    await expectFailure(browser, await follow(browser, back), person)
  })

  it('when the cookie with the secrets is not signed by us', async () => {
    const person = newPerson()
    const browser = visit()
    const back = await comeBack(browser, person)
    changeSecrets(browser, (secrets) => secrets, 'a secret of somebody else')
    await expectFailure(browser, await follow(browser, back), person)
  })

  it('when they bring the code that another browser was given', async () => {
    const thief = newPerson()
    const code = new URL(await comeBack(visit(), thief)).searchParams.get('code')
    const browser = visit()
    const back = new URL(await comeBack(browser, newPerson()))
    back.searchParams.set('code', String(code))
    await expectFailure(browser, await follow(browser, back.href), thief)
  })

  it('when the state of a sign-in that has ended comes back with a new code', async () => {
    const browser = visit()
    const back = new URL(await comeBack(browser, newPerson()))
    const used = browser.cookies.get(COOKIE)
    expect(await follow(browser, back.href)).toBe('/auth/success')
    expect(browser.cookies.has(COOKIE)).toBe(false)
    const person = newPerson()
    const another = visit()
    const code = new URL(await comeBack(another, person)).searchParams.get('code')
    back.searchParams.set('code', String(code))
    await expectFailure(another, await follow(another, back.href), person)
    another.cookies.set(COOKIE, String(used))
    await expectFailure(another, await follow(another, back.href), person)
  })

  it('when they take more than ten minutes', async () => {
    const person = newPerson()
    const browser = visit()
    const back = await comeBack(browser, person)
    site.platform.clock.advance({ minutes: 10 })
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
    const browser = visit()
    const back = await comeBack(browser, person)
    site.issuer.forgery = forge()
    await expectFailure(browser, await follow(browser, back), person)
  })

  it('by an ID token that is forged, unless it says what is so with the right key', async () => {
    const browser = visit()
    const back = await comeBack(browser, newPerson())
    site.issuer.forgery = { claims: { aud: 'potluck' } }
    expect(await follow(browser, back)).toBe('/auth/success')
  })

  it.each([
    ['no address', { email: undefined }],
    ['no usable address', { email: 'someone' }],
  ])('when the issuer has %s of them', async (_what, claims) => {
    const browser = visit()
    expect(await signIn(browser, newPerson(claims))).toBe('/auth/failure')
    expect(await browser.get('/auth/check')).toMatchObject({ status: 401 })
  })

  it('when the userinfo is of another person than the ID token', async () => {
    const person = newPerson()
    site.issuer.mistaken = newPerson()
    const browser = visit()
    const end = await signIn(browser, person)
    const { mistaken } = site.issuer
    site.issuer.mistaken = undefined
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
      expect(await follow(visit(), `/api/auth/google/callback${query}`)).toBe('/auth/failure')
    }
  })
})

describe('the log', () => {
  it('says why a sign-in failed, and no code, token or secret', async () => {
    const lines: string[] = []
    const warn = vi.spyOn(site.platform.log, 'warn').mockImplementation((...parts: unknown[]) => {
      lines.push(inspect(parts, { depth: 10, showHidden: true }))
    })
    const secrets: string[] = [site.issuer.clientSecret]
    for (const forgery of [{ claims: { aud: 'somebody else' } }, undefined]) {
      const browser = visit()
      const back = await comeBack(browser, newPerson({ email: forgery && 'someone' }))
      secrets.push(String(new URL(back).searchParams.get('code')))
      site.issuer.forgery = forgery
      expect(await follow(browser, back)).toBe('/auth/failure')
    }
    warn.mockRestore()
    const text = lines.join('\n')
    expect(text).toContain('unexpected JWT claim value')
    expect(text).not.toMatch(/eyJ|access_token|id_token/)
    for (const secret of secrets) expect(text).not.toContain(secret)
  })
})
