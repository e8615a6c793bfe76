import type { Unit } from './lexicon.ts'
import type { Meaning } from './meaning.ts'

/** The dish a request names: the last dish word before 'with'. */
export function findDish(units: readonly Unit[]): Meaning | undefined {
  const dishes = units.filter(
    (unit, index) =>
      unit.meaning?.form &&
      !isChiliTheSpice(units, index) &&
      !isToldToDo(units, index) &&
      !(unit.meaning.form === 'bread' && isBeside(units, index)),
  )
  const link = units.findIndex(({ word }) =>
    ['with', 'and', 'over', 'on', 'from', 'using', 'for'].includes(word),
  )
  const head = dishes.filter((unit) => link < 0 || units.indexOf(unit) < link).at(-1)
  return (head ?? dishes[0])?.meaning ?? readBread(units)
}

/** In 'help to bake' and 'we can roast' the word is an action, not a dish. */
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

/** In 'chili prawns' and 'chili garlic noodles' chili is the spice, not the stew. */
export function isChiliTheSpice(units: readonly Unit[], index: number): boolean {
  const next = units[index + 1]?.meaning
  const word = units[index]?.word
  return (
    (word === 'chili' || word === 'chilli') &&
    (next?.foods !== undefined || next?.form !== undefined)
  )
}

/** Bread alone is to be baked; beside other foods it is eaten with them. */
function readBread(units: readonly Unit[]): Meaning | undefined {
  const index = units.findIndex(({ meaning }) => meaning?.foods?.join() === 'bread')
  const unit = units[index]
  if (!unit || isBeside(units, index)) return undefined
  const after = units.slice(index + 1)
  const more = after.findIndex(({ meaning }) => meaning?.foods ?? meaning?.form)
  if (more >= 0 && !after.slice(0, more).some(({ word }) => word === 'with')) return undefined
  return {
    word: unit.typed,
    form: 'bread',
    style: 'yeast-loaf',
    ...(PLAIN.has(unit.word) ? {} : { nearest: true }),
  }
}

const PLAIN = new Set(['bread', 'white bread', 'loaf of bread'])

/** Whether a food, 'with' or 'stale' precedes it. */
function isBeside(units: readonly Unit[], index: number): boolean {
  return units
    .slice(0, index)
    .some(({ word, meaning }) => meaning?.foods ?? meaning?.form ?? BESIDE.has(word))
}

const BESIDE = new Set([
  'with',
  'on',
  'from',
  'using',
  'and',
  'use',
  'up',
  'have',
  'got',
  'stale',
  'old',
  'leftover',
  'slice',
  'toasted',
  'piece',
])
