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
  if (own < 0) {
    const described = segments.filter(({ kind }) => kind !== 'link')
    return findDescribed(described, head.words) ?? [...described, head]
  }
  const last = segments[own]
  if (!last || last.kind === 'unknown' || STANDS_ALONE.has(last.words)) return segments
  const words = `${last.words} ${head.words.split(' ').at(-1)}`
  const ingredient = findByKey(words)
  if (!ingredient) return segments
  return segments.toSpliced(own, 1, { kind: 'ingredient', words, ingredient })
}

/** The red pepper of 'red or green pepper', where it is a food of its own. */
function findDescribed(described: readonly Segment[], head: string): Segment[] | undefined {
  const own = described.map(({ words }) => words).join(' ')
  const [, ...rest] = head.split(' ')
  const names = rest.map((_, at) => `${own} ${rest.slice(at).join(' ')}`)
  const found = names.flatMap((name): Segment[] => {
    const ingredient = findByKey(name)
    return ingredient ? [{ kind: 'ingredient', words: name, ingredient }] : []
  })
  return found.length > 0 ? found.slice(0, 1) : undefined
}

/** 'Butter or olive oil' is no butter oil. */
const STANDS_ALONE: ReadonlySet<string> = new Set(['butter', 'sugar', 'honey'])
