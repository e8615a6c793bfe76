/**
 * How an answer misses: `forbidden` has what must not be in it, `silent` is another thing than was asked
 * and does not say so first, `damaged` cannot be cooked as it is written, `missed` is the rest.
 */
export const FAULTS = ['forbidden', 'silent', 'damaged', 'missed'] as const
export type FaultKind = (typeof FAULTS)[number]
export type Miss = { kind: FaultKind; say: string }

export function miss(kind: FaultKind, say: string): Miss[] {
  return [{ kind, say }]
}

/** What was asked, what came, and what is wrong with it. */
export type Outcome = { group: string; asked: string; came: string; misses: Miss[] }
