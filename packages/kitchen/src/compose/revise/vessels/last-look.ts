import { findFoodSpans } from '../../../adapting/find-foods.ts'
import { findLineOf, readDishLine } from '../../../adapting/read-dish.ts'
import type { RecipeData } from '../../../recipe-text/recipe-data.ts'
import type { Revised } from '../change.ts'

/** A recipe in another vessel, if each food that its steps named is still in them; else why it is left as it was. */
export function lookedOver(before: RecipeData, moved: Revised): Revised {
  if (!moved.ok) return moved
  const lost = lostFrom(before, moved.recipe)
  const text = moved.recipe.instructions.join(' ')
  const was = before.instructions.join(' ')
  // 'Oil and and onion' was typed so.
  const isAtOdds = AT_ODDS.some((pattern) => pattern.test(text) && !pattern.test(was))
  return lost.length === 0 && !isAtOdds ? moved : { ok: false, reason: NOT_SURE }
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
]
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
