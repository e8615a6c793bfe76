import { type Block, BOLD } from '../shapes/block.ts'
import { saysFact } from '../shapes/find-facts.ts'
import { fewestUnheaded } from '../shapes/find-ingredients.ts'
import {
  isContentsHeading,
  isIngredientsHeading,
  isOtherHeading,
  isStepsHeading,
} from '../shapes/headings.ts'
import { hasAmount, isListHeading } from '../shapes/lines.ts'
import { isHeadingLike, levelOf } from '../shapes/section.ts'

/** A recipe's part of a document: what it is called, and what stands under that. */
export type DocumentPart = { title: string; blocks: Block[] }

/**
 * The recipes of a document, one or a book of them. A recipe is where a list of ingredients is; it
 * begins at the heading before it that is of the rank which nearly all of them have, so that a
 * chapter begins none and neither does a heading inside of a recipe.
 */
export function splitRecipes(blocks: readonly Block[]): DocumentPart[] {
  const lists = listIngredients(blocks)
  const gaps = lists.map((list, at) => ({
    from: lists[at - 1]?.end ?? 0,
    to: headsGroup(blocks, lists, at) ? list.start - 1 : list.start,
  }))
  const rank = rankOfTitles(gaps.map(({ from, to }) => blocks.slice(from, to)))
  const isStrong = rank !== undefined && rank < rankOfSections(blocks)
  const starts: { title: string; at: number; first: number }[] = []
  for (const [index, { from, to }] of gaps.entries()) {
    const found = findTitle(blocks, { from, to, rank })
    const isTitled = isStrong && found !== undefined && levelAt(blocks, found.at) === rank
    const isOnward = index > 0 && !isTitled && !hasSteps(blocks.slice(from, to))
    if (found === undefined || (isOnward && starts.length > 0)) {
      if (starts.length === 0) starts.push({ title: '', at: from, first: from })
      continue
    }
    starts.push(found)
  }
  const before = isStrong ? partsIn(blocks, { from: 0, to: starts[0]?.at ?? 0, rank }) : []
  const parts = starts.flatMap(({ title, first }, index) => {
    const next = starts[index + 1]?.at ?? blocks.length
    const end = endOf(blocks, { from: first, to: next, rank, isStrong })
    const rest = isStrong ? partsIn(blocks, { from: end, to: next, rank }) : []
    return [{ title, blocks: blocks.slice(first, end) }, ...rest]
  })
  return [...before, ...parts]
}

/**
 * Whether the heading of a list names a group of one recipe: nothing but another of its rank parts the
 * list from the next, or from the one before, and a title stands above the first of them.
 */
function headsGroup(blocks: readonly Block[], lists: readonly List[], at: number): boolean {
  const list = lists[at]
  const head = blocks[(list?.start ?? 0) - 1]
  if (!list || head?.kind !== 'heading') return false
  const before = lists[at - 1]?.end ?? 0
  const next = lists[at + 1]
  if (before === list.start - 1 && at > 0) return isSibling(blocks, lists[at - 1], head)
  if (!next || next.start - 1 !== list.end || !isSibling(blocks, next, head)) return false
  return blocks.slice(before, list.start - 1).some(canBeTitle)
}

/** Whether a list stands under a heading as high as another. */
function isSibling(blocks: readonly Block[], list: List | undefined, head: Block): boolean {
  const own = list && blocks[list.start - 1]
  return own?.kind === 'heading' && levelOf(own) === levelOf(head)
}

/** How high the headings of ingredients and steps stand: a title that stands higher is a title for sure. */
function rankOfSections(blocks: readonly Block[]): number {
  const sections = blocks.filter(
    (block) =>
      block.kind === 'heading' && (isIngredientsHeading(block.text) || isStepsHeading(block.text)),
  )
  return sections.reduce((least, block) => Math.min(least, levelOf(block)), BOLD)
}

const levelAt = (blocks: readonly Block[], at: number) => levelOf(blocks[at] ?? NONE)

/** What stands under other titles, and has an amount: a recipe whose ingredients are told in no list. */
function partsIn(
  blocks: readonly Block[],
  { from, to, rank }: { from: number; to: number; rank: number },
): DocumentPart[] {
  const places = Array.from({ length: to - from }, (_, index) => from + index)
  const titles = places.filter((at) => levelAt(blocks, at) === rank && isTitle(blocks[at]))
  return titles.flatMap((at, index) => {
    const inner = blocks.slice(at + 1, titles[index + 1] ?? to)
    const isRecipe = inner.some(({ text }) => text.length <= 80 && hasAmount(text))
    return isRecipe ? [{ title: blocks[at]?.text ?? '', blocks: inner }] : []
  })
}

type List = { start: number; end: number }

