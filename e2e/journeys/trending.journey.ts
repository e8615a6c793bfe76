import { expectAccessible } from '../support/accessibility.ts'
import { withoutFirstAnswer } from '../support/first-answer.ts'
import { expect, test } from '../support/test.ts'

test('four rankings behind four addresses, each place told twice', async ({ page, cook }) => {
  expect(cook.username).not.toBe('')
  await page.goto('/trending')
  await expect(page).toHaveTitle('Trending / Potluck')
  const tabs = page.getByRole('tab')
  await expect(tabs).toHaveText([
    ...['Trending Today', 'Trending This Week', 'Trending This Month', 'All-Time Favorites'],
  ])
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')
  const second = page.getByRole('tabpanel').getByRole('article').nth(1)
  await expect(second.getByText('2', { exact: true }).filter({ visible: true })).toHaveCount(2)
  for (const figure of ['Views', 'Created']) {
    await expect(second.getByRole('img', { name: figure })).toBeVisible()
  }
  for (const act of [/^Save /, /^Adapt .* with AI/]) {
    await expect(second.getByRole('button', { name: act })).toBeVisible()
  }
  const like = second.getByRole('button', { name: /^Like .*, \d+ likes?$/ })
  await like.click()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(page)

  await tabs.first().press('End')
  await expect(page).toHaveURL(/\/trending\/all-time$/)
  await expect(tabs.last()).toBeFocused()
  await page.reload()
  await expect(tabs.last()).toHaveAttribute('aria-selected', 'true')
  await expect(tabs.last()).toBeInViewport({ ratio: 0.9 })
  const title = await second.getByRole('heading').innerText()
  await second.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
})

test('rankings that load, fail, are empty or name nobody say so', { tag: '@any-width' }, async ({
  page,
  cook,
  allowErrors,
}) => {
  expect(cook.username).not.toBe('')
  allowErrors(/status of 422/)
  const lists = '**/api/recipes/trending'
  await withoutFirstAnswer(page)
  const { promise: held, resolve: go } = Promise.withResolvers<void>()
  await page.route(lists, async (route) => {
    await held
    await route.fulfill({ status: 422, json: { code: 'INVALID_INPUT', message: 'The till jams.' } })
  })
  await page.goto('/trending/week')
  await expect(page.getByText('Loading trending recipes...')).toBeVisible()
  go()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Failed to load trending recipes')
  await expect(alert).toContainText('The till jams.')

  await page.unroute(lists)
  await page.route(lists, async (route) => {
    const answer = await route.fetch()
    const { allTimeFavorites } = await answer.json()
    const [first] = allTimeFavorites
    const trendingWeek = [{ ...first, author: { ...first.author, username: '' } }]
    await route.fulfill({ response: answer, json: { trendingWeek, trendingToday: [] } })
  })
  await alert.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('article')).toContainText('Unknown')
  await page.getByRole('tab', { name: 'Trending Today' }).click()
  await expect(page).toHaveURL(/\/trending$/)
  await expect(page.getByText('No trending recipes found.')).toBeVisible()
})
