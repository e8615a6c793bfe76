import { expect, type Page } from '@playwright/test'

type Fields = {
  title: string
  description?: string
  cookTime?: string
  prepTime?: string
  servings?: string
  videoUrl?: string
  tags?: string[]
  difficulty?: 'Easy' | 'Medium' | 'Hard'
  ingredients?: { name: string; quantity: string; unit: string }[]
  instructions?: string[]
}

/** Publishes a recipe of the cook who is signed in on `page`, over HTTP; answers its id. */
export async function publishRecipe(page: Page, fields: Fields): Promise<string> {
  const { request } = page.context()
  const data = {
    description: 'Written for a test, and edible all the same.',
    cookTime: '25 min',
    servings: '4',
    cover: 'illustrated',
    ingredients: [{ name: 'leeks', quantity: '2', unit: '' }],
    instructions: ['Cook the leeks for 10 minutes.'],
    ...fields,
  }
  const made = await request.post('/api/recipes', { data })
  expect(made.ok(), `creating answered ${made.status()}: ${await made.text()}`).toBe(true)
  const { recipeId } = await made.json()
  const published = await request.post(`/api/recipes/${recipeId}/publish`)
  expect(published.ok(), `publishing answered: ${await published.text()}`).toBe(true)
  return recipeId
}
