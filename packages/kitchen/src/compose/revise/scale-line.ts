import { formatIngredientLine } from '../../ingredient-lines/format-ingredient-line.ts'
import { parseIngredientLine } from '../../ingredient-lines/parse-ingredient-line.ts'
import { scaleIngredientLine } from '../../scaling/scale-ingredient-line.ts'

/** One line, its amount multiplied; what has no amount stays as it is. */
export function scaleLine(line: string, factor: number): string {
  const parsed = parseIngredientLine(line)
  if (parsed.heading || !parsed.quantity) return line
  return withoutUnitTwice(formatIngredientLine(scaleIngredientLine(parsed, factor)))
}

/** '4 tablespoons (tbsp.) of oil', measured anew, says its unit once. */
export function withoutUnitTwice(line: string): string {
  return line.replace(UNIT_TWICE, '').replace(/(?<=\p{L}) ?\(s\)/gu, '')
}

const UNIT_TWICE = /\s*\((?:g|kg|ml|l|dl|cl|tbsp|tsp|oz|lbs?|cups?|grams?|milliliters?)\.?\)/gi
