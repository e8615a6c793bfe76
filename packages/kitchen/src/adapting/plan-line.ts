import type { Finding } from '../diets/check-diet.ts'
import { formatIngredientLine } from '../ingredient-lines/format-ingredient-line.ts'
import {
  ofVegetables,
  oilForFat,
  withoutAlternatives,
  withoutHalf,
  withoutListed,
} from './alternatives.ts'
import {
  firstOfEach,
  promiseFirst,
  promiseLine,
  promiseParts,
  withPromises,
} from './bought-free.ts'
import { chooseStandIn } from './choose-stand-in.ts'
import { withoutOffer } from './drop-offers.ts'
import { type FoodSpan, findFoodSpans } from './find-foods.ts'
import { findingsOf, isFree } from './findings-of.ts'
import { type Dish, type DishLine, FLESH, isOneOf, readDishLine } from './read-dish.ts'
import { spansAgainst } from './spans-against.ts'
import { type Swap, swapInText } from './swap.ts'

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
  const oil = oilForFat(dishLine, rules)
  if (oil) return { kind: 'swap', swap: oil }
  const findings = findingsOf(dishLine.text, rules)
  const [first] = findings
  if (!first) return { kind: 'keep' }
  const whole = ofVegetables(dishLine) ?? withoutHalf(dishLine) ?? withoutListed(dishLine, rules)
  if (whole) return planWhole(dish, dishLine, whole, rules)
  const against = spansAgainst(dishLine.text, rules)
  if (dishLine.line.heading) return retellHeading(dishLine, against, rules)
  if (STEP_IN_LIST.test(dishLine.text)) return retellStepLine(dish, dishLine, against, rules)
  const sure = findings.find(({ verdict }) => verdict === 'contains')
  const reason = (sure ?? first).reason
  if (onlySure && !sure) return { kind: 'keep' }
  if (against.length === 0 && !sure)
    return dropDoubtful(dishLine, rules) ?? doubtful(dishLine, first, rules)
  const free = withoutAlternatives(dishLine, against, rules)
  if (free) return { kind: 'swap', swap: { ...free, reason } }
  const sort = isAside(dishLine, against, rules) ? boughtSort(dishLine, rules, reason) : undefined
  if (sort) return { kind: 'swap', swap: sort }
  if (isAside(dishLine, against, rules) || isRemark(dishLine))
    return retellAside(dish, dishLine, against, rules, first)
  const swap =
    replaceParts(dish, dishLine, against, rules, reason) ??
    chooseStandIn(dish, dishLine, rules, reason)
  const freed = swap?.lines.map((one) => freeOf(one, rules)) ?? []
  if (swap && isFree(freed, rules)) return { kind: 'swap', swap: { ...swap, lines: freed } }
  const bought = promiseParts(dishLine, rules, reason)
  if (bought && isFree(bought.lines, rules)) return { kind: 'swap', swap: bought }
  return sure ? { kind: 'gone', finding: sure } : { kind: 'doubt', finding: first }
}

/** 'Garam masala/chicken masala' without flesh is garam masala, whatever is in the other. */
function dropDoubtful(dishLine: DishLine, rules: readonly string[]): LinePlan | undefined {
  const named = findFoodSpans(dishLine.text).filter(({ said }) => {
    return said.split(' ').some((word) => spansAgainst(word, rules).length > 0)
  })
  const swap = named.length > 0 ? withoutAlternatives(dishLine, named, rules, true) : undefined
  return swap && { kind: 'swap', swap }
}

/** 'Gluten-free tamari' where tamari may hold wheat; what is only not known stays as it is. */
function doubtful(dishLine: DishLine, finding: Finding, rules: readonly string[]): LinePlan {
  const isUnknown = /not known here/.test(finding.reason)
  const swap = isUnknown ? undefined : promiseLine(dishLine, rules, finding.reason)
  return swap ? { kind: 'swap', swap } : { kind: 'doubt', finding }
}

