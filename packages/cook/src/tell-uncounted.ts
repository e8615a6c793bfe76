import type { RecipeData } from '@potluck/kitchen'
import { toNumber } from '@potluck/kitchen/composer'
import type { Answer } from './answer.ts'
import { portionOf, sayFigure } from './reading/limits.ts'
import type { CookRequest } from './request.ts'

/**
 * Says first what was not considered of a request: nutrients that are not counted ('iron-rich', 'omega 3'), more
 * ingredients than asked for ('five-ingredient pasta'), and sugar under other names.
 */
export function tellUncounted(answer: Answer, { text, mode }: CookRequest): Answer {
  if (answer.kind !== 'recipe' || mode !== 'idea') return answer
  const { recipe } = answer
  const asked = text.toLowerCase()
  const said = [...tellNutrients(asked), ...tellCount(asked, recipe), ...tellSugar(asked, recipe)]
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

/** Tells someone who asks for no sugar what is sugar under another name. */
function tellSugar(text: string, { ingredients, servings }: RecipeData): string[] {
  if (!NO_SUGAR.test(text)) return []
  const named = ingredients.flatMap((line) => SUGARS.exec(line)?.[0].toLowerCase() ?? [])
  if (named.length === 0) return []
  const portion = portionOf(ingredients, Number(servings) || 1)
  const figure = portion ? `: a portion has about ${sayFigure('sugar', portion.sugar)}` : ''
  const list = [...new Set(named)].join(' and ')
  return [
    `It has no refined sugar, but ${list} ${named.length > 1 ? 'are' : 'is'} sugar as well${figure}.`,
  ]
}

const NO_SUGAR =
  /\b(?:no|without|zero|skip the)(?: any| added| refined)? sugar\b|\bsugar[- ]?free\b|\bunsweetened\b(?! (?:cocoa|almond|oat|soy))/
const SUGARS =
  /\b(?:coconut sugar|date sugar|maple syrup|agave(?: syrup| nectar)?|honey|molasses|rice syrup|date syrup|golden syrup|jaggery|maple sugar)\b/i

const COUNTED =
  /\b(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)[- ]ingredients?\b(?! list)/
const AT_HAND = /\b(?:salt|black pepper|white pepper|water|ice)\b/

const UNCOUNTED =
  /\b(?:iron|calcium|magnesium|zinc|iodine|selenium|folate|folic acid|vitamins?(?: [a-ek]\d{0,2})?|b12|omega[- ]?3|antioxidants?|probiotics?|collagen|purines?|oxalates?)\b(?! (?:skillet|pan|pot|griddle|wok|grill))(?<!\bcast[- ]iron|\bwaffle iron)/g
