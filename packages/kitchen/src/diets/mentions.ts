import type { IngredientLine } from '../ingredient-lines/ingredient-line.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import { factsOf, findByKey, isKindOf } from '../lexicon/lexicon.ts'
import { type Contents, contentsOf, contentsOfIngredient } from '../recognition/contents.ts'
import { PLAIN_WORDS } from '../recognition/plain-words.ts'
import { type Segment, toSegments } from '../recognition/segments.ts'
import { remember, rememberEach } from '../text/remember.ts'
import { type Token, toTokens } from '../text/tokens.ts'
import { isFigureOfSpeech } from './figures-of-speech.ts'
import type { LineRead } from './line-read.ts'

/** A food that a text names outside the ingredient list. */
export type Mention = {
  /** The sentence or line that names it. */
  text: string
  name: string
  /** The same object for every use of the same name. */
  contents: Contents
  /** Optional: 'serve with bread', 'or use milk'. It breaks a diet as an added food does. */
  offered: boolean
  /** False if a line of the list gives an alternative: 'flour (or rye flour)'. */
  sure: boolean
}

/** Foods that only the steps name. Steps may call a listed ingredient by any of its names. */
export function findMentions(steps: readonly string[], listed: readonly LineRead[]): Mention[] {
  const foods = listed.flatMap(({ contents }) => contents.ingredients)
  const names = foods.map(({ name }) => name)
  const known: Known = {
    foods: [...foods, ...listed.flatMap(({ contents }) => contents.mentions)],
    words: new Set([...listed.map(({ line }) => line.raw), ...names].flatMap(wordsOf)),
    heads: new Set([...listed.map(({ line }) => line.name), ...names].flatMap(headsOf)),
  }
  const sentences = steps.flatMap((step) => step.split(/(?<=[.!?;])\s+|\n/)).slice(0, MAX_SENTENCES)
  const isKnown = rememberListed(known)
  return sentences.flatMap((text) =>
    foodsIn(text.replace(ADDRESS, ' '))
      .filter((said) => !isKnown(said))
      .map(({ ingredient, words, promise, offered }) => ({
        text,
        name: words,
        contents: promise ? contentsOf(`${promise} ${words}`) : contentsFor(ingredient, words),
        offered,
        sure: true,
      })),
  )
}

/** What the list has: its foods, all of its words, and the last words of its names. */
type Known = {
  foods: readonly Ingredient[]
  words: ReadonlySet<string>
  heads: ReadonlySet<string>
}

function wordsOf(text: string): string[] {
  return toTokens(text).map(({ word }) => word)
}

/** 'Butter lettuce' is a lettuce; 'salt and pepper' are both. */
function headsOf(name: string): string[] {
  return name.split(/,|\band\b|\bor\b|[()/&]/).flatMap((part) => wordsOf(part).at(-1) ?? [])
}

const MAX_SENTENCES = 600
/** The words of a web address do not name food. */
const ADDRESS = /https?:\/\/\S+/g

/** Foods named in a list's heading; a heading for something made refers to its lines. */
export function mentionsInHeadings(headings: readonly string[], listed: readonly LineRead[]) {
  return findMentions(headings, listed).filter(({ contents }) =>
    contents.ingredients.every(({ of, name }) => of.length === 0 && !MADE.test(name)),
  )
}

const MADE =
  /\b(?:sauce|dressing|gravy|batter|dough|pastry|crust|cake|filling|frosting|icing|cream|curd|custard)$/

/** Foods named in the remarks of a line: 'flour (or rye flour)', 'onion, fried in butter'. */
export function mentionsInRemarks(line: IngredientLine): Mention[] {
  const remarks = [line.preparation, line.comment].filter((text) => text !== undefined).join('; ')
  const sure = (line.optional || ADDED.test(remarks)) && !INSTEAD.test(remarks)
  return foodsIn(remarks).map(({ ingredient, words, promise, offered }) => ({
    text: line.raw,
    name: words,
    contents: promise ? contentsOf(`${promise} ${words}`) : contentsOfIngredient(ingredient),
    offered,
    sure,
  }))
}

/** 'Topped with peanuts', 'fried in butter', 'peanuts optional': added to the food of the line. */
const ADDED =
  /\b(?:\w+ed|served?|top|garnish|mix|plus|and|along) (?:with|in|on|over|by)\b|\b(?:plus|optional)\b|^with\b/i

