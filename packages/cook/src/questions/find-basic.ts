import type { Cookbook } from '@potluck/cookbook'
import { toTokens } from '@potluck/kitchen/knowledge'

/** The participles for a way of cooking, as dishes are named: 'boil potatoes' makes boiled potatoes. */
const DONE: Readonly<Record<string, readonly string[]>> = {
  boil: ['boiled', 'cooked'],
  bake: ['baked'],
  fry: ['fried', 'pan-fried'],
  grill: ['grilled'],
  mash: ['mashed'],
  pickle: ['pickled', 'quick-pickled'],
  poach: ['poached'],
  roast: ['roasted', 'roast'],
  saute: ['sautéed'],
  scramble: ['scrambled'],
  steam: ['steamed'],
  toast: ['toasted'],
  caramelize: ['caramelized'],
  glaze: ['glazed'],
  whip: ['whipped'],
}

/** The title of the dish that shows how to cook a food: 'how do I boil potatoes'. Undefined when there is none. */
export function findBasic(plain: string, book: Cookbook): string | undefined {
  const [, verb = '', food] =
    /^\W*how (?:do|to|can|should|would)(?: (?:i|you|we|one))?(?: best| properly)? (\w+)(?: an?| the| some| my)? ([a-z -]+?)\W*$/.exec(
      plain,
    ) ?? []
  if (food === undefined) return undefined
  for (const done of DONE[verb] ?? []) {
    const words = toTokens(`${done} ${food}`).map(({ word }) => word)
    const named = book
      .findNamed(words)
      .find(({ start, end }) => start === 0 && end === words.length)
    if (named) return named.dish.title
  }
  return undefined
}
