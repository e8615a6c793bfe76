import { parseQuantity } from '../quantities/parse-quantity.ts'
import { readUnit } from '../units/find-unit.ts'
import type { Measure } from './ingredient-line.ts'

/** Reads an amount with its unit ('400 g', '15-ounce', '12- to 18-pound') at the start of a text. */
export function readMeasure(text: string): { measure: Measure; rest: string } | undefined {
  const amount = parseQuantity(text)
  const unit = amount && readUnit(amount.rest.replace(/^-\s?/, ''))
  if (!unit) return
  return { measure: { quantity: amount.quantity, unit: unit.unit }, rest: unit.rest }
}

/**
 * The first of the measures a bracket holds, when it holds nothing else: 'about 8 oz', '14 oz/400 g',
 * '400 g each'.
 */
export function readMeasures(content: string): Measure | undefined {
  const first = readMeasure(content.replace(BEFORE, ''))
  if (!first) return
  let rest = first.rest
  for (let further = 0; further < 3 && rest !== ''; further++) {
    const plain = rest.replace(AFTER, '')
    if (plain === '') return first.measure
    const next = readMeasure(plain.replace(/^(?:[/|,;=]|or\b)\s*/i, ''))
    if (!next || next.rest.length >= rest.length) return
    rest = next.rest
  }
  return rest === '' ? first.measure : undefined
}

const BEFORE = /^(?:or|scant|generous|total|weighing|heaping|packed|each) /i

const AFTER = /^(?:each|total|in total|in weight|size|scant|packed)$/i
