import type { Word } from './recognised.ts'

/**
 * What printed units are taken for, behind a figure, where one letter is not told from another: 'b'
 * and 'h', 'l' and '1' or 'I'. No word is written so, so nothing that is printed is lost. The same
 * for 'in', 'is', 'it' and 'if' between words.
 */
const MISREAD = new Map([
  ['thsp', 'tbsp'],
  ['Thsp', 'Tbsp'],
  ['Ib', 'lb'],
  ['Ibs', 'lbs'],
  ['1b', 'lb'],
  ['1bs', 'lbs'],
  ['m1', 'ml'],
  ['mI', 'ml'],
  ['0z', 'oz'],
  ['02', 'oz'],
])

/** A line's words with misread units mended; what is mended is less sure than anything that is shown as doubtful. */
export function mendWords(words: readonly Word[]): Word[] {
  return words.flatMap((word, at) => mendWord(word, words[at - 1]))
}

function mendWord(word: Word, before: Word | undefined): Word[] {
  const small = /^1[fnst]$/.test(word.text) && before && /^\p{Ll}+$/u.test(before.text)
  if (small) return [{ ...word, text: word.text.replace('1', 'i'), confidence: 0 }]
  const [, core = '', end = ''] = /^(.*?)([.,;:)]*)$/.exec(word.text) ?? []
  const unit = MISREAD.get(core)
  if (unit && before && isFigure(before.text)) return [{ ...word, text: unit + end, confidence: 0 }]
  // '11b': a figure and its unit without the space between.
  const [, figure = '', joined = ''] = /^(\d{1,2})((?:1b|Ib)s?)$/.exec(core) ?? []
  if (figure === '') return [word]
  return [
    { ...word, text: figure },
    { ...word, text: (MISREAD.get(joined) ?? joined) + end, confidence: 0 },
  ]
}

const isFigure = (text: string) => /[\d½¼¾⅓⅔⅛]$/.test(text) && text !== '0'
