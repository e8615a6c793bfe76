import type { Cookbook, Dish, NamedDish } from '@potluck/cookbook'
import { findFoodNames, identify, type Token } from '@potluck/kitchen/knowledge'
import { maskHow } from './read-request.ts'
import { findRefused, isOpener } from './reading/refused.ts'
import { isKnownWord, isProse } from './reading/unknown-words.ts'
import type { Span, Words } from './reading/words.ts'

/**
 * The dishes that are named outside of some words, the one that is meant among them. A name that is a food as
 * well counts by itself alone: 'rice' is a dish, and beside anything else what goes into another.
 */
export function findNames(words: Words, taken: readonly Span[], book: Cookbook) {
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
  // The chips of 'chocolate chips' are no dish; 'vegan meringues' are the dish, made vegan.
  const named = book.findNamed(masked).filter(
    (one) =>
      !foods.some(({ from, to }) => {
        const isMadeSo = one.dish.variants.some(({ name }) => name === masked[from])
        return isWithin(one, { start: from, end: to }) && !isMadeSo
      }),
  )
  const [phrase] = contentOf(masked)
  const isList = phrase && isListOfFoods(words.tokens, phrase.span)
  const [dish] = phrase && !isList ? book.findByWords(phrase.words) : []
  const byWords = phrase && dish && { dish, variant: undefined, ...phrase.span }
  const dishes = named.filter((one) => !isSauce(one))
  // 'Tagine of lamb with prunes' names more than a tagine.
  if (byWords && dishes.every((one) => isWithin(one, byWords))) return [byWords]
  const apart = book.findApart(maskHow(words, findRefused(words.text)))
  // 'No bake raspberry cheesecake': what stands around its last word is read as it is.
  if (apart && dishes.every(({ start, end }) => end - start === 1 && end === apart.end))
    return [apart]
  const misspelt = book.findMisspelt(masked, isKnownWord)
  // The shrimp of 'fetuccini alfredo with shrimp' is a dish as well, but here a food.
  const isMeant =
    misspelt &&
    named.every(({ start, end }) => start !== misspelt.start || end !== misspelt.end) &&
    dishes.every((one) => isWithin(one, misspelt) || isFoodOf(one, words.tokens))
  return isMeant ? [misspelt, ...named.filter((one) => !isWithin(one, misspelt))] : named
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

/** Names of several words are read before what is said around them: 'microwave brownies'. */
export function hideNames({ tokens }: Words, book: Cookbook): string {
  const long = book
    .findNamed(tokens.map(({ word }) => word))
    // The egg and cheese of 'without egg and cheese' go, though galettes are called after them.
    .filter(({ start, end }) => end - start > 1 && !isOpener(tokens[start - 1]?.word ?? ''))
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
export function isSauce({ dish }: NamedDish): boolean {
  return dish.course === 'sauce'
}

/** 'Rice', 'tofu', 'beans': a dish of the book, and a food that stands in many others. */
function isFood(tokens: readonly Token[], dish: Dish, book: Cookbook): boolean {
  const name = tokens.map(({ word }) => word).join(' ')
  if (DISH_FIRST.test(name)) return false
  if (!isFoodName(name)) return false
  const said = tokens.map(({ typed }) => typed).join(' ')
  let uses = 0
  for (const other of book.dishes()) {
    const hasIt = other.lines.some(({ text }) => text.includes(name) || text.includes(said))
    if (hasIt && other !== dish) uses += 1
    if (uses >= OFTEN) return true
  }
  return false
}

export function isFoodName(name: string): boolean {
  const parts = identify(name).flat()
  return (
    parts.length > 0 && parts.every(({ ingredient, unread }) => ingredient && unread.length === 0)
  )
}

/** Words that are foods as well, but who says them alone or first wants the dish. */
export const DISH_FIRST = /^(?:chili|chilli|steak|curry|hamburger|burger|schnitzel)$/

/** So many dishes take what is a food of its own. */
const OFTEN = 4

/** Whether a name is that of a food as well. */
export function isFoodOf({ start, end }: NamedDish, tokens: readonly Token[]): boolean {
  return isFoodName(
    tokens
      .slice(start, end)
      .map(({ word }) => word)
      .join(' '),
  )
}
