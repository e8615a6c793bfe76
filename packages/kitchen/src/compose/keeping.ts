import { type Avoidance, toAvoidance } from '../diets/avoidance.ts'
import { objectTo } from '../diets/check-line.ts'
import type { Limit } from '../diets/restrictions.ts'
import type { Fact } from '../lexicon/facts.ts'
import { countedIn } from '../nutrition/net-carbs.ts'
import { PACKETS } from './foods/food.ts'
import { FOOD_IDS, FOODS, type FoodId, isKind } from './foods/foods.ts'
import { contentsOfName, figuresOfPortion } from './foods/known.ts'

/** The restrictions of a dish, and the foods they leave to cook with. */
export type Keeping = {
  /** As `checkDiet` accepts them: ids, labels or a cook's words. */
  rules: readonly string[]
  avoidances: readonly Avoidance[]
  /** Never used, never mentioned. */
  banned: ReadonlySet<FoodId>
  /** What a package must say for a food to be usable: 'gluten-free'. */
  promises: ReadonlyMap<FoodId, string>
  /** The share of a food's usual amount that is used, if a limit requires less. */
  shareOf(id: FoodId): number
  /** Limits per portion. */
  limits: readonly Limit[]
  /** Leaves out starchy foods. */
  lowCarb: boolean
  /** Sweetens bakes with sweeteners that do not count as sugar. */
  lessSugar: boolean
}

/** Works out which foods can be used: only those known to be free of everything excluded. */
export function keepTo(rules: readonly string[], alsoBanned: ReadonlySet<FoodId>): Keeping {
  const kept = keepToRules([...new Set(rules)])
  return { ...kept, banned: new Set([...kept.banned, ...alsoBanned]) }
}

/** The results for the latest lists of rules; they never change. */
const known = new Map<string, Keeping>()
const MOST_KNOWN = 200

function keepToRules(rules: readonly string[]): Keeping {
  const key = rules.join('\n')
  const found = known.get(key) ?? workOut(rules)
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(key, found)
  return found
}

function workOut(rules: readonly string[]): Keeping {
  const avoidances = rules.map(toAvoidance)
  const limits = avoidances.flatMap((avoidance) => avoidance.limits ?? [])
  const banned = new Set<FoodId>()
  const promises = new Map<FoodId, string>()
  const shareOf = openShares(limits)
  const against = avoidances.map(objectionable)
  for (const id of avoidances.length > 0 ? FOOD_IDS : []) {
    const isAsked = against.some((foods) => foods.has(id))
    const promise = isAsked ? promiseFor(avoidances, id) : ''
    if (promise === undefined || !isWithin(limits, id, shareOf(id))) banned.add(id)
    else if (promise !== '') promises.set(id, promise)
  }
  const lowCarb = limits.some(({ nutrient }) => nutrient === 'carbs' || nutrient === 'netCarbs')
  const lessSugar = lowCarb || limits.some(({ nutrient }) => nutrient === 'sugar')
  return { rules, avoidances, banned, promises, shareOf, limits, lowCarb, lessSugar }
}

/** The foods that conflict with an avoidance by their plain names, computed once for each. */
function objectionable(avoidance: Avoidance): ReadonlySet<FoodId> {
  const found = knownObjections.get(avoidance.id)
  if (found) return found
  const foods = new Set(FOOD_IDS.filter((id) => !isFree([avoidance], FOODS[id].name)))
  if (knownObjections.size >= MOST_KNOWN) knownObjections.clear()
  knownObjections.set(avoidance.id, foods)
  return foods
}

const knownObjections = new Map<string, ReadonlySet<FoodId>>()

/** Whether nothing conflicts with a food of this name. */
export function isFree(avoidances: readonly Avoidance[], name: string): boolean {
  return avoidances.every((avoidance) => !objectTo(avoidance, name, contentsOfName(name)))
}

