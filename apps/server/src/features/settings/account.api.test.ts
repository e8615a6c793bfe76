import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Client } from '../../testing/client.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { createTestPasswords } from '../auth/test-passwords.ts'
import { startTestApp, type TestApp } from './test-app.ts'

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

/** Turns the account into one opened through a third party, without a password. */
async function dropPassword(id: string): Promise<void> {
  await rows(
    `update identities set provider_id = 'https://issuer', password = null where user_id = $1`,
    [id],
  )
}

const signIn = (account: { email: string; username: string; password: string }) => {
  const { email, username, password } = account
  return app.visit().post('/auth/signin', { email, username, password })
}
const isSignedIn = async (client: Client) => (await client.get('/auth/check')).status === 200

describe('a change of address', () => {
  /** The secret of the last link of a kind that was mailed to an address. */
  async function mailedSecret(address: string, page: 'confirm-email' | 'undo-email') {
    await platform.jobs.drain()
    const texts = platform.mailbox(address).map(({ text }) => text)
    const link = new RegExp(`https://potluck\\.example/auth/${page}#(\\S+)`)
    return texts.flatMap((text) => link.exec(text)?.[1] ?? []).at(-1) ?? ''
  }
  const change = (client: Client, email: string) =>
    client.call('POST /auth/update-Email', { body: { email } })

  it('applies at once, and the new address is confirmed by its link', async () => {
    const { client, email, ...account } = await signUp()
    const next = `new.${email}`
    expect((await change(client, next)).user).toMatchObject({ email: next, emailConfirmed: false })
    expect(await signIn({ ...account, email: next })).toMatchObject({ status: 200 })
    const token = await mailedSecret(next, 'confirm-email')
    const visitor = app.visit()
    for (const _ of ['first', 'again']) {
      const answer = await visitor.call('POST /auth/email-confirmations', { body: { token } })
      expect(answer).toEqual({ email: next })
    }
    expect(await client.call('GET /auth/check')).toMatchObject({ user: { emailConfirmed: true } })
  })

  it('is taken back by the link mailed to the old address, which signs everybody out', async () => {
    const { client, email, ...account } = await signUp()
    await change(client, `new.${email}`)
    const confirm = await mailedSecret(`new.${email}`, 'confirm-email')
    const token = await mailedSecret(email, 'undo-email')
    const visitor = app.visit()
    expect(await visitor.call('POST /auth/email-reversals', { body: { token } })).toMatchObject({
      email,
    })
    expect(await isSignedIn(client)).toBe(false)
    expect(await signIn({ ...account, email })).toMatchObject({
      status: 200,
      body: { user: { email, emailConfirmed: true } },
    })
    for (const [path, spent] of [
      ['/auth/email-reversals', token],
      ['/auth/email-confirmations', confirm],
    ] as const) {
      expect(await visitor.post(path, { token: spent })).toMatchObject({
        status: 404,
        body: { code: 'LINK_NOT_FOUND' },
      })
    }
  })

  it('goes back past later ones, and later ones cannot be gone back to then', async () => {
    const { client, email } = await signUp()
    await change(client, `second.${email}`)
    const token = await mailedSecret(`second.${email}`, 'confirm-email')
    await app.visit().call('POST /auth/email-confirmations', { body: { token } })
    await change(client, `third.${email}`)
    const toFirst = await mailedSecret(email, 'undo-email')
    const toSecond = await mailedSecret(`second.${email}`, 'undo-email')
    const visitor = app.visit()
    await visitor.call('POST /auth/email-reversals', { body: { token: toFirst } })
    expect(await visitor.post('/auth/email-reversals', { token: toSecond })).toMatchObject({
      status: 404,
    })
    expect(await rows('select email from users where email like $1', [`%${email}`])).toEqual([
      { email },
    ])
  })

  it('keeps the old address from everybody else as long as it can be taken back', async () => {
    const { client, email } = await signUp()
    const other = await signUp()
    await change(client, `new.${email}`)
    const taken = { status: 409, body: { code: 'EMAIL_TAKEN' } }
    const wanted = { email: email.toUpperCase(), username: 'squatter', password: 'long enough' }
    expect(await app.visit().post('/auth/signup', wanted)).toMatchObject(taken)
    expect(await other.client.post('/auth/update-Email', { email })).toMatchObject(taken)
    expect(await change(client, email)).toMatchObject({ user: { email } })
  })

  it('gives whoever has an address that was merely claimed no way in, and leaves it to them', async () => {
    const { client, email } = await signUp()
    const claimed = `claimed.${email}`
    await change(client, claimed)
    await change(client, `third.${email}`)
    expect(await mailedSecret(claimed, 'undo-email')).toBe('')
    const owner = { email: claimed, username: 'true-owner', password: 'long enough' }
    expect(await app.visit().post('/auth/signup', owner)).toMatchObject({ status: 201 })
  })

  it('remembers the last address that was more than a claim', async () => {
    const { client, id, email } = await signUp()
    const former = async () => {
      const [user] = await rows('select former_email from users where id = $1', [id])
      return user?.former_email
    }
    await change(client, `second.${email}`)
    await change(client, `third.${email}`)
    expect(await former()).toBe(email)
    await change(client, email)
    expect(await former()).toBeNull()
    await change(client, `fourth.${email}`)
    const token = await mailedSecret(`fourth.${email}`, 'confirm-email')
    await app.visit().call('POST /auth/email-confirmations', { body: { token } })
    expect(await former()).toBeNull()
  })

  it('to one that somebody else has, or that is none, changes and mails nothing', async () => {
    const { client, email } = await signUp()
    const other = await signUp()
    const upper = other.email.toUpperCase()
    expect(await client.post('/auth/update-Email', { email: upper })).toMatchObject({ status: 409 })
    expect(await client.post('/auth/update-Email', { email: 'nowhere' })).toMatchObject({
      status: 422,
      body: { issues: [{ path: 'email' }] },
    })
    expect(await client.call('GET /auth/check')).toMatchObject({ user: { email } })
    await platform.jobs.drain()
    expect([...platform.mailbox(email), ...platform.mailbox(other.email)]).toEqual([])
  })

  it('to the same, unconfirmed one mails its link again and no way back', async () => {
    const { client, email } = await signUp()
    await change(client, email)
    const token = await mailedSecret(email, 'confirm-email')
    await client.call('POST /auth/email-confirmations', { body: { token } })
    await change(client, email)
    await platform.jobs.drain()
    expect(platform.mailbox(email).map(({ subject }) => subject)).toEqual([
      'Confirm your address for Potluck',
    ])
  })

  it('can be confirmed or taken back for seven days, and not by a made-up secret', async () => {
    const { client, email } = await signUp()
    await change(client, `new.${email}`)
    const confirm = await mailedSecret(`new.${email}`, 'confirm-email')
    const undo = await mailedSecret(email, 'undo-email')
    platform.clock.advance({ days: 7, seconds: 1 })
    const visitor = app.visit()
    for (const token of [confirm, undo, 'made up']) {
      for (const path of ['/auth/email-confirmations', '/auth/email-reversals']) {
        expect(await visitor.post(path, { token })).toMatchObject({ status: 404 })
      }
    }
  })

  it('happens ten times a day at most', async () => {
    const { client, email, password } = await signUp()
    for (let nth = 1; nth <= 10; nth++) await change(client, `${nth}.${email}`)
    const answer = await client.post('/auth/update-Email', { email: `11.${email}` })
    expect(answer).toMatchObject({ status: 429, body: { code: 'TOO_MANY_ATTEMPTS' } })
    expect(await client.call('GET /auth/check')).toMatchObject({ user: { email: `10.${email}` } })
    platform.clock.advance({ days: 1, seconds: 1 })
    await client.call('POST /auth/update-Email', { body: { email: `11.${email}`, password } })
  })
})