/** A new line whose remarks do not offer what is avoided: 'gluten-free bread (breadcrumbs will do)'. */
function freeOf(text: string, rules: readonly string[]): string {
  const bare = withoutOffer(text)
  const left = spansAgainst(text, rules)
  const isOffered = findingsOf(text, rules).length > 0 && findingsOf(bare, rules).length === 0
  if (isOffered) return bare
  const all = findFoodSpans(text)
  const isOfPromised = ({ start }: FoodSpan) =>
    all.some((one) => one.promised && one.end < start && text.slice(one.end, start).trim() === '')
  if (left.every(isOfPromised)) return text
  return spansAgainst(bare, rules).length === 0 ? bare : (withPromises(text, left, rules) ?? text)
}

function planWhole(dish: Dish, { text }: DishLine, whole: string, rules: readonly string[]) {
  const plan = planLine(dish, readDishLine(whole), rules)
  if (plan.kind === 'swap') return { ...plan, swap: { ...plan.swap, line: text } }
  const said = findFoodSpans(whole)[0]?.said.toLowerCase() ?? ''
  const swap: Swap = { ...swapInText(said), line: text, lines: [whole], name: said }
  return { kind: 'swap' as const, swap }
}

/** 'Stuffing:' over lines that hold no wheat any more is a gluten-free stuffing. */
function retellHeading(
  { text, line }: DishLine,
  against: readonly FoodSpan[],
  rules: readonly string[],
): LinePlan {
  const written = withPromises(text, against, rules)
  if (written === undefined || !isFree([written], rules)) return { kind: 'keep' }
  const swap = { ...swapInText(line.name), line: text, lines: [written], isAside: true as const }
  return { kind: 'swap', swap: { ...swap, call: (said: string) => said } }
}

/** Whether only what is said besides breaks a rule: 'garlic (if it is mayonnaise)', '5 tbsp oil for the chicken'. */
function isAside({ line }: DishLine, against: readonly FoodSpan[], rules: readonly string[]) {
  return (
    against.length > 0 &&
    findFoodSpans(line.name).length > 0 &&
    spansAgainst(line.name, rules).length === 0
  )
}

/** '2 tortillas (wheat or regular)': which kind it is stands in brackets, and another kind is bought. */
function boughtSort(
  dishLine: DishLine,
  rules: readonly string[],
  reason: string,
): Swap | undefined {
  const [bare = ''] = withoutRemarks(dishLine)
  const plain = readDishLine(bare.replace(/[,;]\s*$/, ''))
  const swap = promiseFirst(plain) ? promiseLine(plain, rules, reason) : undefined
  return swap && isFree(swap.lines, rules) ? { ...swap, line: dishLine.text } : undefined
}

/** A step that stands in the list: 'cut beef into cubes', 'shred beets using cheese grater'. */
const STEP_IN_LIST =
  /^(?:finely |roughly )?(?:cut|shred|dice|chop|slice|peel|grate)\b(?! (?:up )?of\b)(?=(?:\s+\S+){5})/i

/** It lists nothing: only the foods that it names are told anew. */
function retellStepLine(
  dish: Dish,
  { text, line }: DishLine,
  against: readonly FoodSpan[],
  rules: readonly string[],
): LinePlan {
  const named = against.filter(({ figure }) => !figure)
  const told = named.length > 0 ? retellSpans(dish, text, named, rules, '') : undefined
  // A grater grates anything.
  const written = (told?.written ?? text).replace(/\bcheese (?=grater)/gi, '')
  if (written === text) return { kind: 'keep' }
  const swap: Swap = { ...swapInText(line.name), line: text, lines: [written], foods: [] }
  return { kind: 'swap', swap: { ...swap, call: (said) => said, isAside: true } }
}

