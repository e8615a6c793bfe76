import { toTokens } from '../../text/tokens.ts'

/** A word or punctuation mark (',' or '.') of a step, with its offsets. */
export type StepWord = { word: string; typed: string; start: number; end: number }

/** The words of a step, normalised as names are, with their offsets. */
export function readStepWords(step: string): StepWord[] {
  return [...step.matchAll(/\p{L}[\p{L}\p{M}'’]*|\d+(?:[.,]\d+)?|[½⅓⅔¼¾&+]|[,;.!?:()\n]/gu)].map(
    ({ 0: typed, index: start }) => ({
      word: /^[;!?\n.]$/.test(typed) ? '.' : alike(toTokens(typed)[0]?.word ?? typed),
      typed: typed.toLowerCase(),
      start,
      end: start + typed.length,
    }),
  )
}

export const isStop = (word: string | undefined): boolean =>
  word === undefined || /^[.,:()]$/.test(word)

/** 'Both sugars', 'the three cheeses', 'all the beans'. */
export function isMany(words: readonly StepWord[], at: number): boolean {
  const { word, typed } = words[at] ?? {}
  const before = words.slice(Math.max(0, at - 2), at).map((said) => said.typed)
  if (before.at(-1) === 'each') return true
  if (typed === word) return false
  // 'Mix the flours.'
  if (OF_KINDS.test(typed ?? '')) return true
  return /(?:both|two|three|four|all)(?: the)?$/.test(before.join(' '))
}

const OF_KINDS = /^(?:flours|sugars|cheeses|oils|vinegars|milks|mustards|sauces)$/

/** Maps regional names and spellings of a food to one word. */
export const alike = (word: string): string => ALIKE.get(word) ?? word

const ALIKE: ReadonlyMap<string, string> = new Map(
  Object.entries({
    chili: 'chilli chile chilly',
    yogurt: 'yoghurt yoghourt',
    phyllo: 'filo fillo',
    whiskey: 'whisky',
    mayonnaise: 'mayo mayonaise',
    bouillon: 'bullion',
    turmeric: 'tumeric curcuma',
    mozzarella: 'mozarella',
    zucchini: 'courgette',
    eggplant: 'aubergine',
    cornstarch: 'cornflour',
    arugula: 'rocket',
  }).flatMap(([word, others]) => others.split(' ').map((other): [string, string] => [other, word])),
)
