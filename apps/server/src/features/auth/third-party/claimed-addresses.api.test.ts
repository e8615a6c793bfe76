import { describe, expect, it } from 'vitest'
import { setUpThirdParty, whoIs } from './test-third-party.ts'

const site = setUpThirdParty()
const { newPerson, rows, signIn, visit } = site

describe('an address that has an account here', () => {
  it('is not given to whoever claims it without proof', async () => {
    const owner = visit()
    const { email } = await owner.signUp()
    const before = await whoIs(owner)
    const browser = visit()
    expect(await signIn(browser, newPerson({ email, email_verified: false }))).toBe('/auth/failure')
    expect(await browser.get('/auth/check')).toMatchObject({ status: 401 })
    expect(await whoIs(owner)).toEqual(before)
  })

  it('brings its proven owner into the account, and keeps the password of a confirmed one', async () => {
    const { id, ...account } = await visit().signUp()
    await rows('update users set email_confirmed = true where id = $1', [id])
    const browser = visit()
    await signIn(browser, newPerson({ email: account.email.toUpperCase() }))
    expect(await whoIs(browser)).toMatchObject({
      _id: id,
      email: account.email,
      username: account.username,
      hasPassword: true,
    })
    expect((await visit().post('/auth/signin', account)).status).toBe(200)
    await signIn(browser, newPerson({ email: account.email }))
    await site.platform.jobs.drain()
    const mails = site.platform.mailbox(account.email)
    // The second sign-in was another person with the same address.
    expect(mails.map(({ subject }) => subject)).toEqual([
      '127.0.0.1 was added as a way of signing in on Potluck',
      '127.0.0.1 was added as a way of signing in on Potluck',
    ])
    expect(mails[0]?.text).toContain(`${site.app.origin}/settings/account`)
    expect(mails[0]?.text).not.toContain('open it no more')
  })

  it('that was never confirmed shuts out whoever opened the account on it before', async () => {
    const squatter = visit()
    const { id, ...account } = await squatter.signUp()
    const browser = visit()
    expect(await signIn(browser, newPerson({ email: account.email }))).toBe('/auth/success')
    expect(await whoIs(browser)).toMatchObject({
      _id: id,
      hasPassword: false,
      emailConfirmed: true,
    })
    expect(await squatter.get('/auth/check')).toMatchObject({ status: 401 })
    expect((await visit().post('/auth/signin', account)).status).toBe(401)
    await site.platform.jobs.drain()
    expect(site.platform.mailbox(account.email).at(-1)?.text).toContain('open it no more')
  })

  it('is confirmed once the issuer says so to the account that it opens already', async () => {
    const person = newPerson({ email_verified: false })
    const browser = visit()
    await signIn(browser, person)
    expect(await whoIs(browser)).toMatchObject({ emailConfirmed: false })
    await signIn(browser, { ...person, email: newPerson().email, email_verified: true })
    expect(await whoIs(browser)).toMatchObject({ emailConfirmed: false, email: person.email })
    await signIn(browser, { ...person, email: person.email?.toUpperCase(), email_verified: true })
    expect(await whoIs(browser)).toMatchObject({ emailConfirmed: true, email: person.email })
  })

  it('that a cook moved to by mistake goes to its owner, and the cook’s account back', async () => {
    const cook = visit()
    const { id, ...account } = await cook.signUp()
    const person = newPerson()
    await rows(
      'update users set email = $1, former_email = email, email_confirmed = false where id = $2',
      [person.email, id],
    )
    const browser = visit()
    expect(await signIn(browser, person)).toBe('/auth/success')
    const owner = await whoIs(browser)
    expect(owner).toMatchObject({ email: person.email, emailConfirmed: true })
    expect(owner._id).not.toBe(id)
    expect(await whoIs(cook)).toMatchObject({ _id: id, email: account.email })
    expect((await visit().post('/auth/signin', account)).status).toBe(200)
  })
})
