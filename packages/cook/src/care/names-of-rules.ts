import { toAvoidance } from '@potluck/kitchen/knowledge'
import { ALL_KEEPINGS } from './people/all-keepings.ts'

/** How restrictions are named in a sentence: 'halal', not the eight foods that it comes to. */
export function namesOfRules(rules: readonly string[]): string {
  const left = new Set(rules)
  const called: string[] = []
  for (const keeping of ALL_KEEPINGS) {
    const way = keeping.ways.find((list) => list.length > 1 && list.every((rule) => left.has(rule)))
    if (!way) continue
    called.push(keeping.called)
    for (const rule of way) left.delete(rule)
  }
  const labels = [...left].map((rule) => toAvoidance(rule).label || rule)
  return [...new Set([...called, ...labels])].join(', ')
}
