import type { Dish } from '../dish.ts'

/** British words for which this book uses the American ones. */
const BRITISH: readonly (readonly [RegExp, string])[] = [
  [/\bcolours?\b/i, 'color'],
  [/\bflavour/i, 'flavor'],
  [/\bcourgettes?\b/i, 'zucchini'],
  [/\baubergines?\b/i, 'eggplant'],
  [/\bspring onions?\b/i, 'scallions'],
  [/\b(?:plain|strong white) flour\b/i, 'all-purpose flour, bread flour'],
  [/\bcaster sugar\b/i, 'sugar'],
  [/\bicing sugar\b/i, 'powdered sugar'],
  [/\b(?:double|single) cream\b/i, 'heavy cream, light cream'],
  [/\bcornflour\b/i, 'cornstarch'],
  [/\bbicarbonate of soda\b/i, 'baking soda'],
  [/\bminced? (?:beef|pork|lamb)\b|\b(?:beef|pork|lamb) mince\b/i, 'ground'],
  [/\bprawns?\b/i, 'shrimp'],
  [/\bfibre|litres?\b/i, 'fiber, liters'],
]
/** A step that heats says how long, or how to see that it is done. */
const HEATS =
  /(?:^|[.:,;] |\b(?:and|then|to|also) )(?:bake|roast|simmer|fry|boil|braise|sear|sauté|poach|steam|broil|grill|cook)\b(?! (?:rack|pan|gets))/i
const HAS_END =
  /\buntil\b|\b\d+(?:[.,]\d+)?(?:\s*(?:-|–|to)\s*\d+)?\s*(?:more )?(?:seconds?|minutes?|hours?)\b|\b(?:a|one|half a|half an) (?:second|minute|hour)\b|\bwhen\b|\bonce\b|\bas soon as\b|\bas you\b|\bovernight\b/i

export function findWording({ about, steps, know, keeps, title }: Dish): string[] {
  const sentences = [about, keeps, ...know, ...steps.map(({ text }) => text)]
  return [
    ...[title, ...sentences].flatMap(findBritish),
    ...sentences
      .filter((text) => text !== '' && !/^[\p{Lu}\d'’“"(].*[.!?)]$/u.test(text))
      .map((text) => `a sentence begins with a capital and ends with a period: ${text}`),
    ...steps
      .filter(({ text }) => HEATS.test(text) && !HAS_END.test(text))
      .map(({ text }) => `a step heats and says neither how long nor until when: ${text}`),
    ...sentences
      .filter(
        (text) => /\d ?°C(?! ?\(-?\d+ ?°F\))/.test(text) || /(?<!\(-?)(?<!\d)\b\d+ ?°F/.test(text),
      )
      .map((text) => `a temperature is written as '180 °C (350 °F)': ${text}`),
    ...sentences
      .filter((text) => /[—–]/.test(text.replace(/\d–\d/g, '')))
      .map((text) => `no long dashes: ${text}`),
    ...steps
      .filter(({ text }) => text.length > 700)
      .map(({ text }) => `a step is too long to be followed: ${text.slice(0, 60)} …`),
  ]
}

function findBritish(text: string): string[] {
  return BRITISH.filter(([word]) => word.test(text)).map(
    ([word, instead]) => `${word.exec(text)?.[0]} is ${instead} here: ${text}`,
  )
}
