import { readDish } from '../../../adapting/read-dish.ts'
import type { RecipeData } from '../../../recipe-text/recipe-data.ts'
import { type Revised, withNote } from '../change.ts'
import { type Clause, minutesIn, readClauses, sentenceAt, writeClauses } from './clauses.ts'
import { pairSteps } from './pair-steps.ts'
import { findStages } from './stages.ts'
import { titleIn } from './vessel.ts'
import { inVessel } from './vessel-words.ts'

/**
 * What simmers on the stove, in a pot with a lid in the oven at 160 °C, or what braises in the oven, in a pot on the
 * stove: the liquid keeps both at the same heat, so a braise takes as long on the stove, and a pot that has to heat up
 * in the oven a quarter of an hour longer there (as 'braise' is described by the USDA's 'Beef From Farm to Table').
 */
export function intoPot(recipe: RecipeData, to: 'oven' | 'stove'): Revised {
  const spoken = [recipe.title, ...recipe.instructions].join(' ')
  // What is dough, layered or stuffed does not boil, and what is cold or stirred needs no oven.
  if (to === 'stove' && (readDish(recipe).isBake || NOT_BRAISED.test(spoken)))
    return { ok: false, reason: '' }
  if (to === 'oven' && OF_THE_STOVE.test(recipe.title)) return { ok: false, reason: NO_OVEN }
  const clauses = readClauses(recipe.instructions)
  const stages = findStages(clauses, recipe.ingredients)
  const isOfOven = clauses.some(({ text }) => /(?<!dutch )\boven\b|\b(?:bake|roast)\b/i.test(text))
  const main = stages && clauses[stages.main]
  if (to === 'stove' && !isOfOven)
    return { ok: false, reason: 'It needs no oven as it is: it is made on the stove.' }
  if (to === 'oven' && isOfOven) return { ok: false, reason: 'It is made in the oven as it is.' }
  const isOverFire = recipe.instructions.some((step) =>
    /\b(?:grill|coals|skewers?|barbecue|broil)\b/i.test(step),
  )
  if (!main || isOverFire || stages.isBakedLater || (to === 'stove' && !BRAISED.test(main.text)))
    return { ok: false, reason: '' }
  const minutes = minutesIn(main.text) || UNSAID
  const said = to === 'oven' ? sayOven(minutes + HEATS_UP) : sayStove(minutes)
  const told = clauses.flatMap((one): Clause[] => {
    if (one === main) return [sentenceAt(said, 'cook', main)]
    if (one.isApart) return [one]
    const isNear = Math.abs(clauses.indexOf(one) - stages.main) <= NEAR
    if (isNear && (one.deed === 'lid' || one.deed === 'heat' || one.deed === 'tend')) return []
    if (to === 'stove' && (one.deed === 'preheat' || OF_OVEN.test(one.text))) return []
    return [to === 'stove' ? onStove(one) : one]
  })
  const steps = writeClauses(told)
  const instructions = to === 'oven' ? ['Preheat the oven to 160 °C (325 °F).', ...steps] : steps
  const changed = {
    ...recipe,
    title: titleIn(recipe.title, to === 'oven' ? 'oven' : 'pan'),
    cookTime: '',
    totalTime: '',
    instructions,
    tips: [TIPS[to], ...recipe.tips].slice(0, MOST_TIPS),
  }
  const compared = pairSteps(recipe.instructions, steps)
  return { ok: true, recipe: withNote(changed, NOTES[to], compared) }
}

const NOT_BRAISED =
  /\b(?:dough|batter|pastry|puff|crust|parchment|baking paper|b[eé]chamel|loaf|cookies?|pizza|stuff\w*|springform|muffin|layer)\b/i
const OF_THE_STOVE =
  /\b(?:granita|hummus|ketchup|salsa|mulled|gl[uü]hwein|punch|pasta|spaghetti|macaroni|noodles?|vareniki|dumplings|mash(?:ed)?|pur[eé]e|rice|ris\p{L}+gr\p{L}+|custard|pudding|syrup|dip|spread|shrimp|prawns|fish soup|sauce|stock)\b/iu
const NO_OVEN =
  'It is boiled or stirred on the stove, and an oven would do nothing for it: I leave it as it is made now. What an oven does instead is keep it warm, covered, at 90 °C (195 °F).'
const BRAISED = /\b(?:bake|roast|oven|braise|cook)\b/i
const UNSAID = 45
const HEATS_UP = 15
const NEAR = 3
const MOST_TIPS = 4
const OF_OVEN = /\b(?:in|into|to|from|out of) (?:the )?(?:preheated |hot )?oven\b|°\s?[CF]\b/i

function sayOven(minutes: number): string {
  return `Bring it to a boil, cover and cook in the oven at 160 °C (325 °F) for ${sayMinutes(minutes)}, until it is tender`
}

function sayStove(minutes: number): string {
  return `Bring it to a boil, cover and simmer over low heat for ${sayMinutes(minutes)}, until it is tender, adding a splash of water if it runs dry`
}

function onStove(one: Clause): Clause {
  return /\b(?:baking|oven|roasting|casserole)\b/i.test(one.text) ? inVessel(one, 'pot') : one
}

/** Nobody counts 180 minutes. */
function sayMinutes(minutes: number): string {
  if (minutes < 100) return `${minutes} minutes`
  return `${String(Math.round(minutes / 30) / 2).replace('.5', ' ½')} hours`
}

const NOTES = {
  oven: 'In the oven, in a pot with a lid that can stand it.',
  stove: 'On the stove, in a heavy pot with a lid, without the oven.',
}
const TIPS = {
  oven: 'Use an ovenproof pot with a lid, and look after half the time whether there is liquid left.',
  stove:
    'Keep it at a bare simmer and stir now and then: on the stove the heat comes from below alone.',
}
