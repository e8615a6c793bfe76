import type { Kind } from '../foods/food.ts'
import { type FoodId, isKind } from '../foods/foods.ts'
import type { Asked } from '../wish.ts'
import type { Meaning } from './meaning.ts'

/** Sweet if it says so, or if everything it names is sweet. */
export function readSweet(
  meanings: readonly Meaning[],
  asked: readonly Asked[],
  dish: Meaning | undefined,
): boolean {
  if (dish?.sweet !== undefined) return dish.sweet
  const said = meanings
    .map((meaning) => meaning.sweet)
    .filter((sweet) => sweet !== undefined)
    .at(-1)
  if (said !== undefined) return said
  const firm = asked.filter((name) => !name.loose)
  const all = firm.every(({ foods }) =>
    foods.some((id) => SWEET_FOODS.includes(id) || isKind(id, ...SWEET_KINDS)),
  )
  const some = firm.some(({ foods }) =>
    foods.some((id) => isKind(id, 'fruit', 'sweetener') || SWEET_STARS.includes(id)),
  )
  return all && some
}

const SWEET_STARS: readonly FoodId[] = [
  'chocolate',
  'cocoa',
  'vanilla',
  'oats',
  'flour',
  'cinnamon',
]

const SWEET_KINDS: readonly Kind[] = [
  'fruit',
  'sweetener',
  'baking',
  'nut',
  'seed',
  'dairy',
  'cream',
  'egg',
  'fat',
]
const SWEET_FOODS: readonly FoodId[] = [
  'oats',
  'cinnamon',
  'coconut-milk',
  'lemon',
  'lime',
  'peanut-butter',
  'ricotta',
  'salt',
  'nutmeg',
  'cardamom',
  'ground-ginger',
  'mint',
]
