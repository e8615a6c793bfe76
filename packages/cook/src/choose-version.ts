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

/** A dish as it is, or as changed by one of its variants or by two of them together. */
export type Version = {
  dish: Dish
  /** The variants applied; empty for the dish as it is. */
  by: readonly VariantName[]
}

/**
 * Chooses the version of a dish that keeps to the rules and tools asked for and, if one does, to the figures and times
 * as well. Undefined if no version keeps to the rules and tools.
 */
export function chooseVersion(dish: Dish, asked: Conditions): Version | undefined {
  const first = nearestToDish(dish, asked)
  if (!first || !hasFigures(asked) || keepsAll(first.dish, asked)) return first
  for (const other of keptVersions(dish, asked)) {
    // Another tool may be quicker, but figures are no reason for another diet: the dish keeps its meat.
    const isAsMuch = other.by.every((name) => !DIETS.has(name) || first.by.includes(name))
    if (isAsMuch && keepsAll(other.dish, asked)) return other
  }
  return first
}

/** Yields the versions that keep to the rules and tools, one by one because most dishes fit as they are. */
function* keptVersions(dish: Dish, asked: Conditions): Generator<Version, undefined> {
  const { tool, rules } = asked
  for (const version of versionsOf(dish)) {
    const isUsable =
      (tool === undefined || isMadeIn(version, tool)) && hasTools(version.dish.needs, asked)
    if (isUsable && keepsTo(version.dish, rules)) yield version
  }
  return undefined
}

/**
 * The fitting version that changes least: someone who wants no gluten gets the gluten-free version, not the vegan one.
 */
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

/** Variants that leave foods out; the others are for another tool or another amount. */
export const DIETS: ReadonlySet<string> = new Set(DIET_VARIANTS)

/** Whether a dish keeps to the figures and times that were asked for. */
export function keepsAll(dish: Dish, asked: Conditions): boolean {
  return lackOf(dish, asked) === 0
}

/** How far a dish is from the figures and times asked for: 0 if it keeps to all of them. */
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

/**
 * All versions of a dish: as it is, then with each variant, then with each two variants that do not change the same
 * line or step.
 */
export function listVersions(dish: Dish): Version[] {
  return [...versionsOf(dish)]
}

/**
 * Yields the versions of a dish. Each is made once and only when needed, because searches ask for them again and again.
 */
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

/** Whether nothing in the dish is known to break one of the rules. */
export function keepsTo(dish: Dish, rules: readonly string[]): boolean {
  return rules.every((rule) => keepsToRule(dish, rule))
}

const keepsToRule = rememberEach((dish: Dish, rule: string): boolean => {
  return !hasLongerNamed(dish, [rule]) && isFreeOf(checkedOf(dish), [rule])
})

/** Returns the same object each time, so that what the kitchen has read from it can be reused for the next rule. */
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

/** Whether the dish has a version for the tool that was asked for. */
export function mayBeMadeIn({ needs, variants }: Dish, { tool }: Conditions): boolean {
  return tool === undefined || needs.includes(tool) || variants.some(({ name }) => name === tool)
}

export function isInTools({ needs }: Dish, conditions: Conditions): boolean {
  const { tool } = conditions
  return hasTools(needs, conditions) && (tool === undefined || needs.includes(tool))
}
