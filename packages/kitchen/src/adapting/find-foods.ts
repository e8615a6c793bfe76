import { isFigureOfSpeech } from '../diets/figures-of-speech.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import { findByKey } from '../lexicon/lexicon.ts'
import { type Segment, toSegments } from '../recognition/segments.ts'
import { remember } from '../text/remember.ts'
import { type Token, toKey, toTokens } from '../text/tokens.ts'

/** A food that a text names, with the place it stands at: `text.slice(start, end)` is `said`. */
export type FoodSpan = {
  start: number
  end: number
  said: string
  ingredient: Ingredient
  /** What it promises stands right before it: 'vegan', 'gluten-free'. */
  promised: boolean
  /** 'The dough', 'cream the butter': food only where the list has just that. */
  figure: boolean
}

/** The foods of a text in the order they are said, also words that only sound like food. */
export const findFoodSpans: (text: string) => readonly FoodSpan[] = remember(readSpans)

function readSpans(text: string): FoodSpan[] {
  // An address names no food.
  const placed = toPlacedTokens(
    text.replace(/https?:\/\/\S+/g, (found) => ' '.repeat(found.length)),
  )
  const segments = toSegments(placed)
  const spans: FoodSpan[] = []
  let at = 0
  for (const [index, segment] of segments.entries()) {
    const length = segment.words.split(' ').length
    const first = placed[at]
    const last = placed[at + length - 1]
    at += length
    if (!first || !last || segment.kind !== 'ingredient') continue
    const span = {
      start: first.start,
      end: last.end,
      said: text.slice(first.start, last.end),
      ingredient: segment.ingredient,
      promised: isPromise(segments[index - 1]),
      figure: isFigureOfSpeech(segments, index),
    }
    spans.push(...(splitPair(span) ?? [withoutVerb(span, text)]))
  }
  return spans
}

/** 'The meat sticks to the pot' is no snack of that name. */
function withoutVerb(span: FoodSpan, text: string): FoodSpan {
  const [verb = ''] = /\s+sticks$/i.exec(span.said) ?? []
  const said = span.said.slice(0, span.said.length - verb.length)
  const ingredient = verb !== '' && /^\s+to\b/i.test(text.slice(span.end)) && findByKey(toKey(said))
  return ingredient ? { ...span, said, ingredient, end: span.start + said.length } : span
}

/** 'Salt and pepper' has a name of its own, and is two foods. */
function splitPair(span: FoodSpan): FoodSpan[] | undefined {
  const link = /\s+(?:and|&)\s+/i.exec(span.said)
  if (!link) return undefined
  const cut = span.start + link.index
  const halves = [
    { start: span.start, end: cut },
    { start: cut + link[0].length, end: span.end },
  ]
  const parts = halves.flatMap(({ start, end }) => {
    const said = span.said.slice(start - span.start, end - span.start)
    const ingredient = findByKey(toKey(said))
    return ingredient ? [{ ...span, start, end, said, ingredient }] : []
  })
  return parts.length === 2 ? parts : undefined
}

function isPromise(segment: Segment | undefined): boolean {
  return segment?.kind === 'promise'
}

type PlacedToken = Token & { start: number; end: number }

/** The tokens of a text as recognition reads them, each with its place in it. */
function toPlacedTokens(text: string): PlacedToken[] {
  return [...text.matchAll(PIECE)].flatMap((match) => {
    const [piece] = match
    const [start, end] = [match.index, match.index + piece.length]
    if (piece === '/') return [{ typed: 'or', word: 'or', start, end }]
    return toTokens(piece).map((token) => ({ ...token, start, end }))
  })
}

const PIECE = /\p{L}[\p{L}\p{M}'’]*|\d+(?:[.,]\d+)?|[½¼¾⅓⅔⅛,;.!?:()&+/]/gu
