import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Allergen } from '@potluck/kitchen'

/** The fourteen allergens of EU law, in the form used after 'contains'. */
export const ALLERGEN_NAMES = {
  gluten: msg`gluten`,
  milk: msg`milk`,
  eggs: msg`eggs`,
  nuts: msg`tree nuts`,
  peanuts: msg`peanuts`,
  soybeans: msg`soya`,
  crustaceans: msg`crustaceans`,
  molluscs: msg`molluscs`,
  fish: msg`fish`,
  celery: msg`celery`,
  mustard: msg`mustard`,
  sesame: msg`sesame`,
  lupin: msg`lupin`,
  sulphites: msg`sulphites`,
} satisfies Record<Allergen, MessageDescriptor>

export function isAllergen(restriction: string): restriction is Allergen {
  return Object.hasOwn(ALLERGEN_NAMES, restriction)
}
