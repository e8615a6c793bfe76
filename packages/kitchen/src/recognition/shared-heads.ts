import { findByKey } from '../lexicon/lexicon.ts'
import type { Segment } from './segments.ts'

/**
 * Gives alternatives the word they share: 'vegetable or chicken broth' are two broths, 'fresh or
 * frozen spinach' is spinach either way.
 */
export function shareHeads(alternatives: readonly Segment[][]): Segment[][] {
  const shared: Segment[][] = []
  for (const segments of [...alternatives].reverse()) {
    const after = shared[0]
    shared.unshift(after ? shareHead(segments, after) : segments)
  }
  return shared
}

function shareHead(segments: Segment[], after: readonly Segment[]): Segment[] {
  const head = after.findLast(({ kind }) => kind === 'ingredient')
  const own = segments.findLastIndex(({ kind }) => kind === 'ingredient' || kind === 'unknown')
  if (!head) return segments
  if (own < 0) return [...segments.filter(({ kind }) => kind !== 'link'), head]
  const last = segments[own]
  if (!last || last.kind === 'unknown' || STANDS_ALONE.has(last.words)) return segments
  const words = `${last.words} ${head.words.split(' ').at(-1)}`
  const ingredient = findByKey(words)
  if (!ingredient) return segments
  return segments.toSpliced(own, 1, { kind: 'ingredient', words, ingredient })
}

/** 'Butter or olive oil' is no butter oil. */
const STANDS_ALONE: ReadonlySet<string> = new Set(['butter', 'sugar', 'honey'])
