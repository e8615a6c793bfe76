import type { Cookbook, Dish } from '@potluck/cookbook'
import { checkDiet } from '@potluck/kitchen/knowledge'
import type { Answer } from '../../answer.ts'
import type { CookRequest } from '../../request.ts'
import { tellMoney } from '../manner.ts'
import type { Meal, Menu, MenuDish } from '../menu.ts'
import { sayMenu } from '../say-menu.ts'
import { serveDish } from '../serve-dish.ts'
import { minutesOf } from '../shelf.ts'
import { tellUses } from '../tell-uses.ts'
import { chooseMeal, lacksWish } from './choose-week.ts'
import { type Day, MOST_DAYS } from './days.ts'
import { type Left, listLeft } from './leftovers.ts'
import type { PlannedMeal, WeekChoice } from './planned-meal.ts'
import { readWeekWish, type WeekWish } from './read-week-wish.ts'
import { keepsThreeDays } from './score-meal.ts'

/** Composes the plan that a request asks for. Undefined when it asks for none. */
export function findWeek(request: CookRequest, seed: number, book: Cookbook): Answer | undefined {
  if (request.mode !== 'idea') return undefined
  const wish = readWeekWish(request, book)
  if (!wish) return undefined
  const avoided = new Set(request.recent ?? [])
  const menu = composeWeek({ ...wish, seed, avoided }, request, book)
  if (menu.dishes.length === 0) return undefined
  return { kind: 'menu', menu, text: sayMenu(menu), choices: choicesForWeek(menu) }
}

export function composeWeek(choice: WeekChoice, request: CookRequest, book: Cookbook): Menu {
  const chosen: PlannedMeal[] = []
  const missing: string[] = []
  for (const [at, day] of choice.days.entries()) {
    const own = choice.ofDays.get(day.name)
    if (own?.isOut || own?.isLeftovers) continue
    for (const meal of choice.meals) {
      const found = chooseMeal({ day, at, meal }, choice, chosen, request, book)
      if (found) chosen.push(found)
      else missing.push(slotOf(day, meal, choice))
    }
  }
  return toWeek(chosen, choice, request, missing)
}

/** The plan as it is shown. */
export function toWeek(
  chosen: readonly PlannedMeal[],
  choice: WeekChoice,
  request: CookRequest,
  missing: readonly string[],
): Menu {
  const doubled = choice.cooksDouble ? findDoubled(chosen) : undefined
  const left = listLeft(chosen, choice)
  const cooked = chosen.map((planned) => toDish(planned, { doubled, left }, choice, request))
  const dishes = [...cooked, ...left.map((one) => toLeft(one, choice, request))].toSorted(
    (one, other) => (one.day ?? 0) - (other.day ?? 0) || mealRank(one) - mealRank(other),
  )
  return {
    of: 'week',
    title: titleOf(choice),
    servings: choice.servings,
    dishes,
    timeline: [],
    notes: [...tellUnmet(chosen, choice), ...notesOf(missing, choice, request, dishes)],
    asked: request.text,
  }
}

/** A meal that is cooked twice as large, and the one two days later that eats the other half. */
type Doubled = { cooked: PlannedMeal; left: PlannedMeal }

function findDoubled(chosen: readonly PlannedMeal[]): Doubled | undefined {
  for (const cooked of chosen) {
    const left = chosen.find(({ at, meal }) => meal === cooked.meal && at === cooked.at + 2)
    if (left && keepsThreeDays(cooked.version.dish)) return { cooked, left }
  }
  return undefined
}

function toDish(
  planned: PlannedMeal,
  { doubled, left }: { doubled: Doubled | undefined; left: readonly Left[] },
  choice: WeekWish,
  request: CookRequest,
): MenuDish {
  const { day, at, meal } = planned
  const isLeft = doubled?.left === planned
  const { version, uses } = isLeft ? { ...doubled.cooked, uses: [] } : planned
  const again = doubled?.cooked === planned ? doubled.left : left.find(({ of }) => of === planned)
  const recipe = serveDish(version, choice.servings * (again ? 2 : 1), choice.conditions, request)
  const notes = [
    ...(again
      ? [
          `Cooked for two days: the other half is ${again.day.name}'s ${again.meal}, only to be warmed.`,
        ]
      : []),
    ...(isLeft ? [`The other half of ${doubled.cooked.day.name}'s, only to be warmed.`] : []),
    ...tellUses(uses),
    ...tellRice(version.dish.lines.map(({ text }) => text)),
    ...tellEarly(version.dish, day, recipe.totalTime),
  ]
  return {
    slot: slotOf(day, meal, choice),
    day: at,
    ...(day.date !== undefined && { date: day.date }),
    meal,
    recipe,
    note: notes.join(' '),
    ...(isLeft && { leftFrom: slotOf(doubled.cooked.day, meal, choice) }),
    made: { id: version.dish.id, by: [...version.by] },
  }
}

