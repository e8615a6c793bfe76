import { toSentences } from '../../../adapting/take-out.ts'
import { findTemperatures } from '../../../measures/find-temperatures.ts'
import type { RecipeData } from '../../../recipe-text/recipe-data.ts'
import { type Revised, withNote } from '../change.ts'

/** Whether a recipe cooks in a smoker, at a heat that is said. */
export function isSmoked({ instructions }: RecipeData): boolean {
  return (
    instructions.some((step) => SMOKER.test(step)) &&
    instructions.some((step) => findTemperatures(step).length > 0)
  )
}

/**
 * From the smoker into the oven: its heat and its hours are an oven's; only the wood goes, and smoked paprika brings
 * something of it. An oven that does not go so low is set to its lowest.
 */
export function fromSmokerIntoOven(recipe: RecipeData): Revised {
  const ingredients = [...recipe.ingredients.filter((line) => !WOOD.test(line)), PAPRIKA]
  const compared = recipe.ingredients.flatMap((line) =>
    WOOD.test(line) ? `${line} → ${PAPRIKA}` : [],
  )
  const told = recipe.instructions.map((step) => {
    return toSentences(step)
      .map((sentence) => sentence.replace(WITH_WOOD, ''))
      .filter((sentence) => !WOOD_ALONE.test(sentence))
      .join(' ')
      .replace(SMOKERS, 'oven')
      .replace(/\b(l)et (?:it |them )?smoke\b/gi, (_all, l: string) =>
        l === 'L' ? 'Let cook' : 'let cook',
      )
      .replace(/\bsmoke (?=(?:it|them|at|for|the)\b)/gi, (found) =>
        found.startsWith('S') ? 'Roast ' : 'roast ',
      )
      .replace(/\bon (your|the|an?) oven\b/gi, 'in $1 oven')
  })
  const at = Math.max(
    0,
    told.findIndex((step) => /\b(?:rub|season|spice)/i.test(step)),
  )
  const seasoned = told.with(at, `${dotted(told[at] ?? '')} ${RUB}`.trim())
  const changed = {
    ...recipe,
    title: recipe.title.replace(/\bsmoked /i, ''),
    ingredients,
    instructions: seasoned.filter((step) => step !== ''),
    tips: [LOWEST, ...recipe.tips],
  }
  const steps = recipe.instructions.flatMap((step, index) => {
    return seasoned[index] === step ? [] : `${step} → ${seasoned[index]}`
  })
  return { ok: true, recipe: withNote(changed, NOTE, [...compared, ...steps]) }
}

function dotted(step: string): string {
  return /[.!?)]$/.test(step.trim()) || step === '' ? step : `${step}.`
}

const SMOKER = /\bsmoker\b|\bpellet grill\b|\btraeger\b/i
const SMOKERS = /\b(?:smoker|pellet grill|traeger(?: grill)?)\b/gi
const WOOD = /\b(?:\w+wood|wood (?:chips|chunks|pellets)|hickory|mesquite|wood)\b/i
const WITH_WOOD =
  /,? (?:using|with|over) (?:an? |the |your |some )?(?:\w+wood|hickory|mesquite|(?:\w+ )?wood(?: (?:chips|chunks|pellets))?)\b/gi
const WOOD_ALONE = /\b(?:wood (?:chips|chunks|pellets)|pellets|water pan|charcoal)\b/i
const PAPRIKA = '1 tbsp smoked paprika'
const RUB = 'Rub in the smoked paprika too.'
const NOTE =
  'In the oven instead of the smoker: the same heat and hours, on a rack over a tray; the smoke comes from smoked paprika alone.'
const LOWEST =
  'Where the oven does not go as low as the smoker, set it to 110 °C (225 °F) and look an hour earlier.'
