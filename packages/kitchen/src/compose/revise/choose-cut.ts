import type { RecipeData } from '../../recipe-text/recipe-data.ts'
import type { Kind, Method } from '../foods/food.ts'
import { FOODS, type FoodId, isKind } from '../foods/foods.ts'
import type { Unit } from '../understand/lexicon.ts'
import { isLongCooked } from './long-cooking.ts'

/** Of the foods that a word may mean the one that these steps suit: with its bones, for hours, or as it was. */
export function chooseCut(
  { meaning }: Unit,
  from: FoodId | undefined,
  { instructions }: RecipeData,
): FoodId | undefined {
  const foods = meaning?.foods ?? []
  const alike = foods.find((id) => from !== undefined && areAlike(from, id))
  const isBraised = cooksUntilTender(instructions)
  const suits = (id: FoodId) =>
    (id === 'bone-in-chicken' && ON_THE_BONE.test(instructions.join(' '))) ||
    (id === 'stewing-beef' && isBraised)
  const isQuick = alike === 'stewing-beef' && !isBraised
  return (isQuick ? undefined : alike) ?? foods.find(suits) ?? foods[0]
}

const ON_THE_BONE = /\bbones?\b|\bskin\b/i
const VERY_TENDER = /\bvery tender\b|\bfalls? (?:apart|off)\b|\boff the bones?\b/i

/** Whether meat is cooked until it gives way, so that it takes a cut with gristle and no thermometer. */
export function cooksUntilTender(steps: readonly string[]): boolean {
  return isLongCooked(steps) || VERY_TENDER.test(steps.join(' '))
}

/** Lean pork is dry after hours: what is braised is of the shoulder. */
export function braisedCut(
  { typed }: Unit,
  id: FoodId,
  { instructions }: RecipeData,
): string | undefined {
  const isOfPork = id === 'pork-tenderloin' && /^pork$/i.test(typed)
  return isOfPork && cooksUntilTender(instructions) ? 'boneless pork shoulder' : undefined
}

/** Trout cooks as the salmon that it is nearest to; duck in pieces as chicken with its bones. */
export function areAlike(a: FoodId, b: FoodId): boolean {
  return a === b || cookAlike(a, b)
}

function cookAlike(a: FoodId, b: FoodId): boolean {
  if (FOODS[a].kind !== FOODS[b].kind || !isKind(a, ...ALIKE)) return false
  // Ground meat is done when it is browned, whatever animal it came from.
  if (isKind(a, 'mince')) return true
  const [first, second] = [FOODS[a].ways ?? {}, FOODS[b].ways ?? {}]
  const methods = (['fry', 'roast', 'simmer', 'boil', 'raw'] as const).filter(
    (method) => first[method],
  )
  return methods.every((method) => {
    const [one, other] = [first[method], second[method]]
    return (
      one !== undefined &&
      other !== undefined &&
      Math.abs(one[0] - other[0]) <= MINUTES_APART[method]
    )
  })
}

/** Kinds whose foods stand in for each other without a word of the method changing. */
const ALIKE: readonly Kind[] = [
  'poultry',
  'mince',
  'fish',
  'legume',
  'vegetable',
  'root',
  'leaf',
  'pasta',
  'cheese',
  'cream',
  'fruit',
  'nut',
  'seed',
  'herb',
  'heat',
  'acid',
]
/** So many minutes more or less are within the cook's judgement. */
const MINUTES_APART: Record<Method, number> = { fry: 2, simmer: 4, roast: 6, boil: 4, raw: 0 }
