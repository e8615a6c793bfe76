import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/accessibility.ts'
import { uniqueName } from '../../support/cooks.ts'
import { readRecipe, SOUND_FIELDS, startDraft } from '../../support/drafts.ts'
import { dragDown, pasteText } from '../../support/handed-over.ts'
import { expect, test } from '../../support/test.ts'
import { idIn, ingredient, press, savedNote, walkTo } from '../../support/wizard.ts'

test.describe.configure({ timeout: 180_000 })

const PHONE = { width: 390, height: 844 }

const CAKE = `Ingredients

For the sponge:
200 g butter, softened
200 g caster sugar
4 eggs

Frosting
100 g butter
200 g cream cheese`

const headings = (page: Page) => page.getByRole('textbox', { name: 'Heading' })
const namesOf = (page: Page) =>
  page
    .locator('main ol > li input[name$=".name"]')
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))

/** Each list with the heading that names it: 'For the sponge: 200 g butter, 4 eggs'. */
async function groupsIn(page: Page, within: string): Promise<string[]> {
  return page.locator(`${within} ul`).evaluateAll((lists) =>
    lists.map((list) => {
      const heading = document.getElementById(list.getAttribute('aria-labelledby') ?? '')
      const items = [...list.children].map((item) => item.textContent?.trim())
      return `${heading?.textContent ?? ''}: ${items.join(', ')}`
    }),
  )
}

test('a cake with two groups keeps them from the paste to the page, the pan and the paper', async ({
  memberPage: page,
}) => {
  await page.setViewportSize(PHONE)
  const instructions = [
    'Cream the butter and sugar for the sponge, then beat in the eggs.',
    'Bake for 25 minutes.',
    'Beat the butter and cream cheese.',
    'Melt the butter.',
  ]
  const fields = { ...SOUND_FIELDS, title: uniqueName('Cake'), ingredients: [], instructions }
  const id = await startDraft(page, fields)

  await test.step('pasted, the headings stand among the rows', async () => {
    await page.goto(`/recipe/edit/${id}`)
    await walkTo(page, 'Ingredients')
    await pasteText(ingredient(page, 1).getByLabel('Name'), CAKE)
    await expect(headings(page)).toHaveCount(2)
    expect(await namesOf(page)).toEqual([
      'For the sponge',
      'butter, softened',
      'caster sugar',
      'eggs',
      'Frosting',
      'butter',
      'cream cheese',
    ])
    await expect(ingredient(page, 5).getByLabel('Name')).toHaveValue('cream cheese')
    await expectAccessible(page)
    await expect(savedNote(page)).toBeVisible()
  })

  await test.step('published, the page says them at phone width, and ticks go by row', async () => {
    await walkTo(page, 'Publish')
    await press(page, 'Publish Recipe')
    await expect(page).toHaveURL(/\/recipe\/[0-9a-f-]{36}$/)
    await expect(page.getByRole('heading', { name: 'Frosting' })).toBeVisible()
    expect(await groupsIn(page, '[role=tabpanel]')).toEqual([
      'For the sponge: 200 g butter, softened, 200 g caster sugar, 4 eggs',
      'Frosting: 100 g butter, 200 g cream cheese',
    ])
    await page.getByRole('list', { name: 'Frosting' }).getByText('100 g butter').click()
    await expect(page.getByRole('checkbox', { name: '100 g butter' })).toBeChecked()
    await expectAccessible(page)
  })

  await test.step('in cook mode a step shows the butter of its own group, and once it is taken none', async () => {
    await page.goto(`/recipe/${id}?cook=1`)
    const mode = page.getByRole('dialog')
    await expect(mode.getByRole('checkbox', { name: '100 g butter' })).toBeChecked()
    await expect(mode.getByRole('heading', { name: 'For the sponge' })).toBeVisible()
    await expectAccessible(page, 'dialog')
    const used = 'section[aria-labelledby=used-here]'
    await page.goto(`/recipe/${id}?cook=2`)
    await expect(mode.getByRole('heading', { name: 'Step 1 of 4' })).toBeVisible()
    expect(await groupsIn(page, used)).toEqual([
      'For the sponge: 200 g butter, softened, 200 g caster sugar, 4 eggs',
    ])
    await page.goto(`/recipe/${id}?cook=4`)
    await expect(mode.getByRole('heading', { name: 'Step 3 of 4' })).toBeVisible()
    expect(await groupsIn(page, used)).toEqual(['Frosting: 100 g butter, 200 g cream cheese'])
    await page.goto(`/recipe/${id}?cook=5`)
    await expect(mode.getByRole('heading', { name: 'Step 4 of 4' })).toBeVisible()
    expect(await groupsIn(page, used)).toEqual([])
    await expectAccessible(page, 'dialog')
  })

  await test.step('the sheet of paper and search engines have them', async () => {
    await page.goto(`/recipe/${id}`)
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('[aria-hidden=true]').getByText('Frosting')).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
    const seen = await page.context().request.get(`/recipe/${id}`)
    expect(await seen.text()).toContain('100 g butter (Frosting)')
  })

  await test.step('edited and loaded anew, they are as they were written', async () => {
    await page.goto(`/recipe/edit/${id}`)
    await walkTo(page, 'Ingredients')
    await headings(page).last().fill('For the frosting')
    await walkTo(page, 'Publish')
    await page.goto(`/recipe/edit/${id}`)
    await walkTo(page, 'Ingredients')
    await expect(headings(page).last()).toHaveValue('For the frosting')
  })
  const { ingredients } = await readRecipe(page, id)
  expect(ingredients.map(({ group }: { group?: string }) => group)).toEqual([
    'For the sponge',
    'For the sponge',
    'For the sponge',
    'For the frosting',
    'For the frosting',
  ])
})

