import { findLengths, type LengthFound } from '../measures/find-lengths.ts'
import { off } from '../measures/rounding.ts'

/** A baking pan with its size. */
export type Pan = {
  shape: 'round' | 'square' | 'rectangular'
  /** The diameter, or the sides, in the unit. */
  sides: readonly number[]
  unit: 'cm' | 'inch'
}

/** The pans whose size a text names: 'a 20 cm round tin', '9x13-inch baking dish'. */
export function findPans(text: string): Pan[] {
  return findLengths(text).flatMap(([found]) => {
    const pan = found && toPan(found, text.slice(found.end))
    return pan ? [pan] : []
  })
}

/** A common pan with a multiple of another's area, of the same shape if there is one. */
export function findPanFor(pan: Pan, factor: number): Pan | undefined {
  const wanted = areaOf(pan) * factor
  const fitting = SIZES[pan.unit]
    .map((size) => ({ ...size, unit: pan.unit }))
    .filter((size) => off(areaOf(size), wanted) <= FITS)
    .sort((a, b) => off(areaOf(a), wanted) - off(areaOf(b), wanted))
  return fitting.find(({ shape }) => shape === pan.shape) ?? fitting[0]
}

/** '20 cm round', '9 × 13-inch'. */
export function describePan({ shape, sides, unit }: Pan): string {
  const size = `${sides.join(' × ')}${unit === 'cm' ? ' cm' : '-inch'}`
  return shape === 'rectangular' ? size : `${size} ${shape}`
}

/** A batter a seventh deeper or shallower bakes about the same. */
const FITS = 0.15

function areaOf({ shape, sides: [length = 0, width = length] }: Omit<Pan, 'unit'>): number {
  return shape === 'round' ? Math.PI * (length / 2) ** 2 : length * width
}

const VESSEL =
  /^ ?-?(?:[\p{L}-]+ ){0,4}?(?:tin|pan|dish|mould|mold|springform|casserole|tray)s?\b/iu

function toPan({ centimetres, between, unit }: LengthFound, after: string): Pan | undefined {
  const vessel = VESSEL.exec(after)?.[0]
  // The area of a frying pan or a loaf tin does not matter.
  if (!vessel || /loaf|frying|saute|sauté|grill|muffin|sheet/i.test(vessel) || between === '–')
    return
  const [length = 0, width = length] = centimetres.map((side) =>
    unit === 'inch' ? side / 2.54 : side,
  )
  const sides = [length, width].map((side) => Math.round(side * 10) / 10)
  if (between === 'x') return { shape: 'rectangular', sides, unit }
  return { shape: /square/i.test(vessel) ? 'square' : 'round', sides: sides.slice(0, 1), unit }
}

const round = (side: number) => ({ shape: 'round' as const, sides: [side] })
const square = (side: number) => ({ shape: 'square' as const, sides: [side] })
const rectangular = (...sides: [number, number]) => ({ shape: 'rectangular' as const, sides })

/** Common sizes. */
const SIZES: Readonly<Record<Pan['unit'], readonly Omit<Pan, 'unit'>[]>> = {
  cm: [
    ...[10, 12, 15, 18, 20, 23, 26, 28, 30].map(round),
    ...[15, 18, 20, 23, 25, 30].map(square),
    rectangular(20, 30),
    rectangular(23, 33),
    rectangular(25, 38),
    rectangular(30, 40),
  ],
  inch: [
    ...[4, 5, 6, 7, 8, 9, 10, 11, 12].map(round),
    ...[6, 7, 8, 9, 10, 12].map(square),
    rectangular(7, 11),
    rectangular(9, 13),
    rectangular(10, 15),
    rectangular(12, 16),
  ],
}
