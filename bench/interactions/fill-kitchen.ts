import type { BrowserContext } from '@playwright/test'
import { toRecipe } from '../support/cook.ts'
import type { FilledKitchen } from './acts.ts'

const FOODS = ['rice', 'eggs', 'milk', 'butter', 'flour', 'carrots', 'onions', 'leeks', 'lentils']

/** Signs a cook up in the browser whose pantry, list, plan and saved recipes are those of a busy week. */
export async function fillKitchen({ request }: BrowserContext): Promise<FilledKitchen> {
  const mark = Math.random().toString(36).slice(2, 10)
  const username = `busy_${mark}`
  async function send(path: string, data: object = {}): Promise<Record<string, string>> {
    const answer = await request.post(`/api${path}`, { data })
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`)
    return answer.json()
  }
  await send('/auth/signup', { email: `${mark}@bench.example`, username, password: `cups ${mark}` })
  const explored = await request.get('/api/recipes/explore?type=new')
  const { recipes } = (await explored.json()) as { recipes: { _id: string; title: string }[] }
  const [first] = recipes
  if (!first) throw new Error('the demo has no recipes')
  for (let at = 0; at < 60; at++) {
    const name = `${FOODS[at % FOODS.length]} ${at < FOODS.length ? '' : at}`.trim()
    await send('/auth/inventory', { name, qty: at + 1, qtyName: 'grams', expiryDate: dayAfter(at) })
    await send('/shopping-list/lines', { text: `${at + 1} ${name}` })
  }
  for (const [at, { _id }] of recipes.entries()) {
    await send('/auth/savedRecipe', { recipeId: _id })
    await send('/shopping-list/recipes', { recipeId: _id })
    const meal = { day: dayAfter(at % 7), meal: 'dinner', recipeId: _id, portions: 2 }
    await send('/meal-plan/entries', meal)
  }
  const { recipeId: draftId = '' } = await send('/recipes/', toRecipe('Sunday soup'))
  const { _id: chatId = '' } = await send('/aiChats/c/create', { title: '' })
  for (const prompt of ['lentil soup with lemon', 'a curry', 'pasta with leeks']) {
    await send(`/aiChats/${chatId}/generate`, { prompt })
  }
  return { recipeId: first._id, recipeTitle: first.title, chatId, draftId, username }
}

function dayAfter(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}
