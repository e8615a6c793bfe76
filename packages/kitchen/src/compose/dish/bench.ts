import { toPlural } from '../../text/plural.ts'
import type { UnitId } from '../../units/unit-id.ts'
import type { Chance } from '../chance.ts'
import type { Food, Kind, Method } from '../foods/food.ts'
import { FOODS, type FoodId } from '../foods/foods.ts'
import { BAKES_ALIKE, STAND_INS } from '../foods/stand-ins.ts'
import { ENOUGH, missingOf } from '../understand/pantry.ts'
import type { Asked, Wish } from '../wish.ts'
import { type Measured, toExactAmount, toKitchenAmount } from './measure.ts'
import type { Part } from './part.ts'

/** How much of a food and how it is cut; by default a portion's worth as the food table says. */
export type Take = {
  /** Per portion, of the first alternative; another one is scaled after its own portion. */
  each?: number
  /** For the whole dish, whatever the portions. */
  total?: number
  unit?: UnitId
  /** Measured as given, because a formula depends on it. */
  exact?: true
  /** Multiplies the portion, where several foods share a place. */
  share?: number
  cut?: string
  /** What steps call it, where that is a part of it: 'lemon zest'. */
  label?: string
  /** Takes the cut from the food's way of being cooked. */
  by?: Method
  /** The dish is none without it: what only imitates it will do. */
  insist?: true
}

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
  /** Foods that are used only as what their packet calls vegan or free of milk or soy. */
  imitations: ReadonlySet<FoodId>
}

export function openLarder(wish: Wish): Larder {
  const names = new Map<FoodId, Asked>()
  for (const name of wish.asked) {
    for (const id of name.foods) if (!names.has(id)) names.set(id, name)
  }
  const promised = [...wish.keeping.promises].filter(([, promise]) => IMITATES.test(promise))
  return {
    wish,
    names,
    fromList: wish.asked.some(({ own, stocked }) => own !== undefined || stocked),
    stocked: new Set(wish.pantry.flatMap(({ foods }) => foods)),
    isFromHouse: wish.asked.some((name) => name.stocked),
    amounts: new Map(
      wish.pantry.flatMap(({ foods, has, weight = has }) =>
        weight ? foods.map((id) => [id, weight] as const) : [],
      ),
    ),
    soonest: wish.pantry.filter(({ daysLeft }) => daysLeft !== undefined).map(({ foods }) => foods),
    imitations: new Set(promised.map(([id]) => id)),
  }
}

const IMITATES = /vegan|dairy-free|soy-free/

type BenchSetup = { larder: Larder; servings: number; chance: Chance }

export function openBench({ larder, servings, chance }: BenchSetup): Bench {
  const { wish, names, fromList, stocked, amounts, soonest, imitations } = larder
  const taken = new Set<FoodId>()
  const has = (id: FoodId) => !wish.banned.has(id)
  const nameOf = (id: FoodId) => names.get(id)
  // Gluten-free pasta and stock cook as any; what is vegan by promise comes after what is by nature.
  const isPlain = (id: FoodId) => !imitations.has(id)

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
    for (const id of inOrder(slot)) {
      if (chosen.length >= enough) break
      const fresh = !taken.has(id) && !chosen.includes(id) && suits(id) && slot.fits(id)
      if (fresh && !isNamedElsewhere(id, chosen)) chosen.push(id)
    }
    return chosen
  }

  /** What expires soonest, what is in the house, the rest; of these what needs no promise. */
  function inOrder({ fits, ideas }: Slot): FoodId[] {
    const mixed = chance.shuffle(ideas)
    const kinds = new Set(ideas.map((id) => FOODS[id].kind))
    const belongs = (id: FoodId) => suits(id) && fits(id) && kinds.has(FOODS[id].kind)
    const expiring = soonest.flatMap((foods) => foods.find(belongs) ?? [])
    const rank = (id: FoodId) => (stocked.has(id) ? 0 : 2) + (isPlain(id) ? 0 : 1)
    return [...expiring, ...mixed.sort((a, b) => rank(a) - rank(b))]
  }

  /** What only imitates is not used unasked. */
  function suits(id: FoodId): boolean {
    return has(id) && (isPlain(id) || FOODS[id].imitated !== true)
  }

  /** One food for each of the cook's names: 'chicken' is not both thighs and breast. */
  function isNamedElsewhere(id: FoodId, chosen: readonly FoodId[]): boolean {
    const name = nameOf(id)
    return name?.foods.some((food) => taken.has(food) || chosen.includes(food)) ?? false
  }

  function take(ids: FoodId | readonly FoodId[], how: Take = {}): Part | undefined {
    const list = typeof ids === 'string' ? [ids] : ids
    const id = pick(list, how)
    if (id === undefined) return undefined
    taken.add(id)
    const share = (how.share ?? 1) * (how.exact ? 1 : wish.keeping.shareOf(id))
    const needed = measure(id, list[0] ?? id, { ...how, share }, servings)
    const measured = how.exact ? needed : asFarAsItGoes(id, asManyAs(nameOf(id)?.count, needed, id))
    return toPart(id, measured, how, { name: nameOf(id), promise: wish.keeping.promises.get(id) })
  }

  /** Where the choice is left to the house, rather the 500 g that are there than 600. */
  function asFarAsItGoes(id: FoodId, needed: Measured): Measured {
    const missing = nameOf(id)?.stocked && missingOf(needed, amounts.get(id))
    if (!missing || missing.amount === 0) return needed
    const there = needed.amount - missing.amount
    if (there < needed.amount * ENOUGH) return needed
    return toKitchenAmount(there, needed.unit, FOODS[id].whole)
  }

  /** One the cook named, one in the house, one that needs no promise, or what does the same. */
  function pick(list: readonly FoodId[], how: Take): FoodId | undefined {
    const options = list.filter(
      (id) => has(id) && (how.insist || nameOf(id) !== undefined || suits(id)),
    )
    const owned = options.find((id) => stocked.has(id) && isPlain(id))
    const named = options.find((id) => nameOf(id))
    return named ?? owned ?? options.find(isPlain) ?? options[0] ?? standIn(list, how)
  }

  function standIn(list: readonly FoodId[], how: Take): FoodId | undefined {
    const stands = list
      .flatMap((id) => STAND_INS[id] ?? [])
      .filter((id) => suits(id) && (!how.exact || BAKES_ALIKE.has(id)))
    return stands.find(isPlain) ?? stands[0]
  }

  return {
    wish,
    servings,
    chance,
    isFromHouse: larder.isFromHouse,
    has,
    wants: (id) => has(id) && nameOf(id) !== undefined,
    asked,
    choose,
    take,
  }
}

