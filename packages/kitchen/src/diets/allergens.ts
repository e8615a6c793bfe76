import type { Fact } from '../lexicon/facts.ts'

/**
 * The fourteen allergens of Annex II of Regulation (EU) No 1169/2011, with the facts that mean
 * each.
 */
export const ALLERGENS = {
  gluten: ['wheat', 'rye', 'barley', 'gluten', 'oats'],
  milk: ['milk'],
  eggs: ['eggs'],
  nuts: ['nuts'],
  peanuts: ['peanuts'],
  soybeans: ['soybeans'],
  crustaceans: ['crustaceans'],
  molluscs: ['molluscs'],
  fish: ['fish'],
  celery: ['celery'],
  mustard: ['mustard'],
  sesame: ['sesame'],
  lupin: ['lupin'],
  sulphites: ['sulphites'],
} as const satisfies Record<string, readonly Fact[]>

export type Allergen = keyof typeof ALLERGENS
export const ALLERGEN_IDS = Object.keys(ALLERGENS).filter((id): id is Allergen => id in ALLERGENS)
