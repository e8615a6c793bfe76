import { expectAccessible } from '../support/accessibility.ts'
import { publishRecipe } from '../support/recipes.ts'
import { expect, test } from '../support/test.ts'

test('a week of plan and cooking is added up, and its portions changed in place', async ({
  page,
  cook,
  allowErrors,
}) => {
  test.slow()
  expect(cook.username).not.toBe('')
  allowErrors(/status of 503/)
  const main = page.getByRole('main')
  const busy = { status: 503, json: { code: 'OVERLOADED', message: 'Potluck is busy.' } }
  await page.route('**/api/nutrition/**', (route) => route.fulfill(busy))
  await page.goto('/dashboard/nutrition')
  await expect(page).toHaveTitle('Nutrition / Potluck')
  await expect(main.getByText('The week could not be loaded')).toBeVisible({ timeout: 30_000 })
  await page.unroute('**/api/nutrition/**')
  await main.getByRole('button', { name: 'Try Again' }).click()
  await expect(main.getByText('Nothing is planned or cooked in this week.')).toBeVisible()
  await expectAccessible(page)

  const recipeId = await publishRecipe(page, {
    title: 'Plain rice',
    ingredients: [{ name: 'white rice', quantity: '400', unit: 'g' }],
  })
  const { request } = page.context()
  const day = new Date().toISOString().slice(0, 10)
  const add = (path: string, data: object) => request.post(`/api/${path}`, { data })
  await add('meal-plan/entries', { day, meal: 'lunch', recipeId })
  await add('meal-plan/entries', { day, meal: 'dinner', text: 'Leftovers' })
  await page.reload()
  await expect(main.getByText('1 of 2 meals counted')).toBeVisible()
  await expect(main.getByText('Not counted: it is only a name.')).toBeVisible()
  const rice = main.getByRole('listitem').filter({ hasText: 'Plain rice' })
  await expect(rice).toContainText('planned for lunch')
  const energy = rice.getByRole('paragraph').filter({ hasText: 'kcal' })
  const kcal = async () => Number.parseInt((await energy.textContent()) ?? '', 10)
  const portion = await kcal()
  expect(portion).toBeGreaterThan(300)
  await rice.getByRole('button', { name: 'Half a portion more of Plain rice' }).click()
  await expect(rice.getByRole('status', { name: 'Portions eaten' })).toHaveText('1.5')
  await expect.poll(kcal).toBe(Math.round(portion * 1.5))
  await main.getByRole('button', { name: 'Set daily goals' }).click()
  const goals = page.getByRole('dialog', { name: 'Daily goals' })
  await goals.getByLabel('Energy (kcal)').fill('50')
  await goals.getByLabel('Fibre (g)').fill('30')
  await goals.getByRole('button', { name: 'Save goals' }).click()
  await expect(goals.getByText('A whole number from 100 to 15,000')).toBeVisible()
  await expectAccessible(page, 'dialog[open]')
  await goals.getByLabel('Energy (kcal)').fill(String(Math.round(portion * 3)))
  await goals.getByRole('button', { name: 'Save goals' }).click()
  await expect(page.getByText('Your goals are set')).toBeVisible()
  await expect(main.getByText(/^(49|50|51)% of [\d,]+.kcal$/)).toBeVisible()
  await expect(main.getByText(/% of 30.g$/)).toBeVisible()
  await expect(main.getByText(/\((49|50|51)% of goal\)/)).toBeVisible()
  await page.reload()
  await expect(main.getByText(/\((49|50|51)% of goal\)/)).toBeVisible()
  const chart = main.getByRole('slider', { name: 'Energy by day' })
  await expect(chart).toBeVisible()
  await main.getByRole('button', { name: 'Protein' }).click()
  await expect(page).toHaveURL('/dashboard/nutrition?figure=protein')
  await expect(main.getByRole('slider', { name: 'Protein by day' })).toBeVisible()
  await main.getByText('The same as a table').click()
  await expect(main.getByRole('table').getByRole('row')).toHaveCount(8)
  await main.getByText('How this was counted').click()
  await expectAccessible(page)

  await add('cooked-recipes', { recipeId, eaten: 2 })
  await page.reload()
  await expect(rice).toHaveCount(1)
  await expect(rice).toContainText('cooked')
  await expect.poll(kcal).toBe(portion * 2)
  await page.route('**/api/cooked-recipes/*', (route) => route.fulfill(busy))
  await rice.getByRole('button', { name: 'Half a portion less of Plain rice' }).click()
  await expect(page.getByText('Potluck is busy.')).toBeVisible()
  await expect(rice.getByRole('status', { name: 'Portions eaten' })).toHaveText('2')

  await main.getByRole('button', { name: 'Next week' }).click()
  await expect(main.getByText('Nothing is planned or cooked in this week.')).toBeVisible()
  await main.getByRole('button', { name: 'This week' }).click()
  await expect(rice).toBeVisible()
})