/** The package claim that makes a food usable: '' if it needs none, undefined if none would help. */
function promiseFor(avoidances: readonly Avoidance[], id: FoodId): string | undefined {
  const { name, packet } = FOODS[id]
  const offered: readonly string[] = packet ? PACKETS[packet] : []
  let promise = ''
  for (let round = 0; round < MOST_PROMISES; round += 1) {
    const text = promise === '' ? name : `${promise} ${name}`
    const against = avoidances.find((avoidance) => !isFree([avoidance], text))
    if (!against) return promise
    const word = promiseAgainst(against)
    if (word === undefined || !offered.includes(word) || promise.includes(word)) return undefined
    promise = promise === '' ? word : `${promise} ${word}`
  }
  return undefined
}

const MOST_PROMISES = 6

/** The package claim that covers what somebody avoids. */
export function promiseAgainst({ forbids, doubts = [] }: Avoidance): string | undefined {
  const out: readonly Fact[] = [...forbids, ...doubts]
  return PROMISES.find(([facts]) => facts.every((fact) => out.includes(fact)))?.[1]
}

/** Package claims by what somebody avoids; the first one whose facts are all excluded. */
const PROMISES: readonly (readonly [readonly Fact[], string])[] = [
  [['meat', 'milk'], 'vegan'],
  [['meat', 'rennet'], 'vegetarian'],
  [['wheat'], 'gluten-free'],
  [['nuts'], 'nut-free'],
  [['peanuts'], 'peanut-free'],
  [['milk'], 'dairy-free'],
  [['lactose'], 'lactose-free'],
  [['eggs'], 'egg-free'],
  [['soybeans'], 'soy-free'],
  [['crustaceans'], 'vegan'],
]

/** The share of a portion's limit that a single food may use; half for other nutrients. */
const MOST_OF_LIMIT: Partial<Record<Limit['nutrient'], number>> = {
  carbs: 0.8,
  netCarbs: 0.6,
  sugar: 0.6,
  satFat: 0.6,
  cholesterol: 0.9,
}

/** The energy of a light main dish in kcal, for converting shares of energy into grams. */
const USUAL_KCAL = 450

function isWithin(limits: readonly Limit[], id: FoodId, share: number): boolean {
  if (limits.length === 0 || isKind(id, 'herb', 'spice', 'heat') || id === 'water') return true
  const figures = figuresOfPortion(id)
  // A food without figures could be over any limit.
  if (!figures) return false
  return limits.every(
    (limit) =>
      id === 'salt' ||
      countedIn(figures, limit.nutrient) * share <=
        (MOST_OF_LIMIT[limit.nutrient] ?? 0.5) * mostOf(limit),
  )
}

/** Grams or milligrams in a portion. */
function mostOf({ nutrient, atMost, per }: Limit): number {
  if (per === 'portion') return atMost
  return ((atMost / 100) * USUAL_KCAL) / (nutrient === 'fat' || nutrient === 'satFat' ? 9 : 4)
}

/** Reduces what a limit is about: salt, salty sauces, starch, sugar, meat. */
function openShares(limits: readonly Limit[]): (id: FoodId) => number {
  const has = (...nutrients: Limit['nutrient'][]) =>
    limits.some(({ nutrient }) => nutrients.includes(nutrient))
  const [sodium, carbs, sugar] = [has('sodium'), has('carbs', 'netCarbs'), has('sugar')]
  const cholesterol = has('cholesterol')
  return (id) => {
    if (sodium && id === 'salt') return 0.3
    if (sodium && isKind(id, 'sauce', 'stock') && (figuresOfPortion(id)?.sodium ?? 0) > SALTY)
      return 0.5
    if (carbs && isKind(id, 'pasta', 'noodles', 'rice', 'grain')) return 0.5
    if (cholesterol && isKind(id, 'poultry', 'meat', 'mince', 'fish')) return 0.7
    return sugar && isKind(id, 'sweetener') ? 0.6 : 1
  }
}

/** A sauce with this much sodium per portion, in milligrams, is halved. */
const SALTY = 150
