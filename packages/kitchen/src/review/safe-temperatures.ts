import type { LineRead } from '../diets/line-read.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import { findByKey, isKindOf } from '../lexicon/lexicon.ts'

/** A kind of raw food that is safe from a temperature inside. */
export type SafeTemperature = {
  kinds: readonly string[]
  called: string
  celsius: number
  fahrenheit: number
  /** Whether it is dangerous wherever it is underdone, and not on its surface alone. */
  throughout: boolean
}

/**
 * USDA FSIS 'Safe Minimum Internal Temperature Chart': poultry 74 °C (165 °F), ground meat and
 * sausage 71 °C (160 °F), whole cuts and fish 63 °C (145 °F), cuts with three minutes' rest; egg
 * dishes 71 °C (160 °F). The first that a food is a kind of holds.
 */
const SAFE: readonly SafeTemperature[] = [
  { kinds: ['poultry'], called: 'poultry', celsius: 74, fahrenheit: 165, throughout: true },
  {
    kinds: ['ground meat', 'sausage'],
    called: 'ground meat',
    celsius: 71,
    fahrenheit: 160,
    throughout: true,
  },
  {
    kinds: ['meat'],
    called: 'whole cuts of meat',
    celsius: 63,
    fahrenheit: 145,
    throughout: false,
  },
  {
    kinds: ['fish', 'crustacean', 'mollusc', 'shellfish'],
    called: 'fish',
    celsius: 63,
    fahrenheit: 145,
    throughout: false,
  },
  { kinds: ['egg'], called: 'egg dishes', celsius: 71, fahrenheit: 160, throughout: false },
]

/** '74 °C / 165 °F'. */
export function writeSafe({ celsius, fahrenheit }: SafeTemperature): string {
  return `${celsius} °C / ${fahrenheit} °F`
}

/** From when on a kind of food is safe, as `writeSafe` says it: 'poultry', 'ground meat', 'meat', 'fish', 'egg'. */
export function sayTemperature(kind: string): string {
  const safe = SAFE.find(({ kinds }) => kinds.includes(kind))
  return safe ? writeSafe(safe) : ''
}

/** From when on the food of a line is safe; undefined for what is sold cooked or cured, and for all else. */
export function safeFor({ line, contents }: LineRead): SafeTemperature | undefined {
  const [food] = contents.ingredients
  const said = `${line.name} ${line.preparation ?? ''} ${line.comment ?? ''}`
  return food && !READY.test(said) ? safeForFood(food) : undefined
}

/** The safe temperature of a raw food. */
export function safeForFood(food: Ingredient): SafeTemperature | undefined {
  const isSold = food.aisle === 'meat' || food.aisle === 'fish' || food.aisle === 'dairy-and-eggs'
  // Eggs weigh the same cooked; of all else that says that it is cooked already.
  if (!isSold || (food.cooked === 1 && food.aisle !== 'dairy-and-eggs')) return
  if (isAnyOf(food, NEVER_RAW)) return
  return SAFE.find(({ kinds }) => isAnyOf(food, kinds))
}

const READY =
  /\b(?:cooked|boiled|leftover|rotisserie|smoked|canned|tinned|cured|roasted|poached|deli|bones?|carcass|stock|broth|vegan|vegetarian|meatless|plant)\b/i

/** Cured and dried, or simmered for hours. */
const NEVER_RAW: readonly string[] = [
  'cured meat',
  'bacon',
  'ham',
  'salami',
  'chicken back',
  'lard',
]

function isAnyOf(food: Ingredient, kinds: readonly string[]): boolean {
  return kinds.some((kind) => {
    const group = findByKey(kind)
    return group !== undefined && isKindOf(food, group)
  })
}
