import { formatIngredientLine } from '../ingredient-lines/format-ingredient-line.ts'
import { parseIngredientLine } from '../ingredient-lines/parse-ingredient-line.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import { densityOf, gramsOf } from '../nutrition/grams-of.ts'
import { exactly } from '../quantities/quantity.ts'
import { toMeasurable } from '../substitutions/measurable.ts'
import type { Substitute } from '../substitutions/substitutes-for.ts'
import { UNITS } from '../units/units.ts'
import { toSentences } from './take-out.ts'

/** A stand-in as the list, the notes and the steps have it. */
type StandInTold = {
  lines: readonly string[]
  note: string
  call: (said: string, food: Ingredient) => string
}

/**
 * What a stand-in needs besides, 'a teaspoon of vinegar for each cup', as a line of the list and in a step
 * instead of in its note alone. The note stays as it is where the amount of the stand-in is not known.
 */
export function withNeeded<Told extends StandInTold>(
  swap: Told,
  { foods, note }: Substitute,
): Told & { prepare?: string; mind?: string } {
  const sentence = toSentences(note).find((one) => readNeed(one) !== undefined)
  const need = sentence && readNeed(sentence)
  const [line] = swap.lines
  const [standIn] = foods
  if (!sentence || !need || line === undefined || !standIn) return swap
  const { count = '', spoon = '', share = '', of = '', food = '' } = need
  const parsed = parseIngredientLine(line)
  const grams = gramsOf(parsed, standIn)?.grams
  const density = densityOf(standIn)
  if (grams === undefined || density === undefined || parsed.optional) return swap
  const times = grams / density / ((SHARES[share] ?? 1) * UNITS[MEASURES[of] ?? 'cup'].factor)
  const ml = times * (COUNTS[count] ?? 1) * UNITS[MEASURES[spoon] ?? 'tsp'].factor
  if (ml < LEAST_ML) return swap
  const added = { raw: '', ...toMeasurable(exactly(ml), 'ml', 'us'), name: food, optional: false }
  const called = swap.call(standIn.name, standIn)
  const isSouring = /^(?:stir|sour|whisk)\b/i.test(sentence)
  return {
    ...swap,
    lines: [...swap.lines, formatIngredientLine(added)],
    note: note.replace(sentence, '').trim(),
    ...(isSouring
      ? { prepare: `Stir the ${food} into the ${called} and let it stand for 5 minutes.` }
      : { mind: `Add the ${food} together with the ${called}.` }),
  }
}

/** 'Add a teaspoon of vinegar for each cup', 'sour each cup with a tablespoon of lemon juice'. */
const NEEDED: readonly RegExp[] = [
  /^(?:add|stir|whisk)\b(?: it)?(?: in| with)? (?<count>an?|half a|two) (?<spoon>teaspoon|tablespoon)s? of (?<food>[\p{L}-]+(?: (?!or\b|and\b|for\b|into\b|to\b)[\p{L}-]+)*)(?: or \p{L}+)?(?: and a pinch of salt)? (?:for|into|to) each (?<share>half |quarter )?(?<of>cup|teaspoon)\b/iu,
  /^sour each (?<of>cup) with (?<count>an?) (?<spoon>tablespoon) of (?<food>lemon juice)\b/i,
]

function readNeed(sentence: string): Record<string, string> | undefined {
  return NEEDED.map((pattern) => pattern.exec(sentence)?.groups).find((one) => one !== undefined)
}

const COUNTS: Readonly<Record<string, number>> = { 'half a': 0.5, two: 2 }
const SHARES: Readonly<Record<string, number>> = { 'half ': 0.5, 'quarter ': 0.25 }
const MEASURES: Readonly<Record<string, 'cup' | 'tbsp' | 'tsp'>> = {
  cup: 'cup',
  tablespoon: 'tbsp',
  teaspoon: 'tsp',
}
/** Less than a quarter of a teaspoon nobody tastes. */
const LEAST_ML = 1.2
