/// <reference lib="dom" />
import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/accessibility.ts'
import { expect, test } from '../../support/test.ts'

test('saved recipes are shown eight first, and one that is removed comes back', async ({
  memberPage: page,
}) => {
  await saveNewest(page, 10)
  await page.goto('/savedRecipes')
  const cards = page.getByRole('article')
  await expect(page.getByRole('heading', { name: 'Your Saved Recipes' })).toBeVisible()
  await expect(page.getByText('10 Saved Recipes', { exact: true })).toBeVisible()
  await expect(cards).toHaveCount(8)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Load More Recipes (2 remaining)' }).click()
  await expect(cards).toHaveCount(10)

  const titles = await page.getByRole('article').getByRole('heading').allInnerTexts()
  const second = titles[1] ?? ''
  await page
    .getByRole('button', { name: `Remove ${second} from saved recipes`, exact: true })
    .click()
  await expect(page.getByText('Recipe removed from favorites')).toBeVisible()
  await expect(cards).toHaveCount(9)
  await expect(page.getByText('9 Saved Recipes', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(cards).toHaveCount(10)
  expect(await page.getByRole('article').getByRole('heading').allInnerTexts()).toEqual(titles)
  await page.reload()
  await expect(page.getByText('10 Saved Recipes', { exact: true })).toBeVisible()
})

test('the last one that is removed leaves an invitation', { tag: '@any-width' }, async ({
  memberPage: page,
}) => {
  const invitation = page.getByText('No saved recipes found. Start saving your favorite recipes!')
  await page.goto('/savedRecipes')
  await expect(invitation).toBeVisible()
  await expect(page.getByText('0 Saved Recipes', { exact: true })).toBeVisible()
  await expectAccessible(page)

  await saveNewest(page, 1)
  await page.reload()
  await expect(page.getByText('1 Saved Recipe', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: /^Remove .* from saved recipes$/ }).click()
  await expect(invitation).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
})

test('saved recipes are put into collections, and nothing is lost with one', async ({
  memberPage: page,
}) => {
  await saveNewest(page, 3)
  await page.goto('/savedRecipes')
  const cards = page.getByRole('article')
  const title = await cards.nth(1).getByRole('heading').innerText()
  const collections = page.getByRole('navigation', { name: 'Collections' })
  await collections.getByRole('button', { name: 'New collection' }).click()
  const dialog = page.getByRole('dialog', { name: 'New collection' })
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(dialog).toContainText('Give it a name')
  await dialog.getByLabel('Name').fill('Weeknights')
  await dialog.getByLabel('Name').press('Enter')
  const empty = page.getByText('No saved recipes found. Start saving your favorite recipes!')
  await expect(empty).toBeVisible()
  await expect(page).toHaveURL(/\?collection=/)

  await collections.getByRole('link', { name: 'All saved' }).click()
  await page.getByRole('button', { name: `Collections of ${title}` }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Weeknights' }).click()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await collections.getByRole('link', { name: 'Weeknights 1 recipe' }).click()
  await expect(cards).toHaveCount(1)
  await expect(page.getByText('1 Saved Recipe', { exact: true })).toBeVisible()
  await expect(cards).toContainText(title)

  await page.getByRole('button', { name: 'More about Weeknights' }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Sundays')
  await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click()
  await page.getByRole('button', { name: 'More about Sundays' }).click()
  await page.getByRole('menuitem', { name: 'Delete collection' }).click()
  await expect(cards).toHaveCount(3)
  await expect(page.getByRole('heading', { name: 'Your Saved Recipes' })).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await collections.getByRole('link', { name: 'Sundays 1 recipe' }).click()
  await expect(cards).toHaveCount(1)

  await page.getByRole('button', { name: `Remove ${title} from saved recipes` }).click()
  await expect(empty).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(cards).toHaveCount(1)
})

test('a recipe that cannot be saved says why', { tag: '@any-width' }, async ({
  memberPage: page,
  allowErrors,
}) => {
  allowErrors(/status of 409/, /ERR_FAILED/)
  await page.goto('/explore')
  const save = page.getByRole('button', { name: /^Save / }).first()
  const toggle = '**/api/auth/savedRecipe/toggle'
  await page.route(toggle, (route) =>
    route.fulfill({ status: 409, json: { code: 'LIST_FULL', message: 'The shelf is full.' } }),
  )
  await save.click()
  await expect(page.getByText('The shelf is full.')).toBeVisible()
  await page.unroute(toggle)
  await page.route(toggle, (route) => route.abort())
  await save.click()
  await expect(page.getByText('Failed to save recipe. Please try again.')).toBeVisible()
  await expect(save).toHaveAttribute('aria-pressed', 'false')
})

async function saveNewest(page: Page, count: number): Promise<void> {
  const { request } = page.context()
  const { recipes } = await (await request.get(`/api/recipes?limit=${count}`)).json()
  for (const { _id } of recipes) {
    const answer = await request.post('/api/auth/savedRecipe', { data: { recipeId: _id } })
    expect(answer.ok()).toBe(true)
  }
}

test('what can be undone is said at the foot, over nothing that stays on screen', async ({
  memberPage: page,
}) => {
  await saveNewest(page, 3)
  await page.goto('/savedRecipes')
  const removals = page.getByRole('button', { name: /^Remove .* from saved recipes$/ })
  await expect(removals).toHaveCount(3)
  for (const width of [page.viewportSize()?.width ?? 0, 820]) {
    await page.setViewportSize({ width, height: 844 })
    const left = (await removals.count()) - 1
    await removals.last().click()
    await expect(removals).toHaveCount(left)
    const toast = page.getByRole('listitem').filter({ hasText: 'Recipe removed from favorites' })
    const undo = toast.getByRole('button', { name: 'Undo' }).first()
    await expect(undo).toBeVisible()
    const bars = page.getByRole('banner').or(page.getByRole('navigation', { name: 'Main places' }))
    // Waits for the slide-in animation.
    await expect.poll(() => undo.evaluate(isOnTop)).toBe(true)
    const controls = await bars.getByRole('link').or(bars.getByRole('button')).all()
    const shown = await Promise.all(controls.map((control) => control.isVisible()))
    expect(shown.filter(Boolean).length).toBeGreaterThan(3)
    for (const [index, control] of controls.entries()) {
      if (shown[index]) expect(await control.evaluate(isOnTop)).toBe(true)
    }
    // Content that it covers can be scrolled clear of it.
    await removals.last().evaluate((button) => button.scrollIntoView({ block: 'end' }))
    expect(await removals.last().evaluate(isOnTop)).toBe(true)
  }
  await expectAccessible(page)
  const notes = page.getByRole('listitem').filter({ hasText: 'Recipe removed from favorites' })
  await notes.first().getByRole('button', { name: 'Dismiss' }).click()
  await expect(notes).toHaveCount(1)
})

/** Runs in the page: whether a press in its middle reaches an element. */
function isOnTop(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}
