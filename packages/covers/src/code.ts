import { isPaletteName } from './palettes.ts'
import { type CoverPlan, MOST_SHAPES } from './plan.ts'
import { isShapeName } from './shapes/all-shapes.ts'
import { isVesselName } from './vessels/all-vessels.ts'

/** The longest code that is read: five of the longest names fit. */
const LONGEST_CODE = 119

/**
 * A plan as a short text for an address, such as `bowl.sea.1k9f3.lemon.pear`: letters, digits, '-'
 * and '.', under 120 characters.
 */
export function encodeCover({ vessel, palette, seed, shapes }: CoverPlan): string {
  return [vessel, palette, seed.toString(36), ...shapes].join('.')
}

/** The plan of a code; undefined for anything `encodeCover` would not have written. */
export function decodeCover(code: string): CoverPlan | undefined {
  if (code.length > LONGEST_CODE) return undefined
  const [vessel = '', palette = '', seedText = '', ...names] = code.split('.')
  const seed = Number.parseInt(seedText, 36)
  if (!isVesselName(vessel) || !isPaletteName(palette) || !isSeed(seed)) return undefined
  const [main, ...others] = names.filter(isShapeName)
  if (!main || others.length !== names.length - 1 || names.length > MOST_SHAPES) return undefined
  if (new Set(names).size !== names.length) return undefined
  const plan: CoverPlan = { vessel, palette, shapes: [main, ...others], seed }
  return encodeCover(plan) === code ? plan : undefined
}

function isSeed(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value < 2 ** 32
}
