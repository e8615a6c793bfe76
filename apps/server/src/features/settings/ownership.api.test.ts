import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Client, SignedUp } from '../../testing/client.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { createTestPasswords } from '../auth/test-passwords.ts'
import { ISSUER, startTestApp, type TestApp } from './test-app.ts'

let platform: TestPlatform
let app: TestApp

beforeAll(async () => {
  platform = await openTestPlatform()
  app = await startTestApp(platform, createTestPasswords())
})
afterAll(async () => {
  await app.stop()
  await platform.close()
})
// Lets the limits that another test used up expire.
beforeEach(() => platform.clock.advance({ hours: 2 }))

const rows = (text: string, values: unknown[] = []) => platform.database.query({ text }, values)

async function signUp() {
  const client = app.visit()
  const account = await client.signUp()
  return { client, ...account }
}

const signIn = ({ email, username, password }: Omit<SignedUp, 'id'>, browser = app.visit()) =>
  browser.post('/auth/signin', { email, username, password })
const isSignedIn = async (client: Client) => (await client.get('/auth/check')).status === 200

/** Adds the rows that a sign-in with a third party leaves. */
async function addIdentity(userId: string, issuer = ISSUER): Promise<void> {
  await rows(
    `insert into identities (id, user_id, provider_id, account_id, created_at, updated_at)
      values (gen_random_uuid(), $1, $2, gen_random_uuid()::text, $3, $3)`,
    [userId, issuer, platform.now()],
  )
}
const dropPassword = (userId: string) =>
  rows(`delete from identities where user_id = $1 and provider_id = 'credential'`, [userId])
const waysOf = (userId: string) =>
  rows('select provider_id from identities where user_id = $1 order by created_at', [userId])

