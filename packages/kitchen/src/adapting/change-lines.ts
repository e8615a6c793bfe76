import type { Revised } from '../compose/revise/change.ts'
import type { Finding } from '../diets/check-diet.ts'
import { nameRules } from '../diets/name-rules.ts'
import type { RecipeData } from '../recipe-text/recipe-data.ts'
import { applySwaps } from './apply-swaps.ts'
import { isSpared } from './impossible.ts'
import { leaveLineOut } from './leave-line-out.ts'
import { planLine } from './plan-line.ts'
import { type Dish, type DishLine, FLESH, isOneOf, readDish } from './read-dish.ts'
import { spansAgainst } from './spans-against.ts'
import { type GlazeSplit, splitGlaze } from './split-glaze.ts'
import type { Swap } from './swap.ts'

/**
 * Every line that breaks a rule by what does the same, in the list, the steps and the texts, or without
 * it. With `onlySure` what only may break one stays as it is.
 */
export function changeLines(
  recipe: RecipeData,
  rules: readonly string[],
  { onlySure = false }: { onlySure?: boolean } = {},
): Revised {
  const split = rules.some(forbidsEgg) ? splitGlaze(recipe) : undefined
  if (split) {
    const changed = changeLines(split.recipe, rules, { onlySure })
    return changed.ok ? { ok: true, recipe: joinCompared(changed.recipe, split) } : changed
  }
  const dish = readDish(recipe)
  const swaps: Swap[] = []
  const pinches: Swap[] = []
  const gone: { text: string; finding: Finding }[] = []
  for (const line of dish.lines) {
    const plan = planLine(dish, line, rules, onlySure)
    if (plan.kind === 'swap' && isPinchOfSugar(dish, line) && !isSyrup(plan.swap))
      pinches.push(plan.swap)
    else if (plan.kind === 'swap') swaps.push(plan.swap)
    if (plan.kind !== 'gone') continue
    if (!isSpared(dish, line)) return { ok: false, reason: sayWhy(plan.finding, nameRules(rules)) }
    gone.push({ text: line.text, finding: plan.finding })
  }
  let changed = recipe
  for (const { text, finding } of gone) {
    const without = leaveLineOut(changed, text, finding.reason)
    if (!without) return { ok: false, reason: sayWhy(finding, nameRules(rules)) }
    changed = without
  }
  for (const swap of pinches) {
    const without = leaveLineOut(changed, swap.line, swap.reason)
    if (without) changed = without
    else swaps.push(swap)
  }
  return { ok: true, recipe: applySwaps(changed, swaps) }
}

function forbidsEgg(rule: string): boolean {
  return spansAgainst('egg', [rule]).length > 0
}

/** What a line was split into is compared with the line. */
function joinCompared(recipe: RecipeData, { parts, whole }: GlazeSplit): RecipeData {
  const isOfIt = (change: string) => parts.some((part) => change.startsWith(`${part} → `))
  const came = recipe.originalVsAdapted
    .filter(isOfIt)
    .map((change) => change.slice(change.indexOf(' → ') + 3))
  return {
    ...recipe,
    originalVsAdapted: [
      ...recipe.originalVsAdapted.filter((change) => !isOfIt(change)),
      ...(came.length > 0 ? [`${whole} → ${came.join(' + ')}`] : []),
    ],
  }
}

/** A spoonful of sugar in a curry: nobody sweetens that with something else. */
function isPinchOfSugar(
  { isBake, lines }: Dish,
  { foods, line: { quantity, unit } }: DishLine,
): boolean {
  const isSweetener = foods.some((food) => isOneOf(food, ['sugar', 'honey', 'syrup']))
  const isSmall =
    quantity === undefined ||
    unit === 'tsp' ||
    unit === 'pinch' ||
    (unit === 'tbsp' && quantity.max <= 2)
  const isSavory = lines.some((other) =>
    other.foods.some((food) => isOneOf(food, [...FLESH, 'onion', 'garlic', 'soy sauce'])),
  )
  return isSweetener && isSmall && isSavory && !isBake
}

/** Honey that has a syrup in its place goes on sweetening. */
function isSyrup({ lines }: Swap): boolean {
  return lines.some((line) => /\bsyrup\b/i.test(line) && !/sugar-free/i.test(line))
}

/** Why a dish is declined, by what stands against it. */
export function sayWhy({ line, reason }: Finding, labels: string): string {
  if (/^Only \d+ % /.test(reason))
    return `I cannot tell how a portion of it keeps to ${labels}: too little of it can be counted, for it does not say for how many it is, or some of its lines have no amount that I could weigh.`
  const where = line === '' ? '' : ` (${line})`
  return `I cannot make this dish keep to ${labels} and still call it the same: ${reason.replace(/\.$/, '')}${where}. Ask me for a new recipe along its lines, and I will write one.`
}