/** Alternatives: 'or rye flour', 'such as chicken', 'if you have some'. */
const INSTEAD = /\b(?:or|such as|like|if|preferably|ideally|e\.g|instead|may|could)\b/i

type Said = {
  ingredient: Ingredient
  words: string
  /** Its claim: 'vegan' in 'vegan cornbread'. */
  promise: string | undefined
  offered: boolean
  /** 'The butter': one that was mentioned before. */
  definite: boolean
  /** '1 cup whole milk': with its own amount. */
  measured: boolean
  /** 'Instead of the oat cream you can use sour cream': an alternative to the listed one. */
  another: boolean
}

/** Correcting a recipe reads its steps after each change. */
const foodsIn: (text: string) => readonly Said[] = remember(readFoods)

function readFoods(text: string): Said[] {
  const tokens: Token[] = toTokens(text)
  const segments = toSegments(tokens)
  return segments.flatMap((segment, position): Said[] => {
    if (segment.kind !== 'ingredient' || isFigureOfSpeech(segments, position)) return []
    const { ingredient, words } = segment
    const nearby = segments.slice(Math.max(0, position - 3), position).map((one) => one.words)
    return [
      {
        ingredient,
        words,
        promise: promiseBefore(segments, position),
        offered: isOffered(segments, position),
        definite: nearby.some((word) => /^(?:the|your|this|these|remaining|rest)$/.test(word)),
        measured: nearby.some((word) => /^[\d½¼¾]/.test(word)),
        another: isAnother(segments, position),
      },
    ]
  })
}

/** Claims can follow each other: 'vegan gluten-free bread'. */
function promiseBefore(segments: readonly Segment[], position: number): string | undefined {
  const from = segments.slice(0, position).findLastIndex(({ kind }) => kind !== 'promise') + 1
  const words = segments.slice(from, position).map((segment) => segment.words)
  return words.length > 0 ? words.join(' ') : undefined
}

/** The number of segments of a sentence considered for whether a food is only offered. */
const NEARBY = 40

/** 'Serve with …', 'if you like', 'or …', 'such as …': optional. */
function isOffered(segments: readonly Segment[], position: number): boolean {
  const from = Math.max(0, position - NEARBY)
  const words = segments.slice(from, position + NEARBY).map((segment) => segment.words)
  const text = words.join(' ')
  const before = words.slice(0, position - from).join(' ')
  return (
    /\b(?:serve|serving|enjoy|top|garnish|eat|goe|good|great|delicious|pair)\b.*\b(?:with|on|over|alongside)\b/.test(
      before,
    ) ||
    /\b(?:or|instead of|such as|like|optional|optionally|also add|could)\b/.test(before) ||
    /\b(?:if you like|if desired|if using|optional|if you prefer|if liked)\b/.test(text)
  )
}

/** Whether a food is named as an alternative to a listed one. */
function isAnother(segments: readonly Segment[], position: number): boolean {
  const sentence = segments.slice(
    segments.slice(0, position).findLastIndex(({ words }) => words === '.') + 1,
  )
  const at = position - (segments.length - sentence.length)
  const before = sentence.slice(0, at)
  const after = sentence.slice(at + 1, at + 3).map(({ words }) => words)
  const said = before.map(({ words }) => words).join(' ')
  if (/^(?:instead|in place|in lieu)\b/.test(after.join(' ')) && CHOICE.test(said)) return true
  if (isOtherOfTwo(sentence, at)) return true
  const exchange = before.findLastIndex(({ words }) => EXCHANGE.test(words))
  if (/\b(?:the|your)$/.test(said)) return false
  return exchange >= 0 && before.slice(exchange).some(({ kind }) => kind === 'ingredient')
}

const CHOICE = /\b(?:can|could|may|might|also|try)\b/
const EXCHANGE =
  /^(?:instead|place|lieu|rather|replace|replaced|swap|swapped|substitute|substituted)$/

/** 'Oat cream or cream': of two with the same last word the second is not the first. */
function isOtherOfTwo(sentence: readonly Segment[], at: number): boolean {
  const or = sentence.slice(0, at).findLastIndex(({ words }) => words === 'or')
  const first = sentence.slice(0, Math.max(0, or)).findLast(({ words }) => words !== ',')
  const own = sentence[at]?.words ?? ''
  const isNext = sentence.slice(or + 1, at).every(({ kind }) => kind !== 'ingredient')
  if (first?.kind !== 'ingredient' || !isNext || first.words === own) return false
  return first.words.split(' ').at(-1) === own.split(' ').at(-1)
}