async function mailsTo(address: string) {
  await platform.jobs.drain()
  return platform.mailbox(address)
}
async function subjectsTo(address: string) {
  return (await mailsTo(address)).map(({ subject }) => subject)
}
async function undoSecret(address: string) {
  const texts = (await mailsTo(address)).map(({ text }) => text)
  return texts.flatMap((text) => /\/auth\/undo-email#(\S+)/.exec(text)?.[1] ?? []).at(-1) ?? ''
}

describe('a sign-in that is older than fifteen minutes', () => {
  const wayOf = async (client: Client) =>
    (await client.call('GET /auth/sign-in-ways')).ways.find(({ issuer }) => issuer === ISSUER)
  const acts: [
    string,
    (client: Client, email: string, sent: object) => Promise<{ status: number }>,
  ][] = [
    [
      'a change of address',
      (client, email, sent) => client.post('/auth/update-Email', { email: `n.${email}`, ...sent }),
    ],
    [
      'giving up a way of signing in',
      async (client, _, sent) =>
        client.delete(`/auth/sign-in-ways/${(await wayOf(client))?._id}`, sent),
    ],
  ]

  it.each(acts)('has to show the password for %s', async (_, act) => {
    const { client, id, email, password } = await signUp()
    await addIdentity(id)
    platform.clock.advance({ minutes: 15, seconds: 1 })
    expect(await act(client, email, {})).toMatchObject({
      status: 403,
      body: { code: 'PASSWORD_REQUIRED' },
    })
    expect(await act(client, email, { password: 'a guess' })).toMatchObject({
      status: 403,
      body: { code: 'WRONG_PASSWORD' },
    })
    expect(await rows('select email from users where id = $1', [id])).toEqual([{ email }])
    expect(await waysOf(id)).toHaveLength(2)
    expect(await act(client, email, { password })).toMatchObject({ status: 200 })
  })

  it.each(acts)('of an account without a password is to be repeated for %s', async (_, act) => {
    const { client, id, email, username } = await signUp()
    await dropPassword(id)
    await addIdentity(id)
    await addIdentity(id, 'https://id.example.org')
    platform.clock.advance({ minutes: 15, seconds: 1 })
    for (const sent of [{}, { password: username }]) {
      expect(await act(client, email, sent)).toMatchObject({
        status: 403,
        body: { code: 'SIGN_IN_AGAIN' },
      })
    }
  })

  it('sets no first password', async () => {
    const { client, id } = await signUp()
    await dropPassword(id)
    await addIdentity(id)
    platform.clock.advance({ minutes: 15, seconds: 1 })
    const body = { oldPassword: '', newPassword: 'first choice' }
    expect(await client.post('/auth/change-Password', body)).toMatchObject({
      status: 403,
      body: { code: 'SIGN_IN_AGAIN' },
    })
    expect(await waysOf(id)).toEqual([{ provider_id: ISSUER }])
  })

  it('is asked for nothing while it is younger, but not for a wrong password', async () => {
    const { client, email } = await signUp()
    platform.clock.advance({ minutes: 15 })
    const next = `n.${email}`
    expect(
      await client.post('/auth/update-Email', { email: next, password: 'a guess' }),
    ).toMatchObject({ status: 403, body: { code: 'WRONG_PASSWORD' } })
    expect(await client.post('/auth/update-Email', { email: next })).toMatchObject({ status: 200 })
  })

  it('may still have the present address confirmed', async () => {
    const { client, email } = await signUp()
    platform.clock.advance({ days: 3 })
    const answer = await client.post('/auth/update-Email', { email: email.toUpperCase() })
    expect(answer).toMatchObject({ status: 200 })
  })
})

describe('wrong passwords of the signed-in', () => {
  const guess = (client: Client, password = 'a guess') =>
    client.delete('/auth/delete-Account', { password })

  it('end after five in a session, and leave the owner’s others and sign-in alone', async () => {
    const { client: stolen, ...account } = await signUp()
    const own = app.visit()
    await signIn(account, own)
    for (let nth = 1; nth <= 5; nth++) expect(await guess(stolen)).toMatchObject({ status: 403 })
    expect(await guess(stolen, account.password)).toMatchObject({
      status: 429,
      body: { code: 'TOO_MANY_ATTEMPTS' },
    })
    expect(await signIn(account)).toMatchObject({ status: 200 })
    const change = { oldPassword: account.password, newPassword: 'quite another' }
    expect(await own.post('/auth/change-Password', change)).toMatchObject({ status: 200 })
  })

  it('are not barred by what others typed to sign in', async () => {
    const { client, ...account } = await signUp()
    for (let nth = 1; nth <= 5; nth++) await signIn({ ...account, password: 'a guess' })
    expect(await signIn(account)).toMatchObject({ status: 429 })
    const change = { oldPassword: account.password, newPassword: 'quite another' }
    expect(await client.post('/auth/change-Password', change)).toMatchObject({ status: 200 })
    expect(await guess(client, 'quite another')).toMatchObject({ status: 200 })
  })

  it('get five answers when twenty come at once', async () => {
    const { client } = await signUp()
    const answers = await Promise.all(Array.from({ length: 20 }, () => guess(client)))
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15)
  })
})

