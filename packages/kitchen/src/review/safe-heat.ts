import { isKindOf } from '../lexicon/lexicon.ts'
import { findTemperatures, type TemperatureFound } from '../measures/find-temperatures.ts'
import type { RecipeData } from '../recipe-text/recipe-data.ts'
import { celsiusOf, isInside, MAX_LENGTH, ROUNDING } from './find-underdone.ts'
import { readForReview } from './read-for-review.ts'
import { type SafeTemperature, safeFor, writeSafe } from './safe-temperatures.ts'

/**
 * The last look at a changed recipe: flesh that came into it is safe from its own temperature, whatever the steps said
 * of what was there before, in °C or in °F, and 'medium rare' says nothing of a bird. Poultry that was there may rise to
 * its temperature while it rests, where the same step says so.
 */
export function withSafeHeat(before: RecipeData, after: RecipeData): RecipeData {
  const came = findNewcomer(before, after)
  const safe = came ?? findPoultry(after)
  if (!safe) return after
  const instructions = after.instructions.map((step) => {
    const told = raised(step, safe, came === undefined)
    return came?.called === 'poultry' ? withoutRare(told, came) : told
  })
  const isSame = instructions.every((step, at) => step === after.instructions[at])
  return isSame ? after : { ...after, instructions }
}

/** The strictest of what the change brought in, where nothing of its kind was there before. */
export function findNewcomer(before: RecipeData, after: RecipeData): SafeTemperature | undefined {
  const had = readForReview(before).lines.flatMap(({ contents }) => contents.ingredients)
  return readForReview(after)
    .lines.filter(({ contents }) =>
      contents.ingredients.every((food) => !had.some((old) => isKindOf(old, food))),
    )
    .flatMap((line) => safeFor(line) ?? [])
    .toSorted((a, b) => b.celsius - a.celsius)[0]
}

/** Where poultry is all the flesh that there is: what else a thermometer is put into is its own. */
function findPoultry(recipe: RecipeData): SafeTemperature | undefined {
  const all = readForReview(recipe).lines.flatMap((line) => safeFor(line) ?? [])
  const flesh = all.filter(({ called }) => called !== 'egg dishes')
  return flesh.every(({ called }) => called === 'poultry') ? flesh[0] : undefined
}

function raised(step: string, safe: SafeTemperature, mayRest: boolean): string {
  if (step.length > MAX_LENGTH) return step
  const groups = findTemperatures(step).filter((found) => isInside(found, step))
  const isSafe = (found: readonly TemperatureFound[]) => celsiusOf(found) >= safe.celsius - ROUNDING
  if (mayRest && groups.some(isSafe)) return step
  return groups.toReversed().reduce((text, found) => {
    const [first, last] = [found[0], found.at(-1)]
    if (!first || !last || isSafe(found)) return text
    const isOpen = text.slice(first.start, last.end).includes('(') && text[last.end] === ')'
    return `${text.slice(0, first.start)}${writeSafe(safe)}${text.slice(last.end + (isOpen ? 1 : 0))}`
  }, step)
}

function withoutRare(step: string, safe: SafeTemperature): string {
  return step.replace(RARE, ` until it reads ${writeSafe(safe)} inside`)
}

const RARE =
  /,? (?:until|for|to) (?:it is |they are )?(?:medium[- ]rare|rare|medium(?: or rare)?|(?:still )?(?:slightly )?pink (?:inside|in the (?:middle|cent(?:er|re))))\b(?![- ](?:high|low|heat|hot|flame|setting))(?: doneness)?/gi
