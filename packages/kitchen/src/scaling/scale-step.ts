import type { IngredientLine } from '../ingredient-lines/ingredient-line.ts'
import { findAmountsOfLines } from '../measures/amounts-of-lines.ts'
import { type Replacement, replaceAll } from '../measures/replacement.ts'
import { toReplacements } from './replace-amount.ts'
import type { ScalingHabits } from './scale-amount.ts'
import { findCounts } from './scale-counts.ts'
import { findPieces, withCountedMore, withSaidMore } from './scale-pieces.ts'
import { findUnlisted } from './scale-unlisted.ts'

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
 * The same for a cook to read: what the step makes of the whole ('divide into 8'), fills and pours
 * ('into six glasses', '4 l water') and adds once more ('another tablespoon of oil') is scaled too, and
 * marked where it cannot be. Tins and dishes stay as written: `findScalingNotes` says which to take.
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
  const unlisted = [...findCounts(said, factor), ...findUnlisted(said, factor)]
  const scaled = replaceAll(said, [...amounts, ...findPieces(said, factor), ...unlisted])
  return withSaidMore(scaled, said)
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
