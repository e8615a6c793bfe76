import { expectAccessible } from '../../support/accessibility.ts'
import { test } from '../../support/house.ts'
import { expect } from '../../support/test.ts'

test('a dish of the cookbook is found, marked as such, saved and planned', {
  tag: '@any-width',
}, async ({ memberPage: page }) => {
  const { request } = page.context()
  // One of the first that came in; the others come while it is looked at.
  let title = ''
  await expect(async () => {
    const answer = await request.get('/api/auth/profile/potluck/recipes')
    title = (await answer.json()).recipes[0].title
  }).toPass({ timeout: 45_000 })

  await page.goto(`/search?q=${encodeURIComponent(title)}`)
  const card = page.getByRole('article').filter({ hasText: title }).first()
  await expect(card).toContainText('Potluck Kitchen')
  await expect(card.getByText('Cookbook', { exact: true })).toBeVisible()
  await expectAccessible(page)

  await card.getByRole('link', { name: title, exact: true }).click()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(main.getByText('Cookbook', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Add to Meal Plan' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText(/^Added to \w+ \w+$/)).toBeVisible()
  await expectAccessible(page)

  await main.getByRole('link', { name: 'Potluck Kitchen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Potluck Kitchen' })).toBeVisible()
  await expect(main.getByText('Cookbook', { exact: true }).first()).toBeVisible()
  await expectAccessible(page)
})
