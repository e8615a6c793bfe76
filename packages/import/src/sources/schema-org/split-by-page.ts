import { toGroups } from '../../fields/headings.ts'
import type { LineGroup } from '../../recipe.ts'
import type { Block } from '../../shapes/block.ts'
import { isIngredientsHeading, isStepsHeading } from '../../shapes/headings.ts'
import { withoutColon } from '../../text/plain-line.ts'
import type { ShownPage } from './page-match.ts'
import { comparable } from './page-match.ts'

/** Lines that the page shows as several, cut where the page cuts them; their letters stay the same. */
export function splitByPage(groups: LineGroup[], page: ShownPage): LineGroup[] {
  const count = groups.flatMap((group) => group.lines).length
  if (count > MOST_BLOBS) return groups
  return groups.flatMap((group) => splitGroup(group, page))
}

/** What the page sets as a heading heads the lines behind it. */
function splitGroup({ group, lines }: LineGroup, page: ShownPage): LineGroup[] {
  const pieces = lines
    .flatMap((line): Piece[] => split(line, page) ?? [{ kind: 'item', text: line }])
    .filter((piece) => !(isHeading(piece) && saysSectionAlone(piece.text)))
  const headings = new Set(pieces.filter(isHeading).map(({ text }) => text))
  const [first, ...rest] = toGroups(
    [...(group === null ? [] : [group]), ...pieces.map(({ text }) => text)],
    (text) => (text === group || headings.has(text) ? withoutColon(text) : undefined),
  )
  return first ? [first, ...rest] : []
}

type Piece = Pick<Block, 'kind' | 'text'>

const isHeading = ({ kind, text }: Piece) =>
  (kind === 'heading' || (text.length < 60 && /[:：]$/.test(text))) && !/[.!?]$/.test(text)

/** 'Method', 'Zutaten:': the list that it stands in, and not of what. */
const saysSectionAlone = (text: string) =>
  text.split(' ').length < 3 && (isIngredientsHeading(text) || isStepsHeading(text))

/** A list with more lines is no blob. */
const MOST_BLOBS = 3
const WIDEST_GAP = 6
/** How many places of a page may be where a line begins. */
const MOST_STARTS = 60

function split(line: string, page: ShownPage): Block[] | undefined {
  const letters = comparable(line)
  if (letters.length < 60) return undefined
  let tried = 0
  for (const [start, { letters: first }] of page.entries()) {
    if (first === '' || first === letters || !letters.startsWith(first)) continue
    if (++tried > MOST_STARTS) return undefined
    const pieces = follow(letters, page, start)
    if (pieces && pieces.length > 1) return pieces
  }
  return undefined
}

/** The blocks from here on that say exactly these letters, with little between them. */
function follow(letters: string, page: ShownPage, start: number): Block[] | undefined {
  const pieces: Block[] = []
  let at = 0
  let skipped = 0
  for (let index = start; index < page.length && at < letters.length; index += 1) {
    const shown = page[index]
    if (shown && shown.letters !== '' && letters.startsWith(shown.letters, at)) {
      pieces.push(shown.block)
      at += shown.letters.length
      skipped = 0
    } else if (++skipped > WIDEST_GAP) return undefined
  }
  return at === letters.length ? pieces : undefined
}
