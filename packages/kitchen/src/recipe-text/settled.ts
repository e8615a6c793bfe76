import { inlineText, readMarker } from './inline-text.ts'
import { FAREWELLS, GROUP_LENGTH, INDENTED, isNothing } from './read-list-line.ts'
import type { Reading } from './reading.ts'
import { mayBecomeSection } from './sections.ts'

/**
 * The part of an unfinished last line that can be read already: without a tag or entity that is cut
 * off, or '' while it could still become a heading, a closing sentence or no entry at all.
 */
export function findSettled(reading: Reading, line: string): string {
  const whole = line.replace(/<[^<>]*$|&[#\w]*$/, '')
  const text = whole.trim()
  const marker = readMarker(whole)
  if (reading.section === 'opening') return isOpeningSettled(reading, text) ? whole : ''
  if (marker) return isEntrySettled(marker.text) ? whole : ''
  return isLineSettled(reading, whole, text) ? whole : ''
}

/** The first title can be shown as it grows; other headings must be complete to be recognised. */
function isOpeningSettled(reading: Reading, text: string): boolean {
  if (text.startsWith('#'))
    return /^# /.test(text) && !reading.opening.some(({ level }) => level !== undefined)
  return isBoldSettled(text) && !mayBecomeSection(text)
}

function isEntrySettled(content: string): boolean {
  const plain = inlineText(content).toLowerCase()
  return !NOTHINGS.some((nothing) => nothing.startsWith(plain)) && !isNothing(plain)
}

const NOTHINGS = ['none needed.', 'none required.', 'nothing needed.', 'nothing required.', 'n/a.']

function isLineSettled(reading: Reading, line: string, text: string): boolean {
  const plain = inlineText(line).toLowerCase()
  const unclear =
    !/\p{L}/u.test(plain) ||
    /^[#|]/.test(text) ||
    !isBoldSettled(text) ||
    mayBecomeSection(plain) ||
    FAREWELLS.some((farewell) => farewell.startsWith(plain)) ||
    /^(?:s|st|ste|step\s*\d*\s*[:.)–-]?\s*)$/.test(plain)
  if (unclear) return false
  return !reading.marked || INDENTED.test(line) || text.length > GROUP_LENGTH + 20
}

/** A line that starts bold may be a heading until more text follows. */
function isBoldSettled(text: string): boolean {
  return !/^(?:\*\*|__)/.test(text) || /^(?:\*\*|__)[^*_]+(?:\*\*|__)\s*[^:\s*_]/.test(text)
}
