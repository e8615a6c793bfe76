import type { Known } from '@potluck/cookbook'
import { capitalize, joinWords } from '@potluck/kitchen/composer'
import { findFoodNames, safeForFood, toAvoidance } from '@potluck/kitchen/knowledge'
import { reviewSentence } from '@potluck/kitchen/review'
import type { Answer } from '../answer.ts'
import { readQuestion } from './read-question.ts'

/**
 * Tells an answer of the book to someone with these rules. Sentences that break a rule are left out, and an amount is
 * given for the number of people in the question.
 */
export function sayKnown(known: Known, plain: string, rules: readonly string[]): Answer {
  const { source } = known
  const choices = known.choices.slice(0, 4)
  const text = withSafeHeat(known.isList ? partAsked(known.text, plain) : known.text)
  const sentences = text.split(/(?<=[.!?])\s+(?=[A-Z0-9])/)
  const kept = isAgainst(plain, rules)
    ? sentences
    : sentences.filter((one) => !isAgainst(one, rules))
  const { otherwise } = known
  if (kept.length < sentences.length && otherwise !== '' && !isAgainst(otherwise, rules))
    return { kind: 'said', text: `${otherwise} Source: ${source}.` }
  const labels = joinWords(rules.map((rule) => toAvoidance(rule).label || rule))
  if (kept.length === 0)
    return { kind: 'said', text: `What I know of that is not ${labels}, so I leave it.`, choices }
  const said = [...kept, ...sayFor(known, plain), `Source: ${source}.`]
  return { kind: 'said', text: said.join(' '), ...(choices.length > 0 && { choices }) }
}

/** The parts of a list that the question asks for: those with its rarest word. All of them when none has one. */
function partAsked(text: string, plain: string): string {
  const parts = text.replace(/\.$/, '').split('; ')
  const heads = parts.map((part) => new Set(readQuestion(part.replace(/:.*/, '')).words))
  const counts = readQuestion(plain).words.map((word) => ({
    word,
    count: heads.filter((head) => head.has(word)).length,
  }))
  const fewest = Math.min(...counts.flatMap(({ count }) => (count > 0 ? [count] : [])))
  const told = parts.filter((_, at) =>
    counts.some(({ word, count }) => count === fewest && heads[at]?.has(word)),
  )
  return `${capitalize((told.length > 0 ? told : parts).join('; '))}.`
}

/** Replaces '{chicken}' with the temperature from which the kitchen calls it safe. */
function withSafeHeat(text: string): string {
  return text.replace(/\{([a-z ]+)\}/g, (whole, name: string) => {
    const [food] = findFoodNames(name.split(' '))
    const safe = food && safeForFood(food.ingredient)
    return safe ? `${safe.celsius} °C (${safe.fahrenheit} °F)` : whole
  })
}

function isAgainst(text: string, rules: readonly string[]): boolean {
  return rules.length > 0 && reviewSentence(text, rules).verdict === 'contains'
}

/** The amount for the number of people in the question: 'For 10: 5 to 7 kg (11 to 15 lb).' */
function sayFor({ each }: Known, plain: string): string[] {
  const [, figure] =
    /\bfor (?:about |around )?(\d{1,3}|two|three|four|five|six|seven|eight|nine|ten)\b|\b(\d{1,3}) (?:people|persons?|guests?|adults?|portions?|servings?)\b/
      .exec(plain)
      ?.filter((one) => one !== undefined) ?? []
  const count = NUMBERS.indexOf(figure ?? '') + 1 || Number(figure)
  if (!each || !count) return []
  const [min, max] = [each.min * count, each.max * count]
  const metric = max >= 1000 ? spanOf(min / 1000, max / 1000, 'kg') : spanOf(min, max, 'g')
  return [`For ${count}: ${metric} (${spanOf(min / OUNCE / 16, max / OUNCE / 16, 'lb')}).`]
}

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const OUNCE = 28.35

function spanOf(min: number, max: number, unit: string): string {
  const [low, high] = [min, max].map((value) =>
    unit === 'g' ? Math.round(value / 10) * 10 : Math.round(value * 10) / 10,
  )
  return low === high ? `${low} ${unit}` : `${low} to ${high} ${unit}`
}
