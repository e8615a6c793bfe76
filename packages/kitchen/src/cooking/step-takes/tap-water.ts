import type { Listed } from './listed.ts'
import { type StepPart, shareOf } from './said-part.ts'
import type { StepWord } from './step-words.ts'

/**
 * Whether the water of a step is tap water rather than the listed water: what food is cooked in and
 * taken out of, a splash, or more than the list has.
 */
export function isTapWater(
  words: readonly StepWord[],
  at: number,
  listed: readonly Listed[],
  part: StepPart | undefined,
): boolean {
  if (words[at]?.word !== 'water') return false
  const isMore = words[at - 1]?.typed === 'more'
  if (part?.kind === 'some') return !isMore
  if (part?.kind === 'amount')
    return part.unit === 'splash' || listed.every(({ line }) => (shareOf(line, part) ?? 0) > MORE)
  return part === undefined && !isMore && isCookingWater(words, at, listed)
}

/** The listed amount with some tolerance for rounding. */
const MORE = 1.3

function isCookingWater(
  words: readonly StepWord[],
  at: number,
  listed: readonly Listed[],
): boolean {
  const [first = '', second = ''] = [words[at - 1]?.typed, words[at - 2]?.typed]
  if (words[at + 1]?.word === 'and' && !WHERE.test(second)) return false
  const isListed = listed.some(({ line }) => line.raw.toLowerCase().includes(first))
  if (COOKING_WATER.test(first)) return !isListed || WHERE.test(second)
  // 'In water', 'covered with water' are tap water; 'mixed with the water' is the listed one.
  if (first !== 'the') return first === 'with' || WHERE.test(first)
  // 'Lift it out of the water' is tap water; 'in the water' is the listed one, unless the step had
  // some before.
  const hadSome = words.slice(0, at - 1).some(({ word }) => word === 'water')
  return OUT_OF.test(second) || (WHERE.test(second) && hadSome)
}

const COOKING_WATER =
  /^(?:boiling|salted|simmering|cooking|pasta|cold|hot|ice|iced|drinking|soaking|running|warm|fresh|plenty|tap)$/
const WHERE = /^(?:in|into|of|from|under)$/
const OUT_OF = /^(?:of|from|under)$/
