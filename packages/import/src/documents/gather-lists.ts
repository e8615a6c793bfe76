import type { Block } from '../shapes/block.ts'
import { saysFact } from '../shapes/find-facts.ts'
import { fewestUnheaded } from '../shapes/find-ingredients.ts'
import { isIngredientsHeading, isOtherHeading, isStepsHeading } from '../shapes/headings.ts'
import { hasAmount, isListHeading } from '../shapes/lines.ts'
import { isHeadingLike } from '../shapes/section.ts'

/**
 * Lines of ingredients that stand as paragraphs, made one list: a book seldom has a mark before them.
 * The blocks of a list have one part, so that they are read together.
 */
export function gatherLists(blocks: readonly Block[]): Block[] {
  const gathered: Block[] = []
  let part = blocks.reduce((most, block) => Math.max(most, block.part), 0)
  let isHeaded = false
  for (let at = 0; at < blocks.length; ) {
    const block = blocks[at]
    if (!block) break
    const end = endOfRun(blocks, at, isHeaded)
    if (end === undefined) {
      isHeaded =
        (isHeadingLike(block) && isIngredientsHeading(block.text)) ||
        (isHeaded && (isListHeading(block.text) || saysFact(block.text)))
      gathered.push(block)
      at += 1
      continue
    }
    part += 1
    for (const line of blocks.slice(at, end))
      gathered.push({ kind: line.kind === 'row' ? 'row' : 'item', text: line.text, part })
    at = end
  }
  return gathered
}

const FEWEST_HEADED = 1
/** What stands behind the last amount of a list: salt, pepper, oil, parsley. */
const MOST_BEHIND = 6

/** Where the list ends that begins at a block; undefined where none does. */
function endOfRun(blocks: readonly Block[], from: number, isHeaded: boolean): number | undefined {
  const first = blocks[from]
  if (!first || !isLine(first) || !(isHeaded || hasAmount(first.text))) return undefined
  let end = from
  let amounts = 0
  let behind = 0
  let dotted = 0
  for (let at = from; at < blocks.length; at += 1) {
    const block = blocks[at]
    if (!block || !isLine(block, isHeaded && dotted * 2 > at - from) || behind > MOST_BEHIND) break
    if (/\.$/.test(block.text)) dotted += 1
    behind = hasAmount(block.text) ? 0 : behind + 1
    if (behind === 0) amounts += 1
    end = at + 1
  }
  if (behind > MOST_BEHIND) end -= behind
  const isList = isHeaded
    ? amounts >= FEWEST_HEADED && amounts * 3 >= end - from
    : amounts >= fewestUnheaded(blocks) && amounts >= (end - from) * 0.6
  return isList ? end : undefined
}

const LONGEST = 120
const LONGEST_BARE = 80
const LONGEST_DOTTED = 60

function isLine(block: Block, isDotted = false): boolean {
  const { kind, text } = block
  if (kind === 'heading' || isListHeading(text) || saysFact(text)) return false
  if (hasAmount(text))
    return text.length <= LONGEST_BARE || (text.length <= LONGEST && !SENTENCES.test(text))
  if (
    isHeadingLike(block) &&
    (isStepsHeading(text) || isOtherHeading(text) || isIngredientsHeading(text))
  )
    return false
  // Where the lines of a list end in full stops, this one may.
  const isClosed = /[.!?。:]$/.test(text) && !(isDotted && text.length <= LONGEST_DOTTED)
  return text.length <= LONGEST_BARE && !isClosed && !/^\d{1,2}[.)]\s/.test(text)
}

/** Long sentences are no ingredient. */
const SENTENCES = /\p{Ll}{3}[.!?] \p{Lu}.*[.!?]$/u
