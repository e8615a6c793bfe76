import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../../support/accessibility.ts'
import { type Cook, newCook, signUp } from '../../support/cooks.ts'
import { expect, test } from '../../support/test.ts'

const refused = /status of 401/

test('opens an account, says so, and leads to explore', async ({ page }) => {
  const cook = newCook()
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Create an account' }).click()
  await fill(dialog, cook)
  await dialog.getByLabel('Confirm password').fill(cook.password)
  await expectAccessible(page, 'dialog')
  await dialog.getByRole('button', { name: 'Create account' }).click()

  await expect(page.getByText('Account created successfully!')).toBeVisible()
  await expect(page).toHaveURL('/explore')
  await expect(dialog).toBeHidden()
})

test('names what is wrong with a new account before anything is sent', {
  tag: '@any-width',
}, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Create an account' }).click()
  const send = dialog.getByRole('button', { name: 'Create account' })

  await send.click()
  await expect(dialog.getByRole('alert')).toHaveText('Please fill in all fields')
  await expect(dialog.getByLabel('Email')).toBeFocused()

  await fill(dialog, { email: 'nora@example', username: 'nora b', password: '12345' })
  await dialog.getByLabel('Confirm password').fill('123456')
  await send.click()
  await expect(dialog.getByText('Please enter a valid email address')).toBeVisible()
  await expect(dialog.getByText('Password must be at least 6 characters long')).toBeVisible()
  await expect(dialog.getByText('Passwords do not match!')).toBeVisible()
  await expectAccessible(page, 'dialog')
})

test('refuses a wrong password in words and signs in with the right one', {
  tag: '@any-width',
}, async ({ page, allowErrors }) => {
  allowErrors(refused)
  const cook = await makeAccount(page)
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click()
  const dialog = page.getByRole('dialog')
  await fill(dialog, { ...cook, password: 'not-the-password' })
  await dialog.getByRole('button', { name: 'Sign In' }).click()
  await expect(dialog.getByText('Email, username and password do not match.').first()).toBeVisible()

  await dialog.getByLabel('Password', { exact: true }).fill(cook.password)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Logged in successfully!')).toBeVisible()
  await expect(page).toHaveURL('/explore')
})

test('sends a visitor to sign in and back to where they were going', { tag: '@any-width' }, async ({
  page,
}) => {
  const cook = await makeAccount(page)
  await page.goto('/search?q=lemon')
  await expect(page.getByText('Redirecting to login...')).toBeVisible()
  await expect(page).toHaveURL('/')
  const dialog = page.getByRole('dialog', { name: 'Welcome back' })
  await fill(dialog, cook)
  await dialog.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/search?q=lemon')
})

