import type { Means } from '../wish.ts'
import type { Unit } from './lexicon.ts'
import type { Meaning } from './meaning.ts'

/** Words between 'not' and a quality, after which no food follows: 'not too eggy'. */
export const DEGREES: ReadonlySet<string> = new Set([
  'too',
  'so',
  'very',
  'overly',
  'really',
  'terribly',
  'super',
  'especially',
  'particularly',
])

const HOT = ['hot', 'spicy', 'fiery', 'peppery']
const HEAVY = ['heavy', 'rich', 'greasy', 'oily', 'fatty', 'stodgy', 'fattening']
/** Qualities of food, which a food may follow: 'no fried onions'. */
const QUALITIES = new Set([
  ...HOT,
  ...HEAVY,
  'sweet',
  'salty',
  'sour',
  'bitter',
  'bland',
  'boring',
  'strong',
  'sharp',
  'dry',
  'soggy',
  'mushy',
  'slimy',
  'sticky',
  'chewy',
  'tough',
  'hard',
  'soft',
  'crunchy',
  'cold',
  'warm',
  'raw',
  'burnt',
  'rare',
  'cooked',
  'fried',
  'baked',
  'boiled',
  'grilled',
  'roasted',
  'steamed',
  'smoked',
  'pickled',
  'melted',
  'processed',
  'packaged',
  'canned',
  'tinned',
  'frozen',
  'dried',
  'whole',
  'large',
  'leftover',
  'expensive',
  'complicated',
  'difficult',
  'elaborate',
  'messy',
  'weird',
  'unusual',
  'artificial',
  'extra',
  'special',
])

const EFFORTS = new Set([
  'fuss',
  'stress',
  'hassle',
  'effort',
  'mess',
  'washing',
  'dishes',
  'cleanup',
  'kneading',
  'chopping',
  'peeling',
  'cutting',
  'grating',
  'stirring',
  'waiting',
  'soaking',
  'resting',
  'marinating',
  'knead',
  'complicated',
  'difficult',
  'elaborate',
  'messy',
  'equipment',
  'gadget',
])
const OTHER_THINGS = new Set([
  'waste',
  'rush',
  'hurry',
  'worry',
  'problem',
  'idea',
  'clue',
  'limit',
  'preference',
  'food',
  'shopping',
  'store',
  'supermarket',
  'longer',
  'later',
  'turning',
  'heating',
  'deep',
  'air',
  'packet',
  'box',
  'jar',
  'bottle',
  'flavor',
  'flavour',
  'taste',
  'texture',
  'smell',
])

/** Equipment and methods that a cook does without, by their words. */
const MEANS_BY_WORD: Readonly<Record<string, Means>> = {
  oven: 'oven',
  bake: 'oven',
  baking: 'oven',
  roasting: 'oven',
  frying: 'frying',
  fry: 'frying',
  fryer: 'frying',
  grill: 'grill',
  grilling: 'grill',
  broiler: 'grill',
  blender: 'blender',
  blending: 'blender',
  processor: 'blender',
  mixer: 'mixer',
  microwave: 'microwave',
  stove: 'cooking',
  cooking: 'cooking',
  cooker: 'slow-cooker',
  can: 'cans',
  tin: 'cans',
}
const MEANS = new Map(Object.entries(MEANS_BY_WORD))
/** Qualities that a dish made without these does not have. */
const MEANS_BY_QUALITY = new Map<string, Means>([
  ['fried', 'frying'],
  ['baked', 'oven'],
  ['roasted', 'oven'],
  ['grilled', 'grill'],
  ['canned', 'cans'],
  ['tinned', 'cans'],
])

/** Whether it describes food, so that a food may follow: 'no dry milk'. */
export function isQuality({ word, meaning }: Unit): boolean {
  if (MEANS.has(word)) return false
  if (!meaning) return QUALITIES.has(word)
  const { foods, rules, avoids, refusal, loose } = meaning
  const isColoring = loose !== undefined && rules === undefined && !word.includes(' ')
  return isColoring || !(foods ?? rules ?? avoids ?? refusal)
}

/** Whether it is neither a food nor a quality: 'no oven', 'no fuss'. */
export function isThing({ word, meaning }: Unit): boolean {
  return MEANS.has(word) || (!meaning && (EFFORTS.has(word) || OTHER_THINGS.has(word)))
}

/** Whether it can only be a taste: 'not too cheesy' keeps the cheese. */
export function isByDegree({ meaning }: Unit): boolean {
  return meaning?.loose === true || !(meaning?.foods ?? meaning?.rules ?? meaning?.avoids)
}

/** The opposite of an excluded quality, or of too much of it: 'not too hot' means mild. */
export function toOpposite(unit: Unit, isMuch: boolean): Unit {
  const { word, typed } = unit
  return { word, typed, meaning: { word, ...opposite(unit, isMuch) } }
}

function opposite({ word, meaning }: Unit, isMuch: boolean): Omit<Meaning, 'word'> {
  const means = MEANS.get(word) ?? MEANS_BY_QUALITY.get(word)
  if (means) return { without: means }
  if (HOT.includes(word) || meaning?.heat === 2) return { heat: 0 }
  if (HEAVY.includes(word) || meaning?.moods?.includes('hearty')) return { moods: ['light'] }
  if (EFFORTS.has(word) || meaning?.moods?.includes('fancy')) return { easy: true }
  if (meaning?.form) return { notForm: meaning.form }
  return meaning?.sweet && !isMuch ? { sweet: false } : {}
}
