import { findNearest, toKey } from '@potluck/kitchen/knowledge'
import { VARIANTS, type VariantName } from './dish.ts'
import type { DishFile } from './dish-file.ts'

/** A file whose dish the words from `start` up to, but not including, `end` name. */
export type NamedFile = {
  file: DishFile
  start: number
  end: number
  variant: VariantName | undefined
}

type Name = { text: string; variant: VariantName | undefined; isOwn: boolean }
type Called = { file: DishFile; variant: VariantName | undefined }

/** No dish has a name of more words. */
const MOST_WORDS = 9
/** Shorter names written as one word would match too much. */
const SHORTEST_RUN = 6

/** The names of all dishes and their variants, in every language of their headers. */
export function openNames(files: readonly DishFile[]) {
  const { byName, byRun, own } = indexNames(files)
  const several = [...byName].flatMap(([key, { file, variant }]) => {
    const parts = key.split(' ')
    return parts.length > 1 && variant === undefined ? [{ file, parts }] : []
  })
  const runs = [...byRun.keys()]

  function findCalled(words: readonly string[]): Called | undefined {
    const run = words.join('')
    return byName.get(words.join(' ')) ?? (run.length > SHORTEST_RUN ? byRun.get(run) : undefined)
  }

  function find(words: readonly string[]): NamedFile[] {
    const found: NamedFile[] = []
    for (const { start, end, part } of partsOf(words)) {
      const called = findCalled(part)
      const isInside = found.some((one) => one.start <= start && end <= one.end)
      if (called && !isInside) found.push({ ...called, start, end })
    }
    return found
  }

  function findMisspelt(
    words: readonly string[],
    isKnown: (word: string) => boolean,
  ): NamedFile | undefined {
    for (const { start, end, part } of partsOf(words)) {
      const run = part.join('')
      if (run.length < SHORTEST_RUN || !/^[a-z]+$/.test(run)) continue
      const slips = slipsOf(run)
      // If every word is a known word, only one typing error is allowed: 'zuchini fritters'.
      const isSaid = part.every(isKnown)
      if (isSaid && (slips < 2 || part.length < 2)) continue
      const [called, ...more] = findNearest(run, runs, isSaid ? 1 : slips).flatMap(
        (meant) => byRun.get(meant) ?? [],
      )
      // A dish's names in two languages are often equally close.
      if (called && more.every(({ file }) => file === called.file)) return { ...called, start, end }
    }
    return undefined
  }

  function findByWords(words: readonly string[]): DishFile[] {
    if (words.length === 0) return []
    return own
      .filter((name) => words.every((word) => name.words.has(word)))
      .filter((name) => name.words.size <= words.length + Math.max(1, words.length - 1))
      .toSorted((one, other) => one.words.size - other.words.size)
      .map(({ file }) => file)
  }

  function findApart(words: readonly string[]): NamedFile | undefined {
    const found = several.flatMap((name) => {
      const last = lastOf(name.parts, words)
      return last === undefined ? [] : [{ ...name, last }]
    })
    const [best] = found.toSorted((one, other) => other.parts.length - one.parts.length)
    return best && { file: best.file, variant: undefined, start: best.last, end: best.last + 1 }
  }

  return { find, findMisspelt, findByWords, findApart }
}

/**
 * Indexes names by their words, by their letters without spaces, and dishes' own names by their
 * significant words.
 */
function indexNames(files: readonly DishFile[]) {
  const byName = new Map<string, Called>()
  const byRun = new Map<string, Called>()
  const own: { file: DishFile; words: ReadonlySet<string> }[] = []
  for (const file of files) {
    for (const { text, variant, isOwn } of namesOf(file.text)) {
      const key = toKey(text)
      const called = { file, variant }
      // A dish's own name takes precedence over another's second name.
      if ((isOwn && variant === undefined) || !byName.has(key)) byName.set(key, called)
      const run = key.replaceAll(' ', '')
      if (run.length >= SHORTEST_RUN && !byRun.has(run)) byRun.set(run, called)
      if (isOwn && variant === undefined) own.push({ file, words: new Set(significant(key)) })
    }
  }
  return { byName, byRun, own }
}

/** Every run of up to eight words, the longest first. */
function* partsOf(words: readonly string[]) {
  for (let length = Math.min(MOST_WORDS, words.length); length > 0; length -= 1) {
    for (let start = 0; start + length <= words.length; start += 1) {
      yield { start, end: start + length, part: words.slice(start, start + length) }
    }
  }
}

/** The place of a name's last word, where all its words stand in this order with one or two others among them. */
function lastOf(parts: readonly string[], words: readonly string[]): number | undefined {
  const start = words.indexOf(parts[0] ?? '')
  if (start < 0 || words.length - start <= parts.length) return undefined
  let at = start
  for (const part of parts) {
    const next = words.indexOf(part, at)
    const between = words.slice(at, next)
    if (next < 0 || between.length > MOST_BETWEEN || between.some((word) => PARTS.test(word)))
      return undefined
    at = next + 1
  }
  return at - 1
}

const MOST_BETWEEN = 2
/** Behind these words something else begins. */
const PARTS = /^(?:and|or|with|for|in|on|from|of|to|without|no|not|but|,|\.)$/

/** A name's words without those that only join others. */
function significant(key: string): string[] {
  return key.split(' ').filter((word) => !JOINING.test(word))
}

const JOINING = /^(?:and|with|of|in|the|a|de|la|le|al|alla|alle|au|aux|et|con|e|y|mit|und|for|on)$/

/** The typing errors allowed in a name of this length. */
function slipsOf({ length }: string): number {
  return length >= 16 ? 3 : length >= 10 ? 2 : 1
}

/** The names in a file's header: the dish's own first, then its variants'. */
function namesOf(text: string): Name[] {
  const [head = '', ...variants] = text.split(/^\+ (?=[a-z -]+$)/m)
  const own = /^= (.+)$/m.exec(head)?.[1] ?? ''
  const others = Array.from(head.matchAll(/^(?:also|name [a-z]{2,3}): (.+)$/gm), ([, names = '']) =>
    names.split(','),
  )
  const ofDish = [own, ...others.flat()].map((name, at) => ({
    text: name.trim(),
    variant: undefined,
    isOwn: at === 0,
  }))
  const ofVariants = variants.flatMap((block) => {
    const variant = VARIANTS.find((known) => block.startsWith(`${known}\n`))
    const name = /^name: (.+)$/m.exec(block)?.[1]
    return variant && name ? [{ text: name.trim(), variant, isOwn: true }] : []
  })
  return [...ofDish, ...ofVariants].filter((name) => name.text !== '')
}
