import type { Part } from '../dish/part.ts'
import type { Kind } from '../foods/food.ts'
import { FOODS } from '../foods/foods.ts'

const MOST = 3

/** Plain facts about the main ingredients, the heaviest first; if there are none, none is made up. */
export function toBenefits(parts: readonly Part[]): string[] {
  const ranked = [...parts].sort((a, b) => rank(a) - rank(b))
  const facts = ranked.map((part) => FOODS[part.id].good).filter((fact) => fact !== undefined)
  return [...new Set(facts)].slice(0, MOST)
}

const WEIGHTY: readonly Kind[] = [
  'poultry',
  'meat',
  'mince',
  'fish',
  'shellfish',
  'egg',
  'soy',
  'legume',
  'leaf',
  'vegetable',
  'root',
  'fruit',
  'grain',
]

function rank(part: Part): number {
  const place = WEIGHTY.indexOf(FOODS[part.id].kind)
  return place < 0 ? WEIGHTY.length : place
}
