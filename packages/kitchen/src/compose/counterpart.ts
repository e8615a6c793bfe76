import { findFoodSpans } from '../adapting/find-foods.ts'
import { readDishLine } from '../adapting/read-dish.ts'
import type { RecipeData } from '../recipe-text/recipe-data.ts'
import { toSingular } from '../text/plural.ts'
import type { Kind } from './foods/food.ts'
import { FOODS, type FoodId, isKind } from './foods/foods.ts'
import { foodsOf } from './revise/leave-out.ts'
import type { Reading } from './revise/read-changes.ts'
import { withNearestFood } from './understand/cooks-like.ts'
import type { Unit } from './understand/lexicon.ts'

/** 'Use tofu instead' replaces what tofu can replace; 'add peas' replaces nothing. */
export function withCounterparts(reading: Reading, previous: RecipeData): Reading {
  const replaced = reading.uses.flatMap(({ unit, instead, added }) => {
    const found = added && !instead ? [] : findCounterparts(unit, instead, previous)
    return found.map((from) => ({ unit, change: { kind: 'replace' as const, from, to: unit } }))
  })
  return {
    ...reading,
    changes: [...reading.changes, ...replaced.map(({ change }) => change)],
    uses: reading.uses.filter(({ unit }) => !replaced.some((one) => one.unit === unit)),
  }
}

/**
 * The foods of a recipe that a new one would replace: a main by a main, rice by pasta; others only
 * if 'instead' was said. None if it is added, or is in it already.
 */
function findCounterparts({ meaning, typed }: Unit, instead: boolean, recipe: RecipeData): Unit[] {
  const wanted = meaning?.foods ?? []
  const listed = recipe.ingredients.flatMap((line) => foodsOf(line).slice(0, 1))
  const isThere = listed.some((id) => wanted.includes(id))
  const sister = isThere ? undefined : findSister(typed, listed)
  if (sister) return [sister]
  const stands = (id: FoodId) => (id === 'coconut-milk' ? 'cream' : FOODS[id].kind)
  const group = GROUPS.find((kinds) => wanted.some((id) => kinds.includes(stands(id))))
  if (isThere || !group || (!instead && group.includes('vegetable'))) return []
  const near = byPlace(
    listed.filter((id) => isKind(id, ...group) && id !== 'water'),
    group,
  )
  // In a curry, coconut milk replaces the stock, if there is no milk in it.
  const isCoconut = wanted.includes('coconut-milk')
  const flesh = group.includes('poultry') && !near[0] ? fleshOf(recipe) : undefined
  if (flesh) return [flesh]
  const found =
    near[0] ?? (isCoconut ? listed.find((id) => isKind(id, 'stock') && id !== 'water') : undefined)
  if (found === undefined || typed === '') return []
  // Ground beef and ground pork are one mixture.
  const mixed = isKind(found, 'mince') ? near.filter((id) => isKind(id, 'mince')) : [found]
  return [...new Set(mixed)].map(namedAs)
}

/** A food as if it had been typed by its own name. */
function namedAs(id: FoodId): Unit {
  const name = FOODS[id].short ?? FOODS[id].name
  return { word: name, typed: name, meaning: { word: name, foods: [id] } }
}

/** 'With sweet potatoes' is said of the potatoes, 'with brown rice' of the rice: one name ends like the other. */
function findSister(typed: string, listed: readonly FoodId[]): Unit | undefined {
  const lastOf = (text: string) => toSingular(text.toLowerCase().split(' ').at(-1) ?? text)
  const isLonger = typed.trim().includes(' ')
  const id = listed.find((one) => isLonger && lastOf(FOODS[one].name) === lastOf(typed))
  return id && namedAs(id)
}

/** Meat or fish of a recipe that only the lexicon knows: the duck of a duck curry. */
function fleshOf({ ingredients }: RecipeData): Unit | undefined {
  for (const { foods, line } of ingredients.map(readDishLine)) {
    if (/\b(?:stock|broth|sauce|fat)\b/i.test(line.name)) continue
    const [food] = foods
    if (!food) continue
    const said = findFoodSpans(line.name).find(({ ingredient }) => ingredient === food)?.said
    const unit = withNearestFood({ word: food.name, typed: food.name })
    if (unit.meaning) return { ...unit, typed: said?.toLowerCase() ?? food.name }
  }
  return undefined
}

/** Kinds of food that can replace each other on a plate. */
const GROUPS: readonly (readonly Kind[])[] = [
  ['poultry', 'meat', 'mince', 'sausage', 'fish', 'shellfish', 'soy', 'legume'],
  ['pasta', 'rice', 'noodles', 'grain'],
  ['cheese'],
  ['cream', 'dairy'],
  ['nut', 'seed'],
  ['vegetable', 'root', 'leaf'],
]

/** The more important kind first: chicken before the beans beside it. */
function byPlace(ids: readonly FoodId[], group: readonly Kind[]): FoodId[] {
  const place = (id: FoodId) => group.indexOf(FOODS[id].kind)
  return [...ids].sort((a, b) => place(a) - place(b))
}
