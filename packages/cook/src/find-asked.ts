import { type Cookbook, type Dish, type NamedDish, totalMinutes } from '@potluck/cookbook'
import { parseIngredientLine } from '@potluck/kitchen'
import { ALL_WORDS, type ComposeRequest, toNumber, toUnits } from '@potluck/kitchen/composer'
import {
  findFoodNames,
  type Ingredient,
  identify,
  kindsOf,
  type Token,
  toKey,
  toTokens,
} from '@potluck/kitchen/knowledge'
import { chooseVersion, keepsAll } from './choose-version.ts'
import { type Conditions, maskHow, readConditions, readHow } from './read-request.ts'
import { findRefused, readSwaps, type Swap } from './reading/refused.ts'
import { findStrangers, isKnownWord, isProse } from './reading/strangers.ts'
import { readWords, type Span, type Words, withoutWords } from './reading/words.ts'
import { goesBeside, hasLeftovers, leavesOpen } from './wishes/leaves-open.ts'
import { isGlut, isListing } from './wishes/read-wish.ts'
import { SHAPES } from './wishes/shapes.ts'

/** A dish of the book that somebody asks for, and how they want it. */
export type Asked = {
  dish: Dish
  /** Other dishes that they name beside it. */
  others: readonly Dish[]
  conditions: Conditions
  /** Foods that they name besides, as typed: before the name ('spinach lasagna'), or behind it. */
  kind: readonly string[]
  extras: readonly string[]
  swaps: readonly Swap[]
  /** Words that matter and that nobody here knows. */
  strangers: readonly string[]
}

/** The dish that a request is for; undefined where it is for something else that only names it. */
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
  if (/y$/i.test(verb)) return verb.replace(/y$/i, 'ied')
  return `${verb}${verb.endsWith('e') ? 'd' : 'ed'}`
}

/** What has a dish's name in it and is none. */
const NO_NAMES = /\bcinco de mayo\b/gi

/** Ways to cook that dishes are called after. */
const WAYS: ReadonlySet<string> = new Set(
  'poach braise roast steam pickle stuff glaze smoke caramelize toast ferment candy cure mash scramble fry'.split(
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
  if (!main) return undefined
  // The lobster of 'lobster mac and cheese' goes into it, though it is a dish by itself.
  const named = found.named.filter((one) => one === main || !isFoodBefore(one, main, words.tokens))
  const taken = [...named, ...how, ...refused]
  const foods = foodsBeside(words.tokens, taken)
  const strangers = findStrangers(words, taken, named)
  const isMore = foods.length + strangers.length > 0 || hasForm(withoutWords(words, taken))
  if (isAlone && (isMore || leavesOpen(request.text) || isGlut(request.text))) return undefined
  // A variant that is called by a name of its own is what it is: vegan.
  const variant = main.variant === 'grill' ? 'on the grill' : (main.variant ?? '')
  const around = [withoutWords(words, named), variant].join(' , ')
  const read = readConditions(request, around)
  const pieces = countBefore(words.tokens, main)
  const conditions = pieces === undefined ? read : { ...read, pieces }
  // 'Curry under 25 minutes' and 'salmon in 20 minutes' are any that keeps to it.
  if (missesLimits(main.dish, conditions) && isOfSortThatKeeps(main, words, conditions, book))
    return undefined
  if (isAlone && minutesOf(main.dish) > (conditions.maxMinutes ?? Number.POSITIVE_INFINITY))
    return undefined
  const missing = foods.filter((food) => !isIn(main.dish, food))
  const isOnly = missing.length > 1 && isListing(words.text) && isFoodOf(main, words.tokens)
  if (isOnly || (missing.length > 0 && isListed(main, words))) return undefined
  if (isPart(main, words.tokens)) return undefined
  const isBefore = ({ end }: Span) => isJoined(words.tokens, end, main.start)
  return {
    dish: main.dish,
    others: named.filter((one) => one !== main).map(({ dish }) => dish),
    conditions,
    kind: missing.filter(({ span }) => isBefore(span)).map(({ typed }) => typed),
    // 'Stuffing for a turkey' has none in it.
    extras: missing
      .filter(({ span }) => !isBefore(span) && !isFor(words.tokens, span))
      .map(({ typed }) => typed),
    swaps: readSwaps(words.text),
    strangers,
  }
}

function isFoodOf({ start, end }: NamedDish, tokens: readonly Token[]): boolean {
  return isFoodName(
    tokens
      .slice(start, end)
      .map(({ word }) => word)
      .join(' '),
  )
}

function isFor(tokens: readonly Token[], { start }: Span): boolean {
  const before = tokens.slice(Math.max(0, start - 2), start).map(({ word }) => word)
  return before.at(-1) === 'for' || /^for (?:a|the|my|our)$/.test(before.join(' '))
}

function isFoodBefore(one: NamedDish, main: NamedDish, tokens: readonly Token[]): boolean {
  const name = tokens.slice(one.start, one.end).map(({ word }) => word)
  return one.end === main.start && isFoodName(name.join(' '))
}

/** 'A whipped cream dessert' is a dessert with whipped cream. */
function isPart({ dish, end }: NamedDish, tokens: readonly Token[]): boolean {
  const isMade = dish.course === 'basic' || dish.course === 'sauce'
  return isMade && /^(?:desserts?|dinners?|lunch|treats?)$/.test(tokens[end]?.word ?? '')
}

/** 'Black beans and sweet potato' are two foods, though the one is a dish by another name as well. */
function isListed({ dish, start, end }: NamedDish, { tokens, text }: Words): boolean {
  const name = tokens.slice(start, end).map(({ word }) => word)
  const isOwn = toKey(dish.title) === name.join(' ') || DISH_FIRST.test(name.join(' '))
  if (isOwn || !isFoodName(name.join(' '))) return false
  const around = [tokens[start - 1]?.word ?? '', tokens[end]?.word ?? '']
  return isListing(text) || around.some((word) => /^(?:and|,|&)$/.test(word))
}

/** '48 chocolate chip cookies', 'two dozen macarons': how many of what the dish makes. */
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

/** Whether the name is that of a sort of dish, of which the book has one that keeps to the figures and the time. */
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
  const isSort = SHAPES.some(({ words }) => words.exec(name)?.[0] === name)
  return (
    isSort &&
    book.dishes().some((other) => other.kind === dish.kind && keepsInSome(other, conditions))
  )
}

