import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/accessibility.ts'
import { expect, test } from '../../support/test.ts'

// Accessibility checks in both themes take long.
test.describe.configure({ timeout: 120_000 })

test('a line fills the pantry, and what expires first stands in front', async ({
  memberPage: page,
}) => {
  await page.goto('/dashboard/inventory')
  await expect(page.getByRole('heading', { level: 1, name: 'Inventory' })).toBeVisible()
  await expect(page.getByText('Nothing in the pantry yet')).toBeVisible()
  await expectAccessible(page)

  const line = page.getByRole('textbox', { name: 'Quick add' })
  await line.fill('1.5 kg flour')
  await expect(page.getByText('1,500 grams flour')).toBeVisible()
  await line.press('Enter')
  await expect(page.getByText('Ingredient added successfully')).toBeVisible()
  for (const next of [
    '3 eggs, exp tomorrow',
    '2 l milk, exp in 4 weeks',
    '½ lemon, exp 1/5/2024',
  ]) {
    await line.fill(next)
    await line.press('Enter')
    await expect(line).toHaveValue('')
  }
  await expect(page.getByText('4 ingredients', { exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: /^Expired/ }).getByRole('listitem')).toContainText([
    /lemon.*1 piece.*Expired [\d,]+ days ago/,
  ])
  await expect(rows(page)).toContainText([
    'lemon',
    /eggs.*3 pieces.*Expires in 1 day/,
    /milk.*2 liters.*Expires: /,
    /flour.*No expiry date set/,
  ])
  await page.reload()
  await expect(rows(page)).toHaveCount(4)
  await expectAccessible(page)

  const find = page.getByRole('link', { name: 'Find recipes' })
  await expect(find).toHaveAttribute('href', '/search?pantry=true')
  await expect(
    page.getByRole('region', { name: 'Use it up' }).getByRole('link', { name: 'Cook With AI' }),
  ).toHaveAttribute('href', '/ai?mode=ingredients&useInventory=true')
  // An item without a date is not listed as expiring first.
  await expect(page.getByText('What keeps the shortest: eggs and milk.')).toBeVisible()
  await find.click()
  await expect(page.getByRole('heading', { level: 1, name: 'What you can cook' })).toBeVisible()
  await expect(page.getByText('No results found')).toHaveCount(0)
})

test('the form asks for what is missing, in words', { tag: '@any-width' }, async ({
  memberPage: page,
}) => {
  await page.goto('/dashboard/inventory')
  const open = page.getByRole('button', { name: 'Fill in a form instead' })
  const form = page.getByRole('form', { name: 'Add Ingredient' })
  await expect(open.or(form)).toBeVisible()
  if (await open.isVisible()) await open.click()
  const add = form.getByRole('button', { name: 'Add Ingredient' })
  await expect(form.getByLabel('Unit')).toHaveValue('lbs')
  await add.click()
  await expect(form.getByRole('alert')).toHaveText('Please fill in name, quantity, and unit')
  await form.getByLabel('Name').fill('potatoes')
  await form.getByLabel('Quantity').fill('0')
  await add.click()
  await expect(form.getByRole('alert')).toHaveText('Quantity must be a positive number')
  await expectAccessible(page)
  await form.getByLabel('Quantity').fill('5')
  await add.click()
  await expect(rows(page)).toContainText(['potatoes'])
  await expect(page.getByText('5 lbs')).toBeVisible()
})

test('an item is changed in its place, and its focus comes back', async ({ memberPage: page }) => {
  await stock(page, { name: 'butter', qty: 250, qtyName: 'grams' })
  await page.goto('/dashboard/inventory')
  const edit = page.getByRole('button', { name: 'Edit butter' })
  await edit.click()
  const editor = page.getByRole('form', { name: 'Edit butter' })
  await expect(editor.getByLabel('Name')).toBeFocused()
  await editor.getByLabel('Quantity').fill('300')
  await page.keyboard.press('Escape')
  await expect(edit).toBeFocused()
  await expect(page.getByText('250 grams')).toBeVisible()

  await edit.click()
  await expectAccessible(page)
  await editor.getByLabel('Quantity').fill('500')
  await editor.getByLabel('Expiry date').fill('2024-02-03')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: /^Expired/ })).toContainText('500 grams')
  await page.reload()
  await expect(rows(page)).toContainText([/butter.*500 grams.*Expired/])
})

