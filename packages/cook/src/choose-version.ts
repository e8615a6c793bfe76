import {
  DIET_VARIANTS,
  type Dish,
  type Equipment,
  totalMinutes,
  type VariantName,
  vary,
} from '@potluck/cookbook'
import { checkDiet } from '@potluck/kitchen/knowledge'
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
  const { tool } = asked
  const usable = listVersions(dish).filter(
    (version) =>
      (tool === undefined || isMadeIn(version, tool)) && hasTools(version.dish.needs, asked),
  )
  const kept = usable.filter((version) => keepsTo(version.dish, asked.rules))
  const [first] = kept
  if (!first || !hasFigures(asked) || keepsAll(first.dish, asked)) return first
  // Another tool may be quicker; nobody who wants fewer calories gets other meat for it.
  const better = kept.find(
    ({ dish: other, by }) =>
      by.every((name) => !DIETS.has(name) || first.by.includes(name)) && keepsAll(other, asked),
  )
  return better ?? first
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
  const single = dish.variants.map((variant) => ({ variant, ...vary(dish, variant) }))
  const pairs = dish.variants.flatMap((first, at) =>
    dish.variants.slice(at + 1).flatMap((second): Version[] => {
      const { dish: once } = vary(dish, first)
      const steps = new Set(first.steps.map((change) => ('at' in change ? change.at : -1)))
      const meet = second.steps.some((change) => 'at' in change && steps.has(change.at))
      if (meet || once.steps.length !== dish.steps.length) return []
      const both = vary(once, second)
      return both.unmatched.length > 0 ? [] : [{ dish: both.dish, by: [first.name, second.name] }]
    }),
  )
  return [
    { dish, by: [] },
    ...single.map(({ variant, dish: varied }) => ({ dish: varied, by: [variant.name] })),
    ...pairs,
  ]
}

/** Whether the kitchen finds nothing in it that a rule speaks against. */
export function keepsTo(dish: Dish, rules: readonly string[]): boolean {
  if (rules.length === 0) return true
  if (hasLongerNamed(dish, rules)) return false
  const { lines, steps, serves } = dish
  const recipe = {
    ingredients: lines.map(({ text }) => text),
    steps: steps.map(({ text }) => text),
    servings: serves,
  }
  return checkDiet(recipe, rules).findings.length === 0
}

function isMadeIn({ dish, by }: Version, tool: Equipment): boolean {
  return by.some((name) => name === tool) || dish.needs.includes(tool)
}
