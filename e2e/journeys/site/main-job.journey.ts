import { fileURLToPath } from 'node:url'
import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from '../../support/accessibility.ts'
import { newCook, signUp, uniqueName } from '../../support/cooks.ts'
import { expect, test } from '../../support/test.ts'

const photo = fileURLToPath(new URL('../../fixtures/tomato-soup.jpg', import.meta.url))

/** The product's main purpose from end to end, with two cooks in two browser sessions. */
test('a newcomer’s wish becomes a recipe that another cook finds, keeps and rates', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  const title = uniqueName('Lentil soup')

  await test.step('a visitor writes what is in the kitchen, signs up and watches the answer', async () => {
    await askOnTheLandingPage(page, 'Lentil soup with lemon for two')
    await expect(page.getByText('Account created successfully!')).toBeVisible()
    await expect(page).toHaveURL(/\/ai/)
    await expect(page.getByText('Lentil soup with lemon for two').first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Ingredients' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Save as recipe' })).toBeVisible()
    await expect(page.getByText(/Checked for \d+ diets and \d+ allergens/)).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('saves it as a recipe, gives it a photo and publishes it', async () => {
    await page.getByRole('button', { name: 'Save as recipe' }).click()
    await expect(page).toHaveURL(/\/recipe\/edit\//)
    await giveItAPhoto(page)
    await nameIt(page, title)
    await publishIt(page)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  })

  const recipeUrl = page.url()
  const second = await openSecondSession(browser, recipeUrl)
  await test.step('a second cook finds it by search, opens it, saves, likes and comments', async () => {
    await findBySearch(second, title)
    await expect(second.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await second.getByRole('button', { name: /^Save/ }).first().click()
    await expect(second.getByText('Recipe saved to your favorites!')).toBeVisible()
    await second
      .getByRole('button', { name: /^Like,? 0/ })
      .first()
      .click()
    await expect(second.getByRole('button', { name: /^Like,? 1/ }).first()).toBeVisible()
    await second.getByLabel('Your comment').fill('Made it on a rainy Tuesday. Bright and filling.')
    await second.getByRole('button', { name: 'Post', exact: true }).click()
    await expect(second.getByText('Made it on a rainy Tuesday.')).toBeVisible()
    await second.goto('/savedRecipes')
    await expect(second.getByRole('heading', { name: title })).toBeVisible()
    await expectAccessible(second)
  })

  await test.step('the newcomer sees the comment and the rating', async () => {
    await page.goto(recipeUrl)
    await expect(page.getByText('Made it on a rainy Tuesday.')).toBeVisible()
    await expect(page.getByText('5.0').first()).toBeVisible()
  })
  await second.context().close()
})

async function askOnTheLandingPage(page: Page, wish: string): Promise<void> {
  const cook = newCook()
  await page.goto('/')
  await page.getByRole('textbox', { name: 'What is in the kitchen?' }).fill(wish)
  await page.getByRole('button', { name: 'Write my recipe' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill(cook.email)
  await dialog.getByLabel('Username').fill(cook.username)
  await dialog.getByLabel('Password', { exact: true }).fill(cook.password)
  await dialog.getByLabel('Confirm password').fill(cook.password)
  await dialog.getByRole('button', { name: 'Create account' }).click()
}

async function giveItAPhoto(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Media/ }).click()
  await page.locator('input[type=file]').setInputFiles(photo)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByLabel('Title')).toBeVisible()
}

async function nameIt(page: Page, title: string): Promise<void> {
  await expect(page.getByLabel('Title')).not.toHaveValue('')
  await page.getByLabel('Title').fill(title)
  for (const next of ['Ingredients', 'Instructions', 'Publish']) {
    await page.getByRole('button', { name: 'Save and Continue' }).click()
    await expect(page.getByRole('heading', { level: 2, name: next })).toBeVisible()
  }
}

async function publishIt(page: Page): Promise<void> {
  await expect(page.getByText('Your recipe is ready to be published!')).toBeVisible()
  await page.getByRole('button', { name: 'Publish Recipe' }).click()
  await expect(page).toHaveURL(/\/recipe\/[0-9a-f-]{36}$/)
}

async function openSecondSession(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: new URL(url).origin,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await signUp(page)
  return page
}

async function findBySearch(page: Page, title: string): Promise<void> {
  await page.goto('/search')
  const field = page.getByRole('combobox').filter({ visible: true }).last()
  await field.fill(title)
  await field.press('Enter')
  await page.getByRole('link', { name: title }).first().click()
}
