import { type Cookbook, type Dish, type NamedDish, totalMinutes } from '@potluck/cookbook'
import { ALL_WORDS, type ComposeRequest, toNumber, toUnits } from '@potluck/kitchen/composer'
import { type Token, toKey, toTokens } from '@potluck/kitchen/knowledge'
import { chooseVersion, keepsAll } from './choose-version.ts'
import { DISH_FIRST, findNames, hideNames, isFoodName, isFoodOf, isSauce } from './find-names.ts'
import { foodsBeside, isIn, withMore } from './foods-beside.ts'
import { type Conditions, readConditions, readHow } from './read-request.ts'
import { findRefused, readSwaps, type Swap } from './reading/refused.ts'
import { findUnknownWords } from './reading/unknown-words.ts'
import { isUnwanted } from './reading/unlike.ts'
import { readWords, type Span, type Words, withoutWords } from './reading/words.ts'
import { areSisters } from './sister-foods.ts'
import { isOfOtherCuisine } from './wishes/cuisines.ts'
import { goesBeside, hasLeftovers, isToUseUp, leavesOpen } from './wishes/leaves-open.ts'
import { cuisinesOf, isGlut, isListing } from './wishes/read-wish.ts'
import { SHAPES } from './wishes/shapes.ts'

/** A dish of the book that a request asks for, and how it is wanted. */
export type Asked = {
  dish: Dish
  /** Other dishes that the request names. */
  others: readonly Dish[]
  conditions: Conditions
  /** Foods that are named before the dish's name and are not in the dish, as typed: 'spinach lasagna'. */
  kind: readonly string[]
  /** Other foods that are named and are not in the dish, as typed. */
  extras: readonly string[]
  swaps: readonly Swap[]
  /** Words that seem to matter and are not known here. */
  unknownWords: readonly string[]
}

/**
 * Finds the dish of the book that a request asks for. Undefined if it names none, or only mentions one while asking for
 * something else.
 */
export function findAsked(request: ComposeRequest, book: Cookbook): Asked | undefined {
  const asked = findAskedAs(request, book)
  if (asked) return asked
  const { text } = request
  const [, verb, what] =
    /^(?:how (?:do i|to|do you) )?([a-z]+) (?:an? |some |the |my )?(.+)$/i.exec(text.trim()) ?? []
  if (verb === undefined || what === undefined || !WAYS.has(verb.toLowerCase())) return undefined
  // 'Poach pears in wine' asks for poached pears.
  return findAskedAs({ ...request, text: `${participleOf(verb)} ${what}` }, book)
}

function participleOf(verb: string): string {
  if (/^confit$/i.test(verb)) return verb
  if (/y$/i.test(verb)) return verb.replace(/y$/i, 'ied')
  return `${verb}${verb.endsWith('e') ? 'd' : 'ed'}`
}

/** Phrases that contain the name of a dish but do not mean it. */
const NO_NAMES = /\bcinco de mayo\b/gi

/** Verbs of cooking that dishes are named after. */
const WAYS: ReadonlySet<string> = new Set(
  'confit poach braise roast steam pickle stuff glaze smoke caramelize toast ferment candy cure mash scramble fry spatchcock'.split(
    ' ',
  ),
)

