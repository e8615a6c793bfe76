import { isDoing } from './doing.ts'
import { isStop, type StepWord } from './step-words.ts'

/** Whether a word is a verb that looks like a food: 'cream the butter', 'toast the nuts'. */
export function isFoodVerb(words: readonly StepWord[], at: number): boolean {
  const [former, typed = '', next] = [words[at - 1]?.word, words[at]?.typed, words[at + 1]?.word]
  const opens = isStop(former) || former === 'then'
  // 'Milk and cream until it boils' is food; 'and cream the butter' is a verb.
  if (former === 'and') return FOOD_VERBS.test(typed) && ARTICLES.test(words[at + 1]?.typed ?? '')
  if (opens && CUTTING.test(typed)) return true
  return (
    opens && FOOD_VERBS.test(typed) && !isStop(next) && !/^(?:and|or|with|cheese)$/.test(next ?? '')
  )
}

const ARTICLES = /^(?:the|your|it|them|both|all|each)$/

export const FOOD_VERBS =
  /^(?:cream|toast|brown|juice|zest|rice|stew|roast|core|shell|season|steam|flake|crumb|dip|spread|paste|blend|mix|sauce|bread|dress|pickle)$/

/** At the start of a sentence these are verbs: 'mince' is not meat. */
const CUTTING = /^(?:mince|dice|chop|slice|cube|shred)$/

/** 'Everything except the cheese', 'all but the cream', 'instead of butter'. */
export function isLeftOut(words: readonly StepWord[], at: number): boolean {
  const near = words.slice(Math.max(0, at - 10), at)
  // In 'without overlap and grind the pepper over them' the pepper is used.
  const stop = near.findLastIndex(
    ({ word, typed }, place) =>
      word === '.' || word === ')' || (isDoing(typed) && near[place - 1]?.word === 'and'),
  )
  const said = near
    .slice(stop + 1)
    .map(({ typed }) => typed)
    .join(' ')
  return LEFT_OUT.test(said)
}

const LEFT_OUT =
  /\b(?:except|excluding|apart from|other than|instead of|all but the|everything but|without)(?: [^\s,]+){0,6}$/
