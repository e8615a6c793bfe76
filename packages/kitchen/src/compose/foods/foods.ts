import { BAKING } from './baking.ts'
import { DAIRY } from './dairy.ts'
import { FISH } from './fish.ts'
import type { Food, Kind } from './food.ts'
import { FRUIT, NUTS } from './fruit-and-nuts.ts'
import { HEAT, HERBS, SPICES } from './herbs-and-spices.ts'
import { LARDER } from './larder.ts'
import { ALLIUMS, LEAVES } from './leaves-and-alliums.ts'
import { MEATS } from './meats.ts'
import { PROTEINS } from './proteins.ts'
import { STARCHES } from './starches.ts'
import { VEGETABLES } from './vegetables.ts'

const TABLE = {
  ...MEATS,
  ...FISH,
  ...PROTEINS,
  ...VEGETABLES,
  ...LEAVES,
  ...ALLIUMS,
  ...STARCHES,
  ...DAIRY,
  ...HERBS,
  ...SPICES,
  ...HEAT,
  ...LARDER,
  ...FRUIT,
  ...NUTS,
  ...BAKING,
}

export type FoodId = keyof typeof TABLE

/** Every food the engine can cook with, by its id. */
export const FOODS: Readonly<Record<FoodId, Food>> = TABLE

export const FOOD_IDS: readonly FoodId[] = Object.keys(TABLE).filter(isFoodId)

function isFoodId(text: string): text is FoodId {
  return text in TABLE
}

export function isKind(id: FoodId, ...kinds: Kind[]): boolean {
  return kinds.includes(FOODS[id].kind)
}

/** What a dinner is built around. */
export const MAIN_KINDS: readonly Kind[] = [
  'poultry',
  'meat',
  'mince',
  'sausage',
  'fish',
  'shellfish',
  'soy',
]

/** What fills the plate, so that a second one is too much: potatoes, pasta, rice. */
export function isFilling(id: FoodId): boolean {
  return POTATOES.includes(id) || isKind(id, 'pasta', 'noodles', 'rice')
}

const POTATOES: readonly FoodId[] = ['potato', 'russet-potato', 'sweet-potato']
