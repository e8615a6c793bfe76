import type { Client } from './client.ts'

const PUBLISHABLE = {
  cover: 'illustrated',
  title: 'Tomato Soup',
  description: 'Roasted tomatoes and not much else.',
  cookTime: '40 min',
  servings: '4',
  tags: ['Italian'],
  ingredients: [{ name: 'tomatoes', quantity: '1', unit: 'kg' }],
  instructions: ['Roast the tomatoes, then blend them.'],
} as const

/** Publishes a recipe by the client's cook and answers its id; `fields` override the defaults. */
export async function publishRecipe(client: Client, fields: object = {}): Promise<string> {
  const created = await client.post<{ recipeId: string }>('/recipes/', {
    ...PUBLISHABLE,
    ...fields,
  })
  if (created.status !== 201) throw new Error(`not created: ${JSON.stringify(created.body)}`)
  const { recipeId } = created.body
  const published = await client.post(`/recipes/${recipeId}/publish`, {
    confirmOrigin: true,
  })
  if (published.status !== 200) throw new Error(`not published: ${JSON.stringify(published.body)}`)
  return recipeId
}
