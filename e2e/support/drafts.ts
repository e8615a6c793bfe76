import { expect, type Page } from '@playwright/test'

/** Starts a draft of the cook who is signed in on `page`, over HTTP; answers its id. */
export async function startDraft(page: Page, fields: Record<string, unknown>): Promise<string> {
  const data = { cover: 'illustrated', ...fields }
  const answer = await page.context().request.post('/api/recipes', { data })
  expect(answer.ok(), `creating answered ${answer.status()}: ${await answer.text()}`).toBe(true)
  return (await answer.json()).recipeId
}

/** The recipe as the server has it. */
export async function readRecipe(page: Page, id: string) {
  const answer = await page.context().request.get(`/api/recipes/${id}`)
  expect(answer.ok(), `reading answered ${answer.status()}`).toBe(true)
  return answer.json()
}

/** Fields that may be published. */
export const SOUND_FIELDS = {
  description: 'Leeks, slowly, until they are sweet.',
  cookTime: '25 min',
  servings: '4',
  ingredients: [{ name: 'leeks', quantity: '3', unit: '' }],
  instructions: ['Cook the leeks for 10 minutes.'],
}
