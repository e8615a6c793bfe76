import { toNearest } from './rounding.ts'

export type TemperatureScale = 'C' | 'F' | 'gas'

/**
 * A temperature, with both ends equal if one number was given; `gas` is the mark of a British oven.
 */
export type Temperature = { scale: TemperatureScale; min: number; max: number }

/**
 * A temperature in °C or °F. The settings of oven dials become each other (350 °F is 180 °C); above
 * boiling, round figures go to the next 5 degrees, all others to the next degree, so that a safe core
 * temperature stays safe.
 */
export function toTemperature(from: Temperature, scale: 'C' | 'F'): Temperature {
  if (from.scale === scale) return from
  const convert = (value: number) => convertOne(value, from.scale, scale)
  return { scale, min: convert(from.min), max: convert(from.max) }
}

/** So many degrees more or less: 20 °C hotter are 35 °F hotter, to the next 5 from 5 on. */
export function toTemperatureChange(degrees: number, from: 'C' | 'F', to: 'C' | 'F'): number {
  if (from === to) return degrees
  const changed = from === 'C' ? degrees * 1.8 : degrees / 1.8
  return toNearest(changed, Math.abs(changed) < 5 ? 1 : 5)
}

/**
 * Oven settings: mark, °C and °F. A mark is 25 °F more than the one before, from 275 °F at mark 1
 * (Wikipedia, 'Gas mark'); °C as ovens and cookery books round them (Which?, oven temperature
 * conversion).
 */
const DIALS: readonly (readonly [mark: number, celsius: number, fahrenheit: number])[] = [
  [0.25, 110, 225],
  [0.5, 120, 250],
  [1, 140, 275],
  [2, 150, 300],
  [3, 160, 325],
  [4, 180, 350],
  [5, 190, 375],
  [6, 200, 400],
  [7, 220, 425],
  [8, 230, 450],
  [9, 240, 475],
  [10, 260, 500],
]

/** The marks there are. */
export function isGasMark(value: number): boolean {
  return DIALS.some(([mark]) => mark === value)
}

function convertOne(value: number, from: TemperatureScale, to: 'C' | 'F'): number {
  const position = { gas: 0, C: 1, F: 2 }[from]
  const dial = DIALS.find((setting) => setting[position] === value)
  if (dial) return to === 'C' ? dial[1] : dial[2]
  // Between two marks: the average of both.
  const celsius = from === 'gas' ? betweenMarks(value) : from === 'C' ? value : (value - 32) / 1.8
  const exact = to === 'C' ? celsius : celsius * 1.8 + 32
  const isRound = from === 'gas' || (celsius > 100 && value % 5 === 0)
  if (!isRound) return Math.round(exact)
  // US oven dials have steps of 25.
  const near = toNearest(exact, 25)
  return to === 'F' && Math.abs(near - exact) <= 4 ? near : toNearest(exact, 5)
}

function betweenMarks(mark: number): number {
  return (250 + 25 * mark - 32) / 1.8
}
