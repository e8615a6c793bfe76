import type { RecipeData } from '../recipe-text/recipe-data.ts'
import { type ComparedLine, wordsOf } from './compared-line.ts'

/** What an adapted recipe says about its changes. */
export type Reasons = {
  /** Whether a note says that one line replaced the other. */
  replaced(before: ComparedLine, after: ComparedLine): boolean
  /** Why a line changed; '' if no reason is given. */
  why(before: ComparedLine | undefined, after: ComparedLine | undefined): string
}

/** A note: 'butter → olive oil: no dairy', 'Olive oil in place of butter (butter contains milk).' */
type Note = {
  words: ReadonlySet<string>
  /** The foods before and after, if an arrow separates them. */
  arrow?: { before: ReadonlySet<string>; after: ReadonlySet<string> }
  /** The reason it gives; '' if it only says what replaced what. */
  reason: string
}

/** Reads the notes in `adaptations` and `originalVsAdapted`. */
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
  // The rest is advice: 'a dough that does not cream' is not about cream.
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

/** Whether the words include the food of a line: its last word, and half of the others. */
function names(words: ReadonlySet<string>, { words: own, heading }: ComparedLine): boolean {
  const said = [...own]
  const last = said.at(-1)
  if (heading || last === undefined || !words.has(last)) return false
  return said.filter((word) => words.has(word)).length * 2 >= said.length
}