/** Of a group that was named, so many go into one dish. */
const SOME = 3

/** The two eggs that were named rather than three; what is far from the need is not held to it. */
function asManyAs(count: number | undefined, needed: Measured, id: FoodId): Measured {
  if (count === undefined || needed.unit !== 'piece' || count < needed.amount / 2) return needed
  // A glut of a vegetable is to be used up, as far as the pan can take it.
  const most = needed.amount * (FOODS[id].kind === 'vegetable' ? 2 : 1.5)
  if (count <= most) return { ...needed, amount: count }
  return FOODS[id].kind === 'vegetable' ? { ...needed, amount: Math.round(most) } : needed
}

function measure(id: FoodId, first: FoodId, how: Take, servings: number): Measured {
  const { per, whole } = FOODS[id]
  const unit = how.unit ?? per[1]
  const amount = how.total ?? eachOf(id, first, how) * servings * (how.share ?? 1)
  return how.exact ? toExactAmount(amount, unit) : toKitchenAmount(amount, unit, whole)
}

/** What was said of the first alternative, in terms of the one that was taken. */
function eachOf(id: FoodId, first: FoodId, how: Take): number {
  const { per } = FOODS[id]
  if (how.each === undefined) return per[0]
  const said = FOODS[first].per
  const sameUnit = how.unit !== undefined || said[1] === per[1]
  return sameUnit ? how.each : (how.each / said[0]) * per[0]
}

/** 'Vegan butter' is called so in the steps too; that the flour is gluten-free is said in the list. */
function spokenPromise(kind: Kind, promise = ''): string {
  const word = promise.split(' ').find((said) => said === 'vegan' || said === 'dairy-free')
  return word !== undefined && MADE_OF_MILK.includes(kind) ? `${word} ` : ''
}

const MADE_OF_MILK: readonly Kind[] = ['fat', 'cheese', 'cream', 'dairy', 'sauce', 'baking']

/** What a food is called here: as the cook named it, and with what its packet must say. */
type Called = { name: Asked | undefined; promise: string | undefined }

function toPart(id: FoodId, measured: Measured, how: Take, { name, promise }: Called): Part {
  const food = FOODS[id]
  const weighed = food.per[1] === 'piece' && measured.unit === 'g'
  const several = weighed || (measured.unit === 'piece' && measured.amount > 1)
  const words = wordsOf(food, name, several)
  const cooked = name?.cooked === true && id !== 'cooked-rice'
  const way = how.by && food.ways?.[how.by]
  const said = (word: string) => (cooked ? `cooked ${word}` : word)
  return {
    id,
    measured,
    name: [promise, said(cooked ? words.label : words.name)].filter(Boolean).join(' '),
    label: how.label ?? [spokenPromise(food.kind, promise), said(words.label)].join(''),
    short: words.label,
    cut: cooked ? cutOfCooked(food.kind) : (how.cut ?? way?.[1] ?? ''),
    cooked,
  }
}

function wordsOf(food: Food, name: Asked | undefined, several: boolean) {
  if (name?.instead) {
    const word = several ? toPlural(name.instead) : name.instead
    return { name: word, label: word }
  }
  const one = food.short ?? food.name
  const many = food.shortPlural ?? (food.short ? food.short : (food.plural ?? food.name))
  return { name: several ? (food.plural ?? food.name) : food.name, label: several ? many : one }
}

function cutOfCooked(kind: Kind): string {
  if (kind === 'poultry') return 'shredded'
  if (kind === 'fish') return 'flaked into large pieces'
  return 'cut into bite-size pieces'
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
