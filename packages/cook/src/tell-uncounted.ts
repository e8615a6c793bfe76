import type { Answer } from './answer.ts'
import type { CookRequest } from './request.ts'

/** An answer that says first which nutrient of the request nobody here counts: 'iron-rich', 'omega 3'. */
export function tellUncounted(answer: Answer, { text, mode }: CookRequest): Answer {
  const named = [
    ...new Set([...text.toLowerCase().matchAll(UNCOUNTED)].map(([name]) => name.trim())),
  ]
  if (answer.kind !== 'recipe' || mode !== 'idea' || named.length === 0) return answer
  const said = `I do not count ${named.join(' and ')}: this was chosen without it.`
  return {
    ...answer,
    recipe: { ...answer.recipe, description: `${said} ${answer.recipe.description}` },
  }
}

const UNCOUNTED =
  /\b(?:iron|calcium|magnesium|zinc|iodine|selenium|folate|folic acid|vitamins?(?: [a-ek]\d{0,2})?|b12|omega[- ]?3|antioxidants?|probiotics?|collagen|purines?|oxalates?)\b(?! (?:skillet|pan|pot|griddle|wok|grill))(?<!\bcast[- ]iron|\bwaffle iron)/g
