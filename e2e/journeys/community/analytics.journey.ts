/// <reference lib="dom" />
import { expectAccessible } from '../../support/accessibility.ts'
import { newCook, uniqueName } from '../../support/cooks.ts'
import { publishRecipe } from '../../support/recipes.ts'
import { expect, test } from '../../support/test.ts'

test('a recipe’s figures over time are real, and for its cook alone', {
  tag: '@any-width',
}, async ({ memberPage: page, browser, baseURL, allowErrors }) => {
  test.slow()
  allowErrors(/status of (404|503)/)
  const title = uniqueName('Leek tart')
  const id = await publishRecipe(page, { title })
  const other = await browser.newContext({ baseURL })
  await other.request.post('/api/auth/signup', { data: newCook() })
  await other.request.post(`/api/recipes/${id}/like`)
  await other.request.post(`/api/recipes/${id}/comments`, { data: { text: 'Good', rating: 4 } })

  await page.goto('/dashboard/myRecipes')
  await page.getByRole('link', { name: `Analytics of ${title}` }).click()
  await expect(page).toHaveURL(`/recipe/${id}/analytics`)
  await expect(page).toHaveTitle('Recipe Analytics / Potluck')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: title, exact: true })).toBeVisible()
  const tile = (name: string) => main.getByRole('radio', { name: new RegExp(`^${name}`) })
  await expect(tile('Views')).toBeChecked()
  await expect(main.getByText('4.0 on average · 0 in the 30 days before')).toBeVisible()
  await tile('Likes').click({ force: true })
  await expect(tile('Likes')).toBeChecked()
  await expect(page).toHaveURL(`/recipe/${id}/analytics?figure=likes`)
  const chart = main.getByRole('slider', { name: 'Likes by day' })
  await expect(chart).toHaveAttribute('aria-valuetext', /: 1 like$/)
  await chart.press('ArrowLeft')
  await expect(chart).toHaveAttribute('aria-valuetext', /: 0 likes$/)
  await chart.press('End')
  await expect(main.getByText('1 like', { exact: true })).toBeVisible()
  await tile('Saves').click({ force: true })
  await expect(tile('Saves')).toBeChecked()
  await expect(main.getByText('Nothing of this in these days.')).toBeVisible()
  await main.getByText('7 days', { exact: true }).click()
  await main.getByText('The same as a table').click()
  await expect(main.getByRole('table').getByRole('row')).toHaveCount(8)
  const isCut = (head: Element) => head.scrollWidth > head.clientWidth
  const heads = await main.getByRole('columnheader').all()
  expect(heads).toHaveLength(6)
  for (const head of heads) expect(await head.evaluate(isCut)).toBe(false)
  await expect(main.getByRole('row').nth(1).getByRole('cell')).toHaveText(['0', '1', '0', '1', '1'])
  await expectAccessible(page, 'main')
  await main.getByText('A year', { exact: true }).click()
  await expect(main.getByRole('slider', { name: 'Saves by week' })).toBeVisible()

  await page.route('**/api/analytics/**', (route) =>
    route.fulfill({ status: 503, json: { code: 'OVERLOADED', message: 'Potluck is busy.' } }),
  )
  await page.goto(`/recipe/${id}/analytics`)
  await expect(main.getByText('The figures could not be loaded')).toBeVisible({ timeout: 30_000 })
  await page.unroute('**/api/analytics/**')
  await main.getByRole('button', { name: 'Try Again' }).click()
  await expect(main.getByRole('slider', { name: 'Views by day' })).toBeVisible()

  const theirs = await other.newPage()
  await theirs.goto(`/recipe/${id}/analytics`)
  await expect(theirs.getByText('Recipe Not Found')).toBeVisible()
  await other.close()
})
