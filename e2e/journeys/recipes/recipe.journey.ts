import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from '../../support/accessibility.ts'
import { signUp, uniqueName } from '../../support/cooks.ts'
import { readRecipe } from '../../support/drafts.ts'
import { readCode } from '../../support/read-code.ts'
import { publishRecipe } from '../../support/recipes.ts'
import { expect, test } from '../../support/test.ts'
import { idIn } from '../../support/wizard.ts'

const soup = {
  difficulty: 'Easy' as const,
  ingredients: [
    { name: 'leeks', quantity: '3', unit: '' },
    { name: 'cream', quantity: '150', unit: 'ml' },
  ],
  instructions: ['Sweat the leeks for 10 minutes.', 'Add the cream and serve.'],
}

test('a recipe is scaled, ticked off and found like that again', async ({
  memberPage: page,
  browser,
}) => {
  const title = uniqueName('Leek soup')
  const { recipeId } = await publishElsewhere(browser, title)
  await page.goto(`/recipe/${recipeId}`)
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  await expect(page).toHaveTitle(`${title} / Potluck`)
  await expectAccessible(page)

  const leeks = page.getByRole('checkbox', { name: '3 leeks' })
  await leeks.check()
  await page.getByRole('button', { name: 'More portions' }).click()
  await page.getByRole('button', { name: 'More portions' }).click()
  await expect(page.getByRole('checkbox', { name: '5 leeks' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: '225 ml cream' })).not.toBeChecked()
  await page.getByRole('button', { name: 'Back to 4' }).click()
  await expect(leeks).toBeChecked()

  await openInstructions(page)
  const step = page.getByRole('button', { name: 'Step 1 done' })
  await step.click()
  await expectAccessible(page)
  await page.reload()
  await expect(leeks).toBeChecked()
  await openInstructions(page)
  await expect(step).toHaveAttribute('aria-pressed', 'true')
})

test('what to cook with begins within a screen and a half, and every act has its name', async ({
  memberPage: page,
  browser,
}, { project }) => {
  const { recipes } = await (
    await page.context().request.get('/api/recipes/search?q=Hyderabadi')
  ).json()
  const name = uniqueName('A soup whose name its cook could not bring themselves to shorten at all')
  const long = await publishElsewhere(browser, `${name}, with leeks, cream and toast`, {
    description: 'Slowly, with butter, until they give up all that they have. '.repeat(30).trim(),
    tags: ['Dinner', 'French', 'Vegetarian', 'Comfort Food', 'Soup', 'Winter', 'One Pot', 'Leeks'],
  })
  for (const id of [recipes[0]._id, long.recipeId]) {
    await page.goto(`/recipe/${id}`)
    const first = page.getByRole('main').getByRole('checkbox').first()
    await expect(first).toBeVisible()
    const top = (await first.boundingBox())?.y ?? Number.POSITIVE_INFINITY
    // On wide screens the whole description is above them.
    const most = project.name === 'phone' ? 1.5 * 844 : 2000
    expect(top, `where the ingredients of ${page.url()} begin`).toBeLessThanOrEqual(most)
  }
  for (const act of [
    'Start Cooking',
    'Save',
    'Share',
    'Adapt Recipe with AI',
    'Add to Meal Plan',
    'Create Shopping List',
    'Scale Recipe',
  ]) {
    await expect(page.getByRole('button', { name: act, exact: true })).toBeVisible()
  }
  const more = page.getByRole('button', { name: 'More', exact: true })
  if (!(await more.isVisible())) return
  await expectAccessible(page)
  await more.click()
  for (const act of ['Download as text', 'Print']) {
    await expect(page.getByRole('menuitem', { name: act })).toBeVisible()
  }
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  const whole = page.getByRole('button', { name: 'More about it' })
  const description = page.getByText('Slowly, with butter, until').first()
  const before = (await description.boundingBox())?.height ?? 0
  await whole.click()
  const after = (await description.boundingBox())?.height ?? 0
  expect(after).toBeGreaterThan(before * 5)
})