/** A meal of what was left of another. */
function toLeft({ of, day, at, meal }: Left, choice: WeekWish, request: CookRequest): MenuDish {
  const { version } = of
  return {
    slot: slotOf(day, meal, choice),
    day: at,
    ...(day.date !== undefined && { date: day.date }),
    meal,
    recipe: serveDish(version, choice.servings, choice.conditions, request),
    note: `What is left of ${of.day.name}'s: keep it in the fridge from the same evening on, and warm it to 74 °C.`,
    leftFrom: slotOf(of.day, of.meal, choice),
    made: { id: version.dish.id, by: [...version.by] },
  }
}

function mealRank({ meal }: MenuDish): number {
  return ['breakfast', 'lunch', 'dinner'].indexOf(meal ?? 'dinner')
}

/** Tells when to begin a dish that takes longer than an evening. */
function tellEarly(dish: Dish, { maxMinutes }: Day, takes: string): string[] {
  const minutes = minutesOf(dish)
  if (minutes <= Math.max(maxMinutes, LONG_EVENING)) return []
  return [
    `Takes ${takes}, most of it by itself: begin ${minutes > NIGHT ? 'the evening before' : 'in the morning'}.`,
  ]
}

const [LONG_EVENING, NIGHT] = [180, 480]

/** Fried rice needs rice that was boiled the day before. */
function tellRice(lines: readonly string[]): string[] {
  return lines.some((line) => /\bcooked (?:white )?rice, cold\b/.test(line))
    ? ['Boil its rice the evening before, cool it within an hour and keep it in the fridge.']
    : []
}

/** The name of a meal: 'Monday', in a plan of two weeks 'Monday, week 2', with 'lunch' when a day has several meals. */
function slotOf(day: Day, meal: Meal, { meals, days }: WeekWish): string {
  const same = days.filter(({ name }) => name === day.name)
  const called = same.length > 1 ? `${day.name}, week ${same.indexOf(day) + 1}` : day.name
  return meals.length > 1 || meal !== meals[0] ? `${called} ${meal}` : called
}

const NUMBER_OF_WEEK = 7

function titleOf({ days, meals, conditions }: WeekWish): string {
  const what =
    meals.length > 1
      ? 'Meals'
      : meals[0] === 'lunch'
        ? 'Lunches'
        : meals[0] === 'breakfast'
          ? 'Breakfasts'
          : 'Dinners'
  const diet = ['vegan', 'vegetarian'].find((name) =>
    conditions.rules.some((rule) => rule.toLowerCase() === name),
  )
  const named = diet
    ? `${diet.slice(0, 1).toUpperCase()}${diet.slice(1)} ${what.toLowerCase()}`
    : what
  return days.length === NUMBER_OF_WEEK
    ? `${named} for the week`
    : `${named} for ${days.length} days`
}

function notesOf(
  missing: readonly string[],
  { days, shared, says }: WeekWish,
  { text, pantry = [], today }: CookRequest,
  dishes: readonly MenuDish[],
): string[] {
  const lost =
    missing.length > 0
      ? [`I know nothing that keeps to all you asked for ${missing.join(', ')}.`]
      : []
  const soon = pantry.filter(({ expires }) => {
    return expires !== undefined && today !== undefined && expires >= today
  })
  const left = soon.filter(
    ({ name }) => !dishes.some(({ note }) => note.includes(name.toLowerCase())),
  )
  return [
    ...lost,
    ...tellShared(shared),
    ...says,
    ...tellMoney(text),
    ...(days.length === MOST_DAYS && /\bmonth\b/i.test(text)
      ? ['I plan for at most two weeks.']
      : []),
    ...(left.length > 0
      ? [`Not in any of it: ${left.map(({ name }) => name.toLowerCase()).join(', ')}.`]
      : []),
  ]
}

/** Tells on which days no dish has the food asked for and meets the other conditions. */
function tellUnmet(chosen: readonly PlannedMeal[], choice: WeekChoice): string[] {
  return chosen
    .filter((planned) => lacksWish(planned, choice))
    .map(({ day }) => {
      const foods = choice.ofDays.get(day.name)?.foods.join(' or ') ?? ''
      return `${day.name} has no ${foods}: I know no dish with it that keeps to all else you asked.`
    })
}

function tellShared(shared: readonly string[]): string[] {
  return [...new Set(shared)].map((rule) => {
    const [, food] = /^no (.+)$/.exec(rule) ?? []
    return `${food === undefined ? `All of it is ${rule}` : `None of it has ${food}`}, so that everybody eats the same.`
  })
}

export function choicesForWeek({ dishes }: Menu): string[] {
  const [first] = dishes
  const hasMeat = dishes.some(
    ({ recipe }) =>
      checkDiet({ ingredients: recipe.ingredients, steps: [] }, ['vegetarian']).verdict ===
      'contains',
  )
  return [
    ...(first ? [`Another ${first.slot}`] : []),
    ...(hasMeat ? ['Less meat'] : []),
    'Another plan',
  ]
}