describe('taking a change of address back', () => {
  const takeBack = (token: string) =>
    app.visit().call('POST /auth/email-reversals', { body: { token } })

  it('shuts out whoever set a password and linked an identity after it, and lets the owner in', async () => {
    const { client: thief, id, ...account } = await signUp()
    const { email, password } = account
    await thief.call('POST /auth/update-Email', { body: { email: `thief.${email}` } })
    platform.clock.advance({ minutes: 1 })
    const change = { oldPassword: password, newPassword: 'the thief has it' }
    await thief.call('POST /auth/change-Password', { body: change })
    await addIdentity(id)
    const token = await undoSecret(email)
    const answer = await takeBack(token)
    expect(answer.email).toBe(email)
    expect(await waysOf(id)).toEqual([])
    expect(await isSignedIn(thief)).toBe(false)
    for (const typed of [password, 'the thief has it']) {
      expect(await signIn({ ...account, password: typed })).toMatchObject({ status: 401 })
    }
    const owner = app.visit()
    const reset = { token: answer.resetToken, newPassword: 'mine once more' }
    expect(await owner.post('/auth/password-resets', reset)).toMatchObject({
      status: 200,
      body: { user: { _id: id, email, emailConfirmed: true } },
    })
    expect(await signIn({ ...account, password: 'mine once more' })).toMatchObject({ status: 200 })
    expect(await owner.post('/auth/password-resets', reset)).toMatchObject({ status: 404 })
  })

  it('keeps what was there before the change', async () => {
    const { client, id, ...account } = await signUp()
    await addIdentity(id)
    platform.clock.advance({ minutes: 1 })
    await client.call('POST /auth/update-Email', { body: { email: `new.${account.email}` } })
    await takeBack(await undoSecret(account.email))
    expect(await waysOf(id)).toHaveLength(2)
    expect(await signIn(account)).toMatchObject({ status: 200 })
  })

  it('works after further moves, which the owner was told of too, and undoes what came between', async () => {
    const { client, id, email, password } = await signUp()
    await client.call('POST /auth/update-Email', { body: { email: `second.${email}` } })
    platform.clock.advance({ minutes: 1 })
    await addIdentity(id)
    await client.call('POST /auth/update-Email', { body: { email: `third.${email}`, password } })
    expect(await subjectsTo(email)).toEqual([
      'Your address on Potluck was changed',
      'Your address on Potluck was changed',
    ])
    await takeBack(await undoSecret(email))
    expect(await waysOf(id)).toEqual([{ provider_id: 'credential' }])
    expect(await rows('select email from users where id = $1', [id])).toEqual([{ email }])
  })

  it('tells the proven address that is dropped', async () => {
    const { client, id, email } = await signUp()
    const next = `new.${email}`
    await client.call('POST /auth/update-Email', { body: { email: next } })
    await rows('update users set email_confirmed = true, former_email = null where id = $1', [id])
    await takeBack(await undoSecret(email))
    expect(await subjectsTo(next)).toContain('Your address on Potluck was changed back')
  })
})

describe('ways of signing in', () => {
  it('are listed with the issuer and since when, one’s own alone', async () => {
    const { client, id } = await signUp()
    await addIdentity((await signUp()).id)
    const opened = platform.now().toISOString()
    platform.clock.advance({ minutes: 1 })
    await addIdentity(id)
    await addIdentity(id, 'https://id.example.org')
    const linked = platform.now().toISOString()
    const { ways } = await client.call('GET /auth/sign-in-ways')
    expect(ways).toHaveLength(3)
    const isOffered = true
    expect(ways).toMatchObject([
      { name: 'Password', issuer: null, since: opened, isOffered },
      {},
      {},
    ])
    expect(ways).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'Google', issuer: ISSUER, since: linked, isOffered }),
        expect.objectContaining({ name: 'id.example.org', since: linked, isOffered: false }),
      ]),
    )
    expect(JSON.stringify(ways)).not.toContain('hash of')
  })

  it('are given up one by one, with the other sessions, and never the last that works here', async () => {
    const { client, id, ...account } = await signUp()
    await addIdentity(id)
    await addIdentity(id, 'https://id.example.org')
    const elsewhere = app.visit()
    await signIn(account, elsewhere)
    const { ways } = await client.call('GET /auth/sign-in-ways')
    const idOf = (name: string) => ways.find((way) => way.name === name)?._id
    expect(await client.delete(`/auth/sign-in-ways/${idOf('Password')}`)).toMatchObject({
      status: 200,
    })
    expect([await isSignedIn(client), await isSignedIn(elsewhere)]).toEqual([true, false])
    expect(await signIn(account)).toMatchObject({ status: 401 })
    // The other issuer is no longer configured here, so it gives no access.
    expect(await client.delete(`/auth/sign-in-ways/${idOf('Google')}`)).toMatchObject({
      status: 409,
      body: { code: 'LAST_WAY_IN' },
    })
    expect(await client.delete(`/auth/sign-in-ways/${idOf('id.example.org')}`)).toMatchObject({
      status: 200,
    })
    expect(await waysOf(id)).toEqual([{ provider_id: ISSUER }])
  })

  it('both given up at once leave one', async () => {
    const { client, id } = await signUp()
    await addIdentity(id)
    const { ways } = await client.call('GET /auth/sign-in-ways')
    const answers = await Promise.all(
      ways.map(({ _id }) => client.delete(`/auth/sign-in-ways/${_id}`)),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await waysOf(id)).toHaveLength(1)
  })

  it('of somebody else are not there', async () => {
    const { client: owner, id } = await signUp()
    await addIdentity(id)
    const { ways } = await owner.call('GET /auth/sign-in-ways')
    const { client: stranger, id: strangerId } = await signUp()
    await addIdentity(strangerId)
    const answer = await stranger.delete(`/auth/sign-in-ways/${ways[0]?._id}`)
    expect(answer).toMatchObject({ status: 404 })
    expect(await app.visit().get('/auth/sign-in-ways')).toMatchObject({ status: 401 })
    expect(await waysOf(id)).toHaveLength(2)
  })
})

