import { isFigureOfSpeech } from '../diets/figures-of-speech.ts'
import { isLeftOut } from '../diets/left-out.ts'
import type { Fact } from '../lexicon/facts.ts'
import { type Contents, contentsOf } from '../recognition/contents.ts'
import { withPromises } from '../recognition/kept-promises.ts'
import { PROMISES } from '../recognition/promises.ts'
import { type Segment, toSegments } from '../recognition/segments.ts'
import { toTokens } from '../text/tokens.ts'
import { isMadeFood } from './made-food.ts'

/** A food that a text offers to eat. */
export type FoodNamed = {
  /** The sentence it stands in. */
  text: string
  /** As the text calls it, with the words that describe it: 'vegan butter'. */
  name: string
  contents: Contents
  /** What its name promises to be free of. */
  free: readonly Fact[]
}

/**
 * The foods of running text: a title, a step, a tip. What is only compared with, denied or replaced
 * ('no butter', 'butter-free', 'swap the butter for oil') is not offered.
 */
export function foodsInText(text: string): FoodNamed[] {
  return toSentences(text).flatMap((sentence) => {
    const plain = sentence.replace(IN_QUOTES, (quoted, before: string) =>
      endsOnFood(before) ? before : quoted,
    )
    return foodsIn(toSegments(toTokens(plain))).map((food) => ({ ...food, text: sentence }))
  })
}