function findAskedAs(request: ComposeRequest, book: Cookbook): Asked | undefined {
  if (request.previous && goesOn(request.text)) return undefined
  if (hasLeftovers(request.text)) return undefined
  const words = readWords(request.text.replace(NO_NAMES, ' '))
  const hidden = hideNames(words, book)
  if (goesBeside(hidden)) return undefined
  const refused = findRefused(hidden)
  const how = readHow(hidden).spans
  const found = findNames(words, [...how, ...refused], book)
  const { main, isAlone } = found
  if (!main || isOnlyNamed(main, isAlone, words, book)) return undefined
  // The lobster of 'lobster mac and cheese' is an ingredient here, though it is also a dish.
  const named = found.named.filter((one) => one === main || !isFoodBefore(one, main, words.tokens))
  const taken = [...named, ...how, ...refused]
  // Quinoa is also a dish; in 'peppers stuffed with quinoa' it is a food.
  const besides = named.filter((one) => one !== main && isPlainFood(one, words.tokens))
  const dishes = named.filter((one) => !besides.includes(one))
  const foods = foodsBeside(words.tokens, [...dishes, ...how, ...refused])
  const unknownWords = findUnknownWords(words, taken, named)
  const isMore = foods.length + unknownWords.length > 0 || hasForm(withoutWords(words, taken))
  if (isToFinish(main, words)) return undefined
  if (isAlone && (isMore || leavesOpen(request.text) || isGlut(request.text))) return undefined
  // A variant may have a name of its own, which then states its condition, such as vegan.
  const variant = main.variant === 'grill' ? 'on the grill' : (main.variant ?? '')
  const swaps = readSwaps(words.text)
  const around = [withoutSwapped(withoutWords(words, named), swaps, main.dish), variant].join(' , ')
  const read = readConditions(request, around)
  const pieces = countBefore(words.tokens, main)
  // The words of a name count as conditions too: 'chocolate cake without an oven' rules out the oven.
  const { without, only } = readHow(words.text).tools
  const bound = { ...read, without, only }
  const conditions = pieces === undefined ? bound : { ...bound, pieces }
  // 'Curry under 25 minutes' and 'salmon in 20 minutes' ask for any such dish that is quick enough.
  if (missesWhatIsAsked(main.dish, conditions) && isOfSortThatKeeps(main, words, conditions, book))
    return undefined
  if (isAlone && minutesOf(main.dish) > (conditions.maxMinutes ?? Number.POSITIVE_INFINITY))
    return undefined
  const dish = withMore(main, foods, words, book) ?? main.dish
  const missing = foods.filter((food) => !isIn(dish, food))
  const isOnly = missing.length > 1 && isListing(words.text) && isFoodOf(main, words.tokens)
  if (isOnly || (missing.length > 0 && isListed(main, words))) return undefined
  if (isPart(main, words.tokens)) return undefined
  const isBefore = ({ end }: Span) => isJoined(words.tokens, end, main.start)
  return {
    dish,
    others: named.filter((one) => one !== main && !besides.includes(one)).map((one) => one.dish),
    conditions,
    kind: missing.filter(({ span }) => isBefore(span)).map(({ typed }) => typed),
    // 'Stuffing for a turkey' has no turkey in it.
    extras: missing
      .filter(({ span }) => !isBefore(span) && !isFor(words.tokens, span))
      .map(({ typed }) => typed),
    swaps,
    unknownWords,
  }
}

/**
 * Whether the request names a dish without asking for it: 'spicy tofu, Korean' does not mean the crispy tofu of another
 * cuisine.
 */
function isOnlyNamed(
  main: NamedDish,
  isAlone: boolean,
  { tokens, text }: Words,
  book: Cookbook,
): boolean {
  if (isBehindForm(main, tokens) || isUnwanted(tokens, main.start)) return true
  return isAlone && isOfOtherCuisine(main.dish, text, cuisinesOf(book))
}

/**
 * The text without foods that are to be replaced, so that they are not read as refused: 'with pears instead of apples'.
 */
function withoutSwapped(text: string, swaps: readonly Swap[], { lines }: Dish): string {
  const isMain = (food: string) =>
    lines.some((line) => line.role === 'main' && line.text.toLowerCase().includes(food))
  return swaps
    .filter(({ from, to }) => areSisters(from, to) || isMain(from))
    .reduce((left, { from }) => {
      const opened = `\\b(?:instead of|rather than|in place of) (?:the |any )?${from}\\b`
      return left.replace(new RegExp(opened, 'i'), ' ')
    }, text)
}

/** Whether the named food is to be used up: someone with a jar of pesto left wants a dish that takes it. */
function isToFinish(main: NamedDish, { tokens, text }: Words): boolean {
  return (isSauce(main) || isFoodOf(main, tokens)) && isToUseUp(text)
}

/**
 * Whether the name only follows a form of dish and 'with': the curry of 'cauliflower soup with curry' is a seasoning.
 */
function isBehindForm({ start }: NamedDish, tokens: readonly Token[]): boolean {
  const link = tokens.findIndex(({ word }) => word === 'with')
  const before = tokens.slice(0, Math.max(link, 0)).map(({ typed }) => typed)
  return link >= 0 && start > link && hasForm(before.join(' '))
}

/** Whether a dish's name means a food here: a single word, and no sauce other than mustard, ketchup or mayonnaise. */
function isPlainFood(one: NamedDish, tokens: readonly Token[]): boolean {
  const name = tokens[one.start]?.word ?? ''
  const isOne = one.end - one.start === 1 && isFoodOf(one, tokens)
  return isOne && (!isSauce(one) || /^(?:mustard|ketchup|mayonnaise)$/.test(name))
}

function isFor(tokens: readonly Token[], { start }: Span): boolean {
  const before = tokens.slice(Math.max(0, start - 2), start).map(({ word }) => word)
  return before.at(-1) === 'for' || /^for (?:a|the|my|our)$/.test(before.join(' '))
}

function isFoodBefore(one: NamedDish, main: NamedDish, tokens: readonly Token[]): boolean {
  const name = tokens.slice(one.start, one.end).map(({ word }) => word)
  return one.end === main.start && isFoodName(name.join(' '))
}

/** Whether the dish is only part of what is asked for: 'a whipped cream dessert' is a dessert with whipped cream. */
function isPart({ dish, end }: NamedDish, tokens: readonly Token[]): boolean {
  const isMade = dish.course === 'basic' || dish.course === 'sauce'
  return isMade && /^(?:desserts?|dinners?|lunch|treats?)$/.test(tokens[end]?.word ?? '')
}

