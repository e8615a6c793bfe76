import { toAvoidance } from '@potluck/kitchen/knowledge'
import { ALL_KEEPINGS } from './people/all-keepings.ts'

/** Keepings with the longest list of rules first; of equals the one with the shorter name. */
const LONGEST_FIRST = ALL_KEEPINGS.toSorted(
  (one, other) => sizeOf(other) - sizeOf(one) || one.called.length - other.called.length,
)

function sizeOf({ ways }: { ways: readonly (readonly string[])[] }): number {
  return Math.max(...ways.map((list) => list.join().length))
}

/** Whether a list says more than a single named restriction would. */
function isOwn(list: readonly string[]): boolean {
  return list.length > 1 || list.some((rule) => rule.includes(','))
}

/** The names of restrictions for a sentence: 'halal', not the eight foods that it means. */
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

/** A sentence that says what a dish was changed for: 'Made without carrots.', 'Made to keep to Vegan.' */
export function tellKept(rules: readonly string[]): string {
  const names = namesOfRules(rules)
  const isOnlyFoods = names !== '' && names.split(', ').every((name) => /^no /i.test(name))
  return isOnlyFoods
    ? `Made without ${names.replaceAll(/\bno /gi, '')}.`
    : `Made to keep to ${names}.`
}
