import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/accessibility.ts'
import { uniqueName } from '../../support/cooks.ts'
import { publishRecipe } from '../../support/recipes.ts'
import { expect, test } from '../../support/test.ts'

// The threads that compare recipes start with the first of them.
test.describe.configure({ timeout: 180_000 })

const BREAD = {
  title: uniqueName('Walnut bread'),
  ingredients: [
    { quantity: '500', unit: 'g', name: 'plain flour' },
    { quantity: '100', unit: 'g', name: 'walnuts' },
    { quantity: '7', unit: 'g', name: 'dried yeast' },
    { quantity: '320', unit: 'ml', name: 'water' },
    { quantity: '2', unit: 'tsp', name: 'salt' },
  ],
  instructions: ['Knead everything and let it rise for 2 hours.', 'Bake for 40 minutes at 220 °C.'],
}
const TWICE = {
  title: uniqueName('Bread with walnuts'),
  servings: '8',
  ingredients: [
    { quantity: '200', unit: 'g', name: 'walnuts' },
    { quantity: '1', unit: 'kg', name: 'all-purpose flour' },
    { quantity: '14', unit: 'g', name: 'dried yeast' },
    { quantity: '500', unit: 'ml', name: 'water' },
    { quantity: '4', unit: 'tsp', name: 'salt' },
    { quantity: '1', unit: 'tbsp', name: 'honey' },
  ],
  instructions: ['Make a dough, let it rise for 2 hours.', 'Bake it for 40 minutes at 220 °C.'],
}

const pairs = (page: Page) => page.getByRole('article')

test('doubles are found, told to be two recipes, and made one', async ({ memberPage: page }) => {
  await publishRecipe(page, BREAD)
  await publishRecipe(page, TWICE)
  await page.goto('/dashboard/myRecipes')
  await page.getByRole('link', { name: 'Find doubles' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Find doubles' })).toBeVisible()

  await test.step('side by side, what differs marked', async () => {
    await expect(page.getByText('1 pair that may be one recipe.')).toBeVisible({ timeout: 90_000 })
    await expect(page.getByRole('cell', { name: '100 g walnuts' })).toBeVisible()
    await expect(page.locator('mark', { hasText: '1 tbsp honey' })).toBeVisible()
    await expect(page.locator('mark', { hasText: '200 g walnuts' })).toHaveCount(0)
    await expectAccessible(page)
  })

  await test.step('two recipes, and not after all', async () => {
    await page.getByRole('button', { name: /^They are two recipes/ }).click()
    await expect(page.getByText('No two of your recipes seem to be one')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(pairs(page)).toHaveCount(1)
  })

  await test.step('one of them is kept, and the other is among its versions', async () => {
    await page.getByRole('button', { name: `Keep this one: ${BREAD.title}` }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(/becomes one of its earlier versions/)).toBeVisible()
    await expectAccessible(page, 'dialog')
    await dialog.getByRole('button', { name: 'Keep one' }).click()
    await expect(page.getByText(`Kept "${BREAD.title}"`)).toBeVisible()
    await expect(pairs(page)).toHaveCount(0)
    await page.goto('/dashboard/myRecipes')
    await expect(page.getByRole('heading', { name: BREAD.title })).toBeVisible()
    await expect(page.getByRole('heading', { name: TWICE.title })).toHaveCount(0)
  })
})

test('a recipe that is like one of the cook’s becomes its new version', async ({
  memberPage: page,
}) => {
  const id = await publishRecipe(page, BREAD)
  const lines = TWICE.ingredients.map(({ quantity, unit, name }) => `- ${quantity} ${unit} ${name}`)
  const steps = TWICE.instructions.map((step, at) => `${at + 1}. ${step}`)
  const text = [`# ${TWICE.title}`, '## Ingredients', ...lines, '## Method', ...steps].join('\n')
  await page.goto('/import')
  await page.getByLabel(/^An address/).fill(text)
  await page.getByRole('button', { name: 'Read it' }).click()
  await expect(page.getByText(/^You may have this already/)).toBeVisible({ timeout: 90_000 })
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Compare' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('cell', { name: '100 g walnuts' })).toBeVisible()
  await expectAccessible(page, 'dialog')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'New version of mine' }).click()
  await expect(page).toHaveURL(`/recipe/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: TWICE.title })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { level: 1, name: BREAD.title })).toBeVisible()
})
