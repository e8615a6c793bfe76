import type { RecipeData } from '../../recipe-text/recipe-data.ts'
import { type Measured, toKitchenAmount } from '../dish/measure.ts'
import type { Part } from '../dish/part.ts'
import { missingOf } from '../understand/pantry.ts'
import type { Wish } from '../wish.ts'
import { toListed } from './ingredient-list.ts'
import { toLine } from './line.ts'

type Owned = Pick<RecipeData, 'usedIngredients' | 'additionalIngredients'>

/** What of the cook's own went in, and what is left to buy. Empty without a list or a pantry. */
export function ownedAndAdded(parts: readonly Part[], { asked, pantry }: Wish): Owned {
  const owned = [
    ...asked.flatMap(({ own, foods }) => (own === undefined ? [] : [{ name: own, foods }])),
    ...pantry,
  ]
  if (owned.length === 0) return { usedIngredients: [], additionalIngredients: [] }
  const listed = toListed(parts).filter(({ id }) => id !== 'water')
  const used = owned.filter(({ foods }) => listed.some(({ id }) => foods.includes(id)))
  const bought = listed.flatMap((part): string[] => {
    const own = owned.filter(({ foods }) => foods.includes(part.id))
    if (own.length === 0) return [part.name]
    const stocked = pantry.find(({ foods }) => foods.includes(part.id))
    const missing = missingOf(part.measured, stocked?.has)
    return missing && isWorthBuying(missing, part.measured) ? [sayMore(part, missing)] : []
  })
  return {
    usedIngredients: [...new Set(used.map(({ name }) => name))],
    additionalIngredients: [...new Set(bought)],
  }
}

/** A tenth less makes no other dish. */
function isWorthBuying(missing: Measured, needed: Measured): boolean {
  return missing.amount > needed.amount / 10
}

/** 'chicken thighs (200 g more)'. */
function sayMore({ name }: Part, missing: Measured): string {
  const more = toLine({
    name: 'more',
    cut: '',
    measured: toKitchenAmount(missing.amount, missing.unit),
  })
  return `${name} (${more})`
}
