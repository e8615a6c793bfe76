import { nutritionOf } from '../../nutrition/nutrition.ts'
import type { RecipeData } from '../../recipe-text/recipe-data.ts'
import { toSingular } from '../../text/plural.ts'
import type { UnitId } from '../../units/unit-id.ts'
import { type Measured, toKitchenAmount } from '../dish/measure.ts'
import type { Part } from '../dish/part.ts'
import { FOODS, isKind } from '../foods/foods.ts'
import { missingOf } from '../understand/pantry.ts'
import type { Wish } from '../wish.ts'
import { toListed } from './ingredient-list.ts'
import { toLine } from './line.ts'

type Owned = Pick<RecipeData, 'usedIngredients' | 'additionalIngredients'>

/**
 * Which of the cook's own foods were used, and what is left to buy and how much; spooned foods come
 * last without an amount. Empty without a list or a pantry.
 */
export function ownedAndAdded(parts: readonly Part[], { asked, pantry }: Wish): Owned {
  const owned = [
    ...asked.flatMap(({ own, foods }) => (own === undefined ? [] : [{ name: own, foods }])),
    ...pantry,
  ]
  if (owned.length === 0) return { usedIngredients: [], additionalIngredients: [] }
  const listed = toListed(parts).filter(({ id }) => id !== 'water')
  const used = owned.filter(({ foods }) => listed.some(({ id }) => foods.includes(id)))
  const isOwned = ({ id }: Part) => owned.some(({ foods }) => foods.includes(id))
  const missing = listed.filter((part) => !isOwned(part))
  const short = listed.flatMap((part) => sayShort(part, pantry) ?? [])
  const measured = missing.filter((part) => !isSpooned(part)).map((part) => toBuy(part))
  const spooned = missing.filter(isSpooned).map(({ name }) => name)
  return {
    usedIngredients: [...new Set(used.map(({ name }) => name))],
    additionalIngredients: [...new Set([...measured, ...short, ...spooned])],
  }
}

/** Spices and sauces are bought by the jar, whatever the amount used. */
function isSpooned({ measured }: Part): boolean {
  return SPOONS.includes(measured.unit)
}

const SPOONS: readonly UnitId[] = ['tsp', 'tbsp', 'pinch']

/** '600 g boneless skinless chicken thighs', '1 lime': as bought, not as cut or halved. */
function toBuy({ id, name, measured }: Part): string {
  const { pack } = FOODS[id]
  if (measured.unit !== 'piece' && measured.unit !== 'can')
    return toLine({ name, cut: '', measured })
  const amount = Math.ceil(measured.amount)
  const said = amount === 1 && measured.unit === 'piece' ? toSingular(name) : name
  return toLine({ name: said, cut: '', measured: { ...measured, amount }, ...(pack && { pack }) })
}

/** '250 g spaghetti (100 g in the house)', if the available amount is not enough. */
function sayShort(part: Part, pantry: Wish['pantry']): string | undefined {
  const has = pantry.find(({ foods }) => foods.includes(part.id))?.has
  // One 'piece' of parsley means a bunch.
  if (!has || (has.unit === 'piece' && isKind(part.id, 'herb'))) return undefined
  const missing = missingOf(part.measured, has) ?? missingByWeight(part, has)
  if (!missing || missing.amount <= part.measured.amount / 10) return undefined
  const measured = toKitchenAmount(missing.amount, missing.unit, FOODS[part.id].whole)
  const there = toLine({ name: '', cut: '', measured: has }).trim()
  return `${toBuy({ ...part, measured })} (${there} in the house)`
}

/**
 * Compares one chicken breast with 600 g of it by the weight of a piece; undefined if that is
 * unknown.
 */
function missingByWeight(part: Part, has: Measured): Measured | undefined {
  const needed = gramsOf(part, part.measured)
  const there = gramsOf(part, has)
  if (needed === undefined || there === undefined) return undefined
  const share = Math.max(0, 1 - there / needed)
  return { amount: part.measured.amount * share, unit: part.measured.unit }
}

function gramsOf({ name }: Part, measured: Measured): number | undefined {
  const line = toLine({ name, cut: '', measured })
  return nutritionOf({ ingredients: [line] }).lines[0]?.grams
}