test('what is deleted comes back, and clearing asks first', async ({ memberPage: page }) => {
  await stock(page, { name: 'leeks', qty: 2, qtyName: 'pieces' })
  await stock(page, { name: 'cream', qty: 1, qtyName: 'cups', expiryDate: '2031-05-02' })
  await page.goto('/dashboard/inventory')
  await page.getByRole('button', { name: 'Delete cream' }).click()
  await expect(page.getByText('Ingredient deleted successfully')).toBeVisible()
  await expect(rows(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rows(page)).toContainText([/cream.*1 cup.*Expires: May 2, 2031/, 'leeks'])

  const question =
    'Are you sure you want to clear all inventory items? This action cannot be undone.'
  await page.getByRole('button', { name: 'Clear All' }).click()
  await expect(page.getByRole('dialog')).toContainText(question)
  await expectAccessible(page, 'dialog[open]')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(rows(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Clear All' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Clear All' }).click()
  await expect(page.getByText('Inventory cleared successfully')).toBeVisible()
  await expect(page.getByText('Nothing in the pantry yet')).toBeVisible()
})

test('what fails is taken back, and says why', { tag: '@any-width' }, async ({
  memberPage: page,
  allowErrors,
}) => {
  allowErrors(/status of (409|503)/, /ERR_FAILED/)
  await stock(page, { name: 'rice', qty: 1, qtyName: 'kg' })
  await page.goto('/dashboard/inventory')
  await expect(rows(page)).toHaveCount(1)
  const inventory = '**/api/auth/inventory'
  const full = { code: 'LIST_FULL', message: 'Your pantry is full.' }
  await page.route(inventory, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 409, json: full })
      : route.fallback(),
  )
  const line = page.getByRole('textbox', { name: 'Quick add' })
  await line.fill('2 onions')
  await line.press('Enter')
  await expect(page.getByText('Your pantry is full.')).toBeVisible()
  await expect(line).toHaveValue('2 onions')
  await page.route('**/api/auth/inventory/*', (route) => route.abort())
  await page.getByRole('button', { name: 'Delete rice' }).click()
  await expect(page.getByText('Failed to delete ingredient')).toBeVisible()
  await expect(rows(page)).toContainText(['rice'])

  await page.unroute(inventory)
  const busy = { code: 'OVERLOADED', message: 'Potluck is busy.' }
  await page.route(inventory, (route) => route.fulfill({ status: 503, json: busy }))
  await page.reload()
  await expect(page.getByText('Failed to load inventory items')).toBeVisible({ timeout: 20_000 })
  await expectAccessible(page)
  await page.unroute(inventory)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(rows(page)).toContainText(['rice'])
})

test('the order inside the groups is kept in the address', { tag: '@any-width' }, async ({
  memberPage: page,
}) => {
  for (const name of ['pears', 'apples', 'figs']) {
    await stock(page, { name, qty: 4, qtyName: 'pieces' })
  }
  await page.goto('/dashboard/inventory')
  await expect(rows(page)).toContainText(['figs', 'apples', 'pears'])
  await page.getByLabel('Sort by').selectOption('Name')
  await expect(rows(page)).toContainText(['apples', 'figs', 'pears'])
  await expect(page).toHaveURL(/sort=name/)
  await page.reload()
  await expect(rows(page)).toContainText(['apples', 'figs', 'pears'])
})

function rows(page: Page) {
  return page.getByRole('main').locator('section li')
}

async function stock(page: Page, item: Record<string, unknown>): Promise<void> {
  const answer = await page.context().request.post('/api/auth/inventory', { data: item })
  expect(answer.ok()).toBe(true)
}
