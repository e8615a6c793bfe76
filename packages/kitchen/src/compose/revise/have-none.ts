import { withoutAlternatives } from '../../adapting/alternatives.ts'
import { applySwaps } from '../../adapting/apply-swaps.ts'
import { isButter, readButterUse } from '../../adapting/butter-use.ts'
import { chooseAmong, chooseStandIn } from '../../adapting/choose-stand-in.ts'
import { isEgg } from '../../adapting/egg-use.ts'
import { findFoodSpans } from '../../adapting/find-foods.ts'
import { type Dish, type DishLine, isOneOf, readDish } from '../../adapting/read-dish.ts'
import type { Swap } from '../../adapting/swap.ts'
import { findByKey, isKindOf } from '../../lexicon/lexicon.ts'
import type { RecipeData } from '../../recipe-text/recipe-data.ts'
import type { Substitute } from '../../substitutions/substitutes-for.ts'
import { toKey } from '../../text/tokens.ts'
import type { Unit } from '../understand/lexicon.ts'
import type { Revised } from './change.ts'
import { foodsOf, leaveOut } from './leave-out.ts'

/**
 * What the cook has none of is replaced by what does the same in this dish and is in most houses, or left out
 * where it is spared. Whoever has no butter has no vegan butter either.
 */
export function doWithout(recipe: RecipeData, unit: Unit, rules: readonly string[]): Revised {
  const dish = readDish(recipe)
  const named = dish.lines.filter((line) => isOf(line, unit))
  const meant = { ...unit, typed: '' }
  const missing = named.length > 0 ? named : dish.lines.filter((line) => isOf(line, meant))
  if (missing.length === 0)
    return {
      ok: false,
      reason: `There ${/[^s]s$/.test(unit.typed) ? 'are' : 'is'} no ${unit.typed} in it as it is.`,
    }
  // Boiled eggs without eggs are nothing.
  if (missing.some(isEgg) && IS_EGGS.test(dish.title)) return stands(dish, unit)
  const swaps: Swap[] = []
  for (const line of missing) {
    const swap = withoutIt(line, unit) ?? chooseFor(dish, line, unit, rules)
    if (!swap) return isEgg(line) ? stands(dish, unit) : leaveOut(recipe, unit)
    swaps.push(swap)
  }
  return { ok: true, recipe: applySwaps(recipe, swaps) }
}

const IS_EGGS =
  /^(?:\p{L}+ ){0,2}eggs?\b(?! (?:noodles?|rolls?|fried|salad|drop))|\b(?:omelet(?:te)?|frittata|scrambled|shakshou?ka|benedict)\b/iu

/** 'Pecorino or Parmesan' without Parmesan is Pecorino. */
function withoutIt(line: DishLine, { typed }: Unit): Swap | undefined {
  const named = findByKey(toKey(typed))
  const missing = findFoodSpans(line.text).filter(
    ({ ingredient }) => named && (ingredient === named || isKindOf(ingredient, named)),
  )
  return missing.length > 0 ? withoutAlternatives(line, missing, []) : undefined
}

function chooseFor(dish: Dish, line: DishLine, unit: Unit, rules: readonly string[]) {
  return isEgg(line)
    ? chooseStandIn(dish, line, [...rules, 'no eggs'], '')
    : chooseInHouse(dish, line, unit, rules)
}

function stands({ title }: Dish, { typed }: Unit): Revised {
  return {
    ok: false,
    anew: true,
    reason: `${title} stands on its ${typed}: nothing that I know does the same in it, so I leave it as it is.`,
  }
}

/** Whether a line lists the food that is missing, by its name in the lexicon, else by the words for it. */
function isOf({ foods, line, text }: DishLine, { typed, meaning }: Unit): boolean {
  if (line.heading) return false
  const named = findByKey(toKey(typed))
  if (named && foods.some((food) => food === named || isKindOf(food, named))) return true
  const meant = meaning?.foods ?? []
  return !named && foodsOf(text).some((id) => meant.includes(id))
}

/** What most houses have, before what is bought by who avoids something; all of that is fit for who set rules. */
function chooseInHouse(dish: Dish, line: DishLine, unit: Unit, rules: readonly string[]) {
  const isFit = (option: Substitute) => isInHouse(option, unit, dish, line)
  const isCommon = ({ foods }: Substitute) =>
    rules.length > 0 || !foods.some(({ name }) => SELDOM_IN_HOUSE.test(name))
  return (
    chooseAmong(dish, line, rules, (option) => isCommon(option) && isFit(option)) ??
    chooseAmong(dish, line, rules, isFit)
  )
}

/** None of what is missing under another promise, and in a solid or a liquid form as the dish needs it. */
function isInHouse({ foods }: Substitute, { typed }: Unit, dish: Dish, line: DishLine): boolean {
  const named = findByKey(toKey(typed))
  const head = toKey(typed).split(' ').at(-1) ?? typed
  const isSame = foods.some(
    (food) =>
      (named && isKindOf(food, named)) ||
      (PROMISED.test(food.name) && toKey(food.name).split(' ').at(-1) === head),
  )
  if (isSame) return false
  if (!isButter(line)) return true
  const isLiquid = foods.some((food) => isOneOf(food, ['oil']) && food.name !== 'coconut oil')
  return readButterUse(dish, line) === 'solid' ? !isLiquid : isLiquid
}

const PROMISED = /^(?:vegan|dairy-free|lactose-free|gluten-free|soy|oat|cashew|light)\b/i

const SELDOM_IN_HOUSE =
  /^(?:vegan|dairy-free|lactose-free|gluten-free)\b|\b(?:soy|oat|almond|cashew|rice|hemp|coconut) milk$|\bkefir$/i
