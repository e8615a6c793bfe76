import { readOtherUnit } from './other-languages.ts'
import type { UnitId } from './unit-id.ts'
import { UNITS, type UnitFacts } from './units.ts'

/**
 * The unit a text names: 'Tbsp.', 'fl. oz', 'cups', 'T' (tablespoon), 't' (teaspoon). Undefined
 * for anything else, a unit with more words around it included.
 */
export function findUnit(text: string): UnitId | undefined {
  if (text.length > 40) return
  const plain = text.replace(/[.-]/g, ' ').replace(/\s+/g, ' ').trim()
  // The only unit whose meaning depends on case.
  if (plain === 'T') return 'tbsp'
  if (plain === 't') return 'tsp'
  return SPELLINGS.get(plain.toLowerCase())
}

/** Reads a unit at the start of a text; `rest` is what follows, without space or 'of'. */
export function readUnit(text: string): { unit: UnitId; rest: string } | undefined {
  const other = readOtherUnit(text)
  if (other) return other
  for (const pattern of [TWO_WORDS, ONE_WORD]) {
    const match = pattern.exec(text)
    const unit = match && findUnit(match[0])
    // 'in' is a preposition unless something that is measured in inches follows.
    const isWord = unit === 'inch' && /^in\b(?!\.|-| piece)/i.test(text)
    // 'c.' of another language is a spoon more often than a cup: 'c. soperas'.
    const isSpoon = unit === 'cup' && /^c\.? ?(?:à|de|sop\p{L}+)\b/iu.test(text)
    if (!(match && unit) || isWord || isSpoon) continue
    return { unit, rest: text.slice(match[0].length).replace(/^(?:\s+of\b)?\s*/i, '') }
  }
  return
}

const END = '(?=$|[\\s,;:()/+–—-])'
const TWO_WORDS = new RegExp(`^\\p{L}{1,8}\\.?[ -]?\\p{L}{2,9}\\.?${END}`, 'u')
const ONE_WORD = new RegExp(`^(?:\\p{L}{1,16}\\.?${END}|["”″#])`, 'u')

const SPELLINGS: ReadonlyMap<string, UnitId> = new Map(
  Object.entries(UNITS).flatMap(([id, facts]) =>
    spellingsOf(facts).map((spelling) => [spelling, id as UnitId] as const),
  ),
)

function spellingsOf({ singular, plural, short, synonyms }: UnitFacts): string[] {
  return [singular, plural, ...(short ? [short] : []), ...synonyms]
}
