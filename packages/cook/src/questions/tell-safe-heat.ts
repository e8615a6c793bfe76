import { capitalize } from '@potluck/kitchen/composer'
import { safeForFood, writeSafe } from '@potluck/kitchen/knowledge'
import { nameOfFood, readFoods } from './asked-food.ts'
import type { Question } from './read-question.ts'

/** The temperature inside at which a raw food is safe. Undefined unless the question asks for that of one food. */
export function tellSafeHeat(plain: string, { kinds }: Question): string | undefined {
  if (!(kinds.has('heat') || kinds.has('done'))) return undefined
  if (/\b(?:oven|oil|fry|water|grill|pan)\b/.test(plain)) return undefined
  const { foods } = readFoods(plain)
  const [food, ...more] = foods
  const safe = food && more.length === 0 ? safeForFood(food) : undefined
  if (!(food && safe)) return undefined
  const rest = safe.called === 'whole cuts of meat' ? ', with 3 minutes of rest,' : ''
  return `${capitalize(nameOfFood(food))} is safe at ${writeSafe(safe)}${rest} measured in the thickest part, away from the bone. The color of the meat or of its juice does not tell. Source: USDA FSIS.`
}
