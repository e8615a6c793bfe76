import { expectAccessible } from '../../support/accessibility.ts'
import { newCook, signUp } from '../../support/cooks.ts'
import { expect, test } from '../../support/test.ts'

test('shows every section, before any script has run', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: String(baseURL) })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cook what you have, together.')
  for (const name of ['Enter your ingredients', 'Set dietary restrictions', 'Asked before']) {
    await expect(page.getByRole('heading', { name })).toBeVisible()
  }
  await context.close()
})

test('is accessible in both themes, its answers open', async ({ page }) => {
  await page.goto('/')
  await page.getByText('Is it free?').click()
  await expect(page.getByText('Basic use is free')).toContainText('premium features may come later')
  await expectAccessible(page)
})

test('types its examples one after the other until one is paused or written over', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.install()
  await page.goto('/')
  const card = page.locator('form', { hasText: 'What is in the kitchen?' })
  await expect(card.getByRole('button', { name: 'Pause the examples' })).toBeVisible()
  await expect(card).toContainText('Half a roast chicken')

  await page.clock.runFor(1200)
  await page.clock.runFor(60 * 7)
  await expect(card).toContainText('One egg')
  await expect(card).not.toContainText('stale bread')

  await card.getByRole('button', { name: 'Pause the examples' }).click()
  await page.clock.runFor(5000)
  await expect(card).not.toContainText('stale bread')
  await card.getByLabel('What is in the kitchen?').fill('Leeks')
  await expect(card).not.toContainText('One egg')
})

test('stands still for those who ask for it', { tag: '@any-width' }, async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  const card = page.locator('form', { hasText: 'What is in the kitchen?' })
  await page.clock.runFor(10_000)
  await expect(card).toContainText('Dinner for four.')
  await expect(card.getByRole('button', { name: 'Pause the examples' })).toBeHidden()
})

test('takes a prompt through sign-up to the assistant', { tag: '@any-width' }, async ({ page }) => {
  const cook = newCook()
  await page.goto('/')
  await page.getByRole('button', { name: 'A tin of chickpeas' }).click()
  const card = page.getByLabel('What is in the kitchen?')
  await expect(card).toHaveValue(/^Chickpeas/)
  await card.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Pull up a chair' })
  await expect(dialog).toContainText('Your recipe is written as soon as you have one.')
  await dialog.getByLabel('Email').fill(cook.email)
  await dialog.getByLabel('Username').fill(cook.username)
  await dialog.getByLabel('Password', { exact: true }).fill(cook.password)
  await dialog.getByLabel('Confirm password').fill(cook.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/ai(\/|$)/)
  await expect(page.getByText('Chickpeas, spinach, coconut milk').first()).toBeVisible()
})

test('leads members to explore, and to its parts from the footer', { tag: '@any-width' }, async ({
  page,
}) => {
  await signUp(page)
  await page.goto('/')
  await expect(page).toHaveURL('/explore')
  // Until the app is loaded, links reload the page, and this one leads members back here.
  await expect(page.getByRole('button', { name: 'Profile menu' })).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Instructions' }).click()
  await expect(page).toHaveURL('/#how-it-works')
  await expect(page.locator('#how-it-works')).toBeInViewport()
})

test('the ring of the focus goes round the card that one writes on', async ({ page }) => {
  await page.goto('/')
  const card = page.locator('form', { hasText: 'What is in the kitchen?' })
  const area = card.getByRole('textbox')
  await area.focus()
  await page.keyboard.type('Leeks')
  await expect(card).toHaveCSS('outline-style', 'solid')
  await expect(card).toHaveCSS('outline-width', '2px')
  await expect(area).toHaveCSS('outline-style', 'none')
})
