import type { Answer } from '../src/answer.ts'
import { ask, saidFirst, textOf, titleOf } from './ask.ts'
import { readLines } from './cases.ts'
import { countNamed, isNamed } from './dish-names.ts'
import { miss, type Outcome } from './verdict.ts'
import { admits, missingOf } from './words.ts'

/** How a well-known dish is answered. */
export const WAYS = [
  'made',
  'declined with neighbors',
  'declined',
  'another without a word',
] as const
export type Way = (typeof WAYS)[number]

export function tryKnownDishes(): { outcome: Outcome; way: Way; answer: Answer }[] {
  return readLines('well-known.txt').map(({ group, line }) => {
    const [name = '', foods = ''] = line.split(': ')
    const answer = ask({ mode: 'idea', text: name, ingredients: [] })
    const way = wayOf(answer, name, foods)
    const isSilent = way === 'another without a word'
    const misses = way === 'made' ? [] : miss(isSilent ? 'silent' : 'missed', way)
    return { outcome: { group, asked: name, came: titleOf(answer), misses }, way, answer }
  })
}

/** By its name, and by what makes it that dish. */
export function wayOf(answer: Answer, name: string, foods: string): Way {
  if (answer.kind === 'recipe') {
    const { title, ingredients } = answer.recipe
    if (isNamed(title, name) && missingOf(foods, ingredients).length === 0) return 'made'
    return admits(saidFirst(answer)) ? 'declined with neighbors' : 'another without a word'
  }
  const neighbors = Math.max(answer.choices?.length ?? 0, countNamed(textOf(answer)))
  return neighbors > 1 ? 'declined with neighbors' : 'declined'
}
