import { findTemperatures, type TemperatureFound } from './find-temperatures.ts'
import type { MeasureSystem } from './measure-system.ts'
import type { Replacement } from './replacement.ts'
import { toTemperature, toTemperatureChange } from './temperature.ts'

/**
 * How the temperatures of a text read in a system. Where the text gives both scales, and where
 * nobody can tell which it means, it stays as it is; a gas mark gives way where it stands alone.
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
