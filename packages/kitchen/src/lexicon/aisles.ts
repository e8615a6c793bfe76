/** The aisles of a shop, in walking order. */
export const AISLES = [
  'produce',
  'bakery',
  'meat',
  'fish',
  'dairy-and-eggs',
  'plant-based',
  'pasta-rice-and-grains',
  'beans-and-pulses',
  'canned-and-jarred',
  'baking',
  'nuts-seeds-and-dried-fruit',
  'herbs-and-spices',
  'oils-and-vinegars',
  'sauces-and-condiments',
  'world-foods',
  'snacks-and-sweets',
  'frozen',
  'drinks',
  'wine-beer-and-spirits',
  'other',
] as const

export type Aisle = (typeof AISLES)[number]

export function isAisle(text: string): text is Aisle {
  return AISLE_WORDS.has(text)
}

const AISLE_WORDS: ReadonlySet<string> = new Set(AISLES)
