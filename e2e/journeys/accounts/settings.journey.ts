import { join } from 'node:path'
import type { Locator } from '@playwright/test'
import { expectAccessible } from '../../support/accessibility.ts'
import { newCook } from '../../support/cooks.ts'
import { findMailed } from '../../support/mailbox.ts'
import { expect, test } from '../../support/test.ts'

/** A link that confirms an address, or one that reverts its change. */
const CHANGE_LINK = /\/auth\/(?:confirm|undo)-email#[\w-]+/
const photo = join(import.meta.dirname, '../../fixtures/tomato-soup.jpg')

test('a profile is written, and stays after a reload', { tag: '@any-width' }, async ({
  page,
  cook,
}) => {
  await page.goto('/explore')
  await page.getByRole('button', { name: 'Profile menu' }).click()
  await page.getByRole('menuitem', { name: 'Settings' }).click()
  await expect(page).toHaveURL('/settings')
  await expect(page).toHaveTitle('Settings / Potluck')
  await expect(page.getByRole('link', { name: 'Profile', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(page.getByLabel('Username')).toHaveValue(cook.username)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Save All Changes' }).click()
  await expect(page.getByText('Full name is required')).toBeVisible()
  await page.getByLabel('Full name').fill('Nora Lind')
  await page.getByLabel('Bio').fill('Bread, mostly.')
  await page.getByLabel('Instagram').fill('not a link')
  await page.getByRole('button', { name: 'Save All Changes' }).click()
  await expect(page.getByLabel('Instagram')).toBeFocused()
  await page.getByLabel('Instagram').fill('instagram.com/nora')
  await page.getByRole('button', { name: 'Save All Changes' }).click()
  await expect(page.getByText('Profile updated successfully!')).toBeVisible()

  await page.reload()
  await expect(page.getByLabel('Full name')).toHaveValue('Nora Lind')
  await expect(page.getByLabel('Bio')).toHaveValue('Bread, mostly.')
  await expect(page.getByLabel('Instagram')).toHaveValue('https://instagram.com/nora')
})

test('a photo is chosen, taken back, and uploaded', { tag: '@any-width' }, async ({
  memberPage: page,
}) => {
  await page.goto('/settings')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Upload and Save' }).click()
  await expect(page.getByText('Please select a photo to upload.')).toBeVisible()

  await page.getByLabel('Choose Photo').setInputFiles(photo)
  await expect(main.getByRole('img', { name: 'The photo you chose' })).toHaveAttribute(
    'src',
    /^blob:/,
  )
  await main.getByRole('button', { name: 'Cancel' }).click()
  await expect(main.getByRole('img', { name: 'Your profile photo' })).not.toHaveAttribute('src')

  await page.getByLabel('Choose Photo').setInputFiles(photo)
  await main.getByRole('button', { name: 'Upload and Save' }).click()
  await expect(page.getByText('Profile photo updated!')).toBeVisible()
  await expect(main.getByRole('img', { name: 'Your profile photo' })).toHaveAttribute(
    'src',
    /^\/media\//,
  )
})

test('preferences are ticked, added in words, removed and saved', async ({ memberPage: page }) => {
  await page.goto('/settings/preferences')
  await expect(page.getByLabel('Cooking skill')).toHaveValue('Beginner')
  await page.getByLabel('Vegan').check()
  const own = page.getByLabel('Something else')
  for (const typed of ['nut allergy', 'No cilantro', '  no cilantro ', '  ', 'Garlic']) {
    await own.fill(typed)
    await own.press('Enter')
  }
  await page.getByRole('button', { name: 'Remove Garlic' }).click()
  await page.getByLabel('Cooking skill').selectOption('Expert')
  await page.getByLabel('Gender').selectOption('Non-binary')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save Preferences' }).click()
  await expect(page.getByText('Preferences updated successfully!')).toBeVisible()

  await page.reload()
  await expect(page.getByLabel('Vegan')).toBeChecked()
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Remove Nut Allergy' })).toBeVisible()
  await expect(page.getByLabel('Cooking skill')).toHaveValue('Expert')
  const answer = await page.context().request.get('/api/auth/update-Preference')
  expect(await answer.json()).toMatchObject({
    dietaryPreferences: ['Vegan', 'Nut Allergy', 'No cilantro'],
    cookingLevel: 'Expert',
    gender: 'Non-binary',
  })
})

test('the plan and this month’s use are the real ones', { tag: '@any-width' }, async ({
  memberPage: page,
  allowErrors,
}) => {
  allowErrors(/status of 503/)
  await page.goto('/settings/subscription')
  await expect(page.getByText('Basic Plan')).toBeVisible()
  await expect(page.getByText('$0/month')).toBeVisible()
  await expect(page.getByText('0 of 100 recipes this month')).toBeVisible()
  await expectAccessible(page)

  await page.route('**/api/aiChats/usage', (route) =>
    route.fulfill({ status: 503, json: { code: 'OVERLOADED', message: 'Potluck is busy.' } }),
  )
  await page.reload()
  await expect(page.getByText('Failed to load settings')).toBeVisible({ timeout: 30_000 })
  await page.unroute('**/api/aiChats/usage')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByText('0 of 100 recipes this month')).toBeVisible()
})

test('the address changes, is confirmed by mail, and can be taken back', {
  tag: '@any-width',
}, async ({ page, cook, allowErrors }) => {
  // Reverting signs this browser out too; a common password is refused.
  allowErrors(/status of (401|422)/)
  await page.goto('/settings/account')
  await expect(page.getByText('This browser')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Update email' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Update' }).click()
  await expect(dialog.getByText('Invalid email address')).toBeVisible()
  await expectAccessible(page, 'dialog')
  const next = newCook().email
  await dialog.getByLabel('New email').fill(next)
  await dialog.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByText('Email updated successfully')).toBeVisible()
  await expect(page.getByText(next).first()).toBeVisible()
  await expect(page.getByText('Not confirmed')).toBeVisible()

  await page.goto(await findMailed(next, CHANGE_LINK))
  await page.getByRole('button', { name: 'Confirm address' }).click()
  await expect(page.getByText(`${next} is confirmed. Thank you!`)).toBeVisible()
  await expectAccessible(page)
  await page.goto('/settings/account')
  await expect(page.getByText(next).first()).toBeVisible()
  await expect(page.getByText('Not confirmed')).toBeHidden()

  await page.goto(await findMailed(cook.email, CHANGE_LINK))
  await page.getByRole('button', { name: 'Use the old address again' }).click()
  await expect(page.getByText(`The address is ${cook.email} again`)).toBeVisible()
  await expectAccessible(page)
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Choose a new password' }).click()
  await main.getByLabel('New password', { exact: true }).fill('Sunshine')
  await main.getByLabel('Confirm new password').fill('Sunshine')
  const set = main.getByRole('button', { name: 'Set password and sign in' })
  await set.click()
  await expect(
    main.getByText('This password is one of the 10,000 most used ones: please choose another'),
  ).toBeVisible()
  await main.getByLabel('New password', { exact: true }).fill('saffron, rice and patience')
  await main.getByLabel('Confirm new password').fill('saffron, rice and patience')
  await set.click()
  await expect(page).toHaveURL('/explore')

  // As the mails about a changed account lead there.
  await page.goto('/auth/reset-password')
  await main.getByRole('button', { name: 'Mail me a link' }).click()
  await expect(page.getByRole('dialog', { name: 'Forgot your password?' })).toBeVisible()
})

