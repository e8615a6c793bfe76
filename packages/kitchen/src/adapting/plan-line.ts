import { toAvoidance } from '../diets/avoidance.ts'
import { checkDiet, type Finding } from '../diets/check-diet.ts'
import { objectTo } from '../diets/check-line.ts'
import { contentsOfIngredient } from '../recognition/contents.ts'
import { chooseStandIn, promiseLine } from './choose-stand-in.ts'
import { type FoodSpan, findFoodSpans } from './find-foods.ts'
import { type Dish, type DishLine, FLESH, isOneOf, readDishLine } from './read-dish.ts'
import type { Swap } from './swap.ts'

/** What a line needs to keep to the rules. `gone`: nothing does the same, so it has to do without. */
export type LinePlan =
  | { kind: 'keep' }
  | { kind: 'doubt'; finding: Finding }
  | { kind: 'swap'; swap: Swap }
  | { kind: 'gone'; finding: Finding }

/**
 * What becomes of a line. What is in it for certain is replaced; what only may be in it is bought with the
 * promise that it is not, or stays to be looked at; a word that nobody here knows changes nothing.
 */
export function planLine(
  dish: Dish,
  dishLine: DishLine,
  rules: readonly string[],
  onlySure = false,
): LinePlan {
  const findings = findingsOf(dishLine.text, rules)
  const [first] = findings
  if (!first || dishLine.line.heading) return { kind: 'keep' }
  const against = spansAgainst(dishLine.text, rules)
  const sure = findings.find(({ verdict }) => verdict === 'contains')
  const reason = (sure ?? first).reason
  if (onlySure && !sure) return { kind: 'keep' }
  if (against.length === 0 && !sure) return doubtful(dishLine, first, rules)
  const free = withoutAlternatives(dishLine, against, rules)
  if (free) return { kind: 'swap', swap: { ...free, reason } }
  const swap =
    replaceParts(dish, dishLine, against, rules, reason) ??
    chooseStandIn(dish, dishLine, rules, reason)
  if (swap && isFree(swap.lines, rules)) return { kind: 'swap', swap }
  return sure ? { kind: 'gone', finding: sure } : { kind: 'doubt', finding: first }
}

export function findingsOf(text: string, rules: readonly string[]): Finding[] {
  const { findings } = checkDiet({ ingredients: [text], steps: [] }, rules)
  return findings.filter(({ line }) => line !== '')
}

function isFree(lines: readonly string[], rules: readonly string[]): boolean {
  return lines.every((line) =>
    findingsOf(line, rules).every(({ verdict }) => verdict !== 'contains'),
  )
}

/** The foods of a text that certainly break a rule. */
export function spansAgainst(text: string, rules: readonly string[]): FoodSpan[] {
  const avoidances = rules.map(toAvoidance)
  return findFoodSpans(text).filter(({ ingredient, promised, said }) => {
    const contents = { ...contentsOfIngredient(ingredient), complete: true }
    return (
      !promised && avoidances.some((one) => objectTo(one, said, contents)?.verdict === 'contains')
    )
  })
}

/** 'Gluten-free tamari' where tamari may hold wheat; what is only not known stays as it is. */
function doubtful(dishLine: DishLine, finding: Finding, rules: readonly string[]): LinePlan {
  const isUnknown = /not known here/.test(finding.reason)
  const swap = isUnknown ? undefined : promiseLine(dishLine, rules, finding.reason)
  return swap ? { kind: 'swap', swap } : { kind: 'doubt', finding }
}

/** 'Chicken or vegetable stock' is vegetable stock. */
function withoutAlternatives(
  { text, line }: DishLine,
  against: readonly FoodSpan[],
  rules: readonly string[],
): Swap | undefined {
  const spans = findFoodSpans(text)
  const free = spans.filter((span) => !against.includes(span))
  if (free.length === 0 || !/\bor\b|\//i.test(text)) return undefined
  let left = text
  for (const { start, end } of against.toReversed()) {
    const [before, after] = [left.slice(0, start), left.slice(end)]
    const next = /^\s*(?:,? or |\/)\s*/i.exec(after)
    const last = /\s*(?:,? or |\/)\s*(?:\p{L}+ )?$/iu.exec(before)
    if (next) left = before + after.slice(next[0].length)
    else if (last) left = before.slice(0, last.index).replace(/, (?=[^,]+$)/, ' or ') + after
    else return undefined
  }
  const kept = findFoodSpans(left)[0]
  if (!kept || findingsOf(left, rules).length > 0) return undefined
  return {
    line: text,
    lines: [left],
    foods: against.map(({ ingredient }) => ingredient),
    call: () => kept.said.toLowerCase(),
    keepsAmounts: true,
    name: line.name,
    reason: '',
    note: '',
  }
}

/** Of a line of several foods those that break a rule, each by what does the same. */
function replaceParts(
  dish: Dish,
  dishLine: DishLine,
  against: readonly FoodSpan[],
  rules: readonly string[],
  reason: string,
): Swap | undefined {
  const { text, line } = dishLine
  const named = findFoodSpans(line.name).filter(({ figure }) => !figure)
  const kinds = new Set(named.map(({ ingredient }) => ingredient))
  const isAllAgainst = named.every(({ ingredient }) =>
    against.some((one) => one.ingredient === ingredient),
  )
  const isFleshAlone = isAllAgainst && against.every(({ ingredient }) => isOneOf(ingredient, FLESH))
  if (isFleshAlone) return undefined
  const isList =
    named.length > 1 && (!isAllAgainst || /\band\b|&|\+/.test(line.name)) && kinds.size > 1
  if (!isList && line.name.split(' ').length <= LONGEST_NAME) return undefined
  const swaps = against.map((span) => {
    const part = { ...readDishLine(span.said), foods: [span.ingredient] }
    return { span, swap: chooseStandIn(dish, part, rules, reason) }
  })
  let written = text
  for (const { span, swap } of swaps.toReversed()) {
    if (!swap) return undefined
    written =
      written.slice(0, span.start) + swap.call(span.said, span.ingredient) + written.slice(span.end)
  }
  return {
    line: text,
    lines: [written.replace(TWICE, '$1')],
    foods: against.map(({ ingredient }) => ingredient),
    call: (said, food) => {
      const own = swaps.find(({ span }) => span.ingredient === food) ?? swaps[0]
      return own?.swap?.call(said, food) ?? said
    },
    keepsAmounts: true,
    name: [...new Set(against.map(({ said }) => said))].join(' and '),
    reason,
    note: [...new Set(swaps.map(({ swap }) => swap?.note ?? ''))].join(' '),
    ...(swaps.some(({ swap }) => swap?.wasFlesh) && { wasFlesh: true }),
  }
}

/** 'Vegan sausage or firm type of vegan sausage' is one. */
const TWICE = /\b(\p{L}+ \p{L}+) or (?:\p{L}+ ){0,3}\1\b/giu

/** A line of more words says something about the food. */
const LONGEST_NAME = 7
