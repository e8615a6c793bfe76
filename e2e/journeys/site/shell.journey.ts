import { expectAccessible } from '../../support/accessibility.ts'
import { newCook, signUp } from '../../support/cooks.ts'
import { expect, test } from '../../support/test.ts'

test('offers a visitor the assistant, explore and the way in', async ({ page }) => {
  await page.goto('/')
  const bar = page.getByRole('banner')
  await expect(bar.getByRole('link', { name: 'Cook With AI' })).toHaveAttribute('href', '/ai')
  await expect(bar.getByRole('link', { name: 'Explore' })).toHaveAttribute('href', '/explore')
  const signIn = bar.getByRole('button', { name: 'Sign In' })
  await signIn.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(signIn).toBeFocused()
})

test('keeps the rail as it was left, and shows a sheet and a bar on a phone', async ({ page }, {
  project,
}) => {
  await signUp(page)
  await page.goto('/explore')
  const places = page.getByRole('navigation', { name: 'Places', exact: true })
  if (project.name === 'phone') {
    await expect(places).toBeHidden()
    await page.getByRole('button', { name: 'Sidebar' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Saved Recipes' }).click()
    await expect(page).toHaveURL('/savedRecipes')
    await expect(page.getByRole('dialog')).toBeHidden()
    const bar = page.getByRole('navigation', { name: 'Main places' })
    await expect(bar.getByRole('link')).toHaveCount(5)
    await expect(bar.getByRole('link', { name: 'Saved' })).toHaveAttribute('aria-current', 'page')
  } else {
    const title = places.getByRole('heading', { name: 'My Library' })
    await expect(title).toBeVisible()
    await page.getByRole('button', { name: 'Sidebar' }).click()
    await expect(title).toBeHidden()
    await page.reload()
    await expect(title).toBeHidden()
    await places.getByRole('link', { name: 'AI History' }).click()
    await expect(page).toHaveURL('/ai')
    await expect(page.getByText('No chats yet')).toBeVisible()
    await expect(places.getByRole('link', { name: 'AI History' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await page.getByRole('button', { name: 'Close' }).click()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Hello, User' })).toBeVisible()
    await expect(page.getByText('No chats yet')).toBeHidden()
  }
})

test('is accessible in both themes, the menu open', async ({ page, cook }) => {
  await page.goto('/explore')
  await page.getByRole('button', { name: 'Profile menu' }).click()
  await expect(page.getByText(`@${cook.username}`)).toBeVisible()
  await expectAccessible(page, 'header')
})

test('switches the theme, and the server knows it from the first paint on', {
  tag: '@any-width',
}, async ({ page }) => {
  await signUp(page)
  await page.goto('/explore')
  await page.getByRole('button', { name: 'Profile menu' }).click()
  await page.getByRole('menuitem', { name: 'Appearance' }).click()
  const html = page.locator('html')
  await expect(html).toHaveClass(/dark/)
  await expect
    .poll(async () => (await page.context().request.get('/explore')).text())
    .toContain('<html lang="en" class="dark">')
})

test('searches from the top bar of a desk and does nothing for a blank', {
  tag: '@any-width',
}, async ({ page }) => {
  await signUp(page)
  await page.setViewportSize({ width: 1024, height: 768 })
  await page.goto('/explore')
  const field = page.getByRole('banner').getByRole('combobox', { name: 'Search recipes' })
  await field.fill('   ')
  await field.press('Enter')
  await expect(page).toHaveURL('/explore')
  await field.fill('salt & pepper')
  await field.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=salt(\+|%20)%26(\+|%20)pepper$/)
})

test('moves the focus to the new page, names it, and skips the bars', async ({ page }) => {
  await signUp(page)
  await page.goto('/explore')
  // Until the app is loaded, which takes a while on a busy machine, links reload the page.
  await expect(page.getByRole('button', { name: 'Profile menu' })).toBeVisible({ timeout: 30_000 })
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  await page.locator('nav:visible').getByRole('link', { name: 'Saved' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).toHaveTitle('Saved Recipes / Potluck')
})

test('answers an unknown address with 404 and a way home', { tag: '@any-width' }, async ({
  page,
  allowErrors,
}) => {
  allowErrors(/status of 404/)
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  await expect(page).toHaveTitle('Page not found / Potluck')
  // The title comes with the document, the text with the app.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Go to Home' }).click()
  await expect(page).toHaveURL('/')
})

test('takes a message and a subscription from the footer', { tag: '@any-width' }, async ({
  page,
}) => {
  const { email } = newCook()
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('textbox').fill('nobody')
  await footer.getByRole('button', { name: 'Subscribe' }).click()
  await expect(footer.getByText('Please enter a valid email address')).toBeVisible()
  await footer.getByRole('textbox').fill(email)
  await footer.getByRole('button', { name: 'Subscribe' }).click()
  await expect(footer.getByRole('textbox')).toBeHidden()

  await footer.getByRole('button', { name: 'Contact Us' }).click()
  const dialog = page.getByRole('dialog', { name: 'Contact Us' })
  await dialog.getByLabel('Name').fill('Nora')
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Message').fill('The soup was good.')
  await expectAccessible(page, 'dialog[open]')
  await dialog.getByRole('button', { name: 'Send message' }).click()
  await expect(dialog).toBeHidden()
})
