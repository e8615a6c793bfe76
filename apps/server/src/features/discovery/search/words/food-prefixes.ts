import type { Kitchen } from '../../../../platform/kitchen.ts'
import { foodMark } from '../../../recipes/index.ts'
import { toPlainWords } from './plain-words.ts'

const LOOKED_UP = 60

export type BegunFood = {
  name: string
  /**
   * 0: the food's own name starts like this; 1: another of its names does; 2: a later word of a
   * name does.
   */
  rank: number
}

/** Foods with a name that has all the words, the last of them perhaps incomplete, by their marks. */
export function findFoodsByPrefix(
  kitchen: Kitchen,
  words: readonly string[],
): ReadonlyMap<string, BegunFood> {
  const wanted = words.flatMap(toPlainWords)
  const typed = ` ${wanted.join(' ')}`
  const last = ` ${wanted.at(-1) ?? ''}`
  const before = wanted.slice(0, -1).map((word) => ` ${word} `)
  const rankOf = ({ key, isOwn }: FoodName) => {
    if (!key.startsWith(typed)) return 2
    return isOwn ? 0 : 1
  }
  const found = namesOf(kitchen)
    .filter(({ key }) => key.includes(last) && before.every((word) => key.includes(word)))
    .map((each) => ({ ...each, rank: rankOf(each) }))
    .sort((a, b) => a.rank - b.rank || a.key.length - b.key.length)
  const foods = new Map<string, BegunFood>()
  for (const { mark, name, rank } of found) {
    if (foods.size === LOOKED_UP) break
    if (!foods.has(mark)) foods.set(mark, { name, rank })
  }
  return foods
}

/** Every name of every food; `key` has a space before and after each of its words. */
type FoodName = { mark: string; name: string; isOwn: boolean; key: string }

/** Built once: there are some twenty thousand. */
function namesOf(kitchen: Kitchen): readonly FoodName[] {
  names ??= kitchen.INGREDIENTS.flatMap(({ id, name, synonyms, vague }) =>
    vague
      ? []
      : [name, ...synonyms].map((each) => ({
          mark: foodMark(id),
          name: each,
          isOwn: each === name,
          key: ` ${toPlainWords(each).join(' ')} `,
        })),
  )
  return names
}

let names: readonly FoodName[] | undefined
