import type { IngredientLine } from '../ingredient-lines/ingredient-line.ts'
import { UNITS } from '../units/units.ts'
import { findAmountsOfLines } from './amounts-of-lines.ts'
import { type AmountFound, findAmounts } from './find-amounts.ts'
import { formatMeasure } from './format-measure.ts'
import { lengthsIn } from './lengths-in.ts'
import { isAtHome, type MeasureSystem } from './measure-system.ts'
import { type Replacement, replaceAll } from './replacement.ts'
import { SAID_AGAIN } from './said-again.ts'
import { temperaturesIn } from './temperatures-in.ts'
import { type FoodMeasure, viewMeasure } from './view-measure.ts'

/** A line of the recipe that a text refers to, and how its food is measured, if known. */
export type MeasuredLine = { line: IngredientLine; food?: FoodMeasure | undefined }

/**
 * A text in US or metric measures: temperatures, lengths and amounts, rounded for people. Where
 * both are given it is unchanged. Amounts of a listed ingredient follow its line; others only
 * convert within weight or volume.
 */
export function toMeasureSystem(
  text: string,
  system: MeasureSystem,
  listed: readonly MeasuredLine[] = [],
): string {
  return replaceAll(text, [
    ...temperaturesIn(text, system),
    ...lengthsIn(text, system),
    ...amountsIn(text, system, listed),
  ])
}

function amountsIn(
  text: string,
  system: MeasureSystem,
  listed: readonly MeasuredLine[],
): Replacement[] {
  const lines = listed.map(({ line }) => line)
  const owned = new Map(findAmountsOfLines(text, lines).map(({ start, line }) => [start, line]))
  return groupsOf(findAmounts(text), text).flatMap((group) => {
    if (group.some(({ unit }) => unit && isMeasured(unit) && isAtHome(unit, system))) return []
    return group.flatMap(({ start, end, quantity, unit }) => {
      const owner = owned.get(start)
      const food = listed.find(({ line }) => line === owner)?.food
      const viewed = unit && viewMeasure({ quantity, unit }, system, food)
      return viewed ? [{ start, end, text: formatMeasure(viewed) }] : []
    })
  })
}

const isMeasured = (unit: NonNullable<AmountFound['unit']>) => UNITS[unit].dimension !== 'count'

/** Amounts that give the same in several units form one group: '225 g / 8 oz'. */
function groupsOf(amounts: readonly AmountFound[], text: string): AmountFound[][] {
  const groups: AmountFound[][] = []
  for (const amount of amounts) {
    const before = groups.at(-1)
    const last = before?.at(-1)
    const isSame = last?.unit && amount.unit && SAID_AGAIN.test(text.slice(last.end, amount.start))
    if (isSame) before?.push(amount)
    else groups.push([amount])
  }
  return groups
}
