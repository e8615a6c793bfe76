import { expectAccessible } from '../../support/accessibility.ts'
import { CARD, printedCard } from '../../support/printed-card.ts'
import { expect, test } from '../../support/test.ts'

// The reader is five megabytes and reads for some seconds, longer beside other journeys.
test.describe.configure({ timeout: 180_000 })

test('an empty kitchen has a recipe off two photos of a card', async ({ memberPage: page }) => {
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Take a photo' }).click()
  await expect(page.getByText('Several photos make one recipe')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Something else' }).click()
  await expect(page).toHaveURL('/import')

  await test.step('photos that are chosen like files open the reader', async () => {
    const front = await printedCard(page, 'front.jpg', CARD.slice(0, -1))
    const back = await printedCard(page, 'back.jpg', CARD.slice(-1))
    await page.getByLabel('Choose files or photos').setInputFiles([front, back])
    await expect(page.getByText('Photo 2: back.jpg')).toBeVisible()
    await page.getByRole('button', { name: 'Read the photos' }).click()
    await expect(page.getByRole('img', { name: 'Its piece of the photo' })).toHaveCount(
      CARD.length,
      { timeout: 90_000 },
    )
  })

  await test.step('the recipe stands above its lines, which can still be mended', async () => {
    const recipe = page.getByRole('region', { name: 'The recipe', exact: true })
    await page.getByRole('button', { name: 'Use this recipe' }).click()
    await expect(recipe.getByRole('heading', { level: 2, name: 'Leek soup' })).toBeVisible()
    await expect(recipe).toBeFocused()
    await page.getByLabel('Line 1', { exact: true }).fill('Leek soup of the card')
    await page.getByRole('button', { name: 'Use this recipe' }).click()
    await expect(recipe.getByRole('heading', { name: 'Leek soup of the card' })).toBeVisible()
    await expectAccessible(page)
  })

  await page.getByRole('button', { name: 'Keep as a draft' }).click()
  await expect(page).toHaveURL(/\/recipe\/[0-9a-f-]{36}$/)
  await expect(page.getByText('This is a draft.')).toBeVisible()
  await expect(page.getByText('500 g potatoes').first()).toBeVisible()
})

test('a visitor is asked to sign in before photos are read', { tag: '@any-width' }, async ({
  page,
}) => {
  await page.goto('/import')
  await page
    .getByLabel('Choose files or photos')
    .setInputFiles({ name: 'card.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('none') })
  await page.getByRole('button', { name: 'Sign in to read it' }).click()
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Password' })).toBeVisible()
})
