import { parseIngredientLine } from '../../ingredient-lines/parse-ingredient-line.ts'
import type { RecipeData } from '../../recipe-text/recipe-data.ts'
import { isBaked } from './amounts.ts'
import { type Revised, withNote } from './change.ts'

export type Vessel = 'slow cooker' | 'oven'

/** The vessel that a message wants a recipe cooked in, of those that a rule is known for. */
export function readVessel(text: string): Vessel | undefined {
  if (/\b(?:slow[ -]?cooker|crock ?-?pot)\b/i.test(text)) return 'slow cooker'
  return /\b(?:in|into|use) (?:the|my|an) oven\b/i.test(text) ? 'oven' : undefined
}

/**
 * A dish that simmers in a pot, cooked in a slow cooker or in the oven instead. Nothing else is safe to
 * carry over: what is fried, baked, boiled for minutes or has hardly any liquid is declined. Times for the
 * slow cooker are those usual in its booklets; how it is filled is the USDA's 'Slow Cookers and Food Safety'.
 */
export function cookIn(recipe: RecipeData, vessel: Vessel): Revised {
  const at = recipe.instructions.findLastIndex((one) => SIMMERS.test(one))
  const isWet = recipe.ingredients.some((line) => LIQUID.test(parseIngredientLine(line).name))
  if (at < 0 || !isWet || isBaked(recipe)) return { ok: false, reason: sayWhyNot(vessel) }
  const step = recipe.instructions[at] ?? ''
  const minutes = minutesOf(SIMMERS.exec(step))
  const told = step.replace(SIMMERS, (_found, verb: string) =>
    vessel === 'oven'
      ? toOven(verb, minutes)
      : `${likeVerb(verb, 'cook')} in the slow cooker, covered, ${slowly(minutes)}`,
  )
  const tips = vessel === 'oven' ? [OVEN] : [FILL, LATE]
  const changed = {
    ...recipe,
    instructions: recipe.instructions.with(at, told),
    tips: [...tips, ...recipe.tips].slice(0, MOST_TIPS),
  }
  const note = vessel === 'oven' ? IN_THE_OVEN : IN_THE_COOKER
  return { ok: true, recipe: withNote(changed, note, [`${step} → ${told}`]) }
}

const MOST_TIPS = 4
const LIQUID =
  /\b(?:stock|broth|bouillon|water|wine|beer|milk|cream|tomato(?:es)?|passata|cider|juice|puree)\b/i
const SIMMERS =
  /\b(simmer|stew|braise|cook)((?: (?!for\b)[\p{L},]+){0,8}?) (?:for )?(?:about |around |at least |~ ?)?(?:(\d+(?:\.5)?|an?|one|two|three)(?:\s?(?:-|–|to)\s?(\d+))? ?(hours?|hrs?)|([2-9]\d|1\d\d)(?:\s?(?:-|–|to)\s?(\d+))? ?min(?:ute)?s?)\b/iu

const WORDS: Readonly<Record<string, number>> = { a: 1, an: 1, one: 1, two: 2, three: 3 }

function minutesOf(found: RegExpExecArray | null): number {
  const [, , , hours, mostHours, , minutes, mostMinutes] = found ?? []
  if (hours !== undefined) return 60 * Number(mostHours ?? WORDS[hours.toLowerCase()] ?? hours)
  return Number(mostMinutes ?? minutes ?? 30)
}

function slowly(minutes: number): string {
  if (minutes <= 30) return 'on low for 4 to 6 hours or on high for 2 hours'
  return minutes <= 60
    ? 'on low for 6 to 8 hours or on high for 4 hours'
    : 'on low for 8 hours or on high for 5 hours'
}

function toOven(verb: string, minutes: number): string {
  return `${likeVerb(verb, 'cover')} and cook in the oven at 160 °C (325 °F) for ${minutes} minutes`
}

function likeVerb(said: string, verb: string): string {
  return /^\p{Lu}/u.test(said) ? verb.charAt(0).toUpperCase() + verb.slice(1) : verb
}

const IN_THE_COOKER =
  'In the slow cooker: what is browned first is still browned in a pan, the rest cooks by itself.'
const IN_THE_OVEN = 'In the oven, in a pot with a lid that can stand it.'
const FILL =
  'Thaw meat before it goes in, fill the slow cooker between half and two thirds, and take a third less liquid: none of it boils away.'
const LATE =
  'Milk, cream, pasta, fish and tender vegetables come in for the last 30 minutes on high.'
const OVEN = 'Bring it to a boil on the stove before it goes into the oven.'

function sayWhyNot(vessel: Vessel): string {
  return vessel === 'oven'
    ? 'What is not simmered with liquid has other times in the oven, and I have no tested ones: I leave it as it is made now.'
    : 'A slow cooker does what simmers for half an hour or longer: stews, soups, braises, chili, beans. This is not made so, and would turn out soggy or stay raw in it, so I leave it as it is made now.'
}