test('a recipe is liked, saved, followed and commented', async ({ page, browser, cook }) => {
  const title = uniqueName('Leek pie')
  const { recipeId, author } = await publishElsewhere(browser, title)
  await page.goto(`/recipe/${recipeId}`)
  await expect(page.getByText('New', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Like, 0 likes' }).click()
  await expect(page.getByRole('button', { name: 'Like, 1 like' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Recipe saved to your favorites!')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible()
  await page.getByRole('button', { name: `Follow ${author}` }).click()
  await expect(page.getByText('1 follower')).toBeVisible()

  const post = page.getByRole('button', { name: 'Post' })
  await expect(post).toBeDisabled()
  await page.getByRole('radio', { name: '4 stars' }).check({ force: true })
  await page.getByLabel('Your comment').fill('  Gone in a minute.  ')
  await post.click()
  const comment = page.getByRole('article').filter({ hasText: 'Gone in a minute.' }).last()
  await expect(comment).toContainText(cook.username)
  await expect(page.getByText('(1 rating)')).toBeVisible()
  await expect(page.getByLabel('Your comment')).toHaveValue('')
  const likeIt = comment.getByRole('button', { name: /^Like the comment of/ })
  await likeIt.click()
  await expect(likeIt).toContainText('1')
  await expectAccessible(page)

  await page.reload()
  await expect(page.getByRole('button', { name: 'Like, 1 like' })).toBeVisible()
  await expect(likeIt).toHaveAttribute('aria-pressed', 'true')
})

test('a like that fails is taken back, comments that fail are asked for again', {
  tag: '@any-width',
}, async ({ memberPage: page, browser, allowErrors }) => {
  allowErrors(/status of (409|500)/)
  const { recipeId } = await publishElsewhere(browser, uniqueName('Leek bake'))
  await page.route('**/comments?**', (route) =>
    route.fulfill({ status: 500, json: { code: 'INTERNAL', message: 'Oh.' } }),
  )
  await page.goto(`/recipe/${recipeId}`)
  const failure = page.getByText('Failed to fetch comments')
  await expect(failure).toBeVisible()
  await page.unroute('**/comments?**')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByText('Nobody has said a word yet. Be the first.')).toBeVisible()
  await expect(failure).toBeHidden()

  const like = page.getByRole('button', { name: /^Like, / })
  await page.route('**/like', (route) =>
    route.fulfill({ status: 500, json: { code: 'INTERNAL', message: 'Oh.' } }),
  )
  await like.click()
  await expect(page.getByText('Failed to update like status. Please try again.')).toBeVisible()
  await expect(like).toHaveAccessibleName('Like, 0 likes')
  await page.unroute('**/like')
  await page.route('**/like', (route) =>
    route.fulfill({ status: 409, json: { code: 'DUPLICATE_ACTION', message: 'Twice.' } }),
  )
  await like.click()
  await expect(page.getByText('Duplicate action detected. Please refresh the page.')).toBeVisible()
  await expect(like).toHaveAttribute('aria-pressed', 'false')
})

test('many comments are shown three first; the cook hides one, its writer deletes it', {
  tag: '@any-width',
}, async ({ memberPage: page, browser }) => {
  const recipeId = await publishRecipe(page, { title: uniqueName('Leek gratin'), ...soup })
  for (let number = 1; number <= 5; number++) {
    const data = { text: `Note ${number}` }
    await page.context().request.post(`/api/recipes/${recipeId}/comments`, { data })
  }
  await page.goto(`/recipe/${recipeId}`)
  const notes = page.getByText(/^Note \d$/)
  await expect(notes).toHaveText(['Note 5', 'Note 4', 'Note 3'])
  await page.getByRole('button', { name: 'View 2 More Comments' }).click()
  await expect(notes).toHaveCount(5)
  await page.getByRole('button', { name: 'Show Less' }).click()
  await expect(notes).toHaveCount(3)

  const context = await browser.newContext()
  const reader = await context.newPage()
  const { username } = await signUp(reader)
  await reader
    .context()
    .request.post(`/api/recipes/${recipeId}/comments`, { data: { text: 'Bland.', rating: 2 } })
  await page.reload()
  await page.getByRole('button', { name: `Hide the comment of ${username}` }).click()
  await expect(page.getByText('Hidden by you')).toBeVisible()
  await reader.goto(`/recipe/${recipeId}`)
  await expect(reader.getByText('Hidden by the cook')).toBeVisible()
  await reader.getByRole('button', { name: `Delete the comment of ${username}` }).click()
  await reader.getByRole('button', { name: 'Delete comment' }).click()
  await expect(reader.getByText('Bland.')).toBeHidden()
  await expect(reader.getByRole('region', { name: /^Comments/ }).locator(':focus')).toHaveCount(1)
  await expect(reader.getByRole('button', { name: 'View 2 More Comments' })).toBeVisible()
  await context.close()
  await page.reload()
  await expect(notes).toHaveText(['Note 5', 'Note 4', 'Note 3'])
})

test('a recipe is read in one’s own measures, and its video plays on a press alone', async ({
  memberPage: page,
}) => {
  const outside: string[] = []
  await page.route(/youtube/, (route) => {
    outside.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<title>Player</title><p>Playing' })
  })
  const recipeId = await publishRecipe(page, {
    title: uniqueName('Scones'),
    servings: '4',
    videoUrl: 'https://youtu.be/dQw4w9WgXcQ?t=90',
    ingredients: [
      { name: 'flour', quantity: '2', unit: 'cups' },
      { name: 'butter', quantity: '100', unit: 'g' },
    ],
    instructions: ['Heat the oven to 400 °F and rub 100 g butter into the flour.'],
  })
  await page.goto(`/recipe/${recipeId}`)
  const metric = page.getByRole('radio', { name: 'Metric' })
  await metric.click({ force: true })
  await expect(metric).toBeChecked()
  await expect(page.getByRole('checkbox', { name: '250 g flour' })).toBeVisible()
  await page.getByRole('button', { name: 'Fewer portions' }).click()
  await page.getByRole('button', { name: 'Fewer portions' }).click()
  await expect(page.getByRole('checkbox', { name: '125 g flour' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('checkbox', { name: '125 g flour' })).toBeVisible()
  await openInstructions(page)
  await expect(page.getByText('Heat the oven to 200 °C and rub 50 g butter').first()).toBeVisible()

  await expect(page.getByText('Plays from YouTube, once you press play.')).toBeVisible()
  await expectAccessible(page)
  expect(outside).toEqual([])
  await page.getByRole('button', { name: 'Play the video' }).click()
  await expect(page.frameLocator('iframe').getByText('Playing')).toBeVisible()
  expect(outside).toEqual([
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0&start=90',
  ])
})

test('a video’s address is checked where it is typed, and kept', { tag: '@any-width' }, async ({
  memberPage: page,
}) => {
  await page.goto('/recipe/create')
  const address = page.getByLabel('Video')
  const start = page.getByRole('button', { name: 'Use an illustrated cover instead' })
  await address.fill('http://vimeo.com/76979871')
  await start.click()
  await expect(address).toHaveAccessibleDescription(
    /Enter the whole address of the video, beginning with https:\/\//,
  )
  await address.fill('https://vimeo.com/76979871')
  await start.click()
  await expect(page).toHaveURL(/\/recipe\/create\/.+/)
  const recipe = await readRecipe(page, idIn(page))
  expect(recipe.videoUrl).toBe('https://vimeo.com/76979871')
})

test("one's own recipe is edited, not saved, followed or rated", async ({ page, cook }) => {
  const title = uniqueName('Leek quiche')
  const recipeId = await publishRecipe(page, { title, ...soup })
  await page.goto(`/recipe/${recipeId}`)
  await expect(page.getByText('0 views · 0 saves')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Edit' })).toHaveAttribute(
    'href',
    `/recipe/edit/${recipeId}`,
  )
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeHidden()
  await expect(page.getByRole('button', { name: `Follow ${cook.username}` })).toBeHidden()
  await expect(page.getByRole('radio', { name: /star/ })).toHaveCount(0)
  await expectAccessible(page)

  await page.context().request.post(`/api/recipes/${recipeId}/comment`)
  await page.reload()
  await expect(page.getByText('Comments are turned off for this recipe.')).toBeVisible()
  await expect(page.getByLabel('Your comment')).toBeHidden()
})

test('a recipe is taken along as text and on paper', { tag: '@any-width' }, async ({
  memberPage: page,
  browser,
}) => {
  const title = uniqueName('Leek stew')
  const { recipeId } = await publishElsewhere(browser, title)
  await page.goto(`/recipe/${recipeId}`)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download as text' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe(`${title.toLowerCase().replaceAll(' ', '-')}.txt`)
  const text = await readFile(await download.path(), 'utf8')
  expect(text).toContain(title)
  expect(text).toContain('- 150 ml cream')
  expect(text).toContain('2. Add the cream and serve.')
  expect(text).toContain(`/recipe/${recipeId}`)

  await page.emulateMedia({ media: 'print' })
  const address = `${new URL(page.url()).origin}/recipe/${recipeId}`
  await expect(page.getByText(address)).toBeVisible()
  await expect(page.getByText('Add the cream and serve.').last()).toBeVisible()
  const code = page.locator('svg[shape-rendering=crispEdges]')
  await expect(code).toBeVisible()
  expect(await readCode(code)).toBe(address)
  await expect(page.getByRole('button')).toHaveCount(0)
})

test('a recipe that is not there, and no recipe at all', { tag: '@any-width' }, async ({
  memberPage: page,
  allowErrors,
}) => {
  allowErrors(/status of 404/)
  await page.goto('/recipe')
  await expect(page.getByRole('heading', { name: 'Recipe Browser' })).toBeVisible()
  await expect(page.locator('main').getByRole('link', { name: 'My Recipes' })).toHaveAttribute(
    'href',
    '/dashboard/myRecipes',
  )
  await expectAccessible(page)

  await page.goto('/recipe/01890000-0000-7000-8000-000000000000')
  await expect(page.getByRole('heading', { name: 'Recipe Not Found' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Go Back' }).click()
  await expect(page.getByRole('heading', { name: 'Recipe Browser' })).toBeVisible()
})

test('a recipe that did not come is asked for again', { tag: '@any-width' }, async ({
  memberPage: page,
  allowErrors,
}) => {
  allowErrors(/status of 4\d\d/)
  const title = uniqueName('Late soup')
  const recipe = await readRecipe(page, await publishRecipe(page, { title }))
  // A recipe that is there comes with its page, and nothing is asked.
  const elsewhere = '01890000-0000-7000-8000-000000000001'
  const call = `**/api/recipes/${elsewhere}`
  await page.route(call, (route) =>
    route.fulfill({ status: 422, json: { code: 'INVALID_INPUT', message: 'The oven is cold.' } }),
  )
  await page.goto(`/recipe/${elsewhere}`)
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('The oven is cold.')
  await expect(alert.getByRole('button', { name: 'Go Back' })).toBeVisible()
  await expectAccessible(page)
  await page.unroute(call)
  await page.route(call, (route) => route.fulfill({ json: { ...recipe, _id: elsewhere } }))
  await alert.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
})

/** A recipe of a cook who is not the one at the page. */
async function publishElsewhere(
  browser: Browser,
  title: string,
  more: Partial<Parameters<typeof publishRecipe>[1]> = {},
) {
  const context = await browser.newContext()
  const page = await context.newPage()
  const { username } = await signUp(page)
  const recipeId = await publishRecipe(page, { title, ...soup, ...more })
  await context.close()
  return { recipeId, author: username }
}

/** The method stands beside the ingredients, or in its tab where there is no room. */
async function openInstructions(page: Page): Promise<void> {
  const tab = page.getByRole('tab', { name: 'Instructions' })
  await expect(page.getByRole('button', { name: 'More portions' })).toBeVisible()
  if (await tab.isVisible()) await tab.click()
}
