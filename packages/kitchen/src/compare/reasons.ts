import type { RecipeData } from '../recipe-text/recipe-data.ts'
import { type ComparedLine, wordsOf } from './compared-line.ts'

/** What an adapted recipe says of its changes. */
export type Reasons = {
  /** Whether a note says that one line took the place of the other. */
  replaced(before: ComparedLine, after: ComparedLine): boolean
  /** Why a line is no longer what it was; '' where nothing is said. */
  why(before: ComparedLine | undefined, after: ComparedLine | undefined): string
}

/** A note: 'butter → olive oil: no dairy', 'Olive oil in place of butter (butter contains milk).' */
type Note = {
  words: ReadonlySet<string>
  /** What was there and what is, where an arrow stands between them. */
  arrow?: { before: ReadonlySet<string>; after: ReadonlySet<string> }
  /** The reason it gives; '' for one that only says what took the place of what. */
  reason: string
}

/** Reads the notes that `adaptations` and `originalVsAdapted` are. */
export function readReasons({ adaptations, originalVsAdapted }: RecipeData): Reasons {
  const notes = [...adaptations, ...originalVsAdapted].map(readNote)
  return {
    replaced: (before, after) =>
      notes.some(
        ({ words, arrow }) =>
          names(arrow?.before ?? words, before) && names(arrow?.after ?? words, after),
      ),
    why(before, after) {
      const told = notes.filter(({ reason }) => reason !== '')
      const both = told.find(({ words }) => isNamed(words, before) && isNamed(words, after))
      const old = told.find(({ words, arrow }) => isNamed(arrow?.before ?? words, before))
      const now = told.find(({ words, arrow }) => isNamed(arrow?.after ?? words, after))
      return (both ?? old ?? now)?.reason ?? ''
    },
  }
}

function readNote(text: string): Note {
  // What follows is advice: 'a dough that does not cream' is about no cream.
  const [first = text] = text.split(/(?<=[.!?])\s+(?=\p{Lu})/u)
  const words = wordsOf(first)
  const [, before, after, behind = ''] =
    /^(.{1,400}?) *(?:→|->|=>) *([^:([]{1,400})(.*)$/s.exec(text) ?? []
  if (before === undefined || after === undefined) return { words, reason: text.trim() }
  const reason = behind
    .replace(/^[\s:([]+/, '')
    .replace(/[)\]]$/, '')
    .trim()
  return { words, arrow: { before: wordsOf(before), after: wordsOf(after) }, reason }
}

const isNamed = (words: ReadonlySet<string>, line: ComparedLine | undefined) =>
  line !== undefined && names(words, line)

/** Whether the words hold the food that a line is about: its last word, and half of the others. */
function names(words: ReadonlySet<string>, { words: own, heading }: ComparedLine): boolean {
  const said = [...own]
  const last = said.at(-1)
  if (heading || last === undefined || !words.has(last)) return false
  return said.filter((word) => words.has(word)).length * 2 >= said.length
}
