import type { RecipeData } from '../recipe-text/recipe-data.ts'
import { parseDuration } from '../times/parse-duration.ts'
import type { Kind } from './foods/food.ts'
import { FOODS, type FoodId, isKind } from './foods/foods.ts'
import { FORMS } from './forms/forms.ts'
import { suitsCuisine } from './judge.ts'
import type { ComposeRequest } from './request.ts'
import { foodsOf } from './revise/leave-out.ts'
import type { Reading } from './revise/read-changes.ts'
import type { Unit } from './understand/lexicon.ts'
import { understand } from './understand/understand.ts'
import type { Asked, FormId, Meal, StyleId, Wish } from './wish.ts'

/** A new wish that results from a message about the last recipe. */
export type NewWish = { kind: 'wish'; ok: true; wish: Wish }

/**
 * A new dish from the last one's foods: faster, in another cuisine, in another form, with a
 * requested food, or without an excluded one.
 */
export function cookAnew(
  request: ComposeRequest,
  previous: RecipeData,
  reading: Reading,
): NewWish | undefined {
  const understood = understand({ ...request, text: reading.text, ingredients: [] }, true)
  if (!understood.ok) return undefined
  const {
    dishWord: _near,
    strangeWord: _strange,
    form: named,
    style,
    sweet,
    ...base
  } = understood.wish
  const { wanted, unwanted } = readWanted(reading)
  const kept = mainFoods(previous).filter((id) => !base.banned.has(id) && !unwanted.includes(id))
  const before = formOf(previous)
  const keepsForm = isMadeIn(before, understood.wish)
  const servings = base.servings ?? Number.parseInt(previous.servings, 10)
  return {
    kind: 'wish',
    ok: true,
    wish: {
      ...base,
      ...shapeOf(reading, { named, style, before: keepsForm ? before : undefined }),
      ...keptOf(reading, previous, kept, wanted),
      ...(wanted.length > 0 ? { must: mustHave(wanted, unwanted.length > 0 ? [] : kept) } : {}),
      ...(reading.another && before ? { notForm: before } : {}),
      banned: new Set([...base.banned, ...unwanted]),
      sweet: reading.reshaped ? sweet : isSweet(previous),
      ...(base.meal === undefined ? mealOf(before) : {}),
      easy: base.easy || reading.simpler,
      ...timeOf(reading, previous),
      ...(Number.isInteger(servings) && servings <= 12 ? { servings } : {}),
    },
  }
}

/** Foods the new dish should have, and those it should drop for them. */
function readWanted({ changes, uses }: Reading): { wanted: Unit[]; unwanted: FoodId[] } {
  const replaced = changes.filter((change) => change.kind === 'replace')
  return {
    wanted: [...replaced.map(({ to }) => to), ...uses.map(({ unit }) => unit)],
    unwanted: replaced.flatMap(({ from }) => from.meaning?.foods ?? []),
  }
}

type Shapes = {
  named?: FormId | undefined
  style?: StyleId | undefined
  before?: FormId | undefined
}

/** The form that was named, else that of the last dish, unless another is wanted. */
function shapeOf({ reshaped, quicker, another }: Reading, { named, style, before }: Shapes) {
  if (reshaped) return { ...(named && { form: named }), ...(style && { style }) }
  return quicker || another || !before ? {} : { form: before }
}

/** The foods of the last dish that the new one keeps; for 'something else' only its main. */
function keptOf(
  { another }: Reading,
  previous: RecipeData,
  kept: readonly FoodId[],
  wanted: readonly Unit[],
): Pick<Wish, 'asked' | 'near'> {
  if (!another) {
    const asked = [...wanted.map(toAsked), ...kept.map(toKept)].slice(0, MOST_KEPT)
    return { asked, near: new Set(previous.ingredients.flatMap(foodsOf)) }
  }
  const plain = kept.filter((id) => !isStarch(id))
  return { asked: (plain.length > 0 ? plain : kept).slice(0, 1).map(toKept) }
}

function timeOf({ quicker, maxMinutes }: Reading, previous: RecipeData): { maxMinutes?: number } {
  const minutes = quicker ? (maxMinutes ?? fasterThan(previous)) : undefined
  return minutes === undefined ? {} : { maxMinutes: minutes }
}

const MOST_KEPT = 4

/** The requested foods with the main that results. */
function mustHave(wanted: readonly Unit[], [main]: readonly FoodId[]): (readonly FoodId[])[] {
  const foods = wanted.map(({ meaning }) => meaning?.foods ?? [])
  return main !== undefined && isKind(main, ...MAINS) ? [...foods, [main]] : foods
}

/** Whether the wished cuisine has such a dish. */
function isMadeIn(form: FormId | undefined, wish: Wish): boolean {
  const styles = FORMS.find(({ id }) => id === form)?.styles ?? []
  return styles.some((style) => suitsCuisine(style, wish))
}

function isStarch(id: FoodId): boolean {
  return isKind(id, 'pasta', 'rice', 'noodles')
}

function toAsked({ meaning, typed }: Unit): Asked {
  const { foods = [], instead } = meaning ?? {}
  return { word: typed, foods, cooked: false, ...(instead ? { instead } : {}) }
}

function toKept(id: FoodId): Asked {
  return { word: FOODS[id].short ?? FOODS[id].name, foods: [id], cooked: false }
}

/** The form of the last dish: by its name, else by the starch in its name. */
function formOf({ title }: RecipeData): FormId | undefined {
  const before = understand({ text: title, ingredients: [] })
  if (!before.ok) return undefined
  const { form, asked } = before.wish
  const foods = asked.flatMap((name) => name.foods)
  if (form) return form
  if (foods.some((id) => isKind(id, 'pasta'))) return 'pasta'
  return foods.some((id) => isKind(id, 'noodles')) ? 'noodles' : undefined
}

/** A quicker dinner must still be a dinner. */
function mealOf(form: FormId | undefined): { meal?: Meal } {
  const meals = FORMS.find(({ id }) => id === form)?.meals ?? []
  const meal = meals.find((one) => one === 'dinner') ?? meals[0]
  return meal === undefined ? {} : { meal }
}

const MAINS: readonly Kind[] = [
  ...(['poultry', 'meat', 'mince', 'sausage', 'fish', 'shellfish', 'egg', 'soy'] as const),
  'legume',
]

/** The foods of the last dish, the heaviest first. */
function mainFoods(recipe: RecipeData): FoodId[] {
  const foods = recipe.ingredients.map((line) => foodsOf(line)[0]).filter((id) => id !== undefined)
  const mains = foods.filter((id) => isKind(id, ...MAINS))
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

/** At least five minutes faster than before. */
function fasterThan(recipe: RecipeData): number | undefined {
  const total = parseDuration(recipe.totalTime)
  return total.ok ? Math.max(10, total.minutes.max - 5) : undefined
}
