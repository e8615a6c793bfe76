import { parseIngredientLine } from '../../ingredient-lines/parse-ingredient-line.ts'
import type { RecipeData } from '../../recipe-text/recipe-data.ts'
import { type Carrier, inHalf, sayDifference, withLess } from './carriers.ts'
import { type Revised, withNote } from './change.ts'
import { isBaked, timesLines } from './times-lines.ts'

/**
 * Reduces sugar everywhere: sugars and syrups by their names, and foods sold sweetened. Cocoa is
 * not one. A bake loses a quarter; chocolate and fruit are bought with less; condensed milk becomes
 * half evaporated milk, which sets softer.
 */
export function takeLessSugar(recipe: RecipeData, factor: number): Revised {
  const sugars = recipe.ingredients.filter(
    (line) => SUGARS.test(nameOf(line)) && !NO_SUGAR.test(line),
  )
  if (sugars.length > 0 && SET_BY_SUGAR.test(recipe.title))
    return {
      ok: false,
      reason: `${recipe.title} is set and kept by its sugar: with less it stays runny or grainy and spoils sooner. Take a recipe that was made for less, with pectin for little sugar, or eat less of it.`,
    }
  const isBake = isBaked(recipe) || SWEET_BAKE.test(recipe.title)
  const share = isBake ? Math.max(0.75, factor) : factor
  const changed = sugars.length > 0 ? timesLines(recipe, sugars, share) : undefined
  const spared = isBake ? 'A quarter less sugar, so that it still sets and browns.' : 'Less sugar.'
  const first = changed ? withNote(changed.recipe, spared, changed.comparisons) : recipe
  const sweetened = halveByEye(first, sugars)
  const less = withLess(sweetened, SWEET)
  if (less === recipe)
    return {
      ok: false,
      reason:
        'There is no sugar in it of which I could take less: what is sweet in it is the food itself.',
    }
  const isCondensed = recipe.ingredients.some((line) => CONDENSED.test(line))
  const notes = [
    less === sweetened
      ? undefined
      : 'What is sold sweet is taken by half or bought with less sugar.',
    isCondensed ? 'With less sugar it sets softer and keeps for fewer days.' : undefined,
    sayDifference(recipe, less, { nutrient: 'sugar', unit: 'g', name: 'sugar' }),
  ]
  const told = notes.reduce(
    (one, note) => (note === undefined ? one : withNote(one, note, [])),
    less,
  )
  return { ok: true, recipe: told }
}

/** Sugar without an amount is taken by eye, and by half. */
function halveByEye(recipe: RecipeData, sugars: readonly string[]): RecipeData {
  const lines = sugars.filter((line) => parseIngredientLine(line).quantity === undefined)
  if (lines.length === 0) return recipe
  const ingredients = recipe.ingredients.map((one) => (lines.includes(one) ? inHalf(one) : one))
  return withNote(
    { ...recipe, ingredients },
    'Sweetened by eye with half as much: taste before you add more.',
    lines.map((line) => `${line} → ${inHalf(line)}`),
  )
}

function nameOf(line: string): string {
  return parseIngredientLine(line).name
}

/** What sugar sets, not flavors. */
const SET_BY_SUGAR =
  /\b(?:jam|jelly|jellies|marmalade|preserves?|caramels?|fudge|toffee|brittle|praline|meringues?|pavlova|marshmallows?|nougat|candy|candied|turkish delight|simple syrup)\b(?! (?:sauce|cake|cookies|bars?|tart))/i
const SWEET_BAKE = /\b(?:pie|tart|cake|cheesecake|custard|flan|ice cream|gelato|cobbler|crumble)\b/i

const SUGARS =
  /\b(?:sugar|honey|syrup|molasses|treacle|agave|jaggery|piloncillo|panela|jam|marmalade|preserves|nutella|dulce de leche|caramel|sweetener)\b/i
const NO_SUGAR = /\b(?:cocoa|sugar[- ]free|unsweetened|no[- ]sugar|sugar snap|snap peas?)\b/i
const CONDENSED = /\b(?:sweetened )?condensed milk\b/i

const SWEET: readonly Carrier[] = [
  { pattern: CONDENSED, fill: (half) => half.replace(CONDENSED, 'unsweetened evaporated milk') },
  { pattern: /\b(?:milk|semi-?sweet|white) chocolate\b/i, instead: 'dark chocolate (85 %)' },
  {
    pattern: /\bsweetened (?=coconut|shredded|almond|soy|oat|yogh?urt|cocoa|cranberr)/i,
    instead: 'unsweetened ',
  },
  {
    pattern: /\b(?:vanilla|fruit|strawberry|sweetened) yogh?urt\b/i,
    instead: 'unsweetened plain yogurt',
  },
  { pattern: /\bin (?:heavy |light )?syrup\b/i, instead: 'in juice, drained' },
  {
    pattern:
      /\b(?:sprinkles|frosting|icing|whipped topping|marshmallows?|cand(?:y|ies)|ladyfingers|ice cream|cola|(?<!baking |club )soda|lemonade)\b(?! (?:water|powder))/i,
  },
]
