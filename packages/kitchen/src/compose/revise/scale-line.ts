import { formatIngredientLine } from '../../ingredient-lines/format-ingredient-line.ts'
import { parseIngredientLine } from '../../ingredient-lines/parse-ingredient-line.ts'
import { scaleIngredientLine } from '../../scaling/scale-ingredient-line.ts'

/** One line with its amount multiplied; without an amount it is unchanged. */
export function scaleLine(line: string, factor: number): string {
  const parsed = parseIngredientLine(line)
  if (parsed.heading || !parsed.quantity) return line
  return withoutUnitTwice(formatIngredientLine(scaleIngredientLine(parsed, factor)))
}

/** '4 tablespoons (tbsp.) of oil' names its unit only once after scaling. */
export function withoutUnitTwice(line: string): string {
  return line.replace(UNIT_TWICE, '').replace(/(?<=\p{L}) ?\(s\)/gu, '')
}

const UNIT_TWICE = /\s*\((?:g|kg|ml|l|dl|cl|tbsp|tsp|oz|lbs?|cups?|grams?|milliliters?)\.?\)/gi