/** 'Fish' in quotes is none behind what it is made of: banana blossom 'fish'. */
const IN_QUOTES = /(^.*?\s|^)["'‘“][\p{L} -]{2,24}["'’”](?=$|[\s,.!?;:])/gu

function endsOnFood(text: string): boolean {
  const last = toSegments(toTokens(text)).at(-1)
  return last?.kind === 'ingredient' || last?.kind === 'promise'
}

/** The sentences of a text, as findings name them. */
export function toSentences(text: string): string[] {
  return text.split(/(?<=[.!?;])\s+|\n/).slice(0, MAX_SENTENCES)
}

/** No tip or step has more. */
const MAX_SENTENCES = 60

function foodsIn(segments: readonly Segment[]): Read[] {
  const found: Read[] = []
  for (const { start, end } of toRuns(segments)) {
    const foods = segments
      .slice(start, end)
      .flatMap(({ kind }, at) => (kind === 'ingredient' ? start + at : []))
    const head = foods.at(-1) ?? start
    if (isLeftOut(segments, head)) continue
    const first = foods[0] ?? start
    const isFirstOut = first !== head && isLeftOut(segments, first)
    if (isFirstOut && !isSubject(segments, end)) continue
    const named = namedWords(segments, { start: isFirstOut ? first + 1 : start, end }, head)
    const food = readRun(named, promiseBehind(segments, end))
    if (named.some(({ kind }) => kind === 'ingredient'))
      found.push(withOpening(food, segments, start))
  }
  return found
}

/** 'Instead of oil butter can be used': of two names in a row the second does something. */
function isSubject(segments: readonly Segment[], end: number): boolean {
  return /^(?:can|could|may|might|will|would|is|are|work|works|do|does|goe|taste|make)$/.test(
    segments[end]?.words ?? '',
  )
}

/** What of a stretch names food: 'beef' of 'beef soup', 'banana' of 'banana bread'. */
function namedWords(segments: readonly Segment[], { start, end }: Run, head: number) {
  const isFigure = (at: number) =>
    segments[at]?.kind === 'ingredient' && isFigureOfSpeech(segments, at)
  if (isFigure(head)) return segments.slice(start, head)
  // Of a nut cracker the nut is none.
  const figure = segments.findLastIndex((_, at) => at >= start && at < head && isFigure(at))
  const from = figure < 0 ? start : figure + 1
  if (isDishItself(segments, from, head)) return dishWords(segments, from, head)
  return segments.slice(from, end)
}

/** 'Banana bread' is what the recipe makes, of whatever its list has; 'with banana bread' is bought. */
function isDishItself(segments: readonly Segment[], start: number, head: number): boolean {
  const segment = segments[head]
  const before = join(segments.slice(Math.max(0, start - 4), start))
  const after = join(segments.slice(head + 1, head + 4))
  if (SIDE.test(after) || TOPPED.test(join(segments))) return false
  return (
    segment?.kind === 'ingredient' &&
    ['bakery', 'frozen', 'snacks-and-sweets'].includes(segment.ingredient.aisle) &&
    !TO_EAT.test(before)
  )
}

/** What the name of a dish says of it: 'peanut butter' of 'peanut butter cookies'. */
function dishWords(segments: readonly Segment[], start: number, head: number): Segment[] {
  const words = segments.slice(start, head + 1).map((segment) => segment.words)
  return toSegments(toTokens(words.join(' ').split(' ').slice(0, -1).join(' ')))
}

/** 'Vanilla ice cream goes well with it', 'croutons on top'. */
const SIDE =
  /^(?:goe|go|pair|taste|work|make|is|are|would|come)(?: \w+)?(?: \w+)? (?:with|on|alongside|beside|here|too|for)\b|^(?:on top|on the side|alongside|beside|optional)\b/

/** 'Breadcrumbs, crisped in oil, make a fine topping'. */
const TOPPED = /\b(?:topping|garnish|on top|on the side|crunch|to finish)\b/

const TO_EAT =
  /\b(?:with|optional|optionally|offer|try|alongside|on|onto|over|of|and|or|in|into|add|use|sprinkle|serve|eat|toast|tear|dip|spread|scatter|some|extra|more|fold|crumble|crush|grab|pass|enjoy|swap|swapped|replaced|exchanged|substituted|instead)\b/

function readRun(run: readonly Segment[], behind: readonly Segment[]): Read {
  const first = run.findIndex(({ kind, words }) => kind !== 'plain' || words.length > 3)
  const own = run.slice(Math.max(0, first))
  const name = [...behind, ...own].map(({ words }) => words).join(' ')
  // 'Vegan butter chicken' promises it of all, though vegan butter is a thing of its own.
  const within = own.flatMap(({ kind, words }) =>
    kind === 'ingredient' ? (PROMISES.get(words.split(' ')[0] ?? '') ?? []) : [],
  )
  const free = [...behind, ...own].flatMap((segment) =>
    segment.kind === 'promise' ? segment.free : [],
  )
  return { name, contents: contentsOf(name), free: [...free, ...within] }
}

type Read = Omit<FoodNamed, 'text'>

type Run = { start: number; end: number }

/** Stretches that are one name: foods with the words that describe them. */
function toRuns(segments: readonly Segment[]): Run[] {
  const runs: Run[] = []
  let start = 0
  const close = (end: number) => {
    if (segments.slice(start, end).some(({ kind }) => kind === 'ingredient'))
      runs.push({ start, end })
    start = end + 1
  }
  for (const [at, segment] of segments.entries()) if (!isNaming(segment)) close(at)
  close(segments.length)
  return runs
}

function isNaming({ kind }: Segment): boolean {
  return kind === 'ingredient' || kind === 'promise' || kind === 'form' || kind === 'plain'
}

/** 'Gluten-free pork and chive potstickers': what opens a name holds for what is made in it. */
function withOpening(food: Read, segments: readonly Segment[], start: number): Read {
  const [opening] = segments
  const isOneName = segments
    .slice(0, start)
    .every((segment) => isNaming(segment) || segment.words === 'and' || segment.words === ',')
  const isMade = food.contents.ingredients.every(isMadeFood)
  if (opening?.kind !== 'promise' || !isOneName || !isMade) return food
  const free = [...food.free, ...opening.free]
  const facts = withPromises(food.contents.facts, food.contents.ingredients, {
    free,
    called: food.name,
  })
  return { ...food, free, contents: { ...food.contents, facts } }
}

/** 'Butter (vegan)'. */
function promiseBehind(segments: readonly Segment[], end: number): Segment[] {
  const after = segments[end + 1]
  return segments[end]?.words === '.' && after?.kind === 'promise' ? [after] : []
}

const join = (segments: readonly Segment[]) => segments.map(({ words }) => words).join(' ')
