import { expectAccessible } from '../../support/accessibility.ts'
import { startDraft } from '../../support/drafts.ts'
import { CARD, printedCard } from '../../support/printed-card.ts'
import { expect, test } from '../../support/test.ts'
import { ingredient, press } from '../../support/wizard.ts'

// The reader is five megabytes and reads for some seconds, longer beside other journeys.
test.describe.configure({ timeout: 180_000 })

test('a photo of a printed recipe is read in the browser and fills in the form', async ({
  memberPage: page,
}) => {
  const id = await startDraft(page, { title: '' })
  await page.goto(`/recipe/edit/${id}`)
  const card = await printedCard(page, 'card.jpg')
  const dialog = page.getByRole('dialog', { name: 'Fill in the recipe' })

  await test.step('nothing of the reader is loaded before it is asked for', async () => {
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    )
    expect(loaded.filter((name) => name.includes('recognition'))).toEqual([])
  })

  await test.step('a file that is no photo is said to be none', async () => {
    await press(page, 'Paste a whole recipe')
    await dialog.getByRole('button', { name: 'Read it off photos' }).click()
    await dialog
      .getByLabel('Choose photos')
      .setInputFiles({ name: 'card.heic', mimeType: 'image/heic', buffer: Buffer.from('none') })
    await dialog.getByRole('button', { name: 'Read the photos' }).click()
    await expect(dialog.getByRole('alert')).toContainText('This browser cannot open this photo')
    await dialog.getByRole('button', { name: 'Remove photo 1' }).click()
  })

  await test.step('each line stands beside its piece, can be mended and left out', async () => {
    await dialog.getByLabel('Choose photos').setInputFiles(card)
    await dialog.getByRole('button', { name: 'Read the photos' }).click()
    await expect(dialog.getByLabel('Line 1', { exact: true })).toHaveValue('Leek soup', {
      timeout: 90_000,
    })
    await expect(dialog.getByRole('img', { name: 'Its piece of the photo' })).toHaveCount(
      CARD.length,
    )
    await dialog.getByLabel('Line 1', { exact: true }).fill('Leek soup of the card')
    await dialog.getByRole('button', { name: 'Leave line 5 out' }).click()
    await expectAccessible(page, 'dialog[open]')
  })

  await test.step('the recipe is in the form', async () => {
    await dialog.getByRole('button', { name: 'Use this recipe' }).click()
    await expect(dialog.getByText('2 ingredients')).toBeVisible()
    await dialog.getByRole('button', { name: 'Fill in the Recipe' }).click()
    await expect(page.getByLabel('Title')).toHaveValue('Leek soup of the card')
    await press(page, 'Save and Continue')
    await expect(ingredient(page, 2).getByLabel('Name')).toHaveValue('potatoes')
  })
})