test('headings are added, moved and taken away by mouse and keyboard, and the lines stay', {
  tag: '@any-width',
}, async ({ memberPage: page }) => {
  const row = (name: string) => ({ name, quantity: '1', unit: 'cup' })
  const ingredients = ['flour', 'sugar', 'butter', 'cherries'].map(row)
  const id = await startDraft(page, { ...SOUND_FIELDS, title: uniqueName('Cake'), ingredients })
  await page.goto(`/recipe/edit/${id}`)
  await walkTo(page, 'Ingredients')
  const stored = async () =>
    (await readRecipe(page, id)).ingredients.map(
      ({ name, group }: { name: string; group?: string }) => `${group ?? ''}/${name}`,
    )

  await press(page, 'Add Heading')
  await expect(headings(page)).toBeFocused()
  await page.keyboard.type('Topping')
  await page.keyboard.press('Alt+ArrowUp')
  await expect(headings(page)).toBeFocused()
  await expect.poll(stored).toEqual(['/flour', '/sugar', '/butter', 'Topping/cherries'])
  await page.keyboard.press('Enter')
  await expect(ingredient(page, 4).getByLabel('Name')).toBeFocused()

  // A line typed like a heading becomes one, and the lines below belong to it.
  await press(page, 'Add Ingredient')
  await page.keyboard.type('To serve:')
  await page.keyboard.press('Tab')
  await expect(headings(page)).toHaveCount(2)
  await expect(headings(page).last()).toHaveValue('To serve')
  await expect(headings(page).last()).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.type('1 cup cream')
  await page.keyboard.press('Enter')
  await expect.poll(stored).toContain('To serve/cream')

  await test.step('a line is dragged into another group', async () => {
    const grip = ingredient(page, 3).locator('[data-drag-handle]')
    const box = async (number: number) => (await ingredient(page, number).boundingBox())?.y ?? 0
    await dragDown(grip, (await box(4)) - (await box(3)) + 12)
    await expect
      .poll(stored)
      .toEqual(['/flour', '/sugar', 'Topping/cherries', 'Topping/butter', 'To serve/cream'])
  })

  await expectAccessible(page, 'main')
  await test.step('removed, its lines stay, and it can be had back', async () => {
    const removed = page.getByRole('group', { name: 'Heading' }).first()
    await removed.getByRole('button', { name: 'Remove' }).click()
    await expect
      .poll(stored)
      .toEqual(['/flour', '/sugar', '/cherries', '/butter', 'To serve/cream'])
    await page.getByRole('button', { name: 'Undo' }).first().click()
    await expect
      .poll(stored)
      .toEqual(['/flour', '/sugar', 'Topping/cherries', 'Topping/butter', 'To serve/cream'])
  })
  expect(idIn(page)).toBe(id)
})