/** Where it can be made at all, and not within the figures and the time. */
function missesLimits(dish: Dish, conditions: Conditions): boolean {
  const version = chooseVersion(dish, conditions)
  return version !== undefined && !keepsAll(version.dish, conditions)
}

function keepsInSome(dish: Dish, conditions: Conditions): boolean {
  const version = chooseVersion(dish, conditions)
  return version !== undefined && keepsAll(version.dish, conditions)
}

function minutesOf(dish: Dish): number {
  const { active, wait, oven } = totalMinutes(dish)
  return active + wait + oven
}

/**
 * The dishes that are named outside of some words, the one that is meant among them. A name that is a food as
 * well counts by itself alone: 'rice' is a dish, and beside anything else what goes into another.
 */
function findNames(words: Words, taken: readonly Span[], book: Cookbook) {
  const found = findAnyNames(words, taken, book)
  const dishes = found.filter((one) => {
    const name = words.tokens.slice(one.start, one.end)
    return isSauce(one) || !isFood(name, one.dish, book)
  })
  const foods = found.filter((one) => !dishes.includes(one))
  const isOnlyFood = dishes.every(isSauce) && foods.length > 0
  const isAlone = isOnlyFood && foods.length === 1
  const named = isAlone ? found : dishes
  const main = isOnlyFood && !isAlone ? undefined : findMain(named, words.tokens)
  return { named, isAlone, main }
}

/** Dishes by their names, or by one that has all of the words; else by a name with a slip in it. */
function findAnyNames(words: Words, taken: readonly Span[], book: Cookbook): NamedDish[] {
  const masked = maskHow(words, taken)
  const foods = findFoodNames(masked)
  // The chips of 'chocolate chips' are no dish.
  const named = book
    .findNamed(masked)
    .filter((one) => !foods.some(({ from, to }) => isWithin(one, { start: from, end: to })))
  const [phrase] = contentOf(masked)
  const isList = phrase && isListOfFoods(words.tokens, phrase.span)
  const [dish] = phrase && !isList ? book.findByWords(phrase.words) : []
  const byWords = phrase && dish && { dish, variant: undefined, ...phrase.span }
  const dishes = named.filter((one) => !isSauce(one))
  // 'Tagine of lamb with prunes' names more than a tagine.
  if (byWords && dishes.every((one) => isWithin(one, byWords))) return [byWords]
  const misspelt = book.findMisspelt(masked, isKnownWord)
  const isMeant = misspelt && dishes.every((one) => isWithin(one, misspelt))
  return isMeant ? [misspelt, ...named.filter(isSauce)] : named
}

/** 'Chicken and rice' are two foods, and no fried rice that happens to have both in its name. */
function isListOfFoods(tokens: readonly Token[], { start, end }: Span): boolean {
  const words = tokens.slice(start, end).map(({ word }) => word)
  const foods = findFoodNames(words)
  return (
    foods.length > 1 &&
    words.every((word, at) => {
      return /^(?:and|with)$/.test(word) || foods.some(({ from, to }) => from <= at && at < to)
    })
  )
}

function isWithin(one: Span, span: Span): boolean {
  const isSmaller = one.end - one.start < span.end - span.start
  return isSmaller && span.start <= one.start && one.end <= span.end
}

/** Two words or more that stand together and name something: 'spinach ravioli', not 'for my friends'. */
function contentOf(words: readonly string[]) {
  const isContent = (word: string) => /^[a-z]{3,}$/.test(word) && !isProse(word)
  const start = words.findIndex(isContent)
  const after = words.slice(start).findIndex((word) => !isContent(word) && !LINKS.test(word))
  const last = after < 0 ? words.length : start + after
  const end = start + words.slice(start, last).findLastIndex(isContent) + 1
  const content = words.slice(start, end).filter(isContent)
  return start >= 0 && content.length > 1 ? [{ words: content, span: { start, end } }] : []
}

