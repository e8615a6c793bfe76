import type { RecipeData } from '../recipe-text/recipe-data.ts'
import { parseDuration } from '../times/parse-duration.ts'
import { FOODS, type FoodId, isKind } from './foods/foods.ts'
import type { ComposeRequest, Composition } from './request.ts'
import { foodsOf } from './revise/leave-out.ts'
import { type Reading, readChanges } from './revise/read-changes.ts'
import { revise } from './revise/revise.ts'
import { understand } from './understand/understand.ts'
import type { Asked, Wish } from './wish.ts'

/** What a message says about the chat's last recipe: its answer, or a wish built on that recipe. */
type FollowUp =
  | { kind: 'answer'; answer: Composition }
  | { kind: 'wish'; ok: true; wish: Wish }
  | undefined

/**
 * Reads a message as a word on the last recipe. Undefined when it stands on its own: when it names
 * foods or a dish and does not speak of 'it'.
 */
export function followUp(request: ComposeRequest, previous: RecipeData): FollowUp {
  const reading = readChanges(request.text)
  if (!isFollowUp(reading)) return undefined
  const needsNew = reading.quicker || reading.rest.length > 0
  if (!needsNew) {
    const revised = revise(previous, reading.changes)
    if (revised.ok) return { kind: 'answer', answer: { kind: 'recipe', recipe: revised.recipe } }
    // What cannot be changed truthfully may still be cooked anew.
    if (!revised.anew)
      return { kind: 'answer', answer: { kind: 'declined', reason: revised.reason } }
  }
  return cookAnew(request, previous, reading)
}

function isFollowUp({ changes, quicker, rest, refers }: Reading): boolean {
  const says =
    changes.length > 0 ||
    quicker ||
    rest.some(({ meaning }) => meaning?.avoids || meaning?.cuisines)
  const namesDish = rest.some(({ meaning }) => meaning?.form || meaning?.foods || meaning?.meal)
  const bare = !namesDish && rest.every(({ meaning }) => meaning?.avoids !== undefined)
  return says && (bare || (refers && !namesDish))
}

/** A new dish around the same main foods: faster, after another kitchen, or without what was ruled out. */
function cookAnew(request: ComposeRequest, previous: RecipeData, reading: Reading): FollowUp {
  const understood = understand({ ...request, ingredients: [] }, true)
  if (!understood.ok) return undefined
  const { dishWord: _strange, ...base } = understood.wish
  const wanted = reading.changes.flatMap((change) => (change.kind === 'replace' ? [change.to] : []))
  const unwanted = reading.changes.flatMap((change) =>
    change.kind === 'replace' ? (change.from.meaning?.foods ?? []) : [],
  )
  const kept = mainFoods(previous).filter((id) => !base.banned.has(id) && !unwanted.includes(id))
  const asked: Asked[] = [
    ...wanted.map(
      ({ meaning, typed }): Asked => ({ word: typed, foods: meaning?.foods ?? [], cooked: false }),
    ),
    ...kept.map(
      (id): Asked => ({ word: FOODS[id].short ?? FOODS[id].name, foods: [id], cooked: false }),
    ),
  ]
  const before = understand({ text: previous.title, ingredients: [] })
  const dish = before.ok ? before.wish : undefined
  const minutes = reading.quicker ? (reading.maxMinutes ?? fasterThan(previous)) : undefined
  const servings = base.servings ?? Number.parseInt(previous.servings, 10)
  return {
    kind: 'wish',
    ok: true,
    wish: {
      ...base,
      asked: asked.slice(0, MOST_KEPT),
      near: new Set(previous.ingredients.flatMap(foodsOf)),
      ...(dish?.form && !reading.quicker && !base.form ? { form: dish.form } : {}),
      banned: new Set([...base.banned, ...unwanted]),
      sweet: base.sweet || isSweet(previous),
      ...(minutes === undefined ? {} : { maxMinutes: minutes }),
      ...(Number.isInteger(servings) && servings <= 12 ? { servings } : {}),
    },
  }
}

const MOST_KEPT = 4

/** What the last dish was made of, its weightiest foods first. */
function mainFoods(recipe: RecipeData): FoodId[] {
  const foods = recipe.ingredients.map((line) => foodsOf(line)[0]).filter((id) => id !== undefined)
  const mains = foods.filter((id) =>
    isKind(id, 'poultry', 'meat', 'mince', 'sausage', 'fish', 'shellfish', 'egg', 'soy', 'legume'),
  )
  const others = foods.filter((id) =>
    isKind(id, 'vegetable', 'leaf', 'root', 'pasta', 'rice', 'noodles', 'fruit'),
  )
  return [...new Set([...mains, ...others])]
}

function isSweet(recipe: RecipeData): boolean {
  const foods = recipe.ingredients.flatMap(foodsOf)
  return (
    foods.some((id) => isKind(id, 'sweetener', 'fruit')) &&
    !foods.some((id) => isKind(id, 'allium'))
  )
}

/** Faster than it was, by five minutes at least. */
function fasterThan(recipe: RecipeData): number | undefined {
  const total = parseDuration(recipe.totalTime)
  return total.ok ? Math.max(10, total.minutes.max - 5) : undefined
}
