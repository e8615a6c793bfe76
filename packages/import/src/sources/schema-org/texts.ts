import { plainLine } from '../../text/plain-line.ts'
import { isNode, listOf } from './nodes.ts'

/** Every text of a value as lines of their own, of things their names. */
export function listTexts(value: unknown): string[] {
  return rawTexts(value)
    .map(plainLine)
    .filter((line) => line !== '')
}

/** The same as they stand in the document, with their line breaks and HTML. */
export function rawTexts(value: unknown, depth = 0): string[] {
  if (depth > DEEPEST) return []
  return listOf(value).flatMap((part) => {
    if (typeof part === 'number') return [String(part)]
    if (isNode(part)) return rawTexts(part['@value'] ?? part.name ?? part.text, depth + 1)
    return typeof part === 'string' ? [part] : []
  })
}

const DEEPEST = 6

export const firstText = (value: unknown): string | undefined => listTexts(value)[0]
