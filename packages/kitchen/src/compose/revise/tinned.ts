import { formatIngredientLine } from '../../ingredient-lines/format-ingredient-line.ts'
import { parseIngredientLine } from '../../ingredient-lines/parse-ingredient-line.ts'
import type { RecipeData } from '../../recipe-text/recipe-data.ts'
import { FOODS, type FoodId, isKind } from '../foods/foods.ts'

/** '2 tins sardines' of salmon are tins too; undefined for what is fresh. */
export function tinnedAs(line: string, to: FoodId): string | undefined {
  const read = parseIngredientLine(line)
  if (read.unit !== 'can' || !isKind(to, 'fish') || /^(?:canned|smoked) /.test(FOODS[to].name))
    return undefined
  return formatIngredientLine({ ...read, name: FOODS[to].short ?? FOODS[to].name })
}

/** Salmon lies in its juice: what the oil of the tin did, olive oil does. */
export function withoutTinOil(step: string): string {
  return step
    .replace(/, (?:reserving|keeping|saving) (?:the |its |their )?oil,? and\b/gi, ', drain it and')
    .replace(/,? (?:reserving|keeping|saving) (?:the |its |their )?oil\b/gi, ' and drain it')
    .replace(TIN_OIL, (_all, amount = USUAL_OIL) => `${amount} of olive oil`)
}

export function tinOilIn({ instructions }: RecipeData): string[] {
  const found = TIN_OIL.exec(instructions.join(' '))
  return found ? [`${found[1] ?? USUAL_OIL} olive oil`] : []
}

const TIN_OIL =
  /\bthe oil (?:from|of) (?:the |one |a |both |each )?(?:tins?|cans?)(?: \((?:about )?([^()]+)\))?/i
const USUAL_OIL = '2 tbsp'
