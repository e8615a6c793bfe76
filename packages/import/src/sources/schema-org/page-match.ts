import type { Block } from '../../shapes/block.ts'
import { lettersOf } from '../../text/grounding.ts'

/** What a page shows, with the letters that its lines are compared by. */
export type ShownPage = readonly ShownBlock[]
type ShownBlock = { block: Block; letters: string; words: ReadonlySet<string> }

export function toShownPage(blocks: readonly Block[]): ShownPage {
  return blocks.slice(0, MOST_BLOCKS).map((block) => ({
    block,
    letters: comparable(block.text),
    words: wordsOf(block.text),
  }))
}

const MOST_BLOCKS = 10_000

/** Where on a page each line of a list stands, in their order; undefined where one does not. */
export function matchLines(lines: readonly string[], page: ShownPage): number[] | undefined {
  const wanted = lines.map((line) => ({ letters: comparable(line), words: wordsOf(line) }))
  const [first] = wanted
  if (!first || wanted.some(({ letters }) => letters === '')) return undefined
  let best: { places: number[]; score: number } | undefined
  let tried = 0
  for (let start = 0; start < page.length && tried < MOST_STARTS; start += 1) {
    const shown = page[start]
    if (!shown || likeness(first, shown) === 0) continue
    tried += 1
    const found = matchFrom(start, wanted, page)
    if (found && (!best || found.score > best.score)) best = found
  }
  return best?.places
}

const MOST_STARTS = 60
/** Between two lines of one list stand a heading, a note, an advertisement; not a page. */
const WIDEST_GAP = 8

type Wanted = { letters: string; words: ReadonlySet<string> }

function matchFrom(start: number, wanted: readonly Wanted[], page: ShownPage) {
  const places: number[] = []
  let score = 0
  let from = start
  for (const line of wanted) {
    const near = page.slice(from, from + (places.length === 0 ? 1 : WIDEST_GAP))
    const likenesses = near.map((shown) => likeness(line, shown))
    const most = Math.max(0, ...likenesses)
    if (most === 0) return undefined
    const at = from + likenesses.indexOf(most)
    score += most - (at - from) * GAP_COST
    places.push(at)
    from = at + 1
  }
  return { places, score }
}

const GAP_COST = 0.01

/** 1 of the same letters, less of a line that says more or less, 0 of another line. */
function likeness(line: Wanted, { letters, words }: ShownBlock): number {
  if (line.letters === letters) return 1
  if (letters === '' || letters.length > line.letters.length * 3 + 40) return 0
  if (letters.includes(line.letters)) return 0.8
  if (line.letters.includes(letters) && letters.length > line.letters.length * 0.6) return 0.7
  const shared = [...line.words].filter((word) => words.has(word)).length
  const share = shared / Math.max(line.words.size, words.size, 1)
  return share >= 0.6 ? share / 2 : 0
}

/** Letters without what programs add to them: '500.0 g', 'cup(s)', a no-break space read wrongly. */
export function comparable(text: string): string {
  return lettersOf(
    text
      .replace(/\(e?s\)/g, '')
      .replace(/(\d)\.0+(?!\d)/g, '$1')
      .replace(/Â(?=[\s\u0080-\u00bf])/g, ''),
  )
}

export const wordsOf = (text: string) =>
  new Set(
    text
      .toLowerCase()
      .normalize('NFKD')
      .match(/[\p{L}\p{N}]+/gu) ?? [],
  )
