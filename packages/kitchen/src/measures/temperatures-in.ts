import { findTemperatures, type TemperatureFound } from './find-temperatures.ts'
import type { MeasureSystem } from './measure-system.ts'
import type { Replacement } from './replacement.ts'
import { toTemperature, toTemperatureChange } from './temperature.ts'

/**
 * The temperatures of a text in a system. Text that gives both scales, or degrees that could be
 * either, is unchanged; a gas mark is converted if it stands alone.
 */
export function temperaturesIn(text: string, system: MeasureSystem): Replacement[] {
  const scale = system === 'us' ? 'F' : 'C'
  return findTemperatures(text).flatMap((group) => {
    if (group.some((found) => found.scale === scale)) return []
    const degrees = group.filter((found) => found.scale !== 'gas')
    const shown = degrees.length > 0 ? degrees : group.slice(0, 1)
    return shown.map((found) => ({
      start: found.start,
      end: found.end,
      text: write(found, scale),
    }))
  })
}

function write(found: TemperatureFound, scale: 'C' | 'F'): string {
  const { min, max } = found.isChange ? toChange(found, scale) : toTemperature(found, scale)
  const figures = min === max ? `${min}` : `${min}–${max}`
  return `${figures.replaceAll('-', '−')}${found.spaced ? ' ' : ''}°${scale}`
}

function toChange({ scale, min, max }: TemperatureFound, to: 'C' | 'F') {
  if (scale === 'gas') return { min, max }
  const change = (value: number) => toTemperatureChange(value, scale, to)
  return { min: change(min), max: change(max) }
}
