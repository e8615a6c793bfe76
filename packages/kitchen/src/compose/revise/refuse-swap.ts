import { isButter, readButterUse } from '../../adapting/butter-use.ts'
import { readDish, readDishLine } from '../../adapting/read-dish.ts'
import type { RecipeData } from '../../recipe-text/recipe-data.ts'
import { type FoodId, isKind } from '../foods/foods.ts'
import type { Unit } from '../understand/lexicon.ts'
import type { Revised } from './change.ts'
import { foodsOf } from './leave-out.ts'

export type Refused = Extract<Revised, { ok: false }>

/** Why one food cannot take the place of another in these steps, and how a cook does it; undefined where it can. */
export function refuseSwap(
  recipe: RecipeData,
  line: string,
  { from, to }: { from: Unit; to: Unit },
): Refused | undefined {
  return (
    refuseOil(recipe, line, from, to) ??
    refuseFish(recipe, to) ??
    refuseRolled(recipe, line, from, to) ??
    refuseBeside(recipe, line, from, to)
  )
}

/** What is creamed or rubbed in cold is no oil. */
function refuseOil(recipe: RecipeData, text: string, from: Unit, to: Unit): Refused | undefined {
  const line = readDishLine(text)
  if (!isPoured(to.typed) || !isButter(line)) return undefined
  if (readButterUse(readDish(recipe), line) !== 'solid') return undefined
  return {
    ok: false,
    reason: `The ${from.typed} is worked in while it is solid, and that no ${to.typed} is: what it makes light or flaky would come out dense and greasy. Keep it, or take margarine or vegan butter of the firm kind, as much as there is ${from.typed}; ${to.typed} does for what is greased, fried or brushed.`,
  }
}

/** Fish falls apart in hours of any closed pot. */
function refuseFish({ instructions }: RecipeData, { typed, meaning }: Unit): Refused | undefined {
  const isFish = meaning?.foods?.some((id) => isKind(id, 'fish', 'shellfish')) ?? false
  const isClosed = instructions.some((step) =>
    /\b(?:slow[ -]?cooker|crock ?-?pot|pressure cooker|instant pot)\b/i.test(step),
  )
  if (!isFish || !isClosed) return undefined
  return {
    ok: false,
    reason: `The steps cook for hours or under pressure, where ${typed} would fall apart, so I leave them as they are. How it is done: cook all the rest as it is written, without the meat, then lay in the ${typed} in large pieces and cook it on high with the lid on for 15 to 30 minutes, until it flakes and reads 63 °C (145 °F) inside.`,
  }
}

/** No bird and no fish is cut open, filled, rolled and tied as a joint of meat is. */
function refuseRolled(
  { instructions }: RecipeData,
  line: string,
  { typed: gone, meaning: old }: Unit,
  { typed, meaning }: Unit,
): Refused | undefined {
  const isOther = (id: FoodId) => isKind(id, 'poultry', 'fish', 'shellfish')
  const wasMeat = old?.foods?.some((id) => isKind(id, 'meat', 'mince')) ?? false
  const isRolled = instructions.some((step) => ROLLED.test(step))
  if (!wasMeat || !isRolled || !JOINT.test(line) || !meaning?.foods?.some(isOther)) return undefined
  const isBird = meaning.foods.some((id) => isKind(id, 'poultry'))
  const instead = isBird
    ? 'take a boned turkey breast of about 1.2 kg (2 ½ lb), which is opened, filled and tied in the same way, or push the filling under the skin of 8 bone-in chicken thighs. Roast the turkey at 175 °C (350 °F) for 1 ¼ to 1 ½ hours, the thighs at 200 °C (400 °F) for 35 to 45 minutes, until they read 74 °C (165 °F) at the thickest part; the temperatures of the recipe are too low for poultry'
    : 'spread the filling on thick fillets and bake them at 200 °C (400 °F) for 12 to 15 minutes, until they flake and read 63 °C (145 °F) inside'
  return {
    ok: false,
    reason: `The ${gone} is one large piece that is cut open, filled, rolled and tied, and ${typed} comes in none of that size, so I leave the recipe as it is. How it is done: ${instead}.`,
  }
}

const ROLLED =
  /\bbutterfl(?:y|ied)\b|\b(?:twine|kitchen string|butcher'?s'? string)\b|\broll (?:it |the \p{L}+ )?(?:up )?tightly\b/iu
const JOINT = /\b(?:roast|joint|loin|tenderloin|shoulder|belly|leg|butt|brisket|flank)s?\b/i

/** Fish in one pan with meat that takes its own time there. */
function refuseBeside(
  { ingredients }: RecipeData,
  line: string,
  { typed: gone, meaning: old }: Unit,
  { typed, meaning }: Unit,
): Refused | undefined {
  const isFish = meaning?.foods?.some((id) => isKind(id, 'fish')) ?? false
  const isMeat = (text: string) => foodsOf(text).some((id) => isKind(id, 'poultry', 'meat'))
  const others = ingredients.filter((text) => text !== line && isMeat(text))
  const wasMeat = old?.foods?.some((id) => isKind(id, 'poultry', 'meat')) ?? false
  if (!isFish || !wasMeat || others.length === 0) return undefined
  return {
    ok: false,
    reason: `Another meat cooks in the same pan for longer than any ${typed} stands, so I leave the steps as they are. How it is done: leave the ${gone} out, cook all the rest as it is written, and lay the ${typed} on it in large pieces for the last 8 minutes, until it flakes and reads 63 °C (145 °F) inside.`,
  }
}

/** Whether it is an oil that pours. */
function isPoured(name: string): boolean {
  return /\boil$/i.test(name) && !/coconut/i.test(name)
}
