import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/accessibility.ts'
import { signUp, uniqueName } from '../../support/cooks.ts'
import { readRecipe, SOUND_FIELDS, startDraft } from '../../support/drafts.ts'
import { pasteText } from '../../support/handed-over.ts'
import { expect, test } from '../../support/test.ts'
import { ingredient, walkTo } from '../../support/wizard.ts'

// Accessibility checks in both themes take long.
test.describe.configure({ timeout: 120_000 })

test.beforeEach(async ({ page }) => {
  await signUp(page)
})

test('the wizard says what it recognises as one types', async ({ page }) => {
  await openIngredients(page)
  const first = ingredient(page, 1)
  await expect(page.getByRole('heading', { name: 'The list so far' })).toBeHidden()

  await test.step('weight and allergens stand under the row', async () => {
    await first.getByLabel('Name').fill('plain flour')
    await first.getByLabel('Quantity').fill('2')
    await first.getByLabel('Unit').fill('cups')
    await expect(first.getByText('all-purpose flour · about 250 g · contains gluten')).toBeVisible()
  })

  await test.step('leaving the row says it, once', async () => {
    const said = page.getByRole('status').getByText(/^2 cups plain flour: /)
    await expect(said).toBeHidden()
    await page.getByRole('button', { name: 'Add Ingredient' }).click()
    await expect(said).toHaveText(
      '2 cups plain flour: all-purpose flour, about 250 g, contains gluten',
    )
  })

  await test.step('an unknown name is told when it is finished', async () => {
    const second = ingredient(page, 2)
    await second.getByLabel('Name').pressSequentially('zorblax')
    await expect(page.getByRole('region', { name: 'Diets and allergens' })).toContainText(
      'Check the label of 1 line',
    )
    await expect(second.getByText(/not known here/)).toBeHidden()
    await second.getByLabel('Quantity').fill('1')
    await expect(second.getByText('not known here: diets cannot be told')).toBeVisible()
  })

  await test.step('the list is summed up', async () => {
    await expect(page.getByText('Contains gluten', { exact: true })).toBeVisible()
    await expect(page.getByText('Check the label of 1 line')).toBeVisible()
    await expectAccessible(page)
    await ingredient(page, 2).getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByText('Check the label of 1 line')).toBeHidden()
    await expect(page.getByText('Vegan', { exact: true })).toBeVisible()
  })
})

test('a whole line typed as a name is taken apart, and can be had back', {
  tag: '@any-width',
}, async ({ page }) => {
  const id = await openIngredients(page)
  const first = ingredient(page, 1)
  const line = '2 (400 g) cans chopped tomatoes, drained'

  await first.getByLabel('Name').pressSequentially(line)
  await expect(page.getByText(/Without a quantity/)).toBeHidden()
  await first.getByLabel('Name').press('Tab')
  await expectFields(page, 1, ['chopped tomatoes, drained', '2', '(400 g) cans'])
  await expect(first.getByLabel('Quantity')).toBeFocused()
  await expect(first.getByText('about 800 g')).toBeVisible()

  await page.getByRole('button', { name: 'Undo' }).click()
  await expectFields(page, 1, [line, '', ''])
  await first.getByLabel('Name').focus()
  await first.getByLabel('Name').press('Tab')
  await expectFields(page, 1, [line, '', ''])

  await first.getByLabel('Name').fill('3 tbsp olive oil')
  await first.getByLabel('Name').press('Enter')
  await expectFields(page, 1, ['olive oil', '3', 'tbsp'])
  await expect(ingredient(page, 2).getByLabel('Name')).toBeFocused()
  await page.keyboard.type('salt to taste')
  await page.getByRole('button', { name: 'Save and Continue', exact: true }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Instructions' })).toBeVisible()
  expect((await readRecipe(page, id)).ingredients).toEqual([
    { name: 'olive oil', quantity: '3', unit: 'tbsp' },
    { name: 'salt', quantity: 'to taste', unit: '' },
  ])
})

test('a list pasted from a web page becomes rows, each recognised', { tag: '@any-width' }, async ({
  page,
}) => {
  await openIngredients(page)
  await pasteText(
    ingredient(page, 1).getByLabel('Name'),
    'Ingredients\n1x2x3x\nFor the dough\n▢ 500 g strong flour\n▢ 1 stick butter\nTopping:\n• 2 courgettes\n',
  )
  await expectFields(page, 1, ['strong flour', '500', 'g'])
  await expectFields(page, 3, ['courgettes', '2', ''])
  await expect(ingredient(page, 2).getByText('about 113 g · contains milk')).toBeVisible()
  await expect(ingredient(page, 3).getByText(/^zucchini · about/)).toBeVisible()
  await expect(page.getByText('Contains gluten and milk', { exact: true })).toBeVisible()
})

test('without the knowledge the step works as ever', { tag: '@any-width' }, async ({
  page,
  allowErrors,
}) => {
  allowErrors(/Failed to load resource/)
  await page.route(/knowledge-used[^/]*\.js/, (route) => route.abort())
  const id = await openIngredients(page)
  const asked = page.waitForEvent('requestfailed')
  await ingredient(page, 1).getByLabel('Name').fill('1 stick butter')
  await asked
  await ingredient(page, 1).getByLabel('Name').press('Tab')
  await expectFields(page, 1, ['butter', '1', 'stick'])
  await expect(page.getByText(/about 113 g/)).toBeHidden()
  await walkTo(page, 'Instructions')
  expect((await readRecipe(page, id)).ingredients).toEqual([
    { name: 'butter', quantity: '1', unit: 'stick' },
  ])
})

/** The ingredients of a new draft that has none; answers its id. */
async function openIngredients(page: Page): Promise<string> {
  const title = uniqueName('Recognised')
  const id = await startDraft(page, { ...SOUND_FIELDS, title, ingredients: [] })
  await page.goto(`/recipe/edit/${id}`)
  await walkTo(page, 'Ingredients')
  return id
}

async function expectFields(page: Page, number: number, values: string[]): Promise<void> {
  const [name = '', quantity = '', unit = ''] = values
  const row = ingredient(page, number)
  await expect(row.getByLabel('Name')).toHaveValue(name)
  await expect(row.getByLabel('Quantity')).toHaveValue(quantity)
  await expect(row.getByLabel('Unit')).toHaveValue(unit)
}
