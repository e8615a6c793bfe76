import { toAvoidance } from '@potluck/kitchen/knowledge'
import { ALL_KEEPINGS } from './people/all-keepings.ts'

/** The strictest first; of those with the same list the one of the plainer name. */
const LONGEST_FIRST = ALL_KEEPINGS.toSorted(
  (one, other) => sizeOf(other) - sizeOf(one) || one.called.length - other.called.length,
)

function sizeOf({ ways }: { ways: readonly (readonly string[])[] }): number {
  return Math.max(...ways.map((list) => list.join().length))
}

/** A list that says more than a restriction of that name would. */
function isOwn(list: readonly string[]): boolean {
  return list.length > 1 || list.some((rule) => rule.includes(','))
}

/** How restrictions are named in a sentence: 'halal', not the eight foods that it comes to. */
export function namesOfRules(rules: readonly string[]): string {
  const left = new Set(rules)
  const called: string[] = []
  for (const keeping of LONGEST_FIRST) {
    const way = keeping.ways.find((list) => isOwn(list) && list.every((rule) => left.has(rule)))
    if (!way) continue
    called.push(keeping.called)
    for (const rule of way) left.delete(rule)
  }
  const labels = [...left].map((rule) => toAvoidance(rule).label || rule)
  return [...new Set([...called, ...labels])].join(', ')
}

/** What a dish was changed for, first: 'Made without carrots', 'Made to keep to Vegan'. */
export function tellKept(rules: readonly string[]): string {
  const names = namesOfRules(rules)
  const isOnlyFoods = names !== '' && names.split(', ').every((name) => /^no /i.test(name))
  return isOnlyFoods
    ? `Made without ${names.replaceAll(/\bno /gi, '')}.`
    : `Made to keep to ${names}.`
}