/** A long method repeats the same names; each is looked up in the list once. */
function rememberListed(known: Known): (one: Said) => boolean {
  const answers = new Map<string, boolean>()
  return (one) => {
    const { ingredient, promise, definite, measured, another, words } = one
    const key = [ingredient.id, promise, definite, measured, another, words].join(' ')
    const answer = answers.get(key) ?? isListed(one, known)
    answers.set(key, answer)
    return answer
  }
}

const contentsFor = rememberEach((ingredient: Ingredient, _name: string) =>
  contentsOfIngredient(ingredient),
)

/**
 * Whether the list covers a food: the food itself, a kind of it, or what it may be called ('the
 * milk' for oat milk).
 */
function isListed(one: Said, known: Known): boolean {
  const { ingredient, words, definite, measured } = one
  if (known.foods.some((food) => isKindOf(food, ingredient) || isKindOf(ingredient, food)))
    return true
  if (isOfListed(one, known)) return true
  if (one.another) return false
  const said = words.split(' ')
  const last = said.at(-1) ?? ''
  const others = said.slice(0, -1)
  const isMore = saysMore(ingredient, last, others)
  const isCalled = definite ? known.words : known.heads
  // 'Whipped cream' may be the soy cream; 'wheat flour' is not the rice flour.
  const isSame = others.every(
    (word) => known.words.has(word) || (PLAIN_WORDS.has(word) && !measured && !isMore),
  )
  if (isCalled.has(last) && isSame) return true
  // What comes from a listed food: 'the pasta water', 'the bacon fat'.
  const source = findByKey(others.join(' '))
  const isFrom = (food: Ingredient) => source !== undefined && isKindOf(food, source)
  if (CUT_OFF.has(last) && known.foods.some(isFrom)) return true
  if (
    RUN_OUT.has(last) &&
    (others.some((word) => known.words.has(word)) || known.foods.some(isFrom))
  )
    return true
  // The thick part on top of a can of coconut milk.
  return (
    /^(?:thick )?(?:coconut )?cream$/.test(words) &&
    known.words.has('coconut') &&
    (definite || words !== 'cream')
  )
}

/**
 * 'White chocolate' contains milk, which chocolate does not; sour cream is not cream that went off.
 */
function saysMore(ingredient: Ingredient, last: string, others: readonly string[]): boolean {
  if (others.includes('sour')) return true
  const head = findByKey(last)
  if (!head || head === ingredient) return false
  const plainly = factsOf(head)
  return [...factsOf(ingredient)].some(([fact, { sure }]) => sure && !plainly.get(fact)?.sure)
}

const RUN_OUT: ReadonlySet<string> = new Set([
  'water',
  'liquid',
  'juice',
  'fat',
  'dripping',
  'grease',
  // Onion rings cut from a listed onion are not the fried kind.
  'ring',
  'wedge',
])

/**
 * 'Chicken pieces' for listed thighs; a shared word is not enough, since it may belong to a broth.
 */
const CUT_OFF: ReadonlySet<string> = new Set(['slice', 'piece', 'strip', 'skin', 'meat'])

/** 'Ground beef and pork' if both are listed, 'the meat' of a lobster, the giblets of a turkey. */
function isOfListed({ ingredient, words, definite }: Said, { foods }: Known): boolean {
  const { name, of } = ingredient
  const isThere = (part: Ingredient) => foods.some((food) => isKindOf(food, part))
  if (name.includes(' and ') && of.length > 0 && of.every((part) => isThere(part.ingredient)))
    return true
  const isAnyThere = (keys: readonly string[]) =>
    keys.some((key) => {
      const group = findByKey(key)
      return group !== undefined && isThere(group)
    })
  if (words === 'meat') return definite && isAnyThere(['fish', 'crustacean', 'mollusc'])
  return INNARDS.has(words) && isAnyThere(['meat'])
}

/** Parts that come with meat, and are mostly removed. */
const INNARDS: ReadonlySet<string> = new Set(['giblet', 'offal', 'tendon', 'casing', 'fond'])
