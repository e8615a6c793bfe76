import type { RecipeData } from '@potluck/kitchen'
import { toNumber } from '@potluck/kitchen/composer'
import type { Answer } from './answer.ts'
import type { CookRequest } from './request.ts'

/**
 * An answer that says first what of a request nobody looked for: nutrients that are not counted ('iron-rich',
 * 'omega 3'), and more things than were asked for ('five-ingredient pasta').
 */
export function tellUncounted(answer: Answer, { text, mode }: CookRequest): Answer {
  if (answer.kind !== 'recipe' || mode !== 'idea') return answer
  const { recipe } = answer
  const said = [...tellNutrients(text.toLowerCase()), ...tellCount(text.toLowerCase(), recipe)]
  if (said.length === 0) return answer
  return { ...answer, recipe: { ...recipe, description: [...said, recipe.description].join(' ') } }
}

function tellNutrients(text: string): string[] {
  const named = [...new Set([...text.matchAll(UNCOUNTED)].map(([name]) => name.trim()))]
  return named.length === 0
    ? []
    : [`I do not count ${named.join(' and ')}: this was chosen without it.`]
}

function tellCount(text: string, { ingredients }: RecipeData): string[] {
  const [, said = ''] = COUNTED.exec(text) ?? []
  const most = toNumber(said)
  if (most === undefined) return []
  const count = ingredients.filter((line) => !line.endsWith(':') && !AT_HAND.test(line)).length
  return count <= most
    ? []
    : [
        `It takes ${count} things besides salt, pepper and water, more than the ${most} that you asked for.`,
      ]
}

const COUNTED =
  /\b(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)[- ]ingredients?\b(?! list)/
const AT_HAND = /\b(?:salt|black pepper|white pepper|water|ice)\b/

const UNCOUNTED =
  /\b(?:iron|calcium|magnesium|zinc|iodine|selenium|folate|folic acid|vitamins?(?: [a-ek]\d{0,2})?|b12|omega[- ]?3|antioxidants?|probiotics?|collagen|purines?|oxalates?)\b(?! (?:skillet|pan|pot|griddle|wok|grill))(?<!\bcast[- ]iron|\bwaffle iron)/g
