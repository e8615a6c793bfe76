import { capitalize } from '@potluck/kitchen/composer'
import { shelfLifeOf, toKey } from '@potluck/kitchen/knowledge'
import { readFoods } from './asked-food.ts'
import type { Question } from './read-question.ts'

/** How long a food keeps as it is sold. Undefined when the question says more than its name and where it is stored. */
export function tellKeeping(plain: string, { kinds }: Question): string | undefined {
  if (!(kinds.has('keep') || kinds.has('freeze'))) return undefined
  const { names, over } = readFoods(plain)
  const [name, ...more] = names
  if (/\b(?:homemade|opened|opening|open|cooked|mashed|cut|leftover|sliced)\b/.test(plain))
    return undefined
  if (name === undefined || more.length > 0 || over.some((word) => !PLACES.has(word)))
    return undefined
  const lives = PLACED.flatMap(({ storage, where }) => {
    const days = shelfLifeOf(name, storage)?.days
    return days === undefined ? [] : [{ storage, where, days }]
  })
  const [first, ...others] = kinds.has('freeze')
    ? [...lives].sort((a) => (a.storage === 'freezer' ? -1 : 1))
    : lives
  if (!first || (kinds.has('freeze') && first.storage !== 'freezer')) return undefined
  const spans = [first, ...others].map(({ where, days }) => `${sayDays(days)} ${where}`)
  const lead = kinds.has('freeze') ? 'Yes. ' : ''
  const isBarelyKnown = first.storage === 'freezer' && others.length === 0
  if (isBarelyKnown) return undefined
  return `${lead}${capitalize(name)} ${toKey(name) === name ? 'keeps' : 'keep'} about ${spans.join(', ')}, counted from when you bought it and unopened; smell and look before you use it. Source: USDA FoodKeeper.`
}

const PLACED = [
  { storage: 'fridge', where: 'in the fridge' },
  { storage: 'pantry', where: 'in the cupboard' },
  { storage: 'freezer', where: 'in the freezer' },
] as const

const PLACES: ReadonlySet<string> = new Set(
  'fridge freezer pantry cupboard freeze frozen expire room bad off fresh shelf life edible spoil put safe stale storage'.split(
    ' ',
  ),
)

function sayDays(days: number): string {
  if (days < 14) return days === 1 ? '1 day' : `${days} days`
  if (days < 60) return `${Math.round(days / 7)} weeks`
  if (days < 700) return `${Math.round(days / 30)} months`
  return `${Math.round(days / 365)} years`
}
