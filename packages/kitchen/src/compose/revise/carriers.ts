import { parseIngredientLine } from '../../ingredient-lines/parse-ingredient-line.ts'
import type { Nutrient } from '../../lexicon/nutrients.ts'
import { nutritionOf } from '../../nutrition/nutrition.ts'
import type { RecipeData } from '../../recipe-text/recipe-data.ts'
import { parseServings } from '../../times/parse-servings.ts'
import { withNote } from './change.ts'
import { scaleLine } from './scale-line.ts'

/** A food that contains sugar, salt or heat under another name, and what to use instead. */
export type Carrier = {
  pattern: RegExp
  /** Replaces the words of the line; without it the amount is halved. */
  instead?: string
  /** A second line that makes up for the missing half. */
  fill?: (half: string) => string
}

/** The first carrier of a line; undefined if it has none. */
function carrierOf(line: string, carriers: readonly Carrier[]): Carrier | undefined {
  return carriers.find(({ pattern }) => pattern.test(line))
}

/**
 * A recipe with less of what its carriers contain; each changed line is compared with its old
 * version.
 */
export function withLess(recipe: RecipeData, carriers: readonly Carrier[]): RecipeData {
  let less = recipe
  for (const line of recipe.ingredients) {
    const carrier = carrierOf(line, carriers)
    if (!carrier) continue
    const told = tell(line, carrier)
    if (told.join() === line) continue
    less = withNote(
      { ...less, ingredients: less.ingredients.flatMap((one) => (one === line ? told : [one])) },
      undefined,
      [`${line} → ${told.join(' + ')}`],
    )
    less = { ...less, instructions: less.instructions.map((step) => inSteps(step, line, carrier)) }
  }
  return less
}

function tell(line: string, { pattern, instead, fill }: Carrier): string[] {
  if (instead !== undefined) return [line.replace(pattern, instead)]
  const half = inHalf(line)
  return fill ? [half, fill(half)] : [half]
}

/** Halves an amount; without an amount the cook is told to use half of the usual. */
export function inHalf(line: string): string {
  const parsed = parseIngredientLine(line)
  if (parsed.heading) return line
  return parsed.quantity ? scaleLine(line, 0.5) : `${line.trim()} (half of what you would take)`
}

/** 'The sweet and hot paprika' of the steps is the line's. */
function inSteps(step: string, line: string, { pattern, instead, fill }: Carrier): string {
  const [said] = pattern.exec(line) ?? []
  if (fill || said === undefined || instead === undefined) return step
  const [quality] = /^(?:sweet|mild|low-sodium|unsalted|unsweetened)\b/i.exec(instead) ?? []
  if (quality === undefined) return step
  return step.replace(pattern, (found: string, ...rest) => {
    const at = rest.find((one) => typeof one === 'number') ?? 0
    const isOther = found.toLowerCase() !== said.toLowerCase()
    return isOther || step.slice(0, at).endsWith(`${quality} `)
      ? found
      : found.replace(pattern, instead)
  })
}

/**
 * The amount per portion before and after, from the kitchen's figures; undefined if nothing can be
 * counted.
 */
export function sayDifference(
  before: RecipeData,
  after: RecipeData,
  { nutrient, unit, name }: { nutrient: Nutrient; unit: string; name: string },
): string | undefined {
  const [had, has] = [before, after].map((one) => amountOf(one, nutrient))
  if (had === undefined || has === undefined || Math.round(has) >= Math.round(had)) return undefined
  return `A portion has about ${Math.round(has)} ${unit} of ${name} instead of ${Math.round(had)} ${unit}.`
}

function amountOf({ ingredients, servings }: RecipeData, nutrient: Nutrient): number | undefined {
  const read = parseServings(servings)
  if (!read.ok) return undefined
  return nutritionOf({ ingredients, servings: read.servings.max }).perServing?.[nutrient]
}
