import type { Mention } from '../diets/mentions.ts'
import type { IngredientLine } from '../ingredient-lines/ingredient-line.ts'
import type { Fact } from '../lexicon/facts.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import { type Evidence, factsOf, findByKey } from '../lexicon/lexicon.ts'
import { type Contents, contentsOfIngredient } from '../recognition/contents.ts'
import { FORMS } from '../recognition/forms.ts'
import { PLAIN_WORDS } from '../recognition/plain-words.ts'
import { foldWords } from '../text/fold-words.ts'
import { toKey } from '../text/tokens.ts'
import { findLanguage, LANGUAGE_CODES, type Language } from './languages.ts'

/**
 * Of a line whose language nobody said: what its words could bring in another one. 'Masa' alone is
 * a dough in Spanish, and '(mit Käse)' is no English at all. What that contains is a doubt then.
 */
export function withOtherMeanings(line: IngredientLine, contents: Contents): Contents {
  const remarks = [line.preparation, line.comment].filter((part) => part !== undefined)
  const foods = [
    ...meaningsOf(foldWords(line.name), line.name),
    ...remarks.flatMap((remark) => foreignFoodsIn(remark)),
  ]
  const doubts = foods
    .flatMap((food) => [...factsOf(food)])
    .filter(([fact]) => !contents.facts.has(fact))
  if (doubts.length === 0) return contents
  const added = doubts.map(([fact, { via }]): [Fact, Evidence] => [fact, { sure: false, via }])
  const { alternatives: _, ...merged } = contents
  return { ...merged, facts: new Map([...added, ...contents.facts]) }
}

/** A name that is exactly a word of another language: 'masa', not 'masa harina'. */
function meaningsOf(words: readonly string[], name: string): Ingredient[] {
  const own = findByKey(toKey(name))
  const foods = own ? foodsOf(words) : []
  return foods.filter((food) => food !== own)
}

/** The foods of other languages in a text of which nobody said the language: 'Milch:'. */
export function mentionsOfOtherLanguages(texts: readonly string[]): Mention[] {
  return texts.flatMap((text) =>
    foreignFoodsIn(text).map((food) => ({
      text,
      name: food.name,
      contents: contentsOfIngredient(food),
      offered: false,
      sure: false,
    })),
  )
}

/** What words that are no English mean in any language; short ones are too often something else. */
function foreignFoodsIn(remark: string): Ingredient[] {
  return foldWords(remark)
    .filter((word) => word.length >= SHORTEST && !isEnglish(word))
    .flatMap((word) => foodsOf([word]))
}

const SHORTEST = 4

function isEnglish(word: string): boolean {
  const key = toKey(word)
  return PLAIN_WORDS.has(key) || FORMS.has(key) || findByKey(key) !== undefined
}

function foodsOf(words: readonly string[]): Ingredient[] {
  return languages().flatMap((language) => {
    const meaning = language.findExactly(words)
    return meaning?.kind === 'food' ? [meaning.ingredient] : []
  })
}

let every: readonly Language[] | undefined

/** Built when a line first asks: a browser that only shows recipes needs none. */
function languages(): readonly Language[] {
  every ??= LANGUAGE_CODES.flatMap((code) => findLanguage(code) ?? [])
  return every
}

/**
 * Whether a text is English beyond doubt: it has a word of recipes that no other language of the
 * kitchen has.
 */
export function isEvidentlyEnglish(texts: readonly string[]): boolean {
  return texts.some((text) => ENGLISH.test(text))
}

const ENGLISH =
  /\b(?:the|with|until|chopped|sliced|diced|minced|ground|fresh|large|small|peeled|grated|melted|softened|cups?|tablespoons?|teaspoons?|ounces?|pounds?|tbsp|lbs?)\b/i
