import { expectAccessible } from '../../support/accessibility.ts'
import { signUp } from '../../support/cooks.ts'
import { startDraft } from '../../support/drafts.ts'
import { openSite, recipePage, SOUP } from '../../support/recipe-site.ts'
import { expect, test } from '../../support/test.ts'
import { ingredient, instruction, press, savedNote } from '../../support/wizard.ts'

// Accessibility checks in both themes take long.
test.describe.configure({ timeout: 120_000 })

let site: Awaited<ReturnType<typeof openSite>>

test.beforeAll(async () => {
  site = await openSite({ '/soup': recipePage(SOUP) })
})
test.afterAll(() => site.close())

test.beforeEach(async ({ page }) => {
  await signUp(page)
})

test('the address of a page fills in the recipe that stands in it', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/status of 422/)
  const id = await startDraft(page, { title: '' })
  await page.goto(`/recipe/edit/${id}`)
  const dialog = page.getByRole('dialog', { name: 'Fill in the recipe' })

  await test.step('an address that leads nowhere is said to', async () => {
    await press(page, 'Paste a whole recipe')
    await dialog.getByLabel('The recipe as text, or its address').fill(`${site.address}/absent`)
    await dialog.getByRole('button', { name: 'Read this page' }).click()
    await expect(dialog.getByText('There is no such page.')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('a page is read, with what of it has no place', async () => {
    await dialog.getByLabel('The recipe as text, or its address').fill(`${site.address}/soup`)
    await dialog.getByRole('button', { name: 'Read this page' }).click()
    // The thread that reads pages starts with the first one.
    await expect(dialog.getByText('Leek soup of the market')).toBeVisible({ timeout: 60_000 })
    await expect(dialog.getByText('3 ingredients')).toBeVisible()
    await dialog.getByText(/remarks? about this page/).click()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Fill in the Recipe' }).click()
  })

  await test.step('it fills the fields, its source too', async () => {
    await expect(page.getByLabel('Title')).toHaveValue('Leek soup of the market')
    await expect(page.getByLabel('Tags')).toHaveValue('leeks, market')
    await expect(page.getByLabel('Cuisine')).toHaveValue('French')
    await expect(page.getByLabel('From')).toHaveValue('Soups of the week')
    await expect(page.getByLabel('Its address')).toHaveValue(`${site.address}/soup`)
    await press(page, 'Save and Continue')
    await expect(ingredient(page, 2).getByLabel('Name')).toHaveValue('vegetable stock')
    await press(page, 'Save and Continue')
    await expect(instruction(page, 2).getByRole('textbox')).toHaveValue('Simmer them in the stock.')
    await expect(savedNote(page)).toBeVisible()
  })

  await test.step('the recipe says where it is from', async () => {
    await page.goto(`/recipe/${id}`)
    const source = page.getByText('From Soups of the week, by Ada Leek.').filter({ visible: true })
    await expect(source).toBeVisible()
    await expect(source.getByRole('link')).toHaveAttribute('href', `${site.address}/soup`)
    await expectAccessible(page)
  })
})
