import type { Cookbook } from '@potluck/cookbook'
import type { RecipeData } from '@potluck/kitchen'
import { joinWords } from '@potluck/kitchen/composer'
import {
  findFoodNames,
  findNearest,
  kindsOf,
  type Token,
  toKey,
  toTokens,
} from '@potluck/kitchen/knowledge'
import type { Answer } from './answer.ts'
import { readHow } from './read-request.ts'
import { findRefused } from './reading/refused.ts'
import { isKnownWord, PARTS } from './reading/unknown-words.ts'
import { findPhrases, readWords, type Span, type Words } from './reading/words.ts'
import type { CookRequest } from './request.ts'
import { sideFor } from './side-for.ts'
import { findCuisines } from './wishes/cuisines.ts'
import { COOKED_BEFORE } from './wishes/leftovers.ts'
import { MOODS } from './wishes/moods.ts'
import { BESIDE, cuisinesOf, isAside } from './wishes/read-wish.ts'
import { SHAPES, type Shape } from './wishes/shapes.ts'
import { ingredientsOf, openShelf } from './wishes/shelf.ts'

/**
 * The last check of an answer: each word of the request that names something must be in the recipe, in its description,
 * or among the words that are read elsewhere. Words that are not are named first. If nothing of the request is left in
 * the answer, it is declined instead.
 * @param suggest gives the choices to offer then; undefined if care chose the dish
 */
export function tellUnheard(
  answer: Answer,
  request: CookRequest,
  book: Cookbook,
  suggest: (() => readonly string[]) | undefined,
): Answer {
  const { text, mode, previous, ingredients } = request
  if (answer.kind !== 'recipe' || mode !== 'idea' || previous || ingredients.length > 0)
    return answer
  const { recipe } = answer
  const method = unknownMethod(text, recipe)
  if (method !== undefined)
    return {
      kind: 'declined',
      reason: `I do not know how to ${method} that, and a guess could spoil your food.`,
      choices: [recipe.title, ...(answer.choices ?? [])].slice(0, 3),
    }
  const { unheard, isAllUnheard } = findUnheard(text, recipe, book)
  if (unheard.length === 0) return answer
  if (isAllUnheard && suggest)
    return {
      kind: 'declined',
      reason: `I do not know ${quoted(unheard)}, and another dish would be no answer. Tell me what goes into it, or take one of these.`,
      choices: answer.choices ?? suggest(),
    }
  const said = `I did not follow ${quoted(unheard)}: I have nothing tested for that.`
  return {
    ...answer,
    recipe: { ...recipe, description: [said, recipe.description].join(' ') },
  }
}

/**
 * The verb of a how-to question, if the recipe does nothing of the sort: 'how to brine a pork chop'. Undefined
 * otherwise.
 */
function unknownMethod(text: string, { title, instructions }: RecipeData): string | undefined {
  const [, verb = 'make'] =
    /^\W*how (?:do (?:i|you|we)|to|can i|should i|does one) ([a-z]{4,})\b/i.exec(text) ?? []
  const made = toKey([title, ...instructions].join(' '))
  return GENERAL.has(verb.toLowerCase()) || isIn(made, verb.toLowerCase()) ? undefined : verb
}

/** Verbs that apply to any dish. */
const GENERAL: ReadonlySet<string> = new Set(
  'make cook bake prepare start serve season best quickly properly whip create turn'.split(' '),
)

function quoted(words: readonly string[]): string {
  return joinWords(words.map((word) => `‘${word}’`))
}

/** The words of a request that are neither understood nor in the answer; neighboring words are joined. */
function findUnheard(
  text: string,
  recipe: RecipeData,
  book: Cookbook,
): { unheard: readonly string[]; isAllUnheard: boolean } {
  const words = readWords(text.replace(BESIDE, ' ').replace(COOKED_BEFORE, '$1'))
  const small = words.text.toLowerCase()
  const cuisines = findCuisines(small, cuisinesOf(book)).words.map((one) => ({ words: one }))
  const read = [...readHow(words.text).spans, ...findRefused(words.text)]
  const met = [
    ...namesOf(words.tokens, recipe, book),
    ...foodsIn(words.tokens, recipe),
    ...spansOf(small, [...MOODS, ...SHAPES.filter(isOfDish(recipe, book)), ...cuisines]),
  ]
  const made = toKey(textOf(recipe))
  const isContent = words.tokens.map(({ word, typed }, at) => {
    return (
      !isWithin(at, read) && !PARTS.has(word) && !isAside(word) && !isAside(typed.toLowerCase())
    )
  })
  const isMet = words.tokens.map(({ word, typed }, at) => {
    return isWithin(at, met) || isIn(made, word) || isIn(made, toKey(typed)) || isSlip(word, made)
  })
  const isUnheard = isContent.map((content, at) => content && !isMet[at])
  return {
    unheard: groupsOf(words.tokens, isUnheard),
    isAllUnheard:
      isMet.every((isHeard, at) => !isHeard || !isContent[at]) && !opensWithWish(words, isUnheard),
  }
}

