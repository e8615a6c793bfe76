import type { Unit } from './lexicon.ts'
import type { Meaning } from './meaning.ts'
import { findStrangeWord } from './strange-word.ts'

/** The dish a request names: what stands before 'with', and there the last word, is the dish. */
export function findDish(units: readonly Unit[]): Meaning | undefined {
  const dishes = units.filter((unit, index) => unit.meaning?.form && !isChiliTheSpice(units, index))
  const link = units.findIndex(({ word }) =>
    ['with', 'and', 'over', 'on', 'from', 'using'].includes(word),
  )
  const head = dishes.filter((unit) => link < 0 || units.indexOf(unit) < link).at(-1)
  return (head ?? dishes[0])?.meaning
}

/** 'Chili prawns' and 'chili garlic noodles' are no pot of chili. */
export function isChiliTheSpice(units: readonly Unit[], index: number): boolean {
  const next = units[index + 1]?.meaning
  const word = units[index]?.word
  return (
    (word === 'chili' || word === 'chilli') &&
    (next?.foods !== undefined || next?.form !== undefined)
  )
}

/** The name of a dish that is not made as such: one that another stands in for, or a strange word. */
export function findDishWord(
  dish: Meaning | undefined,
  wanted: readonly Unit[],
): string | undefined {
  if (dish?.nearest) return dish.word
  return dish?.form ? undefined : findStrangeWord(wanted)
}
