import type { IngredientLine } from '../ingredient-lines/ingredient-line.ts'
import type { AmountOfLine } from '../measures/amounts-of-lines.ts'
import type { AmountFound } from '../measures/find-amounts.ts'
import { formatMeasure } from '../measures/format-measure.ts'
import type { Replacement } from '../measures/replacement.ts'
import { formatQuantity } from '../quantities/format-quantity.ts'
import type { Quantity } from '../quantities/quantity.ts'
import { toPlural, toSingular } from '../text/plural.ts'
import { formatUnit } from '../units/format-unit.ts'
import type { UnitId } from '../units/unit-id.ts'
import { UNITS } from '../units/units.ts'
import { type ScalingHabits, scaleAmount } from './scale-amount.ts'

/** An amount of a text with so much of that food for a factor. */
export function replaceAmount(
  text: string,
  amount: AmountFound,
  factor: number,
  name: string,
): Replacement[] {
  const word = { start: amount.end, end: amount.end }
  return toReplacements(text, { ...amount, word, line: { name } }, factor, {})
}

/** The same of an amount that belongs to a line: its figure, its unit and the word behind it. */
export function toReplacements(
  text: string,
  found: AmountFound & Pick<AmountOfLine, 'word'> & { line: Pick<IngredientLine, 'name' | 'unit'> },
  factor: number,
  habits: ScalingHabits,
): Replacement[] {
  const { start, end, quantity, unit, unitWord, word, line } = found
  const { name } = line
  // '2 garlic cloves' are rounded as '2 cloves garlic' are.
  const by = unit ?? line.unit
  const scaled = scaleAmount({ quantity, name, ...(by && { unit: by }) }, factor, habits)
  const shown = scaled.use ?? scaled.quantity
  const isSame = shown.min === quantity.min && shown.max === quantity.max
  if (isSame && scaled.unit === by) return []
  if (unit === undefined) {
    const noun = text.slice(word.start, word.end)
    const written = renumber(noun, quantity, shown)
    const figure = { start, end, text: formatQuantity(shown) }
    return written === noun ? [figure] : [figure, { ...word, text: written }]
  }
  const asWritten = scaled.unit === unit && !scaled.plus && unitWord !== ''
  if (!asWritten)
    return [
      {
        start,
        end,
        text: formatMeasure({ ...scaled, unit: scaled.unit ?? unit, quantity: shown }),
      },
    ]
  const figure = formatMeasure({ quantity: shown, unit }).slice(0, -formatUnit(unit, shown).length)
  const isTight =
    text.slice(start, end - unitWord.length).trimEnd().length === end - unitWord.length - start
  const spaced = isTight ? figure.trimEnd() : figure
  return [{ start, end, text: `${spaced}${inflect(unitWord, unit, shown)}` }]
}

/** A unit that is written out is one or many; a short one stays as it is written. */
function inflect(written: string, unit: UnitId, quantity: Quantity): string {
  const { singular, plural } = UNITS[unit]
  const plain = written.toLowerCase()
  if (plain !== singular && plain !== plural) return written
  return quantity.max > 1 ? plural : singular
}

function renumber(noun: string, before: Quantity, after: Quantity): string {
  if (before.max <= 1 && after.max > 1) return toPlural(noun)
  return before.max > 1 && after.max <= 1 ? toSingular(noun) : noun
}
