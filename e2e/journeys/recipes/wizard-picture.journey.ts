import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../../support/accessibility.ts'
import { signUp } from '../../support/cooks.ts'
import { readRecipe } from '../../support/drafts.ts'
import { drawNoise, dropFile, pastePicture } from '../../support/handed-over.ts'
import { expect, test } from '../../support/test.ts'
import { idIn, press, stepButton } from '../../support/wizard.ts'

const photo = fileURLToPath(new URL('../../fixtures/tomato-soup.jpg', import.meta.url))

// Accessibility checks in both themes take long.
test.describe.configure({ timeout: 120_000 })

test.beforeEach(async ({ page }) => {
  await signUp(page)
})

test('a picture over 5 MB is refused, or shrunk where the cook wishes', {
  tag: '@any-width',
}, async ({ page }) => {
  await page.goto('/recipe/create')
  const large = await drawNoise(page, 1600, 1200)
  expect(large.length).toBeGreaterThan(5 * 1024 * 1024)
  const zone = dropZone(page)
  await dropFile(zone, { name: 'noise.png', type: 'image/png', bytes: large })
  await expect(page.getByText('Image size should be less than 5MB')).toBeVisible()
  await press(page, 'Continue')
  await expect(page).toHaveURL(/\/recipe\/create$/)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Shrink to fit' }).click()
  await expect(page.getByText('Image size should be less than 5MB')).toBeHidden()
  await press(page, 'Continue')
  await expect(page).toHaveURL(/\/recipe\/create\/[0-9a-f-]{36}$/)
  const { photo: stored } = await readRecipe(page, idIn(page))
  expect(stored).toMatchObject({ width: 1600, height: 1200 })
})

test('an upload says how far it is, and can be stopped', { tag: '@any-width' }, async ({
  page,
}) => {
  await page.goto('/recipe/create')
  const large = await drawNoise(page, 1280, 960)
  await dropFile(dropZone(page), { name: 'noise.png', type: 'image/png', bytes: large })
  const network = await page.context().newCDPSession(page)
  const slowly = { offline: false, latency: 0, downloadThroughput: -1 }
  await network.send('Network.emulateNetworkConditions', { ...slowly, uploadThroughput: 400_000 })
  await press(page, 'Continue')
  const progress = page.getByRole('progressbar', { name: 'Uploading the photo' })
  await expect(progress).toHaveAttribute('aria-valuenow', /^[1-9]\d?$/)
  await expectAccessible(page)

  await press(page, 'Cancel')
  await expect(progress).toBeHidden()
  await expect(page.locator('input[type=file]')).toBeFocused()
  await expect(page.getByRole('alert')).toBeHidden()
  await expect(page).toHaveURL(/\/recipe\/create$/)
  expect(await countOwnRecipes(page)).toBe(0)

  await network.send('Network.emulateNetworkConditions', { ...slowly, uploadThroughput: -1 })
  await expect(page.getByRole('img', { name: 'The dish you chose' })).toBeVisible()
  await press(page, 'Continue')
  await expect(page).toHaveURL(/\/recipe\/create\/[0-9a-f-]{36}$/)
  expect(await countOwnRecipes(page)).toBe(1)
})

test('what is dropped has to be a picture', { tag: '@any-width' }, async ({
  page,
  allowErrors,
}) => {
  // A picture that is replaced by its cropped version before the browser has decoded it.
  allowErrors(/ERR_FILE_NOT_FOUND \(blob:/)
  await page.goto('/recipe/create')
  const zone = dropZone(page)
  await dropFile(zone, { name: 'soup.txt', type: 'text/plain', bytes: Buffer.from('soup') })
  await expect(page.getByText('This file is not an image we can read.')).toBeVisible()
  await dropFile(zone, { name: 'soup.jpg', type: 'image/jpeg', bytes: await readFile(photo) })
  await expect(page.getByText('This file is not an image we can read.')).toBeHidden()
  await expect(page.getByRole('img', { name: 'The dish you chose' })).toBeVisible()
})

test('a pasted picture is cut to what the cook wants to show', async ({ page }) => {
  await page.goto('/recipe/create')
  await pastePicture(page, await drawNoise(page, 1000, 500))
  const picture = page.getByRole('img', { name: 'The dish you chose' })
  await expect(picture).toBeVisible()
  const leftRight = page.getByLabel('Left – right')
  await expect(page.getByLabel('Up – down')).toBeDisabled()

  await test.step('by keyboard', async () => {
    await page.getByLabel('Zoom').focus()
    for (let times = 0; times < 4; times++) await page.keyboard.press('PageUp')
    await expect(page.getByLabel('Zoom')).not.toHaveValue('1')
    await leftRight.press('End')
    await expect(leftRight).toHaveValue('1')
    await expectAccessible(page)
  })

  await test.step('by dragging', async () => {
    await page.getByLabel('Zoom').fill('2')
    const box = await picture.boundingBox()
    const frame = (await picture.locator('..').boundingBox()) ?? { x: 0, y: 0, width: 0 }
    expect(box?.width).toBeCloseTo(2 * (frame.width - 4), -1)
    await page.mouse.move(frame.x + 100, frame.y + 100)
    await page.mouse.down()
    await page.mouse.move(frame.x + 200, frame.y + 100, { steps: 4 })
    await page.mouse.up()
    expect(Number(await leftRight.inputValue())).toBeLessThan(0.95)
  })

  await press(page, 'Continue')
  await expect(page).toHaveURL(/\/recipe\/create\/[0-9a-f-]{36}$/)
  // Half of the height at double size, and 4:3.
  const { photo: stored } = await readRecipe(page, idIn(page))
  expect(stored).toMatchObject({ width: 333, height: 250 })
})

test('an illustrated cover needs no picture, and gives way to one later', {
  tag: '@any-width',
}, async ({ page }) => {
  await page.goto('/recipe/create')
  await page.getByRole('button', { name: 'Use an illustrated cover instead' }).click()
  await expect(page).toHaveURL(/\/recipe\/create\/[0-9a-f-]{36}$/)
  const id = idIn(page)
  expect((await readRecipe(page, id)).imageUrl).toMatch(/^\/covers\//)

  await stepButton(page, 'Media').click()
  await page.locator('input[type=file]').setInputFiles(photo)
  await press(page, 'Continue')
  await expect(page.getByRole('heading', { level: 2, name: 'Details' })).toBeFocused()
  expect((await readRecipe(page, id)).photo).not.toBeNull()

  await stepButton(page, 'Media').click()
  await page.getByRole('button', { name: 'Use an illustrated cover instead' }).click()
  await expect(page.getByText('The cover is drawn.')).toBeVisible()
  expect((await readRecipe(page, id)).photo).toBeNull()
})

/** What stays where it is, whichever picture is shown in it. */
function dropZone(page: Page): Locator {
  return page.locator('div:has(> input[type=file])')
}

async function countOwnRecipes(page: Page): Promise<number> {
  const answer = await page.context().request.get('/api/recipes/my-recipes')
  return (await answer.json()).total
}