describe('the owner is told by mail', () => {
  const wayOut = 'https://potluck.example/auth/reset-password'

  it('of a new password and of ways that were given up, with a way out', async () => {
    const { client, id, email, password } = await signUp()
    const change = { oldPassword: password, newPassword: 'quite another' }
    await client.call('POST /auth/change-Password', { body: change })
    await addIdentity(id)
    const { ways } = await client.call('GET /auth/sign-in-ways')
    for (const { issuer, _id } of ways) {
      if (issuer) await client.call('DELETE /auth/sign-in-ways/{id}', { params: { id: _id } })
    }
    await addIdentity(id)
    for (const { issuer, _id } of ways) {
      if (!issuer) await client.call('DELETE /auth/sign-in-ways/{id}', { params: { id: _id } })
    }
    const mails = await mailsTo(email)
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      'Google was removed as a way of signing in on Potluck',
      'Your password was changed on Potluck',
      'Your password was removed on Potluck',
    ])
    for (const { text } of mails) expect(text).toContain(wayOut)
  })

  it('at the address that was theirs, while a new one is only claimed', async () => {
    const { client, email, password } = await signUp()
    const claimed = `claimed.${email}`
    await client.call('POST /auth/update-Email', { body: { email: claimed } })
    const change = { oldPassword: password, newPassword: 'quite another' }
    await client.call('POST /auth/change-Password', { body: change })
    expect(await subjectsTo(email)).toContain('Your password was changed on Potluck')
    expect(await subjectsTo(claimed)).toEqual(['Confirm your address for Potluck'])
  })

  it('ten times a day at most, for the address may be a stranger’s', async () => {
    const { client, email, password } = await signUp()
    let [from, to] = [password, 'quite another']
    for (let nth = 1; nth <= 12; nth++) {
      const change = { oldPassword: from, newPassword: to }
      await client.call('POST /auth/change-Password', { body: change })
      ;[from, to] = [to, from]
    }
    expect(await subjectsTo(email)).toHaveLength(10)
    platform.clock.advance({ days: 1, seconds: 1 })
    await client.call('POST /auth/change-Password', {
      body: { oldPassword: from, newPassword: to },
    })
    expect(await subjectsTo(email)).toHaveLength(11)
  })
})

describe('whether an address has an account', () => {
  it('is told to a member who tries to move there twenty times an hour and sender', async () => {
    const { email } = await signUp()
    const [asker, other] = [await signUp(), await signUp()]
    for (let nth = 1; nth <= 20; nth++) {
      const { client } = nth % 2 ? asker : other
      const answer = await client.post('/auth/update-Email', { email })
      expect(answer).toMatchObject({ status: 409, body: { code: 'EMAIL_TAKEN' } })
    }
    for (const wanted of [email, `free.${email}`]) {
      expect(await asker.client.post('/auth/update-Email', { email: wanted })).toMatchObject({
        status: 429,
        body: { code: 'TOO_MANY_ATTEMPTS' },
      })
    }
    platform.clock.advance({ hours: 1, seconds: 1 })
    const body = { email: `free.${email}`, password: asker.password }
    expect(await asker.client.post('/auth/update-Email', body)).toMatchObject({ status: 200 })
  })
})
