import { findNearest } from '../../text/count-slips.ts'
import { ALL_WORDS, type Unit } from './lexicon.ts'
import { isEveryday } from './strange-word.ts'

/** Reads what is one slip of the finger away from a food or a dish: 'chikpea', 'bolognaise'. */
export function mendSpelling(units: readonly Unit[]): Unit[] {
  return units.map((unit) => {
    if (unit.meaning || unit.word.length < SHORTEST || isEveryday(unit.word)) return unit
    const meant = findNear(unit.word)
    const meaning = meant && ALL_WORDS.get(meant)
    return meant && meaning ? { word: meant, typed: meant, meaning } : unit
  })
}

/** In shorter words a letter makes another word. */
const SHORTEST = 6
/** From so many letters on two slips are forgiven. */
const LONG = 9

const SPELLINGS = [...ALL_WORDS].flatMap(([word, { foods, form }]) =>
  /^[a-z]{5,}$/.test(word) && (foods || form) ? [word] : [],
)

/** The one known word within the slips allowed that begins alike; none where two are as near. */
function findNear(word: string): string | undefined {
  const [only, ...more] = findNearest(word, SPELLINGS, word.length >= LONG ? 2 : 1)
  return more.length === 0 ? only : undefined
}
