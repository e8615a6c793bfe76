import type { Listed } from './listed.ts'
import { type StepPart, shareOf } from './said-part.ts'

/** Adds what a step takes to what it took before: half and the rest make all. */
export function addPart(
  parts: Map<number, StepPart>,
  { step, part }: { step: number; part: StepPart },
  listed: Listed,
): void {
  const had = parts.get(step)
  const others = [...parts].filter(([other]) => other !== step)
  const isFirst = others.every(([, { kind }]) => kind === 'again')
  if (!had || had.kind === 'again') parts.set(step, part)
  else if (part.kind !== 'again' && had.kind !== 'whole')
    parts.set(step, sumOf(listed, [had, part], isFirst))
}

function sumOf({ line }: Listed, [a, b]: [StepPart, StepPart], isFirst: boolean): StepPart {
  if (b.kind === 'rest' || b.kind === 'whole') return { kind: isFirst ? 'whole' : 'rest' }
  const share = (shareOf(line, a) ?? Number.NaN) + (shareOf(line, b) ?? Number.NaN)
  if (share > 0.95 && isFirst) return { kind: 'whole' }
  if (a.kind === 'share' && share > 0) return { kind: 'share', share }
  if (a.kind !== 'amount' || b.kind !== 'amount' || a.unit !== b.unit) return { kind: 'some' }
  const { min, max } = b.quantity
  const quantity = { ...a.quantity, min: a.quantity.min + min, max: a.quantity.max + max }
  return { ...a, quantity }
}
