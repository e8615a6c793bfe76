/** Letters of other alphabets that are drawn like Latin ones: 'реаnuts' with a Cyrillic р. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  с: 'c',
  ԁ: 'd',
  е: 'e',
  һ: 'h',
  і: 'i',
  ј: 'j',
  к: 'k',
  ӏ: 'l',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  ԛ: 'q',
  г: 'r',
  ѕ: 's',
  т: 't',
  у: 'y',
  ѵ: 'v',
  ԝ: 'w',
  х: 'x',
  α: 'a',
  β: 'b',
  ε: 'e',
  η: 'n',
  ι: 'i',
  κ: 'k',
  μ: 'm',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
  ω: 'w',
  γ: 'y',
  ϲ: 'c',
  ɑ: 'a',
  ɡ: 'g',
  ɩ: 'i',
  ո: 'n',
  ս: 'u',
  ʟ: 'l',
}

/** Digits and signs that are drawn like letters: 'p3anuts'. */
const STAND_FOR: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
}

/** Letters that Unicode does not decompose into a plain letter and a mark. */
const UNDECOMPOSED: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  đ: 'd',
  ı: 'i',
}

/**
 * A text in lower case whose letters are the plain Latin ones they are drawn like, without accents,
 * full width, ornament or spaces within a word ('p-e-a-n-u-t-s'). Words that are wholly of another
 * alphabet stay as they are, so that nothing is read into them.
 */
export function fold(text: string): string {
  const plain = /[^\x20-\x7e]/.test(text) ? withPlainLetters(text) : text.toLowerCase()
  return plain
    .replace(SPELLED, (letters) => letters.replace(/[^\p{L}]/gu, ''))
    .replace(DISGUISED, (word) => [...word].map((sign) => STAND_FOR[sign] ?? sign).join(''))
}

function withPlainLetters(text: string): string {
  return text
    .replace(STYLED, (letters) => letters.normalize('NFKC'))
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łøœæßđı]/g, (letter) => UNDECOMPOSED[letter] ?? letter)
    .replace(/\p{L}+/gu, (word) => (/[a-z]/.test(word) ? asLatin(word) : word))
}

/** Letters and digits in other shapes (full width, circled); fractions and signs stay as they are. */
const STYLED = /[\p{L}\p{Nd}Ⓐ-ⓩ]+/gu

/** Four single letters in a row are one word. */
const SPELLED = /(?<![\p{L}\p{N}])\p{L}(?:[ .*_·•|-]\p{L}){3,}(?![\p{L}\p{N}])/gu

/** A digit or sign between letters; '250g' and 'e150d' do not match. */
const DISGUISED = /(?<![\p{L}\p{N}])\p{L}+(?:[013457@$]{1,2}\p{L}{2,})+/gu

/** A word with each look-alike replaced by its Latin letter. */
export function asLatin(word: string): string {
  return [...word].map((letter) => LOOKALIKES[letter] ?? letter).join('')
}
