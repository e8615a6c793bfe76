import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
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

async function signUp() {
  const client = app.visit()
  const account = await client.signUp()
  return { client, ...account }
}

describe('without a session', () => {
  it.each([
    ['POST', '/auth/update-profile-photo'],
    ['DELETE', '/auth/profile-photos'],
    ['GET', '/auth/update-profile'],
    ['POST', '/auth/update-profile'],
    ['GET', '/auth/account-settings'],
    ['POST', '/auth/update-Preference'],
    ['GET', '/auth/update-Preference'],
    ['POST', '/auth/update-Email'],
    ['POST', '/auth/update-PhoneNumber'],
    ['POST', '/auth/change-Password'],
    ['POST', '/auth/public-Profile-toogle'],
    ['GET', '/auth/sessions'],
    ['DELETE', '/auth/sessions'],
    ['DELETE', '/auth/sessions/0190a0a0-0000-7000-8000-000000000000'],
    ['DELETE', '/auth/delete-Account'],
  ])('%s %s answers 401', async (method, path) => {
    const response = await app.visit().fetch(`/api${path}`, { method })
    expect(response.status).toBe(401)
  })
})

describe('preferences', () => {
  /** The values of a member who never chose. */
  const unchosen = { hideFavorites: false, sharesActivity: true }

  it('are kept trimmed and each once, what the kitchen can check in its spelling', async () => {
    const { client } = await signUp()
    const before = await client.call('GET /auth/update-Preference')
    expect(before).toEqual({
      dietaryPreferences: [],
      gender: 'Prefer not to say',
      cookingLevel: null,
      ...unchosen,
    })
    const { user } = await client.call('POST /auth/update-Preference', {
      body: {
        dietaryPreferences: [' vegan ', 'No cilantro', 'nut allergy', 'VEGAN', ' ', 'no CILANTRO'],
        gender: 'non-binary',
        cookingLevel: 'Expert',
      },
    })
    const kept = {
      dietaryPreferences: ['Vegan', 'No cilantro', 'Nut Allergy'],
      gender: 'Non-binary',
      cookingLevel: 'Expert',
    }
    expect(user).toMatchObject(kept)
    expect(await client.call('GET /auth/update-Preference')).toEqual({ ...kept, ...unchosen })
  })

  it('tell what others see of what one does, each apart from the other', async () => {
    const { client } = await signUp()
    const set = (body: object) => client.post('/auth/update-Preference', body)
    expect(await set({ hideFavorites: true })).toMatchObject({
      body: { user: { hideFavorites: true, sharesActivity: true } },
    })
    await set({ sharesActivity: false })
    const both = { hideFavorites: true, sharesActivity: false }
    expect(await client.call('GET /auth/update-Preference')).toMatchObject(both)
    expect(await client.call('GET /auth/check')).toMatchObject({ user: both })
    expect((await set({ sharesActivity: 'yes' })).status).toBe(422)
    await set({ hideFavorites: false, sharesActivity: true })
    expect(await client.call('GET /auth/update-Preference')).toMatchObject(unchosen)
  })

  it('that are left out stay', async () => {
    const { client } = await signUp()
    await client.call('POST /auth/update-Preference', {
      body: { dietaryPreferences: ['Paleo'], cookingLevel: 'Beginner' },
    })
    await client.call('POST /auth/update-Preference', { body: { gender: 'Female' } })
    expect(await client.call('GET /auth/update-Preference')).toEqual({
      dietaryPreferences: ['Paleo'],
      gender: 'Female',
      cookingLevel: 'Beginner',
      ...unchosen,
    })
  })

  it.each([
    [{ cookingLevel: 'Wizard' }, 'cookingLevel'],
    [{ gender: 'Custom' }, 'gender'],
    [{ dietaryPreferences: ['x'.repeat(61)] }, 'dietaryPreferences.0'],
    [
      { dietaryPreferences: Array.from({ length: 41 }, (_, at) => `no. ${at}`) },
      'dietaryPreferences',
    ],
  ])('like %o are refused and change nothing', async (body, path) => {
    const { client } = await signUp()
    await client.call('POST /auth/update-Preference', { body: { dietaryPreferences: ['Keto'] } })
    const answer = await client.post('/auth/update-Preference', body)
    expect(answer).toMatchObject({ status: 422, body: { issues: [{ path }] } })
    expect(await client.call('GET /auth/update-Preference')).toEqual({
      dietaryPreferences: ['Keto'],
      gender: 'Prefer not to say',
      cookingLevel: null,
      ...unchosen,
    })
  })
})

