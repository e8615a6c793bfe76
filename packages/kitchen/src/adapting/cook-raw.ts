import { withNote } from '../compose/revise/change.ts'
import { capitalize } from '../compose/words/join.ts'
import type { RecipeData } from '../recipe-text/recipe-data.ts'
import { findRaw, sayCooked, withCooked } from '../review/find-raw.ts'
import { readForReview } from '../review/read-for-review.ts'
import { safeFor } from '../review/safe-temperatures.ts'
import { FLESH, isOneOf } from './read-dish.ts'

/**
 * A changed recipe in which nothing is raw that came into it: raw cod for crab meat from the tin is cooked before it
 * goes into the salad. Where what went was ready to eat, a few minutes of warming are not enough.
 */
export function cookWhatIsRaw(before: RecipeData, after: RecipeData): RecipeData {
  const had = new Set(before.ingredients)
  const read = readForReview(after)
  const never = new Set(findRaw(read).map(({ line }) => line.line.raw))
  const raws = findRaw(read, WARMED).filter(({ line: { line } }) => {
    return !had.has(line.raw) && (never.has(line.raw) || wasReady(line.raw, before, after))
  })
  return raws
    .toSorted((a, b) => b.at - a.at)
    .reduce((cooked, raw) => {
      const note = `${capitalize(raw.line.line.name)} comes in raw, so it is cooked first.`
      return withNote(withCooked(cooked, raw), note, [`→ ${sayCooked(raw)}`])
    }, after)
}

/** Whether what a line came in for was cooked or cured meat or fish, to be eaten as it is. */
function wasReady(line: string, before: RecipeData, { originalVsAdapted }: RecipeData): boolean {
  return readForReview(before).lines.some((old) => {
    const foods = old.contents.ingredients
    return (
      foods.some((food) => isOneOf(food, FLESH)) &&
      !foods.some((food) => isOneOf(food, RAW_BACON)) &&
      !/\bsalt pork\b/i.test(old.line.raw) &&
      !safeFor(old) &&
      originalVsAdapted.some((one) => one.startsWith(`${old.line.raw} → `) && one.endsWith(line))
    )
  })
}

/** Cured, and fried by the recipe all the same. */
const RAW_BACON = ['bacon', 'pancetta', 'lardon', 'guanciale']
/** Minutes of heat that cook what is raw, and do not only warm it. */
const WARMED = 15