describe('a change of password', () => {
  const path = '/auth/change-Password'

  it('lets the new one in and the old one not, and ends the other sessions', async () => {
    const { client, ...account } = await signUp()
    const elsewhere = app.visit()
    const { email, username, password } = account
    await elsewhere.post('/auth/signin', { email, username, password })
    const body = { oldPassword: password, newPassword: 'quite another' }
    expect(await client.post(path, body)).toMatchObject({
      status: 200,
      body: { message: 'Password changed successfully' },
    })
    expect([await isSignedIn(client), await isSignedIn(elsewhere)]).toEqual([true, false])
    expect(await signIn(account)).toMatchObject({ status: 401 })
    expect(await signIn({ ...account, password: 'quite another' })).toMatchObject({ status: 200 })
  })

  it('needs the old one, and stops guessing after five', async () => {
    const { client, ...account } = await signUp()
    const body = { oldPassword: 'a guess', newPassword: 'quite another' }
    for (let guess = 0; guess < 5; guess++) {
      expect(await client.post(path, body)).toMatchObject({
        status: 403,
        body: { code: 'WRONG_PASSWORD' },
      })
    }
    const right = { ...body, oldPassword: account.password }
    expect(await client.post(path, right)).toMatchObject({ status: 429 })
    expect(await signIn(account)).toMatchObject({ status: 200 })
    platform.clock.advance({ minutes: 16 })
    expect(await client.post(path, right)).toMatchObject({ status: 200 })
  })

  it.each([
    ['short', (_: { email: string }) => '12345'],
    ['the email', ({ email }: { email: string }) => email.toUpperCase()],
    ['used by half the world', () => 'iloveyou'],
  ])('to one that is %s is refused', async (_, toPassword) => {
    const { client, ...account } = await signUp()
    const newPassword = toPassword(account)
    const answer = await client.post(path, { oldPassword: account.password, newPassword })
    expect(answer).toMatchObject({ status: 422, body: { issues: [{ path: 'newPassword' }] } })
    expect(await signIn(account)).toMatchObject({ status: 200 })
  })

  it('sets the first one of an account that had none, once', async () => {
    const { client, id, ...account } = await signUp()
    await dropPassword(id)
    const answers = await Promise.all(
      ['first choice', 'other choice'].map((newPassword) =>
        client.post(path, { oldPassword: '', newPassword }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403])
    const password = answers[0]?.status === 200 ? 'first choice' : 'other choice'
    expect(await signIn({ ...account, password })).toMatchObject({
      status: 200,
      body: { user: { hasPassword: true } },
    })
  })
})

describe('sessions', () => {
  async function signInTwice() {
    const { client, ...account } = await signUp()
    const elsewhere = app.visit()
    const { email, username, password } = account
    await elsewhere.fetch('/api/auth/signin', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': 'Kitchen tablet' },
      body: JSON.stringify({ email, username, password }),
    })
    return { client, elsewhere }
  }

  it('are listed with where they are, one’s own alone', async () => {
    const { client } = await signInTwice()
    const { sessions } = await client.call('GET /auth/sessions')
    expect(sessions).toEqual([
      expect.objectContaining({ isCurrent: true }),
      expect.objectContaining({
        isCurrent: false,
        userAgent: 'Kitchen tablet',
        ip: '127.0.0.1',
      }),
    ])
    expect(JSON.stringify(sessions)).not.toMatch(/token/i)
  })

  it('end one by one, at once', async () => {
    const { client, elsewhere } = await signInTwice()
    const { sessions } = await client.call('GET /auth/sessions')
    const id = sessions.find(({ isCurrent }) => !isCurrent)?._id ?? ''
    await client.call('DELETE /auth/sessions/{id}', { params: { id } })
    expect([await isSignedIn(client), await isSignedIn(elsewhere)]).toEqual([true, false])
  })

  it('of somebody else are not there', async () => {
    const { client, elsewhere } = await signInTwice()
    const { sessions } = await client.call('GET /auth/sessions')
    const stranger = app.visit()
    await stranger.signUp()
    const answer = await stranger.delete(`/auth/sessions/${sessions[0]?._id}`)
    expect(answer).toMatchObject({ status: 404 })
    expect([await isSignedIn(client), await isSignedIn(elsewhere)]).toEqual([true, true])
  })

  it('end all but this one', async () => {
    const { client, elsewhere } = await signInTwice()
    await client.call('DELETE /auth/sessions')
    expect([await isSignedIn(client), await isSignedIn(elsewhere)]).toEqual([true, false])
  })
})

