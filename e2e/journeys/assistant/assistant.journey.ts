/// <reference lib="dom" />
import type { Page, Route } from '@playwright/test'
import { expectAccessible } from '../../support/accessibility.ts'
import { signUp } from '../../support/cooks.ts'
import { holdStream } from '../../support/held-stream.ts'
import { expect, test } from '../../support/test.ts'

const prompt = 'Chickpeas, spinach, coconut milk and ginger, with rice'

test('a recipe is written, kept in the history and deleted', async ({ page }) => {
  await signUp(page)
  await page.goto('/ai')
  await expect(page.getByRole('heading', { name: 'Hello, User' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'New Chat' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled()
  await expectAccessible(page)

  await ask(page, prompt)
  await expectWritten(page)
  await expect(page.getByText(/^Checked for \d+ diets and 14 allergens/)).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Recipe ready' })).toBeAttached()
  await expect(page).toHaveURL(/\/ai\/[^/]+$/)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'History' }).click()
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible()
  const card = page.getByRole('link', { name: prompt })
  await page.getByLabel('Search your chats').fill('no such words')
  await expect(card).toBeHidden()
  await page.getByLabel('Search your chats').fill('chickpeas')
  await expect(card).toBeVisible()
  await expectAccessible(page)

  const remove = page.getByRole('button', { name: `Delete chat: ${prompt}` })
  const question = page.getByRole('dialog', { name: 'Delete chat' })
  await remove.click()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(card).toBeVisible()
  await remove.click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No chats yet')).toBeVisible()
  await expect(page).toHaveURL(/\/ai$/)
})

test('an answer becomes a draft, once', { tag: '@any-width' }, async ({ page }) => {
  await signUp(page)
  await page.goto('/ai')
  await ask(page, prompt)
  await expectWritten(page)
  const title = await page.getByRole('article').getByRole('heading', { level: 2 }).innerText()
  const chat = page.url()
  await page.getByRole('button', { name: 'Save as recipe' }).click()
  await expect(page).toHaveURL(/\/recipe\/edit\/[^/]+$/)
  await expect(page.getByLabel('Title')).toHaveValue(title)
  const draft = page.url()
  await page.goto(chat)
  await page.getByRole('link', { name: 'Open saved recipe' }).click()
  await expect(page).toHaveURL(draft)
})

test('an answer that fails becomes an apology with a way on', { tag: '@any-width' }, async ({
  page,
}) => {
  await signUp(page)
  await page.route('**/generate-stream', breakStream, { times: 1 })
  await page.goto('/ai')
  await ask(page, prompt)
  await expect(page.getByText('Failed to generate recipe: The oven is cold.')).toBeVisible()
  await expect(
    page.getByText('Sorry, I encountered an error while generating the recipe. Please try again.'),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expectWritten(page)
})

test('whoever waits is told for how long, whatever the loading text turns to', {
  tag: '@any-width',
}, async ({ page }) => {
  await holdStream(page)
  await signUp(page)
  await page.goto('/ai')
  await ask(page, 'Leek soup')
  const howLong = page.getByText('Recipe generation takes 30-120 seconds.')
  const texts = ['Looking through the larder...', 'Choosing what goes together...']
  for (const text of [...texts, 'Measuring and weighing...']) {
    await expect(page.getByText(text)).toBeVisible()
    await expect(howLong).toBeVisible()
  }
  await expectAccessible(page)
})

test('Shift+Enter starts a line, Enter sends', { tag: '@any-width' }, async ({ page }) => {
  await signUp(page)
  await page.goto('/ai')
  const box = page.getByLabel('Message to the assistant')
  await box.fill('Bread')
  await box.press('Shift+Enter')
  await box.pressSequentially('and soup')
  await expect(box).toHaveValue('Bread\nand soup')
  await box.press('Enter')
  await expect(box).toHaveValue('')
  await expect(page.getByText('Bread and soup', { exact: true })).toBeVisible()
})

test('a visitor is told to sign in and led there', { tag: '@any-width' }, async ({
  page,
  allowErrors,
}) => {
  allowErrors(/401/)
  await page.goto('/ai')
  await expect(page.getByText('Please log in to access the assistant')).toBeVisible()
  await page.getByRole('button', { name: 'Go to Login' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('dialog')).toBeVisible()
})

async function ask(page: Page, text: string): Promise<void> {
  await page.getByLabel('Message to the assistant').fill(text)
  await page.getByLabel('Message to the assistant').press('Enter')
}

async function expectWritten(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Instructions' }).last()).toBeVisible({
    timeout: 30_000,
  })
  await expect(page.getByRole('button', { name: 'Save as recipe' }).last()).toBeVisible({
    timeout: 30_000,
  })
}

function breakStream(route: Route): Promise<void> {
  const event = { type: 'error', message: 'The oven is cold.', code: 'PROVIDER_UNAVAILABLE' }
  return route.fulfill({
    contentType: 'text/event-stream',
    body: `data: {"type":"connected"}\n\ndata: ${JSON.stringify(event)}\n\n`,
  })
}

const longAnswer = `# Leek soup\n\nSlowly.\n\n## Ingredients\n\n${Array.from({ length: 40 }, (_, line) => `- ${line + 1} leeks\n`).join('')}`

test('a reader who scrolls up is left there, and comes back to the end by a press', async ({
  page,
}) => {
  const stream = await holdStream(page)
  await signUp(page)
  await page.goto('/ai')
  await ask(page, 'Leek soup')
  await stream.send({ type: 'chunk', chunk: longAnswer })
  // Everything received so far is shown at once.
  await expect(page.getByText('40 leeks', { exact: true })).toBeInViewport()
  const jump = page.getByRole('button', { name: 'Jump to newest' })
  await expect(jump).toBeHidden()

  await page.mouse.move(200, 300)
  await page.mouse.wheel(0, -900)
  await expect(jump).toBeVisible()
  const stood = await page.evaluate(() => window.scrollY)
  await stream.send({ type: 'chunk', chunk: '- 41 onions\n- 42 onions\n- 43 onions\n' })
  await expect(page.getByText('43 onions', { exact: true })).toBeAttached()
  await expect(page.getByText('43 onions', { exact: true })).not.toBeInViewport()
  expect(await page.evaluate(() => window.scrollY)).toBe(stood)
  await expectAccessible(page)

  await jump.click()
  await expect(page.getByText('43 onions', { exact: true })).toBeInViewport()
  await stream.send({ type: 'chunk', chunk: '- 44 onions\n- 45 onions\n' })
  await expect(page.getByText('45 onions', { exact: true })).toBeInViewport()
})

test('a finished answer is seen from its title, and stands as soon as it is there', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await signUp(page)
  await page.goto('/ai')
  await ask(page, prompt)
  const actions = page.getByRole('button', { name: 'Save as recipe' })
  await expect(actions).toBeVisible({ timeout: 30_000 })
  const title = page.getByRole('article').getByRole('heading', { level: 2 })
  await expect(title).toBeInViewport()
  const topOf = async () => (await title.boundingBox())?.y ?? Number.POSITIVE_INFINITY
  await expect.poll(topOf).toBeLessThan(220)
  await expect.poll(topOf).toBeGreaterThan(110)
  await page.reload()
  await expect(actions).toBeVisible()
  await expect(title).toBeInViewport()
  await expect.poll(topOf).toBeLessThan(220)
})
