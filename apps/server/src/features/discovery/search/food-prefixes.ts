import { foodMark, type Kitchen } from '../../recipes/index.ts'
import { toPlainWords } from './words.ts'

const LOOKED_UP = 60

/**
 * Foods one of whose names has all the words, of which the last is only begun: the name by the food's
 * mark, names that begin with what was typed first, then the shorter ones.
 */
export function findFoodsByPrefix(
  kitchen: Kitchen,
  words: readonly string[],
): ReadonlyMap<string, string> {
  const wanted = words.flatMap(toPlainWords)
  const typed = ` ${wanted.join(' ')}`
  const last = ` ${wanted.at(-1) ?? ''}`
  const before = wanted.slice(0, -1).map((word) => ` ${word} `)
  const found = namesOf(kitchen)
    .filter(({ key }) => key.includes(last) && before.every((word) => key.includes(word)))
    .sort(
      (a, b) =>
        Number(b.key.startsWith(typed)) - Number(a.key.startsWith(typed)) ||
        a.key.length - b.key.length,
    )
  const names = new Map<string, string>()
  for (const { mark, name } of found) {
    if (names.size === LOOKED_UP) break
    if (!names.has(mark)) names.set(mark, name)
  }
  return names
}

/** Every name of every food; `key` has a space before and after each of its words. */
type FoodName = { mark: string; name: string; key: string }

/** Put together once: there are some twenty thousand. */
function namesOf(kitchen: Kitchen): readonly FoodName[] {
  names ??= kitchen.INGREDIENTS.flatMap(({ id, name, synonyms, vague }) =>
    vague
      ? []
      : [name, ...synonyms].map((each) => ({
          mark: foodMark(id),
          name: each,
          key: ` ${toPlainWords(each).join(' ')} `,
        })),
  )
  return names
}

let names: readonly FoodName[] | undefined
