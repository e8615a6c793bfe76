import { formatIngredientLine } from '../../ingredient-lines/format-ingredient-line.ts'
import type { IngredientLine } from '../../ingredient-lines/ingredient-line.ts'
import { parseIngredientLine } from '../../ingredient-lines/parse-ingredient-line.ts'
import { formatQuantity } from '../../quantities/format-quantity.ts'
import { parseQuantity } from '../../quantities/parse-quantity.ts'
import { exactly, type Quantity, scaleQuantity } from '../../quantities/quantity.ts'
import type { RecipeData } from '../../recipe-text/recipe-data.ts'
import { scaleIngredientLine } from '../../scaling/scale-ingredient-line.ts'
import { toPlural, toSingular } from '../../text/plural.ts'
import { toKey } from '../../text/tokens.ts'
import { parseServings } from '../../times/parse-servings.ts'
import { inLargeUnits, toKitchenAmount } from '../dish/measure.ts'
import { MOST_SERVINGS } from '../understand/figures.ts'
import { FOOD_WORDS } from '../understand/lexicon.ts'
import { type Revised, withNote } from './change.ts'

/** The recipe for so many, where it says how many it serves now. */
export function scaleTo(recipe: RecipeData, servings: number): Revised {
  const now = parseServings(recipe.servings)
  if (!now.ok)
    return {
      ok: false,
      reason:
        'The recipe does not say how many it serves, so I cannot work out the amounts. Ask me to double or halve it instead.',
    }
  return scaleBy(recipe, servings / now.servings.max)
}

/** The recipe a number of times; amounts are rounded to what a kitchen measures. */
export function scaleBy(recipe: RecipeData, factor: number): Revised {
  const now = parseServings(recipe.servings)
  const servings = now.ok ? Math.round(now.servings.max * factor) : undefined
  const tooMany = servings !== undefined && servings > MOST_SERVINGS && factor > 2
  if (servings !== undefined && (servings < 1 || tooMany))
    return {
      ok: false,
      reason: `I scale a recipe to at most ${MOST_SERVINGS} servings: beyond that, its pans and times no longer hold.`,
    }
  if (factor === 1) return { ok: false, reason: `It already serves ${servings ?? 'that many'}.` }
  const tinned = recipe.instructions.some((text) => TIN.test(text))
  if (tinned && !Number.isInteger(factor))
    return {
      ok: false,
      reason:
        'It is baked in one tin, and a part of a tin bakes differently. I can make it in whole tins: ask me to double it.',
    }
  const ingredients = recipe.ingredients.map((line) => scaleLine(line, factor))
  const note =
    servings === undefined
      ? `All amounts times ${formatQuantity(exactly(factor))}.`
      : `Scaled from ${recipe.servings} to ${servings} servings.`
  const scaled: RecipeData = {
    ...recipe,
    servings: servings === undefined ? recipe.servings : String(servings),
    description: recipe.description.replace(/(Makes (?:about )?)\d+/, `$1${servings ?? ''}`),
    ingredients,
    instructions: recipe.instructions.map((text) => scaleStep(text, factor)),
    tips: [...panTip(factor, tinned), ...recipe.tips].slice(0, 4),
  }
  const compared = recipe.ingredients.map((line, index) => `${line} → ${ingredients[index]}`)
  return {
    ok: true,
    recipe: withNote(
      scaled,
      note,
      compared.filter((line) => line.split(' → ')[0] !== line.split(' → ')[1]),
    ),
  }
}

const TIN = /\b(?:loaf|square|cake|springform|round)\b[^.]{0,20}\btin\b|\bloaf pan\b|\bcake pan\b/i

function panTip(factor: number, tinned: boolean): string[] {
  if (tinned)
    return [`Divide it among ${factor} tins of the same size; the baking time stays the same.`]
  if (factor >= 1.5)
    return [
      'For the larger amount use a wider pan or two pans; simmering and roasting may take a few minutes longer.',
    ]
  return factor <= 0.5
    ? ['For the smaller amount use a smaller pan, and look a few minutes earlier.']
    : []
}

/** One line, its amount multiplied; what has no amount stays as it is. */
export function scaleLine(line: string, factor: number): string {
  const parsed = parseIngredientLine(line)
  if (parsed.heading || !parsed.quantity) return line
  const scaled = inKitchenAmounts(scaleIngredientLine(parsed, factor))
  return formatIngredientLine({ ...scaled, name: renumber(parsed, scaled) })
}

const WHOLE =
  /^(?:large |small |medium )?(?:eggs?|bay lea|tortillas?|burger bun|buns?|pork sausages?|sausages?)\b/i

/** The amount as a kitchen measures it, unless that would change it by more than a third. */
function inKitchenAmounts(line: IngredientLine): IngredientLine {
  const { quantity, unit = 'piece' } = line
  if (!quantity || quantity.min !== quantity.max || !ROUNDED.has(unit)) return line
  const rounded = toKitchenAmount(quantity.max, unit, WHOLE.test(line.name))
  const isFar = rounded.unit === unit && Math.abs(rounded.amount / quantity.max - 1) > 0.35
  if (isFar) return line
  const large = inLargeUnits(rounded)
  return {
    ...line,
    quantity: exactly(large.amount),
    ...(large.unit === 'piece' ? {} : { unit: large.unit }),
  }
}

const ROUNDED: ReadonlySet<string> = new Set([
  'g',
  'ml',
  'tsp',
  'tbsp',
  'pinch',
  'piece',
  'clove',
  'can',
  'stalk',
  'sprig',
  'handful',
  'slice',
])

/** '1 shallot' becomes '3 shallots', and the other way round. */
function renumber(before: IngredientLine, after: IngredientLine): string {
  const [one, many] = [before.quantity?.max ?? 1, after.quantity?.max ?? 1]
  const { name } = before
  if (before.unit !== undefined || FOOD_WORDS.get(toKey(name)) === undefined) return name
  if (one <= 1 && many > 1) return toPlural(name)
  return one > 1 && many <= 1 ? toSingular(name) : name
}

/** Amounts and counts inside a step; times, temperatures, lengths and portions of batter stay. */
function scaleStep(text: string, factor: number): string {
  return text
    .replace(AMOUNT, (found, amount: string, unit: string) => {
      const quantity = parseQuantity(amount)?.quantity
      return quantity ? scaleAmount(scaleQuantity(quantity, factor), unit) : found
    })
    .replace(
      COUNT,
      (_found, count: string, noun: string) =>
        `${Math.max(1, Math.round(Number(count) * factor))}${noun}`,
    )
}

function scaleAmount(quantity: Quantity, unit: string): string {
  const spelled = /^(?:cup|tablespoon|teaspoon|ounce|pound)s?$/.test(unit)
  const word = unit.replace(/s$/, '')
  const number = quantity.max > 1 ? `${word}s` : word
  return `${formatQuantity(quantity)} ${spelled ? number : unit}`
}

const AMOUNT =
  /(\d+(?:[.,/]\d+)?(?: ?[½¼¾⅓⅔])?|[½¼¾⅓⅔]) (g|grams?|kg|ml|l|cups?|tbsp|tsp|tablespoons?|teaspoons?|oz|ounces?|lbs?|pounds?)\b(?! of (?:the )?batter| (?:each|per|for each)|[^.]{0,18}\b(?:tin|pan)\b)/g
const COUNT =
  /\b(\d+)((?: loose| small)? (?:patties|balls|pieces|paper cases|fingers|in all|cookies|muffins)\b)/g
