import type { IngredientLine } from '../ingredient-lines/ingredient-line.ts'
import { type AmountOfLine, findAmountsOfLines } from '../measures/amounts-of-lines.ts'
import type { AmountFound } from '../measures/find-amounts.ts'
import { formatMeasure } from '../measures/format-measure.ts'
import { type Replacement, replaceAll } from '../measures/replacement.ts'
import { formatQuantity } from '../quantities/format-quantity.ts'
import type { Quantity } from '../quantities/quantity.ts'
import { toPlural, toSingular } from '../text/plural.ts'
import { formatUnit } from '../units/format-unit.ts'
import type { UnitId } from '../units/unit-id.ts'
import { UNITS } from '../units/units.ts'
import { type ScalingHabits, scaleAmount } from './scale-amount.ts'
import { findPieces, withCountedMore, withSaidMore } from './scale-pieces.ts'

/**
 * The text of a step for a factor: the amounts that belong to a listed ingredient ('add 200 g of the
 * flour', '2 tbsp oil') are scaled as their lines are. Times, temperatures, pans, what each portion
 * gets and the numbers of steps stay.
 * @param findMore what else of the text grows
 */
export function scaleStep(
  text: string,
  lines: readonly IngredientLine[],
  { factor, ...habits }: ScalingHabits & { factor: number },
  findMore: (text: string, factor: number) => readonly Replacement[] = () => [],
): string {
  if (!Number.isFinite(factor) || factor <= 0 || factor === 1) return text
  const amounts = scaledAmounts(text, lines, { ...habits, factor })
  return replaceAll(text, [...amounts, ...findMore(text, factor)])
}

/**
 * The same for a cook to read: what the step makes of the whole ('divide into 8') and adds once more
 * ('another tablespoon of oil') is scaled too, and marked where it cannot be.
 */
export function scaleStepToRead(
  text: string,
  lines: readonly IngredientLine[],
  scaling: ScalingHabits & { factor: number },
): string {
  const { factor } = scaling
  if (!Number.isFinite(factor) || factor <= 0 || factor === 1) return text
  const said = withCountedMore(text)
  const amounts = scaledAmounts(said, lines, scaling)
  return withSaidMore(replaceAll(said, [...amounts, ...findPieces(said, factor)]), said)
}

function scaledAmounts(
  text: string,
  lines: readonly IngredientLine[],
  { factor, ...habits }: ScalingHabits & { factor: number },
): Replacement[] {
  return findAmountsOfLines(text, lines).flatMap((amount) =>
    toReplacements(text, amount, factor, habits),
  )
}

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

function toReplacements(
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
