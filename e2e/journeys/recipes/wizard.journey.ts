import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/accessibility.ts'
import { signUp, uniqueName } from '../../support/cooks.ts'
import { readRecipe, SOUND_FIELDS, startDraft } from '../../support/drafts.ts'
import { dragDown, pasteText } from '../../support/handed-over.ts'
import { expect, test } from '../../support/test.ts'
import {
  idIn,
  ingredient,
  instruction,
  press,
  savedNote,
  stepButton,
  walkTo,
} from '../../support/wizard.ts'

const photo = fileURLToPath(new URL('../../fixtures/tomato-soup.jpg', import.meta.url))

// Accessibility checks in both themes take long.
test.describe.configure({ timeout: 120_000 })

test.beforeEach(async ({ page }) => {
  await signUp(page)
})

test('a recipe is written in five steps and published', async ({ page }) => {
  test.setTimeout(180_000)
  const title = uniqueName('Tomato soup')
  await page.goto('/recipe/create')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create a New Recipe')

  await test.step('the picture comes first', async () => {
    for (const later of ['Details', 'Ingredients', 'Instructions', 'Publish']) {
      await expect(stepButton(page, later)).toBeDisabled()
    }
    await press(page, 'Continue')
    await expect(page.getByText('Please select an image')).toBeVisible()
    await expectAccessible(page)
    await page.locator('input[type=file]').setInputFiles(photo)
    await expect(page.getByText('Please select an image')).toBeHidden()
    await press(page, 'Continue')
  })

  await test.step('a draft is there, and its details are saved', async () => {
    await expect(page).toHaveURL(/\/recipe\/create\/[0-9a-f-]{36}$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit Your Recipe')
    await expect(page.getByRole('heading', { level: 2, name: 'Details' })).toBeFocused()
    await expect(stepButton(page, 'Media')).toBeEnabled()
    await expect(stepButton(page, 'Ingredients')).toBeEnabled()
    await expect(stepButton(page, 'Instructions')).toBeDisabled()
    await page.getByLabel('Title').fill(title)
    await page.getByLabel('Description').fill('Red, hot and ready in half an hour.')
    await page.getByLabel('Cook time').fill('1 hour 30 minutes')
    await expect(page.locator('main form').getByText('1 h 30 min')).toBeVisible()
    await page.getByLabel('Servings').fill('4 people')
    await expect(page.getByText('serves 4')).toBeVisible()
    await page.getByLabel('Tags').fill('Italian, , easy , winter')
    await page.getByLabel('Tags').blur()
    await expect(page.getByLabel('Cuisine')).toHaveValue('Italian')
    await expect(page.getByLabel('Difficulty')).toHaveValue('Easy')
    await expect(page.getByLabel('Meal type')).toHaveValue('')
    await expectAccessible(page)
    await press(page, 'Save and Continue')
  })

  await test.step('a pasted list becomes rows, and complete rows alone are kept', async () => {
    await expect(page.getByRole('heading', { level: 2, name: 'Ingredients' })).toBeFocused()
    await pasteText(
      ingredient(page, 1).getByLabel('Name'),
      '1 kg ripe tomatoes, halved\n2 onions\n',
    )
    await expect(ingredient(page, 1).getByLabel('Name')).toHaveValue('ripe tomatoes, halved')
    await expect(ingredient(page, 1).getByLabel('Unit')).toHaveValue('kg')
    await ingredient(page, 2).getByLabel('Name').press('Enter')
    await expect(ingredient(page, 3).getByLabel('Name')).toBeFocused()
    await page.keyboard.type('pepper')
    await expect(page.getByText(/Without a quantity this row is not saved/)).toBeVisible()
    await expectAccessible(page)
    await press(page, 'Save and Continue')
  })

  await test.step('steps are written', async () => {
    await instruction(page, 1).getByLabel('What to do').fill('Roast everything.')
    await page.getByRole('button', { name: 'Add Step' }).click()
    await instruction(page, 2).getByLabel('What to do').fill('Blend until smooth.')
    await page.getByRole('button', { name: 'Add Step' }).click()
    await expectAccessible(page)
    await press(page, 'Save and Continue')
  })

  await test.step('the check passes and the recipe is published', async () => {
    await expect(page.getByText('Your recipe is ready to be published!')).toBeVisible()
    await expect(page.getByRole('article').filter({ visible: true })).toContainText(title)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Publish Recipe' }).click()
    await expect(page).toHaveURL(/\/recipe\/[0-9a-f-]{36}$/)
  })

  const recipe = await readRecipe(page, idIn(page))
  expect(recipe).toMatchObject({
    title,
    status: 'published',
    cookTime: '1 hour 30 minutes',
    servings: '4 people',
    tags: ['Italian', 'easy', 'winter'],
    cuisine: 'Italian',
    difficulty: 'Easy',
    mealType: null,
    allowComments: true,
    ingredients: [
      { name: 'ripe tomatoes, halved', quantity: '1', unit: 'kg' },
      { name: 'onions', quantity: '2', unit: '' },
    ],
    instructions: ['Roast everything.', 'Blend until smooth.'],
  })
  expect(recipe.photo).not.toBeNull()
})

test('issues bar the way to publication and lead to where they are mended', {
  tag: '@any-width',
}, async ({ page }) => {
  const title = uniqueName('Leeks')
  const id = await startDraft(page, {
    ...SOUND_FIELDS,
    title,
    cookTime: 'a while',
    ingredients: [],
  })
  await page.goto(`/recipe/edit/${id}`)
  await walkTo(page, 'Publish')
  await expect(page.getByText('Recipe validation issues:')).toBeVisible()
  await expect(page.getByText('Add at least one ingredient with a name')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Fix Issues to Publish' })).toBeDisabled()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Go to Ingredients' }).click()
  await ingredient(page, 1).getByLabel('Name').fill('leeks')
  await ingredient(page, 1).getByLabel('Quantity').fill('3')
  await walkTo(page, 'Publish')
  await expect(page.getByText('Add at least one ingredient with a name')).toBeHidden()
  await page.getByRole('button', { name: 'Go to Details' }).click()
  await page.getByLabel('Cook time').fill('25 min')
  await walkTo(page, 'Publish')
  await expect(page.getByText('Your recipe is ready to be published!')).toBeVisible()

  const answer = await page.context().request.put(`/api/recipes/${id}`, { data: { servings: '' } })
  expect(answer.ok()).toBe(true)
  await page.getByRole('button', { name: 'Check Recipe' }).click()
  await expect(page.getByText('Enter the servings as a number')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Fix Issues to Publish' })).toBeDisabled()
})

test('rows are added, moved and removed, by keyboard too', async ({ page }) => {
  const ingredients = ['leeks', 'butter', 'cream'].map((name) => ({
    name,
    quantity: '1',
    unit: '',
  }))
  const id = await startDraft(page, { ...SOUND_FIELDS, title: uniqueName('Leeks'), ingredients })
  await page.goto(`/recipe/edit/${id}`)
  await walkTo(page, 'Ingredients')
  await ingredient(page, 1).getByRole('button', { name: 'Move down' }).click()
  await expectIngredients(page, ['butter', 'leeks', 'cream'])
  await expect(ingredient(page, 2).getByRole('button', { name: 'Move down' })).toBeFocused()
  await expect(page.getByText('Moved to place 2 of 3.')).toBeAttached()

  await ingredient(page, 3).getByLabel('Quantity').press('Alt+ArrowUp')
  await expectIngredients(page, ['butter', 'cream', 'leeks'])
  await expect(ingredient(page, 2).getByLabel('Quantity')).toBeFocused()

  const first = await ingredient(page, 1).boundingBox()
  const third = await ingredient(page, 3).boundingBox()
  const grip = ingredient(page, 1).locator('[data-drag-handle]')
  await dragDown(grip, (third?.y ?? 0) - (first?.y ?? 0) + 12)
  await expectIngredients(page, ['cream', 'leeks', 'butter'])
  await expect(page.getByText('Moved to place 3 of 3.')).toBeAttached()
  await dragDown(ingredient(page, 3).locator('[data-drag-handle]'), -1000)
  await expectIngredients(page, ['butter', 'cream', 'leeks'])

  await ingredient(page, 2).getByRole('button', { name: 'Remove' }).click()
  await expectIngredients(page, ['butter', 'leeks'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectIngredients(page, ['butter', 'cream', 'leeks'])

  await ingredient(page, 3).getByRole('button', { name: 'Remove' }).click()
  await ingredient(page, 2).getByRole('button', { name: 'Remove' }).click()
  await expectIngredients(page, ['butter'])
  await expect(ingredient(page, 1).getByRole('button', { name: 'Remove' })).toBeDisabled()

  await walkTo(page, 'Instructions')
  await expect(instruction(page, 1).getByRole('button', { name: 'Remove' })).toBeDisabled()
  expect(
    (await readRecipe(page, id)).ingredients.map(({ name }: { name: string }) => name),
  ).toEqual(['butter'])
})

test('a whole recipe is pasted, and fills in what is blank', async ({ page }) => {
  const id = await startDraft(page, { title: 'My own title' })
  await page.goto(`/recipe/edit/${id}`)
  await walkTo(page, 'Ingredients')
  await pasteText(
    ingredient(page, 1).getByLabel('Name'),
    'Leek Soup\n\nFor a cold evening.\n\nServes 4\nTotal time: 45 min\n\nIngredients\n3 leeks\n1 l stock\n\nInstructions\n1. Slice the leeks.\n2. Simmer for 25 minutes.\n',
  )
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Title: Leek Soup')).not.toBeChecked()
  await expect(dialog.getByLabel('Ingredients: 2 ingredients')).toBeChecked()
  await expectAccessible(page)
  await press(page, 'Fill in the Recipe')
  await expect(ingredient(page, 2).getByLabel('Name')).toHaveValue('stock')
  await expect(savedNote(page)).toBeVisible()
  expect(await readRecipe(page, id)).toMatchObject({
    title: 'My own title',
    description: 'For a cold evening.',
    servings: '4',
    cookTime: '45 min',
    instructions: ['Slice the leeks.', 'Simmer for 25 minutes.'],
  })
  await press(page, 'Undo')
  await expect(ingredient(page, 1).getByLabel('Name')).toHaveValue('')
  await expect.poll(async () => (await readRecipe(page, id)).servings).toBe('')
})

test('the limit of a field is told when it comes near', { tag: '@any-width' }, async ({ page }) => {
  const id = await startDraft(page, { title: 'Short' })
  await page.goto(`/recipe/edit/${id}`)
  await expect(page.getByText(/of 120 characters/)).toBeHidden()
  await page.getByLabel('Title').fill('x'.repeat(118))
  await expect(page.getByText('118 of 120 characters')).toBeVisible()
  await page.getByLabel('Title').fill('x'.repeat(121))
  await press(page, 'Save and Continue')
  await expect(page.getByText('At most 120 characters')).toBeVisible()
  await expect(page.getByLabel('Title')).toBeFocused()
  expect((await readRecipe(page, id)).title).toBe('Short')
})

async function expectIngredients(page: Page, names: string[]): Promise<void> {
  await expect
    .poll(() =>
      page
        .getByLabel('Name', { exact: true })
        .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value)),
    )
    .toEqual(names)
}
