import type { UnitId } from './unit-id.ts'

export type Dimension = 'weight' | 'volume' | 'length' | 'count'

export type UnitFacts = {
  dimension: Dimension
  /** How much of its dimension's base unit (g, ml, cm) it is; 1 for a count. */
  factor: number
  singular: string
  plural: string
  /** The short form, shown in place of both and never inflected. */
  short?: string
  /** Other spellings in lower case, without dots. */
  synonyms: readonly string[]
}

/** NIST Handbook 44 (2024), appendix C: exact. */
const POUND = 453.59237
/** NIST Handbook 44 (2024), appendix C: 231 cubic inches, exact; 768 teaspoons. */
const GALLON = 3785.411784
const TEASPOON = GALLON / 768
/** Weights and Measures Act 1985 (UK), schedule 1: the gallon is 4.54609 l, exact. */
const IMPERIAL_PINT = 4546.09 / 8

/** A stick of US butter is a quarter pound (113.4 g); one of celery has no such weight. */
export const BUTTER_STICK_GRAMS = POUND / 4

/** What every unit means and how it is written. */
export const UNITS = {
  mg: weight(0.001, 'milligram', 'mg', 'mgs'),
  g: weight(1, 'gram', 'g', 'gm gms gr grm grms gramme grammes'),
  kg: weight(1000, 'kilogram', 'kg', 'kgs kilo kilos kilogramme kilogrammes'),
  oz: weight(POUND / 16, 'ounce', 'oz', 'ozs'),
  lb: weight(POUND, 'pound', 'lb', 'lbs #'),

  ml: volume(1, 'millilitre', 'ml', 'mls milliliter milliliters cc'),
  cl: volume(10, 'centilitre', 'cl', 'centiliter centiliters'),
  dl: volume(100, 'decilitre', 'dl', 'deciliter deciliters'),
  l: volume(1000, 'litre', 'l', 'liter liters ltr ltrs lt lts'),
  tsp: volume(
    TEASPOON,
    'teaspoon',
    'tsp',
    'tsps ts teasp teaspoonful teaspoonfuls tea-spoon tea-spoons tea-spoonful tea-spoonfuls',
  ),
  // The British spoon between the other two: two metric teaspoons.
  dessertspoon: volume(10, 'dessertspoon', '', 'dsp dessertspoonful dessertspoonfuls'),
  tbsp: volume(
    TEASPOON * 3,
    'tablespoon',
    'tbsp',
    'tbsps tbs tb tbl tbls tblsp tablespoonful tablespoonfuls table-spoon table-spoons table-spoonful table-spoonfuls',
  ),
  'fl-oz': volume(TEASPOON * 6, 'fluid ounce', 'fl oz', 'floz fluid-oz fl-ounce fl-ounces'),
  cup: volume(TEASPOON * 48, 'cup', '', 'c cupful cupfuls'),
  // The cup of Australia, Canada and New Zealand.
  'metric-cup': volume(250, 'metric cup'),
  pint: volume(TEASPOON * 96, 'pint', '', 'pt pts'),
  'imperial-pint': volume(IMPERIAL_PINT, 'imperial pint'),
  quart: volume(TEASPOON * 192, 'quart', '', 'qt qts'),
  gallon: volume(GALLON, 'gallon', '', 'gal gals'),
  // As sold in sets of measuring spoons; a drop is a pharmacist's twentieth of a millilitre.
  dash: { ...volume(TEASPOON / 8, 'dash'), plural: 'dashes' },
  pinch: { ...volume(TEASPOON / 16, 'pinch'), plural: 'pinches' },
  drop: volume(0.05, 'drop'),

  cm: measure('length', 1, ['centimetre', 'cm', 'cms centimeter centimeters']),
  inch: { ...measure('length', 2.54, ['inch', '', 'in " ” ″']), plural: 'inches' },

  piece: count('piece', 'pieces', 'pc pcs each ea'),
  slice: count('slice', 'slices'),
  clove: count('clove', 'cloves'),
  bunch: count('bunch', 'bunches'),
  sprig: count('sprig', 'sprigs', 'branch branches'),
  stalk: count('stalk', 'stalks', 'rib ribs'),
  stick: count('stick', 'sticks'),
  can: count('can', 'cans', 'tin tins'),
  jar: count('jar', 'jars'),
  packet: count('packet', 'packets', 'pkt pkts sachet sachets envelope envelopes'),
  package: count('package', 'packages', 'pkg pkgs pack packs pk'),
  bottle: count('bottle', 'bottles'),
  bag: count('bag', 'bags'),
  box: count('box', 'boxes'),
  carton: count('carton', 'cartons'),
  tub: count('tub', 'tubs', 'container containers'),
  punnet: count('punnet', 'punnets', 'basket baskets'),
  block: count('block', 'blocks'),
  loaf: count('loaf', 'loaves'),
  head: count('head', 'heads'),
  bulb: count('bulb', 'bulbs'),
  ear: count('ear', 'ears', 'cob cobs'),
  leaf: count('leaf', 'leaves'),
  sheet: count('sheet', 'sheets'),
  handful: count('handful', 'handfuls', 'handsful handfull handfulls'),
  knob: count('knob', 'knobs'),
  chunk: count('chunk', 'chunks', 'lump lumps'),
  wedge: count('wedge', 'wedges'),
  fillet: count('fillet', 'fillets', 'filet filets'),
  rasher: count('rasher', 'rashers'),
  strip: count('strip', 'strips'),
  cube: count('cube', 'cubes'),
  scoop: count('scoop', 'scoops'),
  drizzle: count('drizzle', 'drizzles'),
  splash: count('splash', 'splashes', 'glug glugs'),
  dollop: count('dollop', 'dollops'),
  squeeze: count('squeeze', 'squeezes'),
  ball: count('ball', 'balls'),
  batch: count('batch', 'batches', 'recipe recipes'),
  serving: count('serving', 'servings', 'portion portions'),
} satisfies Record<UnitId, UnitFacts>

function weight(factor: number, singular: string, short: string, synonyms = ''): UnitFacts {
  return measure('weight', factor, [singular, short, synonyms])
}

function volume(factor: number, singular: string, short = '', synonyms = ''): UnitFacts {
  return measure('volume', factor, [singular, short, synonyms])
}

function count(singular: string, plural: string, synonyms = ''): UnitFacts {
  return { dimension: 'count', factor: 1, singular, plural, synonyms: spellings(synonyms) }
}

function measure(dimension: Dimension, factor: number, names: Names): UnitFacts {
  const [singular, short, synonyms] = names
  const facts = { dimension, factor, singular, plural: `${singular}s` }
  const listed = { ...facts, synonyms: spellings(synonyms) }
  return short === '' ? listed : { ...listed, short }
}

type Names = [singular: string, short: string, synonyms: string]

/** Spellings are separated by spaces; a hyphen in one stands for the space in it. */
function spellings(list: string): string[] {
  return list === '' ? [] : list.split(' ').map((word) => word.replace('-', ' '))
}
