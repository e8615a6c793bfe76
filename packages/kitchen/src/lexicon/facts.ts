/**
 * What can be in a food that somebody avoids. The allergens are those of Annex II of Regulation
 * (EU) No 1169/2011, gluten by its cereals; the rest is what diets ask for.
 */
export const FACTS = [
  // Animals, and what is made of them or by them.
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
  // Isinglass, gelatin or egg white that cleared a wine or beer and may leave no trace.
  'fining',
  // How much of the milk sugar is left: fresh dairy, or aged cheese and ghee.
  'lactose',
  'lactose-trace',
  // Cereals with gluten; `gluten` alone where the cereal is not known.
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
  // What paleo and other ways of eating leave out.
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
