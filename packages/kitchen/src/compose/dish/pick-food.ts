import type { FoodId } from '../foods/foods.ts'
import { BAKES_ALIKE, STAND_INS } from '../foods/stand-ins.ts'
import type { Larder } from './larder.ts'
import type { Take } from './take.ts'

/** One the cook named, one in the house, one that needs no promise, or what does the same. */
export function pickFood(larder: Larder, list: readonly FoodId[], how: Take): FoodId | undefined {
  const { has, names, stocked, isPlain, suits } = larder
  const options = list.filter((id) => has(id) && (how.insist || names.has(id) || suits(id)))
  const owned = options.find((id) => stocked.has(id) && isPlain(id))
  const named = options.find((id) => names.has(id))
  return named ?? owned ?? options.find(isPlain) ?? options[0] ?? standIn(larder, list, how)
}

function standIn(
  { suits, isPlain }: Larder,
  list: readonly FoodId[],
  how: Take,
): FoodId | undefined {
  const stands = list
    .flatMap((id) => STAND_INS[id] ?? [])
    .filter((id) => suits(id) && (!how.exact || BAKES_ALIKE.has(id)))
  return stands.find(isPlain) ?? stands[0]
}
