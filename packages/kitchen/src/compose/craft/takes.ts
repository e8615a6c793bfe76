import type { Bench } from '../dish/bench.ts'
import type { Part } from '../dish/part.ts'
import type { Take } from '../dish/take.ts'
import { type FoodId, isKind } from '../foods/foods.ts'

/** A food used only if the cook named it. */
export function takeWanted(bench: Bench, id: FoodId, how?: Take): Part | undefined {
  return bench.wants(id) ? bench.take(id, how) : undefined
}

/** The foods that need not be bought: all of them if the cook shops, else those at home. */
export function withoutShopping(bench: Bench, ids: readonly FoodId[]): readonly FoodId[] {
  return bench.isFromHouse ? ids.filter((id) => bench.wants(id)) : ids
}

/** An optional food: a cook who uses what is at home does not have to buy it. */
export function takeExtra(bench: Bench, ids: readonly FoodId[], how?: Take): Part | undefined {
  return bench.take(withoutShopping(bench, ids), how)
}

/** What makes the dish hot: nothing if mild, double if spicy. */
export function takeHeat(
  bench: Bench,
  ids: FoodId | readonly FoodId[],
  how: Take = {},
): Part | undefined {
  const { heat } = bench.wish
  return heat === 0 ? undefined : bench.take(ids, { ...how, share: (how.share ?? 1) * heat })
}

/** Heat for a dish that is usually not hot: only on request. */
export function takeExtraHeat(
  bench: Bench,
  ids: FoodId | readonly FoodId[],
  how: Take = {},
): Part | undefined {
  return bench.wish.heat === 2 ? bench.take(ids, how) : undefined
}

/** The first food the cook named that fits, else the first allowed idea. */
export function takeAskedOr(
  bench: Bench,
  fits: (id: FoodId) => boolean,
  ideas: readonly FoodId[],
  how?: Take,
): Part | undefined {
  return bench.take([...bench.asked(fits), ...ideas], how)
}

/** Only foods the cook named that fit, up to a maximum. */
export function takeOnlyAsked(
  bench: Bench,
  fits: (id: FoodId) => boolean,
  atMost: number,
  how?: Take,
): Part[] {
  return bench
    .asked(fits)
    .slice(0, atMost)
    .map((id) => bench.take(id, how))
    .filter((part) => part !== undefined)
}

/** The food that a dish is known for, if it is allowed; any of the others only as its replacement. */
export function knownFor(
  bench: Bench,
  first: readonly FoodId[],
  others: readonly FoodId[],
): readonly FoodId[] {
  const own = first.filter((id) => bench.has(id))
  return own.length > 0 ? own : others
}

/** Whether vegetables in general and no main were asked for: a 'vegetable paella' has no chicken. */
export function isAboutVegetables({ wish }: Bench): boolean {
  const named = wish.asked.filter(({ loose }) => !loose)
  const greens = (ids: readonly FoodId[]) =>
    ids.every((id) => isKind(id, 'vegetable', 'root', 'leaf'))
  return (
    named.some(({ several, foods }) => several && greens(foods)) &&
    named.every(({ foods }) => greens(foods) || foods.every((id) => isKind(id, 'legume', 'cheese')))
  )
}
