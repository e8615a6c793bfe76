import { formatQuantity } from '../quantities/format-quantity.ts'
import { exactly } from '../quantities/quantity.ts'
import { findLengths, type LengthFound } from './find-lengths.ts'
import type { MeasureSystem } from './measure-system.ts'
import type { Replacement } from './replacement.ts'
import { toNearest, toNearestPart } from './rounding.ts'

/**
 * The lengths of a text (pans, pieces, dough) in a system; text that gives both systems is
 * unchanged.
 */
export function lengthsIn(text: string, system: MeasureSystem): Replacement[] {
  const unit = system === 'us' ? 'inch' : 'cm'
  return findLengths(text).flatMap((group) => {
    if (group.some((found) => found.unit === unit)) return []
    return group.map((found) => ({
      start: found.start,
      end: found.end,
      text: unit === 'cm' ? inCentimetres(found) : inInches(found, text.slice(found.end)),
    }))
  })
}

/** Pans to the nearest centimetre, pieces to the nearest half or quarter, thinner ones in mm. */
export function toRoundCentimetres(centimetres: number): number {
  if (centimetres < 0.95) return Math.max(0.1, toNearest(centimetres * 10, 1) / 10)
  if (centimetres < 2) return toNearest(centimetres, 0.25)
  return toNearest(centimetres, centimetres < 10 ? 0.5 : 1)
}

/**
 * Pans to the nearest half inch, pieces to the nearest quarter, thinner ones to the nearest eighth.
 */
export function toRoundInches(centimetres: number): number {
  const inches = centimetres / 2.54
  if (inches >= 6) return toNearestPart(inches, [2])
  return Math.max(0.125, toNearestPart(inches, inches < 1 ? [8] : [4]))
}

function inCentimetres({ centimetres, between }: LengthFound): string {
  const rounded = centimetres.map(toRoundCentimetres)
  const inMillimetres = Math.max(...rounded) < 1
  const figures = rounded.map((value) => `${inMillimetres ? Math.round(value * 10) : value}`)
  return `${join(figures, between)} ${inMillimetres ? 'mm' : 'cm'}`
}

function inInches({ centimetres, between }: LengthFound, after: string): string {
  const rounded = centimetres.map(toRoundInches)
  const figures = join(
    rounded.map((value) => formatQuantity(exactly(value))),
    between,
  )
  if (isAdjective(after)) return `${figures}-inch`
  return `${figures} ${Math.max(...rounded) > 1 ? 'inches' : 'inch'}`
}

/** A range with equal ends becomes one number; equal sides of a pan stay two. */
function join(figures: readonly string[], between: LengthFound['between']): string {
  if (between === 'x') return figures.join(' × ')
  return [...new Set(figures)].join('–')
}

/** 'A 9-inch tin', but 'roll it 9 inches wide'. */
function isAdjective(after: string): boolean {
  return /^ \p{L}/u.test(after) && !STANDS_ALONE.test(after)
}

const STANDS_ALONE =
  /^ (?:thick|long|wide|deep|high|tall|apart|across|in|of|from|above|below|up|down|and|or|around|all|to|on|at|by|off|over|under|between|then|if|so|with|for|is|are|each)\b/i
