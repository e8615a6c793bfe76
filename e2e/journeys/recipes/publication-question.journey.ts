import { expectAccessible } from '../../support/accessibility.ts'
import { uniqueName } from '../../support/cooks.ts'
import { readRecipe, SOUND_FIELDS, startDraft } from '../../support/drafts.ts'
import { expect, test } from '../../support/test.ts'
import { press, walkTo } from '../../support/wizard.ts'

test('the text of a recipe from elsewhere is asked about once before it is public', async ({
  memberPage: page,
}) => {
  const title = uniqueName('Soup of Mira')
  const origin = { address: 'https://example.org/soup', name: 'Soups', author: 'Mira Cross' }
  const id = await startDraft(page, { ...SOUND_FIELDS, title, origin })
  await page.goto(`/recipe/edit/${id}`)
  await walkTo(page, 'Publish')
  const question = page.getByRole('dialog', { name: 'May this text be published?' })

  await test.step('it stays a draft until its cook says so', async () => {
    await press(page, 'Publish Recipe')
    await expect(question.getByText(/comes from Mira Cross/)).toBeVisible()
    await expectAccessible(page, 'dialog[open]')
    await question.getByRole('button', { name: 'Not yet' }).click()
    await expect(question).toBeHidden()
    expect((await readRecipe(page, id)).status).toBe('draft')
  })

  await test.step('then it is public, and its source stays named', async () => {
    await press(page, 'Publish Recipe')
    await question.getByRole('button', { name: 'Yes, publish it' }).click()
    await expect(page).toHaveURL(`/recipe/${id}`)
    await expect(page.getByRole('link', { name: /Soups|example\.org/ })).toBeVisible()
    expect((await readRecipe(page, id)).status).toBe('published')
  })

  await test.step('and it is not asked again when it was taken back', async () => {
    expect((await page.request.put(`/api/recipes/${id}/toggle`)).ok()).toBe(true)
    await page.goto(`/recipe/edit/${id}`)
    await walkTo(page, 'Publish')
    await press(page, 'Publish Recipe')
    await expect(page).toHaveURL(`/recipe/${id}`)
  })
})
