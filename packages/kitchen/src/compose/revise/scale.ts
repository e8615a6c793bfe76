import { formatIngredientLine } from '../../ingredient-lines/format-ingredient-line.ts'
import { parseIngredientLine } from '../../ingredient-lines/parse-ingredient-line.ts'
import { formatQuantity } from '../../quantities/format-quantity.ts'
import { exactly } from '../../quantities/quantity.ts'
import type { RecipeData } from '../../recipe-text/recipe-data.ts'
import { scaleIngredientLine } from '../../scaling/scale-ingredient-line.ts'
import { scaleRecipe } from '../../scaling/scale-recipe.ts'
import { parseServings } from '../../times/parse-servings.ts'
import { MOST_SERVINGS } from '../understand/figures.ts'
import { type Change, type Revised, withNote } from './change.ts'
import { inWholePieces, scaleBrackets, withoutUnitTwice } from './scale-whole.ts'

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

/** Whether a change asks for as many servings as there are. */
export function servesAlready(recipe: RecipeData, change: Change): boolean {
  if (change.kind !== 'servings') return false
  const now = parseServings(recipe.servings)
  return now.ok && now.servings.max === change.servings
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
        'It is baked in one tin, and a part of a tin bakes differently. I can make it in whole tins: ask me to double it, or bake it whole and freeze what is left.',
    }
  const { ingredients: scaledLines, steps } = scaleRecipe(
    { ...recipe, steps: recipe.instructions },
    factor,
  )
  const ingredients = scaledLines.map((line, at) =>
    line === recipe.ingredients[at] ? line : inWholePieces(withoutUnitTwice(line)),
  )
  const isRounded = ingredients.some((line, at) => line !== withoutUnitTwice(scaledLines[at] ?? ''))
  const note =
    servings === undefined
      ? `All amounts times ${formatQuantity(exactly(factor))}.`
      : `Scaled from ${recipe.servings} to ${servings} ${servings === 1 ? 'serving' : 'servings'}.`
  const scaled: RecipeData = {
    ...recipe,
    servings: servings === undefined ? recipe.servings : String(servings),
    description: recipe.description.replace(/(Makes (?:about )?)\d+/, `$1${servings ?? ''}`),
    ingredients,
    instructions: steps.map((text, at) => {
      const original = recipe.instructions[at] ?? ''
      const { ingredients: lines } = recipe
      return scaleBrackets(scaleCounts(text, factor), { original, ingredients: lines, factor })
    }),
    tips: [...(isRounded ? [WHOLE] : []), ...panTip(factor, tinned), ...recipe.tips].slice(0, 4),
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

const WHOLE =
  'What is sold whole is rounded up: the rest keeps for the next day. Several pieces side by side need the time of one, and space between them.'
const TIN =
  /\b(?:loaf|square|cake|springform|round)\b[^.]{0,20}\btins?\b|\binch\) tin\b|\bloaf pan\b|\bcake pan\b/i

function panTip(factor: number, tinned: boolean): string[] {
  if (tinned)
    return [`Use ${factor} times as many tins of the same size; the baking time stays the same.`]
  if (factor >= 3)
    return [
      'Cook it in as many batches as your pots and pans hold: each batch takes the time that is written.',
    ]
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
  return withoutUnitTwice(formatIngredientLine(scaleIngredientLine(parsed, factor)))
}

/** Patties, balls and pieces of what is shaped: they are no ingredients, and grow with them. */
function scaleCounts(text: string, factor: number): string {
  return text.replace(
    COUNT,
    (_found, count: string, noun: string) =>
      `${Math.max(1, Math.round(Number(count) * factor))}${noun}`,
  )
}

const COUNT =
  /\b(\d+)((?: loose| small)? (?:patties|balls|pieces|paper cases|fingers|in all|cookies|muffins)\b)/g
