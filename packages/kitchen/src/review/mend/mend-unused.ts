import { wordsOf } from '../../compare/compared-line.ts'
import { joinWords } from '../../compose/words/join.ts'
import type { LineRead } from '../../diets/line-read.ts'
import type { Aisle } from '../../lexicon/aisles.ts'
import type { RecipeData } from '../../recipe-text/recipe-data.ts'
import { saysHeat } from '../find-underdone.ts'
import { findUnused } from '../find-unused.ts'
import { readForReview } from '../read-for-review.ts'
import type { Correction, Mended } from './mending.ts'

/** Gives what no step uses a place at the end, where it has an obvious one; else the line goes. */
export function mendUnused(recipe: RecipeData): Mended {
  const unused = findUnused(readForReview(recipe), { pantryStaples: true })
  const title = wordsOf(recipe.title)
  const placed = unused.flatMap((line): Placed[] => {
    const place = placeFor(line)
    return place ? [{ line, place }] : []
  })
  // What the dish is named after cannot just go.
  const gone = unused.filter(
    (line) =>
      !placed.some((one) => one.line === line) &&
      ![...wordsOf(line.line.name)].some((word) => title.has(word)),
  )
  const ingredients = recipe.ingredients.filter(
    (text) => !gone.some(({ line }) => line.raw === text.trim()),
  )
  if (ingredients.length < 2 && gone.length > 0) return { ok: true, recipe, corrections: [] }
  const corrections = gone.map(
    ({ line }): Correction => ({ before: line.raw, after: '', reason: 'No step uses it.' }),
  )
  const instructions = [...recipe.instructions]
  for (const [place, ones] of Map.groupBy(placed, ({ place: one }) => one)) {
    // Spices are cooked with the rest, all else comes at the end.
    const heated = instructions.findIndex(saysHeat)
    const at = place === COOKED && heated >= 0 ? heated : instructions.length - 1
    const before = instructions[at] ?? ''
    const after = `${before} ${place.replace('%', joinWords(ones.map(({ line }) => line.line.name)))}`
    instructions[at] = after.trim()
    corrections.push({ before, after, reason: 'No step used what the list has.' })
  }
  return { ok: true, recipe: { ...recipe, ingredients, instructions }, corrections }
}

type Placed = { line: LineRead; place: string }

function placeFor({ contents }: LineRead): string | undefined {
  const [food] = contents.ingredients
  if (!food) return
  if (food.is.some(({ id }) => id === 'fresh-herb')) return SCATTER
  return PLACES[food.aisle]
}

const SCATTER = 'Scatter over the % to finish.'
const COOKED = 'Stir in the % for the last minute of cooking.'
const SEASON = 'Taste, and season with the %.'
const BESIDE = 'Serve with the %.'

const PLACES: Partial<Record<Aisle, string>> = {
  'herbs-and-spices': COOKED,
  other: SEASON,
  'nuts-seeds-and-dried-fruit': SCATTER,
  'sauces-and-condiments': BESIDE,
  bakery: BESIDE,
}
