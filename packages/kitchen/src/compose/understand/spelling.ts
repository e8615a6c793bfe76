import { findNearest } from '../../text/count-slips.ts'
import { ALL_WORDS, type Unit } from './lexicon.ts'
import { isEveryday } from './strange-word.ts'

/** Corrects words one typing error away from a food or a dish: 'chikpea', 'bolognaise'. */
export function mendSpelling(units: readonly Unit[]): Unit[] {
  return units.map((unit) => {
    if (unit.meaning || unit.word.length < SHORTEST || isEveryday(unit.word)) return unit
    const meant = findNear(unit.word)
    const meaning = meant && ALL_WORDS.get(meant)
    return meant && meaning ? { word: meant, typed: meant, meaning } : unit
  })
}

/** In shorter words one letter makes another word. */
const SHORTEST = 6
/** From this length on two errors are allowed. */
const LONG = 9

const SPELLINGS = [...ALL_WORDS].flatMap(([word, { foods, form }]) =>
  /^[a-z]{5,}$/.test(word) && (foods || form) ? [word] : [],
)

/**
 * The only known word within the allowed errors that starts alike; undefined if two are equally
 * close.
 */
function findNear(word: string): string | undefined {
  const [only, ...more] = findNearest(word, SPELLINGS, word.length >= LONG ? 2 : 1)
  return more.length === 0 ? only : undefined
}
