import { join } from 'node:path'
import type { Browser, Locator, Page } from '@playwright/test'
import { expectAccessible } from '../../support/accessibility.ts'
import { newCook, signUp, uniqueName } from '../../support/cooks.ts'
import { publishRecipe } from '../../support/recipes.ts'
import { expect, test } from '../../support/test.ts'

const photo = join(import.meta.dirname, '../../fixtures/tomato-soup.jpg')

test('a cook posts, is answered, and takes back what should not stay', async ({
  page,
  browser,
  cook,
}) => {
  await page.goto(`/profile/${cook.username}?tab=activity`)
  await expect(page.getByText('No activity yet')).toBeVisible()
  await writePost(page)
  const entry = page.getByRole('article').filter({ hasText: 'Ninety eggs' })
  await expect(entry).toContainText('Ninety eggs <b>today</b>.')
  await expect(entry).toContainText('0m ago')
  await lookThroughPictures(entry)

  const reader = await (await browser.newContext()).newPage()
  const { username } = await signUp(reader, newCook())
  await reader.goto(`/profile/${cook.username}?tab=activity`)
  await expect(reader.getByRole('button', { name: 'Create Post' })).toBeHidden()
  await likeAndAsk(reader)
  await reader.context().request.post('/api/auth/public-Profile-toogle')
  await reader.context().close()

  await page.reload()
  await expect(entry.getByRole('button', { name: /^Like what .*1 like$/ })).toBeVisible()
  await entry.getByRole('button', { name: /^2 comments on what/ }).click()
  await answerAndTidy(entry, { writer: cook.username, reader: username })

  const dialog = page.getByRole('dialog')
  await entry.getByRole('button', { name: 'Delete this entry' }).click()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await entry.getByRole('button', { name: 'Delete this entry' }).click()
  await dialog.getByRole('button', { name: 'Delete entry' }).click()
  await expect(page.getByText('No activity yet')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Activity Feed' })).toBeFocused()
})

test('what a cook does tells itself, until they switch that off', { tag: '@any-width' }, async ({
  page,
  cook,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED/)
  const title = uniqueName('Barley soup')
  const recipeId = await publishRecipe(page, { title })
  const { request } = page.context()
  const note = { recipeId, note: 'Twice the barley.' }
  expect((await request.post('/api/cooked-recipes', { data: note })).ok()).toBe(true)
  const profile = `/profile/${cook.username}?tab=activity`
  const entry = (text: string) => page.getByRole('article').filter({ hasText: text })
  await expect(async () => {
    await page.goto(profile)
    await expect(entry('published a recipe')).toContainText(title, { timeout: 2_000 })
    await expect(entry('cooked a recipe')).toContainText('Twice the barley.', { timeout: 2_000 })
  }).toPass()
  await expect(entry('published a recipe').getByRole('link', { name: title })).toHaveAttribute(
    'href',
    `/recipe/${recipeId}`,
  )

  await page.goto('/settings/preferences')
  const tells = page.getByRole('switch', { name: 'Tell my followers what I do' })
  const hides = page.getByRole('switch', { name: 'Hide my favorites' })
  await expect(tells).toBeChecked()
  await expect(hides).not.toBeChecked()
  await tells.click()
  await expect(page.getByText('Preferences updated successfully!')).toBeVisible()
  await expect(tells).not.toBeChecked()
  await hides.click()
  await expect(hides).toBeChecked()
  await page.route('**/update-Preference', (route) => route.abort())
  await hides.click()
  await expect(page.getByText('Something went wrong while saving.')).toBeVisible()
  await expect(hides).toBeChecked()
  await page.unroute('**/update-Preference')
  const kept = await (await request.get('/api/auth/update-Preference')).json()
  expect(kept).toMatchObject({ hideFavorites: true, sharesActivity: false })
})

test('activity is read without an account, and joining in asks for one', {
  tag: '@any-width',
}, async ({ page, browser, allowErrors }) => {
  allowErrors(/status of 401/)
  const author = await newAuthor(browser, 1)
  await page.goto(`/profile/${author}?tab=activity`)
  const entry = page.getByRole('article').filter({ hasText: 'Thought no. 0!' })
  await entry.getByRole('button', { name: /^Like what/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Password', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await entry.getByRole('button', { name: /^0 comments on what/ }).click()
  await entry.getByRole('button', { name: 'Sign in to comment' }).click()
  await expect(dialog.getByLabel('Password', { exact: true })).toBeVisible()
})

test('what fails is said, and nothing is lost', { tag: '@any-width' }, async ({
  page,
  cook,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED/, /status of 409/)
  const { request } = page.context()
  for (let post = 0; post < 11; post += 1) {
    await request.post('/api/activity', { data: { content: `Thought no. ${post}!` } })
  }
  const toast = (sentence: string) =>
    expect(page.getByText(sentence, { exact: true }).first()).toBeVisible()
  const list = '**/api/activity/user/**'
  await page.route(list, (route) => route.abort())
  await page.goto(`/profile/${cook.username}?tab=activity`)
  const alert = page.getByRole('alert').filter({ hasText: 'Failed to fetch user activity feed' })
  await expect(alert).toBeVisible({ timeout: 30_000 })
  await page.unroute(list)
  await alert.getByRole('button', { name: 'Try Again' }).click()
  const entries = page.getByRole('article')
  await expect(entries).toHaveCount(10)
  await page.getByRole('button', { name: 'Load More Posts' }).click()
  await expect(entries).toHaveCount(11)

  // Everything that changes something now fails.
  await page.route('**/api/activity**', refuseWrites)
  await page.route('**/api/activity/**', refuseWrites)
  const entry = entries.filter({ hasText: 'Thought no. 10!' })
  await entry.getByRole('button', { name: /^Like what/ }).click()
  await toast('Failed to toggle like')
  await expect(entry.getByRole('button', { name: /^Like what .*0 likes$/ })).toHaveAttribute(
    'aria-pressed',
    'false',
  )
  await entry.getByRole('button', { name: /^0 comments on what/ }).click()
  await entry.getByPlaceholder('Write a comment').fill('Well said.')
  await entry.getByRole('button', { name: 'Post', exact: true }).click()
  await toast('Failed to add comment')
  await expect(entry.getByPlaceholder('Write a comment')).toHaveValue('Well said.')
  await entry.getByRole('button', { name: 'Delete this entry' }).click()
  await page.getByRole('button', { name: 'Delete entry' }).click()
  await toast('Failed to delete post')
  await expect(entry).toBeVisible()
  await page.getByRole('button', { name: 'Create Post' }).click()
  const text = page.getByPlaceholder('Share something with your followers...')
  await text.fill('Will it go?')
  await page.locator('form').filter({ has: text }).getByRole('button', { name: 'Post' }).click()
  await toast('Failed to create activity post')
  await expect(text).toHaveValue('Will it go?')
  const tooLarge = { name: 'huge.png', mimeType: 'image/png', buffer: Buffer.alloc(5_300_000) }
  const noPicture = { name: 'list.txt', mimeType: 'text/plain', buffer: Buffer.from('eggs') }
  await page.getByLabel('Add pictures').setInputFiles([tooLarge, noPicture])
  await expect(page.getByText('Picture 1: Image size should be less than 5MB')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Shrink to fit' })).toBeVisible()
  await expect(page.getByText('Picture 2: This file is not an image we can read.')).toBeVisible()

  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Keep Writing' }).click()
  await expect(text).toHaveValue('Will it go?')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(text).toBeHidden()
  await page.unrouteAll()
  await comment(entry, 'Well said.')

  await page.route('**/api/activity/comments/**', (route) => route.abort())
  await entry.getByRole('button', { name: /^Like the comment/ }).click()
  await toast('Failed to toggle comment like')
  await entry.getByRole('button', { name: /^Delete the comment/ }).click()
  await page.getByRole('button', { name: 'Delete comment' }).click()
  await toast('Failed to delete comment')

  await page.route('**/api/myfeed?*', (route) => route.abort())
  await page.goto('/myFeed?tab=activity')
  await expect(page.getByRole('alert')).toContainText('Failed to fetch activity feed', {
    timeout: 30_000,
  })
})

async function comment(entry: Locator, body: string): Promise<void> {
  const box = entry.getByPlaceholder('Write a comment')
  const toggle = entry.getByRole('button', { name: /comments? on what/ })
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click()
  await box.fill(body)
  await entry.getByRole('button', { name: 'Post', exact: true }).click()
  await expect(entry.getByRole('article').filter({ hasText: body })).toBeVisible()
  await expect(box).toHaveValue('')
}

/** The username of somebody new who posted so often. */
async function newAuthor(browser: Browser, posts: number): Promise<string> {
  const context = await browser.newContext()
  const { username } = await signUp(await context.newPage(), newCook())
  for (let post = 0; post < posts; post += 1) {
    await context.request.post('/api/activity', { data: { content: `Thought no. ${post}!` } })
  }
  await context.close()
  return username
}

function refuseWrites(route: Parameters<Parameters<Page['route']>[1]>[0]) {
  return route.request().method() === 'GET' ? route.fallback() : route.abort()
}

/** Blank ones are refused, and pictures are kept to four. */
async function writePost(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Create Post' }).click()
  const text = page.getByPlaceholder('Share something with your followers...')
  await expect(text).toBeFocused()
  const post = page.getByRole('button', { name: 'Post', exact: true })
  await expect(post).toBeDisabled()
  await text.fill('   ')
  await expect(post).toBeDisabled()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: 'Create Post' })).toBeFocused()

  await page.getByRole('button', { name: 'Create Post' }).click()
  await text.fill('  Ninety eggs <b>today</b>.\nAnd a pie.  ')
  const choose = page.getByLabel('Add pictures')
  await choose.setInputFiles([photo, photo])
  await choose.setInputFiles([photo, photo, photo])
  await expect(page.getByText('A post takes up to 4 pictures.')).toBeVisible()
  const chosen = page.getByRole('list', { name: 'Pictures of this post' })
  await expect(chosen.getByRole('img')).toHaveCount(4)
  await page.getByRole('button', { name: 'Remove picture 2' }).click()
  await expect(chosen.getByRole('img')).toHaveCount(3)
  await expectAccessible(page)
  await post.click()
  await expect(text).toBeHidden()
}

async function lookThroughPictures(entry: Locator): Promise<void> {
  const page = entry.page()
  const pictures = entry.getByRole('button', { name: /^Shared by/ })
  await expect(pictures).toHaveCount(3)
  await pictures.first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('img', { name: /1 of 3$/ })).toBeVisible()
  await dialog.getByRole('button', { name: 'Next picture' }).click()
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('img', { name: /3 of 3$/ })).toBeVisible()
  await expectAccessible(page, 'dialog')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}

