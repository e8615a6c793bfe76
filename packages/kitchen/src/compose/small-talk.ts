import type { RecipeData } from '../recipe-text/recipe-data.ts'

/** An answer in words to what is no wish for a recipe: thanks, questions on the last one, machines. */
export function answerInWords(message: string, previous: RecipeData): string | undefined {
  const words = message.toLowerCase().replace(/[’']/g, '')
  if (THANKS.test(words)) return `You are welcome: enjoy the ${previous.title}.`
  if (KEEPING.test(words)) return sayKeeping(previous)
  return findUndoable(words)
}

/** The sentence that declines what no rule can do honestly. */
export function findUndoable(words: string): string | undefined {
  return UNDOABLE.find(([pattern]) => pattern.test(words.toLowerCase()))?.[1]
}

const THANKS =
  /^\W*(?:thanks?(?: you)?|thx|great|perfect|lovely|awesome|cool|nice)(?: (?:so much|a lot|very much|you|thanks|thank you))*\W*$/
const KEEPING =
  /\b(?:how long (?:does|do|will|can) (?:it|this|they|that|the leftovers) (?:keep|last|stay)|(?:can|could) (?:i|you|we|it|this) (?:be )?(?:freeze|frozen|store|stored|keep|kept)|does it (?:freeze|keep)|freezer friendly)\b/

function sayKeeping({ tips, title }: RecipeData): string {
  const about = tips.filter((tip) => /\b(?:keeps?|freez\w*|leftovers?|fridge)\b/i.test(tip))
  if (about.length > 0) return about.join(' ')
  return `I have no tested keeping time for ${title}. As a rule, cool leftovers within 2 hours, keep them in the fridge for up to 3 days, and reheat them until steaming hot.`
}

const UNDOABLE: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:air ?-?fry(?:er)?|slow ?-?cooker|crock ?-?pot|instant ?-?pot|pressure ?-?cooker|multi ?-?cooker|microwave|thermomix|bread machine)\b/,
    'Times and liquid for that machine depend on its size and make, and I have no tested ones: a guess could leave meat undercooked. Follow its booklet for the main ingredient, and keep to the amounts here.',
  ],
  [
    /\b(?:cheaper|less expensive|save money|budget version)\b/,
    'I do not know what things cost where you shop, so I cannot promise it would be cheaper. Name an ingredient that is too dear, and I will replace it or leave it out.',
  ],
  [
    /\b(?:creamier|crispier|crunchier|fluffier|thicker|thinner|softer|juicier|moister|saucier)\b/,
    'How that turns out depends on your pan, and I would be guessing. Name an ingredient to add, to double or to halve, and I will write it in.',
  ],
  [
    /\b(?:more|extra|higher|high) (?:protein|fib(?:er|re)|iron|calories)\b/,
    'Tell me with what, such as “with chickpeas” or “add tofu”, and I will write it in.',
  ],
  [
    /\b(?:bigger|larger|smaller) (?:portions?|servings?)\b/,
    'Tell me for how many to cook: “for 6” makes bigger portions for four.',
  ],
]
