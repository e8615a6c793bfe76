import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/accessibility.ts'
import { signUp } from '../../support/cooks.ts'
import { expect, test } from '../../support/test.ts'

const SOUP = `# Leek soup of Sunday

*winter*

**4 bowls**

---

- *3* leeks
- *1 l* stock

---

Sweat the leeks for 10 minutes.

Simmer them in the stock.
`

const TABLE = `Was;Woraus man es macht;Wie
Bread;"500 g flour
300 ml water";"Mix everything.
Bake it."
`

// The thread that reads files starts with the first one, and barriers are looked for in both themes.
test.describe.configure({ timeout: 180_000 })

const chooseFiles = (page: Page, files: Record<string, string>) =>
  page.getByLabel('Choose files or photos').setInputFiles(
    Object.entries(files).map(([name, text]) => ({
      name,
      mimeType: 'text/plain',
      buffer: Buffer.from(text),
    })),
  )

test('files are looked into, brought in, told of, and taken back', async ({ memberPage: page }) => {
  await page.goto('/import')
  await expect(page.getByText(/up to .* MB/)).toBeVisible()
  await chooseFiles(page, { 'soup.md': SOUP, 'nothing.txt': 'We had soup.' })

  await test.step('what is in them is shown before anything comes in', async () => {
    await expect(page).toHaveURL(/\/import\/[0-9a-f-]{36}$/)
    await expect(page.getByRole('button', { name: 'Bring in 1 recipe' })).toBeEnabled({
      timeout: 90_000,
    })
    await expect(page.getByText('Cannot come').first()).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: /^Show it ?: Leek soup of Sunday/ }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('1 l stock')).toBeVisible()
    await expectAccessible(page, 'dialog')
    await dialog.getByRole('button', { name: 'Close' }).click()
  })

  await test.step('it is found again after a reload', async () => {
    await page.goto('/import')
    await page.getByRole('link', { name: /^soup\.md/ }).click()
    await expect(page.getByRole('button', { name: 'Bring in 1 recipe' })).toBeVisible()
  })

  await test.step('it ends on the recipes', async () => {
    await page.getByRole('button', { name: 'Bring in 1 recipe' }).click()
    await expect(page).toHaveURL('/dashboard/myRecipes?tab=draft', { timeout: 90_000 })
    await expect(page.getByRole('heading', { name: 'Leek soup of Sunday' })).toBeVisible()
  })

  await test.step('its report stays, and undoes all of it', async () => {
    await page.getByRole('button', { name: 'Report' }).click()
    await expect(page.getByRole('heading', { name: 'Your recipes are here' })).toBeVisible()
    await expectAccessible(page)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download the report' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/\.csv$/)
    await page.getByRole('button', { name: 'Undo the whole import' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Undo the whole import' }).click()
    await expect(page.getByRole('heading', { name: 'Taken back' })).toBeVisible({ timeout: 90_000 })
    await page.goto('/dashboard/myRecipes?tab=draft')
    await expect(page.getByText('No draft recipes')).toBeVisible()
  })
})

test('a table whose columns say nothing is read as its cook says', { tag: '@any-width' }, async ({
  memberPage: page,
}) => {
  await page.goto('/import')
  await chooseFiles(page, { 'odd.csv': TABLE })
  await expect(page.getByText('What are the columns of this table?')).toBeVisible({
    timeout: 90_000,
  })
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Read the table' }).click()
  await expect(page.getByText('Say which column is the title.')).toBeVisible()
  await page.getByLabel('Was', { exact: true }).selectOption({ label: 'Title' })
  await page.getByLabel('Woraus man es macht').selectOption({ label: 'Ingredients' })
  await page.getByLabel('Wie', { exact: true }).selectOption({ label: 'Instructions' })
  await page.getByRole('button', { name: 'Read the table' }).click()
  await expect(page.getByRole('button', { name: 'Bring in 1 recipe' })).toBeEnabled({
    timeout: 90_000,
  })
  await expect(page.getByText('Bread', { exact: true })).toBeVisible()
})

test('a download of a whole account is brought in right there', async ({ memberPage: page }) => {
  const item = { name: 'rice', qty: 2, qtyName: 'kg', expiryDate: null }
  expect((await page.request.post('/api/auth/inventory', { data: item })).status()).toBe(201)
  const asked = await page.request.post('/api/archives')
  const zip = await page.request.get(`/api/archives/${(await asked.json())._id}`)
  const file = { name: 'mine.zip', mimeType: 'application/zip', buffer: await zip.body() }
  await page.context().clearCookies()
  await signUp(page)

  await page.goto('/import')
  await page.getByLabel('Choose files or photos').setInputFiles(file)
  const dialog = page.getByRole('dialog', { name: 'Bring in a download' })
  await expect(dialog.getByText('1 new, 0 here already')).toBeVisible()
  await expectAccessible(page, 'dialog')
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  await test.step('among other files it is told apart, and comes in by itself', async () => {
    const soup = { name: 'soup.md', mimeType: 'text/plain', buffer: Buffer.from(SOUP) }
    await page.getByLabel('Choose files or photos').setInputFiles([soup, file])
    await page.getByRole('button', { name: 'Look into it' }).click({ timeout: 90_000 })
    await expect(dialog.getByText('1 new, 0 here already')).toBeVisible()
    await dialog.getByRole('button', { name: 'Bring in' }).click()
    await expect(dialog.getByText('It is all in.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await expect(page.getByRole('button', { name: 'Look into it' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Bring in 1 recipe' })).toBeEnabled({
      timeout: 90_000,
    })
  })
  const { inventory } = await (await page.request.get('/api/auth/inventory')).json()
  expect(inventory).toMatchObject([item])
})
