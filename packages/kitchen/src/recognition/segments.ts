import type { Fact } from '../lexicon/facts.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import { findByKey, LONGEST_NAME } from '../lexicon/lexicon.ts'
import type { Token } from '../text/tokens.ts'
import { FORMS } from './forms.ts'
import { PLAIN_PHRASES, PLAIN_WORDS } from './plain-words.ts'
import { PROMISES } from './promises.ts'

/** A stretch of a name and what it is. */
export type Segment =
  | { kind: 'ingredient'; words: string; ingredient: Ingredient }
  | { kind: 'form'; words: string; adds: readonly Fact[] }
  | { kind: 'promise'; words: string; free: readonly Fact[] }
  | { kind: 'link'; words: string; link: Link }
  | { kind: 'plain'; words: string }
  | { kind: 'unknown'; words: string }

export type Link = 'or' | 'and' | 'with' | 'without'

/**
 * Takes a name apart so that as much of it as can be is known, in as few stretches as can be: 'black
 * pepper' is one thing and not pepper that is black.
 */
export function toSegments(tokens: readonly Token[]): Segment[] {
  const words = tokens.map(({ word }) => word)
  // From the end: the best reading of everything from a position on.
  const best: { cost: number; segments: readonly Segment[] }[] = []
  best[words.length] = { cost: 0, segments: [] }
  for (let from = words.length - 1; from >= 0; from--) {
    for (let length = 1; length <= LONGEST_NAME && from + length <= words.length; length++) {
      const after = best[from + length]
      if (!after) continue
      const segment = readSegment(words.slice(from, from + length))
      if (!segment) continue
      const cost = after.cost + COSTS[segment.kind]
      const before = best[from]
      // Of equals the longer first stretch wins: 'sour cream', cheese.
      if (!before || cost <= before.cost)
        best[from] = { cost, segments: [segment, ...after.segments] }
    }
  }
  return [...(best[0]?.segments ?? [])]
}

/** Whatever is named is better named than described, and described than not understood. */
const COSTS = {
  ingredient: 1,
  promise: 1,
  link: 1,
  form: 1.1,
  plain: 1.1,
  unknown: 6,
} satisfies Record<Segment['kind'], number>

function readSegment(words: readonly string[]): Segment | undefined {
  const key = words.join(' ')
  const promised = PROMISES.get(key)
  if (promised) return { kind: 'promise', words: key, free: promised }
  const ingredient = findByKey(key)
  if (ingredient) return { kind: 'ingredient', words: key, ingredient }
  if (PLAIN_PHRASES.has(key)) return { kind: 'plain', words: key }
  if (words.length > 1) return
  const link = LINKS.get(key)
  if (link) return { kind: 'link', words: key, link }
  const adds = FORMS.get(key)
  if (adds) return { kind: 'form', words: key, adds }
  if (PLAIN_WORDS.has(key) || /^[\d.,½¼¾]/.test(key)) return { kind: 'plain', words: key }
  return { kind: 'unknown', words: key }
}

const LINKS: ReadonlyMap<string, Link> = new Map<string, Link>([
  ['or', 'or'],
  ['and', 'and'],
  ['plus', 'and'],
  [',', 'and'],
  ['with', 'with'],
  ['in', 'with'],
  ['from', 'with'],
  ['without', 'without'],
  ['no', 'without'],
  ['.', 'and'],
])
