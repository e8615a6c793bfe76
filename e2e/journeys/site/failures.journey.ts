import type { Browser, Page, Request } from '@playwright/test'
import { expectAccessible } from '../../support/accessibility.ts'
import { signUp, uniqueName } from '../../support/cooks.ts'
import { SOUND_FIELDS, startDraft } from '../../support/drafts.ts'
import { publishRecipe } from '../../support/recipes.ts'
import { expect, test } from '../../support/test.ts'
import { walkTo } from '../../support/wizard.ts'

/** An error body without a message of ours, as a proxy answers when the server is down. */
const wordless = { status: 422, body: 'no' }
const refused = /status of (401|404|422)/

/** Fails one call without a message until the page is left. */
async function fail(page: Page, url: string | RegExp, method = 'GET'): Promise<void> {
  const isMeant = (request: Request) => request.method() === method
  await page.route(url, (route) =>
    isMeant(route.request()) ? route.fulfill(wordless) : route.fallback(),
  )
}

test('lists that do not come without a reason say which', { tag: '@any-width' }, async ({
  memberPage: page,
  allowErrors,
}) => {
  allowErrors(refused, /ERR_FAILED/)
  // Reached by navigation: a page that is loaded directly comes with its first data.
  await page.goto('/settings')
  await fail(page, '**/api/recipes/explore*')
  await page.getByRole('link', { name: 'Potluck, home' }).click()
  await expect(page.getByText('Failed to fetch explore recipes')).toBeVisible()
  await fail(page, '**/api/recipes/search?*')
  const words = page.getByRole('banner').getByRole('combobox', { name: 'Search recipes' })
  await words.fill('soup')
  await words.press('Enter')
  await expect(page.getByText('Error: Failed to search recipes')).toBeVisible()
  await fail(page, '**/api/recipes/my-recipes?*')
  await page.goto('/dashboard/myRecipes')
  await expect(page.getByText('Failed to fetch user recipes')).toBeVisible()
  await page.goto('/settings')
  await page.route('**/api/recipes/explore*', (route) => route.abort())
  await page.getByRole('link', { name: 'Potluck, home' }).click()
  await expect(page.getByText('Failed to load recipes')).toBeVisible({ timeout: 20_000 })
})

test('signing in and up that fail without a reason say so', { tag: '@any-width' }, async ({
  page,
  allowErrors,
}) => {
  allowErrors(refused)
  await fail(page, '**/api/auth/signin', 'POST')
  await fail(page, '**/api/auth/signup', 'POST')
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill('ada@example.test')
  await dialog.getByLabel('Username').fill('ada')
  await dialog.getByLabel('Password', { exact: true }).fill('Basil-and-3')
  await dialog.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('Login failed. Please try again.').first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Create an account' }).click()
  await dialog.getByLabel('Email').fill('ada@example.test')
  await dialog.getByLabel('Username').fill('ada')
  await dialog.getByLabel('Password', { exact: true }).fill('Basil-and-3')
  await dialog.getByLabel(/confirm/i).fill('Basil-and-3')
  await dialog.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Registration failed. Please try again.').first()).toBeVisible()
  // The message stays until one tries again.
  await expectAccessible(page, 'dialog[open]')
})

test('acts on a recipe that fail say which', { tag: '@any-width' }, async ({
  memberPage: page,
  browser,
  allowErrors,
}) => {
  allowErrors(refused, /ERR_FAILED|dynamically imported/)
  const recipeId = await publishElsewhere(browser)
  await page.goto(`/recipe/${recipeId}`)

  await page.getByRole('textbox', { name: 'Your comment' }).evaluate((field) => {
    field.closest('form')?.requestSubmit()
  })
  await expect(page.getByText('Please add a comment and rating')).toBeVisible()

  await fail(page, '**/api/auth/follow/*', 'POST')
  await fail(page, '**/api/follow/follow/*', 'POST')
  await page.getByRole('button', { name: /^Follow / }).click()
  await expect(page.getByText('Failed to update follow status')).toBeVisible()

  await page.evaluate(() => {
    Object.defineProperty(navigator, 'share', { value: async () => undefined, configurable: true })
  })
  const share = page.getByRole('button', { name: 'Share', exact: true })
  await share.click()
  await expect(page.getByText('Recipe shared successfully! 🔗')).toBeVisible()
  await page.evaluate(() => {
    const noShare = () => Promise.reject(new Error('no sheet'))
    Object.defineProperty(navigator, 'share', { value: noShare, configurable: true })
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
    document.execCommand = () => true
  })
  await share.click()
  await expect(page.getByText('Recipe URL copied to clipboard!')).toBeVisible()
  await page.evaluate(() => {
    document.execCommand = () => false
  })
  // Not even the dialog that shows the link comes.
  await page.route('**/link-dialog-*.js', (route) => route.abort())
  await share.click()
  await expect(page.getByText('Unable to share recipe. Please try again.')).toBeVisible()

  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new Error('full')
    }
  })
  await page.getByRole('button', { name: 'Adapt Recipe with AI' }).click()
  await expect(
    page.getByText('Failed to prepare recipe for adaptation. Please try again.'),
  ).toBeVisible()

  // The storage works again.
  await page.reload()
  const like = page.getByRole('button', { name: /^Like, / })
  const gone = { status: 404, json: { code: 'RECIPE_NOT_FOUND', message: 'Gone.' } }
  await page.route('**/like', (route) => route.fulfill(gone))
  await like.click()
  await expect(page.getByText('Recipe not available')).toBeVisible()
  const ended = { status: 401, json: { code: 'UNAUTHORIZED', message: 'No session.' } }
  await page.route('**/like', (route) => route.fulfill(ended))
  await like.click()
  await expect(page.getByText('Please login to like recipes')).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('a follower without an account cannot be followed back', { tag: '@any-width' }, async ({
  page,
  cook,
}) => {
  const ghost = { _id: '', username: 'ghost', name: 'Ghost', fullName: 'Ghost', avatar: null }
  const followers = [{ ...ghost, bio: '', isFollowing: false }]
  await page.route('**/api/follow/followers/*', (route) =>
    route.fulfill({ json: { followers, page: 1, pages: 1, total: 1 } }),
  )
  await page.goto(`/profile/${cook.username}?people=followers`)
  await page.getByRole('dialog').getByRole('button', { name: 'Follow Ghost' }).click()
  await expect(page.getByText('Author information not available')).toBeVisible()
})

