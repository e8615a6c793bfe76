import { createReadStream } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../../support/accessibility.ts'
import { type Cook, newCook, signUp, uniqueName } from '../../support/cooks.ts'
import { readRecipe, SOUND_FIELDS, startDraft } from '../../support/drafts.ts'
import { expect, test } from '../../support/test.ts'
import { ingredient, press, savedNote, stepButton, walkTo } from '../../support/wizard.ts'

const photo = fileURLToPath(new URL('../../fixtures/tomato-soup.jpg', import.meta.url))

// Accessibility checks in both themes take long.
test.describe.configure({ timeout: 120_000 })

let cook: Cook

test.beforeEach(async ({ page }) => {
  cook = await signUp(page)
})

test('two versions of a recipe meet, and neither is lost', { tag: '@any-width' }, async ({
  page,
  allowErrors,
}) => {
  allowErrors(/status of 409/)
  const id = await startDraft(page, { ...SOUND_FIELDS, title: 'As it was' })
  const title = page.getByLabel('Title')
  await page.goto(`/recipe/edit/${id}`)

  await test.step('another tab saves first, and the autosave of this one does not overwrite it', async () => {
    const other = await page.context().newPage()
    await other.goto(`/recipe/edit/${id}`)
    await other.getByLabel('Title').fill('Theirs')
    await other.getByLabel('Servings').fill('6')
    await other.getByRole('button', { name: 'Save Draft' }).click()
    await expect(other.getByText('Saved.', { exact: true })).toBeVisible()
    await other.close()
    await title.fill('Mine')
    await expect(page.getByRole('alert')).toContainText('Not saved: The recipe was changed')
    expect((await readRecipe(page, id)).title).toBe('Theirs')
  })

  await test.step('both are shown field by field, each proposed where it alone changed', async () => {
    await press(page, 'Compare versions')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('This recipe was saved elsewhere')
    await expect(side(page, 'Title', 'Mine')).toBeChecked()
    await expect(side(page, 'Servings', 'Saved elsewhere')).toBeChecked()
    await expectAccessible(page)
  })

  await test.step('theirs can be loaded, and mine had back', async () => {
    await press(page, 'Load Theirs')
    await expect(title).toHaveValue('Theirs')
    await press(page, 'Undo')
    await expect(title).toHaveValue('Mine')
    await expect(savedNote(page)).toBeVisible()
    await page.context().request.put(`/api/recipes/${id}`, {
      data: { title: 'Theirs again', description: 'Rewritten elsewhere.' },
    })
    await page
      .context()
      .request.put(`/api/recipes/${id}`, { multipart: { image: createReadStream(photo) } })
    await title.fill('Mine again')
    await press(page, 'Save and Continue')
    await expect(side(page, 'Photo', 'Saved elsewhere')).toBeChecked()
    await side(page, 'Photo', 'Mine').press('Space')
    await press(page, 'Save My Choice')
    await expect(page.getByRole('heading', { level: 2, name: 'Ingredients' })).toBeVisible()
    expect(await readRecipe(page, id)).toMatchObject({
      title: 'Mine again',
      description: 'Rewritten elsewhere.',
      photo: null,
    })
  })

  await test.step('what was replaced is among the earlier versions, and comes back', async () => {
    await press(page, 'Earlier versions')
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByRole('button', { name: /^Mine .*given up/ })).toBeVisible()
    await sheet
      .getByRole('button', { name: /^Theirs again/ })
      .first()
      .click()
    await expect(sheet.getByRole('heading', { name: 'Title' })).toBeVisible()
    await expect(sheet.getByRole('img', { name: 'Photo of this version' })).toBeVisible()
    await expectAccessible(page)
    await press(page, 'Restore This Version')
    const toast = page.getByRole('listitem').filter({ hasText: 'The earlier version is restored.' })
    await expect(toast).toBeVisible()
    const restored = await readRecipe(page, id)
    expect(restored.title).toBe('Theirs again')
    expect(restored.photo).not.toBeNull()
    await toast.getByRole('button', { name: 'Undo' }).click()
    await expect
      .poll(() => readRecipe(page, id))
      .toMatchObject({ title: 'Mine again', photo: null })
  })
})

