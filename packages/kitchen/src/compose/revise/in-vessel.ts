import { parseIngredientLine } from '../../ingredient-lines/parse-ingredient-line.ts'
import type { RecipeData } from '../../recipe-text/recipe-data.ts'
import { fitToClosedPot } from './after-vessel.ts'
import { airFry } from './air-fryer.ts'
import { type Revised, withNote } from './change.ts'
import { intoOven, isSlowCooked } from './from-slow-cooker.ts'
import { fromSmokerIntoOven, isSmoked } from './from-smoker.ts'
import { pressureMinutes } from './pressure-minutes.ts'
import { isBaked } from './times-lines.ts'

export type Vessel = 'slow cooker' | 'oven' | 'pressure cooker' | 'air fryer'

/** The vessel that a message wants a recipe cooked in, of those that a rule is known for. */
export function readVessel(text: string): Vessel | undefined {
  return VESSELS.find(([pattern]) => pattern.test(text))?.[1]
}

const VESSELS: readonly (readonly [RegExp, Vessel])[] = [
  [/\b(?:slow[ -]?cooker|crock ?-?pot)\b/i, 'slow cooker'],
  [/\b(?:pressure[ -]?cook(?:er|ed)?|instant ?-?pot|multi ?-?cooker)\b/i, 'pressure cooker'],
  [/\bair[ -]?fr(?:y(?:er)?|ied)\b/i, 'air fryer'],
  [/\b(?:in|into|use) (?:the|my|an) oven\b/i, 'oven'],
]

/**
 * A recipe made in another vessel, where a rule is known that is safe: a pot that simmers in the slow cooker, the
 * pressure cooker or the oven, what bakes in pieces in the air fryer, what cooked slowly in the oven. All else is
 * declined with its reason. Times for the slow cooker are those usual in its booklets; how it is filled is the
 * USDA's 'Slow Cookers and Food Safety'.
 */
export function cookIn(recipe: RecipeData, vessel: Vessel): Revised {
  if (vessel === 'air fryer') {
    const fried = airFry(recipe)
    return fried.ok
      ? { ok: true, recipe: { ...fried.recipe, title: titleIn(recipe.title, vessel) } }
      : fried
  }
  if (vessel === 'oven' && isSmoked(recipe)) return fromSmokerIntoOven(recipe)
  if (isSlowCooked(recipe)) {
    if (vessel === 'oven') return intoOven(recipe)
    if (vessel === 'slow cooker')
      return { ok: false, reason: 'It is made in the slow cooker as it is.' }
  }
  const at = findLongest(recipe.instructions)
  const isWet = recipe.ingredients.some((line) => LIQUID.test(parseIngredientLine(line).name))
  const isSoaked = recipe.instructions.some((one) => LIQUID.test(one))
  if (at < 0 || !(isWet || isSoaked) || isBaked(recipe))
    return { ok: false, reason: WHY_NOT[vessel] }
  const step = recipe.instructions[at] ?? ''
  const minutes = minutesOf(SIMMERS.exec(step))
  const changedStep = step.replace(SIMMERS, (_found, verb: string) =>
    likeVerb(verb, inWords(vessel, minutes, recipe)),
  )
  const told = vessel === 'oven' ? changedStep : withoutStove(changedStep)
  const moved = recipe.instructions.with(at, told)
  const fitted = vessel === 'oven' ? moved : fitToClosedPot(moved, at, vessel)
  const { note, tips } = ABOUT[vessel]
  const changed = {
    ...recipe,
    title: titleIn(recipe.title, vessel),
    cookTime: '',
    totalTime: '',
    instructions: fitted.filter((one) => one !== ''),
    tips: [...tips, ...recipe.tips].slice(0, MOST_TIPS),
  }
  const compared = recipe.instructions.flatMap((one, n) => {
    return fitted[n] === one ? [] : `${one} → ${fitted[n] || 'not needed'}`
  })
  return { ok: true, recipe: withNote(changed, note, compared) }
}

/** The step that cooks the longest, of several the last. */
function findLongest(steps: readonly string[]): number {
  const minutes = steps.map((step) => (SIMMERS.test(step) ? minutesOf(SIMMERS.exec(step)) : 0))
  const most = Math.max(0, ...minutes)
  return most === 0 ? -1 : minutes.lastIndexOf(most)
}

/** A title says what it is cooked in now, and no more what it was cooked in. */
function titleIn(title: string, vessel: Vessel): string {
  const plain = title
    .replace(
      /\b(?:slow[- ]cook(?:ed|er)|crock[- ]?pot|pressure cooker|instant pot|air[- ]fr(?:yer|ied)|oven[- ](?:baked|fried|roasted)|pan[- ]fried|deep[- ]fried|smoked)\s+/gi,
      '',
    )
    .trim()
  const open = plain.replace(/^\p{Ll}/u, (first) => first.toUpperCase())
  return vessel === 'oven' ? open : `${NAMES[vessel]} ${open}`
}

const NAMES = {
  'slow cooker': 'Slow Cooker',
  'pressure cooker': 'Pressure Cooker',
  'air fryer': 'Air Fryer',
} as const

type PotVessel = Exclude<Vessel, 'air fryer'>

