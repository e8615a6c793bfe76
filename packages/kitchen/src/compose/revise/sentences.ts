import { toPlural, toSingular } from '../../text/plural.ts'
import { FOODS, type FoodId } from '../foods/foods.ts'
import { findFoods } from '../understand/matcher.ts'
import { capitalize } from '../words/join.ts'

/** How foods are written in a text: a pattern of whole words, and one for what only looks like them. */
export type FoodName = { pattern: RegExp; lookalikes: RegExp | undefined }

/** Every way these foods are written, beside the other foods of the recipe: cilantro is no ground coriander. */
export function nameOf(
  ids: readonly FoodId[],
  typed: string,
  others: readonly FoodId[] = [],
): FoodName {
  const pattern = wordsPattern([...ids.flatMap(spellings), ...inflect(typed)])
  const lookalikes = others
    .filter((id) => !ids.includes(id))
    .flatMap(spellings)
    .filter((name) => pattern.test(name))
  return { pattern, lookalikes: lookalikes.length > 0 ? wordsPattern(lookalikes) : undefined }
}

/** Every way of writing a food that no table holds: by these words, beside the other names of the recipe. */
export function nameOfWords(words: readonly string[], others: readonly string[]): FoodName {
  const pattern = wordsPattern(words.filter((word) => word !== '').flatMap(inflect))
  const lookalikes = others.flatMap(inflect).filter((name) => pattern.test(name))
  return { pattern, lookalikes: lookalikes.length > 0 ? wordsPattern(lookalikes) : undefined }
}

/** Whether a text names the food. */
export function names(text: string, name: FoodName): boolean {
  return name.pattern.test(mask(text, name))
}

/**
 * A text without a food: taken out of the lists it stands in, and with it the clauses and sentences
 * that were about nothing else. Undefined when one about other things would lose its sense.
 */
export function withoutFood(text: string, name: FoodName): string | undefined {
  const kept: string[] = []
  for (const sentence of toSentences(text)) {
    const edited = unmask(edit(mask(sentence, name), name.pattern), sentence, name)
    if (edited === undefined) return undefined
    if (edited !== '') kept.push(edited)
  }
  return kept.join(' ')
}

/** A text with every name of the food replaced. */
export function withOther(text: string, name: FoodName, label: string): string {
  const masked = mask(text, name)
  const swapped = masked.replace(global(name.pattern), (found, at: number) => {
    const opens = at === 0 || /[.!?]\s+$/.test(masked.slice(Math.max(0, at - 4), at))
    return opens && /^\p{Lu}/u.test(found) ? capitalize(label) : label
  })
  return unmask(swapped, text, name) ?? text
}

function edit(sentence: string, pattern: RegExp): string | undefined {
  if (!pattern.test(sentence)) return sentence
  const listed = dropFromList(sentence, pattern)
  if (!pattern.test(listed)) return listed
  const shorter = dropClauses(listed, pattern)
  if (!pattern.test(shorter)) return shorter
  return isAboutMore(shorter, pattern) ? undefined : ''
}

const VERB =
  '(?:cook|stir|fry|simmer|bake|toss|let|heat|leave|season|serve|roast|bring|cover|mix|whisk|add|pour|close|sizzle|warm|spread|fold|keep|boil|brown|sear|continue)'

/** 'The garlic, ginger and chili' without garlic: 'The ginger and chili'. */
function dropFromList(sentence: string, pattern: RegExp): string {
  const word = `(?:(?:fresh|finely chopped|chopped|minced|sliced|grated|remaining) )?${pattern.source}`
  const end = '(?=[ ,.;:]|$)'
  const rules: readonly (readonly [string, string])[] = [
    // A, X, B → A, B
    [`, ${word}(?=,)`, ''],
    // the X, A and B → the A and B
    [`${word}, (?=(?:[^,.;]+, )*[^,.;]+ and (?!${VERB}\\b))`, ''],
    // A, B and X → A and B
    [`, (?!(?:and|then|${VERB})\\b)([^,.;]+?) and (?:the )?${word}${end}`, ' and $1'],
    // A, X and B → A and B
    [`, ${word} and (?!${VERB}\\b)`, ' and '],
    // X and A → A, but not 'the garlic and cook for a minute'
    [`${word} and (?:the )?(?!${VERB}\\b)(?=\\p{L})`, ''],
    // A and X → A
    [` and (?:the )?${word}${end}`, ''],
  ]
  let edited = sentence
  for (const [rule, replacement] of rules) {
    if (pattern.test(edited)) edited = edited.replace(new RegExp(rule, 'giu'), replacement)
  }
  return edited
}

/** 'Simmer for 5 minutes, then stir in the X.' → 'Simmer for 5 minutes.' */
function dropClauses(sentence: string, pattern: RegExp): string {
  const stop = /[.!?]+$/.exec(sentence)?.[0] ?? ''
  const clauses = sentence.slice(0, sentence.length - stop.length).split(/(, then |; |, and )/)
  if (clauses.length < 3) return sentence
  let kept = ''
  for (let index = 0; index < clauses.length; index += 2) {
    const clause = clauses[index] ?? ''
    const onlyThat = pattern.test(clause) && !isAboutMore(clause, pattern)
    if (!onlyThat) kept += kept === '' ? clause : `${clauses[index - 1] ?? ''}${clause}`
  }
  return kept === '' ? '' : `${capitalize(kept)}${stop}`
}

/** Whether a sentence that names the food names another one too. */
function isAboutMore(sentence: string, pattern: RegExp): boolean {
  const others = sentence.replace(global(pattern), ' ')
  return others.includes(HIDDEN) || findFoods(others).some((foods) => !foods.includes('water'))
}

function toSentences(text: string): string[] {
  return (
    text
      .match(/[^.!?]+(?:\.\d[^.!?]*)*[.!?]+(?:\s|$)|[^.!?]+$/g)
      ?.map((part) => part.trim())
      .filter((part) => part !== '') ?? []
  )
}

/** Stands for a lookalike while the text is worked on; a letter to the rules, in no one's text. */
const HIDDEN = 'ꙮ'

function mask(text: string, { lookalikes }: FoodName): string {
  return lookalikes ? text.replace(global(lookalikes), HIDDEN) : text
}

function unmask(text: string | undefined, original: string, { lookalikes }: FoodName) {
  if (text === undefined || !lookalikes) return text
  const hidden = original.match(global(lookalikes)) ?? []
  let next = 0
  return text.replaceAll(HIDDEN, () => hidden[next++] ?? '')
}

function spellings(id: FoodId): string[] {
  const { name, plural, short, shortPlural, also = [] } = FOODS[id]
  const words = [name, plural, short, shortPlural, ...also]
  return words.filter((word) => word !== undefined).flatMap(inflect)
}

function inflect(word: string): string[] {
  return [word, toPlural(word), toSingular(word)]
}

/** Longest first, so that 'red onion' is not read as an onion that is red. */
function wordsPattern(words: readonly string[]): RegExp {
  const sources = [...new Set(words)]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`(?<!\\p{L})(?:${sources.join('|')})(?!\\p{L})`, 'iu')
}

function global(pattern: RegExp): RegExp {
  return new RegExp(pattern.source, 'giu')
}
