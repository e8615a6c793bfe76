import { expectAccessible } from '../../support/accessibility.ts'
import { signUp, uniqueName } from '../../support/cooks.ts'
import { readRecipe, SOUND_FIELDS, startDraft } from '../../support/drafts.ts'
import { publishRecipe } from '../../support/recipes.ts'
import { expect, test } from '../../support/test.ts'

// Accessibility checks in both themes take long.
test.describe.configure({ timeout: 120_000 })

test.beforeEach(async ({ page }) => {
  await signUp(page)
})

test('a newcomer is shown where to begin', { tag: '@any-width' }, async ({ page }) => {
  await page.goto('/dashboard/myRecipes')
  await expect(page.getByRole('heading', { level: 1, name: 'My Recipes' })).toBeVisible()
  await expect(page.getByText('No published recipes yet')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('tab', { name: 'Draft' }).click()
  await expect(page.getByText('No draft recipes')).toBeVisible()
  await expect(page).toHaveURL(/tab=draft/)
  await page.getByRole('tab', { name: 'Published' }).click()
  await page.getByRole('link', { name: 'Create Your First Recipe' }).click()
  await expect(page).toHaveURL('/recipe/create')
})

test('recipes are counted, and each tab shows its own', async ({ page }) => {
  const published = uniqueName('Leek tart')
  await publishRecipe(page, { title: published })
  await startDraft(page, { title: '' })
  await page.goto('/dashboard/myRecipes')
  for (const [label, count] of [
    ['Published', '1'],
    ['Drafts', '1'],
    ['Total Recipes', '2'],
    ['Total Views', '0'],
  ] as const) {
    const figure = page.locator('dl > div', { has: page.getByText(label, { exact: true }) })
    await expect(figure.getByRole('definition')).toHaveText(count)
  }
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('article')).toContainText('PUBLISHED')
  await expectAccessible(page)

  await page.getByRole('tab', { name: 'Draft' }).click()
  await expect(page.getByRole('article')).toContainText('DRAFT')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Edit Untitled recipe' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit Your Recipe')
  await expect(page.getByRole('heading', { level: 2, name: 'Details' })).toBeVisible()
})

