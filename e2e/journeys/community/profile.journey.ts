import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from '../../support/accessibility.ts'
import { type Cook, newCook, signUp, uniqueName } from '../../support/cooks.ts'
import { publishRecipe } from '../../support/recipes.ts'
import { expect, test } from '../../support/test.ts'

test('a visitor finds a cook, and follows them after signing in', async ({
  page,
  browser,
  isMobile,
}) => {
  const cook = await newNora(browser)
  const visitor = newCook()
  await page.context().request.post('/api/auth/signup', { data: visitor })
  await page.context().clearCookies()

  await expectProfile(page, cook.username)

  await page.getByRole('link', { name: 'View Recipe: Leek soup no. 12' }).click()
  await expect(page.getByRole('button', { name: 'Sign in to cook this' })).toBeVisible()
  await expect(page).toHaveURL(/\/recipe\//)
  await page.goBack()
  await page.getByRole('button', { name: 'Follow Nora van Berg' }).click()
  const dialog = page.getByRole('dialog', { name: 'Welcome back' })
  await dialog.getByLabel('Email').fill(visitor.email)
  await dialog.getByLabel('Username').fill(visitor.username)
  await dialog.getByRole('textbox', { name: 'Password' }).fill(visitor.password)
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/profile/${cook.username}$`, 'i'))
  await page.getByRole('button', { name: 'Follow Nora van Berg' }).click()
  const following = page.getByRole('button', { name: 'Following Nora van Berg. Unfollow' })
  await expect(following).toHaveText(/Following/)
  // Touch has no hover.
  if (!isMobile) {
    await following.hover()
    await expect(following.getByText('Unfollow')).toBeVisible()
  }
  await lookThroughFollowers(page, visitor.username)
  await following.click()
  await expect(page.getByRole('button', { name: '0 Followers' })).toBeVisible()
})

test('recipes of a cook are searched, narrowed, saved and adapted', { tag: '@any-width' }, async ({
  page,
  browser,
  cook,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED/, /status of 503/)
  const author = await newAuthor(browser, async (by) => {
    await publishRecipe(by, { title: 'Lemon tart', tags: ['French'], difficulty: 'Hard' })
    await publishRecipe(by, { title: 'Lemon dal', tags: ['Indian'], difficulty: 'Easy' })
    await publishRecipe(by, { title: 'Plain rice', difficulty: 'Easy' })
  })
  await page.goto(`/profile/${author.username}`)
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(3)
  await page.getByRole('searchbox', { name: 'Search recipes' }).fill('lem')
  await expect(cards).toHaveCount(2)
  await expect(page.getByText('2 recipes found')).toBeVisible()
  await page.getByLabel('Cuisine').selectOption('Indian')
  await expect(cards).toHaveText([/Lemon dal/])
  await expect(page).toHaveURL(/search=lem&cuisine=Indian/)
  await page.getByLabel('Difficulty').selectOption('Hard')
  await expect(page.getByText('No recipes found')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Difficulty')).toHaveValue('Hard')
  await expect(page.getByLabel('Meal type').getByRole('option')).toHaveText([
    'All Meal Types',
    'Breakfast',
    'Lunch',
    'Dinner',
    'Snack',
    'Dessert',
    'Appetizer',
  ])
  await page.getByRole('button', { name: 'Reset All' }).click()
  await expect(cards).toHaveCount(3)
  await expect(page).toHaveURL(new RegExp(`/profile/${author.username}$`))

  const tart = cards.filter({ hasText: 'Lemon tart' })
  await expect(tart.getByRole('link', { name: 'View Recipe' })).toHaveText('View Recipe')
  const toast = (text: string) => expect(page.getByText(text, { exact: true })).toBeVisible()
  const toggle = '**/api/auth/savedRecipe/toggle'
  await page.route(toggle, (route) => route.abort())
  await tart.getByRole('button', { name: 'Save Lemon tart' }).click()
  await toast('Failed to update favorites. Please try again.')
  await page.unroute(toggle)
  await tart.getByRole('button', { name: 'Save Lemon tart' }).click()
  await toast('Recipe saved to your favorites! 💖')

  // On one's own page saved recipes are the favorites, until they are unsaved.
  await page.goto(`/profile/${cook.username}?tab=favorites`)
  await expect(page.getByRole('tab', { name: 'Favorite Recipes' })).toHaveText(/1$/)
  await tart.getByRole('button', { name: 'Remove Lemon tart from saved recipes' }).click()
  await toast('Recipe removed from favorites')
  await expect(page.getByText('No favorite recipes yet')).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Favorite Recipes' })).toHaveText(/0$/)

  await page.goto(`/profile/${author.username}`)
  await tart.getByRole('button', { name: 'Adapt Lemon tart with AI' }).click()
  await toast('Redirecting to AI Chef for recipe adaptation! 🤖👨🍳')
  await expect(page).toHaveURL(/\/ai/)
})

test("one's own profile is edited, not followed, and a private one is nobody else's", async ({
  page,
  browser,
  cook,
}) => {
  await page.goto('/explore')
  await page.getByRole('button', { name: 'Profile menu' }).click()
  const places = page.getByRole('menuitem')
  await expect(places.first()).toHaveText('View Public Profile')
  await places.first().click()
  await expect(page).toHaveURL(new RegExp(`/profile/${cook.username}$`))
  await expect(page.getByText("This user hasn't shared any public recipes yet.")).toBeVisible()
  await expect(page.getByText('No recipes found')).toBeVisible()
  await expect(page.getByText('No bio yet.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Edit profile' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Follow/ })).toHaveCount(0)
  await page.getByRole('tab', { name: 'Favorite Recipes' }).click()
  await expect(page.getByText('No favorite recipes yet')).toBeVisible()
  await page.getByRole('tab', { name: 'Favorite Recipes' }).press('ArrowRight')
  await expect(page).toHaveURL(/\?tab=activity$/)
  await expect(page.getByText('No activity yet')).toBeVisible()
  await expectAccessible(page)

  const title = uniqueName('Own soup')
  await publishRecipe(page, { title })
  await page.goto(`/profile/${cook.username}`)
  const card = page.getByRole('article').filter({ hasText: title })
  await expect(card.getByRole('link', { name: 'Edit Recipe' })).toHaveText('Edit Recipe')
  await expect(card.getByRole('img', { name: 'Views' })).toBeVisible()
  await expect(card.getByRole('img', { name: 'Saves' })).toBeVisible()
  await expect(card.getByRole('button', { name: /^(Save|Adapt)/ })).toHaveCount(0)

  await page.context().request.post('/api/auth/public-Profile-toogle')
  await page.reload()
  await expect(page.getByText('Private: only you see this page')).toBeVisible()
  const stranger = await browser.newContext()
  const answer = await stranger.request.get(`/profile/${cook.username}`)
  expect(answer.status()).toBe(404)
  expect(await answer.text()).not.toContain(title)
  await stranger.close()
})

test('a profile that is not there, or does not come, says so', { tag: '@any-width' }, async ({
  page,
  cook,
  allowErrors,
}) => {
  allowErrors(/status of (404|503)/, /ERR_FAILED/)
  const alert = page.getByRole('alert')
  await page.goto('/profile')
  await expect(alert).toContainText('Profile Not Found')
  await expect(alert).toContainText('Username is required')
  await page.goto('/explore')
  await page.goto('/profile/nobody-at-all')
  await expect(page).toHaveTitle('Profile Not Found / Potluck')
  await expect(alert).toContainText('Profile Not Found')
  await expect(alert).toContainText('User not found.')
  await expectAccessible(page)

  const profile = `**/api/auth/profile/${cook.username}`
  await page.route(profile, (route) => route.fulfill({ status: 503, body: 'asleep' }))
  await page.goto('/explore')
  await openOwnProfile(page)
  await expect(alert).toContainText('Failed to fetch profile', { timeout: 20_000 })
  await page.unroute(profile)
  await page.route(profile, (route) => route.abort())
  await alert.getByRole('button', { name: 'Try Again' }).click()
  await expect(alert).toContainText('Failed to load profile', { timeout: 20_000 })
  await page.unroute(profile)
  const { promise: held, resolve: go } = Promise.withResolvers<void>()
  const recipes = `**/api/auth/profile/${cook.username}/recipes*`
  await page.route(profile, async (route) => {
    await held
    await route.continue()
  })
  await page.route(recipes, (route) =>
    route.fulfill({ status: 422, json: { code: 'INVALID_INPUT', message: 'Not today.' } }),
  )
  allowErrors(/status of 422/)
  await alert.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Loading profile...' })).toBeVisible()
  go()
  await expect(page.getByRole('heading', { level: 1, name: cook.username })).toBeVisible()
  await expect(alert).toContainText('Failed to fetch recipes')
  await page.unroute(recipes)
  await alert.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByText('No recipes found')).toBeVisible()
  const followers = '**/api/follow/followers/*'
  await page.route(followers, (route) => route.abort())
  await page.getByRole('button', { name: '0 Followers' }).click()
  await expect(alert).toContainText('Failed to load people', { timeout: 20_000 })
  await page.unroute(followers)
  await alert.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByText('Nobody follows this cook yet.')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goto('/savedRecipes')
  await page.goto('/profile/nobody-at-all')
  await alert.getByRole('button', { name: 'Go Back' }).click()
  await expect(page).toHaveURL(/\/savedRecipes$/)
})

test('wherever a cook is named one can visit them', { tag: '@any-width' }, async ({
  memberPage: page,
  browser,
}) => {
  const title = uniqueName('Quince jam')
  const author = await newAuthor(browser, (by) => publishRecipe(by, { title }))
  await page.goto('/explore')
  await page
    .getByRole('banner')
    .getByRole('combobox', { name: 'Search recipes' })
    .fill(author.username.slice(0, 12))
  const suggested = page.getByRole('group', { name: 'Cooks' }).getByRole('option')
  await suggested.filter({ hasText: author.username }).click()
  const heading = page.getByRole('heading', { level: 1, name: author.username })
  await expect(heading).toBeVisible()

  await page.goto(`/search?q=${encodeURIComponent(title)}`)
  const card = page.getByRole('article').filter({ hasText: title })
  await card.getByRole('link', { name: author.username }).click()
  await expect(heading).toBeVisible()
  await page.getByRole('article').getByRole('link', { name: title, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: author.username }).first().press('Enter')
  await expect(heading).toBeVisible()
})

async function openOwnProfile(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Profile menu' }).click()
  await page.getByRole('menuitem', { name: 'View Public Profile' }).click()
}

/** Another cook with recipes and activity. */
async function newAuthor(browser: Browser, act: (author: Page) => Promise<unknown>): Promise<Cook> {
  const context = await browser.newContext()
  const author = await context.newPage()
  const cook = await signUp(author, newCook())
  await act(author)
  await context.close()
  return cook
}

/** A cook with a whole profile and twelve recipes. */
function newNora(browser: Browser): Promise<Cook> {
  return newAuthor(browser, async (author) => {
    await author.context().request.post('/api/auth/update-profile', {
      data: {
        fullName: 'Nora van Berg',
        bio: 'Soups & <b>stews</b>.',
        location: 'Ghent',
        website: 'https://soup.example/',
        socialLinks: { youtube: 'https://youtube.com/@nora' },
      },
    })
    for (let number = 1; number <= 12; number++) {
      await publishRecipe(author, { title: `Leek soup no. ${number}` })
    }
  })
}

async function expectProfile(page: Page, username: string): Promise<void> {
  await page.goto(`/profile/${username.toUpperCase()}`)
  await expect(page).toHaveTitle(`${username} - Profile / Potluck`)
  const heading = page.getByRole('heading', { level: 1, name: 'Nora van Berg' })
  await expect(heading).toBeVisible()
  const main = page.getByRole('main')
  for (const text of [
    `@${username}`,
    'Soups & <b>stews</b>.',
    'Home Chef',
    'Recipe Creator',
    'Ghent',
    'Recipes',
    'Followers',
    'Following',
    'Favorites',
    'Avg Rating',
    'New',
  ]) {
    await expect(main.getByText(text, { exact: true }).first()).toBeVisible()
  }
  const website = page.getByRole('link', { name: 'soup.example' })
  await expect(website).toHaveAttribute('rel', /noopener.*nofollow/)
  await expect(page.getByRole('link', { name: 'YouTube' })).toBeVisible()
  await expect(page.getByRole('tab')).toHaveText([
    'All Recipes12',
    'Favorite Recipes0',
    'Activity Feed',
  ])
  await expect(page.getByRole('article')).toHaveCount(10)
  await page.getByRole('button', { name: 'Load More Recipes' }).click()
  await expect(page.getByRole('article')).toHaveCount(12)
  await expectAccessible(page)
}

async function lookThroughFollowers(page: Page, follower: string): Promise<void> {
  await page.getByRole('button', { name: '1 Followers' }).click()
  await expect(page).toHaveURL(/\?people=followers$/)
  const people = page.getByRole('dialog', { name: 'Nora van Berg' })
  await expect(people.getByRole('listitem')).toHaveText([new RegExp(follower)])
  await expect(people.getByRole('listitem').getByRole('button')).toHaveCount(0)
  await expectAccessible(page, 'dialog:modal')
  await people.getByRole('tab', { name: 'Mutual' }).click()
  await expect(people.getByText('There is nobody you both follow.')).toBeVisible()
  await people.getByRole('button', { name: 'Close' }).click()
  await expect(page).not.toHaveURL(/people/)
}
