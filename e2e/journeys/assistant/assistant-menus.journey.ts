import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/accessibility.ts'
import { expect, test } from '../../support/test.ts'

// Each answer is written by the built-in engine, and read at both themes.
test.describe.configure({ timeout: 120_000 })

test('a menu shows its dishes and what is done when, by the hour one eats at', async ({
  memberPage: page,
}) => {
  await page.goto('/ai')
  await ask(page, 'three course Italian menu for 6 at 8 pm')
  const menu = page.getByRole('article').last()
  await expect(menu.getByRole('heading', { name: 'What to do when' })).toBeVisible({
    timeout: 30_000,
  })
  await expect(menu.getByText('For 6', { exact: true })).toBeVisible()
  await expect(menu.getByText('Dessert', { exact: true })).toBeVisible()
  await expect(menu.getByLabel('Served at')).toHaveValue('20:00')
  await expectAccessible(page)

  await menu.getByText('Main', { exact: true }).first().click()
  await expect(menu.getByRole('heading', { name: 'Ingredients' })).toBeVisible()
  await menu.getByLabel('Served at').fill('13:00')
  await expect(menu.getByRole('listitem').last()).toContainText(/\b(?:12|1):\d\d/)
})

test('a week is planned, changed by a press, taken into the planner and given back', {
  tag: '@any-width',
}, async ({ memberPage: page }) => {
  await page.goto('/ai')
  await ask(page, 'plan our week')
  const plan = page.getByRole('article').last()
  await expect(plan.getByText('Sunday', { exact: true })).toBeVisible({ timeout: 30_000 })
  await expectAccessible(page)
  await plan.getByRole('button', { name: 'Leave out Sunday' }).click()
  await expect(plan.getByText('Sunday', { exact: true })).toBeHidden()

  await plan.getByRole('button', { name: 'Put into my planner' }).click()
  await expect(page.getByText('In your planner and on your shopping list.')).toBeVisible()
  expect(await countOnList(page)).toBeGreaterThan(5)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(plan.getByRole('button', { name: 'Put into my planner' })).toBeVisible()
  await expect.poll(() => countOnList(page)).toBe(0)

  await plan.getByRole('button', { name: 'Swap Monday' }).click()
  await expect(page.getByText('Another Monday', { exact: true })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(2, { timeout: 30_000 })
})

test('what a question or a dish may go on with is a press away', { tag: '@any-width' }, async ({
  memberPage: page,
}) => {
  await page.goto('/ai')
  await ask(page, 'how long do I boil an egg')
  const choices = page.getByRole('list', { name: 'Go on with' })
  await expect(page.getByText(/minutes for a runny yolk/)).toBeVisible({ timeout: 30_000 })
  await choices.getByRole('button', { name: 'Deviled eggs' }).click()
  await expect(page.getByRole('heading', { name: 'Deviled eggs' })).toBeVisible({ timeout: 30_000 })
})

async function ask(page: Page, text: string): Promise<void> {
  await page.getByLabel('Message to the assistant').fill(text)
  await page.getByLabel('Message to the assistant').press('Enter')
}

async function countOnList(page: Page): Promise<number> {
  const answer = await page.context().request.get('/api/shopping-list')
  return (await answer.json()).items.length
}
