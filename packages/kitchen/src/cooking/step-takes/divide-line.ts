import type { UnitId } from '../../units/unit-id.ts'
import { addPart } from './add-part.ts'
import type { Listed } from './listed.ts'
import type { Naming } from './naming.ts'
import { partOf } from './part-of.ts'
import { type StepPart, shareOf } from './said-part.ts'
import { isForTheTin } from './takes-more.ts'

/** How much each step takes of a line, by everything the steps say about it. */
export function divideLine(listed: Listed, namings: readonly Naming[]): Map<number, StepPart> {
  const sorted = namings
    .map((naming) => withDoing(listed, naming))
    .sort((a, b) => a.step - b.step || a.at - b.at)
  const used = chooseSure(sorted)
  const parts = new Map<number, StepPart>()
  let taken = 0
  for (const [place, naming] of used.entries()) {
    const standing = { taken, before: used.slice(0, place), later: used.slice(place + 1) }
    const part = partOf(listed, naming, standing)
    taken = Math.min(1, taken + (shareAfter(listed, part) ?? SOMETHING))
    addPart(parts, { step: naming.step, part }, listed)
  }
  if (isAllInOne(parts, used))
    for (const [step, { kind }] of parts) if (kind !== 'again') parts.set(step, { kind: 'whole' })
  fillIn(parts, sorted)
  // Without an amount in the line, no part has one.
  if (!listed.line.quantity)
    for (const [step, part] of parts) if (part.kind !== 'again') parts.set(step, { kind: 'some' })
  return parts
}

/** The share counted as used if the amount is unknown. */
const SOMETHING = 0.1

function shareAfter({ line }: Listed, part: StepPart): number | undefined {
  if (part.kind === 'rest') return 1
  if (part.kind === 'again') return 0
  if (part.kind === 'amount' && part.unit === 'pinch') return 0.01
  return shareOf(line, part)
}

/** Greasing a tin uses uncounted fat, unless the line or the step gives an amount. */
function withDoing({ line }: Listed, naming: Naming): Naming {
  if (naming.doing !== 'prepares') return naming
  const isCounted = (naming.part && naming.part.kind !== 'some') || isForTheTin(line)
  return isCounted ? { ...naming, doing: 'strews' } : naming
}

/** The namings that certainly use it; if there is none, the first that may. */
function chooseSure(sorted: readonly Naming[]): readonly Naming[] {
  const able = sorted.filter(({ doing }) => doing !== 'prepares')
  const strong = able.filter(({ isWeak }) => !isWeak)
  const sure = strong.filter(
    ({ doing, part }) => doing !== 'speaks' || (part && part.kind !== 'some'),
  )
  const isOnlySpokenOf = strong.every(({ doing }) => doing === 'speaks')
  // 'While the oil warms': it is first mentioned as already in use.
  const isBegun = sure[0]?.doing === 'handles' && WHILE.test(strong[0]?.before ?? '')
  const begun = isBegun ? strong.filter((one, at) => at === 0 || sure.includes(one)) : sure
  const own = isOnlySpokenOf ? strong : begun
  if (own.length > 0) return own
  const likely = able.find(({ isBare }) => !isBare) ?? able[0] ?? sorted[0]
  return likely ? [likely] : []
}

const WHILE = /\bwhile [^.,;]*$/i

/** A line used by only one step is used whole, even in halves or one by one: 'lay a slice on it'. */
function isAllInOne(parts: ReadonlyMap<number, StepPart>, used: readonly Naming[]): boolean {
  const [only, ...others] = [...parts.values()].filter(({ kind }) => kind !== 'again')
  const [first] = used
  if (!only || !first || others.length > 0) return false
  if (only.kind === 'share')
    return parts.size === 1 || THE_REST.test(first.behind) || OTHERS.test(first.behind)
  if (only.kind === 'some')
    return first.part?.kind === 'some' && (THE_REST.test(first.behind) || ENOUGH.test(first.before))
  if (only.kind !== 'amount') return false
  return OTHERS.test(first.words) || (used.length === 1 && isPiece(only))
}

/** 'Enough water to cover them' means the listed water. */
const ENOUGH = /\benough (?:of )?(?:the )?$/i

/** 'A little of the milk, heat the rest.' */
const THE_REST = /\bthe (?:rest|remainder)\b(?! of)/i

/** One slice, sheet or stick for each piece that is made. */
const isPiece = ({ quantity, unit }: StepPart & { kind: 'amount' }): boolean =>
  quantity.max === 1 && unit !== undefined && PIECES.has(unit)

const PIECES: ReadonlySet<UnitId> = new Set(['slice', 'sheet', 'stick', 'piece', 'cube'] as const)

/** 'Squeeze one lemon and cut the other.' */
const OTHERS = /\bthe others?\b(?! (?:half|side|hand|\p{L}+s?\b(?<!in|into|to|over|and)))/iu

/** Fills in what tins are greased with, and repeated mentions. */
function fillIn(parts: Map<number, StepPart>, sorted: readonly Naming[]): void {
  for (const { step, doing } of sorted)
    if (doing === 'prepares' && !parts.has(step)) parts.set(step, { kind: 'some' })
  for (const { step } of sorted) {
    const isTouched = [...parts.keys()].some((other) => other < step)
    if (!parts.has(step) && isTouched) parts.set(step, { kind: 'again' })
  }
}
