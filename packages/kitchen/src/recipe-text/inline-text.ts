import { plainText } from '../text/plain-text.ts'

/** Longer than any step, tip or description. */
const MAX_LENGTH = 4000

/** One line of text without Markdown marks: bold, code, links, a checkbox, footnote stars. */
export function inlineText(text: string): string {
  const unlinked = text.includes('](')
    ? text.replace(/\[([^[\]]{1,300})\]\([^()\s]{0,500}\)/g, '$1')
    : text
  return plainText(unlinked, MAX_LENGTH)
    .replace(/\*\*|__|`/g, '')
    .replace(/(?<![\p{L}\d*])\*(?=\S)([^*]{1,300})(?<=\S)\*(?![\p{L}\d*])/gu, '$1')
    .replace(/^(?:\[[ x]?(?:\]|$)\s*|[*•·>]+\s*)+/i, '')
    .replace(/[*\\\s]+$/, '')
}

/** A list marker or 'Step 2:' before a line, its indentation, and the text it marks. */
export function readMarker(line: string): { indent: number; text: string } | undefined {
  const [, indent, text] = MARKER.exec(line) ?? STEP.exec(line) ?? []
  return indent === undefined || text === undefined ? undefined : { indent: indent.length, text }
}

const MARKER = /^(\s*)(?:[-*+•–▢□☐]\s+|\d{1,3}[.)](?:\s+|(?=\p{L}))|[•▢□☐](?=\S)|-(?=\p{L}))(.*)$/u

const STEP = /^(\s*)(?:\*\*)?step\s*\d+\s*(?:\*\*)?\s*[:.)–-]\s*(?:\*\*)?(.*)$/i

export type Heading = { level: number; text: string }

/** Bold lines rank below every '#' heading. */
export const BOLD_LEVEL = 7

/** '## Text', or a line that is bold from end to end. */
export function readMarkedHeading(line: string): Heading | undefined {
  const trimmed = line.trim()
  const hashes = /^(#{1,6})\s+(.*?)\s*#*$/.exec(trimmed)
  if (hashes) return { level: hashes[1]?.length ?? 1, text: inlineText(hashes[2] ?? '') }
  const bold = /^(?:\*\*|__)([^*_]{1,120})(?:\*\*|__)\s*:?$/.exec(trimmed)
  return bold ? { level: BOLD_LEVEL, text: inlineText(bold[1] ?? '') } : undefined
}
