import { FOODS, type FoodId } from '../foods/foods.ts'
import type { Asked, Wish } from '../wish.ts'
import type { Measured } from './measure.ts'

/** What is the same for every dish of one answer: the cook's names and what is in the house. */
export type Larder = {
  wish: Wish
  /** Which of the cook's names a food answers. */
  names: ReadonlyMap<FoodId, Asked>
  /** The cook gave a list of their own, or leaves the choice to what is in the house. */
  fromList: boolean
  stocked: ReadonlySet<FoodId>
  /** Names of the house join those that the cook said. */
  isFromHouse: boolean
  /** How much of a food is in the house, where that is known. */
  amounts: ReadonlyMap<FoodId, Measured>
  /** What expires, soonest first. */
  soonest: readonly (readonly FoodId[])[]
  /** The food is not ruled out. */
  has(id: FoodId): boolean
  /** Not used only as what its packet calls vegan or free of milk or soy. */
  isPlain(id: FoodId): boolean
  /** May be used unasked: what only imitates is not. */
  suits(id: FoodId): boolean
}

export function openLarder(wish: Wish): Larder {
  const names = new Map<FoodId, Asked>()
  for (const name of wish.asked) {
    for (const id of name.foods) if (!names.has(id)) names.set(id, name)
  }
  const promised = [...wish.keeping.promises].filter(([, promise]) => IMITATES.test(promise))
  const imitations = new Set(promised.map(([id]) => id))
  const has = (id: FoodId) => !wish.banned.has(id)
  // Gluten-free pasta and stock cook as any; what is vegan by promise comes after what is by nature.
  const isPlain = (id: FoodId) => !imitations.has(id)
  return {
    wish,
    names,
    fromList: wish.asked.some(({ own, stocked }) => own !== undefined || stocked),
    stocked: new Set(wish.pantry.flatMap(({ foods }) => foods)),
    isFromHouse: wish.asked.some((name) => name.stocked),
    amounts: new Map(
      wish.pantry.flatMap((item) => {
        const amount = item.weight ?? item.has
        return amount ? item.foods.map((id) => [id, amount] as const) : []
      }),
    ),
    soonest: wish.pantry.filter(({ daysLeft }) => daysLeft !== undefined).map(({ foods }) => foods),
    has,
    isPlain,
    suits: (id) => has(id) && (isPlain(id) || FOODS[id].imitated !== true),
  }
}

const IMITATES = /vegan|dairy-free|soy-free/
