import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/accessibility.ts'
import { newCook } from '../../support/cooks.ts'
import { expect, test } from '../../support/test.ts'

const photo = join(import.meta.dirname, '../../fixtures/tomato-soup.jpg')

test('a profile is edited as a whole, and found again', async ({ page, cook, allowErrors }) => {
  allowErrors(/status of 422/)
  await page.goto('/settings')
  await page.goto('/editProfile')
  await expect(page).toHaveTitle('Edit Profile / Potluck')
  const field = (name: string) => page.getByLabel(name, { exact: true })
  await expect(field('Username')).toHaveValue(cook.username)
  await expect(field('Username')).not.toBeEditable()
  await expect(field('Email')).toHaveValue(cook.email)
  await expect(field('Email')).not.toBeEditable()
  await expect(page.getByText('0 of 200 characters')).toBeVisible()
  await expectAccessible(page)

  const save = page.getByRole('button', { name: 'Save', exact: true })
  await save.click()
  await expect(page.getByText('Full name is required')).toBeVisible()
  await expect(page.getByLabel('Full name')).toBeFocused()
  await fillProfile(page)
  await save.click()
  // The server stores numbers only; no other text is lost.
  await expect(page.getByText(/^Please enter a valid phone number/).first()).toBeVisible()
  await expect(page.getByLabel('Phone number')).toBeFocused()
  await expect(page.getByLabel('Specify')).toHaveValue('Agender')
  await page.getByLabel('Phone number').fill('020 7946 0958')
  await save.click()
  await expect(page.getByText('Profile updated successfully!')).toBeVisible()
  // Saved values appear as the server stored them.
  await expect(page.getByLabel('Website')).toHaveValue('https://nora.example')
  await expect(page.getByText('Not saved yet')).toBeHidden()

  await page.reload()
  await expectWhatWasSaved(page)

  await cancelChanges(page)
})

test('a profile photo is framed, saved and removed', { tag: '@any-width' }, async ({
  memberPage: page,
}) => {
  await page.goto('/editProfile')
  const main = page.getByRole('main')
  const choose = page.getByLabel('Upload Photo')
  const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer })
  await choose.setInputFiles(file('list.txt', 'text/plain', Buffer.from('eggs')))
  await expect(main.getByText('This file is not an image we can read.')).toBeVisible()
  await choose.setInputFiles(file('huge.png', 'image/png', Buffer.alloc(5_300_000)))
  await expect(main.getByText('Image size should be less than 5MB')).toBeVisible()
  await expect(main.getByRole('button', { name: 'Shrink to fit' })).toBeVisible()
  const dot =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  await choose.setInputFiles(file('dot.png', 'image/png', Buffer.from(dot, 'base64')))
  await expect(main.getByText('Please choose a photo of at least 400 by 400 pixels.')).toBeVisible()

  await choose.setInputFiles(photo)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('img', { name: 'The photo you chose' })).toBeVisible()
  await expectAccessible(page, 'dialog')
  await dialog.getByLabel('Zoom').fill('4')
  await expect(dialog.getByText(/^Zoom out a little/)).toBeVisible()
  await dialog.getByLabel('Zoom').fill('1')
  await expect(dialog.getByText(/^Zoom out a little/)).toBeHidden()
  await dialog.getByRole('button', { name: 'Save Photo' }).click()
  await expect(page.getByText('Profile photo updated!')).toBeVisible()
  const shown = main.getByRole('img', { name: 'Your profile photo' })
  await expect(shown).toHaveAttribute('src', /^\/media\//)
  await main.getByRole('button', { name: 'Remove' }).click()
  await dialog.getByRole('button', { name: 'Remove photo' }).click()
  await expect(page.getByText('Profile photo removed')).toBeVisible()
  await expect(shown).not.toHaveAttribute('src')
})

