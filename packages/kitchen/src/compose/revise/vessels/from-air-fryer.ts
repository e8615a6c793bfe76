import { findDurations } from '../../../measures/find-durations.ts'
import { findTemperatures } from '../../../measures/find-temperatures.ts'
import { toTemperature } from '../../../measures/temperature.ts'
import type { RecipeData } from '../../../recipe-text/recipe-data.ts'
import { type Revised, withNote } from '../change.ts'
import { pairSteps } from './pair-steps.ts'
import { titleIn } from './vessel.ts'

/** Whether a recipe is made in an air fryer as it stands. */
export function isAirFried({ instructions }: Pick<RecipeData, 'instructions'>): boolean {
  return instructions.some((step) => AIR_FRYER.test(step))
}

/** From the air fryer into the oven: 15 °C (25 °F) more and a quarter longer, as makers' booklets convert back. */
export function fromAirFryer(recipe: RecipeData): Revised {
  const told = recipe.instructions.map(inOven)
  const isHeated = told.some((step) => /\bpre-?heat/i.test(step))
  const hottest = recipe.instructions.flatMap(heatsOf).at(-1) ?? USUAL
  const instructions = isHeated ? told : [`Preheat the oven to ${sayHotter(hottest)}.`, ...told]
  const changed = {
    ...recipe,
    title: titleIn(recipe.title, 'oven'),
    cookTime: '',
    totalTime: '',
    instructions,
    tips: [TIP, ...recipe.tips],
  }
  return {
    ok: true,
    recipe: withNote(changed, NOTE, pairSteps(recipe.instructions, instructions)),
  }
}

function inOven(step: string): string {
  if (!AIR_FRYER.test(step)) return step
  const changes = [
    ...findTemperatures(step).map((group) => ({
      from: group[0]?.start ?? 0,
      to: group.at(-1)?.end ?? 0,
      text: sayHotter(celsiusOf(group[0])),
    })),
    ...findDurations(step).map(({ start, end, minutes }) => ({
      from: start,
      to: end,
      text: sayLonger(minutes.min, minutes.max),
    })),
  ].sort((one, other) => other.from - one.from)
  return changes
    .reduce((text, { from, to, text: put }) => text.slice(0, from) + put + text.slice(to), step)
    .replace(/\bset (?:the |your )?air[- ]?fryer to [^\d.,]+ (?:mode )?(?:and )?/gi, '')
    .replace(/\b(?:in|into) (?:the |your |an? )?(?:air[- ]?fryer )?basket\b/gi, 'on a lined tray')
    .replace(
      /\b((?:place|put|lay|add|arrange)\b[^.]*?) (?:in|into) (?:the |your |an? )?air[- ]?fryer\b/gi,
      '$1 on a lined tray',
    )
    .replace(/\b(?:in|into) (?:the |your |an? )?air[- ]?fryer\b/gi, 'on a lined tray in the oven')
    .replace(/\bair[- ]?fry\b/gi, 'bake')
    .replace(/\bair[- ]?fryer\b/gi, 'oven')
    .replace(/^\p{Ll}/u, (first) => first.toUpperCase())
}

type Heat = ReturnType<typeof findTemperatures>[number][number]

function heatsOf(step: string): number[] {
  return AIR_FRYER.test(step) ? findTemperatures(step).map(([first]) => celsiusOf(first)) : []
}

function celsiusOf(heat: Heat | undefined): number {
  if (!heat || heat.scale === 'gas') return USUAL
  return toTemperature({ scale: heat.scale, min: heat.max, max: heat.max }, 'C').max
}

function sayHotter(celsius: number): string {
  const hotter = Math.min(HOTTEST, Math.round((celsius + MORE) / 5) * 5)
  return `${hotter} °C (${Math.round((hotter * 1.8 + 32) / 5) * 5} °F)`
}

function sayLonger(min: number, max: number): string {
  const [low, high] = [Math.round(min * LONGER), Math.round(max * LONGER) + LEEWAY]
  return `${low} to ${high} minutes`
}

const AIR_FRYER = /\bair[- ]?fr(?:y|yer|ied)\b/i
/** °C that most air fryers are set to. */
const USUAL = 190
const HOTTEST = 230
const MORE = 15
const LONGER = 1.25
const LEEWAY = 3
const NOTE = 'In the oven: somewhat hotter than the air fryer, and a quarter longer.'
const TIP =
  'Leave space between the pieces on the tray and turn them halfway; an oven with a fan stays at the heat of the air fryer.'
