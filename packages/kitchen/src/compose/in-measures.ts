import { formatIngredientLine } from '../ingredient-lines/format-ingredient-line.ts'
import { parseIngredientLine } from '../ingredient-lines/parse-ingredient-line.ts'
import type { MeasureSystem } from '../measures/measure-system.ts'
import { measuredAs } from '../measures/measured-as.ts'
import { type MeasuredLine, toMeasureSystem } from '../measures/to-measure-system.ts'
import { viewIngredientLine } from '../measures/view-line.ts'
import type { RecipeData } from '../recipe-text/recipe-data.ts'

/**
 * A finished recipe converted to US or metric measures: its list, and the amounts, temperatures and
 * lengths in its texts. A comparison keeps its left side, which is a line of the original.
 */
export function inMeasures(recipe: RecipeData, system: MeasureSystem | undefined): RecipeData {
  if (system === undefined) return recipe
  const listed = recipe.ingredients.map(toListed)
  const ingredients = recipe.ingredients.map((text, index) => viewText(text, listed[index], system))
  const viewed = new Map(
    recipe.ingredients.map((text, index) => [text, ingredients[index] ?? text]),
  )
  const say = (text: string) => toMeasureSystem(text.replace(BOTH, '$1'), system, listed)
  return {
    ...recipe,
    ingredients,
    description: say(recipe.description),
    instructions: recipe.instructions.map(say),
    tips: recipe.tips.map(say),
    additionalIngredients: recipe.additionalIngredients.map((text) =>
      viewText(text, toListed(text), system),
    ),
    adaptations: recipe.adaptations.map(say),
    originalVsAdapted: recipe.originalVsAdapted.map((text) => compareIn(text, viewed)),
  }
}

function toListed(text: string): MeasuredLine {
  const line = parseIngredientLine(text)
  return { line, food: measuredAs(line) }
}

/** A line that suits the system already stays as typed. */
function viewText(text: string, listed: MeasuredLine | undefined, system: MeasureSystem): string {
  if (!listed) return text
  const { line, food } = listed
  const viewed = formatIngredientLine(viewIngredientLine(line, system, food))
  return viewed === formatIngredientLine(line) ? text : viewed
}

function compareIn(text: string, viewed: ReadonlyMap<string, string>): string {
  const [before = '', after] = text.split(' → ')
  if (after === undefined) return text
  const lines = after.split(' + ').map((line) => viewed.get(line) ?? line)
  return `${before} → ${lines.join(' + ')}`
}

/** The engine's own texts give both: '180 °C (350 °F)', '74 °C / 165 °F'; one of them is enough. */
const BOTH = /(\d+ (?:°C|cm)) (?:\(\d+[ -](?:°F|inch)\)|\/ \d+ °F)/g
