import type { DietCheck } from '../../kitchen/index.ts'
import type { Answer } from '../turns.ts'

/** A note on a line, shown right below it. */
export type LineNote = {
  kind: 'breaks' | 'check' | 'corrected'
  restriction: string
  reason: string
}

/** The notes on each line, keyed by its text: objections first, then why it was changed. */
export type LineNotes = ReadonlyMap<string, readonly LineNote[]>

/** Collects what the check and the kitchen's corrections say about the lines of an answer. */
export function toLineNotes(
  checks: DietCheck['lines'],
  corrections: Answer['corrections'],
): LineNotes {
  const notes = new Map<string, LineNote[]>()
  const add = (line: string, note: LineNote) => {
    const before = notes.get(line) ?? []
    const isSaid = before.some(({ kind, reason }) => kind === note.kind && reason === note.reason)
    if (line !== '' && !isSaid) notes.set(line, [...before, note])
  }
  const broken = checks.filter(({ verdict }) => verdict === 'contains')
  const unknown = checks.filter(({ verdict }) => verdict === 'unknown')
  for (const { text, restriction, reason } of broken)
    add(text, { kind: 'breaks', restriction, reason })
  for (const { text, restriction, reason } of unknown)
    add(text, { kind: 'check', restriction, reason })
  for (const { after, reason } of corrections)
    add(after, { kind: 'corrected', restriction: '', reason })
  return notes
}