async function likeAndAsk(reader: Page): Promise<void> {
  const read = reader.getByRole('article').filter({ hasText: 'Ninety eggs' })
  await expect(read.getByRole('button', { name: 'Delete this entry' })).toBeHidden()
  await read.getByRole('button', { name: /^Like what .*0 likes$/ }).click()
  await expect(read.getByRole('button', { name: /^Like what .*1 like$/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  for (const body of ['How many hens?', 'Or ducks?']) await comment(read, body)
}

/** The writer answers a reader whose profile is private by now, likes one comment, deletes two. */
async function answerAndTidy(
  entry: Locator,
  { writer, reader }: { writer: string; reader: string },
): Promise<void> {
  const page = entry.page()
  const dialog = page.getByRole('dialog')
  const said = (body: string) => entry.getByRole('article').filter({ hasText: body })
  await comment(entry, 'Seven.')
  await expect(said('Seven.').getByRole('link', { name: writer })).toBeVisible()
  // Who hides is named beside what they wrote, but nothing leads to a page that is not there.
  await expect(said('How many hens?')).toContainText(reader)
  await expect(said('How many hens?').getByRole('link')).toHaveCount(0)
  await said('How many hens?')
    .getByRole('button', { name: /^Like the comment/ })
    .click()
  await expect(said('How many hens?')).toContainText('1')
  await expectAccessible(page)
  await said('Or ducks?')
    .getByRole('button', { name: `Delete the comment of ${reader}` })
    .click()
  await dialog.getByRole('button', { name: 'Delete comment' }).click()
  await expect(page.getByText('Comment deleted')).toBeVisible()
  await expect(said('Or ducks?')).toBeHidden()
  await said('Seven.')
    .getByRole('button', { name: /^Delete the comment of/ })
    .click()
  await dialog.getByRole('button', { name: 'Delete comment' }).click()
  await expect(said('Seven.')).toBeHidden()
  await expect(entry.getByRole('button', { name: /^1 comment on what/ })).toBeVisible()
}
