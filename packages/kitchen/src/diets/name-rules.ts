import { joinWords } from '../compose/words/join.ts'
import { toAvoidance } from './avoidance.ts'

/** Names restrictions: 'Vegan and Gluten-Free'; of a long list only the first. */
export function nameRules(rules: readonly string[]): string {
  const labels = [...new Set(rules.map((rule) => toAvoidance(rule).label))]
  const left = labels.length - MOST_NAMED
  return joinWords(left > 1 ? [...labels.slice(0, MOST_NAMED), `${left} more things`] : labels)
}

const MOST_NAMED = 8
