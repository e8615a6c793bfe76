import type { RecipeData } from '../../../recipe-text/recipe-data.ts'
import { type Revised, withNote } from '../change.ts'

/** Whether a recipe is made in a slow cooker as it stands. */
export function isSlowCooked({ instructions }: Pick<RecipeData, 'instructions'>): boolean {
  return (
    instructions.some((step) => COOKER.test(step)) && instructions.some((step) => SLOW.test(step))
  )
}

/**
 * What cooks slowly, in a pot with a lid in the oven at 160 °C or at a simmer on the stove: eight hours on low are some
 * two and a half there, four on high the same (the conversion tables of slow cooker booklets, read backwards).
 */
export function fromSlowCooker(recipe: RecipeData, to: 'oven' | 'stove'): Revised {
  const compared: string[] = []
  let isPotNamed = false
  const instructions = recipe.instructions.map((step) => {
    const timed = step.replace(SLOW, (found, ...rest: unknown[]) => {
      const hours = hoursOf(found)
      const isLow = /low/i.test(found.replace(/\bslow/gi, ''))
      const after = String(rest.at(-1)).slice(Number(rest.at(-2)) + found.length)
      const until = UNTIL.test(after) ? '' : ', until it is tender'
      return `${HEAT[to]} for ${sayHours(hours, isLow)}${until}`
    })
    const told = timed.replace(AFTER, 'Then').replace(COOKER_ALL, () => {
      const said = isPotNamed ? 'the pot' : POT[to]
      isPotNamed = true
      return said
    })
    if (told !== step) compared.push(`${step} → ${told}`)
    return told
  })
  const changed = {
    ...recipe,
    title: recipe.title.replace(/\b(?:slow[- ]cook(?:ed|er)|crock[- ]?pot) /i, ''),
    ingredients: recipe.ingredients.filter((line) => !ONLY_COOKER.test(line)),
    instructions,
    tips: [TIPS[to], ...recipe.tips],
  }
  return { ok: true, recipe: withNote(changed, NOTES[to], compared) }
}

const HEAT = { oven: 'in the oven at 160 °C (325 °F)', stove: 'covered at a bare simmer' } as const
const POT = { oven: 'a heavy ovenproof pot with a lid', stove: 'a heavy pot with a lid' } as const
const NOTES = {
  oven: 'In the oven, in a pot with a lid, instead of the slow cooker.',
  stove: 'On the stove, in a pot with a lid, instead of the slow cooker.',
} as const
const TIPS = {
  oven: 'Bring it to a boil on the stove first, and look after half the time whether there is liquid left: in the oven more of it boils away, so add a cup of water if it runs dry.',
  stove:
    'Bring it to a boil first, then turn the heat down until only a bubble rises here and there. More of it boils away than in a slow cooker: look every half hour, stir, and add a cup of water if it runs low.',
} as const

function hoursOf(found: string): number {
  const [, whole = '8', part = ''] = /(\d+)(?: ?([½¼¾]|1\/2|\.5))?(?!\/)/.exec(found) ?? []
  return Number(whole) + (part === '' ? 0 : 0.5)
}

function sayHours(hours: number, isLow: boolean): string {
  const times = isLow ? hours / 3.2 : hours / 1.6
  const half = Math.max(1, Math.round(times * 2) / 2)
  return half === 1 ? '1 hour' : `${String(half).replace('.5', ' ½')} hours`
}

const UNTIL = /^,?(?: or)? until\b/i
/** The vessel stands in the list. */
const ONLY_COOKER = /^(?:an? |1 )?(?:large )?(?:slow[ -]?cooker|crock ?-?pot)\W*$/i
const COOKER = /\b(?:slow[ -]?cooker|crock ?-?pot)\b/i
/** With what it is called besides: 'the crockpot / slow cooker', 'crockpot slow cooker'. */
const COOKER_ALL =
  /(?:\b(?:the|a|your|an) )?\b(?:slow[ -]?cooker|crock ?-?pot)(?:(?: ?\/ ?| or | )(?:slow[ -]?cooker|crock ?-?pot))?\b(?: with (?:a|its) lid)?/gi
const COUNT = String.raw`\d+(?:[.,]\d+| ?[½¼¾]| \d\/\d)?`
const HOURS = String.raw`${COUNT}(?:\s?(?:-|–|to)\s?${COUNT})? ?h(?:ou)?rs?`
const ON = String.raw`\b(?:on )?(?:low|high)(?: heat| setting)?(?:, covered,)?(?: for)? (?:about )?${HOURS}\b`
const FOR = String.raw`\bfor (?:about )?${HOURS} on (?:low|high)\b`
/** With the other setting: 'on low for 8 hours or on high for 4'. */
const OTHER = String.raw`(?:,? or (?:${ON}|${FOR}|(?:on )?(?:low|high) for ${COUNT}|${HOURS} on (?:low|high)\b))?`
const SLOW = new RegExp(
  String.raw`\bslow[- ]cook \((?:hi(?:gh)?|low?)\)[^.]*?${HOURS}\b|(?:${ON}|${FOR})${OTHER}`,
  'i',
)
const AFTER = /\bAfter (?:about )?\d+ hours\b/
