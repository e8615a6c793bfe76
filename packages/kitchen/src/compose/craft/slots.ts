import { type Bench, goes } from '../dish/bench.ts'
import type { Part } from '../dish/part.ts'
import type { Take } from '../dish/take.ts'
import type { Kind, Method } from '../foods/food.ts'
import { type FoodId, isKind } from '../foods/foods.ts'

const MAINS: readonly Kind[] = [
  'poultry',
  'meat',
  'mince',
  'sausage',
  'cured',
  'fish',
  'shellfish',
  'soy',
  'legume',
  'cheese',
]

/** What a dish can be built around, cooked by this method. */
function isMain(method: Method): (id: FoodId) => boolean {
  return (id) => isKind(id, ...MAINS) && goes(id, method)
}

/** Vegetables and leaves that are done by this method within some minutes. */
function isVegetable(method: Method, withinMinutes = 60): (id: FoodId) => boolean {
  return (id) => isKind(id, 'vegetable', 'root', 'leaf') && goes(id, method, withinMinutes)
}

type MainSlot = {
  method: Method
  /** Empty: only a main the cook named. */
  ideas: readonly FoodId[]
  /** Kinds this dish has no use for. */
  not?: readonly Kind[]
  only?: readonly Kind[]
  except?: readonly FoodId[]
  cooked?: boolean
  /** At most this many minutes by the method. */
  within?: number
  how?: Take
}

/** The main of a dish: the cook's own, else one of the ideas. */
export function takeMain(bench: Bench, slot: MainSlot): Part | undefined {
  const [id] = bench.choose({
    fits: (food) => suitsMain(food, slot),
    ideas: slot.ideas,
    atLeast: slot.ideas.length > 0 ? 1 : 0,
    atMost: 1,
    cooked: slot.cooked ?? false,
  })
  return id === undefined ? undefined : bench.take(id, { by: slot.method, ...slot.how })
}

function suitsMain(id: FoodId, { method, within, not, only, except }: MainSlot): boolean {
  return (
    isMain(method)(id) &&
    goes(id, method, within) &&
    !(not && isKind(id, ...not)) &&
    !except?.includes(id) &&
    (!only || isKind(id, ...only))
  )
}

type VegetableSlot = {
  method: Method
  ideas: readonly FoodId[]
  atLeast: number
  atMost: number
  within?: number
  also?: (id: FoodId) => boolean
  how?: Take
}

/** The vegetables of a dish: the cook's own, topped up from the ideas. */
export function takeVegetables(bench: Bench, slot: VegetableSlot): Part[] {
  const fits = (id: FoodId) =>
    isVegetable(slot.method, slot.within)(id) && (slot.also === undefined || slot.also(id))
  const ids = bench.choose({ fits, ...slot })
  return ids
    .map((id) => bench.take(id, { by: slot.method, ...slot.how }))
    .filter((p) => p !== undefined)
}

/** Leaves that wilt at once go in last, everything else is cooked. */
export function splitLeaves(parts: readonly Part[]): { leaves: Part[]; rest: Part[] } {
  const wilts = (part: Part) => isKind(part.id, 'leaf') && goes(part.id, 'fry', 2)
  return { leaves: parts.filter(wilts), rest: parts.filter((part) => !wilts(part)) }
}
