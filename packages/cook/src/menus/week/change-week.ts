import type { Cookbook, Dish } from '@potluck/cookbook'
import { restrictionsIn } from '@potluck/kitchen/composer'
import { keepsTo } from '../../choose-version.ts'
import { readConditions } from '../../read-request.ts'
import type { CookRequest } from '../../request.ts'
import type { Menu, MenuDish } from '../menu.ts'
import { withSaidRules } from '../said-rules.ts'
import { dishesById, findMade, MEATS, mainFoodsOf, minutesOf } from '../shelf.ts'
import { chooseMeal } from './choose-week.ts'
import type { Day } from './days.ts'
import { readDaysApart } from './days-apart.ts'
import { composeWeek, toWeek } from './find-week.ts'
import type { PlannedMeal, WeekChoice } from './planned-meal.ts'
import { readWeekWish } from './read-week-wish.ts'
import { WEEKDAYS } from './weekdays.ts'

const QUICKER = /\b(?:quick(?:er)?|fast(?:er)?|less time|shorter)\b/i
const LESS_MEAT = /\bless meat\b|\bfewer meat\b|\bmore (?:vegetarian|vegetables|veg)\b/i
const CHEAPER = /\bcheap(?:er)?\b|\bbudget\b|\bless expensive\b/i
const DROPPED =
  /\b(?:remove|skip|drop|delete|cancel|leave out|no (?:dinner|cooking|meal)|eat(?:ing)? out|not (?:home|here)|away)\b/i
const ANEW = /\b(?:another|different|new) (?:plan|week)\b|\bstart over\b|\ball (?:new|different)\b/i
const NAMES = WEEKDAYS.join('|')
/** Moves or swaps days: 'move Friday to Saturday', 'swap Monday and Thursday'. */
const MOVED = new RegExp(
  `\\b(?:move|shift|put|swap|switch|exchange)\\b.*?\\b(${NAMES})\\b.*?\\b(?:to|on|onto|and|with)\\b.*?\\b(${NAMES})\\b`,
  'i',
)
const QUICK_MINUTES = 30

/** Applies a message to the current plan. Undefined when the message asks for no change to it. */
export function changeWeek(
  plan: Menu,
  message: CookRequest,
  seed: number,
  book: Cookbook,
): Menu | undefined {
  const before = readWeekWish({ ...message, text: plan.asked }, book)
  if (!before) return undefined
  const text = withNamedDays(message.text, before.days).replace(SOMETHING_WITH, ' ')
  const request = { ...message, text }
  const asked = [plan.asked, ...bindingIn(text)].join(', ')
  const wish = readWeekWish({ ...request, text: asked }, book)
  if (!wish) return undefined
  const titles = plan.dishes.flatMap(({ recipe, made }) => {
    return [recipe.title, dishesById(book).get(made.id)?.title ?? '']
  })
  const servings = readConditions({ ...request, restrictions: [] }, text).servings ?? plan.servings
  const avoided = new Set([...(request.recent ?? []), ...titles])
  const { days, meals } = before
  const choice: WeekChoice = {
    ...wish,
    days: withLimits(days, wish.days),
    meals,
    servings,
    seed,
    avoided,
  }
  const finish = (all: readonly PlannedMeal[], notes: readonly string[] = []) => {
    const made = toWeek(inTime(all), choice, { ...request, text: asked }, [])
    return { ...made, title: plan.title, asked, notes: [...notes, ...made.notes] }
  }
  if (ANEW.test(text)) return composeWeek(choice, { ...request, text: asked }, book)
  const kept = plan.dishes.flatMap((dish) => toPlanned(dish, choice, book))
  const moved = MOVED.exec(text)
  if (moved) return finish(exchanged(kept, moved, days))
  const missing = daysMissing(text, days)
  if (missing.length > 0) return finish(kept, [tellMissing(missing, days)])
  const { targets, dropped } = targetsOf(text, kept, choice)
  const isSame = targets.length + dropped.length === 0 && servings === plan.servings
  const isOfAll = LESS_MEAT.test(text) || CHEAPER.test(text) || QUICKER.test(text)
  if (isSame && asked === plan.asked && !isOfAll) return undefined
  const chosen = chooseAll(targets, kept, dropped, { choice, request: { ...request, text }, book })
  const menu = finish(chosen, isSame ? ['It keeps to that as it is.'] : [])
  const bare = dropped.filter(
    ({ day, at }) =>
      choice.ofDays.get(day.name)?.isLeftovers && !menu.dishes.some((dish) => dish.day === at),
  )
  // A day for which nothing is left over keeps its dish.
  return bare.length === 0 ? menu : finish([...chosen, ...bare], bare.map(tellNothingLeft))
}

