import type { Unit } from './lexicon.ts'
import type { Meaning } from './meaning.ts'

/** The dish a request names: what stands before 'with', and there the last word, is the dish. */
export function findDish(units: readonly Unit[]): Meaning | undefined {
  const dishes = units.filter(
    (unit, index) =>
      unit.meaning?.form && !isChiliTheSpice(units, index) && !isToldToDo(units, index),
  )
  const link = units.findIndex(({ word }) =>
    ['with', 'and', 'over', 'on', 'from', 'using', 'for'].includes(word),
  )
  const head = dishes.filter((unit) => link < 0 || units.indexOf(unit) < link).at(-1)
  return (head ?? dishes[0])?.meaning
}

/** In 'help to bake' and 'we can roast' the word says what is done, not what is made. */
function isToldToDo(units: readonly Unit[], index: number): boolean {
  return DEEDS.has(units[index]?.word ?? '') && BEFORE_DEEDS.has(units[index - 1]?.word ?? '')
}

const DEEDS = new Set(['bake', 'roast', 'braise', 'toast', 'dip', 'stir fry', 'stew', 'curry'])
const BEFORE_DEEDS = new Set([
  'to',
  'can',
  'could',
  'will',
  'would',
  'help',
  'let',
  'i',
  'we',
  'you',
  'they',
  'u',
  'us',
])

/** 'Chili prawns' and 'chili garlic noodles' are no pot of chili. */
export function isChiliTheSpice(units: readonly Unit[], index: number): boolean {
  const next = units[index + 1]?.meaning
  const word = units[index]?.word
  return (
    (word === 'chili' || word === 'chilli') &&
    (next?.foods !== undefined || next?.form !== undefined)
  )
}
