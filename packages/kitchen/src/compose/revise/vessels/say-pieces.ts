import type { RecipeData } from '../../../recipe-text/recipe-data.ts'
import { formatDuration } from '../../../times/format-duration.ts'
import { parseDuration } from '../../../times/parse-duration.ts'
import { joinWords } from '../../words/join.ts'
import { type DryVessel, type PieceTime, sayDegrees, sayHeat } from './piece-times.ts'

/** The sentence that cooks pieces in a dry heat, with its time and when they are done. */
export function sayCooked(
  vessel: DryVessel,
  {
    name,
    time,
    fat,
    beside,
    isOiled,
  }: {
    name: string
    time: PieceTime
    fat: string | undefined
    beside: readonly string[]
    isOiled: boolean
  },
): string {
  const isSolid = fat !== undefined && /\b(?:butter|margarine|ghee|lard|coconut oil)$/.test(fat)
  const oiled = isSolid
    ? `Melt the ${fat}, brush the ${name} with it`
    : `Brush the ${name} with ${fat === undefined ? 'a little oil' : `the ${fat}`}`
  const until = name.endsWith('s')
    ? time.until
        .replace(/\bit reads\b/, 'they read')
        .replace(/\band reads\b/, 'and read')
        .replace(/\bit (flakes|is)\b/, (_all, verb) => `they ${verb === 'is' ? 'are' : 'flake'}`)
        .replace(/\blet it\b/, 'let them')
    : time.until
  const it = name.endsWith('s') ? 'them' : 'it'
  const along = beside.length > 0 ? ` together with the ${joinWords([...new Set(beside)])}` : ''
  switch (vessel) {
    case 'oven':
      return `${oiled}, lay ${it} side by side on a tray${along} and cook in the oven ${time.oven ? sayHeat(time.oven) : ''}, turning once, until ${until}`
    case 'air fryer':
      return `${oiled}, lay ${it} in one layer in the basket${along} and cook ${time.air ? sayHeat(time.air) : ''}, turning once, until ${until}`
    case 'grill':
      return `${isOiled ? `Grill the ${name}` : `${oiled} and grill`} ${time.fire ? `over ${time.fire} heat with the lid closed, the skin side up first,` : 'over medium-high heat'} for ${time.side[0]} to ${time.side[1]} minutes on each side, until ${until}`
    case 'pan':
      return `Heat ${fat === undefined ? 'a little oil' : `the ${fat}`} in a wide pan over medium heat and fry the ${name}${along} for ${time.side[0]} to ${time.side[1]} minutes on each side, until ${until}`
  }
}

/** The step that heats the vessel first. */
export function preheat(vessel: DryVessel, time: PieceTime): string | undefined {
  if (vessel === 'oven') return time.oven && `Preheat the oven to ${sayDegrees(time.oven[0])}.`
  if (vessel === 'air fryer')
    return time.air && `Preheat the air fryer to ${sayDegrees(time.air[0])}.`
  return vessel === 'grill'
    ? `Heat the grill to ${time.fire ?? 'medium-high'} and oil its grates.`
    : undefined
}

/** How long it cooks now. */
export function timesFor(
  recipe: RecipeData,
  time: PieceTime,
  vessel: DryVessel,
): Pick<RecipeData, 'cookTime' | 'totalTime'> {
  const minutes =
    vessel === 'oven' ? time.oven?.[2] : vessel === 'air fryer' ? time.air?.[2] : time.side[1] * 2
  if (minutes === undefined) return { cookTime: '', totalTime: '' }
  const prepared = parseDuration(recipe.prepTime)
  return {
    cookTime: formatDuration(minutes),
    totalTime: prepared.ok ? formatDuration(prepared.minutes.max + minutes) : '',
  }
}

/** Where it is made, in words. */
export const PLACE: Record<DryVessel, string> = {
  oven: 'in the oven',
  'air fryer': 'in the air fryer',
  grill: 'on the grill',
  pan: 'on the stove',
}
/** What is said of the change. */
export const NOTES: Record<DryVessel, string> = {
  oven: 'In the oven, side by side on a tray.',
  'air fryer': 'In the air fryer, in one layer and turned once.',
  grill: 'On the grill, turned once.',
  pan: 'On the stove, in a wide pan and without the oven.',
}
/** Of a bird that is pressed flat. */
export const TIP_FLAT =
  'Go by the temperature inside before the clock, and move the bird off the hottest place where its skin darkens too fast.'
/** Of bread over the fire. */
export const TIP_BREAD =
  'Stay beside it: over the fire bread goes from golden to black in half a minute, so it lies where the grill is not hottest.'
/** What to mind with each. */
export const TIPS: Record<DryVessel, string> = {
  oven: 'Leave space between the pieces, or they steam; go by the temperature inside before the clock.',
  'air fryer':
    'Air fryers differ: look 3 minutes early, and cook in batches rather than in two layers.',
  grill:
    'Small pieces go on soaked skewers or into a grill basket; go by the temperature inside before the clock.',
  pan: 'Where it browns before it is done, put the lid on and turn the heat down; go by the temperature inside before the clock.',
}