test('a draft saves itself; a published recipe asks before changes are left behind', {
  tag: '@any-width',
}, async ({ page }) => {
  const id = await startDraft(page, { ...SOUND_FIELDS, title: uniqueName('Half done') })
  const title = page.getByLabel('Title')

  await test.step('what was typed is there after a reload, and after leaving at once', async () => {
    await page.goto('/dashboard/myRecipes?tab=draft')
    await page.getByRole('link', { name: /^Edit Half done/ }).click()
    await title.fill('More than half')
    await expect(savedNote(page)).toBeVisible()
    await page.reload()
    await expect(title).toHaveValue('More than half')
    await title.fill('Nearly done')
    await page.goBack()
    await expect(page.getByRole('link', { name: 'Edit Nearly done' })).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  await test.step('what everyone sees is saved by its button alone', async () => {
    await page.context().request.post(`/api/recipes/${id}/publish`)
    await page.goto('/dashboard/myRecipes')
    await page.getByRole('link', { name: 'Edit Nearly done' }).click()
    await expect(title).toHaveValue('Nearly done')
    await title.fill('Quite done')
    await expect(page.getByText('Unsaved changes')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toContainText('Leave without saving?')
    await press(page, 'Keep Editing')
    await expect(title).toHaveValue('Quite done')
    expect((await readRecipe(page, id)).title).toBe('Nearly done')
    await press(page, 'Save')
    await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('link', { name: 'Edit Quite done' })).toBeVisible()
  })
})

test('what was written when the session ended is there again for the same cook', {
  tag: '@any-width',
}, async ({ page, allowErrors }) => {
  allowErrors(/status of 401/)
  const id = await startDraft(page, { ...SOUND_FIELDS, title: 'Before' })
  await page.goto(`/recipe/edit/${id}`)
  await walkTo(page, 'Ingredients')
  await page.context().clearCookies()
  await ingredient(page, 1).getByLabel('Name').fill('leeks from the market')
  await expect(page).toHaveURL('/')

  await signIn(page, cook)
  await expect(page).toHaveURL(`/recipe/edit/${id}`)
  await expect(page.getByText('What you had not saved is back.')).toBeVisible()
  await expect(ingredient(page, 1).getByLabel('Name')).toHaveValue('leeks from the market')
  await press(page, 'Save and Continue')
  await expect(page.getByRole('heading', { level: 2, name: 'Instructions' })).toBeVisible()
  expect((await readRecipe(page, id)).ingredients[0].name).toBe('leeks from the market')

  await page.reload()
  await stepButton(page, 'Ingredients').click()
  await expect(page.getByRole('heading', { level: 2, name: 'Ingredients' })).toBeVisible()
  await expect(page.getByText('What you had not saved is back.')).toBeHidden()
})

test('kept work meets what was saved elsewhere meanwhile with the usual question', {
  tag: '@any-width',
}, async ({ page, browser, allowErrors }) => {
  allowErrors(/status of (401|409)/)
  const id = await startDraft(page, { ...SOUND_FIELDS, title: 'Before' })
  await page.goto(`/recipe/edit/${id}`)
  await expect(page.getByLabel('Title')).toHaveValue('Before')
  await page.context().clearCookies()
  await page.getByLabel('Title').fill('Mine')
  await expect(page).toHaveURL('/')
  const elsewhere = await browser.newContext()
  await elsewhere.request.post('/api/auth/signin', { data: cook })
  await elsewhere.request.put(`/api/recipes/${id}`, { data: { title: 'Theirs' } })
  await elsewhere.close()

  await signIn(page, cook)
  await expect(page.getByLabel('Title')).toHaveValue('Mine')
  await press(page, 'Save Draft')
  await expect(page.getByRole('dialog')).toContainText('This recipe was saved elsewhere')
})

test("what one cook wrote is never another's to read", { tag: '@any-width' }, async ({
  page,
  allowErrors,
}) => {
  allowErrors(/status of (401|404)/)
  const id = await startDraft(page, { ...SOUND_FIELDS, title: 'Before' })
  await page.goto(`/recipe/edit/${id}`)
  await expect(page.getByLabel('Title')).toHaveValue('Before')
  await page.context().clearCookies()
  await page.getByLabel('Title').fill('A family secret')
  await expect(page).toHaveURL('/')
  const other = newCook()
  await page.context().request.post('/api/auth/signup', { data: other })
  await page.context().clearCookies()

  await signIn(page, other)
  await expect(page.getByRole('alert')).toContainText('Recipe ID not found')
  await expect(page.getByText('A family secret')).toBeHidden()
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('family secret')
})

test('what the server refuses is said over the step', { tag: '@any-width' }, async ({
  page,
  allowErrors,
}) => {
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

test('without a draft there is nothing to write in', { tag: '@any-width' }, async ({
  page,
  allowErrors,
}) => {
  allowErrors(/status of 404/)
  const id = await startDraft(page, { title: 'Soon gone' })
  await page.goto(`/recipe/edit/${id}`)
  await expect(page.getByLabel('Title')).toHaveValue('Soon gone')
  await page.context().request.delete(`/api/recipes/${id}`)
  await page.getByLabel('Title').fill('Gone')
  await expect(page.getByRole('alert')).toContainText('Not saved: Recipe ID not found')
  await press(page, 'Save and Continue')
  await expect(page.getByRole('alert').first()).toContainText('Recipe ID not found')
  await page.getByLabel('Title').fill('Soon gone')
  await page.goto(`/recipe/create/${id}`)
  await expect(page.getByRole('alert')).toContainText('Recipe ID not found')
  await expectAccessible(page)
})

test('a recipe of somebody else cannot be edited', { tag: '@any-width' }, async ({ page }) => {
  const { recipes } = await (await page.context().request.get('/api/recipes?limit=1')).json()
  await page.goto(`/recipe/edit/${recipes[0]._id}`)
  await expect(page.getByRole('alert')).toContainText('Recipe ID not found')
  await expect(page.getByLabel('Title')).toBeHidden()
})

/** One side of a field in the dialog that shows two versions. */
function side(page: Page, field: string, label: string): Locator {
  return page.getByRole('group', { name: field }).getByRole('radio', { name: label })
}

/** In the dialog that is open on `page`. */
async function signIn(page: Page, { email, username, password }: Cook): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Username').fill(username)
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Sign In' }).click()
}

test('steps that are too long together are told before they are sent', {
  tag: '@any-width',
}, async ({ page }) => {
  const instructions = Array.from({ length: 20 }, (_, step) => `${step} `.padEnd(1999, 'stir '))
  const id = await startDraft(page, { ...SOUND_FIELDS, title: uniqueName('Long'), instructions })
  const sent: string[] = []
  page.on('request', (call) => {
    if (call.method() === 'PUT') sent.push(call.url())
  })
  await page.goto(`/recipe/edit/${id}`)
  await walkTo(page, 'Instructions')
  sent.length = 0
  await press(page, 'Add Step')
  const last = page.getByRole('group', { name: 'Step 21' }).getByLabel('What to do')
  await last.fill('Rest it for ten minutes, and then for ten more.')
  const note = page.getByText('Shorten the steps: together they have at most 40,000 characters.')
  await expect(note).toBeVisible()
  await expect(page.locator('main form').getByText('Unsaved changes')).toBeVisible()
  await press(page, 'Save and Continue')
  await expect(page.getByRole('heading', { level: 2, name: 'Instructions' })).toBeVisible()
  await expectAccessible(page)
  expect(sent).toEqual([])

  await last.fill('Rest it.')
  await expect(note).toBeHidden()
  await expect(savedNote(page)).toBeVisible()
  await press(page, 'Save and Continue')
  await expect(page.getByRole('heading', { level: 2, name: 'Publish' })).toBeVisible()
  expect((await readRecipe(page, id)).instructions).toHaveLength(21)
})
