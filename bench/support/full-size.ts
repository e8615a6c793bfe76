import { LIST_LIMITS, TEXT_LIMITS } from '@potluck/rules'
import type { Cook } from './cook.ts'

const FOODS = [
  'butter',
  'milk',
  'chicken',
  'flour',
  'onion',
  'carrot',
  'cream',
  'eggs',
  'cheddar',
  'beef',
  'honey',
  'bread',
  'leeks',
  'celery',
  'potatoes',
  'tomatoes',
  'spinach',
  'rice',
  'lentils',
]

/** The largest recipe that the contract accepts, of common foods. */
export function fullSizeRecipe() {
  const food = (at: number) => FOODS[at % FOODS.length] ?? 'salt'
  return {
    title: 'Everything Pot',
    servings: '4',
    ingredients: Array.from(
      { length: LIST_LIMITS.ingredients },
      (_, at) => `${at + 10} g ${food(at)}, chopped`,
    ),
    instructions: Array.from({ length: LIST_LIMITS.steps }, (_, at) => {
      const sentences = Array.from(
        { length: 40 },
        (__, more) =>
          `Stir the ${food(at + more)} in with ${food(at * 3 + more)}, ${more} minutes.`,
      )
      return sentences.join(' ').slice(0, TEXT_LIMITS.method / LIST_LIMITS.steps)
    }),
  }
}

/** Adapts it, and asks for the server's health over and over meanwhile: how long each took, in ms. */
export async function timeFullSize(cook: Cook): Promise<{ completeMs: number; otherMs: number }> {
  const created = await cook.send('POST', '/aiChats/c/create', { title: '' })
  const { _id } = (await created.json()) as { _id: string }
  const body = { adaptationRequest: 'make it vegan', originalRecipe: fullSizeRecipe() }
  const startedAt = performance.now()
  let otherMs = 0
  let running = true
  const looking = (async () => {
    while (running) {
      const askedAt = performance.now()
      await (await cook.send('GET', '/health')).arrayBuffer()
      otherMs = Math.max(otherMs, performance.now() - askedAt)
    }
  })()
  const answer = await cook.send('POST', `/aiChats/${_id}/adapt-recipe`, body)
  await answer.arrayBuffer()
  const completeMs = performance.now() - startedAt
  running = false
  await looking
  if (!answer.ok) throw new Error(`a full-size adaptation answered ${answer.status}`)
  return { completeMs, otherMs }
}
