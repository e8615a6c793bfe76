import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/accessibility.ts'
import { signUp, uniqueName } from '../../support/cooks.ts'
import { watchCalls, withoutFirstAnswer } from '../../support/first-answer.ts'
import { publishRecipe } from '../../support/recipes.ts'
import { expect, test } from '../../support/test.ts'

const list = (page: Page, name: string) => page.getByRole('region', { name })

test('a cook meets three lists, and keeps a recipe from one of them', async ({ page, cook }) => {
  const calls = watchCalls(page, '/api/recipes/explore')
  await page.goto('/explore')
  await expect(page.getByText(`Good to see you, ${cook.username}.`)).toBeVisible()
  for (const name of ['Trending This Week', 'Newest Recipes', 'From Chefs You Follow']) {
    await expect(page.getByRole('heading', { name })).toBeVisible()
  }
  expect(calls, 'the lists came with the page').toEqual([])
  await expectAccessible(page)

  const trending = list(page, 'Trending This Week')
  const title = await trending.getByRole('heading', { level: 3 }).first().innerText()
  await trending.getByRole('button', { name: `Save ${title}`, exact: true }).click()
  await expect(page.getByText('Recipe saved to your favorites!')).toBeVisible()
  await expect(
    trending.getByRole('button', { name: `Remove ${title} from saved recipes`, exact: true }),
  ).toHaveAttribute('aria-pressed', 'true')

  await page.goto('/savedRecipes')
  await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible()

  await page.getByRole('button', { name: `Adapt ${title} with AI` }).click()
  await expect(page.getByText('Redirecting to AI Chef for recipe adaptation! 🤖👨🍳')).toBeVisible()
  await expect(page).toHaveURL(/\/ai/)
  await expect(page.getByText(title).first()).toBeVisible()
})

test('what a followed cook publishes comes to the third list', { tag: '@any-width' }, async ({
  page,
  browser,
  cook,
}) => {
  const title = uniqueName('Leek tart')
  const author = await browser.newContext()
  const authorPage = await author.newPage()
  const { username } = await signUp(authorPage)
  const recipeId = await publishRecipe(authorPage, { title })
  expect(username).not.toBe(cook.username)
  await author.close()

  const own = uniqueName('Own tart')
  await publishRecipe(page, { title: own })
  await page.goto('/explore')
  const card = page.getByRole('article').filter({ hasText: own }).first()
  await expect(card.getByRole('link', { name: `Edit ${own}` })).toBeVisible()
  await expect(card.getByRole('button', { name: /^Save |^Adapt / })).toHaveCount(0)
  const followed = list(page, 'From Chefs You Follow')
  await expect(followed).toContainText('What the cooks you follow publish gathers here.')

  await page.goto(`/recipe/${recipeId}`)
  await page.getByRole('button', { name: `Follow ${username}` }).click()
  await expect(page.getByText('1 follower')).toBeVisible()
  await page.getByRole('link', { name: 'Home' }).locator('visible=true').first().click()
  await expect(followed.getByRole('link', { name: title })).toBeVisible()
})

test('the arrows go through a list by four fifths of what is seen', async ({
  memberPage: page,
  isMobile,
}) => {
  await page.goto('/explore')
  const newest = list(page, 'Newest Recipes')
  const track = newest.getByRole('list').first()
  await expect(track).toBeVisible()
  const on = newest.getByRole('button', { name: 'Scroll on' })
  if (isMobile) {
    await expect(on).toBeHidden()
    return
  }

  await expect(newest.getByRole('button', { name: 'Scroll back' })).toBeDisabled()
  await on.click()
  await expect
    .poll(() => track.evaluate((ul) => ul.scrollLeft / ul.clientWidth))
    .toBeGreaterThan(0.6)
  await expect(newest.getByRole('button', { name: 'Scroll back' })).toBeEnabled()
})

test('a list that cannot be read is asked for again', { tag: '@any-width' }, async ({
  memberPage: page,
  allowErrors,
}) => {
  allowErrors(/status of 422/)
  const message = 'The cellar is flooded.'
  await withoutFirstAnswer(page)
  await page.route('**/api/recipes/explore', (route) =>
    route.fulfill({ status: 422, json: { code: 'INVALID', message } }),
  )
  await page.goto('/explore')
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Something went wrong')
  await expect(alert).toContainText(message)
  await expectAccessible(page)

  await page.unroute('**/api/recipes/explore')
  await alert.getByRole('button', { name: 'Try Again' }).click()
  await expect(
    list(page, 'Newest Recipes').getByRole('heading', { level: 3 }).first(),
  ).toBeVisible()
})
