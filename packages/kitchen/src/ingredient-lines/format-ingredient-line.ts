import { formatQuantity, type QuantityStyle } from '../quantities/format-quantity.ts'
import type { Quantity } from '../quantities/quantity.ts'
import { formatUnit } from '../units/format-unit.ts'
import type { UnitId } from '../units/unit-id.ts'
import type { IngredientLine, Measure } from './ingredient-line.ts'
import { isRemark } from './remarks.ts'

/**
 * A line as a cook would write it: '2 (400 g) cans chopped tomatoes, drained (optional)'. Reading
 * it again gives the same parts.
 */
export function formatIngredientLine(line: IngredientLine): string {
  if (line.heading) return `${line.name}:`
  return `${[formatAmount(line), line.name].filter(Boolean).join(' ')}${formatNotes(line)}`
}

/** The text before the food: '1 cup plus 2 tbsp', '225 g / 8 oz', '2 (400 g) cans'. */
function formatAmount(line: IngredientLine): string {
  return [formatFigure(line), formatUnitPart(line)].filter(Boolean).join(' ')
}

/** The number alone: '1 ½', '0.5', '2–3'; '' if the line has none. */
export function formatFigure({ quantity, unit }: IngredientLine): string {
  return quantity ? formatQuantity(quantity, styleOf(unit)) : ''
}

/** The amount without its number: '(400 g) cans', 'cup plus 2 tbsp', 'g / 8 oz'. */
export function formatUnitPart(line: IngredientLine): string {
  const { quantity, size, unit, plus, second, packageSize } = line
  const holds = packageSize && `(${formatMeasure(packageSize)})`
  return [
    // 'A few (400 g) cans', but '2 (400 g) large cans'.
    ...(severalOf(size) ? [size, holds] : [holds, size]),
    unit && formatUnit(unit, quantity ?? severalOf(size)),
    plus && `plus ${formatMeasure(plus)}`,
    second && `/ ${formatMeasure(second)}`,
  ]
    .filter(Boolean)
    .join(' ')
}

function formatMeasure({ quantity, unit }: Measure): string {
  const style = isPrinted(quantity) ? 'decimal' : styleOf(unit)
  return `${formatQuantity(quantity, style)} ${formatUnit(unit, quantity)}`
}

/** A label says 7.7 oz, which no spoon can measure. */
function isPrinted({ min, max }: Quantity): boolean {
  const isTenths = (value: number) => Number.isInteger(value * 10)
  return isTenths(min) && isTenths(max) && !(Number.isInteger(min * 2) && Number.isInteger(max * 2))
}

/** 'A few sprigs': several, though no number is given. */
function severalOf(size: string | undefined): Quantity | undefined {
  return size && /few|some|several|lots|plenty/i.test(size)
    ? { min: 2, max: 2, approximate: true }
    : undefined
}

const METRIC: ReadonlySet<UnitId> = new Set(['mg', 'g', 'kg', 'ml', 'cl', 'dl', 'l', 'cm'])

function styleOf(unit: UnitId | undefined): QuantityStyle {
  return unit && METRIC.has(unit) ? 'decimal' : 'fraction'
}

function formatNotes({ preparation, comment, optional }: IngredientLine): string {
  const remark = comment && (isRemark(comment) ? `, ${comment}` : ` (${comment})`)
  return [preparation && `, ${preparation}`, remark, optional && ' (optional)']
    .filter(Boolean)
    .join('')
}