/** A sentence that stands in the list: 'I find that cheese from a packet melts badly'. */
function isRemark({ text, line }: DishLine): boolean {
  return (
    line.quantity === undefined &&
    !/^(?:as (?:much|many)|enough|any|some|whatever)\b|^\p{L}+(?: \p{L}+)? \(/iu.test(text) &&
    text.split(/\s+/).length > LONGEST_NAME &&
    /\b(?:I|I['’]ve|you|is|are|doesn['’]t|don['’]t|works?|tastes?)\b/.test(text)
  )
}

/** The line with what is said besides told anew, else without its brackets. */
function retellAside(
  dish: Dish,
  dishLine: DishLine,
  against: readonly FoodSpan[],
  rules: readonly string[],
  finding: Finding,
): LinePlan {
  const { text, line } = dishLine
  // 'Add when the pizza is done' speaks of the dish.
  const title = dish.title.toLowerCase()
  const isOfDish = against.every(({ said }) => title.includes(said.toLowerCase()))
  if (isOfDish && /\bis (?:done|ready|baked)\b/i.test(text)) return { kind: 'keep' }
  // What is only offered is dropped when all else is done.
  if (spansAgainst(withoutOffer(text), rules).length === 0) return { kind: 'doubt', finding }
  const told = retellSpans(dish, text, against, rules, finding.reason)
  const bought = withPromises(text, against, rules)
  const isOfFlesh =
    against.some(({ ingredient }) => isOneOf(ingredient, FLESH)) ||
    /\binstead\b|\bcan (?:also )?use\b|\bsubstitut/i.test(text)
  // Which sort of what went is the best tells nobody anything of what came.
  const isPraise = against.length > 1 && /\b(?:more|most|better|best|prefer\p{L}*)\b/iu.test(text)
  const tried =
    isRemark(dishLine) && (isOfFlesh || isPraise)
      ? []
      : [bought, told?.written, ...withoutRemarks(dishLine)]
  const left = tried.find(
    (one) => one && one !== text && !STUTTERS.test(one) && namesNothingOf(one, rules),
  )
  if (left === undefined && !isRemark(dishLine)) return { kind: 'doubt', finding }
  const swap: Swap = {
    ...swapInText(line.name),
    line: text,
    lines: left === undefined ? [] : [left],
    foods: [],
    call: (said) => said,
    name: line.name,
    isAside: true,
  }
  return { kind: 'swap', swap }
}

/** Whether a line is free, also by what it says is not in it: 'leave out for mayonnaise'. */
function namesNothingOf(text: string, rules: readonly string[]): boolean {
  return (
    isFree([text], rules) &&
    findFoodSpans(text).every(({ said, promised }) => promised || isFree([said], rules))
  )
}

/** 'Vegan mayonnaise and not vegan mayonnaise'. */
const STUTTERS = /\b(\p{L}[\p{L}-]* \p{L}+)\b.* \1\b/iu

/** The line without its brackets, then without all that is said of its food. */
function withoutRemarks({ text, line }: DishLine): string[] {
  const { comment: _comment, preparation, ...plain } = line
  return [
    text.replace(/\s*\((?!optional)[^()]*\)/gi, ''),
    formatIngredientLine({ ...plain, ...(preparation && { preparation }) }),
    formatIngredientLine(plain),
  ]
}

/** A text with each of the foods in the words of what does the same. */
function retellSpans(
  dish: Dish,
  text: string,
  against: readonly FoodSpan[],
  rules: readonly string[],
  reason: string,
) {
  const swaps = firstOfEach(against, text).map((span) => {
    const part = { ...readDishLine(span.said), foods: [span.ingredient] }
    return { span, swap: chooseStandIn(dish, part, rules, reason) }
  })
  let written = text
  for (const { span, swap } of swaps.toReversed()) {
    if (!swap) return undefined
    written =
      written.slice(0, span.start) + swap.call(span.said, span.ingredient) + written.slice(span.end)
  }
  return { written: written.replace(TWICE, '$1'), swaps }
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
  const told = retellSpans(dish, text, against, rules, reason)
  if (!told) return undefined
  const { written, swaps } = told
  return {
    line: text,
    lines: [written],
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
