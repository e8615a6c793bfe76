import type { Page, Route } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { signUp } from '../support/cooks.ts'
import { expect, test } from '../support/test.ts'

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
