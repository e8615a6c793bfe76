import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/accessibility.ts'
import { uniqueName } from '../../support/cooks.ts'
import { publishRecipe } from '../../support/recipes.ts'
import { expect, test } from '../../support/test.ts'

// Accessibility checks in both themes take long.
test.describe.configure({ timeout: 120_000 })

const LIST = '/dashboard/mealPlanner?view=shopping&week=2027-03-10'

test('a week becomes a list, the list a pantry', async ({ memberPage: page }) => {
  const title = uniqueName('Onion pot')
  const { request } = page.context()
  const recipeId = await publishRecipe(page, {
    title,
    ingredients: [
      { name: 'onions', quantity: '3', unit: '' },
      { name: 'flour', quantity: '500', unit: 'g' },
      { name: 'salt', quantity: '1', unit: 'tsp' },
    ],
  })
  await request.post('/api/meal-plan/entries', {
    data: { day: '2027-03-09', meal: 'dinner', recipeId },
  })
  await stock(page, { name: 'flour', qty: 200, qtyName: 'grams' })
  await stock(page, { name: 'salt', qty: 1, qtyName: 'kg' })
  await page.goto(LIST)
  await expect(page.getByText('Nothing to buy')).toBeVisible()
  await page.getByRole('button', { name: 'Add this week’s meals' }).click()
  await expect(page.getByText('The week is on your shopping list')).toBeVisible()
  await expect(page.getByText('2 things to buy')).toBeVisible()
  await expect(box(page, '300 g flour')).toBeVisible()
  await expect(page.getByText('200 g at home of 500 g')).toBeVisible()
  const atHome = page.getByRole('region', { name: 'In your pantry already' })
  await expect(atHome.getByRole('checkbox', { name: '1 tsp salt' })).toBeVisible()
  await page.getByRole('switch', { name: 'Leave out what is in my pantry' }).click()
  await expect(box(page, '500 g flour')).toBeVisible()
  await expect(atHome).toBeHidden()

  const line = page.getByRole('textbox', { name: 'Add to the list' })
  await line.press('Enter')
  await expect(page.getByText('Write what you need.')).toBeVisible()
  await line.fill('1 onion')
  await line.press('Enter')
  await expect(box(page, '4 onions')).toBeVisible()
  await expect(page.getByRole('link', { name: title }).first()).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Edit onions' }).click()
  const editor = page.getByRole('textbox', { name: 'How much, and what' })
  await expect(editor).toHaveValue('4 onions')
  await editor.fill('6 onions')
  await editor.press('Enter')
  await expect(box(page, '6 onions')).toBeVisible()
  await page.getByRole('button', { name: 'Take flour off the list' }).click()
  await expect(page.getByText('flour is off the list')).toBeVisible()
  await expect(box(page, '500 g flour')).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(box(page, '500 g flour')).toBeVisible()

  await box(page, '6 onions').click()
  await page.getByRole('button', { name: 'Put into the pantry' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('checkbox', { name: '6 pieces onions' })).toBeChecked()
  await expectAccessible(page, 'dialog[open]')
  await dialog.getByRole('button', { name: 'Put away' }).click()
  await expect(page.getByText('Put into your pantry')).toBeVisible()
  await expect(box(page, '6 onions')).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(box(page, '6 onions')).toBeChecked()
  await page.getByRole('button', { name: 'Clear ticked' }).click()
  await expect(page.getByText('What was ticked is off the list')).toBeVisible()
  await page.getByRole('button', { name: 'Add this week’s meals' }).click()
  await expect(page.getByText('The week is on your shopping list').last()).toBeVisible()
  await expect(page).toHaveURL(/week=2027-03-07&view=shopping&pantry=ignored$/)
  await expect(page.getByText('2 things to buy')).toBeVisible()
})

test('a tick holds where there is no network, and the list can be taken along @any-width', async ({
  memberPage: page,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/, /status of 500/)
  const { request } = page.context()
  await stock(page, { name: 'lemons', qty: 3, qtyName: 'pieces' })
  for (const text of ['2 lemons', '1 kg potatoes']) {
    await request.post('/api/shopping-list/lines', { data: { text } })
  }
  await page.route('**/api/shopping-list', (route) =>
    route.fulfill({ status: 500, json: { code: 'INTERNAL', message: 'Out of order.' } }),
  )
  await page.goto(LIST)
  await expect(page.getByRole('alert')).toContainText('Failed to load your shopping list')
  await page.unroute('**/api/shopping-list')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(box(page, '2 lemons')).toBeVisible()
  // Lines written by hand are not reduced by what the pantry has.
  await expect(page.getByText(/^3\b.* at home$/)).toBeVisible()

  const ticking = '**/api/shopping-list/lines'
  await page.route(ticking, (route) => route.abort())
  await box(page, '2 lemons').click()
  await expect(box(page, '2 lemons')).toBeChecked()
  await page.unroute(ticking)
  await expect
    .poll(async () => (await (await request.get('/api/shopping-list')).json()).items[1]?.isTicked)
    .toBe(true)
  await page.reload()
  await expect(box(page, '2 lemons')).toBeChecked()

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Copy as text' }).click()
  await expect(page.getByText('Shopping list copied')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe('Fruit and vegetables\n- 1 kg potatoes')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  await expect(page.getByText('1 kg potatoes', { exact: true }).last()).toBeVisible()
})

function box(page: Page, name: string) {
  return page.getByRole('checkbox', { name, exact: true })
}

async function stock(page: Page, item: object) {
  const answer = await page.context().request.post('/api/auth/inventory', { data: item })
  expect(answer.ok()).toBe(true)
}
