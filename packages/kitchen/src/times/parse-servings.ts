import { parseQuantity } from '../quantities/parse-quantity.ts'
import { plainText } from '../text/plain-text.ts'

/** How many it feeds or makes; both ends are equal if one figure was given. */
export type ServingRange = { min: number; max: number }

/** What free-text servings mean. `reason` is a sentence fit to show. */
export type Servings = { ok: true; servings: ServingRange } | { ok: false; reason: string }

/** Servings are never written at more length; the rest of a longer text is not read. */
const MAX_LENGTH = 200
const MOST = 1000

/** Reads '4', '4 people', 'serves 6', '2-3 servings', 'makes 12 cookies', 'a dozen', 'family of 4'. */
export function parseServings(text: string): Servings {
  const plain = plainText(text, MAX_LENGTH)
  const quantity = readFigure(plain.replace(LEAD, ''))
  if (!quantity) return { ok: false, reason: 'Write servings like 4 or 4-6.' }
  const { min, max } = quantity
  if (min <= 0) return { ok: false, reason: 'Servings must be more than 0.' }
  if (max > MOST) return { ok: false, reason: `Servings are at most ${MOST}.` }
  return { ok: true, servings: { min, max } }
}

/**
 * The whole number of servings that a recipe is calculated for; undefined if its text does not
 * say. Of a range the lowest, so that portions are not underestimated.
 */
export function countServings(text: string): number | undefined {
  const read = parseServings(text)
  return read.ok ? Math.round(read.servings.min) : undefined
}

/** The factor that scales a recipe to so many portions; 1 if its text does not say for how many it is. */
export function portionsFactor(servings: string, portions: number | undefined): number {
  const read = parseServings(servings)
  return read.ok && portions !== undefined ? portions / read.servings.max : 1
}

const LEAD =
  /^(?:(?:serves|serving|servings|makes|yields?|portions?|feeds|enough|good|for|up to|size)\b[ :]*){1,4}/i

function readFigure(text: string): ServingRange | undefined {
  const start = parseQuantity(text)
  // 'A family of 4' is four, 'a dozen' is twelve, 'a loaf' is one.
  const isArticle = /^an? /i.test(text) && start?.quantity.max === 1
  if (start && !isArticle) return start.quantity
  // 'A batch lasts for two days' says nothing of a number.
  const isTold = isArticle && TOLD.test(text)
  const later = /(?<![\d.,/-])[\d½¼¾⅓⅔].*$/.exec(text)?.[0]
  if (isTold) return undefined
  return (later ? parseQuantity(later) : start)?.quantity
}

const TOLD = /\b(?:lasts?|keeps?|days?|weeks?)\b/i
