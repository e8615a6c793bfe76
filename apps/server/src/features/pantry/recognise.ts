import { foodOfName } from '@potluck/kitchen'
import { loadKitchen } from '../../platform/kitchen.ts'

/**
 * The lexicon's id of the food that a name means; null if it is unknown or names several. Loading
 * the tables takes 120 ms, so they wait for the first item written.
 */
export async function recognise(name: string): Promise<string | null> {
  const { identify } = await loadKitchen()
  const [foods = [], ...alternatives] = identify(foodOfName(name))
  const [food, ...more] = foods
  if (alternatives.length > 0 || more.length > 0 || !food?.sure) return null
  return food.ingredient?.id ?? null
}