/**
 * Whether the request opens with a wish that is understood, and only adds unknown words: 'lunches to take along, high
 * protein, zwirbled'.
 */
function opensWithWish({ tokens, text }: Words, isUnheard: readonly boolean[]): boolean {
  const [first = ''] = text.split(/[,;.] /)
  const count = readWords(first).tokens.length
  const isHeard = count < tokens.length && !isUnheard.slice(0, count).includes(true)
  return isHeard && spansOf(first.toLowerCase(), [...MOODS, ...SHAPES]).length > 0
}

/**
 * A check whether a recipe is the sort of dish that a word asks for. It passes for a recipe that is not from the book,
 * whose title tells.
 */
function isOfDish({ title }: RecipeData, book: Cookbook): (shape: Shape) => boolean {
  const [named] = book.findNamed(toTokens(title).map(({ word }) => word))
  const shelved = named && openShelf(book).find(({ dish }) => dish === named.dish)
  return (shape) => shape.isTime === true || !shelved || shape.is(shelved)
}

function isWithin(at: number, spans: readonly Span[]): boolean {
  return spans.some(({ start, end }) => start <= at && at < end)
}

/** Spans of the foods that a recipe has, even under another name: prawns are shrimp. */
function foodsIn(tokens: readonly Token[], { ingredients }: RecipeData): Span[] {
  const kinds = new Set(
    ingredients.flatMap((line) => ingredientsOf(line).flatMap((one) => [...kindsOf(one)])),
  )
  const own = findFoodNames(tokens.map(({ word }) => word))
    .filter(({ ingredient }) => kinds.has(ingredient))
    .map(({ from, to }) => ({ start: from, end: to }))
  const isOfTheSea = [...kinds].some(({ name }) => name === 'fish' || name === 'shellfish')
  const seafood = isOfTheSea ? tokens.findIndex(({ word }) => word === 'seafood') : -1
  return seafood < 0 ? own : [...own, { start: seafood, end: seafood + 1 }]
}

/** Spans of the dish's name in the request, under any of its names and however spelt. */
function namesOf(
  tokens: readonly Token[],
  { title, description }: RecipeData,
  book: Cookbook,
): Span[] {
  // The description may name the dish too: 'I know no Madeleines that keep to that'.
  const said = toKey(`${title} ${description}`)
  const words = tokens.map(({ word }) => word)
  const misspelt = book.findMisspelt(words, isKnownWord)
  const named = [...book.findNamed(words), ...(misspelt ? [misspelt] : [])]
  const [main] = book.findNamed(toTokens(title).map(({ word }) => word))
  const asked = tokens.map(({ typed }) => typed).join(' ')
  return named.filter(({ dish }) => {
    // The potato salad that is offered beside a schnitzel is a Kartoffelsalat.
    const beside = main ? sideFor(main.dish, dish, book, asked) : dish
    const own = dish.variants.flatMap((variant) => variant.title ?? [])
    return [dish.title, beside.title, ...own].some((name) => said.includes(toKey(name)))
  })
}

function spansOf(text: string, known: readonly { words: RegExp }[]): Span[] {
  return known.flatMap(({ words }) =>
    findPhrases(text, new RegExp(words, 'g')).map(({ span }) => span),
  )
}

/** Whether a text has a word, compared without its ending: 'poached' is met by 'poach'. */
function isIn(made: string, word: string): boolean {
  const root = word.length > 5 ? word.replace(/(?:ing|ed|es|s|e|y)$/, '') : word
  return ` ${made}`.includes(` ${root}`)
}

/** Whether an unknown word misspells one of the text: 'chiken' is met by 'chicken'. */
function isSlip(word: string, made: string): boolean {
  return word.length > 4 && !isKnownWord(word) && findNearest(word, made.split(' '), 1).length > 0
}

function textOf(recipe: RecipeData): string {
  const { title, description, ingredients, instructions, tips } = recipe
  // A tip that begins 'I do not know' does not meet any word.
  const told = tips.filter((tip) => !/^I do not know /.test(tip))
  return [title, description, ...ingredients, ...instructions, ...told].join(' ')
}

function groupsOf(tokens: readonly Token[], isUnheard: readonly boolean[]): string[] {
  const groups: string[][] = []
  for (const [at, unheard] of isUnheard.entries()) {
    if (!unheard) continue
    const typed = tokens[at]?.typed ?? ''
    if (isUnheard[at - 1]) groups.at(-1)?.push(typed)
    else groups.push([typed])
  }
  return groups.map((group) => group.join(' '))
}
