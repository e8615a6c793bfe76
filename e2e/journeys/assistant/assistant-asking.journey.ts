import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/accessibility.ts'
import { signUp } from '../../support/cooks.ts'
import { dropFile } from '../../support/handed-over.ts'
import { holdStream } from '../../support/held-stream.ts'
import { publishRecipe } from '../../support/recipes.ts'
import { expect, test } from '../../support/test.ts'

const photo = join(import.meta.dirname, '../../fixtures/tomato-soup.jpg')

test('restrictions are saved at every press, and taken back where that fails', {
  tag: '@any-width',
}, async ({ page, allowErrors }) => {
  allowErrors(/503/)
  await open(page)
  await page.getByRole('button', { name: 'Restrictions' }).click()
  await expect(page.getByRole('menuitemcheckbox')).toHaveText([
    'Vegan',
    'Gluten-Free',
    'Nut Allergy',
    'Lactose-Free',
    'Diabetic-Safe',
    'Pescatarian',
    'Egg-Free',
    'Soy-Free',
    'Shellfish-Free',
    'Low-Carb',
    'Low-Sodium',
    'Heart-Healthy',
  ])
  const option = (name: string) => page.getByRole('menuitemcheckbox', { name })
  for (const name of ['Vegan', 'Nut Allergy', 'Soy-Free']) await option(name).click()
  await option('Vegan').click()
  await expect(page.getByRole('menu')).toBeVisible()
  await expectAccessible(page)
  await expect.poll(() => readRestrictions(page)).toEqual(['Nut Allergy', 'Soy-Free'])

  await page.route('**/dietary-preferences', (route) =>
    route.fulfill({ status: 503, json: { code: 'OVERLOADED', message: 'Busy.' } }),
  )
  await option('Egg-Free').click()
  await expect(
    page.getByText('Failed to update dietary preferences. Please try again.'),
  ).toBeVisible()
  await expect(option('Egg-Free')).not.toBeChecked()
  await expect(option('Soy-Free')).toBeChecked()
  await page.unroute('**/dietary-preferences')

  await page.reload()
  await expect(page.getByRole('button', { name: 'Restrictions 2 chosen' })).toBeVisible()
})

test('a recipe is made of what was listed and of the pantry', async ({ page }) => {
  await open(page)
  const { request } = page.context()
  for (const name of ['carrots', 'red lentils']) {
    const added = await request.post('/api/auth/inventory', {
      data: { name, qty: 2, qtyName: 'pieces' },
    })
    expect(added.ok()).toBe(true)
  }
  await choose(page, 'Ingredients')
  const send = page.getByRole('button', { name: 'Send' })
  await expect(send).toBeDisabled()
  await input(page).fill('for a cold evening')
  await send.click()
  await expect(page.getByText('Please provide ingredients or enable inventory usage')).toBeVisible()

  const entry = page.getByLabel('Add an ingredient')
  await entry.pressSequentially('leeks, 1,5 kg potatoes, cream,')
  await entry.press('Backspace')
  await entry.fill('parsley')
  const group = page.getByRole('group', { name: 'Ingredients' })
  await expect(group.getByRole('listitem')).toHaveText(['leeks', '1,5 kg potatoes'])
  await expect(page.getByRole('link', { name: '2 foods in it' })).toBeVisible()
  await page.getByLabel('Use my pantry').check()
  await expectAccessible(page)
  await send.click()

  await expectWritten(page)
  await expect(
    page.getByRole('list', { name: 'What you listed' }).getByRole('listitem'),
  ).toHaveText(['leeks', '1,5 kg potatoes', 'parsley', 'my pantry'])
  const { messages } = await readChat(page)
  expect(messages[1].context.pantry.join()).toMatch(/carrots.*red lentils|red lentils.*carrots/)

  await page.goto('/ai?mode=ingredients&useInventory=true')
  await expect(page.getByRole('radio', { name: 'Ingredients' })).toBeChecked()
  await expect(page.getByLabel('Use my pantry')).toBeChecked()
  await expect(page).toHaveURL(/\/ai$/)
})

