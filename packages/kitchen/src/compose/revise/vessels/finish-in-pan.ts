import type { RecipeData } from '../../../recipe-text/recipe-data.ts'
import { type Revised, withNote } from '../change.ts'
import { type Clause, minutesIn, readClauses, writeClauses } from './clauses.ts'
import { pairSteps } from './pair-steps.ts'

/**
 * What is begun in a pan and only set, or browned, in the oven: a lid over low heat sets it as well, and what is to
 * be brown on top is turned over. Refused for all that bakes.
 */
export function finishInPan(recipe: RecipeData): Revised {
  const clauses = readClauses(recipe.instructions.map((step) => step.replace(HEATS, '')))
  const isOfPan = clauses.some(({ text }) => /\b(?:pan|skillet)\b/i.test(text))
  const melts = clauses.filter(({ text }) => MELTS.test(text) && minutesIn(text) <= LONGEST_MELT)
  const isOnlyMelted =
    melts.length > 0 &&
    clauses.every((one) => melts.includes(one) || one.deed === 'preheat' || !BAKES.test(one.text))
  if (isOnlyMelted) return meltInPan(recipe, clauses, melts)
  if (!SET_IN_PAN.test(recipe.title) || !isOfPan) return { ok: false, reason: '' }
  const told = clauses.flatMap((one): Clause[] => {
    if (one.deed === 'preheat' || INTO.test(one.text)) return []
    if (!OVEN.test(one.text)) return [one]
    const until = /\b(?:until|for)\b.*$/i.exec(one.text)?.[0] ?? 'until it is firm in the middle'
    const isAgain = /\b(?:back|again|return)\b/i.test(one.text)
    const text = `${isAgain ? 'cover again and cook' : 'cover with a lid and cook'} over low heat ${until}`
    return [{ ...one, text, deed: 'cook' }]
  })
  const instructions = writeClauses(told).map((step) =>
    step.replace(/\b(?:an )?oven[- ](?:safe|proof) (?=pan|skillet)/gi, 'a non-stick '),
  )
  const changed = {
    ...recipe,
    cookTime: '',
    totalTime: '',
    instructions,
    tips: [TIP, ...recipe.tips].slice(0, MOST_TIPS),
  }
  return {
    ok: true,
    recipe: withNote(changed, NOTE, pairSteps(recipe.instructions, instructions)),
  }
}

/** Cheese that only melts in the oven melts under a lid. */
function meltInPan(
  recipe: RecipeData,
  clauses: readonly Clause[],
  melts: readonly Clause[],
): Revised {
  const told = clauses.flatMap((one): Clause[] => {
    if (one.deed === 'preheat') return []
    const text =
      'lay it in a pan with a lid over low heat for 3 to 5 minutes, until the cheese has melted'
    return melts.includes(one) ? [{ ...one, text, deed: 'cook' }] : [one]
  })
  const instructions = writeClauses(told)
  const changed = { ...recipe, cookTime: '', totalTime: '', instructions }
  return {
    ok: true,
    recipe: withNote(
      changed,
      'The cheese melts in a pan with a lid, without the oven.',
      pairSteps(recipe.instructions, instructions),
    ),
  }
}

const MELTS =
  /\bmelt\w*\b[^.]*\b(?:oven|broiler)\b|\b(?:oven|broiler)\b[^.]*\b(?:cheese|melt\w*)\b/i
const BAKES = /\b(?:bake|roast|broil|oven|broiler)\b/i
const LONGEST_MELT = 10

const SET_IN_PAN = /\b(?:frittata|omelet\w*|tortilla espa\w+|spanish tortilla|hash|skillet)\b/i
const OVEN = /\b(?:oven|broil\w*|bake)\b(?![- ](?:safe|proof))/i
/** 'Add the meat and set the oven to low'. */
const HEATS =
  /,? and (?:pre-?heat|set|turn on|heat) (?:the |your )?(?:oven|broiler)\b[^.]*(?=\.|$)/gi
/** Put into the oven, and nothing said of how long. */
const INTO =
  /^(?:place|put|transfer|move|slide|pop|set)\b(?!.*\b(?:until|for|back)\b)[^.]*\b(?:oven|broiler)$/i
const NOTE = 'In the pan with a lid, without the oven.'
const TIP =
  'For a brown top, slide it onto a plate once it is nearly firm, turn the pan over it and turn both back; fry that side for 2 minutes.'
const MOST_TIPS = 4
