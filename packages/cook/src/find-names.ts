import type { Cookbook, Dish, NamedDish } from '@potluck/cookbook'
import { findFoodNames, identify, type Token } from '@potluck/kitchen/knowledge'
import { maskHow } from './read-request.ts'
import { findRefused, isOpener } from './reading/refused.ts'
import { isKnownWord, isProse } from './reading/unknown-words.ts'
import type { Span, Words } from './reading/words.ts'

/**
 * Finds the dishes that a text names outside of the spans in `taken`, and the one that is meant (`main`). A name that
 * is also a food counts only if it stands alone: 'rice' is a dish, but beside anything else it is an ingredient.
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

/** Finds dishes by their exact names, by a name that has all of the words, or by a misspelt name. */
function findAnyNames(words: Words, taken: readonly Span[], book: Cookbook): NamedDish[] {
  const masked = maskHow(words, taken)
  const foods = findFoodNames(masked)
  // The chips of 'chocolate chips' are not the dish; 'vegan meringues' are the dish, in its vegan variant.
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
  // 'No bake raspberry cheesecake' has other words inside the name; it wins over a dish named by its last word alone.
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

/** Whether a phrase only lists foods: 'chicken and rice' does not mean a dish that happens to have both in its name. */
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

/**
 * The first phrase of two or more words that name something, with its span: 'spinach ravioli', not 'for my friends'.
 * Empty if there is none.
 */
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

/**
 * The text with '#' in place of dish names of several words, so that they are not read as conditions: 'microwave
 * brownies'.
 */
export function hideNames({ tokens }: Words, book: Cookbook): string {
  const long = book
    .findNamed(tokens.map(({ word }) => word))
    // Not after a word such as 'without': 'without egg and cheese' refuses two foods, though galettes are called so.
    .filter(({ start, end }) => end - start > 1 && !isOpener(tokens[start - 1]?.word ?? ''))
  return tokens
    .map(({ typed }, at) => (long.some(({ start, end }) => start <= at && at < end) ? '#' : typed))
    .join(' ')
}

/** The dish that is meant: one before 'with' rather than one after it, and any dish rather than a sauce. */
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

/** Whether the dish is a sauce, which goes with another dish. */
export function isSauce({ dish }: NamedDish): boolean {
  return dish.course === 'sauce'
}

/** Whether a dish's name is also a food that many other dishes use: 'rice', 'tofu', 'beans'. */
function isFood(tokens: readonly Token[], dish: Dish, book: Cookbook): boolean {
  const name = tokens.map(({ word }) => word).join(' ')
  if (DISH_FIRST.test(name)) return false
  if (!isFoodName(name)) return false
  const said = tokens.map(({ typed }) => typed).join(' ')
  let uses = 0
  for (const other of book.dishes()) {
    const hasIt = other.lines.some(({ text }) => text.includes(name) || text.includes(said))
    if (hasIt && other !== dish) uses += 1
    if (uses >= LEAST_USES) return true
  }
  return false
}

export function isFoodName(name: string): boolean {
  const parts = identify(name).flat()
  return (
    parts.length > 0 && parts.every(({ ingredient, unread }) => ingredient && unread.length === 0)
  )
}

/** Names that are also foods, but are always taken as the dish. */
export const DISH_FIRST = /^(?:chili|chilli|steak|curry|hamburger|burger|schnitzel)$/

/** How many other dishes must use a dish for its name to count as a food. */
const LEAST_USES = 4

/** Whether the name of a dish is also that of a food. */
export function isFoodOf({ start, end }: NamedDish, tokens: readonly Token[]): boolean {
  return isFoodName(
    tokens
      .slice(start, end)
      .map(({ word }) => word)
      .join(' '),
  )
}
