import { BOLD_LEVEL } from './inline-text.ts'
import type { Facts } from './read-facts.ts'
import type { ListName, Section } from './sections.ts'

/** A line before the first list, where `readOpening` looks for title and description. */
export type OpeningLine = { level: number | undefined; text: string }

/** The state of reading a text line by line. */
export type Reading = {
  section: Section
  /** The level of the section's heading: deeper headings name groups in it. */
  level: number
  /** Whether the section's entries have markers, so that lines without one are not entries. */
  marked: boolean
  /** The indentation of the section's first marker: deeper lines belong to an entry. */
  indent: number
  /** Whether a table's header was skipped. */
  inTable: boolean
  /** Whether the line before was blank. */
  blank: boolean
  /** Whether the last entry is a title whose text follows ('1. **Boil the pasta**'). */
  open: boolean
  /** A group's name ('For the sauce') to put before the next step. */
  pending: string
  /** A second recipe has started: the rest is ignored. */
  ended: boolean
  lists: Record<ListName, string[]>
  opening: OpeningLine[]
  facts: Facts
}

export function startReading(): Reading {
  return {
    section: 'opening',
    level: BOLD_LEVEL,
    marked: false,
    indent: 0,
    inTable: false,
    blank: true,
    open: false,
    pending: '',
    ended: false,
    lists: {
      ingredients: [],
      instructions: [],
      tips: [],
      nutritionalBenefits: [],
      usedIngredients: [],
      additionalIngredients: [],
      adaptations: [],
      originalVsAdapted: [],
    },
    opening: [],
    facts: {},
  }
}

export function openSection(reading: Reading, section: Section, level: number): void {
  closeGroup(reading)
  Object.assign(reading, { section, level, marked: false, inTable: false, open: false })
}

/**
 * A group of ingredients becomes an entry; the name of a group of steps goes before its first step.
 */
export function openGroup(reading: Reading, text: string): void {
  const name = text.replace(STEP_NUMBER, '').replace(/\s*:+$/, '')
  if (name === '') return
  closeGroup(reading)
  if (reading.section === 'ingredients') reading.lists.ingredients.push(`${name}:`)
  else reading.pending = name
}

const STEP_NUMBER = /^(?:step\s*)?\d+\s*[:.)–-]\s*|^step\s*\d+$/i

/** A group without steps becomes a step. */
export function closeGroup(reading: Reading): void {
  const { pending, section } = reading
  reading.pending = ''
  if (pending !== '' && section !== 'opening' && section !== 'other')
    reading.lists[section].push(pending)
}

export function pushEntry(reading: Reading, list: string[], text: string): void {
  list.push(reading.pending === '' ? text : `${reading.pending}: ${text}`)
  reading.pending = ''
  reading.open = false
}

/** Appends to the last entry, with `separator` if that ends without punctuation. */
export function extendEntry(reading: Reading, list: string[], [separator, text]: [string, string]) {
  const last = list.pop() ?? ''
  const ends = /[.:;,!?]$/.test(last)
  const open = reading.open ? ': ' : separator
  list.push(`${last}${ends ? ' ' : open}${text}`)
  reading.open = false
}
