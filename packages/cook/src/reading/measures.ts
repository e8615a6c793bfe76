import { findFoodNames, toTokens } from '@potluck/kitchen/knowledge'
import { isKnownWord } from './unknown-words.ts'

/** A request without what it counts a food in, where that is no word of the kitchen: 'a net of mussels' is mussels. */
export function withoutUnknownMeasures(text: string): string {
  if (/\bhow (?:much|many)\b/i.test(text)) return text
  return text.replace(COUNTED, (whole: string, measure: string, food: string) => {
    const isFood = findFoodNames(toTokens(food).map(({ word }) => word)).length > 0
    return isFood && !isKnownWord(measure.toLowerCase()) ? food : whole
  })
}

const COUNTED =
  /\b(?:(?:an?|one|two|three|four|half an?|the|my|our|this|some)(?: (?:whole|big|large|small|full|little))? )((?!batch|portion|serving)[a-z]+) of ((?:fresh |raw |cooked |ripe )?[\p{L}]+)/giu
