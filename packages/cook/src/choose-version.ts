import {
  DIET_VARIANTS,
  type Dish,
  type Equipment,
  totalMinutes,
  type VariantName,
  vary,
} from '@potluck/cookbook'
import { type CheckedRecipe, isFreeOf, rememberEach } from '@potluck/kitchen/knowledge'
import { hasLongerNamed } from './longer-names.ts'
import type { Conditions } from './read-request.ts'
import { distanceFrom, portionOf } from './reading/limits.ts'
import { hasTools } from './reading/tools.ts'

/** A dish as one of its variants, or two of them together, make it. */
export type Version = {
  dish: Dish
  /** By which variants; none: as it is. */
  by: readonly VariantName[]
}

/**
 * The version that keeps to all that is asked of its foods and its tools, and of those the one that comes
 * nearest to the figures and the time; undefined where there is none.
 */
export function chooseVersion(dish: Dish, asked: Conditions): Version | undefined {
  const first = nearestToDish(dish, asked)
  if (!first || !hasFigures(asked) || keepsAll(first.dish, asked)) return first
  for (const other of keptVersions(dish, asked)) {
    // Another tool may be quicker; nobody who wants fewer calories gets other meat for it.
    const isAsMuch = other.by.every((name) => !DIETS.has(name) || first.by.includes(name))
    if (isAsMuch && keepsAll(other.dish, asked)) return other
  }
  return first
}

/** Made when they are asked for: most dishes keep to what is asked as they are. */
function* keptVersions(dish: Dish, asked: Conditions): Generator<Version, undefined> {
  const { tool, rules } = asked
  for (const version of versionsOf(dish)) {
    const isUsable =
      (tool === undefined || isMadeIn(version, tool)) && hasTools(version.dish.needs, asked)
    if (isUsable && keepsTo(version.dish, rules)) yield version
  }
  return undefined
}

/** Who asks for no gluten gets no vegan version where one without gluten is there: what is not asked for stays in. */
function nearestToDish(dish: Dish, asked: Conditions): Version | undefined {
  const rules = new Set(asked.rules.map((rule) => rule.toLowerCase()))
  const mayBeAsked = dish.variants.some(({ name }) => rules.has(name))
  let withItsMeat: Version | undefined
  let first: Version | undefined
  for (const version of keptVersions(dish, asked)) {
    const isAsked = version.by.every((name) => !DIETS.has(name) || rules.has(name))
    const hasItsMeat = !version.by.includes('vegan') && !version.by.includes('vegetarian')
    if (isAsked || (hasItsMeat && !mayBeAsked)) return version
    withItsMeat ??= hasItsMeat ? version : undefined
    first ??= version
  }
  return withItsMeat ?? first
}

function hasFigures({ wanted, maxMinutes, maxWork }: Conditions): boolean {
  return wanted.length > 0 || maxMinutes !== undefined || maxWork !== undefined
}

/** Variants by what is left out; the others are made in another vessel, or in another amount. */
export const DIETS: ReadonlySet<string> = new Set(DIET_VARIANTS)

/** Whether it also keeps to the figures and the time that were asked for. */
export function keepsAll(dish: Dish, asked: Conditions): boolean {
  return lackOf(dish, asked) === 0
}

/** How far a dish is from the figures and the times: 0 where it keeps to all of them. */
function lackOf(dish: Dish, { wanted, maxMinutes, maxWork }: Conditions): number {
  const { active, wait, oven } = totalMinutes(dish)
  const over = (minutes: number, most: number | undefined) =>
    most === undefined ? 0 : Math.max(0, minutes - most) / most
  const time = over(active + wait + oven, maxMinutes) + over(active, maxWork)
  if (wanted.length === 0) return time
  const portion = portionOf(
    dish.lines.map(({ text }) => text),
    dish.serves,
  )
  return time + (portion ? distanceFrom(portion, wanted) : 1)
}

/** As it is, then each variant, then two that do not meet in a line or a step. */
export function listVersions(dish: Dish): Version[] {
  return [...versionsOf(dish)]
}

/** A search asks many dishes for their versions, again and again: each is made once, when it is needed. */
function* versionsOf(dish: Dish): Generator<Version> {
  const known = versionsByDish.get(dish) ?? { made: [], more: makeVersions(dish) }
  versionsByDish.set(dish, known)
  for (let at = 0; ; at += 1) {
    const version = known.made[at] ?? known.more.next().value
    if (!version) return
    known.made[at] = version
    yield version
  }
}

const versionsByDish = new WeakMap<Dish, { made: Version[]; more: Generator<Version, undefined> }>()

function* makeVersions(dish: Dish): Generator<Version, undefined> {
  yield { dish, by: [] }
  const single = dish.variants.map((variant) => ({ variant, ...vary(dish, variant) }))
  for (const { variant, dish: varied } of single) yield { dish: varied, by: [variant.name] }
  for (const [at, { variant: first, dish: once }] of single.entries()) {
    const steps = new Set(first.steps.map((change) => ('at' in change ? change.at : -1)))
    if (once.steps.length !== dish.steps.length) continue
    for (const second of dish.variants.slice(at + 1)) {
      const meet = second.steps.some((change) => 'at' in change && steps.has(change.at))
      if (meet) continue
      const both = vary(once, second)
      if (both.unmatched.length === 0) yield { dish: both.dish, by: [first.name, second.name] }
    }
  }
  return undefined
}

/** Whether the kitchen finds nothing in it that a rule speaks against. */
export function keepsTo(dish: Dish, rules: readonly string[]): boolean {
  return rules.every((rule) => keepsToRule(dish, rule))
}

const keepsToRule = rememberEach((dish: Dish, rule: string): boolean => {
  return !hasLongerNamed(dish, [rule]) && isFreeOf(checkedOf(dish), [rule])
})

/** The same object each time: what the kitchen read of it serves the next rule. */
function checkedOf(dish: Dish): CheckedRecipe {
  const { lines, steps, serves } = dish
  const checked = checkedByDish.get(dish) ?? {
    ingredients: lines.map(({ text }) => text),
    steps: steps.map(({ text }) => text),
    servings: serves,
  }
  checkedByDish.set(dish, checked)
  return checked
}

const checkedByDish = new WeakMap<Dish, CheckedRecipe>()

function isMadeIn({ dish, by }: Version, tool: Equipment): boolean {
  return by.some((name) => name === tool) || dish.needs.includes(tool)
}

/** Whether it has a version for the vessel that was asked for. */
export function mayBeMadeIn({ needs, variants }: Dish, { tool }: Conditions): boolean {
  return tool === undefined || needs.includes(tool) || variants.some(({ name }) => name === tool)
}

export function isInTools({ needs }: Dish, conditions: Conditions): boolean {
  const { tool } = conditions
  return hasTools(needs, conditions) && (tool === undefined || needs.includes(tool))
}
