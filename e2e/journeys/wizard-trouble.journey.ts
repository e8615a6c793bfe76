import { expectAccessible } from '../support/accessibility.ts'
import { signUp, uniqueName } from '../support/cooks.ts'
import { readRecipe, SOUND_FIELDS, startDraft } from '../support/drafts.ts'
import { expect, test } from '../support/test.ts'
import { press } from '../support/wizard.ts'

// Looking for barriers in both themes takes its time.
test.describe.configure({ timeout: 120_000 })

test.beforeEach(async ({ page }) => {
  await signUp(page)
})

test('a recipe that was saved elsewhere is neither overwritten nor lost', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/status of 409/)
  const id = await startDraft(page, { ...SOUND_FIELDS, title: 'As it was' })
  const saveElsewhere = (title: string) =>
    page.context().request.put(`/api/recipes/${id}`, { data: { title } })
  const field = page.getByLabel('Title')
  await page.goto(`/recipe/edit/${id}`)
  await field.fill('Mine')
  await saveElsewhere('Theirs')
  await press(page, 'Save and Continue')
  await expect(page.getByRole('dialog')).toContainText('This recipe was saved elsewhere')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Load Theirs' }).click()
  await expect(field).toHaveValue('Theirs')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(field).toHaveValue('Mine')

  await saveElsewhere('Theirs again')
  await press(page, 'Save and Continue')
  await page.getByRole('button', { name: 'Keep Mine' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Ingredients' })).toBeVisible()
  expect((await readRecipe(page, id)).title).toBe('Mine')
})

test('unsaved work is not left behind unasked', async ({ page }) => {
  const id = await startDraft(page, { ...SOUND_FIELDS, title: 'Half done' })
  await page.goto('/dashboard/myRecipes?tab=draft')
  await page.getByRole('link', { name: 'Edit Half done' }).click()
  await expect(page).toHaveURL(`/recipe/edit/${id}`)
  await page.getByLabel('Title').fill('More than half')
  await page.goBack()
  await expect(page.getByRole('dialog')).toContainText('Leave without saving?')
  await page.getByRole('button', { name: 'Keep Editing' }).click()
  await expect(page.getByLabel('Title')).toHaveValue('More than half')
  await page.getByRole('button', { name: 'Save Draft' }).click()
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/myRecipes/)
  await expect(page.getByRole('heading', { name: 'More than half' })).toBeVisible()
})

test('what the server refuses is said over the step', async ({ page, allowErrors }) => {
  allowErrors(/status of (422|500)/, /ERR_FAILED/)
  const id = await startDraft(page, { ...SOUND_FIELDS, title: uniqueName('Leeks') })
  await page.context().request.post(`/api/recipes/${id}/publish`)
  const banner = page.getByRole('alert')
  await page.goto(`/recipe/edit/${id}`)
  await page.getByLabel('Servings').fill('plenty')
  await press(page, 'Save and Continue')
  await expect(banner).toContainText('The recipe is not ready to be published.')
  await expect(banner).toContainText('Enter the servings as a number')
  await expectAccessible(page)
  await page.getByLabel('Servings').fill('4')

  const update = `**/api/recipes/${id}`
  await page.route(update, (route) =>
    route.fulfill({ status: 500, json: { code: 'INTERNAL', message: 'The stove is cold.' } }),
  )
  await press(page, 'Save and Continue')
  await expect(banner).toContainText('The stove is cold.')
  await page.unroute(update)
  await page.route(update, (route) => route.abort())
  await press(page, 'Save and Continue')
  await expect(banner).toContainText('Failed to update recipe')
  await page.unroute(update)
  await press(page, 'Save and Continue')
  await expect(page.getByRole('heading', { level: 2, name: 'Ingredients' })).toBeVisible()
  await expect(banner).toBeHidden()
})

test('without a draft there is nothing to write in', async ({ page, allowErrors }) => {
  allowErrors(/status of 404/)
  const id = await startDraft(page, { title: 'Soon gone' })
  await page.goto(`/recipe/edit/${id}`)
  await page.getByLabel('Title').fill('Gone')
  await page.context().request.delete(`/api/recipes/${id}`)
  await press(page, 'Save and Continue')
  await expect(page.getByRole('alert')).toContainText('Recipe ID not found')
  await page.getByLabel('Title').fill('Soon gone')
  await page.goto(`/recipe/create/${id}`)
  await expect(page.getByRole('alert')).toContainText('Recipe ID not found')
  await expectAccessible(page)
})

test('a recipe of somebody else cannot be edited', async ({ page }) => {
  const { recipes } = await (await page.context().request.get('/api/recipes?limit=1')).json()
  await page.goto(`/recipe/edit/${recipes[0]._id}`)
  await expect(page.getByRole('alert')).toContainText('Recipe ID not found')
  await expect(page.getByLabel('Title')).toBeHidden()
})