test('recipes are found by their words, drafts too', { tag: '@any-width' }, async ({ page }) => {
  const published = uniqueName('Leek tart')
  const draft = uniqueName('Plum jam')
  await publishRecipe(page, { title: published })
  await startDraft(page, { title: draft })
  await page.goto('/dashboard/myRecipes')
  await page.getByLabel('Search your recipes').fill('plum')
  await page.keyboard.press('Enter')
  await expect(page.getByText('None of these is found by "plum"')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('tab', { name: 'Draft' }).click()
  await expect(page.getByRole('heading', { name: draft })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Search your recipes')).toHaveValue('plum')
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByRole('tab', { name: 'Published' }).click()
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect(page.getByRole('heading', { name: published })).toBeVisible()
})

test('the refresh button shows what came from elsewhere', { tag: '@any-width' }, async ({
  page,
}) => {
  const title = uniqueName('From my phone')
  await page.goto('/dashboard/myRecipes')
  await expect(page.getByText('No published recipes yet')).toBeVisible()
  await publishRecipe(page, { title })
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
})

test('comments are turned off and on', { tag: '@any-width' }, async ({ page }) => {
  const title = uniqueName('Quiet soup')
  const id = await publishRecipe(page, { title })
  await page.goto('/dashboard/myRecipes')
  const menu = page.getByRole('button', { name: `More about ${title}` })
  await menu.click()
  await expectAccessible(page)
  await page.getByRole('menuitem', { name: 'Disable Comments' }).click()
  await expect(page.getByText('Comments disabled successfully!')).toBeVisible()
  expect((await readRecipe(page, id)).allowComments).toBe(false)
  await menu.click()
  await page.getByRole('menuitem', { name: 'Enable Comments' }).click()
  await expect(page.getByText('Comments enabled successfully!')).toBeVisible()
  expect((await readRecipe(page, id)).allowComments).toBe(true)
})

test('a published recipe is taken back, and put back', { tag: '@any-width' }, async ({ page }) => {
  const title = uniqueName('Shy cake')
  const id = await publishRecipe(page, { title })
  await page.goto('/dashboard/myRecipes')
  await page.getByRole('button', { name: `More about ${title}` }).click()
  await page.getByRole('menuitem', { name: 'Unpublish' }).click()
  await expect(page.getByText('No published recipes yet')).toBeVisible()
  expect((await readRecipe(page, id)).visibility).toBe('draft')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  expect((await readRecipe(page, id)).visibility).toBe('public')
})

test('a recipe is deleted after a yes, and only then', { tag: '@any-width' }, async ({ page }) => {
  const title = uniqueName('Burnt rice')
  await publishRecipe(page, { title })
  await page.goto('/dashboard/myRecipes')
  const menu = page.getByRole('button', { name: `More about ${title}` })
  const dialog = page.getByRole('dialog')
  await menu.click()
  await page.getByRole('menuitem', { name: 'Delete Recipe' }).click()
  await expect(dialog).toContainText(title)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()

  await menu.click()
  await page.getByRole('menuitem', { name: 'Delete Recipe' }).click()
  await dialog.getByRole('button', { name: 'Delete Recipe' }).click()
  await expect(page.getByText('Recipe deleted successfully!')).toBeVisible()
  await expect(page.getByText('No published recipes yet')).toBeVisible()
})

test('a draft is shared only after a warning', { tag: '@any-width' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const id = await startDraft(page, { ...SOUND_FIELDS, title: 'Secret sauce' })
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await page.goto('/dashboard/myRecipes?tab=draft')
  await page.getByRole('button', { name: 'More about Secret sauce' }).click()
  await page.getByRole('menuitem', { name: 'Share Recipe' }).click()
  await expect(page.getByRole('dialog')).toContainText(
    'This recipe is not published yet. Only you can view this link. Do you want to continue?',
  )
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Recipe link copied to clipboard! 📋')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(copied).pathname).toBe(`/recipe/${id}`)
})

test('a list that cannot be loaded says why and tries again', { tag: '@any-width' }, async ({
  page,
  allowErrors,
}) => {
  allowErrors(/status of 422/)
  const title = uniqueName('Patient stew')
  await publishRecipe(page, { title })
  const list = '**/api/recipes/my-recipes?*'
  await page.route(list, (route) =>
    route.fulfill({ status: 422, json: { code: 'INVALID_INPUT', message: 'The pantry is dark.' } }),
  )
  await page.goto('/dashboard/myRecipes')
  await expect(page.getByText('Error loading recipes')).toBeVisible()
  await expect(page.getByText('The pantry is dark.')).toBeVisible()
  await expectAccessible(page)
  await page.unroute(list)
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
})

test('what cannot be done is said with its reason', { tag: '@any-width' }, async ({
  page,
  allowErrors,
}) => {
  allowErrors(/status of 500/)
  const title = uniqueName('Stubborn bread')
  await publishRecipe(page, { title })
  await page.goto('/dashboard/myRecipes')
  const refusal = { status: 500, json: { code: 'INTERNAL', message: 'The oven is off.' } }
  await page.route('**/api/recipes/*/comment', (route) => route.fulfill(refusal))
  await page.route('**/api/recipes/*-*', (route) =>
    route.request().method() === 'DELETE' ? route.fulfill(refusal) : route.continue(),
  )
  const menu = page.getByRole('button', { name: `More about ${title}` })
  await menu.click()
  await page.getByRole('menuitem', { name: 'Disable Comments' }).click()
  await expect(page.getByText('Failed to toggle comments: The oven is off.')).toBeVisible()
  await menu.click()
  await page.getByRole('menuitem', { name: 'Delete Recipe' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete Recipe' }).click()
  await expect(page.getByText('Failed to delete recipe: The oven is off.')).toBeVisible()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
})