const LINKS = /^(?:and|with|of|in|the|de|la|le|al|alla|a|au|aux|et|con|e|y|mit|und)$/

/** Whether a message speaks of the recipe at hand. */
export function goesOn(text: string): boolean {
  return CHANGES.test(text)
}

const CHANGES =
  /\b(?:it|this|that|them|instead|replace|swap|substitute)\b|^\s*(?:please )?(?:add|use|more|less|no|without|another|again|with)\b/i

/** Names of several words are read before what is said around them: 'microwave brownies'. */
function hideNames({ tokens }: Words, book: Cookbook): string {
  const long = book
    .findNamed(tokens.map(({ word }) => word))
    .filter(({ start, end }) => end - start > 1)
  return tokens
    .map(({ typed }, at) => (long.some(({ start, end }) => start <= at && at < end) ? '#' : typed))
    .join(' ')
}

/** What stands before 'with' counts before what is behind it, a dish before its sauce. */
function findMain(named: readonly NamedDish[], tokens: readonly Token[]): NamedDish | undefined {
  const link = tokens.findIndex(({ word }) => /^(?:with|and|plus|from|using|over|on)$/.test(word))
  const before = link < 0 ? named : named.filter(({ start }) => start < link)
  return (
    before.find((one) => !isSauce(one)) ??
    named.find((one) => !isSauce(one)) ??
    before[0] ??
    named[0]
  )
}

/** What comes with a dish, and is not what one eats. */
function isSauce({ dish }: NamedDish): boolean {
  return dish.course === 'sauce'
}

/** 'Rice', 'tofu', 'beans': a dish of the book, and a food that stands in many others. */
function isFood(tokens: readonly Token[], dish: Dish, book: Cookbook): boolean {
  const name = tokens.map(({ word }) => word).join(' ')
  if (DISH_FIRST.test(name)) return false
  if (!isFoodName(name)) return false
  const said = tokens.map(({ typed }) => typed).join(' ')
  const uses = book.dishes().filter((other) => {
    return (
      other !== dish && other.lines.some(({ text }) => text.includes(name) || text.includes(said))
    )
  })
  return uses.length >= OFTEN
}

function isFoodName(name: string): boolean {
  const parts = identify(name).flat()
  return (
    parts.length > 0 && parts.every(({ ingredient, unread }) => ingredient && unread.length === 0)
  )
}

/** Words that are foods as well, but who says them alone or first wants the dish. */
const DISH_FIRST = /^(?:chili|chilli|steak|curry|hamburger|burger|schnitzel)$/

/** So many dishes take what is a food of its own. */
const OFTEN = 4

/** The foods right before a form of dish, where nothing else stands there: the tomato of 'a tomato soup'. */
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

/** Whether words ask for a form of dish: 'stir fry'. */
function hasForm(text: string): boolean {
  return toUnits(toTokens(text), ALL_WORDS).some(({ meaning }) => meaning?.form !== undefined)
}

type Food = { typed: string; ingredient: Ingredient; span: Span }

/** Foods that are named outside of these words. */
function foodsBeside(tokens: readonly Token[], taken: readonly Span[]): Food[] {
  const free = tokens.map(({ word }, at) =>
    taken.some(({ start, end }) => start <= at && at < end) ? '#' : word,
  )
  return findFoodNames(free).map(({ from, to, ingredient }) => ({
    ingredient,
    span: { start: from, end: to },
    typed: tokens
      .slice(from, to)
      .map(({ typed }) => typed)
      .join(' '),
  }))
}

/** 'Spinach lasagna', 'chicken and leek pie': nothing but such words stands between a food and the name. */
function isJoined(tokens: readonly Token[], from: number, to: number): boolean {
  const between = tokens.slice(from, to)
  return from <= to && between.length <= 3 && between.every(({ word }) => !STOPS.test(word))
}

const STOPS = /^(?:for|with|in|on|from|to|my|a|the|have|some|,|\.)$/

/** By its words, or because a line is a food of that sort: beans, where there are chickpeas. */
function isIn({ lines, title }: Dish, { typed, ingredient }: Food): boolean {
  const last =
    typed
      .split(' ')
      .at(-1)
      ?.replace(/(?:e?s)$/, '') ?? typed
  const texts = [title, ...lines.map(({ text }) => text)].map((text) => text.toLowerCase())
  if (texts.some((text) => text.includes(typed))) return true
  if (!typed.includes(' ') && texts.some((text) => new RegExp(`\\b${last}(?:e?s)?\\b`).test(text)))
    return true
  return lines.some(({ text }) => {
    const foods = identify(parseIngredientLine(text).name).flat()
    return foods.some(({ ingredient: listed }) => listed && isOfKind(listed, ingredient))
  })
}

function isOfKind(listed: Ingredient, asked: Ingredient): boolean {
  return listed === asked || kindsOf(listed).has(asked)
}