describe('deleting an account', () => {
  const remove = (client: Client, password: string) =>
    client.delete('/auth/delete-Account', { password })

  it('takes it, its session and its cookies away, and frees its name and address', async () => {
    const { client, id, ...account } = await signUp()
    await client.call('POST /auth/update-Email', { body: { email: `new.${account.email}` } })
    expect(await remove(client, account.password)).toMatchObject({
      status: 200,
      body: { message: 'Account deleted' },
    })
    expect([...client.cookies]).toEqual([])
    expect(await rows('select 1 from users where id = $1', [id])).toEqual([])
    const again = await app.visit().post('/auth/signup', account)
    expect(again).toMatchObject({ status: 201 })
  })

  it('needs the password', async () => {
    const { client, username } = await signUp()
    expect(await remove(client, username)).toMatchObject({
      status: 403,
      body: { code: 'WRONG_PASSWORD' },
    })
    expect(await client.delete('/auth/delete-Account', {})).toMatchObject({ status: 422 })
    expect(await isSignedIn(client)).toBe(true)
  })

  it('without a password needs the username typed', async () => {
    const { client, id, username } = await signUp()
    await dropPassword(id)
    expect(await remove(client, '')).toMatchObject({ status: 403 })
    expect(await remove(client, ` ${username.toUpperCase()}`)).toMatchObject({ status: 200 })
  })
})
