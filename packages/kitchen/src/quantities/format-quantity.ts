import { FRACTION_VALUES } from './fractions.ts'
import type { Quantity } from './quantity.ts'

/** Cups and spoons are measured in fractions, grams and litres in decimals. */
export type QuantityStyle = 'fraction' | 'decimal'

/**
 * An amount for people: '1 ½', '¾', '2–3', 'about 4'. A number within 2 % of a kitchen fraction
 * (halves, thirds, quarters, eighths) is written as that fraction; `decimal` writes '1.5'.
 * Infinite, negative and invalid numbers give ''.
 */
export function formatQuantity(quantity: Quantity, style: QuantityStyle = 'fraction'): string {
  const { min, max, approximate } = quantity
  if (!(isAmount(min) && isAmount(max))) return ''
  const write = style === 'fraction' ? writeFraction : writeDecimal
  const low = write(min)
  const high = write(max)
  return `${approximate ? 'about ' : ''}${low === high ? low : `${low}–${high}`}`
}

const isAmount = (value: number) => Number.isFinite(value) && value >= 0

const TOLERANCE = 0.02
/** Smaller differences are rounding errors of a sum. */
const EXACT = 1e-6

function writeFraction(value: number): string {
  const exact = findFraction(value, EXACT)
  return exact ?? findFraction(value, value * TOLERANCE) ?? writeShort(value)
}

/** The simplest whole or mixed number within `tolerance` of the value. */
function findFraction(value: number, tolerance: number): string | undefined {
  for (const parts of KITCHEN_PARTS) {
    const [near] = parts
      .map((part) => Math.round(value * part) / part)
      .sort((a, b) => Math.abs(a - value) - Math.abs(b - value))
    const fits = near !== undefined && Math.abs(near - value) <= tolerance
    if (fits && (near > 0 || value === 0)) return writeMixed(near)
  }
  return undefined
}

function writeMixed(value: number): string {
  const whole = Math.floor(value)
  const glyph = GLYPHS.find(([, worth]) => Math.abs(worth - (value - whole)) < EXACT)?.[0]
  return [whole === 0 && glyph ? '' : whole, glyph ?? ''].join(' ').trim()
}

/** A kitchen measures with halves, thirds, quarters and eighths; an amount takes the simplest. */
const KITCHEN_PARTS = [[1], [2], [3, 4], [8]] as const

const GLYPHS = Object.entries(FRACTION_VALUES)

/** Whole numbers and single decimals stay exact, others are rounded to three digits. */
function writeDecimal(value: number): string {
  if (value === 0) return '0'
  const tenths = Math.round(value * 10) / 10
  if (tenths > 0 && Math.abs(tenths - value) <= EXACT) return String(tenths)
  if (value >= 100) return String(Math.round(value))
  return writeRounded(value, 3)
}

/**
 * Two digits are enough ('0.4'), unless that would be less accurate than a fraction may be
 * ('1.06').
 */
function writeShort(value: number): string {
  const short = writeRounded(value, 2)
  return Math.abs(Number(short) - value) <= value * TOLERANCE ? short : writeRounded(value, 3)
}

function writeRounded(value: number, figures: number): string {
  // toPrecision would write a tiny number as '1e-7'.
  return value < 0.001 ? '0.001' : String(Number(value.toPrecision(figures)))
}
