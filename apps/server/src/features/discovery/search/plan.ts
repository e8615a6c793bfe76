import type { CookTimeBand, Difficulty, SearchTerm } from '@potluck/rules'
import type { Kitchen } from '../../../platform/kitchen.ts'
import { foodMark, titleMark } from '../../recipes/index.ts'
import { facetMarks } from './facets.ts'
import type { ReadText } from './words/lexeme-queries.ts'
import { toPlainWords } from './words/plain-words.ts'
import { all, any, has, not, type TsQuery } from './words/ts-query.ts'

/** What narrows a search besides its text; an empty list does not. */
export type Filters = {
  tags: string[]
  cuisines: string[]
  /** Ids of restrictions, all of which must be kept. */
  diets: string[]
  difficulties: Difficulty[]
  cookTimes: CookTimeBand[]
  /** The query for restrictions in a cook's own words (`readKeeping`). */
  keeping?: TsQuery | undefined
}

/** A condition. Every recipe that meets it has at least one lexeme of each of its bounds. */
type Condition = { query: TsQuery; bounds: string[][] }

/** A part of the text, as a condition on the whole recipe and on its title alone. */
type TextPart = { whole: Condition; title: Condition; ranking: string[] }

/** What a search asks the database for. */
export type SearchPlan = {
  /** All conditions; undefined if there are none. */
  query: TsQuery | undefined
  /** The same with every word in the title; undefined if the text has no word to look for. */
  titles: TsQuery | undefined
  /** The words to rank by. */
  ranking: TsQuery | undefined
  /** Each inner list holds lexemes of which every match of `query` (of `titles`) has one. */
  bounds: string[][]
  titleBounds: string[][]
  /** The same with any one part of the text instead of all; undefined if it has only one part. */
  near: SearchPlan | undefined
}

/**
 * Turns terms into conditions. A word matches itself, stemmed; a word that names a food matches
 * that food by any of its names, and its kinds. Exclusions exclude kinds too.
 * @returns undefined if there is text but nothing of it can be looked for
 */
export function planSearch(
  terms: readonly SearchTerm[],
  read: ReadonlyMap<string, ReadText>,
  kitchen: Kitchen,
  filters: Filters,
): SearchPlan | undefined {
  const said = readParts(terms, read, kitchen)
  const parts = said.length > 0 ? said : readStopWords(terms, read)
  const excluded = terms.flatMap((term) => (term.excluded ? exclude(term, read, kitchen) : []))
  const narrowing = toConditions(filters)
  if (terms.length > 0 && parts.length + excluded.length === 0) return undefined
  const kept = filters.keeping === undefined ? [] : [filters.keeping]
  const besides = [...narrowing.map(({ query }) => query), ...excluded.map(not), ...kept]
  const bounds = narrowing.flatMap((condition) => condition.bounds)
  const ranking = any(parts.flatMap((part) => part.ranking.map(has)))
  const wholes = parts.map(({ whole }) => whole)
  const one = parts.length > 1 ? anyOf(wholes) : undefined
  return {
    ranking,
    query: all([...wholes.map(({ query }) => query), ...besides]),
    titles:
      parts.length > 0 ? all([...parts.map((part) => part.title.query), ...besides]) : undefined,
    bounds: [...wholes.flatMap((whole) => whole.bounds), ...bounds],
    titleBounds: [...parts.flatMap(({ title }) => title.bounds), ...bounds],
    near: one && {
      ranking,
      query: all([one.query, ...besides]),
      bounds: [...one.bounds, ...bounds],
      titles: undefined,
      titleBounds: [],
      near: undefined,
    },
  }
}

/** A recipe that meets one of them has one of the first bounds of each. */
function anyOf(conditions: readonly Condition[]): Condition | undefined {
  const query = any(conditions.map((condition) => condition.query))
  return query && { query, bounds: [conditions.flatMap(({ bounds: [first = []] }) => first)] }
}

/**
 * The marks that a plan's bounds may contain: how common they are is read together with the texts.
 */
export function marksOf(
  terms: readonly SearchTerm[],
  kitchen: Kitchen,
  filters: Filters,
): string[] {
  const words = plainWords(terms)
  const foods = [words, ...words.map((word) => [word])].flatMap(kitchen.findFoodNames)
  const marks = [
    ...foods.flatMap(({ ingredient: { id } }) => [foodMark(id), titleMark(id)]),
    ...words.flatMap(toPlainWords).map(titleWord),
  ]
  const narrowing = toConditions(filters).flatMap(({ bounds }) => bounds.flat())
  return [...new Set([...marks, ...narrowing])]
}

/** The texts of terms that the database has to read first. */
export function textsOf(terms: readonly SearchTerm[]): string[] {
  return [...new Set(terms.flatMap(({ words }) => [words.join(' '), ...words]))]
}

/** The plain words of a text that must be found, in their order. */
export function plainWords(terms: readonly SearchTerm[]): string[] {
  return terms.flatMap(({ kind, excluded, words }) => (kind === 'word' && !excluded ? words : []))
}

