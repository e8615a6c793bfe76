import { parseIngredientLine } from '../../ingredient-lines/parse-ingredient-line.ts'
import type { RecipeData } from '../../recipe-text/recipe-data.ts'
import { type Carrier, sayDifference, withLess } from './carriers.ts'
import { type Revised, withNote } from './change.ts'
import { isBaked, timesLines } from './times-lines.ts'

/**
 * Less sugar wherever it is: sugars and syrups by their names, and what is sold sweet. Cocoa is none. A bake spares a
 * quarter; chocolate and fruit are bought with less; condensed milk is half evaporated milk, which sets softer.
 */
export function takeLessSugar(recipe: RecipeData, factor: number): Revised {
  const sugars = recipe.ingredients.filter(
    (line) => SUGARS.test(nameOf(line)) && !NO_SUGAR.test(line),
  )
  const isBake = isBaked(recipe)
  const share = isBake ? Math.max(0.75, factor) : factor
  const changed = sugars.length > 0 ? timesLines(recipe, sugars, share) : undefined
  const spared = isBake ? 'Less sugar: a quarter less, which a bake can spare.' : 'Less sugar.'
  const first = changed ? withNote(changed.recipe, spared, changed.comparisons) : recipe
  const less = withLess(first, SWEET)
  if (less === recipe)
    return {
      ok: false,
      reason:
        'There is no sugar in it of which I could take less: what is sweet in it is the food itself.',
    }
  const isCondensed = recipe.ingredients.some((line) => CONDENSED.test(line))
  const notes = [
    less === first ? undefined : 'What is sold sweet is taken by half or bought with less sugar.',
    isCondensed ? 'With less sugar it sets softer and keeps for fewer days.' : undefined,
    sayDifference(recipe, less, { nutrient: 'sugar', unit: 'g', name: 'sugar' }),
  ]
  const told = notes.reduce(
    (one, note) => (note === undefined ? one : withNote(one, note, [])),
    less,
  )
  return { ok: true, recipe: told }
}

function nameOf(line: string): string {
  return parseIngredientLine(line).name
}

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
