import type { LineGroup } from '../recipe.ts'
import { withoutColon } from '../text/plain-line.ts'
import { isStepLabel } from '../text/step-lines.ts'
import type { Block } from './block.ts'
import { saysFact } from './find-facts.ts'
import { isIngredientsHeading, isOtherHeading, isStepsHeading } from './headings.ts'
import { hasAmount, saysNutrient } from './lines.ts'
import {
  closeGroups,
  countLines,
  isHeadingLike,
  levelOf,
  listedFrom,
  type Section,
} from './section.ts'

/** The method of a recipe: under its heading behind the ingredients, or what follows them directly. */
export function findSteps(blocks: readonly Block[], from: number): Section | undefined {
  const near = findHeaded(blocks, from, from + NEAR)
  if (near) return near
  const unheaded = collect(blocks, from, from, false)
  return unheaded.groups.length > 0 ? unheaded : findHeaded(blocks, from + NEAR, from + FARTHEST)
}

function findHeaded(blocks: readonly Block[], from: number, to: number): Section | undefined {
  for (const [at, block] of blocks.slice(from, to).entries()) {
    if (!isHeadingLike(block) || !isStepsHeading(block.text)) continue
    const section = collect(blocks, from + at, from + at + 1, true)
    if (section.groups.length > 0) return section
  }
  return undefined
}

const NEAR = 8

const FARTHEST = 150
const MOST_STEPS = 200
/** Between a heading and its steps stand a picture's caption and a button or two. */
const MOST_SKIPPED = 6

/** The section as far as it is read. */
type Reading = { groups: LineGroup[]; kind: Block['kind'] | undefined; skipped: number }

function collect(
  blocks: readonly Block[],
  start: number,
  first: number,
  isHeaded: boolean,
): Section {
  const opening = isHeaded ? blocks[start] : undefined
  const reading: Reading = { groups: [{ group: null, lines: [] }], kind: undefined, skipped: 0 }
  let at = first
  while (at < blocks.length && countLines(reading.groups) < MOST_STEPS) {
    const block = blocks[at]
    if (!block || endsSteps(block, opening, reading.kind, blocks[at + 1])) break
    const alike = listedFrom(blocks, at).filter(({ kind }) => kind === block.kind)
    const end = alike.findIndex(
      (other, place) => place > 0 && endsSteps(other, opening, block.kind, alike[place + 1]),
    )
    const listed = block.kind === 'heading' ? [block] : alike.slice(0, end === -1 ? undefined : end)
    if (!take(reading, listed, blocks[at + listed.length])) break
    at += listed.length
  }
  return { start, end: at, groups: closeGroups(reading.groups), isHeaded }
}

/** Takes a heading, a list or paragraphs in, or passes them by. False where the method ends. */
function take(reading: Reading, listed: readonly Block[], next: Block | undefined): boolean {
  const [block] = listed
  if (!block || isStepLabel(block.text) || listed.every(({ text }) => saysFact(text))) return true
  const { groups } = reading
  if (isHeadingOfSteps(block, next)) {
    groups.push({ group: withoutColon(block.text), lines: [] })
    return true
  }
  if (listed.filter(({ text }) => saysNutrient(text)).length * 2 > listed.length) return false
  if (countLines(groups) > 0 && listed.every(isUsed)) return true
  const isOfOtherKind = reading.kind !== undefined && reading.kind !== block.kind
  const isBetween = isOfOtherKind && isBetweenLists(reading, listed, next)
  if (isOfOtherKind && !isBetween && !beginsList(reading, listed)) return false
  if (!listed.some(isSentence)) return ++reading.skipped <= MOST_SKIPPED
  if (areLabels(listed, groups)) return false
  if (!isBetween) reading.kind = block.kind
  groups.at(-1)?.lines.push(...listed.map(({ text }) => text))
  return true
}

/** What a step uses, listed once more beside it. */
const isUsed = ({ kind, text }: Block) =>
  kind === 'item' && text.length <= 80 && hasAmount(text) && !SENTENCE_END.test(text)

/** A caption or a remark between two lists of steps. */
function isBetweenLists(
  reading: Reading,
  listed: readonly Block[],
  next: Block | undefined,
): boolean {
  const goesOn = next?.kind === 'item' && isSentence(next) && SENTENCE_END.test(next.text)
  return reading.kind === 'item' && listed.length === 1 && goesOn
}

/** A list behind a sentence or two of the same method. */
function beginsList(reading: Reading, listed: readonly Block[]): boolean {
  const isList =
    listed.length > 1 && listed.every((block) => block.kind === 'item' && isSentence(block))
  return reading.kind === 'paragraph' && countLines(reading.groups) <= MOST_BEFORE_LIST && isList
}

const MOST_BEFORE_LIST = 2

/** Labels behind sentences: 'Vegetarian, Autumn, Starters', names of those who like it. */
function areLabels(listed: readonly Block[], groups: readonly LineGroup[]): boolean {
  const lines = groups.flatMap((group) => group.lines)
  if (lines.length < 2 || !lines.every((line) => SENTENCE_END.test(line))) return false
  return listed.every(({ text }) => !SENTENCE_END.test(text) && text.length <= 120)
}

const SENTENCE_END = /[.!?:。！)]["”'»]?$/

function endsSteps(
  block: Block,
  opening: Block | undefined,
  kind: Block['kind'] | undefined,
  next: Block | undefined,
): boolean {
  const hasLines = kind !== undefined
  if (!isHeadingLike(block) || isStepLabel(block.text)) return false
  if (isStepsHeading(block.text)) return false
  if (isOtherHeading(block.text) || isIngredientsHeading(block.text))
    return hasLines || block.kind === 'heading'
  if (block.kind !== 'heading' || !hasLines || isStepAsHeading(block)) return false
  // A heading of the same rank with a list of steps behind it heads another part of the method.
  const goesOn = kind === 'item' && next?.kind === 'item' && isSentence(next)
  return levelOf(block) <= (opening ? levelOf(opening) : 6) && !goesOn
}

function isHeadingOfSteps(block: Block, next: Block | undefined): boolean {
  if (block.kind === 'heading') return !isStepAsHeading(block)
  return (
    block.kind === 'paragraph' &&
    /[:：]$/.test(block.text) &&
    block.text.length <= 60 &&
    next !== undefined
  )
}

/** '1. Beat the eggs with the sugar.' above a picture. */
const isStepAsHeading = (block: Block) =>
  block.kind === 'heading' && /^\d{1,2}[.):]\s/.test(block.text) && SENTENCE_END.test(block.text)

/** Something to do takes some words, in any script. */
const isSentence = ({ text }: Block) =>
  text.length >= 25 ||
  (text.length >= 8 && /[.!。！]$/.test(text) && (COUNTED.test(text) || !hasAmount(text)))

/** '2 Fold in the flour.': a step with its place, and no amount. */
const COUNTED = /^\d{1,2} \p{Lu}\p{Ll}+ \p{L}/u
