import { type FoodSpan, findFoodSpans } from './find-foods.ts'
import { findingsOf, isFree } from './findings-of.ts'
import type { DishLine } from './read-dish.ts'
import { spansAgainst } from './spans-against.ts'
import type { Swap } from './swap.ts'

/** 'Chicken or vegetable stock' is vegetable stock. */
export function withoutAlternatives(
  { text, line }: DishLine,
  against: readonly FoodSpan[],
  rules: readonly string[],
  mayDoubt = false,
): Swap | undefined {
  const spans = findFoodSpans(text)
  const free = spans.filter((span) => !against.includes(span))
  if (free.length === 0 || !/\bor\b|\//i.test(text)) return undefined
  let left = text
  for (const { start, end } of against.toReversed()) {
    const [before, after] = [left.slice(0, start), left.slice(end)]
    const next = /^\s*(?:,? or |\/)\s*/i.exec(after)
    const last = /\s*(?:,? or |\/)\s*(?:\p{L}+ )?$/iu.exec(before)
    // '2 kefir or 1 kvass': the other has an amount of its own.
    if (next && /^\d/.test(after.slice(next[0].length)))
      left = before.replace(AMOUNT_BEFORE, '') + after.slice(next[0].length)
    else if (next) left = before + after.slice(next[0].length)
    else if (last) left = before.slice(0, last.index).replace(/, (?=[^,]+$)/, ' or ') + after
    else return undefined
  }
  const isOther = OTHER.test(left)
  left = left.replace(OTHER, '')
  const kept = findFoodSpans(left)[0]
  const isKept = mayDoubt ? isFree([left], rules) : findingsOf(left, rules).length === 0
  if (!kept || !isKept) return undefined
  return {
    line: text,
    lines: [left],
    foods: against.map(({ ingredient }) => ingredient),
    call: () => kept.said.toLowerCase(),
    keepsAmounts: true,
    name: isOther ? (against[0]?.said ?? line.name) : line.name,
    reason: '',
    note: '',
  }
}

/** '2 Tbsp other suitable frying oil': of one there is no other. */
const OTHER = /\b(?:(?:an|any|some) )?other (?:(?:suitable|similar) )?(?=\p{L})/iu

const AMOUNT_BEFORE = /[\d½¼¾⅓⅔][\d½¼¾⅓⅔\s./–-]*(?:\p{L}+ )?$/u

/** 'Fat or salad oil' is salad oil where fat may be lard; undefined where the line has no such choice. */
export function oilForFat({ text }: DishLine, rules: readonly string[]): Swap | undefined {
  if (!FAT_OR_OIL.test(text) || spansAgainst('lard', rules).length === 0) return undefined
  const left = text.replace(FAT_OR_OIL, '')
  return {
    line: text,
    lines: [left],
    foods: [],
    call: (said) => said,
    keepsAmounts: true,
    name: 'fat',
    reason: 'fat may be lard',
    note: '',
    inEveryStep: (step) => step.replace(PLAIN_FAT, 'oil'),
  }
}

const FAT_OR_OIL = /\b(?:fat|shortening|drippings?) or (?=(?:\p{L}+ ){0,2}oil\b)/iu
const PLAIN_FAT = /(?<=\b(?:heat|except|the|melt|hot|in|add|with|of|more) )fat\b(?![ -]free)/gi

/** 'Beef/vegetable stock' and 'fish/oyster sauce' by the last that it names. */
export function withoutHalf({ text, foods }: DishLine): string | undefined {
  const spans = findFoodSpans(text)
  const at = spans.findIndex(({ ingredient, end }, index) => {
    const next = spans[index + 1]
    const link = next ? text.slice(end, next.start) : ''
    return /^(?:\/| or | and\/or )$/i.test(link) && !foods.includes(ingredient)
  })
  const [half, next] = [spans[at], spans[at + 1]]
  if (!half || !next || !foods.includes(next.ingredient)) return undefined
  return text.slice(0, half.start) + text.slice(next.start)
}

/**
 * 'Penne, fusilli, or grilled sausages, fried eggs' without what breaks a rule for certain, where any of a list
 * would do. What stands first has the amount, and is for others to replace.
 */
export function withoutListed({ text }: DishLine, rules: readonly string[]): string | undefined {
  const [first = '', ...others] = text.split(LISTED)
  const isAnyOf = others.length > 1 && /, ?or\b/i.test(text)
  const kept = others.filter((one) => isFree([one], rules))
  if (!isAnyOf || kept.length === others.length || !isFree([first], rules)) return undefined
  if (/^etc\.?$/i.test(kept.at(-1)?.trim() ?? '')) return [first, ...kept].join(', ')
  const last = kept.pop()
  return last === undefined ? first : `${[first, ...kept].join(', ')} or ${last}`
}

/** 'Bouillon cube (vegetable, pork or chicken)' is one of vegetables. */
export function ofVegetables({ text, line }: DishLine): string | undefined {
  const told = text.replace(/\([^()]*\bvegetable\b[^()]*\bor\b[^()]*\)/i, '(vegetable)')
  return told !== text && /\b(?:bouillon|stock|broth)\b/i.test(line.name) ? told : undefined
}

/** The 'or' belongs to the list, and no food. */
const LISTED = /, ?(?:or )?/i
