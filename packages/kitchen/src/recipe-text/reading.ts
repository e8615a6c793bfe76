import { BOLD_LEVEL } from './inline-text.ts'
import type { Facts } from './read-facts.ts'
import type { ListName, Section } from './sections.ts'

/** A line before the first list, for `readOpening` to find title and description among. */
export type OpeningLine = { level: number | undefined; text: string }

/** How far a text has been read, line by line. */
export type Reading = {
  section: Section
  /** The level of the heading that opened the section: deeper ones name groups in it. */
  level: number
  /** Whether the section's entries carry markers, so that lines without one are no entries. */
  marked: boolean
  /** How far the section's first marker is indented: what is further in belongs to an entry. */
  indent: number
  /** Whether a table's head has been read over. */
  inTable: boolean
  /** Whether a blank line stands before this one. */
  blank: boolean
  /** Whether the last entry is a title whose text is still to come ('1. **Boil the pasta**'). */
  open: boolean
  /** A group's name ('For the sauce') that goes in front of the next step. */
  pending: string
  /** A second recipe has begun: the rest is not read. */
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

/** A group of ingredients is an entry; a group of steps goes in front of its first step. */
export function openGroup(reading: Reading, text: string): void {
  const name = text.replace(STEP_NUMBER, '').replace(/\s*:+$/, '')
  if (name === '') return
  closeGroup(reading)
  if (reading.section === 'ingredients') reading.lists.ingredients.push(`${name}:`)
  else reading.pending = name
}

const STEP_NUMBER = /^(?:step\s*)?\d+\s*[:.)–-]\s*|^step\s*\d+$/i

/** A group without a step of its own is a step. */
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

/** Adds to the last entry, with `separator` where that one ends without punctuation. */
export function extendEntry(reading: Reading, list: string[], [separator, text]: [string, string]) {
  const last = list.pop() ?? ''
  const ends = /[.:;,!?]$/.test(last)
  const open = reading.open ? ': ' : separator
  list.push(`${last}${ends ? ' ' : open}${text}`)
  reading.open = false
}