/**
 * Rewritten as 'for', so that what is said of a day stays in one clause: 'swap Tuesday for something with eggplant'.
 */
const SOMETHING_WITH =
  /\b(?:something|anything|one|(?:a|another) (?:dish|meal|dinner|recipe)) (?:made )?(?:with|of|from)\b/gi

/** The text with numbered days replaced by their names in the plan: 'day 2', 'the second evening'. */
function withNamedDays(text: string, days: readonly Day[]): string {
  return text.replace(NUMBERED_DAY, (whole, behind?: string, before?: string) => {
    const said = (behind ?? before ?? '').toLowerCase()
    const at = [COUNTED, ORDINALS].map((words) => words.indexOf(said)).find((place) => place >= 0)
    return days[at ?? Number(said) - 1]?.name ?? whole
  })
}

const COUNTED = ['one', 'two', 'three', 'four', 'five', 'six', 'seven']
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh']
const NUMBERED_DAY = new RegExp(
  `\\b(?:day|night|evening) (\\d{1,2}|${COUNTED.join('|')})\\b|\\b(?:the )?(${ORDINALS.join('|')}) (?:day|night|evening|dinner)\\b`,
  'gi',
)

function tellNothingLeft({ day }: PlannedMeal): string {
  return `Nothing that is cooked before ${day.name} keeps so long, so its dish stays.`
}

function inTime(chosen: readonly PlannedMeal[]): PlannedMeal[] {
  return chosen.toSorted((one, other) => one.at - other.at || rankOf(one) - rankOf(other))
}

function rankOf({ meal }: PlannedMeal): number {
  return ['breakfast', 'lunch', 'dinner'].indexOf(meal)
}

/** The days of the plan, with the time limits that the wish sets now. */
function withLimits(days: readonly Day[], now: readonly Day[]): Day[] {
  return days.map((day) => {
    const { maxMinutes = day.maxMinutes } = now.find(({ name }) => name === day.name) ?? {}
    return { ...day, maxMinutes }
  })
}

/** The parts of a message that have to hold for later changes too: diets, a time limit, and wishes for single days. */
function bindingIn(text: string): string[] {
  if (MOVED.test(text)) return []
  const { common, apart } = readDaysApart(text)
  const plain = common.replace(WORDS_OF_CHANGE, ' ').trim()
  const ofDays = apart.flatMap(({ days, text: said }) => {
    const wished = said.replace(WORDS_OF_CHANGE, ' ').trim()
    return wished === '' ? [] : days.map((day) => `${wished} on ${day}`)
  })
  const minutes =
    /\b(?:all )?(?:under|within|at most|max(?:imum)?|in) \d{1,3} ?min(?:ute)?s?\b/i.exec(plain)
  const isDiet = withSaidRules(restrictionsIn(plain), plain).length > 0
  return [...(isDiet ? [plain] : []), ...(minutes && !isDiet ? [minutes[0]] : []), ...ofDays]
}