test('speech is written down, and a browser without it says so', { tag: '@any-width' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    class Recogniser {
      lang = ''
      onresult: ((event: object) => void) | undefined
      onend: (() => void) | undefined
      start() {
        setTimeout(() => {
          this.onresult?.({ results: [[{ transcript: `leek soup in ${this.lang}` }]] })
          this.onend?.()
        }, 500)
      }
    }
    Object.assign(window, { SpeechRecognition: Recogniser })
  })
  await open(page)
  const speak = page.getByRole('button', { name: 'Speak' })
  await speak.click()
  await expect(speak).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('Listening…')).toBeVisible()
  await expect(input(page)).toHaveValue('leek soup in en-US')
  await expect(speak).toHaveAttribute('aria-pressed', 'false')

  await page.evaluate(() =>
    Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined }),
  )
  const said = new Promise<string>((resolve) => {
    page.once('dialog', (dialog) => {
      resolve(dialog.message())
      void dialog.dismiss()
    })
  })
  await speak.click()
  expect(await said).toBe('Speech recognition is not supported in this browser.')
})

test('a recipe that was handed over waits to be adapted', { tag: '@any-width' }, async ({
  page,
}) => {
  await signUp(page)
  const recipeId = await publishRecipe(page, { title: 'Leeks in cream' })
  await page.goto('/explore')
  await page.evaluate(
    (adaptation) => sessionStorage.setItem('potluck.adapt', JSON.stringify(adaptation)),
    { recipeId, recipeTitle: 'Leeks in cream', prompt: 'Make it for ', mode: 'adapt' },
  )
  await page.goto('/ai?mode=adapt&action=adapt-recipe')
  await expect(input(page)).toHaveValue('Make it for ')
  await expect(page.getByRole('radio', { name: 'Adapt' })).toBeChecked()
  await expect(page).toHaveURL(/\/ai$/)
  await expect(page.getByRole('link', { name: 'Leeks in cream' })).toHaveAttribute(
    'href',
    `/recipe/${recipeId}`,
  )
  await expectAccessible(page)
  await input(page).fill('Make it for 8 people')
  await input(page).press('Enter')
  await expectWritten(page)
  const { messages } = await readChat(page)
  expect(messages[1].adaptation.original).toMatchObject({ recipeId })
  await expect(page.getByText(/^The recipe above: /)).toBeVisible()
})

test('a pasted recipe is adapted, and nothing is not', { tag: '@any-width' }, async ({ page }) => {
  await open(page)
  await choose(page, 'Adapt')
  await input(page).fill('Make it vegan')
  await input(page).press('Enter')
  await expect(page.getByText('Please provide recipe details or recipe ID to adapt')).toBeVisible()

  await page.getByRole('button', { name: 'Paste a recipe' }).click()
  const dialog = page.getByRole('dialog', { name: 'Paste a recipe' })
  await dialog.getByLabel('Recipe').fill('Leek soup')
  await dialog.getByRole('button', { name: 'Use this recipe' }).click()
  await expect(dialog.getByText('Please add ingredients or steps')).toBeVisible()
  await expectAccessible(page, 'dialog')
  await dialog.getByLabel('Recipe').fill('Leek soup\n3 leeks\n1 cup cream\nSimmer for 30 minutes.')
  await dialog.getByRole('button', { name: 'Use this recipe' }).click()
  await expect(dialog).toBeHidden()
  await input(page).press('Enter')
  await expectWritten(page)
  const { messages } = await readChat(page)
  expect(messages[1].adaptation.original).toMatchObject({
    recipeId: null,
    ingredients: ['3 leeks', '1 cup cream'],
  })

  await choose(page, 'Idea')
  await page.getByRole('button', { name: 'Adapt again' }).click()
  await expect(page.getByRole('radio', { name: 'Adapt' })).toBeChecked()
  await expect(page.getByRole('button', { name: 'Do not adapt this recipe' })).toBeVisible()
  await expect(input(page)).toBeFocused()
})

