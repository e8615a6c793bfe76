import type { Part } from '../dish/part.ts'
import { say } from '../dish/say.ts'
import { isKind } from '../foods/foods.ts'
import { type Done, inWaves } from './pan.ts'
import { safeTemperature } from './safety.ts'
import { about } from './times.ts'

/**
 * Roasts parts on one sheet at 220 °C: what takes longest goes in first, the rest joins it, and all
 * come out together. The first are on the sheet already when this begins.
 */
export function roastWaves(parts: readonly Part[]): Done {
  const waves = inWaves(parts, 'roast', TOGETHER)
  const total = waves[0]?.minutes ?? 0
  const said = waves.map(({ parts: wave, minutes }, index) => {
    const next = waves[index + 1]
    const wait = next ? about(minutes - next.minutes) : about(minutes)
    const cue = next ? '' : `, turning once, until ${cueFor(parts)}`
    if (index === 0) return say`Roast for ${wait}${cue}.`
    return say`Add the ${wave} to the sheet and roast for ${wait} more${cue}.`
  })
  return { minutes: total, said }
}

function cueFor(parts: readonly Part[]): string {
  const main = parts.find((part) => safeTemperature(part.id) !== undefined && !part.cooked)
  const browned = 'everything is tender and browned at the edges'
  if (!main) return browned
  const flaking = isKind(main.id, 'fish') ? ' flaking easily,' : ''
  return `${browned}, with the ${main.label}${flaking} at ${safeTemperature(main.id)} inside`
}

/** Less than so many minutes apart, things may go in together. */
const TOGETHER = 6

/** The part that goes on the sheet first. */
export function firstOnSheet(parts: readonly Part[]): Part[] {
  return inWaves(parts, 'roast', TOGETHER)[0]?.parts ?? []
}