const WORDS_OF_CHANGE =
  /\b(?:please|make|another|something|swap|replace|change|different|instead|else|other|rather|remove|drop|less meat|cheaper|plan|week|for|all|don'?t like|for \d+(?: people)?)\b/gi

function toPlanned(dish: MenuDish, { days }: WeekChoice, book: Cookbook): PlannedMeal[] {
  const version = findMade(dish.made, book)
  const day = days[dish.day ?? -1]
  if (!version || !day || dish.meal === undefined || dish.leftFrom !== undefined) return []
  return [{ day, at: dish.day ?? 0, meal: dish.meal, version, uses: [] }]
}

/** The meals with those of two days swapped. A day without a meal just takes the other's. */
function exchanged(
  kept: readonly PlannedMeal[],
  [, from = '', to = '']: RegExpExecArray,
  days: readonly Day[],
): PlannedMeal[] {
  const placeOf = (name: string) =>
    days.findIndex((day) => day.name.toLowerCase() === name.toLowerCase())
  const [one, other] = [placeOf(from), placeOf(to)]
  const placed = (planned: PlannedMeal, at: number): PlannedMeal[] => {
    const day = days[at]
    return day ? [{ ...planned, day, at }] : [planned]
  }
  if (one < 0 || other < 0) return [...kept]
  return kept.flatMap((planned) => {
    if (planned.at === one) return placed(planned, other)
    return planned.at === other ? placed(planned, one) : [planned]
  })
}

function daysMissing(text: string, days: readonly Day[]): string[] {
  const named = WEEKDAYS.filter((day) => new RegExp(`\\b${day}s?\\b`, 'i').test(text))
  const isNone = named.length > 0 && named.every((name) => !days.some((day) => day.name === name))
  return isNone ? named : []
}

function tellMissing(missing: readonly string[], days: readonly Day[]): string {
  const all = [...new Set(days.map(({ name }) => name))]
  return `${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} not in this plan, which has ${all.join(', ')}.`
}

/** The meals to replace, and those to remove. */
function targetsOf(
  text: string,
  kept: readonly PlannedMeal[],
  choice: WeekChoice,
): { targets: PlannedMeal[]; dropped: PlannedMeal[] } {
  const named = mealsNamed(text, kept)
  if (named.length > 0) {
    const isGone = ({ day }: PlannedMeal) => {
      const own = choice.ofDays.get(day.name)
      return own?.isOut || own?.isLeftovers || DROPPED.test(text)
    }
    return {
      targets: named.filter((one) => !isGone(one)),
      dropped: named.filter((one) => isGone(one)),
    }
  }
  return { targets: ofWhole(text, kept, choice), dropped: [] }
}

function mealsNamed(text: string, kept: readonly PlannedMeal[]): PlannedMeal[] {
  const names = WEEKDAYS.filter((day) => new RegExp(`\\b${day}s?\\b`, 'i').test(text))
  const ofMeal = (['breakfast', 'lunch', 'dinner'] as const).filter((meal) =>
    new RegExp(`\\b${meal}\\b`, 'i').test(text),
  )
  if (names.length > 0)
    return kept.filter(({ day, meal }) => {
      return (
        names.some((name) => name === day.name) && (ofMeal.length === 0 || ofMeal.includes(meal))
      )
    })
  return kept.filter(({ version }) => {
    return text.toLowerCase().includes(version.dish.title.toLowerCase())
  })
}

/** The meals that do not meet a wish for all days. */
function ofWhole(
  text: string,
  kept: readonly PlannedMeal[],
  { conditions }: WeekChoice,
): PlannedMeal[] {
  const [, minutes] = /\b(\d{1,3}) ?min(?:ute)?s?\b/i.exec(text) ?? []
  const most = minutes === undefined ? QUICK_MINUTES : Number(minutes)
  if (LESS_MEAT.test(text)) return everySecond(kept.filter(({ version }) => isMeat(version.dish)))
  if (QUICKER.test(text) || minutes !== undefined)
    return kept.filter(({ version }) => minutesOf(version.dish) > most)
  if (CHEAPER.test(text)) return kept.filter(({ version }) => version.dish.cost !== 'low')
  // Otherwise the message names a diet, and the meals that do not keep to it are replaced.
  return kept.filter(({ version }) => !keepsTo(version.dish, conditions.rules))
}

function chooseAll(
  targets: readonly PlannedMeal[],
  kept: readonly PlannedMeal[],
  dropped: readonly PlannedMeal[],
  { choice, request, book }: { choice: WeekChoice; request: CookRequest; book: Cookbook },
): PlannedMeal[] {
  const { text } = request
  let chosen = kept.filter((one) => !targets.includes(one) && !dropped.includes(one))
  const wanted = {
    ...choice,
    manner: { ...choice.manner, isCheap: choice.manner.isCheap || CHEAPER.test(text) },
    isWithLittleMeat: choice.isWithLittleMeat || LESS_MEAT.test(text),
  }
  for (const target of targets) {
    const day = QUICKER.test(text)
      ? { ...target.day, maxMinutes: Math.min(target.day.maxMinutes, QUICK_MINUTES) }
      : target.day
    const found = chooseMeal({ ...target, day }, wanted, chosen, request, book)
    // A dish with no replacement stays, unless it breaks a rule.
    if (found) chosen = [...chosen, { ...found, day: target.day }]
    else if (keepsTo(target.version.dish, choice.conditions.rules)) chosen = [...chosen, target]
  }
  return chosen
}

function isMeat(dish: Dish): boolean {
  return mainFoodsOf(dish).some((food) => MEATS.has(food))
}

function everySecond<T>(all: readonly T[]): T[] {
  return all.filter((_, at) => at % 2 === 0)
}