/** Where lists of ingredients stand: under their heading, or as lines that nearly all have an amount. */
function listIngredients(blocks: readonly Block[]): List[] {
  const lists: List[] = []
  for (let at = 0; at < blocks.length; at += 1) {
    const block = blocks[at]
    if (!block) break
    const isHeaded = isHeadingLike(block) && isIngredientsHeading(block.text)
    const first = isHeaded ? firstListed(blocks, at + 1) : at
    const end = endOfList(blocks, first)
    const lines = blocks.slice(first, end)
    const amounts = lines.filter(({ text }) => hasAmount(text)).length
    const isList = isHeaded
      ? amounts >= 1 && lines.length >= 1
      : amounts >= fewestUnheaded(blocks) && amounts >= lines.length * 0.6
    if (!isList) continue
    lists.push({ start: at, end })
    at = end - 1
  }
  return lists
}

/** Between a heading and its list may stand for how many it is, and what heads its first group. */
const MOST_BETWEEN = 4

function firstListed(blocks: readonly Block[], from: number): number {
  let at = from
  while (at < from + MOST_BETWEEN && at < blocks.length) {
    const block = blocks[at]
    if (!block || isLine(block)) break
    if (isHeadingLike(block) && isStepsHeading(block.text)) return from
    at += 1
  }
  return at
}

const isLine = ({ kind, text }: Block) =>
  kind !== 'heading' && text.length <= 120 && hasAmount(text)

function endOfList(blocks: readonly Block[], from: number): number {
  let at = from
  while (at < blocks.length) {
    const block = blocks[at]
    if (!block || block.kind === 'heading') break
    if (!hasAmount(block.text) && (at === from || block.kind !== blocks[at - 1]?.kind)) break
    if (block.kind === 'paragraph' && block.part !== blocks[from]?.part) break
    at += 1
  }
  return at
}

/** Whether there is anything to do between two lists: else they are two lists of one recipe. */
function hasSteps(between: readonly Block[]): boolean {
  return between.some(
    (block) =>
      (isHeadingLike(block) && isStepsHeading(block.text)) ||
      (block.kind !== 'heading' && block.text.length > 40 && /[.!。]$/.test(block.text)),
  )
}

/** Whether a block can be what a recipe is called. */
function canBeTitle(block: Block): boolean {
  const { text } = block
  if (!isHeadingLike(block) || saysFact(text) || isListHeading(text)) return false
  if (block.kind !== 'heading' && hasAmount(text)) return false
  return !(
    isIngredientsHeading(text) ||
    isStepsHeading(text) ||
    isOtherHeading(text) ||
    isContentsHeading(text)
  )
}

/** The rank that headings have before most lists; of two the higher. Undefined where there are none. */
function rankOfTitles(gaps: readonly (readonly Block[])[]): number | undefined {
  const counts = new Map<number, number>()
  for (const gap of gaps) {
    const levels = gap.filter((block) => block.kind === 'heading' && canBeTitle(block)).map(levelOf)
    for (const level of new Set(levels)) counts.set(level, (counts.get(level) ?? 0) + 1)
  }
  const [best] = [...counts].toSorted(
    ([level, count], [otherLevel, otherCount]) => otherCount - count || level - otherLevel,
  )
  return best?.[0]
}

type Gap = { from: number; to: number; rank: number | undefined }

function findTitle(blocks: readonly Block[], { from, to, rank }: Gap) {
  const places = Array.from({ length: to - from }, (_, index) => to - 1 - index)
  const candidates = places.filter((place) => isTitle(blocks[place]))
  const exact = candidates.find((place) => levelAt(blocks, place) === rank)
  const marked = candidates.find((place) => levelAt(blocks, place) <= (rank ?? 0))
  const at = exact ?? marked ?? plainTitle(blocks, from, to)
  const block = at === undefined ? undefined : blocks[at]
  return at === undefined || !block ? undefined : { title: block.text, at, first: at + 1 }
}

const NONE: Block = { kind: 'paragraph', text: '', part: 0 }
const isTitle = (block: Block | undefined) => block !== undefined && canBeTitle(block)

/** A line that nothing marks: the first of the short ones that stand together before the list. */
function plainTitle(blocks: readonly Block[], from: number, to: number): number | undefined {
  let found: number | undefined
  for (let at = to - 1; at >= from; at -= 1) {
    const block = blocks[at]
    if (!block || block.kind === 'item' || block.kind === 'row') break
    if (found !== undefined && block.kind === 'heading') break
    if (isTitle(block)) found = at
    else if (found !== undefined && !saysFact(block.text)) break
  }
  return found
}

/** What stands higher than a title, behind a recipe, begins a chapter; what is one for sure another recipe. */
function endOf(
  blocks: readonly Block[],
  { from, to, rank, isStrong }: Gap & { isStrong: boolean },
): number {
  if (rank === undefined) return to
  for (let at = from; at < to; at += 1) {
    const block = blocks[at]
    if (
      block?.kind === 'heading' &&
      at > from &&
      canBeTitle(block) &&
      (levelOf(block) < rank || (isStrong && levelOf(block) === rank))
    )
      return at
  }
  return to
}
