import { toSingular } from '../../text/plural.ts'
import type { Part } from '../dish/part.ts'
import { joinWords } from '../words/join.ts'

/** Names of parts for a title as they stand before a noun: 'Chickpea and Spinach' Curry. */
export function before(...parts: readonly (Part | undefined)[]): string {
  return joinWords(distinct(parts).map(toSingular))
}

/** Names of parts as they stand alone: with 'Chickpeas and Spinach'. */
export function named(...parts: readonly (Part | undefined)[]): string {
  return joinWords(distinct(parts))
}

/** ' with …' when there is something to name, else ''. */
export function withParts(...parts: readonly (Part | undefined)[]): string {
  const names = named(...parts)
  return names === '' ? '' : ` with ${names}`
}

function distinct(parts: readonly (Part | undefined)[]): string[] {
  const labels = parts.filter((part) => part !== undefined).map(({ short }) => short)
  return [...new Set(labels)]
}
