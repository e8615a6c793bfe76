/** The sentence that declines a request that no rule can fulfil honestly. */
export function findUndoable(words: string): string | undefined {
  return UNDOABLE.find(([pattern]) => pattern.test(words.toLowerCase().replace(/[’']/g, '')))?.[1]
}

const UNDOABLE: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:air ?-?fry(?:er)?|slow ?-?cooker|crock ?-?pot|instant ?-?pot|pressure ?-?cooker|multi ?-?cooker|microwave|thermomix|bread machine)\b/,
    'Times and liquid for that machine depend on its size and make, and I have no tested ones: a guess could leave meat undercooked. Follow its booklet for the main ingredient, and keep to the amounts here.',
  ],
  [
    /\b(?:fluffier|softer|juicier|moister|saucier|chewier)\b/,
    'How that turns out depends on your pan, and I would be guessing. Name an ingredient to add, to double or to halve, and I will write it in.',
  ],
  [
    /\b(?:more|extra|higher|high) (?:iron|calories)\b/,
    'Tell me with what, such as “with chickpeas” or “add tofu”, and I will write it in.',
  ],
  [
    /\b(?:bigger|larger|smaller) (?:portions?|servings?)\b/,
    'Tell me for how many to cook: “for 6” makes bigger portions for four.',
  ],
]
