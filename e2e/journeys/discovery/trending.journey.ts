import type { Locator } from '@playwright/test'
import { expectAccessible } from '../../support/accessibility.ts'
import { withoutFirstAnswer } from '../../support/first-answer.ts'
import { expect, test } from '../../support/test.ts'

test('four rankings behind four addresses, each place told twice', async ({ memberPage: page }) => {
  await page.goto('/trending')
  await expect(page).toHaveTitle('Trending / Potluck')
  const tabs = page.getByRole('tab')
  await expect(tabs).toHaveText([
    'Trending Today',
    'Trending This Week',
    'Trending This Month',
    'All-Time Favorites',
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

  // On a tablet the words below a title reach under the acts beside it.
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  await page.setViewportSize({ width: 820, height: 1180 })
  const widthOf = async (part: Locator) => (await part.boundingBox())?.width ?? 0
  const titleWidth = await widthOf(second.getByRole('heading'))
  const description = second.getByRole('paragraph').last()
  expect(await widthOf(description)).toBeGreaterThan(1.4 * titleWidth)
  await page.setViewportSize({ width, height })

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

test('a place in a ranking stands in one piece, whatever its number', async ({
  memberPage: page,
}) => {
  await withoutFirstAnswer(page)
  await page.route('**/api/recipes/trending', async (route) => {
    const answer = await route.fetch()
    const { allTimeFavorites } = await answer.json()
    const [first] = allTimeFavorites
    const trendingToday = Array.from({ length: 100 }, (_, place) => ({
      ...first,
      _id: `${first._id.slice(0, -3)}${String(place).padStart(3, '0')}`,
    }))
    await route.fulfill({ response: answer, json: { trendingToday } })
  })
  await page.goto('/trending')
  const rows = page.getByRole('tabpanel').getByRole('article')
  await expect(rows).toHaveCount(100)
  const rank = (place: number) =>
    rows
      .nth(place - 1)
      .getByText(`${place}`, { exact: true })
      .first()
  const lineHeight = await rank(10).evaluate((one) =>
    Number.parseFloat(getComputedStyle(one).fontSize),
  )
  for (const place of [9, 10, 11, 48, 100]) {
    const box = await rank(place).boundingBox()
    expect(box?.height, `the height of ${place}`).toBeLessThan(lineHeight * 1.5)
    const cover = await rows
      .nth(place - 1)
      .locator('[data-cover]')
      .boundingBox()
    // Beside the cover and not over it: on its left if there is room, on its right on phones.
    const [ends, begins] = [(box?.x ?? 0) + (box?.width ?? 0), box?.x ?? 0]
    const isBeside = ends <= (cover?.x ?? 0) || begins >= (cover?.x ?? 0) + (cover?.width ?? 0)
    expect(isBeside, `${place} lies over its cover`).toBe(true)
  }
  // All hundred rows look alike, so only those with the longest numbers are checked.
  await expect(page.locator('[role=tabpanel] li:nth-child(n + 98) article')).toHaveCount(3)
  await expectAccessible(page, '[role=tabpanel] li:nth-child(n + 98)')
})

test('no field of a ranked recipe takes the page down by being absent or of another kind', {
  tag: ['@any-width', '@impossible'],
}, async ({ memberPage: page, allowErrors }) => {
  // There is no picture at this address.
  allowErrors(/status of 40[04]/)
  await withoutFirstAnswer(page)
  const odd = [undefined, null, 'a plain string', 7, {}]
  let damaged = 0
  await page.route('**/api/recipes/trending', async (route) => {
    const answer = await route.fetch()
    const { allTimeFavorites } = await answer.json()
    const [first] = allTimeFavorites
    const authors = [undefined, null, 'plain', {}, { username: '' }]
    const trendingToday = authors.map((author, at) => ({
      ...first,
      _id: `${first._id}-${at}`,
      author,
    }))
    const trendingWeek = Object.keys(first).flatMap((field) =>
      odd.map((value, at) => ({ ...first, _id: `${first._id}-${field}-${at}`, [field]: value })),
    )
    damaged = trendingWeek.length
    await route.fulfill({ response: answer, json: { trendingToday, trendingWeek } })
  })
  await page.goto('/trending')
  const rows = page.getByRole('tabpanel').getByRole('article')
  await expect(rows).toHaveCount(5)
  for (const row of await rows.all()) await expect(row.getByText('Unknown')).toBeVisible()
  await page.getByRole('tab', { name: 'Trending This Week' }).click()
  await expect(rows).toHaveCount(damaged)
  await page.getByRole('tab', { name: 'All-Time Favorites' }).click()
  await expect(page.getByText('No trending recipes found.')).toBeVisible()
})

test('rankings that load, fail or are empty say so', { tag: '@any-width' }, async ({
  memberPage: page,
  allowErrors,
}) => {
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
    await route.fulfill({ response: answer, json: { trendingWeek: [first], trendingToday: [] } })
  })
  await alert.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByRole('tab', { name: 'Trending Today' }).click()
  await expect(page).toHaveURL(/\/trending$/)
  await expect(page.getByText('No trending recipes found.')).toBeVisible()
})
