import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/accessibility.ts'
import { signUp, uniqueName } from '../../support/cooks.ts'
import { publishRecipe } from '../../support/recipes.ts'
import { expect, test } from '../../support/test.ts'

const appScript = '**/assets/libraries-*.js'

test('a page opens before any script has run, to members and to visitors', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: String(baseURL) })
  const page = await context.newPage()
  const cook = await signUp(page)
  const title = uniqueName('Leek tart')
  const recipeId = await publishRecipe(page, { title })

  await page.goto('/explore')
  await expect(page.getByText(`Good to see you, ${cook.username}.`)).toBeVisible()
  const trending = page.getByRole('region', { name: 'Trending This Week' })
  await expect(trending.getByRole('heading', { level: 3 }).first()).toBeVisible()

  await page.goto(`/search?q=${encodeURIComponent(title)}`)
  await expect(page.getByRole('heading', { level: 3, name: title })).toBeVisible()

  await page.goto(`/recipe/${recipeId}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByRole('button', { name: 'Start Cooking' })).toBeVisible()

  await context.clearCookies()
  await page.goto(`/recipe/${recipeId}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByRole('button', { name: 'Sign in to cook this' })).toBeVisible()
  await context.close()
})

test('a visitor’s press on the way in is kept until the app has come', {
  tag: '@any-width',
}, async ({ page }) => {
  await signUp(page)
  const recipeId = await publishRecipe(page, { title: uniqueName('Leek tart') })
  await page.context().clearCookies()
  const letIn = await hold(page, appScript)
  await page.goto(`/recipe/${recipeId}`)
  await page.getByRole('button', { name: 'Sign in to cook this' }).click()
  letIn()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)
})

test('what is pressed and typed before the app has come is done when it has', async ({ page }) => {
  await signUp(page)
  const recipeId = await publishRecipe(page, { title: uniqueName('Leek tart') })
  const letIn = await hold(page, appScript)
  await page.goto(`/recipe/${recipeId}`)
  await page.getByRole('button', { name: 'Like, 0 likes' }).click()
  letIn()
  await expect(page.getByRole('button', { name: 'Like, 1 like' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expectAccessible(page)

  const letInAgain = await hold(page, appScript)
  await page.goto('/search')
  await page.getByRole('main').getByRole('combobox').fill('leek')
  letInAgain()
  await expect(page.getByRole('option').first()).toBeVisible()
})

test('a card that is written on while its examples move keeps the words', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const letIn = await hold(page, appScript)
  await page.goto('/')
  const card = page.getByRole('textbox', { name: 'What is in the kitchen?' })
  await card.fill('two leeks')
  letIn()
  // The button is there once the app is, and moves what the card shows.
  await page.getByRole('button', { name: 'Pause the examples' }).click()
  await expect(card).toHaveValue('two leeks')
})

test('a page that was scrolled and a card that was sent before the app came stay so', async ({
  page,
}) => {
  const letIn = await hold(page, appScript)
  await page.goto('/')
  const card = page.getByLabel('What is in the kitchen?')
  await card.fill('Leeks and a lemon')
  await card.press('Enter')
  const question = page.getByText('Is it free?')
  await question.scrollIntoViewIfNeeded()
  await question.click()
  letIn()
  await expect(page.getByRole('dialog', { name: 'Pull up a chair' })).toBeVisible()
  await expect(card).toHaveValue('Leeks and a lemon')
  await expect(page.getByText('Basic use is free')).toBeInViewport()
})

for (const { when, held } of [
  { when: 'before the app has come', held: appScript },
  { when: 'while the app waits for the page’s own script', held: '**/assets/recipe-page-*.js' },
]) {
  test(`whoever goes back ${when} gets the page they went to`, { tag: '@any-width' }, async ({
    page,
  }) => {
    await signUp(page)
    const title = uniqueName('Leek tart')
    const recipeId = await publishRecipe(page, { title })
    const recipe = page.getByRole('heading', { level: 1, name: title })
    await page.goto('/savedRecipes')
    await expect(page.getByRole('heading', { level: 1, name: 'Your Saved Recipes' })).toBeVisible()
    await page.evaluate((path) => history.pushState(history.state, '', path), `/recipe/${recipeId}`)
    const letIn = await hold(page, held)
    await page.reload()
    await expect(recipe).toBeVisible()
    // The app has done all that it can without what is held.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1500)))
    // Both entries are of one document: nothing is fetched.
    await page.evaluate(() => history.back())
    await expect(page).toHaveURL('/savedRecipes')
    letIn()
    await expect(page.getByRole('heading', { level: 1, name: 'Your Saved Recipes' })).toBeVisible()
    await expect(recipe).toBeHidden()
    // From now on the app handles a press at once; none is kept for later.
    await page.getByRole('button', { name: 'Profile menu' }).click()
    await expect(page.getByRole('menuitem', { name: 'Settings' })).toBeVisible()
  })
}

/** Holds back scripts until they are released. */
async function hold(page: Page, files: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(files, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
