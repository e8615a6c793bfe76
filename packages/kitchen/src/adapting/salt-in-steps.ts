import { withNote } from '../compose/revise/change.ts'
import { toAvoidance } from '../diets/avoidance.ts'
import type { RecipeData } from '../recipe-text/recipe-data.ts'

/** Salt that only the steps measure is in no count of the list: under a limit of sodium it is a pinch. */
export function withPinchOfSalt(recipe: RecipeData, rules: readonly string[]): RecipeData {
  const isLimited = rules.some((rule) =>
    toAvoidance(rule).limits?.some(({ nutrient }) => nutrient === 'sodium'),
  )
  const isListed = recipe.ingredients.some((line) => /\bsalt\b/i.test(line))
  if (!isLimited || isListed) return recipe
  const instructions = recipe.instructions.map((step) => step.replace(MEASURED, 'a pinch of salt'))
  const isSame = instructions.every((step, at) => step === recipe.instructions[at])
  return isSame ? recipe : withNote({ ...recipe, instructions }, NOTE, [])
}

const MEASURED =
  /\b(?:about |around |at least )?(?:an?|one|two|three|half an?|[\d½¼¾⅓⅔][\d½¼¾⅓⅔.,/]*)(?:\s?(?:-|–|to|or)\s?[\d½¼¾⅓⅔][\d½¼¾⅓⅔.,/]*)?\s?(?:level |heaped |generous )?(?:tsp|teaspoons?|tbsp|tablespoons?|spoons?|g|grams?|ml|handfuls?)\.? (?:of )?(?:(?:sea|table|kosher|fine|coarse|rock) )?salt\b/giu
const NOTE =
  'The salt that the steps measured is a pinch: lemon juice, vinegar, pepper and herbs make up for it at the end.'
