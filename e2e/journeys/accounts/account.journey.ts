import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/accessibility.ts'
import { type Cook, newCook, signUp } from '../../support/cooks.ts'
import { findMailed } from '../../support/mailbox.ts'
import { expect, test } from '../../support/test.ts'

/** What the server says to a sign-in that is older than fifteen minutes, until the password is shown. */
async function ageSignIn(page: Page, path: string): Promise<void> {
  await page.route(`**/api/${path}`, (route) => {
    const body = route.request().postDataJSON() as { password?: string } | null
    const asks = route.request().method() !== 'GET' && body?.password === undefined
    if (!asks) return route.fallback()
    const message = 'Please enter your password, to be sure it is you.'
    return route.fulfill({ status: 403, json: { code: 'PASSWORD_REQUIRED', message } })
  })
}

/** Shows the password, first a wrong one, to a dialog that has asked for it. */
async function showPassword(page: Page, cook: Cook, act: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  const field = dialog.getByLabel('Your password')
  await expect(field).toBeFocused()
  await expectAccessible(page, 'dialog')
  await field.fill('not it at all')
  await dialog.getByRole('button', { name: act }).click()
  await expect(dialog.getByText('The password is not right.').first()).toBeVisible()
  await field.fill(cook.password)
  await dialog.getByRole('button', { name: act }).click()
}

