import type { Finding, Verdict } from '../diets/check-diet.ts'

/** The gravest of what was found; 'free' where nothing was. */
export function verdictOf(findings: readonly Finding[]): Verdict {
  if (findings.some((found) => found.verdict === 'contains')) return 'contains'
  return findings.length > 0 ? 'unknown' : 'free'
}
