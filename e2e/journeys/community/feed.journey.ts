import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from '../../support/accessibility.ts'
import { newCook, signUp, uniqueName } from '../../support/cooks.ts'
import { publishRecipe } from '../../support/recipes.ts'
import { expect, test } from '../../support/test.ts'

test('what followed cooks publish and write gathers in the feed', async ({
  memberPage: page,
  browser,
}) => {
  await page.goto('/myFeed')
  await expect(page.getByText('No chefs followed')).toBeVisible()
  await expect(page.getByText('No content yet')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Discover Chefs' })).toHaveAttribute(
    'href',
    '/explore',
  )

  const title = uniqueName('Sorrel soup')
  const busy = await newAuthor(browser, page, async (author) => {
    await publishRecipe(author, { title })
    const { request } = author.context()
    await request.post('/api/activity', { data: { content: 'Sorrel at last.\nAll of it.' } })
  })
  const quiet = await newAuthor(browser, page)
  await page.reload()
  const chefs = page.getByRole('region', { name: 'Chefs you follow' })
  await expect(chefs.getByRole('button', { name: 'All Chefs' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(chefs.getByRole('button', { name: `${busy} active this week` })).toBeVisible()
  const card = page.getByRole('article').filter({ hasText: title })
  await expect(card).toContainText('0m ago')
  await expect(card).toContainText('25 min')
  await expectAccessible(page)

  const toast = (text: string) => expect(page.getByText(text, { exact: true })).toBeVisible()
  await card.getByRole('button', { name: `Save ${title}` }).click()
  await toast('Recipe saved!')
  await card.getByRole('button', { name: `Remove ${title} from saved recipes` }).click()
  await toast('Recipe unsaved!')
  await card.getByRole('button', { name: `Like ${title}, 0 likes` }).click()
  await toast('Recipe liked!')
  await card.getByRole('button', { name: `Like ${title}, 1 like` }).click()
  await toast('Recipe unliked!')

  await page.getByRole('tab', { name: 'Activity Feed' }).click()
  const post = page.getByRole('article').filter({ hasText: 'Sorrel at last.' }).first()
  await expect(post).toContainText(busy)
  await post.getByRole('button', { name: /^Like .*0 likes$/ }).click()
  await expect(post.getByRole('button', { name: /^Like .*1 like$/ })).toBeVisible()
  await post.getByRole('button', { name: /^0 comments on what/ }).click()
  await post.getByPlaceholder('Write a comment').fill('Soup for a week!')
  await post.getByRole('button', { name: 'Post' }).click()
  await expect(post.getByRole('article')).toContainText('Soup for a week!')
  await expect(post.getByRole('button', { name: /^1 comment on what/ })).toBeVisible()
  await expectAccessible(page)
  // The entry about the publication is written by a job a moment later.
  await expect(async () => {
    await page.reload()
    const published = page.getByRole('article').filter({ hasText: 'published a recipe' })
    await expect(published.getByRole('link', { name: title })).toBeVisible({ timeout: 2_000 })
  }).toPass()

  await chefs.getByRole('button', { name: quiet }).click()
  await expect(page).toHaveURL(/\?tab=activity&chef=/)
  await expect(page.getByText('No content yet')).toBeVisible()
  await page.getByRole('button', { name: 'Back to All Chefs' }).click()
  await expect(post).toBeVisible()
})

test('a feed loads on, and says what failed', { tag: '@any-width' }, async ({
  memberPage: page,
  allowErrors,
}) => {
  allowErrors(/status of (409|422)/, /ERR_FAILED/)
  const { request } = page.context()
  const explore = await (await request.get('/api/recipes/explore')).json()
  const authors = new Set<string>(
    explore.new.concat(explore.trending).map((recipe: Authored) => recipe.author._id),
  )
  for (const id of authors) await request.post(`/api/follow/follow/${id}`)

  const feed = '**/api/myfeed?*'
  await page.route(feed, (route) =>
    route.fulfill({ status: 422, json: { code: 'INVALID_INPUT', message: 'No.' } }),
  )
  await page.route('**/api/myfeed/chefs', (route) => route.abort())
  await page.goto('/myFeed')
  await expect(page.getByText('No chefs followed')).toBeVisible()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Error loading feed. Please try again.')
  await page.unroute(feed)
  await alert.getByRole('button', { name: 'Try Again' }).click()
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(9)
  await page.getByRole('button', { name: 'Load More' }).click()
  await expect(cards).toHaveCount(18)

  const like = cards.first().getByRole('button', { name: /^Like / })
  const name = await like.getAttribute('aria-label')
  const likes = '**/api/recipes/*/like'
  await page.route(likes, (route) =>
    route.fulfill({ status: 409, json: { code: 'DUPLICATE_ACTION', message: 'Twice.' } }),
  )
  await like.click()
  await expect(page.getByText('Duplicate action detected. Please refresh the page.')).toBeVisible()
  await page.unroute(likes)
  await page.route(likes, (route) => route.abort())
  await like.click()
  await expect(page.getByText('Error updating like. Please try again.')).toBeVisible()
  await expect(like).toHaveAccessibleName(name ?? '')
  await page.route('**/api/auth/savedRecipe/toggle', (route) => route.abort())
  await cards
    .first()
    .getByRole('button', { name: /^Save / })
    .click()
  await expect(page.getByText('Error updating save. Please try again.')).toBeVisible()
})

type Authored = { author: { _id: string } }

/** Somebody new whom the cook of `page` follows, and who has done something before; answers their name. */
async function newAuthor(
  browser: Browser,
  page: Page,
  act?: (author: Page) => Promise<void>,
): Promise<string> {
  const context = await browser.newContext()
  const author = await context.newPage()
  const { username } = await signUp(author, newCook())
  await act?.(author)
  const { user } = await (await context.request.get('/api/auth/check')).json()
  await context.close()
  const followed = await page.context().request.post(`/api/follow/follow/${user._id}`)
  expect(followed.ok()).toBe(true)
  return username
}