test('editing says what failed, and changes the account beside it', {
  tag: '@any-width',
}, async ({ page, cook, allowErrors }) => {
  allowErrors(/ERR_FAILED/)
  const profile = '**/api/auth/update-profile'
  await page.route(profile, (route) => route.abort())
  await page.goto('/editProfile')
  const alert = page.getByRole('alert').filter({ hasText: 'Failed to fetch profile' })
  await expect(alert).toBeVisible({ timeout: 30_000 })
  await page.unroute(profile)
  await alert.getByRole('button', { name: 'Try Again' }).click()
  await page.getByLabel('Full name').fill('Nora Lind')
  await page.route(profile, (route) => route.abort())
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Something went wrong')).toBeVisible()
  await expect(page.getByLabel('Full name')).toHaveValue('Nora Lind')
  await page.unroute(profile)

  await page.route('**/api/auth/update-profile-photo', (route) => route.abort())
  await page.getByLabel('Upload Photo').setInputFiles(photo)
  await page.getByRole('button', { name: 'Save Photo' }).click()
  await expect(page.getByText('Upload failed.')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()

  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Change email' }).click()
  const next = newCook().email
  await dialog.getByLabel('New email').fill(next)
  await dialog.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(next)
  await expect(page.getByText('Not confirmed')).toBeVisible()
  // What was written and not yet saved is still there.
  await expect(page.getByLabel('Full name')).toHaveValue('Nora Lind')
  await page.getByRole('switch', { name: 'Public Profile' }).click()
  await dialog.getByRole('button', { name: 'Make private' }).click()
  await expect(page.getByRole('switch', { name: 'Public Profile' })).not.toBeChecked()
  await page.getByRole('button', { name: 'Change Password' }).click()
  await expect(dialog.getByLabel('Current password')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Profile updated successfully!')).toBeVisible()
  expect(cook.email).not.toBe(next)
})

/** Fills every field; website and date are refused first, and the phone number is wrong in the end. */
async function fillProfile(page: Page): Promise<void> {
  const field = (name: string) => page.getByLabel(name, { exact: true })
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await page.getByLabel('Full name').fill('Nora Lind')
  await field('Bio').fill('Bread, mostly.')
  await expect(page.getByText('14 of 200 characters')).toBeVisible()
  await page.getByLabel('Location').fill('Oslo')
  await page.getByLabel('Website').fill('not a link')
  await page.getByLabel('Date of birth').fill('2999-01-01')
  await save.click()
  await expect(page.getByText(/^Please enter a web address/)).toBeVisible()
  await expect(page.getByText('Please enter a date between 1900 and today')).toBeVisible()
  await page.getByLabel('Website').fill('nora.example')
  await page.getByLabel('Date of birth').fill('1990-02-28')
  await page.getByLabel('Hide my age on my profile').check()
  const codes = field('Country code').getByRole('option')
  expect((await codes.allInnerTexts()).slice(0, 5).map((text) => text.split(' ')[0])).toEqual([
    '+1',
    '+91',
    '+44',
    '+86',
    '+81',
  ])
  await field('Country code').selectOption('+44')
  await page.getByLabel('Phone number').fill('12')
  await page.getByLabel('Gender').selectOption('Custom')
  await page.getByLabel('Specify').fill('Agender')
  await page.getByLabel('Instagram').fill('instagram.com/nora')
  await page.getByLabel('Twitter/X').fill('https://x.com/nora')
  await page.getByLabel('YouTube').fill('https://youtube.com/@nora')
}

async function expectWhatWasSaved(page: Page): Promise<void> {
  const field = (name: string) => page.getByLabel(name, { exact: true })
  await expect(page.getByLabel('Full name')).toHaveValue('Nora Lind')
  await expect(field('Bio')).toHaveValue('Bread, mostly.')
  await expect(page.getByLabel('Location')).toHaveValue('Oslo')
  await expect(page.getByLabel('Website')).toHaveValue('https://nora.example')
  await expect(page.getByLabel('Date of birth')).toHaveValue('1990-02-28')
  await expect(page.getByLabel('Hide my age on my profile')).toBeChecked()
  await expect(field('Country code')).toHaveValue('+44')
  await expect(page.getByLabel('Phone number')).toHaveValue('2079460958')
  await expect(page.getByLabel('Gender')).toHaveValue('Custom')
  await expect(page.getByLabel('Specify')).toHaveValue('Agender')
  await expect(page.getByLabel('Instagram')).toHaveValue('https://instagram.com/nora')
}

/** Cancel asks only if changes would be lost. */
async function cancelChanges(page: Page): Promise<void> {
  await page.getByLabel('Location').fill('Bergen')
  await expect(page.getByText('Not saved yet')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Leave without saving?')).toBeVisible()
  await dialog.getByRole('button', { name: 'Keep Editing' }).click()
  await expect(page.getByLabel('Location')).toHaveValue('Bergen')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await dialog.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL('/settings')
}
