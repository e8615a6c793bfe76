export const PASSWORD_STRENGTHS = ['weak', 'fair', 'good', 'strong'] as const
export type PasswordStrength = (typeof PASSWORD_STRENGTHS)[number]

/**
 * How hard a password is to guess, for the meter beside the field: the characters that are not
 * predictable from the previous one, weighted by the number of character classes. Common words and
 * the owner's own names count as one character.
 */
export function passwordStrength(
  password: string,
  names: readonly string[] = [],
): PasswordStrength {
  const text = password.slice(0, MEASURED_LENGTH)
  const bits = countSurprises(replaceWords(text.toLowerCase(), names)) * Math.log2(alphabetOf(text))
  if (bits < 36) return 'weak'
  if (bits < 52) return 'fair'
  return bits < 72 ? 'good' : 'strong'
}

/** Longer passwords are always strong. */
const MEASURED_LENGTH = 128

/** The first words of leaked-password lists, and words of this site. */
const COMMON_WORDS = [
  'password',
  'passwort',
  'letmein',
  'welcome',
  'iloveyou',
  'sunshine',
  'princess',
  'football',
  'baseball',
  'dragon',
  'monkey',
  'master',
  'shadow',
  'superman',
  'batman',
  'login',
  'admin',
  'secret',
  'summer',
  'winter',
  'spring',
  'autumn',
  'hello',
  'charlie',
  'michael',
  'jordan',
  'potluck',
  'recipe',
  'cooking',
  'kitchen',
  'cook',
  'chef',
  'food',
]
const ROWS = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const NEIGHBOURS = new Set(
  ROWS.flatMap((row) =>
    Array.from(row.slice(1), (letter, at) => [`${row[at]}${letter}`, `${letter}${row[at]}`]),
  ).flat(),
)

// A private-use character replaces a word: no rule predicts it from the character before.
const WORD = '\ue000'

function replaceWords(text: string, names: readonly string[]): string {
  const words = [...names.map((name) => name.toLowerCase()), ...COMMON_WORDS]
  return words
    .filter((word) => word.length > 2)
    .reduce((left, word) => left.replaceAll(word, WORD), text)
}

/**
 * Counts characters that neither repeat the previous one nor follow it in the alphabet or on a
 * keyboard.
 */
function countSurprises(text: string): number {
  const letters = Array.from(text)
  return letters.filter((letter, at) => {
    const before = letters[at - 1]
    return before === undefined || (letter !== before && !NEIGHBOURS.has(before + letter))
  }).length
}

function alphabetOf(text: string): number {
  const kinds: [RegExp, number][] = [
    [/[a-z]/, 26],
    [/[A-Z]/, 26],
    [/[0-9]/, 10],
    [/[^A-Za-z0-9]/, 32],
  ]
  return kinds.reduce((sum, [kind, size]) => sum + (kind.test(text) ? size : 0), 1)
}
