import type { LineRead } from '../diets/line-read.ts'
import { isKindOf } from '../lexicon/lexicon.ts'
import { findDurations } from '../measures/find-durations.ts'
import { findTemperatures, type TemperatureFound } from '../measures/find-temperatures.ts'
import { toSegments } from '../recognition/segments.ts'
import { toTokens } from '../text/tokens.ts'
import { findRaw, type Raw } from './find-raw.ts'
import { toSentences } from './foods-in-text.ts'
import type { ReadRecipe } from './read-for-review.ts'
import { type SafeTemperature, safeFor, safeForFood } from './safe-temperatures.ts'

/** What may be eaten before it is safe. */
export type Underdone =
  /** A step says that it is done at a temperature below the safe one. */
  | { kind: 'too-low'; step: string; found: readonly TemperatureFound[]; safe: SafeTemperature }
  /** No step says how to tell that it is done. */
  | { kind: 'no-sign'; line: LineRead; safe: SafeTemperature }
  /** No step cooks it at all. */
  | { kind: 'raw'; raw: Raw; safe: SafeTemperature }

/** Meat, fish and egg dishes that a recipe takes off the heat too soon, or says nothing of. */
export function findUnderdone(read: ReadRecipe): Underdone[] {
  const { recipe, lines } = read
  if (lines.length === 0 || /\bsous[- ]?vide\b/i.test(recipe.instructions.join(' '))) return []
  const raw = findRaw(read).map((one): Underdone => ({ kind: 'raw', raw: one, safe: one.safe }))
  return [
    ...raw,
    ...recipe.instructions.flatMap((step) => findTooLow(step, read)),
    ...(raw.length > 0 ? [] : findWithoutSign(read)),
  ]
}

function findTooLow(step: string, { lines }: ReadRecipe): Underdone[] {
  const present = lines.flatMap((line) => safeFor(line) ?? [])
  const least = present.toSorted((a, b) => a.celsius - b.celsius)[0]
  const groups = findTemperatures(step.slice(0, MAX_LENGTH)).slice(0, MAX_TEMPERATURES)
  // What rises to the safe temperature while it rests is said in the same step.
  const warmest = Math.max(0, ...groups.filter((group) => isInside(group, step)).map(celsiusOf))
  return groups.flatMap((found): Underdone[] => {
    if (!isInside(found, step)) return []
    const sentence = sentenceAt(step, found[0]?.start ?? 0)
    const safe = safeNamed(sentence, lines) ?? (NOT_MEAT.test(sentence) ? undefined : least)
    if (!safe || warmest >= safe.celsius - ROUNDING) return []
    return [{ kind: 'too-low', step, found, safe }]
  })
}

/** No step of a cook is longer or names more; the rest of one is not read. */
export const MAX_LENGTH = 1500
const MAX_TEMPERATURES = 8

/** Half a degree is lost where °F become °C. */
export const ROUNDING = 0.7

/** Whether a temperature is that of food inside: not an oven's, and said to be read in it. */
export function isInside(found: readonly TemperatureFound[], step: string): boolean {
  const [first] = found
  if (!first || first.isChange) return false
  const celsius = celsiusOf(found)
  const around = step.slice(Math.max(0, first.start - 90), first.end + 40)
  return celsius >= 38 && celsius <= 95 && INSIDE.test(around)
}

const INSIDE =
  /\b(?:internal|inside|core|thermometer|registers?|reads?|cent(?:re|er)|thickest|middle|probe|cooked to|reach(?:es|ed)?|hits?)\b/i

const NOT_MEAT =
  /\b(?:oil|oven|water|milk|yeast|syrup|sugar|chocolate|dough|bread|loaf|cake|custard|fridge|cool|bath|rice|sauce|cream|caramel|butter|potato\w*|hold|keep)\b/i

export function celsiusOf(found: readonly TemperatureFound[]): number {
  const said = found.find(({ scale }) => scale === 'C') ?? found[0]
  if (!said || said.scale === 'gas') return Number.POSITIVE_INFINITY
  return said.scale === 'C' ? said.max : (said.max - 32) / 1.8
}

function sentenceAt(step: string, position: number): string {
  let end = 0
  for (const sentence of toSentences(step)) {
    end = step.indexOf(sentence, end) + sentence.length
    if (position < end) return sentence
  }
  return step
}

/** The strictest of the foods that a sentence names: 'the beef' of a list with ground beef is ground. */
function safeNamed(sentence: string, lines: readonly LineRead[]): SafeTemperature | undefined {
  return toSegments(toTokens(sentence))
    .flatMap((segment) => {
      if (segment.kind !== 'ingredient') return []
      const listed = lines.filter(({ contents }) =>
        contents.ingredients.some((food) => isKindOf(food, segment.ingredient)),
      )
      const safe = listed.length > 0 ? listed.map(safeFor) : [safeForFood(segment.ingredient)]
      return safe.flatMap((one) => one ?? [])
    })
    .toSorted((a, b) => b.celsius - a.celsius)[0]
}

/** Poultry and ground meat of a recipe whose steps name no sign that they are done. */
function findWithoutSign({ recipe, lines }: ReadRecipe): Underdone[] {
  if (recipe.instructions.some(saysDone)) return []
  const risky = lines.flatMap((line) => {
    const safe = line.line.optional ? undefined : safeFor(line)
    return safe?.throughout ? [{ line, safe }] : []
  })
  const [first] = risky
  return first ? [{ kind: 'no-sign', ...first }] : []
}

/** Whether a step names a sign that meat is done, or cooks for so long that it is. */
function saysDone(step: string): boolean {
  if (SIGNS.test(step)) return true
  const groups = findTemperatures(step.slice(0, MAX_LENGTH)).slice(0, MAX_TEMPERATURES)
  if (groups.some((group) => isInside(group, step))) return true
  const isLong = findDurations(step).some(({ minutes }) => minutes.max >= LONG_ENOUGH)
  return isLong && saysHeat(step)
}

const SIGNS =
  /\b(?:cook(?:ed|s)?(?: \w+)? through|cook(?:ed)? (?:thoroughly|fully|completely)|fully cooked|no longer pink|not pink|no pink|(?:lost|loses) (?:its|all|the) (?:pink|color|colour)|juices? (?:run|are|runs)|clear juices|opaque|tender|fall(?:s|ing)? (?:apart|off)|shreds? (?:easily|apart)|brown(?:ed|s|ing)?|golden|done|well[- ]done|white all the way|cooked|crisp(?:y|ed)?|charred|crumbly)\b/i

/** Minutes of roasting, braising or simmering after which nobody serves raw chicken. */
const LONG_ENOUGH = 20

/** Whether a step cooks something. */
export function saysHeat(step: string): boolean {
  return HEAT.test(step)
}

const HEAT =
  /\b(?:simmer\w*|brais\w*|stew\w*|roast\w*|bak(?:e|ed|ing)|cook\w*|boil\w*|poach\w*|grill\w*|steam\w*|oven|pressure|slow|smok\w*|fry\w*|saut[eé]\w*|low|heat|barbecue)\b/i
