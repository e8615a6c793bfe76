import { joinLines } from '../../documents/join-lines.ts'
import { hyphenatedIn } from '../../documents/known-words.ts'
import type { Paragraph } from '../../documents/paragraph.ts'
import { markedHeading } from '../../fields/headings.ts'
import { saysFact } from '../../shapes/find-facts.ts'
import { hasAmount } from '../../shapes/lines.ts'
import { BULLETS } from '../../text/bullets.ts'
import { tidy } from '../../text/plain-line.ts'
import { fieldOfName } from '../table/columns.ts'
import { beginsPart, partInline } from './inline-parts.ts'

/**
 * The paragraphs of a plain text. A line goes on with the one before it where its first word found no
 * room there, or where it is set in under the mark of an item; any other is a paragraph of its own.
 */
export function textParagraphs(text: string): Paragraph[] {
  const lines = text.replaceAll('\f', '\n\f\n').split(/\r\n?|\n/)
  const width = widthOf(lines)
  const isHyphenated = hyphenatedIn(lines)
  const paragraphs: Paragraph[] = []
  const place: Place = { before: undefined, indent: 0, empty: 0, isApart: false }
  for (const line of lines) {
    const last = paragraphs.at(-1)
    if (/^\s*$/.test(line.replace('\f', ''))) {
      place.empty += 1
      place.before = undefined
      if (line.includes('\f')) place.isApart = true
    } else if (RULE.test(line)) {
      if (last && place.before !== undefined && isUnderline(line, place.before))
        last.level = line.trim().startsWith('=') ? 1 : 2
      else place.isApart = true
      place.before = undefined
    } else if (last && goesOn(line, place, width)) {
      last.text = joinLines(last.text, tidy(line), isHyphenated)
      place.before = line
    } else {
      paragraphs.push({ ...readLine(line), isApart: place.isApart || place.empty >= WIDE_GAP })
      Object.assign(place, { before: line, indent: indentOf(line), empty: 0, isApart: false })
    }
  }
  return partInline(paragraphs.filter(({ text: one }) => one !== ''))
}

/** What stands before a line: the line itself, unless it is empty, and what parts the two. */
type Place = { before: string | undefined; indent: number; empty: number; isApart: boolean }

/** As many empty lines part recipes, not paragraphs. */
const WIDE_GAP = 2
const RULE = /^\s*([-=_*~#+•–—])(?:\s?\1){2,}\s*$/
const ITEM = new RegExp(`^\\s*(?:[-*+·–]|${BULLETS}|\\[[ xX]?\\])\\s+(?=\\S)`, 'u')
const NUMBER = /^\s*\d{1,2}[.)]\s+/

/**
 * Text that is broken at a width has many lines of nearly it, most of which end within a sentence, and none
 * that is longer.
 */
function widthOf(lines: readonly string[]): number {
  const ends = lines.map((line) => line.trimEnd())
  const longest = ends.reduce((most, { length }) => Math.max(most, length), 0)
  const near = ends.filter(({ length }) => length >= longest * 0.8)
  const open = near.filter((line) => !/[.!?]$/.test(line)).length
  const isBroken = near.length >= 2 && open * 2 >= near.length
  return longest <= WIDEST && longest >= NARROWEST && isBroken ? longest : Number.POSITIVE_INFINITY
}
const WIDEST = 120
const NARROWEST = 40

function goesOn(line: string, { before, indent }: Place, width: number): boolean {
  if (before === undefined || ITEM.test(line) || NUMBER.test(line)) return false
  if (beginsPart(line.trim()) || saysFact(tidy(line)) || saysFact(tidy(before))) return false
  const isMarked = ITEM.test(before) || NUMBER.test(before)
  if (isMarked && indentOf(line) >= indent + 2) return true
  const isOpen = before.trimEnd().length >= NARROWEST && !/[.!?:;]\s*$/.test(before)
  if (isOpen && /^\s*\p{Ll}/u.test(line) && !hasAmount(tidy(before))) return true
  const [word = ''] = line.trim().split(/\s/, 1)
  return before.trimEnd().length + 1 + word.length > width
}

const indentOf = (line: string) => /^\s*/.exec(line)?.[0].length ?? 0

/** A line under a title is about as long as it; one between two recipes is not. */
function isUnderline(rule: string, before: string): boolean {
  const title = before.trim().length
  return /[=~-]/.test(rule) && title <= 70 && Math.abs(rule.trim().length - title) <= 3
}

function readLine(line: string): Paragraph {
  const text = tidy(line)
  const hashes = /^(#{1,6})\s/.exec(text)?.[1]?.length
  const marked = markedHeading(text)
  if (marked !== undefined) return { kind: 'paragraph', text: marked, level: hashes ?? MARKED }
  const [, label = '', named = ''] = /^([^:]{1,20}):\s*(\S.*)$/.exec(text) ?? []
  if (label !== '' && fieldOfName(label) === 'title')
    return { kind: 'paragraph', text: named, level: 1 }
  if (ITEM.test(line)) return { kind: 'item', text: tidy(line.replace(ITEM, '')) }
  return { kind: 'paragraph', text }
}

/** How far down a heading stands that is marked by signs around it. */
const MARKED = 5