test('shows a visitor the card of a public recipe and, signed in, the recipe', async ({ page }) => {
  const cook = await signUp(page)
  const answer = await page.context().request.get('/api/recipes/explore?type=new&limit=1')
  const { recipes } = await answer.json()
  const [{ _id, title }] = recipes
  await page.context().clearCookies()

  await page.goto(`/recipe/${_id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expectAccessible(page)
  const written = await page.locator('script[type="application/ld+json"]').textContent()
  expect(JSON.parse(written ?? '')).toMatchObject({
    '@type': 'Recipe',
    name: title,
    recipeIngredient: expect.arrayContaining([]),
    recipeInstructions: expect.arrayContaining([expect.objectContaining({ '@type': 'HowToStep' })]),
  })
  const picture = page.locator('meta[property="og:image"]')
  const shown = await page.request.get((await picture.getAttribute('content')) ?? '')
  expect(shown.headers()['content-type']).toBe('image/jpeg')
  await page.getByRole('button', { name: 'Sign in to cook this' }).click()
  const dialog = page.getByRole('dialog')
  await fill(dialog, cook)
  await dialog.getByRole('button', { name: 'Sign In' }).click()

  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(`/recipe/${_id}`)
  await expect(page.getByRole('button', { name: 'Sign in to cook this' })).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
})

test('signs out to the landing page and keeps nothing open', { tag: '@any-width' }, async ({
  page,
  cook,
}) => {
  await page.goto('/explore')
  await page.getByRole('button', { name: 'Profile menu' }).click()
  await expect(page.getByText(`@${cook.username}`)).toBeVisible()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible()
  await page.goBack()
  await expect(page.getByText('Redirecting to login...')).toBeVisible()
})

test('tells of a session that has ended and leads to signing in', { tag: '@any-width' }, async ({
  page,
  cook,
  allowErrors,
}) => {
  allowErrors(refused)
  await page.goto('/explore')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Profile menu' }).click()
  await page.getByRole('menuitem', { name: 'Appearance' }).click()

  await expect(
    page.getByText('Authentication required. Please log in and try again.').first(),
  ).toBeVisible()
  await expect(page).toHaveURL('/')
  const dialog = page.getByRole('dialog')
  await fill(dialog, cook)
  await dialog.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/explore')
})

test('notices on coming back to the window that the session has ended', {
  tag: '@any-width',
}, async ({ page, cook, allowErrors }) => {
  allowErrors(refused)
  await page.goto('/savedRecipes')
  await page.getByRole('button', { name: 'Profile menu' }).click()
  await expect(page.getByText(`@${cook.username}`)).toBeVisible()
  await page.context().clearCookies()
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(page.getByText('Redirecting to login...')).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('waits for a server that wakes up, in words that change', { tag: '@any-width' }, async ({
  page,
  allowErrors,
}) => {
  allowErrors(refused)
  await page.clock.install()
  await withoutFirstData(page, '/explore')
  const { promise: held, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/api/auth/check', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/explore')
  await page.clock.runFor(3000)
  await expect(page.getByText('Waking up the server...')).toBeVisible()
  await expect(page.getByText('about 30 seconds')).toBeVisible()
  await page.clock.runFor(5000)
  await expect(page.getByText('Server is starting up, please wait...')).toBeVisible()
  await page.clock.runFor(7000)
  await expect(page.getByText('Almost ready, just a few more seconds...')).toBeVisible()
  await expectAccessible(page)
  answer()
  await expect(page.getByText('Redirecting to login...')).toBeVisible()
})

test('offers the third-party sign-in of a server that has one', { tag: '@any-width' }, async ({
  page,
}) => {
  await page.route('/', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const body = html.replace('"thirdParty":null', '"thirdParty":{"name":"Google"}')
    await route.fulfill({ response, body })
  })
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click()
  const link = page.getByRole('dialog').getByRole('link', { name: 'Continue with Google' })
  await expect(link).toHaveAttribute('href', '/api/auth/google')
  await expectAccessible(page, 'dialog')
})

test('ends a third-party sign-in that did not work at home', { tag: '@any-width' }, async ({
  page,
  allowErrors,
}) => {
  allowErrors(refused)
  await page.clock.install()
  await page.goto('/auth/failure')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Authentication Failed')
  await expectAccessible(page)
  await page.clock.runFor(3000)
  await expect(page).toHaveURL('/')

  await page.goto('/auth/success')
  await expect(page).toHaveURL('/')
})

test('ends a third-party sign-in that worked at explore', { tag: '@any-width' }, async ({
  page,
}) => {
  await signUp(page)
  await page.route('**/api/auth/check', async (route) => {
    await expect(page.getByText('Completing sign in...')).toBeVisible()
    await route.continue()
  })
  await page.goto('/auth/success')
  await expect(page).toHaveURL('/explore')
})

async function fill(dialog: Locator, { email, username, password }: Cook): Promise<void> {
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Username').fill(username)
  await dialog.getByLabel('Password', { exact: true }).fill(password)
}

/** An account that exists while `page` stays signed out. */
async function makeAccount(page: Page): Promise<Cook> {
  const cook = await signUp(page)
  await page.context().clearCookies()
  return cook
}

/** Serves a page as the development server does: without the data of its first paint. */
async function withoutFirstData(page: Page, path: string): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue()
    const response = await route.fetch()
    const html = await response.text()
    const body = html.replace(/<script type="application\/json" id="boot">.*?<\/script>/s, '')
    expect(body).not.toBe(html)
    await route.fulfill({ response, body })
  })
}

test('changing between signing in and opening an account leads to the first field', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click()
  const dialog = page.getByRole('dialog')
  const email = dialog.getByLabel('Email')
  await dialog.getByRole('button', { name: 'Create an account' }).click()
  await expect(dialog.getByLabel('Confirm password')).toBeVisible()
  await expect(email).toBeFocused()
  await dialog.getByRole('button', { name: 'Sign In' }).last().click()
  await expect(dialog.getByLabel('Confirm password')).toBeHidden()
  await expect(email).toBeFocused()
})
