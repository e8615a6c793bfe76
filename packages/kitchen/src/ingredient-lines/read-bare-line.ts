import { plainText } from '../text/plain-text.ts'
import { readHeading } from './read-heading.ts'

type BareLine = {
  raw: string
  /** Without bullets, entities and brackets around all of it. */
  text: string
  /** The heading's words, if the line is one. */
  heading: string | undefined
}

/** A line of an ingredient list without list markers. */
export function readBareLine(line: string): BareLine {
  const raw = line.slice(0, MAX_LENGTH).trim()
  const plain = plainText(raw.replace(ESCAPED_BREAK, ' '), MAX_LENGTH)
  const text = plain.replace(BULLET, '').replace(ALL_BRACKETED, '$1')
  // A mark on both sides is not a bullet.
  return { raw, text, heading: readHeading(plain) ?? readHeading(text) }
}

/** Longer than any real ingredient line; the rest is not read. */
const MAX_LENGTH = 1000

/** A line break that was escaped twice. */
const ESCAPED_BREAK = /\\[nrt](?![a-z])/g

/** '(2 eggs)' is the ingredient itself, not a remark. */
const ALL_BRACKETED = /^\(+([^()]*)\)+\.?$/

/** The markers of lists: '- ', '• ', '3) ', '[ ] ' and '1. ' (but not the decimal '1.5'). */
const BULLET = /^(?:(?:[-–—*•·▢□☐◦‣▪●○✓✔+>](?:\s+|(?=[\p{L}\d]))|\[[ x]?\]\s*|\d{1,2}[.)]\s+)\s*)+/u
