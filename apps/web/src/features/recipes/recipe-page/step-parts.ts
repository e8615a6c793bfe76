/** A piece of a step: running text, or an amount, a time or a temperature to be found at a glance. */
export interface StepPart {
  text: string
  isFigure: boolean
  /** Where it begins in the step. */
  at: number
}

const fraction = '[¼½¾⅐-⅞]'
const figure = `(?:\\d+(?:[.,]\\d+)?(?:[ \\u00a0]?${fraction}|[ \\u00a0]\\d\\/\\d)?|\\d\\/\\d|${fraction})`
const range = `${figure}(?:\\s?(?:-|–|—|to|or)\\s?${figure})?`
const units = [
  '°\\s?[CF]?',
  'degrees?(?: [CF])?',
  '(?:seconds?|secs?|minutes?|mins?|hours?|hrs?|days?)',
  '(?:kg|g|mg|ml|cl|dl|l|lit(?:re|er)s?|oz|ounces?|lbs?|pounds?|grams?|kilos?)',
  '(?:tbsps?|tablespoons?|tsps?|teaspoons?|cups?|pinch(?:es)?|cloves?)',
  '(?:cm|mm|in|inch(?:es)?)',
  'h',
  '%',
].join('|')

/** The unit ends where its word does: 5 g, not the g of 'good'. */
const figures = new RegExp(
  `(?<![\\p{L}\\d])${range}[\\s\\u00a0-]?(?:${units})(?![\\p{L}\\d])`,
  'giu',
)

/** Takes a step apart; joined again, the parts are the step. */
export function toStepParts(step: string): StepPart[] {
  const parts: StepPart[] = []
  let end = 0
  for (const { 0: text, index } of step.matchAll(figures)) {
    if (index > end) parts.push({ text: step.slice(end, index), isFigure: false, at: end })
    parts.push({ text, isFigure: true, at: index })
    end = index + text.length
  }
  if (end < step.length) parts.push({ text: step.slice(end), isFigure: false, at: end })
  return parts
}
