import { toAvoidance } from '../../diets/avoidance.ts'
import { understand } from './understand.ts'

/**
 * What a request rules out in its own words ('vegan', 'without nuts'), as `checkDiet` takes it;
 * words that the kitchen does not know are left to whoever reads the request.
 */
export function restrictionsIn(text: string): readonly string[] {
  const understood = understand({ text, ingredients: [] }, true)
  const rules = understood.ok ? understood.wish.keeping.rules : (understood.rules ?? [])
  return rules.filter((rule) => toAvoidance(rule).words.length === 0)
}