describe('the profile', () => {
  it('takes every field, twitter as x, and never another username', async () => {
    const { client, username } = await signUp()
    const sent = {
      fullName: ' Nora Lind ',
      bio: 'Bakes <b>bread</b>',
      location: 'Oslo',
      website: 'https://nora.example',
      birthDate: '1990-02-28',
      hideAge: true,
      gender: 'custom',
      genderText: 'Agender',
    }
    await client.call('POST /auth/update-profile', {
      body: {
        ...sent,
        username: 'somebody_else',
        phoneNo: '+44 20 7946 0958',
        socialLinks: {
          instagram: 'https://instagram.com/nora',
          twitter: 'https://x.com/nora',
          youtube: '',
        },
      },
    })
    const { user } = await client.call('GET /auth/update-profile')
    expect(user).toMatchObject({
      ...sent,
      fullName: 'Nora Lind',
      gender: 'Custom',
      username,
      phoneNumber: '+442079460958',
      socialLinks: {
        instagram: 'https://instagram.com/nora',
        x: 'https://x.com/nora',
        youtube: null,
      },
    })
  })

  it('drops a link that is sent blank, and a gender’s own words with the gender', async () => {
    const { client } = await signUp()
    const links = { instagram: 'https://instagram.com/a', youtube: 'https://youtube.com/@a' }
    await client.call('POST /auth/update-profile', {
      body: { socialLinks: links, gender: 'Custom', genderText: 'Agender' },
    })
    const { user } = await client.call('POST /auth/update-profile', {
      body: { socialLinks: { instagram: '' }, gender: 'Male' },
    })
    expect(user).toMatchObject({
      socialLinks: { instagram: null, youtube: 'https://youtube.com/@a' },
      gender: 'Male',
      genderText: '',
    })
  })

  it.each([
    [{ fullName: '  ' }, { path: 'fullName', message: 'Full name is required' }],
    [{ bio: 'x'.repeat(201) }, { path: 'bio' }],
    [{ socialLinks: { x: 'javascript:alert(1)' } }, { path: 'socialLinks.x' }],
    [{ website: 'nora.example' }, { path: 'website' }],
    [{ birthDate: '0000-01-01' }, { path: 'birthDate' }],
    [{ birthDate: '2999-01-01' }, { path: 'birthDate' }],
    [{ birthDate: '1990-02-30' }, { path: 'birthDate' }],
    [{ gender: 'Dragon' }, { path: 'gender' }],
    [{ phoneNo: '12345' }, { path: 'phoneNo' }],
  ])('is not changed by %o', async (body, issue) => {
    const { client } = await signUp()
    const before = await client.call('GET /auth/update-profile')
    const answer = await client.post('/auth/update-profile', { location: 'Nowhere', ...body })
    expect(answer).toMatchObject({ status: 422, body: { issues: [issue] } })
    expect(await client.call('GET /auth/update-profile')).toEqual(before)
  })
})