test('a phone number is added and removed', { tag: '@any-width' }, async ({
  memberPage: page,
  allowErrors,
}) => {
  allowErrors(/status of 422/)
  await page.goto('/settings/account')
  await page.getByRole('button', { name: 'Add phone' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Phone number').fill('0171 555')
  await dialog.getByRole('button', { name: 'Add' }).click()
  await expect(dialog.getByText(/^Please enter a valid phone number/).first()).toBeVisible()
  await dialog.getByLabel('Phone number').fill('+1 (415) 555-2671')
  await dialog.getByRole('button', { name: 'Add' }).click()
  await expect(page.getByText('Phone number updated successfully')).toBeVisible()
  await expect(page.getByText('+14155552671')).toBeVisible()

  await page.getByRole('button', { name: 'Update phone' }).click()
  await dialog.getByLabel('Phone number').clear()
  await dialog.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByText('None added')).toBeVisible()
})

test('a new password signs out elsewhere', { tag: '@any-width' }, async ({
  page,
  cook,
  browser,
  baseURL,
  allowErrors,
}) => {
  allowErrors(/status of 403/)
  const elsewhere = await browser.newContext()
  await elsewhere.request.post(`${baseURL}/api/auth/signin`, { data: cook })
  await page.goto('/settings/account')
  await expect(page.getByText('This browser')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign out everywhere else' })).toBeVisible()

  await page.getByRole('button', { name: 'Change Password' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Current password').fill('not it at all')
  await dialog.getByLabel('New password', { exact: true }).fill('saffron, rice and patience')
  await expect(dialog.getByText('Strength: Strong')).toBeVisible()
  await dialog.getByLabel('Confirm new password').fill('something else')
  const save = dialog.getByRole('button', { name: 'Change Password' })
  await save.click()
  await expect(dialog.getByText('Passwords do not match', { exact: true })).toBeVisible()
  await expectAccessible(page, 'dialog')
  await dialog.getByLabel('Confirm new password').fill('saffron, rice and patience')
  await save.click()
  await expect(dialog.getByText('The password is not right.').first()).toBeVisible()
  await dialog.getByLabel('Current password').fill(cook.password)
  await save.click()
  await expect(page.getByText('Password changed successfully')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign out everywhere else' })).toBeHidden()
  const check = await elsewhere.request.get(`${baseURL}/api/auth/check`)
  expect(check.status()).toBe(401)
  await elsewhere.close()
})

test('a profile goes private and comes back', { tag: '@any-width' }, async ({
  memberPage: page,
}) => {
  await page.goto('/settings/account')
  const profile = page.getByRole('switch', { name: 'Public Profile' })
  await expect(profile).toBeChecked()
  await profile.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(profile).toBeChecked()
  await profile.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Make private' }).click()
  await expect(page.getByText('Profile visibility toggled successfully')).toBeVisible()
  await expect(profile).not.toBeChecked()
  await page.reload()
  await expect(profile).not.toBeChecked()
})

test('an account is deleted with its password, and the visitor lands on the first page', {
  tag: '@any-width',
}, async ({ page, cook, allowErrors }) => {
  allowErrors(/status of 403/)
  await page.goto('/settings/account')
  await page.getByRole('button', { name: 'Delete Account' }).click()
  const dialog = page.getByRole('dialog')
  await confirmDeletion(dialog, 'a guess')
  await expect(dialog.getByText('The password is not right.').first()).toBeVisible()
  await expectAccessible(page, 'dialog')
  await confirmDeletion(dialog, cook.password)
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Account deleted')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible()
  expect((await page.context().request.post('/api/auth/signin', { data: cook })).status()).toBe(401)
})

async function confirmDeletion(dialog: Locator, password: string): Promise<void> {
  await dialog.getByLabel('Your password').fill(password)
  await dialog.getByRole('button', { name: 'Delete Account' }).click()
}

test('what the server does not take is said where it was asked for', { tag: '@any-width' }, async ({
  page,
  cook,
  allowErrors,
}) => {
  allowErrors(/net::ERR_FAILED/)
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  const toast = (text: string) =>
    expect(page.getByText(text, { exact: true }).first()).toBeVisible()
  const breakOff = (path: string) => page.route(`**/api/auth/${path}`, (route) => route.abort())
  for (const path of ['update-*', 'change-Password', 'public-Profile-toogle', 'delete-Account']) {
    await breakOff(path)
  }
  await page.goto('/settings')
  await page.getByLabel('Full name').fill('Nora Lind')
  await main.getByRole('button', { name: 'Save All Changes' }).click()
  await toast('Something went wrong')
  await page.getByLabel('Choose Photo').setInputFiles(photo)
  await main.getByRole('button', { name: 'Upload and Save' }).click()
  await toast('Upload failed.')

  await page.goto('/settings/preferences')
  await page.getByLabel('Vegan').check()
  await page.getByRole('button', { name: 'Save Preferences' }).click()
  await toast('Something went wrong while saving.')

  await breakOff('sessions')
  await page.goto('/settings/account')
  await expect(page.getByText('Failed to load settings')).toBeVisible({ timeout: 30_000 })
  await page.unroute('**/api/auth/sessions')
  await main.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByText('This browser')).toBeVisible()

  await page.getByRole('button', { name: 'Update email' }).click()
  await dialog.getByLabel('New email').fill(newCook().email)
  await dialog.getByRole('button', { name: 'Update' }).click()
  await toast('Failed to update email')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Add phone' }).click()
  await dialog.getByLabel('Phone number').fill('+1 415 555 2671')
  await dialog.getByRole('button', { name: 'Add' }).click()
  await toast('Failed to update phone number')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('switch', { name: 'Public Profile' }).click()
  await dialog.getByRole('button', { name: 'Make private' }).click()
  await toast('Failed to toggle public profile')
  await expect(page.getByRole('switch', { name: 'Public Profile' })).toBeChecked()
  await page.getByRole('button', { name: 'Change Password' }).click()
  await dialog.getByLabel('Current password').fill(cook.password)
  await dialog.getByLabel('New password', { exact: true }).fill('saffron, rice and patience')
  await dialog.getByLabel('Confirm new password').fill('saffron, rice and patience')
  await dialog.getByRole('button', { name: 'Change Password' }).click()
  await toast('Failed to change password')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Delete Account' }).click()
  await confirmDeletion(dialog, cook.password)
  await toast('Failed to delete account')
})
