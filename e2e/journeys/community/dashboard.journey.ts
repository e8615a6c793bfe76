import { join } from 'node:path'
import { expectAccessible } from '../../support/accessibility.ts'
import { uniqueName } from '../../support/cooks.ts'
import { publishRecipe } from '../../support/recipes.ts'
import { expect, test } from '../../support/test.ts'

const photo = join(import.meta.dirname, '../../fixtures/tomato-soup.jpg')

// Accessibility checks in both themes take long.
test.describe.configure({ timeout: 120_000 })

test('the dashboard greets by the clock, counts, and spins for a recipe', async ({
  page,
  cook,
}) => {
  await page.clock.setFixedTime(new Date(2031, 4, 6, 11, 59))
  await page.clock.resume()
  await publishRecipe(page, { title: uniqueName('Leek pie') })
  await page.goto('/dashboard')
  const greeting = page.getByRole('heading', { level: 1 })
  await expect(greeting).toHaveText(`Good morning, ${cook.username}!`)
  const figures = page.getByRole('region', { name: 'Your figures' })
  for (const [label, value] of [
    ['Day Streak', '1'],
    ['Recipes This Week', '1'],
    ['Total Likes', '0'],
    ['Recipes Cooked', '0'],
    ['Avg Rating', 'New'],
    ['Followers', '0'],
  ] as const) {
    const figure = figures.locator('dl > div', { has: page.getByText(label, { exact: true }) })
    await expect(figure.getByRole('definition')).toHaveText(value)
  }
  const panel = page.getByRole('complementary', { name: 'Your profile' })
  await expect(panel).toContainText(`@${cook.username}`)
  for (const label of ['Recipe', 'Followers', 'Saved']) {
    await expect(panel.getByText(label, { exact: true })).toBeVisible()
  }
  await expect(page.getByRole('heading', { name: 'Recommended for You' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Trending in Your Cuisine' })).toBeVisible()
  await expectAccessible(page)

  const wheel = page.getByRole('region', { name: 'Recipe Inspiration Wheel' })
  await wheel.getByRole('button', { name: 'Spin the Wheel' }).click()
  await expect(wheel.getByText('Spinning...')).toBeVisible()
  await expect(wheel.getByRole('status')).toHaveText(/^How about .+\?$/)
  await wheel.getByRole('article').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/recipe\/[0-9a-f-]{36}/)
  await page.goto('/dashboard')
  await panel.getByRole('link', { name: 'Inventory' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Inventory' })).toBeVisible()
})

test('what does not load says so, and loads again @any-width', async ({
  memberPage: page,
  allowErrors,
}) => {
  allowErrors(/the server responded with a status of 500/)
  const failure = { status: 500, json: { code: 'INTERNAL', message: 'The oven is cold.' } }
  let isBroken = true
  // Slow first: how long a failing call takes depends on the machine.
  const { promise: patience, resolve: fail } = Promise.withResolvers<void>()
  await page.route('**/api/dashboard/**', async (route) => {
    await patience
    return isBroken ? route.fulfill(failure) : route.continue()
  })
  await page.goto('/dashboard')
  const panel = page.getByRole('complementary', { name: 'Your profile' })
  await expect(panel.getByText('Loading dashboard...')).toBeVisible()
  await expect(
    panel.getByText('Unable to load user data. Please try refreshing the page.'),
  ).toBeVisible()
  await expect(
    page.getByText('This takes longer than usual. We are still trying.').first(),
  ).toBeVisible()
  fail()
  for (const part of ['Your figures', 'The wheel', 'Your suggestions']) {
    await expect(page.getByText(`${part} could not be loaded`)).toBeVisible({ timeout: 15_000 })
  }
  await expect(page.getByText('The oven is cold.').first()).toBeVisible()
  isBroken = false
  // One answer may restore two parts, so retry until no button is left.
  const again = page.getByRole('main').getByRole('button', { name: 'Try Again' })
  await expect(async () => {
    if ((await again.count()) > 0) await again.first().click()
    await expect(again).toHaveCount(0, { timeout: 1000 })
  }).toPass()
  await expect(page.getByRole('region', { name: 'Your figures' })).toBeVisible()
})

test('what was cooked is noted, taken out of the pantry and put back', {
  tag: '@any-width',
}, async ({ memberPage: page }) => {
  const { request } = page.context()
  const pantry = async () => (await (await request.get('/api/auth/inventory')).json()).inventory
  await request.post('/api/auth/inventory', { data: { name: 'flour', qty: 2, qtyName: 'kg' } })
  const before = await pantry()
  const recipeId = await publishRecipe(page, {
    title: uniqueName('Flatbread'),
    ingredients: [{ name: 'flour', quantity: '300', unit: 'g' }],
  })
  await page.goto(`/recipe/${recipeId}`)
  await expect(page.getByText(/^You have not cooked this yet/)).toBeVisible()
  await page.getByRole('button', { name: 'I cooked this' }).click()
  const dialog = page.getByRole('dialog', { name: 'I cooked this' })
  await expect(dialog.getByRole('checkbox', { name: 'flour' })).toBeChecked()
  await expect(dialog.getByText('300 grams of 2 kg, 1,700 grams left')).toBeVisible()
  await dialog.getByLabel('Portions cooked').fill('lots')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Please enter a number from 0.1 to 1000')).toBeVisible()
  await dialog.getByLabel('Portions cooked').fill('4')
  await dialog.getByLabel('How did it go?').fill('Crisp at the edges.')
  await expectAccessible(page, 'dialog[open]')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(/^You cooked this once, on /)).toBeVisible()
  await expect(page.getByText('Crisp at the edges.')).toBeVisible()
  expect(await pantry()).toMatchObject([{ qty: 1700, qtyName: 'grams' }])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Put back into your pantry')).toBeVisible()
  expect(await pantry()).toEqual(before)

  const change = page.getByRole('button', { name: /^Change the cooking of / })
  await change.click()
  const form = page.getByRole('dialog', { name: 'Change this cooking' })
  await expect(form.getByLabel('Portions cooked')).toHaveValue('4')
  await form.getByLabel('Portions cooked').fill('')
  await form.getByLabel('How did it go?').fill('Softer with milk.')
  await form.getByLabel('Add a photo').setInputFiles(photo)
  await expectAccessible(page, 'dialog[open]')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()
  const changed = page.getByRole('region', { name: 'Your cooking' }).getByRole('article')
  await expect(changed).toContainText('Softer with milk.')
  await expect(changed.getByRole('img', { name: /^Your photo of / })).toBeVisible()
  await expect(changed).not.toContainText('portions')
  await change.click()
  await form.getByRole('button', { name: 'Remove the photo' }).click()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(changed.getByRole('img')).toHaveCount(0)
  await expect(page.getByText('Softer with milk.')).toBeVisible()
})

// A phone has no rail.
test('the rail makes room for the places of the dashboard, and opens at a press', {
  tag: '@any-width',
}, async ({ memberPage: page }) => {
  await page.goto('/explore')
  const places = page.getByRole('navigation', { name: 'Places', exact: true })
  const title = places.getByRole('heading', { name: 'My Library' })
  await expect(title).toBeVisible()
  const dashboard = page.getByRole('navigation', { name: 'Dashboard' })
  await page.goto('/dashboard')
  await expect(dashboard).toBeVisible()
  await expect(places).toBeVisible()
  await expect(title).toBeHidden()
  await expectAccessible(page)
  const sidebar = page.getByRole('button', { name: 'Sidebar' })
  await expect(sidebar).toHaveAttribute('aria-expanded', 'false')
  await sidebar.click()
  await expect(title).toBeVisible()
  await dashboard.getByRole('link', { name: 'Inventory' }).click()
  await expect(title).toBeVisible()
  await places.getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL(/\/explore$/)
  await expect(title).toBeVisible()
  await page.goto('/dashboard/myRecipes')
  await expect(title).toBeHidden()
  await page.setViewportSize({ width: 1240, height: 900 })
  await expect(title).toBeVisible()
})

test('the wheel shows the names of what it picks from', async ({ memberPage: page }) => {
  const asked = page.waitForResponse('**/api/dashboard/inspirations')
  await page.goto('/dashboard')
  const { recipes } = await (await asked).json()
  const wheel = page.getByRole('region', { name: 'Recipe Inspiration Wheel' }).locator('svg text')
  await expect(wheel).toHaveCount(recipes.length)
  for (const [at, { title }] of recipes.entries()) {
    await expect(wheel.nth(at)).toHaveText(title.length > 19 ? `${title.slice(0, 19)}…` : title)
  }
})
