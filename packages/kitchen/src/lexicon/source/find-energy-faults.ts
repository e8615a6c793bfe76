import { NUTRIENTS } from '../nutrients.ts'
import type { SourceEntry, SourceIssue } from './source-entry.ts'

/**
 * Typed figures whose energy does not match the others: 4 kcal per gram of protein and
 * carbohydrate, 9 of fat, 2 of fibre (Regulation (EU) 1169/2011, annex XIV). The USDA's figures are
 * measured and accepted as they are.
 */
export function findEnergyFaults(entries: readonly SourceEntry[]): SourceIssue[] {
  return entries.flatMap((entry) => {
    const { figures, has, is, where } = entry
    if (!figures || SET_BY_LAW.test(figures.source)) return []
    // Most of the carbohydrate of seaweed is not digested; the tables have no column for alcohol.
    if (has.includes('alcohol') || is.includes('seaweed')) return []
    const of = (name: (typeof NUTRIENTS)[number]) => figures.values[NUTRIENTS.indexOf(name)] ?? 0
    const kcal = of('kcal')
    const without = 4 * of('protein') + 9 * of('fat') + 4 * of('carbs')
    // American tables include fibre in carbohydrate, European ones do not.
    const expected = [without - 2 * of('fiber'), without + 2 * of('fiber')]
    if (expected.some((energy) => isNear(kcal, energy))) return []
    const computed = [...new Set(expected.map(Math.round))].join(' or ')
    return [{ ...where, message: `${kcal} kcal, but its figures make ${computed}` }]
  })
}

/** Sweeteners with an energy of their own by law. */
const SET_BY_LAW = /annex XIV|guidance on allulose/

/** Within a fifth; below 75 kcal rounding and acids matter more. */
function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) <= Math.max(0.2 * Math.max(one, other), 15)
}
