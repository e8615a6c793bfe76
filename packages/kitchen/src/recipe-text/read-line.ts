import {
  BOLD_LEVEL,
  type Heading,
  inlineText,
  readMarkedHeading,
  readMarker,
} from './inline-text.ts'
import { readFacts } from './read-facts.ts'
import { readListLine } from './read-list-line.ts'
import { openGroup, openSection, type Reading } from './reading.ts'
import { findMarkedSection, findSection } from './sections.ts'

/** Processes one complete line. */
export function readLine(reading: Reading, line: string): void {
  const text = line.replace(/^\s*>\s?/, '')
  if (reading.ended || /^\s*(?:```|~~~)/.test(text)) return
  if (!/[\p{L}\p{N}]/u.test(text)) {
    reading.blank = true
    return
  }
  const { section } = reading
  const heading = readMarkedHeading(text) ?? readPlainHeading(text)
  if (heading) readHeading(reading, heading)
  else if (section === 'opening') readOpeningLine(reading, text)
  else if (section !== 'other') readListLine(reading, reading.lists[section], text)
  reading.blank = false
}

/** The name of a section alone on a line, without a mark. */
function readPlainHeading(line: string): Heading | undefined {
  const isName = !readMarker(line) && findSection(line) !== undefined
  return isName ? { level: BOLD_LEVEL, text: line } : undefined
}

function readHeading(reading: Reading, { level, text }: Heading): void {
  const isTitle = level === 1 && !reading.opening.some((line) => line.level === 1)
  const section = isTitle ? findSection(text) : findMarkedSection(text)
  const isGroup = level > reading.level || level === BOLD_LEVEL || /^for /i.test(text)
  if (section !== undefined) openSection(reading, section, level)
  else if (reading.section === 'opening') readOpeningLine(reading, text, level)
  else if (reading.section !== 'other' && isGroup) openGroup(reading, text)
  else {
    openSection(reading, 'other', level)
    // A title after the steps belongs to another recipe.
    reading.ended = level === 1 && reading.lists.instructions.length > 0
  }
}

function readOpeningLine(reading: Reading, line: string, level?: number): void {
  const facts = readFacts(line)
  if (facts) reading.facts = { ...facts, ...reading.facts }
  else if (!readMarker(line)) reading.opening.push({ level, text: inlineText(line) })
}