test('a change of address asks an old sign-in for the password', { tag: '@any-width' }, async ({
  page,
  cook,
  allowErrors,
}) => {
  allowErrors(/status of 403/)
  await ageSignIn(page, 'auth/update-Email')
  await page.goto('/settings/account')
  await page.getByRole('button', { name: 'Update email' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Your password')).toBeHidden()
  const next = newCook().email
  await dialog.getByLabel('New email').fill(next)
  await dialog.getByRole('button', { name: 'Update' }).click()
  await showPassword(page, cook, 'Update')
  await expect(page.getByText('Email updated successfully')).toBeVisible()
  await expect(page.getByText(next).first()).toBeVisible()
})

test('ways of signing in are seen with their age, and all but the last given up', async ({
  page,
  cook,
  allowErrors,
}) => {
  allowErrors(/status of (403|409)/)
  const main = page.getByRole('main')
  await page.goto('/settings/account')
  await expect(main.getByText(/^Set on /)).toBeVisible()
  // The password is the only sign-in method.
  await expect(main.getByRole('button', { name: /^Remove/ })).toHaveCount(0)

  // As the server lists an account with a third-party sign-in too.
  let ways = await (await page.request.get('/api/auth/sign-in-ways')).json()
  const [{ _id: passwordId }] = ways.ways
  const google = {
    _id: '0190a0a0-0000-7000-8000-000000000000',
    name: 'Google',
    isOffered: true,
    issuer: 'https://accounts.google.com',
    since: '2026-03-01T10:00:00.000Z',
  }
  ways = { ways: [...ways.ways, google] }
  await page.route('**/api/auth/sign-in-ways', (route) => route.fulfill({ json: ways }))
  await ageSignIn(page, 'auth/sign-in-ways/*')
  await page.reload()
  await expect(
    main.getByText('Added on Mar 1, 2026, from https://accounts.google.com'),
  ).toBeVisible()
  await expectAccessible(page)
  await main.getByRole('button', { name: 'Remove the password' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Remove your password?')).toBeVisible()
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await showPassword(page, cook, 'Remove')
  // The server itself refuses to remove the last sign-in method.
  await expect(dialog.getByText(/^This is the only way into your account/).first()).toBeVisible()
  const left = await (await page.request.get('/api/auth/sign-in-ways')).json()
  expect(left.ways).toMatchObject([{ _id: passwordId, name: 'Password' }])
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  await page.route('**/api/auth/sign-in-ways/*', (route) => {
    ways = { ways: ways.ways.slice(0, 1) }
    return route.fulfill({ json: { message: 'This way of signing in was removed' } })
  })
  await main.getByRole('button', { name: 'Remove Google' }).click()
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Removed. You are signed out everywhere else.')).toBeVisible()
  await expect(main.getByText('Google')).toBeHidden()
  await expect(main.getByRole('button', { name: /^Remove/ })).toHaveCount(0)
})

test('who has no password is asked to sign in again, and can have one mailed', {
  tag: '@any-width',
}, async ({ memberPage: page, allowErrors }) => {
  allowErrors(/status of 403/)
  const message = 'Please sign in again, to be sure it is you.'
  await page.route('**/api/archives', (route) =>
    route.fulfill({ status: 403, json: { code: 'SIGN_IN_AGAIN', message } }),
  )
  await page.goto('/settings/account')
  await page.getByRole('button', { name: 'Download', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Download my data' })
  await expect(dialog.getByText(/^You signed in a while ago. Sign in once more/)).toBeVisible()
  await expectAccessible(page, 'dialog')
  await dialog.getByRole('button', { name: 'Have a password mailed to you' }).click()
  await expect(page.getByRole('dialog', { name: 'Forgot your password?' })).toBeVisible()
})

const resetLink = /\/auth\/reset-password#[\w-]+/

test('a forgotten password is replaced through the mailed link, once', {
  tag: '@any-width',
}, async ({ page, allowErrors }) => {
  allowErrors(/status of (401|404|422)/)
  const cook = await signUp(page)
  await page.context().clearCookies()
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Forgot your password?' }).click()
  const dialog = page.getByRole('dialog', { name: 'Forgot your password?' })
  const send = dialog.getByRole('button', { name: 'Mail me a link' })
  await send.click()
  await expect(dialog.getByText('Please fill in all fields')).toBeVisible()
  await dialog.getByLabel('Email').fill('nowhere')
  await send.click()
  await expect(dialog.getByText('Please enter a valid email address')).toBeVisible()
  await expectAccessible(page, 'dialog')
  await dialog.getByLabel('Email').fill(cook.email)
  await send.click()
  await expect(
    dialog.getByText(/^If this address has an account, a link is on its way/),
  ).toBeVisible()
  await dialog.getByRole('button', { name: 'Back to signing in' }).click()
  await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible()

  const link = await findMailed(cook.email, resetLink)
  await page.goto(link)
  await expect(page).toHaveTitle('Choose a new password / Potluck')
  const main = page.getByRole('main')
  const set = main.getByRole('button', { name: 'Set password and sign in' })
  await main.getByLabel('New password', { exact: true }).fill('12345')
  await main.getByLabel('Confirm new password').fill('123456')
  await set.click()
  await expect(main.getByText('Password must be at least 6 characters long')).toBeVisible()
  await expect(main.getByText('Passwords do not match', { exact: true })).toBeVisible()
  // What only the server knows.
  await main.getByLabel('New password', { exact: true }).fill(cook.username)
  await main.getByLabel('Confirm new password').fill(cook.username)
  await set.click()
  await expect(main.getByText('Password must not be your email or username')).toBeVisible()
  await main.getByLabel('New password', { exact: true }).fill('saffron, rice and patience')
  await expect(main.getByText('Strength: Strong')).toBeVisible()
  await main.getByLabel('Confirm new password').fill('saffron, rice and patience')
  await expectAccessible(page)
  await set.click()
  await expect(page.getByText('Your new password is set.')).toBeVisible()
  await expect(page).toHaveURL('/explore')

  await page.goto('/explore')
  await page.goto(link)
  await main.getByLabel('New password', { exact: true }).fill('another one again')
  await main.getByLabel('Confirm new password').fill('another one again')
  await set.click()
  await expect(main.getByText('This link does not work any more')).toBeVisible()
  await expectAccessible(page)
  await main.getByRole('button', { name: 'Ask for a new link' }).click()
  await expect(page.getByRole('dialog', { name: 'Forgot your password?' })).toBeVisible()
})

test('all of one’s data is downloaded as one zip', { tag: '@any-width' }, async ({
  page,
  cook,
  allowErrors,
}) => {
  allowErrors(/status of (403|429)/)
  await ageSignIn(page, 'archives')
  await page.goto('/settings/account')
  const main = page.getByRole('main')
  const downloading = page.waitForEvent('download')
  await main.getByRole('button', { name: 'Download', exact: true }).click()
  await showPassword(page, cook, 'Download')
  const download = await downloading
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(download.suggestedFilename()).toMatch(
    new RegExp(`^potluck-${cook.username}-\\d{4}-\\d\\d-\\d\\d\\.zip$`),
  )
  const bytes = await readFile(await download.path())
  expect(bytes.subarray(0, 2).toString()).toBe('PK')
  expect(bytes.includes('profile.json')).toBe(true)

  const message = 'Too many attempts. Please wait and try again.'
  await page.route('**/api/archives', (route) =>
    route.fulfill({ status: 429, json: { code: 'TOO_MANY_ATTEMPTS', message } }),
  )
  await main.getByRole('button', { name: 'Download', exact: true }).click()
  await expect(page.getByText(message)).toBeVisible()
})

test('a download is looked into and brought into another account, once', {
  tag: '@any-width',
}, async ({ memberPage: page, allowErrors }) => {
  allowErrors(/status of 422/)
  const item = { name: 'rice', qty: 2, qtyName: 'kg', expiryDate: null }
  expect((await page.request.post('/api/auth/inventory', { data: item })).status()).toBe(201)
  const asked = await page.request.post('/api/archives')
  const zip = await page.request.get(`/api/archives/${(await asked.json())._id}`)
  const file = { name: 'potluck-me.zip', mimeType: 'application/zip', buffer: await zip.body() }
  await page.context().clearCookies()
  await signUp(page)

  await page.goto('/settings/account')
  const choose = page.getByRole('main').getByLabel('Choose a zip')
  await choose.setInputFiles({ ...file, buffer: Buffer.from('no zip') })
  const dialog = page.getByRole('dialog', { name: 'Bring in a download' })
  await expect(dialog.getByRole('alert')).toContainText('This is no zip that can be read')
  await expect(dialog.getByRole('alert')).toContainText('Nothing was changed.')
  await dialog.getByRole('button', { name: 'Close' }).last().click()

  await choose.setInputFiles(file)
  await expect(dialog.getByText('1 new, 0 here already')).toBeVisible()
  await expectAccessible(page, 'dialog')
  await dialog.getByRole('button', { name: 'Bring in' }).click()
  await expect(dialog.getByText('It is all in.')).toBeVisible()
  await expect(dialog.getByText('1 added, 0 here already')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  const { inventory } = await (await page.request.get('/api/auth/inventory')).json()
  expect(inventory).toMatchObject([item])

  await choose.setInputFiles(file)
  await expect(
    dialog.getByText('There is nothing in it that you do not have already.'),
  ).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Bring in' })).toHaveCount(0)
})

test('feedback is given, once the server takes it', { tag: '@any-width' }, async ({
  memberPage: page,
  allowErrors,
}) => {
  allowErrors(/net::ERR_FAILED/)
  await page.goto('/feedback')
  await expect(page).toHaveTitle('Feedback / Potluck')
  const main = page.getByRole('main')
  await expect(main.getByRole('radio')).toHaveCount(5)
  for (const face of ['😡', '🙁', '😐', '🙂', '😍'])
    await expect(main.getByText(face)).toBeVisible()
  await main.getByRole('button', { name: 'Submit' }).click()
  await expect(main.getByText('Please choose a rating')).toBeVisible()
  await main.getByText('🙂').click()
  await expect(main.getByRole('radio', { name: 'Good' })).toBeChecked()
  await expect(main.getByText('Please choose a rating')).toBeHidden()
  await main.getByRole('button', { name: 'Pantry' }).click()
  await main.getByLabel('What would make it better?').fill('Bigger <b>spoons</b>')
  await expectAccessible(page)
  await page.route('**/api/feedback-entries', (route) => route.abort())
  await main.getByRole('button', { name: 'Submit' }).click()
  await expect(main.getByText('Your feedback could not be sent. Please try again.')).toBeVisible()
  await page.unroute('**/api/feedback-entries')
  const sent = page.waitForRequest('**/api/feedback-entries')
  await main.getByRole('button', { name: 'Submit' }).click()
  expect((await sent).postDataJSON()).toEqual({
    rating: 4,
    tags: ['Pantry'],
    improvement: 'Bigger <b>spoons</b>',
  })
  await expect(main.getByText('Thank you for your feedback!')).toBeVisible()
  await page.reload()
  await main.getByRole('button', { name: 'Skip' }).click()
  await expect(page).toHaveURL('/explore')
})

test('allergies join the preferences that bind the assistant', { tag: '@any-width' }, async ({
  memberPage: page,
  allowErrors,
}) => {
  allowErrors(/net::ERR_FAILED/)
  const main = page.getByRole('main')
  const preferences = async () =>
    (await (await page.context().request.get('/api/auth/update-Preference')).json())
      .dietaryPreferences
  await page.goto('/dashboard/settings')
  await expect(main.getByText('No tickets yet.')).toBeVisible()
  const sesame = main.getByRole('button', { name: 'Sesame' })
  await sesame.click()
  await expect(sesame).toHaveAttribute('aria-pressed', 'true')
  for (const typed of ['Kiwi', 'peanuts']) {
    await main.getByLabel('Another allergy').fill(typed)
    await main.getByLabel('Another allergy').press('Enter')
  }
  await expect(main.getByRole('button', { name: 'Remove Kiwi allergy' })).toBeVisible()
  await expect(main.getByRole('button', { name: 'Peanuts' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expectAccessible(page)
  await expect.poll(preferences).toEqual(['No sesame', 'Kiwi allergy', 'No peanuts'])
  await sesame.click()
  await expect.poll(preferences).toEqual(['Kiwi allergy', 'No peanuts'])
  await page.goto('/settings/preferences')
  await expect(main.getByRole('button', { name: 'Remove No peanuts' })).toBeVisible()

  await page.goto('/dashboard/settings')
  await page.route('**/api/auth/update-Preference', (route) => route.abort())
  const milk = main.getByRole('button', { name: 'Milk' })
  await milk.click()
  await expect(page.getByText('Something went wrong while saving.')).toBeVisible()
  await expect(milk).toHaveAttribute('aria-pressed', 'false')
})

test('a ticket is opened, answered, written to and closed', { tag: '@any-width' }, async ({
  page,
  cook,
  allowErrors,
}) => {
  allowErrors(/net::ERR_FAILED/, /status of 404/)
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  await page.route('**/api/support-tickets?*', (route) => route.abort())
  await page.goto('/dashboard/settings')
  await expect(main.getByText('Failed to load your tickets')).toBeVisible({ timeout: 30_000 })
  await page.unroute('**/api/support-tickets?*')
  await main.getByRole('button', { name: 'Try Again' }).click()
  await expect(main.getByText('No tickets yet.')).toBeVisible()

  await main.getByRole('button', { name: 'Open a ticket' }).click()
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(dialog.getByText('Please fill in all fields').first()).toBeVisible()
  await dialog.getByLabel('Subject').fill(`Lost soup of ${cook.username}`)
  await dialog.getByLabel('What is it?').fill('It was here.\n\n<b>Really</b>')
  await expectAccessible(page, 'dialog')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(page).toHaveURL(/\/dashboard\/settings\/tickets\/[\w-]{36}$/)
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(`Lost soup of ${cook.username}`)
  await expect(main.getByText('<b>Really</b>')).toBeVisible()
  await expect(main.getByText('Open', { exact: true })).toBeVisible()

  // The state after the operator's command.
  await page.route('**/api/support-tickets/*', async (route) => {
    const response = await route.fetch()
    const ticket = await response.json()
    const answer = {
      ...ticket.messages[0],
      _id: 'answer',
      fromOperator: true,
      text: 'In the oven?',
    }
    const messages = [...ticket.messages, answer]
    await route.fulfill({ response, json: { ...ticket, status: 'answered', messages } })
  })
  await page.reload()
  await expect(main.getByText('In the oven?')).toBeVisible()
  await expect(main.getByText('Answered', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/api/support-tickets/*')

  await main.getByLabel('Write more').fill('Found it.')
  await main.getByRole('button', { name: 'Send' }).click()
  await expect(main.getByText('Found it.')).toBeVisible()
  await main.getByRole('button', { name: 'Close ticket' }).click()
  await dialog.getByRole('button', { name: 'Close ticket' }).click()
  await expect(main.getByText('This ticket is closed.')).toBeVisible()
  await main.getByRole('link', { name: 'Your tickets' }).click()
  await expect(main.getByRole('link', { name: /Lost soup/ })).toBeVisible()
  await expect(main.getByText('Closed', { exact: true })).toBeVisible()

  await page.goto('/dashboard/settings/tickets/0190a0a0-0000-7000-8000-000000000000')
  await expect(main.getByText('Failed to load the ticket')).toBeVisible({ timeout: 30_000 })
  await expect(main.getByText('Ticket not found.')).toBeVisible()
})
