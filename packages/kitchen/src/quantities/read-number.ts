import { FRACTION_VALUES } from './fractions.ts'

/** A number found at the start of a text and how many characters it took. */
export type NumberRead = { value: number; length: number }

/** Reads digits, decimals, fractions and mixed numbers at the very start of a text. */
export function readDigits(text: string): NumberRead | undefined {
  for (const [pattern, value] of FORMS) {
    const match = pattern.exec(text)
    if (!match) continue
    const read = value(match)
    // '2% milk', '180°', '1st', '1e9', '1//2' and '7UP' are not amounts.
    if (
      read === undefined ||
      /^(?:\s?[%°º]|(?:st|nd|rd|th|[- ]?[uU][pP])\b|e\d|\/\/)/.test(text.slice(match[0].length))
    )
      return
    return { value: read, length: match[0].length }
  }
  return
}

/** Reads a number in words ('three', 'half a', 'one and a half', 'a couple of') at the start. */
export function readWords(text: string): NumberRead | undefined {
  // The cream is no number.
  if (/^half[ -](?:and|&)[ -]half\b/i.test(text)) return
  for (const [pattern, value] of PHRASES) {
    const match = pattern.exec(text)
    if (match) return { value, length: match[0].length }
  }
  const word = WORD.exec(text)
  const value = word?.[1] && WORD_VALUES[word[1].toLowerCase()]
  if (!(word && value)) return
  const half = /^ and (?:a|one) half(?=\s|$)/i.exec(text.slice(word[0].length))
  if (half) return { value: value + 0.5, length: word[0].length + half[0].length }
  return { value, length: word[0].length }
}

const GLYPHS = Object.keys(FRACTION_VALUES).join('')
const number = (text: string | undefined) => Number(text ?? '')
const glyph = (text: string | undefined) => FRACTION_VALUES[text ?? ''] ?? 0

/** Ordered: the longest reading first. */
const FORMS: readonly [RegExp, (match: RegExpExecArray) => number | undefined][] = [
  // In '2-21/2' the range ends at two and a half, since the fraction of a mixed number is below
  // one.
  [
    /^(\d{1,4})(?: ?- ?| and | & | \+ | )(?![1-9]\d[/⁄][2348]\b)(\d{1,2}) ?[/⁄] ?(\d{1,3})(?![\d/⁄])/,
    mixed,
  ],
  // '21/2' is '2 1/2' that lost its space: nobody halves twenty-one.
  [/^([1-9])(1)[/⁄]([2348])(?![\d/⁄])/, mixed],
  [/^([1-9])(2)[/⁄](3)(?![\d/⁄])/, mixed],
  [/^([1-9])([35])[/⁄]([48])(?![\d/⁄])/, mixed],
  [
    new RegExp(`^(\\d{1,4})(?: ?- ?| and | & | )?([${GLYPHS}])`),
    (match) => number(match[1]) + glyph(match[2]),
  ],
  [/^(\d{1,3}) ?[/⁄] ?(\d{1,3})(?![\d/⁄])/, (match) => ratio(match[1], match[2])],
  [new RegExp(`^[${GLYPHS}]`), (match) => glyph(match[0])],
  [
    /^[1-9]\d{0,2}(?:[,\u2009\u202f]\d{3}|[ \u00a0]000){1,2}(?:\.\d{1,6})?(?!\d)/,
    (match) => number(match[0].replace(/[^\d.]/g, '')),
  ],
  [/^(\d{0,7})[.,](\d{1,12})(?![\d])/, (match) => number(`${match[1] || '0'}.${match[2]}`)],
  // '00' is a flour; more than seven digits are not an amount of food.
  [/^(?!00)\d{1,7}(?!\d)/, (match) => number(match[0])],
]

/** '1 1/2'. A zero below the line is no amount. */
function mixed(match: RegExpExecArray): number | undefined {
  const fraction = ratio(match[2], match[3])
  return fraction === undefined ? undefined : number(match[1]) + fraction
}

function ratio(over: string | undefined, under: string | undefined): number | undefined {
  return number(under) === 0 ? undefined : number(over) / number(under)
}

const PHRASES: readonly [RegExp, number][] = [
  [/^(?:a )?half(?: |-)(?:a |of a )?dozen(?: of)?(?=\s|$)/i, 6],
  [/^(?:a |one )?dozen(?=\s|$)/i, 12],
  [/^(?:a )?couple(?: of)?(?=\s|$)/i, 2],
  [/^(?:three|3)[ -]quarters(?: of an?)?(?=\s|$)/i, 0.75],
  [/^two[ -]thirds(?: of an?)?(?=\s|$)/i, 2 / 3],
  [/^(?:(?:a|one)[ -])?half(?: of)?(?: an?)?(?=\s|$)/i, 0.5],
  [/^(?:(?:a|one)[ -])?quarter(?: of)?(?: an?)?(?=\s|$)/i, 0.25],
  [/^(?:a|one)[ -]third(?: of)?(?: an?)?(?=\s|$)/i, 1 / 3],
]

const WORD_VALUES: Record<string, number> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  ninety: 90,
}

/** 'a few' and 'a little' are not numbers. */
const WORD = new RegExp(
  `^(an?(?! (?:few|little|lot|bit|(?:teensy|tiny|wee) bit)\\b)|${Object.keys(WORD_VALUES).slice(2).join('|')})(?=\\s|$)`,
  'i',
)
