import { namesGroup } from '../ingredient-lines/bare-headings.ts'
import { inlineText, readMarker } from './inline-text.ts'
import { extendEntry, openGroup, pushEntry, type Reading } from './reading.ts'

/** Processes one complete line of a list, with or without a marker. */
export function readListLine(reading: Reading, list: string[], line: string): void {
  const marker = readMarker(line)
  if (line.trimStart().startsWith('|')) readRow(reading, list, line)
  else if (marker) readMarked(reading, list, marker)
  else readUnmarked(reading, list, line)
}

/** A row of a table becomes an entry with its cells in order; the first row is the header. */
function readRow(reading: Reading, list: string[], line: string): void {
  const cells = line.split('|').map(inlineText).filter(Boolean)
  if (reading.inTable && cells.length > 0) pushEntry(reading, list, cells.join(' → '))
  reading.inTable = true
}

type Marker = { indent: number; text: string }

function readMarked(reading: Reading, list: string[], marker: Marker): void {
  const text = inlineText(marker.text)
  if (!/[\p{L}\p{N}]/u.test(text) || isNothing(text)) return
  if (!reading.marked) reading.indent = marker.indent
  reading.marked = true
  const isInner = reading.section === 'instructions' && marker.indent >= reading.indent + 2
  if (isInner && list.length > 0 && reading.pending === '') extendEntry(reading, list, ['; ', text])
  else {
    pushEntry(reading, list, text)
    reading.open = text.endsWith(':') || /^(?:\*\*[^*]+\*\*|__[^_]+__):?\s*$/.test(marker.text)
  }
}

function readUnmarked(reading: Reading, list: string[], line: string): void {
  const text = inlineText(line)
  if (!/[\p{L}\p{N}]/u.test(text) || isFarewell(text)) return
  const isIndented = INDENTED.test(line)
  const isGroup = text.endsWith(':') || isGroupOfIngredients(reading, text)
  if (isGroup && text.length <= GROUP_LENGTH && !isIndented) openGroup(reading, text)
  else if (!reading.marked || reading.pending !== '') pushEntry(reading, list, text)
  else if (isIndented || reading.open || !reading.blank) extendEntry(reading, list, [' ', text])
}

/**
 * A line without a marker among marked ingredients is a heading: 'Topping', or 'The frosting' after
 * a blank line.
 */
function isGroupOfIngredients({ section, marked, blank }: Reading, text: string): boolean {
  if (section !== 'ingredients' || !marked || !/^\p{Lu}[^.!?\d]*$/u.test(text)) return false
  return blank || namesGroup(text)
}

export const INDENTED = /^(?: {2}|\t)/

/** The longest line that can name a group: 'For the lemon and herb dressing:'. */
export const GROUP_LENGTH = 60

/** An entry such as 'none'. */
export function isNothing(text: string): boolean {
  return /^(?:none|nothing|n\/a)(?: (?:needed|required))?\.?$/i.test(text)
}

/** Closing sentences of a language model: 'Enjoy your meal!'. */
export const FAREWELLS = [
  'enjoy',
  'let me know',
  'bon app',
  'happy cooking',
  'i hope',
  'would you like',
  'feel free to ask',
  'is there anything',
] as const

function isFarewell(text: string): boolean {
  const plain = text.toLowerCase()
  return FAREWELLS.some((farewell) => plain.startsWith(farewell))
}
