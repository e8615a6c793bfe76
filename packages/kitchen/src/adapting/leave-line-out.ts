import { withNote } from '../compose/revise/change.ts'
import { parseIngredientLine } from '../ingredient-lines/parse-ingredient-line.ts'
import type { RecipeData } from '../recipe-text/recipe-data.ts'
import { type FoodSpan, findFoodSpans } from './find-foods.ts'
import { findLineOf, readDish } from './read-dish.ts'
import { takeOut } from './take-out.ts'

/** A recipe without one of its lines; undefined where a step would lose its sense, or nothing would be left. */
export function leaveLineOut(
  recipe: RecipeData,
  text: string,
  reason: string,
): RecipeData | undefined {
  const { lines } = readDish(recipe)
  const ingredients = recipe.ingredients.filter((line) => line !== text)
  const isGone = (said: string) => (span: FoodSpan) => findLineOf(span, said, lines)?.text === text
  const left = without({ ...recipe, ingredients }, isGone)
  const why = reason === '' ? '.' : `: ${reason}`
  return (
    left &&
    withNote(left, `Left out the ${parseIngredientLine(text).name.replace(BY_HAND, '')}${why}`, [
      `${text} → left out`,
    ])
  )
}

/** 'A dash cayenne pepper' is cayenne pepper. */
const BY_HAND =
  /^(?:an?|some|one) (?:(?:dash|pinch|bit|little|handful|splash|drizzle|sprig|few)(?: of)? )?/i

/** What somebody wants left out: the word they said for it, and whether a name is that food. */
export type Unwanted = { word: string; isMeant: (span: FoodSpan) => boolean }

/** A recipe without a food that some of its lines list, alone or beside others ('onion or garlic'). */
export function leaveFoodOut(
  recipe: RecipeData,
  listed: readonly string[],
  { word, isMeant }: Unwanted,
): RecipeData | undefined {
  const dish = readDish(recipe)
  const shorter = new Map(listed.map((line) => [line, withoutPart(line, isMeant)]))
  // A line of several foods that cannot be told without one.
  if ([...shorter.values()].includes('')) return undefined
  const ingredients = recipe.ingredients.flatMap(
    (line) => shorter.get(line) ?? (shorter.has(line) ? [] : [line]),
  )
  const whole = new Set(listed.filter((line) => shorter.get(line) === undefined))
  const isGone = (said: string) => (span: FoodSpan) =>
    isMeant(span) || whole.has(findLineOf(span, said, dish.lines)?.text ?? '')
  const left = without({ ...recipe, ingredients }, isGone)
  const compared = listed.map((line) => `${line} → ${shorter.get(line) ?? 'left out'}`)
  return left && withNote(left, `Left out the ${word.replace(BY_HAND, '')}.`, compared)
}

/** Of a line of several foods what is left; undefined where it is about this one alone. */
function withoutPart(line: string, isMeant: (span: FoodSpan) => boolean): string | undefined {
  const spans = findFoodSpans(parseIngredientLine(line).name)
  const others = spans.filter((span) => !isMeant(span))
  if (others.length === 0 || others.length === spans.length) return undefined
  const left = takeOut(line, isMeant)
  return left ?? ''
}

type Gone = (said: string) => (span: FoodSpan) => boolean

/** The texts of a recipe without what is gone; its list is the caller's. */
function without(recipe: RecipeData, isGone: Gone): RecipeData | undefined {
  const steps = recipe.instructions.map((step) => takeOut(step, isGone(step)))
  const kept = steps.filter((step) => step !== undefined)
  if (kept.length < steps.length || recipe.ingredients.length < 2) return undefined
  const shorten = (said: string) => takeOut(said, isGone(said)) ?? ''
  const spared = (texts: readonly string[]) => texts.map(shorten).filter((text) => text !== '')
  const description = shorten(recipe.description)
  return {
    ...recipe,
    title: titleWithout(recipe.title, isGone(recipe.title)),
    description: description || (recipe.description && 'The same dish, with one thing less.'),
    instructions: kept.filter((step) => step !== ''),
    tips: spared(recipe.tips),
    nutritionalBenefits: spared(recipe.nutritionalBenefits),
    usedIngredients: spared(recipe.usedIngredients),
    additionalIngredients: spared(recipe.additionalIngredients),
  }
}

/** 'Garlic Chicken with Rice' without garlic is 'Chicken with Rice'; a title of nothing else stays. */
function titleWithout(title: string, isGone: (span: FoodSpan) => boolean): string {
  const spans = findFoodSpans(title).filter(isGone)
  if (spans.length === 0) return title
  const listed = takeOut(title, isGone)
  const bare = spans
    .toReversed()
    .reduce((left, { start, end }) => left.slice(0, start) + left.slice(end), title)
  const clean = (listed || bare)
    .replace(/ {2,}/g, ' ')
    .trim()
    .replace(/ (?:with|and|in)$/i, '')
  return clean.includes(' ') ? clean : title
}
