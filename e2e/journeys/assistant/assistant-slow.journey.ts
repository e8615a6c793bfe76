/// <reference lib="dom" />
import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/accessibility.ts'
import { signUp } from '../../support/cooks.ts'
import { test } from '../../support/slow-model.ts'
import { expect } from '../../support/test.ts'

// One server for the file, instead of one for each worker that takes a test of it.
test.describe.configure({ mode: 'default' })

test('a reload in the middle goes on with the same answer, asked for once', {
  tag: '@any-width',
}, async ({ page, slowModel }) => {
  const askedBefore = slowModel.model.asked.length
  await askForSoup(page)
  await page.reload()
  await expect(firstWords(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible()
  await expect(lastStep(page)).toBeHidden()
  await expectAccessible(page)
  await expect(lastStep(page)).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('button', { name: 'Save as recipe' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByText('Soup, please', { exact: true })).toHaveCount(1)
  expect(slowModel.model.asked.length - askedBefore).toBe(1)
})

test('an answer is stopped in the middle, stays stopped, and is asked for again', {
  tag: '@any-width',
}, async ({ page }) => {
  await askForSoup(page)
  await page.getByRole('button', { name: 'Stop' }).click()
  const stopped = page.locator('main').getByText('Stopped', { exact: true }).last()
  await expect(stopped).toBeVisible()
  await expect(firstWords(page)).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(stopped).toBeVisible()
  await expect(lastStep(page)).toBeHidden()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(lastStep(page)).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('button', { name: 'Retry' })).toBeHidden()
})

test('a connection that breaks in the middle is taken up again', { tag: '@any-width' }, async ({
  page,
  slowModel: { model, network },
  allowErrors,
}) => {
  allowErrors(/net::ERR_/)
  const askedBefore = model.asked.length
  await askForSoup(page)
  network.lose()
  network.restore()
  await expect(lastStep(page)).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('button', { name: 'Save as recipe' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)
  expect(model.asked.length - askedBefore).toBe(1)
})

test('a network that stays away loses no word of the answer', { tag: '@any-width' }, async ({
  page,
  slowModel: { model, network },
  allowErrors,
}) => {
  allowErrors(/net::ERR_/)
  const askedBefore = model.asked.length
  await askForSoup(page)
  network.lose()
  await expect(
    page.getByText('The connection was lost. The answer comes when it is back.'),
  ).toBeVisible()
  await expect(firstWords(page)).toBeVisible()
  await expectAccessible(page)
  network.restore()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(lastStep(page)).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('article')).toHaveCount(1)
  expect(model.asked.length - askedBefore).toBe(1)
})

test('a screen reader is told sentences, never words as they come', { tag: '@any-width' }, async ({
  page,
}) => {
  await askForSoup(page)
  const told = await page
    .locator('main')
    .getByRole('status')
    .filter({ hasText: 'Writing…' })
    .evaluate(
      (region) =>
        new Promise<string[]>((resolve) => {
          const heard = [region.textContent]
          new MutationObserver(() => {
            heard.push(region.textContent)
            if (region.textContent === 'Recipe ready') resolve(heard)
          }).observe(region, { childList: true, characterData: true, subtree: true })
        }),
    )
  expect(new Set(told)).toEqual(new Set(['Writing…', 'Recipe ready']))
  await expect(lastStep(page)).toBeVisible()
})

/** A new cook asks, and has the answer's first words on screen when this ends. */
async function askForSoup(page: Page): Promise<void> {
  await signUp(page)
  await page.goto('/ai')
  const message = page.getByLabel('Message to the assistant')
  await message.fill('Soup, please')
  await message.press('Enter')
  await expect(page).toHaveURL(/\/ai\/[^/]+$/)
  await expect(firstWords(page)).toBeVisible()
}

function firstWords(page: Page) {
  return page.getByRole('heading', { name: 'Lentil Soup with Lemon' })
}

function lastStep(page: Page) {
  return page.getByText('Stir in the lemon juice and serve.')
}