test('a picture goes along; one that is too large does not', { tag: '@any-width' }, async ({
  page,
}) => {
  await open(page)
  const bytes = Buffer.alloc(5 * 1024 * 1024 + 1)
  await dropFile(input(page), { name: 'large.png', type: 'image/png', bytes })
  await expect(page.getByText('Image size should be less than 5MB')).toBeVisible()
  await expectAccessible(page)

  await page.locator('input[type=file]').setInputFiles(photo)
  await expect(page.getByText('Image size should be less than 5MB')).toBeHidden()
  await expect(page.getByText(/cannot see pictures and works from your words/)).toBeVisible()
  await page.getByRole('button', { name: 'Remove the picture' }).click()
  await expect(page.getByText('tomato-soup.jpg')).toBeHidden()
  await page.locator('input[type=file]').setInputFiles(photo)
  await input(page).fill('Tomato soup like this')
  await input(page).press('Enter')
  await expectWritten(page)
  await page.reload()
  await expect(page.getByRole('img', { name: 'What you sent along' })).toBeVisible()
  const { messages } = await readChat(page)
  expect(messages[1].context.photo).toBe('unseen')
})

test('a lost connection loses no question', { tag: '@any-width' }, async ({
  page,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED|ERR_INTERNET/)
  await open(page)
  await page.route('**/generate-stream', (route) => route.abort(), { times: 1 })
  await input(page).fill('Leek soup')
  await input(page).press('Enter')
  await expect(page.getByText('Failed to start recipe generation. Please try again.')).toBeVisible()
  await expectApology(page)

  const start = { type: 'start', messageId: '01900000-0000-7000-8000-000000000001', engine: 'x' }
  const chunk = { type: 'chunk', chunk: '# Leek soup\n\nWarm.\n' }
  await page.route(
    '**/generate-stream',
    (route) =>
      route.fulfill({
        contentType: 'text/event-stream',
        body: [start, chunk].map((event) => `data: ${JSON.stringify(event)}\n\n`).join(''),
      }),
    { times: 1 },
  )
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('The answer was interrupted before it was finished.')).toBeVisible()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expectWritten(page)
  await expect(page.getByText('Leek soup', { exact: true })).toHaveCount(1)
})

test('a chat that cannot be opened gives the words back', { tag: '@any-width' }, async ({
  page,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED/)
  await open(page)
  await page.route('**/aiChats/c/create', (route) => route.abort(), { times: 1 })
  await input(page).fill('Leek soup')
  await input(page).press('Enter')
  await expect(page.getByText('Failed to create chat session. Please try again.')).toBeVisible()
  await expect(input(page)).toHaveValue('Leek soup')
})

test('a session that ended leads to the way in', { tag: '@any-width' }, async ({
  page,
  allowErrors,
}) => {
  allowErrors(/401/)
  await open(page)
  await page.context().clearCookies()
  await input(page).fill('Leek soup')
  await input(page).press('Enter')
  await expect(page.getByText('Please log in to generate recipes.')).toBeVisible()
  await expect(
    page.getByText('Authentication required. Please log in and try again.'),
  ).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
})

test('a question in a chat that is gone is asked in a new one', { tag: '@any-width' }, async ({
  page,
  allowErrors,
}) => {
  allowErrors(/404|ERR_FAILED/)
  await open(page)
  await input(page).fill('Leek soup')
  await input(page).press('Enter')
  await expectWritten(page)
  const { _id } = await readChat(page)
  await page.context().request.delete(`/api/aiChats/${_id}`)

  await page.route('**/aiChats/c/create', (route) => route.abort(), { times: 1 })
  await input(page).fill('Carrot soup')
  await input(page).press('Enter')
  await expect(page.getByText('Failed to start new chat session')).toBeVisible()
  await expectApology(page)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page).not.toHaveURL(new RegExp(_id))
  await expectWritten(page)
  await expect(page.getByText('Carrot soup', { exact: true })).toHaveCount(1)
})

