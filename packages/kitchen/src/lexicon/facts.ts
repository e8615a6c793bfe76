/**
 * Facts about a food that somebody may avoid. The allergens are those of Annex II of Regulation
 * (EU) No 1169/2011, with gluten by cereal; the others are needed for diets.
 */
export const FACTS = [
  // Animals, and products made of or by them.
  'meat',
  'fish',
  'crustaceans',
  'molluscs',
  'milk',
  'eggs',
  'honey',
  'gelatin',
  // Animal rennet, in cheeses that are traditionally made with it.
  'rennet',
  // Carmine, shellac, beeswax.
  'insects',
  // Fining agents (isinglass, gelatin, egg white) of wine and beer, which may leave no trace.
  'fining',
  // How much lactose is left: fresh dairy, or aged cheese and ghee.
  'lactose',
  'lactose-trace',
  // Cereals with gluten; just `gluten` if the cereal is unknown.
  'wheat',
  'rye',
  'barley',
  'oats',
  'gluten',
  // Tree nuts of EU law: almond, hazelnut, walnut, cashew, pecan, Brazil, pistachio, macadamia.
  'nuts',
  'pine-nuts',
  'chestnut',
  'peanuts',
  'soybeans',
  'celery',
  'mustard',
  'sesame',
  'lupin',
  'sulphites',
  // What paleo and other diets leave out.
  'grain',
  'legume',
  'refined-sugar',
  'alcohol',
] as const

export type Fact = (typeof FACTS)[number]

export function isFact(text: string): text is Fact {
  return FACT_WORDS.has(text)
}

const FACT_WORDS: ReadonlySet<string> = new Set(FACTS)
