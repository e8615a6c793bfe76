import type { RecipeData } from '../../../recipe-text/recipe-data.ts'
import { type Revised, withNote } from '../change.ts'

/** Whether a recipe is made in a slow cooker as it stands. */
export function isSlowCooked({ instructions }: Pick<RecipeData, 'instructions'>): boolean {
  return (
    instructions.some((step) => COOKER.test(step)) && instructions.some((step) => SLOW.test(step))
  )
}

/**
 * What cooks slowly, in a pot with a lid in the oven at 160 °C: eight hours on low are some two and a half there,
 * four on high the same (the conversion tables of slow cooker booklets, read backwards).
 */
export function intoOven(recipe: RecipeData): Revised {
  const compared: string[] = []
  const instructions = recipe.instructions.map((step) => {
    const timed = step.replace(SLOW, (found, low: string | undefined) => {
      const hours = Number(/\d+/.exec(found)?.[0] ?? 8)
      const isLow = low !== undefined || /low/i.test(found)
      return `in the oven at 160 °C (325 °F) for ${inOven(hours, isLow)}, until it is tender`
    })
    const told = timed
      .replace(AFTER, 'Then')
      .replace(COOKER_ALL, 'a heavy ovenproof pot with a lid')
    if (told !== step) compared.push(`${step} → ${told}`)
    return told
  })
  const tips = [
    'Bring it to a boil on the stove first, and look after half the time whether there is liquid left: in the oven more of it boils away, so add a cup of water if it runs dry.',
  ]
  const changed = {
    ...recipe,
    title: recipe.title.replace(/\b(?:slow[- ]cook(?:ed|er)|crock[- ]?pot) /i, ''),
    instructions,
    tips: [...tips, ...recipe.tips],
  }
  return {
    ok: true,
    recipe: withNote(
      changed,
      'In the oven, in a pot with a lid, instead of the slow cooker.',
      compared,
    ),
  }
}

function inOven(hours: number, isLow: boolean): string {
  const times = isLow ? hours / 3.2 : hours / 1.6
  const half = Math.max(1, Math.round(times * 2) / 2)
  return half === 1 ? '1 hour' : `${String(half).replace('.5', ' ½')} hours`
}

const COOKER = /\b(?:slow[ -]?cooker|crock ?-?pot)\b/i
/** With what it is called besides: 'the crockpot / slow cooker', 'crockpot slow cooker'. */
const COOKER_ALL =
  /(?:\b(?:the|a|your|an) )?\b(?:slow[ -]?cooker|crock ?-?pot)(?:(?: ?\/ ?| or | )(?:slow[ -]?cooker|crock ?-?pot))?\b(?: with (?:a|its) lid)?/gi
const SLOW =
  /\bslow[- ]cook \((?:hi(?:gh)?|low?)\)[^.]*?\d+(?:\s?(?:-|–|to)\s?\d+)? ?h(?:ou)?rs?\b|\b(?:on )?(low|high)(?: heat| setting)?(?:, covered,)?(?: for)? (?:about )?\d+(?:\s?(?:-|–|to)\s?\d+)? ?h(?:ou)?rs?\b|\bfor (?:about )?\d+(?:\s?(?:-|–|to)\s?\d+)? ?h(?:ou)?rs? on (?:low|high)\b/i
const AFTER = /\bAfter (?:about )?\d+ hours\b/
