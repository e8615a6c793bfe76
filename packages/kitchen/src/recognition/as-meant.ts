import { ALLERGENS } from '../diets/allergens.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import { factsOf, findByKey, INGREDIENTS } from '../lexicon/lexicon.ts'
import { asLatin } from '../text/lookalikes.ts'
import { toSingular } from '../text/plural.ts'
import { remember } from '../text/remember.ts'
import { PLAIN_WORDS } from './plain-words.ts'

/**
 * The food meant by words that do not name one: split ('wal nuts', 'shr imp'), in look-alike
 * letters, or an allergen with a typing error ('peanutz', 'cashewnuts'). Undefined if there is no
 * such reading.
 */
export function findAsMeant(words: readonly string[]): Ingredient | undefined {
  return words.length > 1 ? findTorn(words) : findMisspelt(words[0] ?? '')
}

/** The most parts a split name has. */
export const MOST_PARTS = 3

function findTorn(words: readonly string[]): Ingredient | undefined {
  if (words.length > MOST_PARTS) return
  const joined = words.join('')
  if (joined.length < SHORTEST_TORN || words.some((word) => NO_PART.test(word))) return
  const found = findByKey(joined) ?? findByKey(toSingular(joined))
  if (!found) return
  if (isAllergen(found)) return found
  const isTorn = words.some((word) => !findByKey(word) && !PLAIN_WORDS.has(word))
  return isTorn && keepsFacts(words, found) ? found : undefined
}

/** 'Mince meat' is not mincemeat, and something with honey and nuts is not honeynut squash. */
function keepsFacts(words: readonly string[], found: Ingredient): boolean {
  const parts = words.flatMap((word) => findByKey(word) ?? [])
  return parts.every((part) => [...factsOf(part).keys()].every((fact) => factsOf(found).has(fact)))
}

const SHORTEST_TORN = 5

/** Single letters, numbers, and words of a sentence: 'so use' is not souse. */
const NO_PART =
  /^(?:.|.*[^\p{L}].*|so|on|be|an|me|to|no|off|do|la|in|or|at|st|is|us|all|by|my|up|as|it|he|we|go|if|of|am|ok|ha|end|past|cant|long|man|top|side|over|head|out|turn|cake|stick|pin|pop|skip|flat|fire|case|gum|lady)$/u

function findMisspelt(word: string): Ingredient | undefined {
  return readMisspelt(word) ?? undefined
}

const readMisspelt = remember((word: string): Ingredient | null => {
  if (word.length < 4 || /\d/.test(word)) return null
  const latin = toSingular(asLatin(word).replace(/z$/, 's'))
  const known = latin === word ? undefined : findByKey(latin)
  return known ?? findNut(latin) ?? findNear(latin) ?? null
})

/** 'Cashewnut': a nut with 'nut' added. */
function findNut(word: string): Ingredient | undefined {
  if (!word.endsWith('nut')) return
  const named = findByKey(word.slice(0, -3))
  return named && isAllergen(named) ? named : undefined
}

/** An allergen with one typing error: a letter added, missing, changed, or two swapped. */
function findNear(word: string): Ingredient | undefined {
  if (word.length < SHORTEST_SLIP || NO_SLIP.has(word)) return
  for (const slip of slipsOf(word)) {
    const found = BY_SLIP.get(slip)?.find(([name]) => isOneSlip(name, word))
    if (found) return found[1]
  }
  return
}

const SHORTEST_SLIP = 6

/** Kitchen words that are one letter away from an allergen. */
const NO_SLIP: ReadonlySet<string> = new Set(['cashed', 'tajine', 'tagine', 'mobster'])

function isAllergen(ingredient: Ingredient): boolean {
  const facts = factsOf(ingredient)
  return DANGEROUS.some((fact) => facts.get(fact)?.sure)
}

/**
 * Allergens of which a trace can kill; for milk and wheat too many names are one letter away
 * ('batter').
 */
const DANGEROUS = [
  ...ALLERGENS.nuts,
  ...ALLERGENS.peanuts,
  ...ALLERGENS.crustaceans,
  ...ALLERGENS.molluscs,
  ...ALLERGENS.sesame,
]

/** The word without one of its letters, for each letter, and the word itself. */
function slipsOf(word: string): string[] {
  return [word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))]
}

const BY_SLIP = new Map<string, [name: string, ingredient: Ingredient][]>()
for (const ingredient of INGREDIENTS.filter(isAllergen)) {
  for (const name of [ingredient.name.toLowerCase(), ...ingredient.synonyms]) {
    if (!/^[a-z]{6,}$/.test(name)) continue
    for (const slip of slipsOf(name)) {
      const names = BY_SLIP.get(slip) ?? []
      names.push([name, ingredient])
      BY_SLIP.set(slip, names)
    }
  }
}

function isOneSlip(name: string, word: string): boolean {
  if (name[0] !== word[0]) return name.slice(1) === word || name === word.slice(1)
  if (Math.abs(name.length - word.length) > 1) return false
  if (name.length !== word.length) return true
  const differing = Array.from(name, (letter, at) => (letter === word[at] ? -1 : at)).filter(
    (at) => at >= 0,
  )
  const [first = 0, second] = differing
  if (second === undefined) return true
  return (
    differing.length === 2 &&
    second === first + 1 &&
    name[first] === word[second] &&
    name[second] === word[first]
  )
}
