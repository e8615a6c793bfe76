import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/accessibility.ts'
import { uniqueName } from '../../support/cooks.ts'
import { publishRecipe } from '../../support/recipes.ts'
import { expect, test } from '../../support/test.ts'

// Accessibility checks in both themes take long.
test.describe.configure({ timeout: 120_000 })

/** A week that never contains today; weeks start on Sunday in the browser's language. */
const WEEK = '/dashboard/mealPlanner?week=2027-03-10'

test('a week is filled, changed, moved and cleared', async ({ memberPage: page }) => {
  const title = uniqueName('Leek pot')
  await publishRecipe(page, { title, servings: '4' })
  await page.goto(WEEK)
  await expect(page.getByRole('heading', { level: 1, name: 'Meal Planner' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Mar 7 – 13, 2027' })).toBeVisible()
  await expect(page.getByText('Nothing is planned for this week.')).toBeVisible()

  await page.getByRole('button', { name: 'Add to Monday lunch' }).click()
  const dialog = page.getByRole('dialog')
  const quickAdd = dialog.getByRole('textbox', { name: 'Quick add' })
  await quickAdd.press('Enter')
  await expect(dialog.getByText('Write what you will eat.')).toBeVisible()
  await expectAccessible(page, 'dialog[open]')
  await quickAdd.fill('Leftovers')
  await quickAdd.press('Enter')
  await expect(page.getByText('Added to Monday lunch')).toBeVisible()
  await expect(day(page, 'Monday, Mar 8')).toContainText('Leftovers')

  await page.getByRole('button', { name: 'Add to Tuesday dinner' }).click()
  await dialog.getByRole('tab', { name: 'Saved' }).click()
  await expect(dialog.getByText('No saved recipes yet.')).toBeVisible()
  await dialog.getByRole('tab', { name: 'Search' }).click()
  await dialog.getByRole('searchbox', { name: 'Dish or ingredient' }).fill(title)
  await dialog.getByRole('button', { name: title }).click()
  await expect(day(page, 'Tuesday, Mar 9')).toContainText('4 portions')
  await expectAccessible(page)

  await choose(page, title, 'Portions…')
  await dialog.getByRole('button', { name: 'More portions' }).click()
  await dialog.getByRole('button', { name: 'I eat more' }).click()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(day(page, 'Tuesday, Mar 9')).toContainText('5 portions')

  await choose(page, title, 'Move to…')
  await dialog.getByLabel('Day').fill('2027-03-11')
  await dialog.getByLabel('Meal').selectOption('Breakfast')
  await dialog.getByRole('button', { name: 'Move', exact: true }).click()
  await expect(page.getByText('Moved to Thursday breakfast')).toBeVisible()
  await expect(day(page, 'Thursday, Mar 11')).toContainText(title)
  await choose(page, title, 'Copy to…')
  await dialog.getByLabel('Day').fill('2027-03-17')
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(page.getByText('Added to Wednesday breakfast')).toBeVisible()

  await choose(page, 'Leftovers', 'Remove')
  await expect(day(page, 'Monday, Mar 8')).not.toContainText('Leftovers')
  const removed = page.getByRole('listitem').filter({ hasText: 'Taken out of your meal plan' })
  await removed.getByRole('button', { name: 'Undo' }).click()
  await expect(day(page, 'Monday, Mar 8')).toContainText('Leftovers')

  await page.getByRole('link', { name: 'Next week' }).click()
  await expect(day(page, 'Wednesday, Mar 17')).toContainText('5 portions')
  await page.goto(WEEK)
  await expect(day(page, 'Thursday, Mar 11')).toContainText('5 portions')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Clear week' }).click()
  await expect(dialog).toContainText('Clear this week?')
  await dialog.getByRole('button', { name: 'Clear week' }).click()
  await expect(page.getByText('The week is cleared')).toBeVisible()
  await expect(page.getByText('Nothing is planned for this week.')).toBeVisible()
})

test('a card is dragged to another day, and a failure is said', async ({
  memberPage: page,
  allowErrors,
  isMobile,
}) => {
  allowErrors(/status of 500/)
  const { request } = page.context()
  await request.post('/api/meal-plan/entries', {
    data: { day: '2027-03-08', meal: 'lunch', text: 'Soup' },
  })
  const failing = '**/api/meal-plan/entries**'
  await page.route(failing, (route) =>
    route.fulfill({ status: 500, json: { code: 'INTERNAL', message: 'Out of order.' } }),
  )
  await page.goto(WEEK)
  await expect(page.getByRole('alert')).toContainText('Failed to load your meal plan')
  await page.unroute(failing)
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(day(page, 'Monday, Mar 8')).toContainText('Soup')

  // Phones have no drag and drop; entries are moved by the menu.
  if (!isMobile) {
    const target = page.getByRole('button', { name: 'Add to Friday lunch' })
    await day(page, 'Monday, Mar 8').getByText('Soup').dragTo(target)
    await expect(day(page, 'Friday, Mar 12')).toContainText('Soup')
  }
  const to = { day: '2027-03-12', meal: 'lunch' }
  const week = await request.get('/api/meal-plan/entries?from=2027-03-08&to=2027-03-14')
  const [soup] = (await week.json()).entries
  await request.put(`/api/meal-plan/entries/${soup._id}`, { data: to })
  for (const text of ['Bread', 'Salad']) {
    await request.post('/api/meal-plan/entries', { data: { ...to, text } })
  }
  await page.reload()
  const friday = day(page, 'Friday, Mar 12').getByRole('listitem')
  await choose(page, 'Salad', 'Move up')
  await expect(page.getByText('Salad is 2 of 3 now')).toBeVisible()
  await choose(page, 'Soup', 'Move down')
  await expect(friday.first()).toContainText('Salad')
  if (!isMobile) {
    const top = { targetPosition: { x: 20, y: 4 } }
    await friday.filter({ hasText: 'Bread' }).dragTo(friday.filter({ hasText: 'Salad' }), top)
    await expect(friday.first()).toContainText('Bread')
    await page.reload()
    await expect(friday).toContainText(['Bread', 'Salad', 'Soup'])
  }
  await page.route('**/api/meal-plan/entries/*', (route) =>
    route.fulfill({ status: 500, json: 'broken' }),
  )
  await choose(page, 'Soup', 'Remove')
  await expect(page.getByText('Failed to change your meal plan')).toBeVisible()
  await expect(page.getByRole('button', { name: 'What to do with Soup' })).toBeVisible()
})

test('a recipe goes from its page to the plan and to the list', async ({ memberPage: page }) => {
  const title = uniqueName('Bean pot')
  const recipeId = await publishRecipe(page, {
    title,
    servings: '2',
    ingredients: [
      { name: 'beans', quantity: '300', unit: 'g' },
      { name: 'salt', quantity: '1', unit: 'tsp' },
    ],
  })
  await page.context().request.post('/api/auth/inventory', {
    data: { name: 'salt', qty: 1, qtyName: 'kg' },
  })
  await page.goto(`/recipe/${recipeId}?portions=4`)
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Create Shopping List' }).click()
  await expect(dialog.getByRole('checkbox', { name: '600 g beans' })).toBeChecked()
  await expect(dialog.getByRole('checkbox', { name: '2 tsp salt' })).not.toBeChecked()
  await expectAccessible(page, 'dialog[open]')
  await dialog.getByRole('button', { name: 'Add to the list' }).click()
  await expect(page.getByText('Added to your shopping list')).toBeVisible()

  await page.getByRole('button', { name: 'Scale Recipe' }).click()
  await expect(page.getByText('Choose for how many: the amounts follow.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Fewer portions' })).toBeFocused()

  await page.getByRole('button', { name: 'Add to Meal Plan' }).click()
  await dialog.getByLabel('Day').fill('2027-03-10')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('Added to Wednesday dinner')).toBeVisible()
  await page.getByRole('button', { name: 'See the week' }).click()
  await expect(day(page, 'Wednesday, Mar 10')).toContainText(title)
  await expect(day(page, 'Wednesday, Mar 10')).toContainText('4 portions')
  await page.getByRole('tab', { name: 'Shopping list' }).click()
  await expect(page.getByRole('checkbox', { name: '600 g beans' })).toBeVisible()
})

function day(page: Page, name: string) {
  return page.getByRole('region', { name, exact: true })
}

async function choose(page: Page, meal: string, act: string) {
  await page
    .getByRole('button', { name: `What to do with ${meal}` })
    .first()
    .click()
  await page.getByRole('menuitem', { name: act }).click()
}

test('a week begins with today where days stand under each other, else with its first one', async ({
  memberPage: page,
}, { project }) => {
  // A Thursday, so that the week has past and future days.
  await page.clock.setFixedTime(new Date('2026-06-11T12:00:00'))
  await page.goto('/dashboard/mealPlanner')
  const days = page.getByRole('main').getByRole('heading', { level: 3, name: /day, / })
  await expect(days).toHaveCount(7)
  const isPhone = project.name === 'phone'
  await expect(days.first()).toHaveAccessibleName(isPhone ? 'Thursday, Jun 11' : /Jun (7|8)$/)
  const earlier = page.getByText('Earlier this week')
  await expect(earlier).toBeVisible({ visible: isPhone })
  await expectAccessible(page)
  // Beside the rail a tablet has no room for seven days either.
  await page.setViewportSize({ width: 820, height: 1180 })
  await expect(earlier).toBeVisible()
  await expect(days.first()).toHaveAccessibleName('Thursday, Jun 11')
})