function readParts(
  terms: readonly SearchTerm[],
  read: ReadonlyMap<string, ReadText>,
  kitchen: Kitchen,
): TextPart[] {
  const words = plainWords(terms)
  const foods = kitchen.findFoodNames(words)
  const parts: TextPart[] = []
  for (let at = 0; at < words.length; ) {
    const food = foods.find(({ from }) => from === at)
    const to = food?.to ?? at + 1
    const part = readPart(words.slice(at, to), food?.ingredient.id, read, kitchen)
    if (part) parts.push(part)
    at = to
  }
  const phrases = terms.filter(({ kind, excluded }) => kind === 'phrase' && !excluded)
  return [...parts, ...phrases.flatMap((term) => readPhrase(term, read) ?? [])]
}

/**
 * A text made only of stop words ('the') means titles with them. Beside other words they are
 * ignored.
 */
function readStopWords(
  terms: readonly SearchTerm[],
  read: ReadonlyMap<string, ReadText>,
): TextPart[] {
  const words = terms.flatMap((term) => (term.excluded ? [] : term.words))
  const isUnsaid = (word: string) => read.get(word)?.lexemes.length === 0
  return words
    .filter(isUnsaid)
    .flatMap(toPlainWords)
    .map((word) => {
      const mark = titleWord(word)
      const condition = { query: has(mark), bounds: [[mark]] }
      return { whole: condition, title: condition, ranking: [] }
    })
}

/** 'aubergine' is eggplant by any name; 'spring onion' is scallion by any name, or both words. */
function readPart(
  words: readonly string[],
  foodId: string | undefined,
  read: ReadonlyMap<string, ReadText>,
  kitchen: Kitchen,
): TextPart | undefined {
  const isOne = words.length === 1
  const each = words.flatMap((word) => {
    const lexemes = read.get(word)?.lexemes ?? []
    const own = isOne ? foodId : kitchen.findFoodNames([word])[0]?.ingredient.id
    return lexemes.length > 0 ? [{ lexemes, own }] : []
  })
  const together = isOne ? undefined : foodId
  const whole = join(
    each.map(({ lexemes, own }) => (own === undefined ? lexemes : [foodMark(own)])),
    together && foodMark(together),
  )
  const title = join(
    each.map(({ lexemes, own }) => (own === undefined ? lexemes.map(titleWord) : [titleMark(own)])),
    together && titleMark(together),
  )
  if (!(whole && title)) return undefined
  return { whole, title, ranking: each.flatMap(({ lexemes }) => lexemes) }
}

/** All of the lexemes, or alternatively the mark. */
function join(words: readonly string[][], mark: string | undefined): Condition | undefined {
  const lexemes = words.flat()
  const both = all(lexemes.map(has))
  if (both === undefined) return undefined
  const instead = mark === undefined ? [] : [mark]
  return {
    query: any([both, ...instead.map(has)]) ?? both,
    bounds: lexemes.map((lexeme) => [lexeme, ...instead]),
  }
}

function readPhrase(
  { words }: SearchTerm,
  read: ReadonlyMap<string, ReadText>,
): TextPart | undefined {
  const text = read.get(words.join(' '))
  if (!text || text.phrase === '') return undefined
  const { lexemes, phrase } = text
  const titles = lexemes.map(titleWord)
  return {
    whole: { query: phrase, bounds: lexemes.map((lexeme) => [lexeme]) },
    title: {
      query: all([phrase, ...titles.map(has)]) ?? phrase,
      bounds: titles.map((title) => [title]),
    },
    ranking: lexemes,
  }
}

/**
 * Excludes the words themselves, and the food they name with its kinds: '-mushrooms' excludes
 * cremini.
 */
function exclude(
  { words }: SearchTerm,
  read: ReadonlyMap<string, ReadText>,
  kitchen: Kitchen,
): TsQuery[] {
  const phrase = read.get(words.join(' '))?.phrase
  const [food] = kitchen.findFoodNames(words)
  const isWhole = food && food.from === 0 && food.to === words.length
  const marks = isWhole ? [has(foodMark(food.ingredient.id))] : []
  return [...(phrase ? [phrase] : []), ...marks]
}

function toConditions({ tags, cuisines, ...facets }: Filters): Condition[] {
  const alternatives = [
    ...tags.map((tag) => [tagMark(tag)]),
    cuisines.map(tagMark),
    ...facetMarks(facets),
  ]
  return alternatives.flatMap((lexemes) => {
    const query = any(lexemes.map(has))
    return query ? [{ query, bounds: [lexemes] }] : []
  })
}

/** Recipes with this tag, or with this cuisine. */
export function tagged(tag: string): TsQuery {
  return has(tagMark(tag))
}

function tagMark(tag: string): string {
  return `=g:${tag.toLowerCase()}`
}

function titleWord(lexeme: string): string {
  return `=w:${lexeme}`
}