test('own recipes, the wizard and the pantry say what failed', { tag: '@any-width' }, async ({
  memberPage: page,
  allowErrors,
}) => {
  allowErrors(refused)
  await fail(page, '**/api/recipes/', 'POST')
  await fail(page, '**/api/recipes', 'POST')
  await page.goto('/recipe/create')
  await page.getByRole('button', { name: 'Use an illustrated cover instead' }).click()
  await expect(page.getByText('Failed to create recipe')).toBeVisible()
  await page.unrouteAll()

  const title = uniqueName('Wordless bread')
  const published = await publishRecipe(page, { title })
  await fail(page, `**/api/recipes/${published}/toggle`, 'PUT')
  await page.goto('/dashboard/myRecipes')
  await page.getByRole('button', { name: `More about ${title}` }).click()
  await page.getByRole('menuitem', { name: 'Unpublish' }).click()
  await expect(page.getByText('Failed to toggle visibility')).toBeVisible()

  const draft = await startDraft(page, { ...SOUND_FIELDS, title: uniqueName('Wordless cake') })
  await fail(page, `**/api/recipes/${draft}/validate`)
  await page.goto(`/recipe/edit/${draft}`)
  await walkTo(page, 'Publish')
  await expect(page.getByText('Failed to validate recipe')).toBeVisible()
  await page.unrouteAll()
  await fail(page, `**/api/recipes/${draft}/publish`, 'POST')
  await page.getByRole('button', { name: 'Check Recipe' }).click()
  await page.getByRole('button', { name: 'Publish Recipe' }).click()
  await expect(page.getByText('Failed to publish recipe')).toBeVisible()

  await fail(page, '**/api/auth/inventory', 'POST')
  await page.goto('/dashboard/inventory')
  const line = page.getByRole('textbox', { name: 'Quick add' })
  await line.fill('2 onions')
  await line.press('Enter')
  await expect(page.getByText('Failed to add ingredient')).toBeVisible()
  await page.unrouteAll()
  await line.press('Enter')
  await expect(page.getByText('Ingredient added successfully')).toBeVisible()
  await fail(page, '**/api/auth/inventory', 'DELETE')
  await page.getByRole('button', { name: 'Clear All' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Clear All' }).click()
  await expect(page.getByText('Failed to clear inventory')).toBeVisible()
})

test('chats and answers that fail say which', { tag: '@any-width' }, async ({
  memberPage: page,
  allowErrors,
}) => {
  allowErrors(refused)
  await page.context().request.post('/api/aiChats/c/create', { data: {} })
  await page.goto('/ai')
  await page.getByRole('button', { name: 'History' }).click()
  await expect(page.getByRole('link', { name: 'New Recipe Chat' })).toBeVisible()
  await fail(page, '**/api/aiChats/*', 'DELETE')
  await page.getByRole('button', { name: 'Delete chat: New Recipe Chat' }).click()
  const question = page.getByRole('dialog', { name: 'Delete chat' })
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Failed to delete chat. Please try again.')).toBeVisible()

  await page.goto('/ai')
  await fail(page, '**/generate-stream', 'POST')
  const input = page.getByRole('main').getByRole('textbox').first()
  await input.fill('Leek soup')
  await input.press('Enter')
  await expect(page.getByText(/HTTP error! status: 422/).first()).toBeVisible()

  await page.goto('/savedRecipes')
  const recipe = await publishRecipe(page, { title: uniqueName('Hidden by a proxy') })
  await fail(page, `**/api/recipes/${recipe}`)
  await page.goto('/dashboard/myRecipes')
  await page.getByRole('main').locator(`a[href="/recipe/${recipe}"]`).first().click()
  await expect(page.getByText('Failed to fetch recipe', { exact: true })).toBeVisible()
})

test('what a plan costs stands in the settings', { tag: '@any-width' }, async ({
  memberPage: page,
}) => {
  for (const [plan, price] of [
    ['pro', '$9/month'],
    ['family', '$15/month'],
  ] as const) {
    const chosen = { plan, interval: 'month' }
    await page.context().request.put('/api/billing/subscriptions/current', { data: chosen })
    await page.goto('/settings/subscription')
    await expect(page.getByText(price, { exact: true })).toBeVisible()
  }
})

test('a well-rated cook is a 5-Star Chef', { tag: '@any-width' }, async ({
  memberPage: page,
  browser,
}) => {
  const recipeId = await publishElsewhere(browser)
  const { request } = page.context()
  await request.post(`/api/recipes/${recipeId}/rate`, { data: { rating: 5 } })
  const { author } = await (await request.get(`/api/recipes/${recipeId}`)).json()
  await page.goto(`/profile/${author.username}`)
  await expect(page.getByText('5-Star Chef')).toBeVisible()
})

async function publishElsewhere(browser: Browser): Promise<string> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await signUp(page)
  const recipeId = await publishRecipe(page, { title: uniqueName('Leek bake') })
  await context.close()
  return recipeId
}
