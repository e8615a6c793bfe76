import type { IngredientLine } from '../ingredient-lines/ingredient-line.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import { isKindOf } from '../lexicon/lexicon.ts'
import { type Contents, contentsOfIngredient } from '../recognition/contents.ts'
import { type Segment, toSegments } from '../recognition/segments.ts'
import { type Token, toTokens } from '../text/tokens.ts'
import type { LineRead } from './check-diet.ts'
import { isFigureOfSpeech } from './figures-of-speech.ts'

/** A food that a text names beside the ingredient list. */
export type Mention = {
  /** The sentence or line it stands in. */
  text: string
  name: string
  contents: Contents
  /** False for what is only offered: 'serve with bread', 'or use milk'. */
  sure: boolean
}

/** Foods that only the steps name. What a listed ingredient is called by, the steps may call it too. */
export function findMentions(steps: readonly string[], listed: readonly LineRead[]): Mention[] {
  const known = listed.flatMap(({ contents }) => [...contents.ingredients, ...contents.mentions])
  const words = new Set(listed.flatMap(({ line }) => toTokens(line.raw).map(({ word }) => word)))
  const sentences = steps.flatMap((step) => step.split(/(?<=[.!?;])\s+|\n/)).slice(0, MAX_SENTENCES)
  return sentences.flatMap((text) =>
    foodsIn(text)
      .filter(({ ingredient, words: said }) => !isListed(ingredient, said, known, words))
      .map(({ ingredient, words: name, offered }) => ({
        text,
        name,
        contents: contentsOfIngredient(ingredient),
        sure: !offered,
      })),
  )
}

const MAX_SENTENCES = 600

/** Foods that the remarks of a line name: 'flour (or rye flour)', 'onion, fried in butter'. */
export function mentionsInRemarks(line: IngredientLine): Mention[] {
  const remarks = [line.preparation, line.comment].filter((text) => text !== undefined).join('; ')
  return foodsIn(remarks).map(({ ingredient, words }) => ({
    text: line.raw,
    name: words,
    contents: contentsOfIngredient(ingredient),
    sure: false,
  }))
}

type Said = { ingredient: Ingredient; words: string; offered: boolean }

function foodsIn(text: string): Said[] {
  const tokens: Token[] = toTokens(text)
  const segments = toSegments(tokens)
  return segments.flatMap((segment, position): Said[] => {
    if (segment.kind !== 'ingredient' || isFigureOfSpeech(segments, position)) return []
    const { ingredient, words } = segment
    return [{ ingredient, words, offered: isOffered(segments, position) }]
  })
}

/** 'Serve with …', 'if you like', 'or …', 'such as …': the cook decides. */
function isOffered(segments: readonly Segment[], position: number): boolean {
  const text = segments.map(({ words }) => words).join(' ')
  const before = segments
    .slice(0, position)
    .map(({ words }) => words)
    .join(' ')
  return (
    /\b(?:serve|serving|enjoy|top|garnish|eat|goe|good|great|delicious|pair)\b.*\b(?:with|on|over|alongside)\b/.test(
      before,
    ) ||
    /\b(?:or|instead of|such as|like|optional|optionally|also add|could)\b/.test(before) ||
    /\b(?:if you like|if desired|if using|optional|if you prefer|if liked)\b/.test(text)
  )
}

/** Whether the list covers a food: itself, a kind of it, or a word of its name ('the milk' of oat milk). */
function isListed(
  ingredient: Ingredient,
  said: string,
  known: readonly Ingredient[],
  words: ReadonlySet<string>,
): boolean {
  if (known.some((food) => isKindOf(food, ingredient) || isKindOf(ingredient, food))) return true
  const [first = '', ...others] = said.split(' ')
  const last = others.at(-1) ?? first
  // What ran out of a food that is listed: 'the pasta water', 'the bacon fat'.
  if (words.has(last) || (RUN_OUT.has(last) && words.has(first))) return true
  // What gathers on top of a can of coconut milk.
  return said === 'cream' && words.has('coconut')
}

const RUN_OUT: ReadonlySet<string> = new Set(['water', 'liquid', 'juice', 'fat', 'dripping'])
