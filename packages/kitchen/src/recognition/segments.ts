import type { Fact } from '../lexicon/facts.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import { findByKey, longestNameFrom } from '../lexicon/lexicon.ts'
import type { Token } from '../text/tokens.ts'
import { findAsMeant, MOST_PARTS } from './as-meant.ts'
import { FORMS } from './forms.ts'
import { PLAIN_PHRASES, PLAIN_WORDS } from './plain-words.ts'
import { PROMISES } from './promises.ts'

/** A part of a name with its meaning. */
export type Segment =
  | { kind: 'ingredient'; words: string; ingredient: Ingredient }
  | { kind: 'form'; words: string; adds: readonly Fact[] }
  | { kind: 'promise'; words: string; free: readonly Fact[] }
  | { kind: 'link'; words: string; link: Link }
  | { kind: 'plain'; words: string }
  | { kind: 'unknown'; words: string }

export type Link = 'or' | 'and' | 'with' | 'without'

/**
 * Splits a name so that as much as possible is known, in as few parts as possible: 'black pepper'
 * is one thing, not pepper that is black.
 */
export function toSegments(tokens: readonly Token[]): Segment[] {
  const words = tokens.map(({ word }) => word)
  // From the end: the best reading of the rest from each index.
  const best: Reading[] = []
  best[words.length] = { cost: 0 }
  for (let from = words.length - 1; from >= 0; from--) {
    const longest = Math.min(longestFrom(words[from] ?? ''), words.length - from)
    for (let length = 1; length <= longest; length++) {
      const rest = best[from + length]
      const segment = rest && readSegment(words.slice(from, from + length))
      if (!(rest && segment)) continue
      const cost = rest.cost + COSTS[segment.kind]
      const before = best[from]
      // Of equal readings the one with the longer first part wins: 'sour cream', cheese.
      if (!before || cost <= before.cost) best[from] = { cost, segment, rest }
    }
  }
  const segments: Segment[] = []
  for (let at = best[0]; at?.segment; at = at.rest) segments.push(at.segment)
  return segments
}

/** A reading of a text from an index on: a part, and the best reading of the rest. */
type Reading = { cost: number; segment?: Segment; rest?: Reading }

/** How many words a stretch that begins with this word can have. */
function longestFrom(word: string): number {
  return Math.max(MOST_PARTS, longestNameFrom(word), longestPhrase.get(word) ?? 0)
}

const longestPhrase = new Map<string, number>()
for (const phrase of [...PROMISES.keys(), ...PLAIN_PHRASES]) {
  const [first = '', ...rest] = phrase.split(' ')
  longestPhrase.set(first, Math.max(longestPhrase.get(first) ?? 0, rest.length + 1))
}

/** Naming a food is better than describing it, and describing is better than an unknown word. */
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
  if (words.length > 1) return asMeant(words)
  const link = LINKS.get(key)
  if (link) return { kind: 'link', words: key, link }
  const adds = FORMS.get(key)
  if (adds) return { kind: 'form', words: key, adds }
  if (PLAIN_WORDS.has(key) || /^[\d.,½¼¾]/.test(key)) return { kind: 'plain', words: key }
  return asMeant(words) ?? { kind: 'unknown', words: key }
}

function asMeant(words: readonly string[]): Segment | undefined {
  const ingredient = findAsMeant(words)
  return ingredient && { kind: 'ingredient', words: words.join(' '), ingredient }
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
