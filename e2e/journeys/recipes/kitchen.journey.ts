import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/accessibility.ts'
import { uniqueName } from '../../support/cooks.ts'
import { publishRecipe } from '../../support/recipes.ts'
import { expect, test } from '../../support/test.ts'

test('a recipe says what it suits, what it contains and why, and what it feeds', async ({
  memberPage: page,
}) => {
  await page.goto('/search?q=cacio e pepe')
  await page.getByRole('link', { name: /^Cacio e Pepe/ }).click()
  const diets = page.getByRole('region', { name: 'Diets and allergens' })
  await expect(diets.getByText('No nuts')).toBeVisible()
  await expect(
    diets.getByText('as far as the listed ingredients go', { exact: true }),
  ).toBeVisible()

  await diets.getByText(/^Contains .*milk/).click()
  const contains = diets.getByRole('region', { name: 'Contains' })
  await expect(contains.getByText(/\d+ g Pecorino/)).toBeVisible()
  await expect(contains.getByText(/^Pecorino .*contains milk/)).toBeVisible()
  const unsuited = diets.getByRole('region', { name: 'Does not suit' })
  const vegan = unsuited.getByRole('listitem').filter({ hasText: /^Vegan/ })
  await vegan.locator('summary').click()
  await expect(vegan.getByText(/^Pecorino .*contains milk/)).toBeVisible()
  await expectAccessible(page)

  await openNutrition(page)
  const energy = page.locator('dl > div').filter({ hasText: 'Energy' })
  const perPortion = await energy.innerText()
  expect(perPortion).toMatch(/\d{3}\s*kcal/)
  await page.getByText('Per 100 g').click()
  await expect(energy).not.toHaveText(perPortion)
  await page.getByText('How this was counted').click()
  await expect(page.getByText('by weight').first()).toBeVisible()
  await expect(page.getByText(/USDA National Nutrient Database/)).toBeVisible()
  await expectAccessible(page)
})

test('where too little is known there are no figures, but what is missing', {
  tag: '@any-width',
}, async ({ memberPage: page }) => {
  const ingredients = [
    { name: 'zorblax', quantity: '900', unit: 'g' },
    { name: 'butter', quantity: '50', unit: 'g' },
  ]
  const recipeId = await publishRecipe(page, { title: uniqueName('Zorblax'), ingredients })
  await page.goto(`/recipe/${recipeId}`)
  const diets = page.getByRole('region', { name: 'Diets and allergens' })
  await diets.getByText('Check the label of 1 line').click()
  await expect(diets.getByText('900 g zorblax', { exact: true })).toHaveCount(1)
  await openNutrition(page)
  await expect(page.getByText(/too little for figures/)).toBeVisible()
  await expect(page.getByText(/^900 g zorblax \(.+\)$/)).toBeVisible()
  await expect(page.getByText('Energy')).toBeHidden()
  await expectAccessible(page)
})

test('an answer of the assistant is checked and counted in the browser', {
  tag: '@any-width',
}, async ({ memberPage: page }) => {
  await askForSoup(page)
  const answer = page.getByRole('article')
  await expect(answer.getByText(/^Checked for \d+ diets and 14 allergens/)).toBeVisible()
  const diets = answer.getByRole('region', { name: 'Diets and allergens' })
  await diets.locator('summary').first().click()
  await answer.getByText(/^A portion: \d+/).click()
  await expect(answer.getByText('Vitamin C', { exact: true })).toBeVisible()
  await expectAccessible(page)
})

test("without the kitchen's knowledge an answer is a recipe all the same", {
  tag: '@any-width',
}, async ({ memberPage: page, allowErrors }) => {
  allowErrors(/Failed to load resource/)
  await page.route('**/knowledge-*.js', (route) => route.abort())
  const refused = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('/knowledge-'),
  )
  await askForSoup(page)
  await refused
  await expect(page.getByRole('button', { name: 'Save as recipe' })).toBeVisible()
  await expect(page.getByText('Checking diets')).toBeHidden()
  await expect(page.getByRole('region', { name: 'Diets and allergens' })).toBeHidden()
})

test('a search for a diet finds what keeps to it, not what is tagged with it', {
  tag: '@any-width',
}, async ({ memberPage: page }) => {
  const word = uniqueName('parsnip').split(' ').join('')
  await publishRecipe(page, {
    title: `${word} with cream`,
    tags: ['Vegan'],
    ingredients: [{ name: 'cream', quantity: '200', unit: 'ml' }],
  })
  await publishRecipe(page, {
    title: `${word} with oil`,
    ingredients: [{ name: 'olive oil', quantity: '2', unit: 'tbsp' }],
  })
  await page.goto(`/search?q=${word}`)
  await expect(page.getByText('2 recipes', { exact: true })).toBeVisible()
  const openFilters = page.getByRole('button', { name: 'Filters' })
  if (await openFilters.isVisible()) await openFilters.click()
  await expect(page.getByText(/^Only recipes that list nothing the diet forbids/)).toBeVisible()
  await page.getByRole('button', { name: 'Vegan 1' }).click()
  await expect(page.getByText('1 recipe', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: `${word} with oil`, exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: `${word} with cream`, exact: true })).toBeHidden()
  expect(new URL(page.url()).searchParams.get('tags')).toBe('Vegan')
  await page.getByRole('button', { name: 'More diets' }).click()
  await expect(page.getByRole('button', { name: 'Egg-Free 1' })).toBeVisible()
  await expectAccessible(page)
})

/** Beneath the method, or in its tab where there is no room. */
async function openNutrition(page: Page): Promise<void> {
  const tab = page.getByRole('tab', { name: 'Nutrition' })
  await expect(tab.or(page.getByRole('heading', { name: 'Nutrition' }))).toBeVisible()
  if (await tab.isVisible()) await tab.click()
}

async function askForSoup(page: Page): Promise<void> {
  await page.goto('/ai')
  await page.getByLabel('Message to the assistant').fill('A tomato soup with white beans')
  await page.getByLabel('Message to the assistant').press('Enter')
  await expect(page.getByRole('button', { name: 'Save as recipe' })).toBeVisible({
    timeout: 30_000,
  })
}