/**
 * Whether the dish's name is a food in a list: 'black beans and sweet potato' are two foods, though one of them is
 * another name of a dish.
 */
function isListed({ dish, start, end }: NamedDish, words: Words): boolean {
  const { tokens } = words
  // The 'and' of 'mac and cheese' does not make a list.
  const text = words.tokens
    .flatMap(({ typed }, at) => (start <= at && at < end ? [] : typed))
    .join(' ')
  const name = tokens.slice(start, end).map(({ word }) => word)
  const isOwn = toKey(dish.title) === name.join(' ') || DISH_FIRST.test(name.join(' '))
  if (isOwn || !isFoodName(name.join(' '))) return false
  const around = [tokens[start - 1]?.word ?? '', tokens[end]?.word ?? '']
  return isListing(text) || around.some((word) => /^(?:and|,|&)$/.test(word))
}

/**
 * How many pieces are asked for before the dish's name: '48 chocolate chip cookies', 'two dozen macarons'. Undefined if
 * that is not said.
 */
function countBefore(tokens: readonly Token[], { start, end }: NamedDish): Conditions['pieces'] {
  const [first = '', last = ''] = tokens
    .slice(Math.max(0, start - 2), start)
    .map(({ word }) => word)
  const before = start === 1 ? first : last
  const isDozen = before === 'dozen'
  const count = toNumber(isDozen && start > 1 ? first : before)
  const noun = tokens[end - 1]?.word ?? ''
  if (count === undefined && !isDozen) return undefined
  const many = isDozen && toNumber(first) !== 12 ? (toNumber(first) ?? 1) * 12 : (count ?? 12)
  return { count: many, noun }
}

/** Whether the name is that of a sort of dish, and the book has a dish of that sort within the figures and times. */
function isOfSortThatKeeps(
  { dish, start, end }: NamedDish,
  { tokens }: Words,
  conditions: Conditions,
  book: Cookbook,
): boolean {
  const name = tokens
    .slice(start, end)
    .map(({ typed }) => typed.toLowerCase())
    .join(' ')
    .replace(/^(?:vegetarian|vegan|meatless) /, '')
  const isSort = SHAPES.some(({ words }) => words.exec(name)?.[0] === name)
  return (
    isSort &&
    book.dishes().some((other) => other.kind === dish.kind && keepsInSome(other, conditions))
  )
}

/** Whether the dish is not made in the tool asked for, or not within the figures and times. */
function missesWhatIsAsked(dish: Dish, conditions: Conditions): boolean {
  const version = chooseVersion(dish, conditions)
  if (version) return !keepsAll(version.dish, conditions)
  return (
    conditions.tool !== undefined &&
    chooseVersion(dish, { ...conditions, tool: undefined }) !== undefined
  )
}

function keepsInSome(dish: Dish, conditions: Conditions): boolean {
  const version = chooseVersion(dish, conditions)
  return version !== undefined && keepsAll(version.dish, conditions)
}

function minutesOf(dish: Dish): number {
  const { active, wait, oven } = totalMinutes(dish)
  return active + wait + oven
}

/** Whether a message refers to the recipe at hand. */
export function goesOn(text: string): boolean {
  return CHANGES.test(text)
}

const CHANGES =
  /\b(?:it|this|that|them|instead|replace|swap|substitute)\b|^\s*(?:please )?(?:add|use|more|less|no|without|another|again|with)\b/i

/** The foods directly before a form of dish: the tomato of 'a tomato soup'. Empty if there is no form. */
export function foodsOfForm(text: string): string[] {
  const words = readWords(text)
  const units = toUnits(words.tokens, ALL_WORDS)
  const at = units.findIndex(
    ({ word, meaning }) =>
      meaning?.form !== undefined && !meaning.nearest && (!meaning.foods || word.includes(' ')),
  )
  const form = units[at]?.word.split(' ') ?? []
  if (form.length > 1) return form.slice(0, -1)
  const before = units.slice(0, Math.max(at, 0))
  const start = before.findLastIndex(({ meaning }) => !meaning?.foods) + 1
  return before.slice(start).map(({ word }) => word)
}

/** Whether a text asks for a form of dish: 'stir fry'. */
function hasForm(text: string): boolean {
  return toUnits(toTokens(text), ALL_WORDS).some(({ meaning }) => meaning?.form !== undefined)
}

/**
 * Whether a food before a dish's name belongs to it, with at most three other words between: 'spinach lasagna',
 * 'chicken and leek pie'.
 */
function isJoined(tokens: readonly Token[], from: number, to: number): boolean {
  const between = tokens.slice(from, to)
  return from <= to && between.length <= 3 && between.every(({ word }) => !STOPS.test(word))
}

const STOPS = /^(?:for|with|in|on|from|to|my|a|the|have|some|,|\.)$/
