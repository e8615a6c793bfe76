import { findByKey } from '../lexicon/lexicon.ts'
import type { Segment } from './segments.ts'

/**
 * Gives alternatives the word they share: 'vegetable or chicken broth' are two broths, 'fresh or
 * frozen spinach' is spinach, 'chicken breast or thigh' is chicken.
 */
export function shareHeads(alternatives: readonly Segment[][]): Segment[][] {
  const shared: Segment[][] = []
  for (const segments of [...shareOrigins(alternatives)].reverse()) {
    const after = shared[0]
    shared.unshift(after ? shareHead(segments, after) : segments)
  }
  return shared
}

/**
 * Adds the first words of the food before to a part that names no food: the pork of 'pork
 * tenderloin or loin'.
 */
function shareOrigins(alternatives: readonly Segment[][]): Segment[][] {
  const shared: Segment[][] = []
  for (const segments of alternatives) {
    const before = shared.at(-1)?.findLast(({ kind }) => kind === 'ingredient')
    const lacksFood = segments.every(({ kind }) => kind !== 'ingredient' && kind !== 'link')
    const origin = before && lacksFood ? before.words.split(' ').slice(0, -1) : []
    const own = segments.map(({ words }) => words)
    const names = origin.flatMap((_, at) =>
      own.map((_word, from) => [...origin.slice(0, at + 1), ...own.slice(from)].join(' ')),
    )
    shared.push(findFirst(names) ?? segments)
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
  if (!last || STANDS_ALONE.has(last.words)) return segments
  if (last.kind === 'unknown') {
    // The mustard of 'Creole or Dijon mustard'.
    const found = findDescribed([last], head.words)
    return found ? segments.toSpliced(own, 1, ...found) : segments
  }
  const words = `${last.words} ${head.words.split(' ').at(-1)}`
  const ingredient = findByKey(words)
  if (!ingredient) return segments
  return segments.toSpliced(own, 1, { kind: 'ingredient', words, ingredient })
}

/** The red pepper of 'red or green pepper', where it is a food of its own. */
function findDescribed(described: readonly Segment[], head: string): Segment[] | undefined {
  const own = described.map(({ words }) => words).join(' ')
  const [, ...rest] = head.split(' ')
  return findFirst(rest.map((_, at) => `${own} ${rest.slice(at).join(' ')}`))
}

function findFirst(names: readonly string[]): Segment[] | undefined {
  for (const words of names) {
    const ingredient = findByKey(words)
    if (ingredient) return [{ kind: 'ingredient', words, ingredient }]
  }
  return undefined
}

/** 'Butter or olive oil' is not butter oil. */
const STANDS_ALONE: ReadonlySet<string> = new Set(['butter', 'sugar', 'honey'])