describe('the profile photo', () => {
  const toForm = (bytes: Uint8Array, type = 'image/png') => {
    const form = new FormData()
    form.set('avatar', new Blob([new Uint8Array(bytes)], { type }), 'me.png')
    return form
  }
  const picture = () =>
    sharp({ create: { width: 600, height: 500, channels: 3, background: '#7a3' } })
      .png()
      .toBuffer()
  const uses = async () => {
    const rows = await platform.database.query<{ uses: number }>({
      text: 'select uses from images',
    })
    return rows.map((row) => row.uses)
  }

  it('is served as a square, and is free again when its owner is gone', async () => {
    const { client, password } = await signUp()
    const { status, body } = await client.post<{ message: string; avatar: string }>(
      '/auth/update-profile-photo',
      toForm(await picture()),
    )
    expect(status).toBe(200)
    expect(body.message).toBe('Profile photo updated!')
    const { user } = await client.call('GET /auth/check')
    expect(user.avatar).toBe(body.avatar)
    const served = await client.fetch(body.avatar)
    const { width, height } = await sharp(await served.arrayBuffer()).metadata()
    expect([width, height]).toEqual([320, 320])
    expect(await uses()).toEqual([1])
    await client.call('DELETE /auth/delete-Account', { body: { password } })
    expect(await uses()).toEqual([0])
  })

  it('is removed, and removing none is no fault', async () => {
    const { client } = await signUp()
    const sent = toForm(await picture())
    const { body } = await client.post<{ avatar: string }>('/auth/update-profile-photo', sent)
    const hash = body.avatar.split('/')[2]
    for (const _ of ['once', 'again']) {
      expect((await client.delete('/auth/profile-photos')).status).toBe(200)
      expect(await client.call('GET /auth/check')).toMatchObject({ user: { avatar: null } })
    }
    const [image] = await platform.database.query<{ uses: number }>(
      { text: 'select uses from images where hash = $1' },
      [hash],
    )
    expect(image?.uses).toBe(0)
  })

  it('that is missing, no image or too large leaves the old one', async () => {
    const { client } = await signUp()
    const path = '/auth/update-profile-photo'
    expect(await client.post(path, new FormData())).toMatchObject({
      status: 422,
      body: { message: 'Please select a photo to upload.' },
    })
    expect(await client.post(path, toForm(Buffer.from('not a picture')))).toMatchObject({
      status: 415,
      body: { code: 'NOT_AN_IMAGE' },
    })
    expect(await client.post(path, toForm(Buffer.alloc(5 * 1024 * 1024 + 1)))).toMatchObject({
      status: 413,
      body: { code: 'IMAGE_TOO_LARGE' },
    })
    expect(await client.call('GET /auth/check')).toMatchObject({ user: { avatar: null } })
  })
})

describe('the phone number', () => {
  it('is kept with its country code, however it was typed, and goes when it is blank', async () => {
    const { client } = await signUp()
    const set = (phoneNo: string) =>
      client.call('POST /auth/update-PhoneNumber', { body: { phoneNo } })
    expect((await set(' +1 (415) 555-2671 ')).user.phoneNumber).toBe('+14155552671')
    expect(await client.call('GET /auth/account-settings')).toMatchObject({
      phoneNumber: '+14155552671',
    })
    expect((await set(' ')).user.phoneNumber).toBeNull()
  })

  it.each([
    '0791 234',
    '415 555 2671',
    '+1 23',
    'call me',
    '+999 12345678',
  ])('is not %s', async (phoneNo) => {
    const { client } = await signUp()
    const answer = await client.post('/auth/update-PhoneNumber', { phoneNo })
    expect(answer).toMatchObject({ status: 422, body: { issues: [{ path: 'phoneNo' }] } })
    expect(await client.call('GET /auth/account-settings')).toMatchObject({ phoneNumber: null })
  })
})

describe('visibility', () => {
  it('goes to private and back; the same key twice is one switch', async () => {
    const { client, email } = await signUp()
    const path = '/api/auth/public-Profile-toogle'
    const headers = { 'idempotency-key': 'one-press' }
    for (const _ of ['first', 'again']) {
      const response = await client.fetch(path, { method: 'POST', headers })
      expect(await response.json()).toEqual({
        message: 'Profile visibility toggled successfully',
        isPublic: false,
      })
    }
    expect(await client.call('GET /auth/account-settings')).toEqual({
      email,
      phoneNumber: null,
      isPublic: false,
    })
    expect(await client.call('POST /auth/public-Profile-toogle')).toMatchObject({ isPublic: true })
  })
})
