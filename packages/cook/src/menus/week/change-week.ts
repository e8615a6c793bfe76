import type { Cookbook, Dish } from '@potluck/cookbook'
import { keepsTo } from '../../choose-version.ts'
import { readConditions } from '../../read-request.ts'
import type { CookRequest } from '../../request.ts'
import type { Menu, MenuDish } from '../menu.ts'
import { findMade, MEATS, mainFoodsOf, minutesOf } from '../shelf.ts'
import { chooseMeal, type PlannedMeal, type WeekChoice } from './choose-week.ts'
import { namesIn } from './days.ts'
import { composeWeek, toWeek } from './find-week.ts'
import { readWeekWish } from './read-week-wish.ts'
import { WEEKDAYS } from './weekdays.ts'

const QUICKER = /\b(?:quick(?:er)?|fast(?:er)?|less time|shorter)\b/i
const LESS_MEAT = /\bless meat\b|\bfewer meat\b|\bmore (?:vegetarian|vegetables|veg)\b/i
const CHEAPER = /\bcheap(?:er)?\b|\bbudget\b|\bless expensive\b/i
const DROPPED =
  /\b(?:remove|skip|drop|delete|cancel|leave out|without|no (?:dinner|cooking|meal)|eat(?:ing)? out|not (?:home|here)|away)\b/i
const ANEW = /\b(?:another|different|new) (?:plan|week)\b|\bstart over\b|\ball (?:new|different)\b/i
const CHANGES =
  /\b(?:another|swap|replace|change|different|instead|else|other|rather|don'?t like|not)\b/i
const QUICK_MINUTES = 30

/** The plan at hand with what a message asks of it; undefined where it asks nothing of a plan. */
export function changeWeek(
  plan: Menu,
  request: CookRequest,
  seed: number,
  book: Cookbook,
): Menu | undefined {
  const { text } = request
  const asked = { ...request, text: `${plan.asked}, ${conditionsIn(text)}` }
  const wish = readWeekWish(asked, book)
  const before = readWeekWish({ ...request, text: plan.asked }, book)
  if (!wish || !before) return undefined
  const titles = plan.dishes.map(({ recipe }) => recipe.title)
  const servings = readConditions({ ...request, restrictions: [] }, text).servings ?? plan.servings
  const avoided = new Set([...(request.recent ?? []), ...titles])
  const choice: WeekChoice = {
    ...wish,
    days: before.days,
    meals: before.meals,
    servings,
    seed,
    avoided,
  }
  if (ANEW.test(text)) return composeWeek(choice, { ...request, text: plan.asked }, book)
  const kept = plan.dishes.flatMap((dish) => toPlanned(dish, choice, book))
  const targets = targetsOf(text, kept, choice)
  const isOfPlan = targets.length > 0 || servings !== plan.servings
  if (!isOfPlan) return undefined
  const isDropped = DROPPED.test(text) && !CHANGES.test(text)
  let chosen = kept.filter((one) => !targets.includes(one))
  for (const target of isDropped ? [] : targets) {
    const day = QUICKER.test(text)
      ? { ...target.day, maxMinutes: Math.min(target.day.maxMinutes, QUICK_MINUTES) }
      : target.day
    const wanted = {
      ...choice,
      manner: { ...choice.manner, isCheap: choice.manner.isCheap || CHEAPER.test(text) },
      isWithLittleMeat: choice.isWithLittleMeat || LESS_MEAT.test(text),
    }
    const found = chooseMeal({ ...target, day }, wanted, chosen, { ...request, text }, book)
    chosen = [...chosen, found ?? target]
  }
  const inOrder = chosen.toSorted((one, other) => one.at - other.at || rankOf(one) - rankOf(other))
  const menu = toWeek(inOrder, choice, { ...request, text: plan.asked }, [])
  return { ...menu, title: plan.title, asked: plan.asked }
}

function rankOf({ meal }: PlannedMeal): number {
  return ['breakfast', 'lunch', 'dinner'].indexOf(meal)
}

/** What is said of diets and foods, without the days and the words for a change. */
function conditionsIn(text: string): string {
  return WEEKDAYS.reduce(
    (left, day) => left.replace(new RegExp(`\\b(?:on |for )?${day}s?\\b`, 'gi'), ' '),
    text,
  ).replace(
    /\b(?:another|swap|replace|change|different|instead|remove|skip|drop|less meat|plan|week|for \w+ (?:people|persons)?)\b/gi,
    ' ',
  )
}

function toPlanned(dish: MenuDish, { days }: WeekChoice, book: Cookbook): PlannedMeal[] {
  const version = findMade(dish.made, book)
  const day = days[dish.day ?? -1]
  if (!version || !day || dish.meal === undefined || dish.leftFrom !== undefined) return []
  return [{ day, at: dish.day ?? 0, meal: dish.meal, version, uses: [] }]
}

/** The meals that are to be others: of the days that are named, or those that a wish for all is about. */
function targetsOf(text: string, kept: readonly PlannedMeal[], choice: WeekChoice): PlannedMeal[] {
  const names: readonly string[] = namesIn(text)
  const ofMeal = (['breakfast', 'lunch', 'dinner'] as const).filter((meal) =>
    new RegExp(`\\b${meal}\\b`, 'i').test(text),
  )
  const named = kept.filter(
    ({ day, meal }) => names.includes(day.name) && (ofMeal.length === 0 || ofMeal.includes(meal)),
  )
  if (names.length > 0) return named
  const titled = kept.filter(({ version }) =>
    text.toLowerCase().includes(version.dish.title.toLowerCase()),
  )
  if (titled.length > 0) return titled
  if (LESS_MEAT.test(text)) return everySecond(kept.filter(({ version }) => isMeat(version.dish)))
  if (QUICKER.test(text))
    return kept.filter(({ version }) => minutesOf(version.dish) > QUICK_MINUTES)
  if (CHEAPER.test(text)) return kept.filter(({ version }) => version.dish.cost !== 'low')
  // A diet that is named now is kept by all.
  return kept.filter(({ version }) => !keepsTo(version.dish, choice.conditions.rules))
}

function isMeat(dish: Dish): boolean {
  return mainFoodsOf(dish).some((food) => MEATS.has(food))
}

function everySecond<T>(all: readonly T[]): T[] {
  return all.filter((_, at) => at % 2 === 0)
}
