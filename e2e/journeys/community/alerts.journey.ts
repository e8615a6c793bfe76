import { expectAccessible } from '../../support/accessibility.ts'
import { newCook, signUp, uniqueName } from '../../support/cooks.ts'
import { publishRecipe } from '../../support/recipes.ts'
import { expect, test } from '../../support/test.ts'

// Accessibility checks in both themes take long.
test.describe.configure({ timeout: 120_000 })

test('what others do reaches a cook where they are, and is read', async ({
  memberPage: page,
  browser,
}) => {
  const title = uniqueName('Leek soup')
  const recipeId = await publishRecipe(page, { title })
  // What came before the page listens is counted and not announced.
  const listens = page.waitForResponse('**/api/notifications/events')
  await page.goto('/dashboard/myRecipes?tab=alerts')
  await expect(page.getByText('No alerts yet')).toBeVisible()
  await expectAccessible(page)
  await listens

  // From here on only the second browser acts.
  const elsewhere = await browser.newContext()
  const guest = await elsewhere.newPage()
  const { username } = await signUp(guest, newCook())
  const { request } = elsewhere
  const liked = await request.post(`/api/recipes/${recipeId}/like`)
  expect(liked.ok()).toBe(true)
  await expect(page.getByRole('link', { name: `${username} likes ${title}` })).toBeVisible()
  await expect(page.getByText(`New alert: ${username} likes ${title}`)).toBeAttached()
  await expect(page.getByRole('tab', { name: /^Alerts.*1 unread alert$/ })).toBeVisible()
  await request.post(`/api/recipes/${recipeId}/comments`, {
    data: { text: 'Twice the leeks, I say', rating: 4 },
  })
  const comment = page.getByRole('article').filter({ hasText: 'Twice the leeks, I say' })
  await expect(comment).toContainText(`${username} commented on ${title} and gave it 4 stars`)
  await expectAccessible(page)

  // Unliking removes the alert here too.
  await request.post(`/api/recipes/${recipeId}/like`)
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('tab', { name: /^Alerts.*1 unread alert$/ })).toBeVisible()

  await comment.getByRole('link').click()
  await expect(page).toHaveURL(`/recipe/${recipeId}`)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.goto('/dashboard/myRecipes?tab=alerts')
  await expect(page.getByText('All read.')).toBeVisible()
  await request.post(`/api/recipes/${recipeId}/like`)
  await expect(page.getByRole('tab', { name: /^Alerts.*1 unread alert$/ })).toBeVisible()
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(page.getByText('All read.')).toBeVisible()
  await page.getByRole('button', { name: `Remove the alert: ${username} likes ${title}` }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
  await elsewhere.close()
})

test('alerts that do not come are asked for again', { tag: '@any-width' }, async ({
  memberPage: page,
  allowErrors,
}) => {
  allowErrors(/500 \(Internal Server Error\)/)
  await page.route('**/api/notifications?*', (route) =>
    route.fulfill({ status: 500, json: { code: 'INTERNAL', message: 'The kitchen is on fire.' } }),
  )
  await page.goto('/dashboard/myRecipes?tab=alerts')
  await expect(page.getByText('Failed to load alerts')).toBeVisible({ timeout: 20_000 })
  await page.unroute('**/api/notifications?*')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByText('No alerts yet')).toBeVisible()
})

test('each switch of the settings is kept at once, or says that it was not', {
  tag: '@any-width',
}, async ({ memberPage: page, allowErrors }) => {
  allowErrors(/503 \(Service Unavailable\)/)
  await page.goto('/settings/notifications')
  const defaults = {
    'Weekly Newsletter': true,
    'Recipe Alerts': true,
    'Special Offers': false,
    'Comments & Reviews': true,
    'New Follower': false,
  }
  for (const [name, on] of Object.entries(defaults)) {
    await expect(page.getByRole('switch', { name })).toBeChecked({ checked: on })
  }
  await expect(page.getByRole('heading', { level: 2, name: 'Email' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Push' })).toBeVisible()
  await expectAccessible(page)
  const kept = page.waitForResponse('**/api/notifications/preferences')
  await page.getByRole('switch', { name: 'New Follower' }).click()
  await kept
  await page.reload()
  await expect(page.getByRole('switch', { name: 'New Follower' })).toBeChecked()

  await page.route('**/api/notifications/preferences', (route) =>
    route.fulfill({ status: 503, json: { code: 'OVERLOADED', message: 'Too busy just now.' } }),
  )
  await page.getByRole('switch', { name: 'Special Offers' }).click()
  await expect(page.getByText('Too busy just now.')).toBeVisible()
  await expect(page.getByRole('switch', { name: 'Special Offers' })).not.toBeChecked()
})