function inWords(vessel: PotVessel, minutes: number, recipe: RecipeData): string {
  switch (vessel) {
    case 'oven':
      return `cover and cook in the oven at 160 °C (325 °F) for ${sayMinutes(minutes)}`
    case 'slow cooker':
      return `put all of it into the slow cooker and cook, covered, ${slowly(minutes)}`
    case 'pressure cooker':
      return `close the pressure cooker and cook at high pressure for ${pressureMinutes(recipe, minutes)} minutes, then let the pressure fall by itself for 10 minutes`
  }
}

/** A cooker has no heat to lower. */
function withoutStove(step: string): string {
  return step
    .replace(COVERED_FIRST, '')
    .replace(
      /(^|[.!?] )(put all of it|close the press)/g,
      (_all, before: string, words: string) => before + likeVerb('A', words),
    )
    .replace(UNTIL_THEN, '')
    .replace(
      /\b(lower|reduce|turn down)(?: the)? heat(?: to \p{L}+)?,? (?:and )?(?:then )?(?:allow (?:it |them )?to |let (?:it |them )?|leave (?:it )?to )?(?=put all of it|close the press)(.)/giu,
      (_found, verb: string, c: string) => (/^\p{Lu}/u.test(verb) ? c.toUpperCase() : c),
    )
    .replace(
      /(10 minutes|4 hours|5 hours|2 hours),? (?:over|on|at) (?:a )?(?:very )?(?:low|medium|gentle)(?:[- ]low)?[- ]?(?:heat|flame)/gi,
      '$1',
    )
}

/** The lid that is said once. */
const COVERED_FIRST =
  /\b(?:put the lid on|cover)(?: (?:it|the (?:pan|pot)))?(?: with (?:a|the|its) lid)?,? (?:and |then )+(?=put all of it|close the press)/gi
/** How one tells in an open pot that it is done. */
const UNTIL_THEN =
  /(?<=by itself for 10 minutes|\d hours),? (?:(?:or|and) until (?:it is |they are )?(?:tender|soft|done|cooked)|(?:and )?stirring|making sure)\b[^.]*/gi

/** Nobody counts 180 minutes. */
function sayMinutes(minutes: number): string {
  const hours = Math.round(minutes / 30) / 2
  if (minutes < 100) return `${minutes} minutes`
  return `${String(hours).replace('.5', ' ½')} hours`
}

const MOST_TIPS = 4
const LIQUID =
  /\b(?:stock|broth|bouillon|water|wine|beer|milk|cream|tomato(?:es)?|passata|cider|juice|puree)\b/i
const SIMMERS =
  /\b(simmer|stew|braise|cook)((?: (?!for\b)[\p{L},]+){0,8}?) (?:for )?(?:about |around |at least |~ ?)?(?:(\d+(?:\.5| ?½)?|an?|one|two|three)(?:\s?(?:-|–|to)\s?(\d+(?:\.5| ?½)?))? ?(hours?|hrs?)|([2-9]\d|1\d\d)(?:\s?(?:-|–|to)\s?(\d+))? ?min(?:ute)?s?)\b/iu

const WORDS: Readonly<Record<string, number>> = { a: 1, an: 1, one: 1, two: 2, three: 3 }

function minutesOf(found: RegExpExecArray | null): number {
  const [, , , hours, mostHours, , minutes, mostMinutes] = found ?? []
  if (hours !== undefined)
    return 60 * (WORDS[hours.toLowerCase()] ?? Number((mostHours ?? hours).replace(/ ?½/, '.5')))
  return Number(mostMinutes ?? minutes ?? 30)
}

function slowly(minutes: number): string {
  if (minutes <= 30) return 'on low for 4 to 6 hours or on high for 2 hours'
  return minutes <= 60
    ? 'on low for 6 to 8 hours or on high for 4 hours'
    : 'on low for 8 hours or on high for 5 hours'
}

function likeVerb(said: string, verb: string): string {
  return /^\p{Lu}/u.test(said) ? verb.charAt(0).toUpperCase() + verb.slice(1) : verb
}

/** What a cook has to know of each, and why it is declined where it is. */
const ABOUT: Record<PotVessel, { note: string; tips: readonly string[] }> = {
  oven: {
    note: 'In the oven, in a pot with a lid that can stand it.',
    tips: ['Bring it to a boil on the stove before it goes into the oven.'],
  },
  'slow cooker': {
    note: 'In the slow cooker: what is browned first is still browned in a pan, the rest cooks by itself.',
    tips: [
      'Thaw meat before it goes in, fill the slow cooker between half and two thirds, and take a third less liquid: none of it boils away.',
      'Milk, cream, pasta, fish and tender vegetables come in for the last 30 minutes on high.',
    ],
  },
  'pressure cooker': {
    note: 'In the pressure cooker: brown what is browned in it with the lid off, then close it.',
    tips: [
      'It needs at least 250 ml (1 cup) of thin liquid and is filled no more than two thirds, half with beans or grains.',
      'Milk, cream, flour and starch go in after the pressure is gone, and what has become too thin boils down without the lid.',
    ],
  },
}

const WHY_NOT: Record<PotVessel, string> = {
  oven: 'What is not simmered with liquid has other times in the oven, and I have no tested ones: I leave it as it is made now.',
  'slow cooker':
    'A slow cooker does what simmers for half an hour or longer: stews, soups, braises, chili, beans. This is not made so, and would turn out soggy or stay raw in it, so I leave it as it is made now.',
  'pressure cooker':
    'A pressure cooker does what simmers in liquid for twenty minutes or longer: stews, soups, braises, beans. This is not made so, and there is nothing in it that would build up steam or be the better for it, so I leave it as it is made now.',
}
