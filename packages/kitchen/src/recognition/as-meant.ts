import { ALLERGENS } from '../diets/allergens.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import { factsOf, findByKey, INGREDIENTS } from '../lexicon/lexicon.ts'
import { asLatin } from '../text/lookalikes.ts'
import { toSingular } from '../text/plural.ts'
import { remember } from '../text/remember.ts'
import { PLAIN_WORDS } from './plain-words.ts'

/**
 * The food that words mean which name none: torn apart ('wal nuts', 'shr imp'), in letters that only
 * look so, or an allergen with a slip of the pen ('peanutz', 'cashewnuts'). Undefined where nobody
 * would read one.
 */
export function findAsMeant(words: readonly string[]): Ingredient | undefined {
  return words.length > 1 ? findTorn(words) : findMisspelt(words[0] ?? '')
}

/** No name is torn into more. */
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

/** 'Mince meat' is no mincemeat, and what holds honey and nuts no honeynut squash. */
function keepsFacts(words: readonly string[], found: Ingredient): boolean {
  const parts = words.flatMap((word) => findByKey(word) ?? [])
  return parts.every((part) => [...factsOf(part).keys()].every((fact) => factsOf(found).has(fact)))
}

const SHORTEST_TORN = 5

/** Single letters, numbers, and words of a sentence: 'so use' is no souse. */
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

/** 'Cashewnut': a nut that is called one. */
function findNut(word: string): Ingredient | undefined {
  if (!word.endsWith('nut')) return
  const named = findByKey(word.slice(0, -3))
  return named && isAllergen(named) ? named : undefined
}

/** An allergen whose name is one slip away: a letter more, less, changed, or two in the wrong order. */
function findNear(word: string): Ingredient | undefined {
  if (word.length < SHORTEST_SLIP || NO_SLIP.has(word)) return
  for (const slip of slipsOf(word)) {
    const found = BY_SLIP.get(slip)?.find(([name]) => isOneSlip(name, word))
    if (found) return found[1]
  }
  return
}

const SHORTEST_SLIP = 6

/** Words of a kitchen that are one letter from an allergen. */
const NO_SLIP: ReadonlySet<string> = new Set(['cashed', 'tajine', 'tagine', 'mobster'])

function isAllergen(ingredient: Ingredient): boolean {
  const facts = factsOf(ingredient)
  return DANGEROUS.some((fact) => facts.get(fact)?.sure)
}

/** What a trace of can kill; of milk and wheat there are too many names a letter away ('batter'). */
const DANGEROUS = [
  ...ALLERGENS.nuts,
  ...ALLERGENS.peanuts,
  ...ALLERGENS.crustaceans,
  ...ALLERGENS.molluscs,
  ...ALLERGENS.sesame,
]

/** The word without one of its letters, and itself. */
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
