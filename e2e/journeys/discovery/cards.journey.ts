import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/accessibility.ts'
import { uniqueName } from '../../support/cooks.ts'
import { withoutFirstAnswer } from '../../support/first-answer.ts'
import { publishRecipe } from '../../support/recipes.ts'
import { expect, test } from '../../support/test.ts'

/** Fields that an answer may lack without breaking its page. */
const LEFT_OUT = ['author', 'chef', 'image', 'imageUrl', 'photo', 'likes', 'views', 'saves']
const LEFT_OUT_TOO = ['comments', 'likesCount', 'commentsCount', 'reviewCount', 'cookTime']

const lists = [
  { name: 'explore', path: '/explore', calls: '**/api/recipes/explore*' },
  { name: 'search', path: '/search?q=soup', calls: '**/api/recipes/search*' },
  { name: 'the feed', path: '/myFeed', calls: '**/api/myfeed?*' },
  { name: 'the feed of activity', path: '/myFeed?tab=activity', calls: '**/api/myfeed?*' },
  { name: 'saved recipes', path: '/savedRecipes', calls: '**/api/auth/savedRecipe' },
  { name: 'a profile', path: '/profile/CHEF', calls: '**/api/auth/profile/*/recipes*' },
  { name: 'the dashboard', path: '/dashboard', calls: '**/api/dashboard/recommendations' },
]

for (const { name, path, calls } of lists) {
  test(`${name} shows recipes whose answer names no cook, picture or figure`, {
    tag: ['@any-width', '@impossible'],
  }, async ({ memberPage: page }) => {
    const { _id, username } = await followAndSave(page)
    await withoutFirstAnswer(page)
    await page.route(calls, async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, json: damage(await answer.json()) })
    })
    await page.goto(path.replace('CHEF', username))
    const cards = page.getByRole('main').getByRole('article')
    await expect(cards.first()).toBeVisible()
    await expect(cards.getByText('Unknown').first()).toBeVisible()
    expect(_id).not.toBe('')
    await expectAccessible(page)
  })
}

test('own recipes whose answer names no cook, picture or figure stand in their list', {
  tag: ['@any-width', '@impossible'],
}, async ({ memberPage: page }) => {
  await publishRecipe(page, { title: 'Leeks without a picture' })
  await page.route('**/api/recipes/my-recipes*', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: damage(await answer.json()) })
  })
  await page.goto('/dashboard/myRecipes')
  await expect(page.getByRole('article')).toContainText('Leeks without a picture')
})

/** Follows the demo's first trending cook and saves that recipe, so that every list holds something. */
async function followAndSave(page: Page): Promise<{ _id: string; username: string }> {
  const { request } = page.context()
  const { allTimeFavorites } = await (await request.get('/api/recipes/trending')).json()
  const { _id: recipeId, author } = allTimeFavorites[0]
  await request.post(`/api/follow/follow/${author._id}`)
  await request.post('/api/auth/savedRecipe', { data: { recipeId } })
  return author
}

/** The answer without these fields, in every recipe or entry in it. */
function damage(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(damage)
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(
    ([field]) => !('_id' in value && [...LEFT_OUT, ...LEFT_OUT_TOO].includes(field)),
  )
  return Object.fromEntries(kept.map(([field, part]) => [field, damage(part)]))
}

test('what one makes of a recipe has a name on its card', async ({ memberPage: page }) => {
  await page.goto('/explore')
  const card = page.getByRole('article').first()
  await expect(card.getByRole('button', { name: /^Adapt .* with AI$/ })).toHaveText('Adapt')
})

test('times of recipes are written one way', { tag: '@any-width' }, async ({
  memberPage: page,
}) => {
  const title = uniqueName('Braised leeks')
  const recipeId = await publishRecipe(page, {
    title,
    cookTime: '1 hour 40 mins',
    prepTime: '20 minutes',
  })
  await page.goto(`/recipe/${recipeId}`)
  const main = page.getByRole('main')
  await expect(main.getByText('20 min prep')).toBeVisible()
  await expect(main.getByText('1 h 40 min cooking')).toBeVisible()
  await page.goto(`/search?q=${encodeURIComponent(title)}`)
  await expect(page.getByRole('article')).toContainText('1 h 40 min')
})
