import { restrictionsIn, withPlainOpeners } from '@potluck/kitchen/composer'
import { findCare } from './care/find-care.ts'
import { commonWords, wordsForAll } from './menus/plan-meals.ts'
import { withPlainAllergies } from './reading/allergies.ts'
import type { CookRequest } from './request.ts'

/**
 * The restrictions that a request names for everyone who eats: 'vegan', 'without nuts'. Those that `findCare` reads
 * ('kosher') are handled there and not included, nor are those of single guests.
 */
export function namedRestrictions(typed: CookRequest): readonly string[] {
  const request = { ...typed, text: withPlainAllergies(withPlainOpeners(typed.text)) }
  const care = findCare(request)
  const text = care && !('answer' in care) ? care.rest : request.text
  const { menu } = request
  return restrictionsIn(menu ? wordsForAll(text, menu) : commonWords(text))
}
