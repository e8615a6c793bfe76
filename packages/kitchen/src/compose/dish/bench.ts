import type { Chance } from '../chance.ts'
import type { Method } from '../foods/food.ts'
import { FOODS, type FoodId } from '../foods/foods.ts'
import type { Wish } from '../wish.ts'
import type { Larder } from './larder.ts'
import { needOf } from './need.ts'
import type { Part } from './part.ts'
import { pickFood } from './pick-food.ts'
import type { Take } from './take.ts'
import { toPart } from './to-part.ts'

export type Slot = {
  fits: (id: FoodId) => boolean
  /** What the form would put there itself, best first within what chance allows. */
  ideas: readonly FoodId[]
  atLeast: number
  atMost: number
  /** Accepts what is already cooked. */
  cooked?: boolean
}

/** The work surface of one dish: takes foods for it, never one that is ruled out. */
export type Bench = {
  wish: Wish
  servings: number
  chance: Chance
  /** The choice is left to what is in the house. */
  isFromHouse: boolean
  has(id: FoodId): boolean
  wants(id: FoodId): boolean
  /** Foods the cook named, not yet taken, that fit; one for each name. */
  asked(fits: (id: FoodId) => boolean, cooked?: boolean): FoodId[]
  /** Foods for a place in the dish: what the cook named first, then the form's own ideas. */
  choose(slot: Slot): FoodId[]
  /** The first of the alternatives that is allowed, one the cook named before others. */
  take(ids: FoodId | readonly FoodId[], how?: Take): Part | undefined
}

type BenchSetup = { larder: Larder; servings: number; chance: Chance }

export function openBench({ larder, servings, chance }: BenchSetup): Bench {
  const { wish, names, fromList, has, suits } = larder
  const taken = new Set<FoodId>()

  function asked(fits: (id: FoodId) => boolean, cooked = false): FoodId[] {
    const found: FoodId[] = []
    for (const name of wish.asked) {
      if (name.cooked && !cooked) continue
      if (name.foods.some((food) => taken.has(food))) continue
      const fitting = name.foods.filter((food) => has(food) && fits(food) && !found.includes(food))
      const isGroup = name.several && !wish.keeping.lowCarb
      const some = isGroup ? chance.shuffle(fitting).slice(0, SOME) : fitting.slice(0, 1)
      found.push(...some)
    }
    return found
  }

  function choose(slot: Slot): FoodId[] {
    const chosen = asked(slot.fits, slot.cooked).slice(0, slot.atMost)
    // Who cooks from a list of their own would rather not shop.
    const enough = fromList && chosen.length > 0 ? 1 : slot.atLeast
    for (const id of inOrder(slot, larder, chance)) {
      if (chosen.length >= enough) break
      const fresh = !taken.has(id) && !chosen.includes(id) && suits(id) && slot.fits(id)
      if (fresh && !isNamedElsewhere(id, chosen)) chosen.push(id)
    }
    return chosen
  }

  /** One food for each of the cook's names: 'chicken' is not both thighs and breast. */
  function isNamedElsewhere(id: FoodId, chosen: readonly FoodId[]): boolean {
    const name = names.get(id)
    return name?.foods.some((food) => taken.has(food) || chosen.includes(food)) ?? false
  }

  function take(ids: FoodId | readonly FoodId[], how: Take = {}): Part | undefined {
    const list = typeof ids === 'string' ? [ids] : ids
    const id = pickFood(larder, list, how)
    if (id === undefined) return undefined
    taken.add(id)
    const measured = needOf(larder, id, list[0] ?? id, how, servings)
    const called = { name: names.get(id), promise: wish.keeping.promises.get(id) }
    return toPart(id, measured, how, called)
  }

  return {
    wish,
    servings,
    chance,
    isFromHouse: larder.isFromHouse,
    has,
    wants: (id) => has(id) && names.has(id),
    asked,
    choose,
    take,
  }
}

/** Of a group that was named, so many go into one dish. */
const SOME = 3

/** What expires soonest, what is in the house, the rest; of these what needs no promise. */
function inOrder(
  { fits, ideas }: Slot,
  { suits, stocked, soonest, isPlain }: Larder,
  chance: Chance,
): FoodId[] {
  const mixed = chance.shuffle(ideas)
  const kinds = new Set(ideas.map((id) => FOODS[id].kind))
  const belongs = (id: FoodId) => suits(id) && fits(id) && kinds.has(FOODS[id].kind)
  const expiring = soonest.flatMap((foods) => foods.find(belongs) ?? [])
  const rank = (id: FoodId) => (stocked.has(id) ? 0 : 2) + (isPlain(id) ? 0 : 1)
  return [...expiring, ...mixed.sort((a, b) => rank(a) - rank(b))]
}

/** Minutes a part needs by a method; what is cooked already needs two. */
export function minutesOf(part: Part, method: Method): number {
  return part.cooked ? 2 : (FOODS[part.id].ways?.[method]?.[0] ?? 5)
}

/** Whether a food can be cooked by a method within some minutes. */
export function goes(
  id: FoodId,
  method: Method,
  withinMinutes = Number.POSITIVE_INFINITY,
): boolean {
  const way = FOODS[id].ways?.[method]
  return way !== undefined && way[0] <= withinMinutes
}
