/// <reference lib="dom" />
import type { Browser, Page, Route } from '@playwright/test'
import { expectAccessible } from '../../support/accessibility.ts'
import { signUp, uniqueName } from '../../support/cooks.ts'
import { readRecipe } from '../../support/drafts.ts'
import { publishRecipe } from '../../support/recipes.ts'
import { expect, test } from '../../support/test.ts'

const mash = {
  cookTime: '25 min',
  servings: '4',
  difficulty: 'Easy' as const,
  ingredients: [
    { name: 'potatoes', quantity: '1', unit: 'kg' },
    { name: 'butter', quantity: '100', unit: 'g' },
    { name: 'milk', quantity: '200', unit: 'ml' },
  ],
  instructions: [
    'Boil the potatoes for 20 minutes, until soft.',
    'Mash the potatoes with the butter and the milk.',
  ],
}

test('a recipe is adapted, a change turned down, the result saved and credited on both pages', async ({
  page,
  browser,
}) => {
  await signUp(page)
  const title = uniqueName('Mashed potatoes')
  const { recipeId, author } = await publishElsewhere(browser, title)
  await page.context().request.put('/api/aiChats/dietary-preferences', {
    data: { dietaryPreferences: ['Vegan'] },
  })

  await page.goto(`/recipe/${recipeId}`)
  await expect(page.getByRole('heading', { name: 'Adapted by others' })).toBeHidden()
  await page.getByRole('button', { name: 'Adapt Recipe with AI' }).click()
  await expect(page.getByText('Redirecting to AI Chef for recipe adaptation! 🤖👨🍳')).toBeVisible()
  await expect(page).toHaveURL(/\/ai$/)
  await ask(page, 'Make it vegan')

  const answer = page.getByRole('article')
  await expect(answer.getByText(`Beside the original: ${title} by ${author}`)).toBeVisible({
    timeout: 30_000,
  })
  const seal = 'Checked for Vegan: free as far as the listed ingredients go'
  await expect(answer.getByText(seal)).toBeVisible()
  await expect(page.getByText('It went by: Vegan')).toBeVisible()

  // The potatoes stay: the butter and the milk are what changes.
  const [butter, milk] = [0, 1].map((at) =>
    answer
      .getByRole('group', { name: /^Change: / })
      .nth(at)
      .getByRole('button', { name: 'Reject' }),
  )
  await expect(answer.getByText(/^Checked for \d+ diets and 14 allergens/)).toBeVisible()
  // Right after the press its outcome is not known yet.
  const atOnce = await butter?.evaluate(async (button: HTMLElement) => {
    button.click()
    await Promise.resolve()
    return button.closest('article')?.innerText
  })
  expect(atOnce).toContain('Checking…')
  expect(atOnce).not.toContain('Checked for Vegan')
  await expect(answer.getByRole('button', { name: 'Reject', pressed: true })).toHaveCount(1)
  await expect(answer.getByText('Checked for Vegan: does not suit Vegan')).toBeVisible()
  await expect(answer.getByText('Does not suit Vegan.')).toBeVisible()
  await expect(answer.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(answer.getByText('Checked for Vegan: does not suit Vegan')).toBeVisible()
  await answer.getByRole('button', { name: 'Keep all' }).click()
  await expect(answer.getByText(seal)).toBeVisible()
  await answer.getByRole('button', { name: 'Reject all' }).click()
  await answer.getByRole('tab', { name: 'Recipe' }).click()
  await expect(answer.getByRole('tabpanel').getByText('100 g butter').first()).toBeVisible()
  await answer.getByRole('tab', { name: 'Changes' }).click()
  await answer.getByRole('button', { name: 'Keep all' }).click()

  await milk?.click()
  await page.getByRole('button', { name: 'Save as recipe' }).click()
  await expect(page).toHaveURL(/\/recipe\/edit\/[^/]+$/)
  const draftId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const draft = await readRecipe(page, draftId)
  expect(draft).toMatchObject({
    adaptedFrom: { recipeId, title, author },
    cookTime: '25 min',
    difficulty: 'Easy',
  })
  const names = draft.ingredients.map((row: { name: string }) => row.name)
  expect(names).toContain('milk')
  expect(names).not.toContain('butter')

  await page.context().request.put(`/api/recipes/${draftId}`, {
    data: { description: 'As soft as the first, with oil for butter.' },
  })
  const published = await page.context().request.post(`/api/recipes/${draftId}/publish`)
  expect(published.ok(), await published.text()).toBe(true)
  await page.goto(`/recipe/${draftId}`)
  await expect(page.getByText(`Adapted from ${title} by ${author}`)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: title, exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Adapted by others' })).toBeVisible()
  const adapted = page.getByRole('region', { name: /^Adapted by others/ }).getByRole('article')
  await expect(adapted.getByRole('heading', { name: draft.title, level: 3 })).toBeVisible()
  await expect(adapted.getByRole('link', { name: `Edit ${draft.title}` })).toBeVisible()
  await expect(adapted.getByRole('button', { name: /^Like / })).toBeVisible()
  await expectAccessible(page)
})

test('an answer shows what was changed, what to check and what it was written from', async ({
  memberPage: page,
}) => {
  await page.route('**/api/aiChats/01890000-0000-7000-8000-000000000001', answerWithNotes)
  await page.goto('/ai/01890000-0000-7000-8000-000000000001')

  const paste = page.getByRole('listitem').filter({ hasText: '2 tbsp curry paste' })
  await expect(
    paste.getByText('check the label: Curry paste may contain peanuts.').first(),
  ).toBeVisible()
  await expect(page.getByText('Nut Allergy: checked, 1 line to check')).toBeVisible()
  await page.getByText('The kitchen changed 1 thing before this was ready').click()
  await expect(page.getByText('Butter contains milk.')).toBeVisible()
  await expect(page.getByText('changed by the kitchen')).toBeVisible()
  await expect(
    page.getByText('This engine cannot see pictures; it worked from the text'),
  ).toBeVisible()
  await expect(
    page.getByText('tiny-model did not answer, so the built-in engine did'),
  ).toBeVisible()
  await page.getByText('2 items of your pantry').click()
  await expect(page.getByText('leeks, pasta', { exact: true })).toBeVisible()
  await expectAccessible(page)
})

async function ask(page: Page, text: string): Promise<void> {
  await page.getByLabel('Message to the assistant').fill(text)
  await page.getByLabel('Message to the assistant').press('Enter')
}

/** A recipe of a cook who is not the one at the page. */
async function publishElsewhere(browser: Browser, title: string) {
  const context = await browser.newContext()
  const page = await context.newPage()
  const { username } = await signUp(page)
  const recipeId = await publishRecipe(page, { title, ...mash })
  await context.close()
  return { recipeId, author: username }
}

/** Cases that a model rarely produces: a doubt, a correction, a failure that the kitchen stepped in for. */
function answerWithNotes(route: Route): Promise<void> {
  const createdAt = '2026-03-04T05:06:07.000Z'
  const shared = { type: 'idea', status: 'complete', dietaryRestrictions: [], createdAt }
  const empty = { recipeData: null, menu: null, choices: [] }
  const nothing = { ...empty, dietCheck: null, corrections: [], adaptation: null }
  const recipe = {
    title: 'Leek pasta',
    description: 'Quick.',
    prepTime: '',
    cookTime: '20 minutes',
    totalTime: '',
    servings: '2',
    difficulty: '',
    ingredients: ['200 g pasta', '2 tbsp olive oil', '2 tbsp curry paste'],
    instructions: ['Boil the pasta.', 'Stir in the oil and the curry paste.'],
    tips: [],
    nutritionalBenefits: [],
    usedIngredients: [],
    additionalIngredients: [],
    adaptations: [],
    originalVsAdapted: [],
  }
  const doubt = { text: '2 tbsp curry paste', restriction: 'nut-allergy', verdict: 'unknown' }
  const question = {
    ...shared,
    ...nothing,
    _id: '01890000-0000-7000-8000-000000000002',
    role: 'user',
    content: 'Leeks',
    ingredients: [],
    imageUrl: null,
    context: null,
    engine: null,
  }
  const answer = {
    ...shared,
    ...nothing,
    _id: '01890000-0000-7000-8000-000000000003',
    role: 'ai',
    content: '# Leek pasta',
    ingredients: [],
    imageUrl: null,
    engine: 'Potluck kitchen engine',
    recipeData: recipe,
    dietCheck: {
      restrictions: ['Nut Allergy'],
      lines: [{ ...doubt, reason: 'curry paste may contain peanuts: check the label.' }],
    },
    corrections: [
      { before: '30 g butter', after: '2 tbsp olive oil', reason: 'butter contains milk.' },
    ],
    context: {
      restrictions: ['Nut Allergy'],
      skill: 'Beginner',
      units: 'metric',
      turns: 0,
      pantry: ['leeks', 'pasta'],
      photo: 'unseen',
      standsInFor: 'tiny-model',
    },
  }
  return route.fulfill({
    json: {
      _id: '01890000-0000-7000-8000-000000000001',
      title: 'Recipe: Leeks',
      usePantry: true,
      units: null,
      createdAt,
      updatedAt: createdAt,
      messages: [question, answer],
    },
  })
}