test('what answers go by is kept for a chat and for the next one', { tag: '@any-width' }, async ({
  page,
}) => {
  await open(page)
  await setOptions(page, /^US/)
  await input(page).fill('Leek soup')
  await input(page).press('Enter')
  await expectWritten(page)
  expect(await readChat(page)).toMatchObject({ usePantry: false, units: 'us' })
  const first = page.url()

  await page.getByRole('link', { name: 'New Chat' }).click()
  // Until the new chat is drawn, the button is the one of the chat before.
  await expect(page.getByRole('heading', { name: 'Hello, User' })).toBeVisible()
  await page.getByRole('button', { name: 'What answers go by' }).click()
  const dialog = page.getByRole('dialog', { name: 'What answers go by' })
  await expect(dialog.getByLabel('Leave my pantry out')).toBeChecked()
  await expect(dialog.getByRole('radio', { name: /^US/ })).toBeChecked()
  await expectAccessible(page, 'dialog')
  await dialog.getByLabel('Leave my pantry out').uncheck()

  await page.goto(first)
  await page.getByRole('button', { name: 'What answers go by' }).click()
  await dialog.getByRole('radio', { name: /^Metric/ }).check()
  await expect.poll(() => readChat(page)).toMatchObject({ usePantry: false, units: 'metric' })
})

test('the place in line and the line to check are told', { tag: '@any-width' }, async ({
  page,
}) => {
  const stream = await holdStream(page)
  await open(page)
  await input(page).fill('Leek soup')
  await input(page).press('Enter')
  await stream.send({ type: 'waiting', position: 4 })
  await expect(page.getByRole('main').getByText('3 people are before you.').first()).toBeVisible()
  await expectAccessible(page)
  await stream.send({ type: 'waiting', position: 1 })
  const told = page
    .getByRole('status')
    .filter({ hasText: /next in line|Check the label|every line|does not fit|failed/ })
  await expect(told).toHaveText('You are next in line.')
  await stream.send({ type: 'chunk', chunk: '# Leek soup\n\n## Ingredients\n\n- stock\n' })
  const line = { text: 'stock', restriction: 'Vegan', verdict: 'unknown', reason: 'of meat?' }
  await stream.send({ type: 'check', line })
  await expect(told).toHaveText('Check the label: stock')
  await stream.send({ type: 'checking', repairing: false })
  await expect(told).toHaveText('Checking every line…')
  await stream.send({ type: 'checking', repairing: true })
  await expect(told).toHaveText('Mending what does not fit…')
  await expect(page.getByRole('article')).toContainText('Mending what does not fit…')
  await stream.send({ type: 'error', message: 'The oven is cold.', code: 'INTERNAL' })
  await expect(told).toHaveText('The answer failed')
})

function input(page: Page) {
  return page.getByLabel('Message to the assistant')
}

/** A new chat of a new cook. */
async function open(page: Page): Promise<void> {
  await signUp(page)
  await page.goto('/ai')
  await expect(page.getByRole('heading', { name: 'Hello, User' })).toBeVisible()
}

function choose(page: Page, mode: string): Promise<void> {
  return page.getByRole('group', { name: 'Mode' }).getByText(mode, { exact: true }).click()
}

async function setOptions(page: Page, units: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'What answers go by' }).click()
  const dialog = page.getByRole('dialog', { name: 'What answers go by' })
  await dialog.getByLabel('Leave my pantry out').check()
  await dialog.getByRole('radio', { name: units }).check()
  await dialog.getByRole('button', { name: 'Close' }).click()
}

async function expectWritten(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Save as recipe' }).last()).toBeVisible({
    timeout: 30_000,
  })
  await expect(page).toHaveURL(/\/ai\/[^/]+$/)
}

function expectApology(page: Page): Promise<void> {
  return expect(
    page.getByText('Sorry, I encountered an error while generating the recipe. Please try again.'),
  ).toBeVisible()
}

async function readRestrictions(page: Page): Promise<string[]> {
  const answer = await page.context().request.get('/api/aiChats/dietary-preferences')
  return (await answer.json()).dietaryPreferences
}

/** The chat at the address, as the server has it. */
async function readChat(page: Page) {
  const id = new URL(page.url()).pathname.split('/').at(-1)
  return (await page.context().request.get(`/api/aiChats/${id}`)).json()
}
