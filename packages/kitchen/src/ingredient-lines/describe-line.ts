import type { Quantity } from '../quantities/quantity.ts'
import type { IngredientLine, Measure } from './ingredient-line.ts'

/** A read line in the format of corpus/quantities.txt: 'quantity | unit | name | other parts'. */
export function describeLine(line: IngredientLine): string {
  if (line.heading) return `heading ${line.name}`
  const parts = [
    line.plus && `plus ${describeMeasure(line.plus)}`,
    line.second && `second ${describeMeasure(line.second)}`,
    line.packageSize && `pack ${describeMeasure(line.packageSize)}`,
    line.size && `size ${line.size}`,
    line.preparation && `prep ${line.preparation}`,
    line.comment && `note ${line.comment}`,
    line.optional && 'optional',
  ]
  const amount = line.quantity ? describeQuantity(line.quantity) : '-'
  return [amount, line.unit ?? '-', line.name, ...parts.filter(Boolean)].join(' | ')
}

function describeMeasure({ quantity, unit }: Measure): string {
  return `${describeQuantity(quantity)} ${unit}`
}

function describeQuantity({ min, max, approximate }: Quantity): string {
  const figure = (value: number) => String(Number(value.toFixed(4)))
  return `${approximate ? '~' : ''}${min === max ? figure(min) : `${figure(min)}..${figure(max)}`}`
}
