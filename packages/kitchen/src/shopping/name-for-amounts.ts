import type { Ingredient } from '../lexicon/ingredient.ts'
import { toPlural, toSingular } from '../text/plural.ts'
import type { BoughtAmount } from './sum-amounts.ts'

/** '3 onions', '1 onion'; what is weighed, and what is not known, as it was typed. */
export function nameForAmounts(
  name: string,
  ingredient: Ingredient | undefined,
  amounts: readonly BoughtAmount[],
): string {
  const counted = amounts.find(({ kind, unit }) => kind === 'count' && unit === undefined)
  // Of basil and fish there is one word for any number.
  const isCountable = ingredient?.weigh.each !== undefined && !/fish$/i.test(name)
  if (!counted || !isCountable) return name
  return counted.amount > 1 ? toPlural(toSingular(name)) : toSingular(name)
}
