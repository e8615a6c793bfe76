import { foodOfName } from '@potluck/kitchen'

/**
 * The lexicon's id of the one food a name means; null where it is not known, or where it names
 * several. The tables take 120 ms to read: they wait for the first item written.
 */
export async function recognise(name: string): Promise<string | null> {
  const { identify } = await import('@potluck/kitchen/knowledge')
  const [foods = [], ...alternatives] = identify(foodOfName(name))
  const [food, ...more] = foods
  if (alternatives.length > 0 || more.length > 0 || !food?.sure) return null
  return food.ingredient?.id ?? null
}
