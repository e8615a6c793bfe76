import { findFoodSpans } from '../../adapting/find-foods.ts'
import { readDishLine } from '../../adapting/read-dish.ts'
import { formatIngredientLine } from '../../ingredient-lines/format-ingredient-line.ts'
import type { IngredientLine } from '../../ingredient-lines/ingredient-line.ts'
import { parseIngredientLine } from '../../ingredient-lines/parse-ingredient-line.ts'
import { gramsOf } from '../../nutrition/grams-of.ts'
import { exactly } from '../../quantities/quantity.ts'
import type { Kind } from '../foods/food.ts'
import { FOODS, type FoodId, isKind } from '../foods/foods.ts'

/** Kinds that are the flesh of an animal. */
export const FLESH_KINDS: readonly Kind[] = [
  'poultry',
  'meat',
  'mince',
  'sausage',
  'fish',
  'shellfish',
]

/** How lean it is bought is said of that meat alone: 'preferably 90/10'. */
const LEAN = /\b\d{2}\/\d{1,2}\b/

/** The line with the new food: the old amount where both are measured alike, else a like number of portions. */
export function rewriteLine(line: string, to: FoodId, instead: string | undefined): string {
  const { preparation: cut, comment: remark, packageSize, ...read } = parseIngredientLine(line)
  const isOfOld = remark !== undefined && (OF_THE_OLD.test(remark) || LEAN.test(remark))
  const comment = isOfOld ? undefined : remark
  const preparation = cut !== undefined && OF_THE_OLD.test(cut) ? undefined : cut
  const food = FOODS[to]
  const isCooked = /^cooked\b/i.test(read.name) && isKind(to, 'rice', 'grain', 'pasta')
  const label = `${isCooked ? 'cooked ' : ''}${instead ?? food.plural ?? food.name}`
  // 'Boneless chicken 1/2 lb' has an amount that nobody could write anew.
  const named = read.quantity ? undefined : /\d/.test(line) && findFoodSpans(read.name)[0]?.said
  if (named) return line.replace(named, label)
  const piece = isKind(to, ...FLESH_KINDS) && PIECE.exec(read.name)?.[0]
  if (piece && read.quantity && read.unit === undefined)
    return formatIngredientLine({
      ...read,
      raw: '',
      name: `${instead ?? food.short ?? food.name} ${piece}`,
      ...(preparation === undefined ? {} : { preparation }),
      ...(comment === undefined ? {} : { comment }),
    })
  const parsed = weighed(read, line)
  return formatIngredientLine({
    ...parsed,
    raw: '',
    ...(packageSize && food.per[1] === 'can' ? { packageSize } : {}),
    name: label,
    ...(preparation === undefined ? {} : { preparation }),
    ...(comment === undefined ? {} : { comment }),
  })
}

/** '600 grams (g)', '(=Fleckerl)': another word for what is gone. */
const OF_THE_OLD = /\b(?:pasta|noodles)\b|^=|^(?:g|kg|ml|l|tbsp|tsp|oz|lbs?)\.?$|\betc\b/i

/** Pieces that any meat is cut into, one for each. */
const PIECE = /\b(?:cutlet|escalope|steak|fillet)s?\b/i

/** 'Four chicken breasts' of tofu are so many grams of it. */
function weighed(
  read: Omit<IngredientLine, 'preparation' | 'comment' | 'packageSize'>,
  line: string,
) {
  const [food] = readDishLine(line).foods
  const isCounted = read.quantity !== undefined && read.unit === undefined
  const grams = isCounted && food ? gramsOf(parseIngredientLine(line), food)?.grams : undefined
  if (grams === undefined || grams < LEAST_WEIGHED) return read
  return { ...read, quantity: exactly(Math.round(grams / 50) * 50), unit: 'g' as const }
}

const LEAST_WEIGHED = 200
