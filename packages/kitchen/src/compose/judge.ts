import type { Part } from './dish/part.ts'
import { type FoodId, isFilling, isKind, MAIN_KINDS } from './foods/foods.ts'
import type { Form, Style } from './forms/form.ts'
import { openPantryJudge, type PartsJudge } from './judge-pantry.ts'
import type { Wish } from './wish.ts'
import type { Plate } from './write-up/write-up.ts'

/** How well a dish fits a wish, in points. */
export type Judge = {
  judge(form: Form, style: Style, plate: Plate): number
  /** The most points a dish of this style can get, whatever is in it. */
  atMost(form: Form, style: Style): number
}

/**
 * Judges dishes for one wish: named foods count most, then the meal, the mood and the time. A dish
 * over the time limit is practically excluded.
 */
export function openJudge(wish: Wish): Judge {
  const foods = openFoodJudge(wish)
  const pantry = openPantryJudge(wish)
  const judgeStyle = (form: Form, style: Style) =>
    (style.liking ?? 1) * 6 +
    judgeMeal(wish, form) +
    form.moods.filter((mood) => wish.moods.has(mood)).length * 4 +
    (suitsCuisine(style, wish) ? 0 : -10)
  const slowest = wish.moods.has('slow') ? MOST_FOR_SLOW : 0
  const most =
    foods.atMost +
    pantry.atMost +
    (wish.near?.size ?? 0) +
    slowest +
    (wish.heat === 2 ? FOR_HEAT : 0)
  return {
    judge: (form, style, plate) =>
      judgeStyle(form, style) +
      foods.judge(plate.parts) +
      pantry.judge(plate.parts) +
      judgeTime(wish, plate) +
      judgeSlowness(wish, plate) +
      judgeHeat(wish, plate) +
      plate.parts.filter(({ id }) => wish.near?.has(id)).length +
      (wish.easy ? plate.draft.skill * -5 : 0),
    atMost: (form, style) => judgeStyle(form, style) + most,
  }
}

/** Whether the style belongs to a wished cuisine; every style does if none is wished. */
export function suitsCuisine(style: Style, wish: Wish): boolean {
  if (wish.cuisines.length === 0) return true
  return style.cuisines.some((cuisine) => wish.cuisines.includes(cuisine))
}

function judgeMeal({ meal }: Wish, form: Form): number {
  if (meal === undefined) return 0
  return form.meals.includes(meal) ? 6 : -12
}

function judgeTime(wish: Wish, { minutes }: Plate): number {
  const total = minutes.prep + minutes.cook
  const late = wish.maxMinutes !== undefined && total > wish.maxMinutes
  const slow = wish.moods.has('quick') ? Math.max(0, total - 25) * 0.5 : 0
  // A faster version of the last dish may be slightly late rather than be another meal.
  const lateness = wish.near ? 30 : 100
  const over = total - (wish.maxMinutes ?? total)
  return -slow - (late ? Math.min(lateness + total, A_LITTLE_LATE + over * 5) : 0)
}

/** The cost of being late at all; each minute adds five, up to a maximum. */
const A_LITTLE_LATE = 40

/** A spicy wish gets a spicy dish. */
function judgeHeat({ heat }: Wish, { parts }: Plate): number {
  return heat === 2 && parts.some(({ id }) => isKind(id, 'heat')) ? FOR_HEAT : 0
}

const FOR_HEAT = 10

/** A slow wish gets something that simmers: two hours get the most points. */
function judgeSlowness({ moods }: Wish, { minutes }: Plate): number {
  if (!moods.has('slow')) return 0
  return (Math.min(minutes.cook, SLOW_MINUTES) / SLOW_MINUTES) * MOST_FOR_SLOW
}

const SLOW_MINUTES = 120
const MOST_FOR_SLOW = 15

/** A longer list is a pantry, not a wish: each entry counts for less. */
const PANTRY = 8
/** A list no longer than this is to be used up. */
const SHORT_LIST = 6

function weightOfOwn(entries: number): number {
  if (entries > PANTRY) return 3
  return entries <= SHORT_LIST ? 16 : 10
}

/**
 * Named foods should be in the dish. With a list of the cook's own, little else should; and a wish
 * for leeks and potatoes means these, not a chicken as well.
 */
function openFoodJudge({ pantry, sweet, maxMinutes, ...wish }: Wish): PartsJudge {
  const asked = wish.asked.filter(({ stocked }) => !stocked)
  const owned = asked.filter(({ own }) => own !== undefined)
  const ownFoods = new Set<FoodId>([...owned, ...pantry].flatMap(({ foods }) => foods))
  const askedFoods = new Set<FoodId>(asked.flatMap(({ foods }) => foods))
  const isFirm = asked.some((name) => !name.loose)
  const weights = asked.map((name) => {
    const full = name.own === undefined ? 10 : weightOfOwn(owned.length)
    return { foods: name.foods, weight: name.loose ? full / 2 : full }
  })
  const hasStarch = [...askedFoods].some(isFilling)
  const isSecondStarch = (id: FoodId) => hasStarch && isFilling(id)
  const judge = (parts: readonly Part[]) => {
    const used = new Set(parts.map(({ id }) => id))
    let points = 0
    for (const { foods, weight } of weights) {
      points += foods.some((id) => used.has(id))
        ? weight
        : -weight * missed(foods, parts, { sweet, hurried: maxMinutes !== undefined })
    }
    for (const id of used) {
      if (owned.length > 0 && !ownFoods.has(id)) points -= 0.7
      if (isFirm && !askedFoods.has(id)) points -= costOf(id) + (isSecondStarch(id) ? 4 : 0)
    }
    return points
  }
  return { judge, atMost: weights.reduce((sum, { weight }) => sum + weight, 0) }
}

type Asking = { sweet: boolean; hurried: boolean }

/**
 * A requested main (or pasta, or rice) that is missing makes it another dinner, and a dessert
 * without its chocolate is another dessert.
 */
function missed(foods: readonly FoodId[], parts: readonly Part[], { sweet, hurried }: Asking) {
  const isMain = foods.some((id) => isKind(id, ...MAIN_KINDS))
  if (isMain && parts.some(({ id }) => isKind(id, ...MAIN_KINDS))) return 0.5
  // Five minutes late with the tofu is better than in time without it.
  if (isMain) return hurried ? 10 : 2
  if (sweet) return 2
  return foods.some((id) => isKind(id, ...STARCHES)) ? 1.5 : 1
}

const STARCHES = ['pasta', 'noodles', 'rice', 'egg', 'legume'] as const

/** The cost of a food that was not asked for: a main changes the dish, a vegetable only joins it. */
function costOf(id: FoodId): number {
  if (isKind(id, ...MAIN_KINDS)) return 5
  return isKind(id, 'legume', 'vegetable', 'root', 'fruit') ? 1.5 : 0
}
