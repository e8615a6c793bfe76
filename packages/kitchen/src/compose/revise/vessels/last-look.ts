import { findFoodSpans } from '../../../adapting/find-foods.ts'
import { findLineOf, readDishLine } from '../../../adapting/read-dish.ts'
import type { RecipeData } from '../../../recipe-text/recipe-data.ts'
import type { Revised } from '../change.ts'

/** A recipe in another vessel, if each food that its steps named is still in them; else why it is left as it was. */
export function lookedOver(before: RecipeData, moved: Revised): Revised {
  if (!moved.ok || isWhole(before, moved.recipe)) return moved
  const isDeepFried = before.instructions.some((step) => DEEP.test(step))
  return { ok: false, reason: isDeepFried ? DEEP_FRIED : NOT_SURE }
}

/** Whether a method in another vessel names all that it named and says nothing of the old one. */
export function isWhole(before: RecipeData, after: RecipeData): boolean {
  const text = after.instructions.join(' ')
  const was = before.instructions.join(' ')
  // 'Oil and and onion' was typed so.
  const isAtOdds = AT_ODDS.some((pattern) => pattern.test(text) && !pattern.test(was))
  return !isAtOdds && lostFrom(before, after).length === 0
}

/** What cannot stand in one method: two articles, two cookers, a pan's work in a cooker, the hours of the old pot. */
const AT_ODDS: readonly RegExp[] = [
  /\b(?:an?|the|your|large|empty|another) the\b/i,
  /\b(?!(?:in|into|to|from|of|on|onto|over|with|and|fill|cover|uncover|close|open|use|for|blend|remove|across|at|around|empty|wipe|turn|set|leave|under|inside|out|off|through)\b)\p{L}+ the (?:slow|pressure) cooker\b/iu,
  /\b(?:then|and) and\b/i,
  /\bthe slow cooker\b.*\bpressure cooker\b|\bpressure cooker\b.*\bthe slow cooker\b/i,
  /\b(?:in|to) the slow cooker\b[^.]*\b(?:heat it|fry|saut[eé]|brown|sear|sizzl)/i,
  /\bplace the (?:slow|pressure) cooker (?:on|over)\b/i,
  /\b(?:those|these|the) (?:two|three|four|\d+) hours\b|\bminutes before (?:it is|it's|the end|serving)\b[^.]*\b(?:done|cook)/i,
  /\blid on,? simmer without\b/i,
  // The meat was set aside, and the closed pot cooks its sauce alone.
  /\b(?:Close the lid|Cover and cook)\b.*\b(?:add|return|stir|put)\b[^.]*\b(?:chicken|beef|pork|lamb|meat|shrimp|sausages?)\b[^.]*\bback\b/i,
  /\b(?:slow cooker|high pressure)\b.*\b[Aa]dding\b[^.]*\bhalf ?-?way through\b/i,
  // Hours of the old pot.
  /\b(?:cook on low|high pressure)\b.*\b(?:after (?:about )?(?:those )?(?:\d|two|three|four)[^.]*hours?|for the last half hour|slow-cooker contents)\b/i,
  // A pot of fat that pieces in the basket or on a tray do not have.
  /\b(?:basket|tray|grates)\b.*\b(?:hot (?:oil|fat)|wok)\b|\b(?:hot (?:oil|fat)|wok)\b.*\b(?:basket|tray|grates)\b/i,
  // A heat of the stove that nothing stands on, and a time on high that nothing is added for.
  /\b(?:slow|pressure) cooker\b.*\b(?:turn|bring|keep|set) the (?:gas|flame|fire|burner|stove)\b/i,
  /(?:^|\. )Cover and cook on high for \d+ minutes(?:\.|$| [A-Z])/,
  // Only a part of it cooked there, and went on elsewhere.
  /\b(?:Put all of it into the|Close the lid and)\b.*\b(?:Drain|Add rice|another (?:pot|pan|skillet))\b/,
]
const DEEP = /\bhot (?:oil|fat)\b|\bdeep[- ]?fr|\boil\b[^.]*\b\d+ ?°/i
const DEEP_FRIED =
  'Its steps are those of a pot of hot oil, so I leave them as they are. How it is done without: dry the pieces well, turn them in a tablespoon of oil and cook them in one layer, in an air fryer at 180 °C (350 °F) or in the oven at 220 °C (425 °F), turning them every 5 minutes, until they are crisp: thin slices take 12 to 15 minutes, fries and breaded pieces 15 to 20, with chicken at 74 °C (165 °F) inside.'
const NOT_SURE =
  'Its steps do so much at once in their own pans that I could not move them into that without losing something, so I leave it as it is made now.'

/** Lines of the list that a step named before and none does after; oil and water are brushed on and poured in anew. */
function lostFrom(before: RecipeData, after: RecipeData): string[] {
  const lines = before.ingredients.map(readDishLine)
  const namedIn = (steps: readonly string[]) =>
    new Set(
      steps.flatMap((step) =>
        findFoodSpans(step).flatMap((span) => findLineOf(span, step, lines)?.text ?? []),
      ),
    )
  const [had, has] = [namedIn(before.instructions), namedIn(after.instructions)]
  return [...had].filter(
    (text) => !has.has(text) && after.ingredients.includes(text) && !FAT.test(text),
  )
}

const FAT = /\b(?:oil|butter|water|cooking spray|ghee|lard|salt|foil|pepper)\b/i
