/** 'a', 'a and b', 'a, b and c'. */
export function joinWords(words: readonly string[], link = 'and'): string {
  const last = words.at(-1)
  if (last === undefined) return ''
  if (words.length === 1) return last
  return `${words.slice(0, -1).join(', ')} ${link} ${last}`
}

/** 'Lemony Chicken with Spinach': every word but the small ones starts with a capital. */
export function toTitle(text: string): string {
  return text
    .split(' ')
    .map((word, index) => (index > 0 && SMALL.has(word) ? word : capitalizeParts(word)))
    .join(' ')
}

function capitalizeParts(word: string): string {
  return word.split('-').map(capitalize).join('-')
}

/** The first letter as a capital, the rest as it is. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const SMALL = new Set([
  'a',
  'an',
  'and',
  'the',
  'with',
  'of',
  'in',
  'on',
  'or',
  'for',
  'to',
  'over',
])
