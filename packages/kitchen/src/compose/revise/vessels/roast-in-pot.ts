import { readDishLine } from '../../../adapting/read-dish.ts'
import type { RecipeData } from '../../../recipe-text/recipe-data.ts'
import { type Clause, minutesIn, readClauses, sentenceAt, writeClauses } from './clauses.ts'
import { isAny } from './foods-in-pot.ts'
import { type ClosedPot, minutesAtPressure, type PotTime, sayHours } from './pot-times.ts'
import { inVessel } from './vessel-words.ts'

/**
 * The method of what roasts in the oven or on the grill, for a closed pot: seasoned as it was, over so much water that
 * it steams, and without trays, racks and basting. Undefined for what is quick and tender (fish, steaks, patties)
 * or crisp: it has nothing of a closed pot.
 */
export function roastClosed(
  recipe: RecipeData,
  pot: ClosedPot,
  time: PotTime,
): string[] | undefined {
  if (!isForLongHeat(recipe)) return undefined
  const clauses = readClauses(recipe.instructions)
  const isRoasting = (one: Clause) => one.deed === 'cook' && !one.isApart && ROASTS.test(one.text)
  const first = clauses.findIndex(isRoasting)
  const last = clauses.findLastIndex(isRoasting)
  const at = clauses[first]
  const roasted = clauses.filter(isRoasting).reduce((sum, { text }) => sum + minutesIn(text), 0)
  if (!at || roasted < SHORTEST) return undefined
  const before = clauses
    .slice(0, first)
    .filter(isKept)
    .map((one) => laidIn(one, pot))
  const isFilled = before.some(({ text }) => text.includes(`the ${pot}`))
  const between = clauses
    .slice(first + 1, last)
    .filter((one) => one.deed === 'add' && !one.isApart && !TRAY.test(one.text))
  const after = clauses.slice(first + 1).filter((one, index) => {
    const isPast = index >= last - first
    return one.isApart || (isPast && isKept(one) && one.deed !== 'cook')
  })
  return writeClauses([
    ...before,
    ...between.map((one) =>
      inVessel({ ...one, step: at.step, sentence: at.sentence - 0.5, joint: '' }, pot),
    ),
    sentenceAt(say(recipe, pot, { time, isFilled }), 'cook', at),
    ...after,
  ])
}

function isForLongHeat({ title, ingredients, instructions }: RecipeData): boolean {
  const text = `${title} ${ingredients.join(' ')}`
  const foods = ingredients.flatMap((line) => readDishLine(line).foods.slice(0, 1))
  const isTender = TENDER.test(text) || CRISP.test([title, ...instructions].join(' '))
  return (
    !isTender &&
    foods.some((food) => isAny(food, ['meat', 'poultry', 'potato'])) &&
    !foods.some((food) => isAny(food, ['fish', 'shellfish', 'pasta', 'puff pastry']))
  )
}

const TENDER =
  /\b(?:steaks?|tenderloin|fillet of beef|filet mignon|burgers?|patties|patty|wellington|schnitzel|liver|jerky|skewers?|kebabs?|fries|chips)\b/i
const CRISP =
  /\b(?:topping|biscuits?|pie plate|stuffed|breadcrumbs?|panko|batter|dough|pastry|crust|crispy|fries|wedges)\b/i
const ROASTS = /\b(?:bake|roast|broil|grill|barbecue|bbq|oven)\b/i
/** What roasts for a shorter time is tender, and gets nothing of hours. */
const SHORTEST = 25

/** 'Place it in a roasting pan' is in the pot now; what is stirred in a bowl or a pan beside it is not. */
function laidIn(one: Clause, pot: ClosedPot): Clause {
  const isLaid = /^(?:place|put|arrange|transfer|lay|set|spread|add)\b/i.test(one.text)
  return isLaid && !/\b(?:oil|herbs|butter|sauce)\b/i.test(one.text) ? inVessel(one, pot) : one
}

/** What is seasoned, mixed, cut and served stays; what only an oven asks for goes. */
function isKept({ deed, text, isApart }: Clause): boolean {
  if (isApart) return true
  return !GONE.has(deed) && !TRAY.test(text)
}

const GONE: ReadonlySet<string> = new Set(['preheat', 'boil', 'heat', 'lid', 'tend'])
const TRAY =
  /\b(?:foil|parchment|baking paper|rack|drip pan|charcoal|coals|grates?)\b|^(?:line|grease|spray|oil) (?:an?|the|your)\b|\b(?:in|into|to|from|out of) (?:the )?(?:preheated |hot )?oven\b(?! (?:tray|dish))|\b(?:off|onto|on) the grill\b|\bjuices? runs? clear\b|\bthermometer\b/i

function say(
  recipe: RecipeData,
  pot: ClosedPot,
  { time, isFilled }: { time: PotTime; isFilled: boolean },
): string {
  const fill = isFilled ? '' : `Put it into the ${pot}. `
  if (pot === 'slow cooker')
    return `${fill}Pour 120 ml (1/2 cup) water in at the side, cover and cook ${sayHours(time)}, ${time.until}`
  return `${fill}Pour 250 ml (1 cup) water in at the side, close the lid and cook at high pressure for ${minutesAtPressure(time, recipe)} minutes, then let the pressure fall by itself for 10 minutes before you open it`
}
