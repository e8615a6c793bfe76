import type { IngredientLine } from '../ingredient-lines/ingredient-line.ts'
import { findDurations } from '../measures/find-durations.ts'
import { findTemperatures } from '../measures/find-temperatures.ts'
import { formatQuantity } from '../quantities/format-quantity.ts'
import { exactly } from '../quantities/quantity.ts'
import { describePan, findPanFor, findPans, type Pan } from './pans.ts'

/** What a cook must watch because it does not grow with the amounts; `text` is a sentence to show. */
export type ScalingNote = {
  about: 'pan' | 'times' | 'oven' | 'leavening' | 'seasoning'
  text: string
}

/** What does not scale with a recipe: pans, times, the oven, leavening, seasoning. */
export function findScalingNotes(
  steps: readonly string[],
  lines: readonly IngredientLine[],
  factor: number,
): ScalingNote[] {
  if (!Number.isFinite(factor) || factor <= 0 || factor === 1) return []
  const text = steps.join('\n')
  const names = lines.filter(({ heading }) => !heading).map(({ name }) => name)
  return [
    ...notePan(text, factor),
    ...noteTimes(text, factor),
    ...(isMuch(factor) && names.some((name) => LEAVENING.test(name)) ? [LEAVENING_NOTE] : []),
    ...(isMuch(factor) && names.some((name) => SEASONING.test(name)) ? [SEASONING_NOTE] : []),
  ]
}

/** From this factor on, ingredients that act by their share of the whole need attention. */
const isMuch = (factor: number) => factor >= 3

const LEAVENING = /\b(?:baking (?:powder|soda)|bicarbonate|yeast|self-rais|self-ris)/i
const LEAVENING_NOTE: ScalingNote = {
  about: 'leavening',
  text: 'So much dough or batter rises unevenly: mix and bake it in batches of the written size, each with its own baking powder, soda or yeast.',
}

const SEASONING =
  /\b(?:salt|pepper|chilli|chili|cayenne|cumin|paprika|curry|cinnamon|cloves?|nutmeg|spices?|soy sauce|fish sauce|stock cubes?)\b/i
const SEASONING_NOTE: ScalingNote = {
  about: 'seasoning',
  text: 'Start with two thirds of the salt and spices and add the rest to taste: in a large pot less of them goes further.',
}

function notePan(text: string, factor: number): ScalingNote[] {
  const [pan] = findPans(text)
  const said = pan && sayPan(pan, factor)
  return said ? [{ about: 'pan', text: said }] : []
}

function sayPan(pan: Pan, factor: number): string {
  const now = describePan(pan)
  const other = findPanFor(pan, factor)
  // A pan that still fits needs no note.
  if (other && describePan(other) === now) return ''
  if (other) return `Instead of the ${now} pan use a ${describePan(other)} one: its area fits.`
  const pans = Math.round(factor)
  if (pans >= 2 && Math.abs(factor - pans) < 0.1)
    return `Divide it among ${pans} pans of the same size (${now}); they bake as long as one.`
  const times = formatQuantity(exactly(factor))
  const size = factor < 1 ? `a pan of ${times}` : `pans of ${times} times`
  return `Use ${size} the area of the ${now} one, so that it stands as deep.`
}

function noteTimes(text: string, factor: number): ScalingNote[] {
  const isTimed = findDurations(text).length > 0
  const isBaked = findTemperatures(text).some((group) => group.some(isOvenHot))
  const times = isTimed && sayTimes(factor)
  return [
    ...(times ? [{ about: 'times' as const, text: times }] : []),
    ...(isBaked ? [{ about: 'oven' as const, text: 'The oven temperature stays the same.' }] : []),
  ]
}

function sayTimes(factor: number): string {
  if (factor >= 1.5)
    return 'The times are those of the written amounts: a fuller pan takes longer to heat and to brown, so go by how it looks.'
  if (factor > 0.67) return ''
  return 'The times are those of the written amounts: less cooks faster, so look a few minutes earlier.'
}

function isOvenHot({ scale, max }: { scale: string; max: number }): boolean {
  return scale === 'gas' || max >= (scale === 'F' ? 220 : 105)
}
