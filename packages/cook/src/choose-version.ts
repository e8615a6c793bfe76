import { type Dish, type Equipment, type VariantName, vary } from '@potluck/cookbook'
import { checkDiet } from '@potluck/kitchen/knowledge'
import type { Conditions } from './read-request.ts'

/** A dish as one of its variants, or two of them together, make it. */
export type Version = {
  dish: Dish
  /** By which variants; none: as it is. */
  by: readonly VariantName[]
}

/** The version that keeps to all that is asked of its foods and its tools; undefined where there is none. */
export function chooseVersion(dish: Dish, asked: Conditions): Version | undefined {
  const { tool, without } = asked
  return listVersions(dish).find(
    (version) =>
      keepsTo(version.dish, asked.rules) &&
      (tool === undefined || isMadeIn(version, tool)) &&
      !version.dish.needs.some((needed) => without.includes(needed)),
  )
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
export function keepsTo({ lines, steps, serves }: Dish, rules: readonly string[]): boolean {
  if (rules.length === 0) return true
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
