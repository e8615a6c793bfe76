import { parseIngredientLine } from '../../ingredient-lines/parse-ingredient-line.ts'
import type { RecipeData } from '../../recipe-text/recipe-data.ts'
import { scaleStep } from '../../scaling/scale-step.ts'
import { hasSameEntries } from '../../text/same-entries.ts'
import { type Carrier, sayDifference, withLess } from './carriers.ts'
import { type Revised, withNote } from './change.ts'
import { isBaked, timesLines } from './times-lines.ts'

/**
 * Reduces salt also in foods that contain it: stock, soy sauce, canned and cured foods, salted
 * butter and mixes. Those sold with less salt are bought that way, the others are halved; food
 * salted to taste is salted last.
 */
export function takeLessSalt(
  recipe: RecipeData,
  salts: readonly string[],
  factor: number,
): Revised {
  const halved = timesLines(recipe, salts, isBaked(recipe) ? Math.max(factor, 0.75) : factor)
  const first = halved
    ? withNote(halved.recipe, 'Less salt.', halved.comparisons)
    : withLessInSteps(recipe, factor)
  // If there is salt to reduce, foods that are salty by nature keep their amount.
  const carriers = halved ? SALTED.filter(({ instead }) => instead !== undefined) : SALTED
  const less = withLess(first, carriers)
  const isByEye =
    !halved && first === recipe && recipe.instructions.some((step) => /\bsalt\b/i.test(step))
  if (less === recipe && !isByEye)
    return {
      ok: false,
      reason: 'There is no salt in it as it is, nor anything that is made salty.',
    }
  // A dough is salted when it is mixed, and nobody tastes it then.
  const tips = [...(isBaked(recipe) ? [] : [SALT_LAST]), ...less.tips].slice(0, MOST_TIPS)
  const notes = [
    less === first ? undefined : 'What brings salt with it is bought with less, or taken by half.',
    isByEye ? 'Salted at the end, with half of what one would take.' : undefined,
    sayDifference(recipe, less, { nutrient: 'sodium', unit: 'mg', name: 'sodium' }),
  ]
  const told = notes.reduce(
    (one, note) => (note === undefined ? one : withNote(one, note, [])),
    less,
  )
  return { ok: true, recipe: { ...told, tips } }
}

/** Salt that only the steps measure. */
function withLessInSteps(recipe: RecipeData, factor: number): RecipeData {
  const salt = [parseIngredientLine('1 tsp salt')]
  const instructions = recipe.instructions.map((step) =>
    scaleStep(step, salt, { factor, cups: false }),
  )
  return hasSameEntries(instructions, recipe.instructions)
    ? recipe
    : withNote({ ...recipe, instructions }, 'Less of the salt that the steps measure.', [])
}

const SALTED: readonly Carrier[] = [
  {
    pattern: /\b(?:low|reduced|less|no)[- ](?:sodium|salt)|\bunsalted\b|\bsalt[- ]free\b/i,
    instead: '$&',
  },
  {
    pattern:
      /\b(?:soy sauce|tamari|worcestershire(?: sauce)?|ketchup|(?:(?:chicken|beef|vegetable|fish|mushroom|veal|bone) )?(?:stock|broth|bouillon|bullion|consomm[eé])(?: (?:cubes?|powders?|granules))?)\b/i,
    instead: 'low-sodium $&',
  },
  {
    pattern:
      /\b(?:butter or margarine|salted butter|margarine|butter)\b(?! ?(?:milk|beans?|lettuce|squash|nut|chicken))(?<!(?:nut|almond|cocoa|seed|cashew|apple|vegan|cookie) butter)/i,
    instead: 'unsalted butter',
  },
  {
    pattern:
      /\b(mushrooms|beans|peas|corn|carrots|vegetables|chickpeas|lentils) with (?:their |the )?liquid\b/i,
    instead: 'no-salt-added $1 with liquid',
  },
  {
    pattern:
      /(?<=\b(?:cans?|tins?|canned|tinned)\b[^,]*?)\b(?:(?:whole|diced|crushed|black|kidney|white|pinto|cannellini|green|peeled|chopped) )*(?:tomatoes|beans|chickpeas|corn|mushrooms|lentils|peas|vegetables|soup)\b/i,
    instead: 'no-salt-added $&',
  },
  {
    pattern:
      /\b(?:bacon|ham|pancetta|prosciutto|salami|chorizo|pepperoni|rookworst|kielbasa|smoked sausages?|frankfurters?|hot dogs?)\b/i,
  },
  {
    pattern:
      /\b(?:fish sauce|oyster sauce|hoisin|miso|capers?|olives?(?! oil)|anchov(?:y|ies)|feta|parmesan|pecorino|halloumi|blue cheese|pickles?|sauerkraut|kimchi|(?:seasoned|garlic|onion|celery) salt|adobo|seasoning (?:mix|packet)|taco seasoning|cajun seasoning|old bay|furikake)\b/i,
  },
]
const SALT_LAST =
  'Taste before you salt, at the end; a few drops of lemon juice or vinegar, pepper and herbs make up for what is missing.'
const MOST_TIPS = 4
