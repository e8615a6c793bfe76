import { SQL, sql } from 'drizzle-orm'
import type { Viewed } from '../../platform/database/index.ts'

/**
 * What scripts/lib/visibility-mutants.mjs writes into the sources: conditions that a database
 * setting turns off.
 */
type Fragment = string | SQL | Viewed

const isOn = (id: string) => `coalesce(current_setting('visibility.mutant', true), '') = '${id}'`

/** A fragment that is true while its mutant is on. */
export function mutable(id: string, fragment: Fragment): Fragment {
  if (fragment instanceof SQL) return sql`(${fragment} or ${sql.raw(isOn(id))})`
  if (typeof fragment === 'function') return (viewer) => orTrue(id, fragment(viewer))
  return orTrue(id, fragment)
}

/** @param condition or a join whose condition it is */
function orTrue(id: string, condition: string): string {
  const join = /^(left join [\s\S]*?\) *\s*on \S+ = \S+ and )([\s\S]*)$/.exec(condition)
  return join ? `${join[1]}(${join[2]} or ${isOn(id)})` : `(${condition} or ${isOn(id)})`
}

/**
 * One operand of a fragment, without effect while its mutant is on: true if all conditions must
 * hold, false among alternatives.
 */
export function operand(id: string, condition: string, among: 'and' | 'or'): string {
  return among === 'and' ? `(${condition} or ${isOn(id)})` : `(${condition} and not ${isOn(id)})`
}
