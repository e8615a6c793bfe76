import { toAvoidance } from '../../diets/avoidance.ts'
import { understand } from './understand.ts'

/**
 * What a request excludes in its own words ('vegan', 'without nuts'), as `checkDiet` accepts it;
 * unknown words are left to the request's reader.
 */
export function restrictionsIn(text: string): readonly string[] {
  const understood = understand({ text, ingredients: [] }, true)
  const rules = understood.ok ? understood.wish.keeping.rules : (understood.rules ?? [])
  return rules.filter((rule) => toAvoidance(rule).words.length === 0)
}
