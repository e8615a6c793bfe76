import type { Block } from '../shapes/block.ts'
import { saysFact } from '../shapes/find-facts.ts'
import { hasAmount } from '../shapes/lines.ts'

/** The blocks without a table of contents and without an index: lines that end in numbers of pages. */
export function withoutContents(blocks: readonly Block[]): Block[] {
  const kept: Block[] = []
  for (let at = 0; at < blocks.length; ) {
    const run = contentsFrom(blocks, at)
    const block = blocks[at]
    if (run === 0 && block) kept.push(block)
    at += Math.max(1, run)
  }
  return kept
}

const FEWEST = 4
/** A chapter's name stands between the lines of a table of contents without a number, too. */
const MOST_WITHOUT = 1

/** How many blocks from here on are lines of contents whose numbers go up. */
function contentsFrom(blocks: readonly Block[], from: number): number {
  let lines = 0
  let led = 0
  let falls = 0
  let last = 0
  let without = 0
  let end = from
  for (let at = from; at < blocks.length && without <= MOST_WITHOUT; at += 1) {
    const text = blocks[at]?.text ?? ''
    const entry = ENTRY.exec(text)
    if (!entry || hasAmount(text) || saysFact(text)) {
      if (lines === 0 || text.length > 60) break
      without += 1
      continue
    }
    without = 0
    lines += 1
    if (LEADERS.test(text)) led += 1
    const page = Number(entry[1])
    if (page < last) falls += 1
    last = page
    end = at + 1
  }
  const isContents =
    led * 2 > lines || (lines >= FEWEST && falls * 5 <= lines) || isIndex(blocks, from, end)
  return (lines >= 2 || led > 0) && isContents ? end - from : 0
}

/** 'Leek soup ..... 12', 'Leek soup 12'. */
const ENTRY = /^\p{L}.{0,90}?[\s.…·_]\s?(\d{1,4})$/u
const LEADERS = /(?:[.…·_] ?){4,}\d{1,4}$/

/** 'Leeks, 12, 45'. */
const isIndex = (blocks: readonly Block[], from: number, end: number) =>
  end - from >= FEWEST &&
  blocks.slice(from, end).filter(({ text }) => /\p{L},? \d{1,4}(?:[,–-] ?\d{1,4})*$/u.test(text))
    .length *
    5 >=
    (end - from) * 4
