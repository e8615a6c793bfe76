import { formatIngredientLine } from '../../ingredient-lines/format-ingredient-line.ts'
import { parseIngredientLine } from '../../ingredient-lines/parse-ingredient-line.ts'
import { formatQuantity } from '../../quantities/format-quantity.ts'
import { exactly } from '../../quantities/quantity.ts'
import { toPlural, toSingular } from '../../text/plural.ts'
import { roundBirds } from './scale-birds.ts'
import { scaleLine } from './scale-line.ts'

/**
 * Rounds a scaled line to whole joints and birds, as they are sold: one and a half pork roasts
 * become two.
 */
export function inWholePieces(line: string, before?: { line: string; factor: number }): string {
  const { raw: _raw, ...parsed } = parseIngredientLine(line)
  const { quantity, unit, name } = parsed
  if (!quantity || unit !== undefined || !SOLD_WHOLE.test(name)) return line
  if (Number.isInteger(quantity.max)) return line
  const isBird = BIRDS.test(name)
  if (quantity.max < 1) {
    if (isBird && quantity.max < 0.5)
      return formatIngredientLine({ ...parsed, raw: '', quantity: exactly(0.5) })
    const isHalved = quantity.max >= 0.5 && (isBird || /\b(?:rack|baguette)$/i.test(name))
    return isHalved ? line : `1 small ${name} (${formatQuantity(quantity)} of the size)`
  }
  // Before it was rounded to halves.
  const had = before && parseIngredientLine(before.line).quantity?.max
  const exact = before && had ? had * before.factor : quantity.max
  const whole = isBird ? roundBirds(exact) : Math.ceil(quantity.max)
  return formatIngredientLine({
    ...parsed,
    raw: '',
    quantity: exactly(whole),
    name: whole === 1 ? toSingular(name) : toPlural(name),
  })
}

const BIRDS = /\b(?:chicken|duck|turkey|goose|capon)s?$/i
const SOLD_WHOLE =
  /\b(?:roasts?|chickens?|turkeys?|ducks?|go?ose|capons?|rabbits?|joints?|racks?|tenderloins?|octopus(?:es)?|briskets?|shanks?|hocks?|trout|sea ?bass|baguettes?)$/i

/**
 * Scales amounts that a step writes after the food, 'garlic cloves (8)', 'rosemary(2 Tbsp)', like
 * its line.
 */
export function scaleBrackets(
  text: string,
  {
    original,
    ingredients,
    factor,
  }: { original: string; ingredients: readonly string[]; factor: number },
): string {
  const names = ingredients.join(' ').toLowerCase()
  return text.replace(BEHIND, (found, word: string, space: string, amount: string) => {
    // If it differs from the original it has been scaled already.
    if (!names.includes(stem(word)) || !original.includes(found)) return found
    const counted = /^cloves?$/i.test(word) ? 'onions' : word
    const scaled = inWholePieces(scaleLine(`${amount} ${counted}`, factor))
    const cut = scaled.lastIndexOf(' ')
    return cut < 0 ? found : `${word}${space}(${scaled.slice(0, cut)})`
  })
}

const BEHIND =
  /(\p{L}{3,})(\s?)\(((?:\d+ )?(?:\d+(?:[./]\d+)?|[½¼¾⅓⅔⅛])(?:\s?(?:-|–|to)\s?\d+)?(?: ?(?:cups?|tbsps?|tablespoons?|tsps?|teaspoons?|g|grams?|kg|ml|l|oz|ounces?|lbs?|pounds?|cloves?|cans?|sticks?|slices?)\.?)?)\)(?!\s*(?:hours?|min))/giu

/** 'Lemons' matches the lemon of the list; 'clove' matches garlic. */
function stem(word: string): string {
  return word.toLowerCase().replace(/(?:es|s)$/, '')
}
