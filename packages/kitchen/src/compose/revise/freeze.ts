import { isOneOf, readDish, readDishLine } from '../../adapting/read-dish.ts'
import type { RecipeData } from '../../recipe-text/recipe-data.ts'
import { sayFresh } from './kept-fresh.ts'
import { isSimmered } from './vessels/stages.ts'

/** Where one stops, before a step or before the sentence `inside` of it, and what is said of it. */
export type AheadPlan = { step: string; at: number; note: string; inside?: number }

/**
 * Where a dish made for the freezer stops, how it is frozen and how it comes out again, for the sorts that keep their
 * texture there; undefined for the others. Months and thawing are those of the USDA's 'Freezing and Food Safety'.
 */
export function freezePlan(
  recipe: RecipeData,
  { at, inside }: { at: number; inside: number },
): AheadPlan | undefined {
  const { title, instructions } = recipe
  const end = instructions.length
  if (UNFIT.test(title)) return undefined
  if (readDish(recipe).isBake) return { ...BAKED, at: end }
  if (at + inside > 0 && LAYERED.test([title, ...instructions].join(' ')))
    return { ...ASSEMBLED, at, inside }
  if (isSetByEgg(recipe)) return undefined
  if (!isSimmered(recipe) && !/\b(?:soup|stew|curry|chili|sauce|rag[uù]|beans)\b/i.test(title))
    return undefined
  const has = (names: string[]) =>
    recipe.ingredients.some((line) => readDishLine(line).foods.some((food) => isOneOf(food, names)))
  const minded = [
    has(['pasta', 'noodles', 'rice'])
      ? 'Freeze it without the pasta or rice, which is boiled fresh when you eat.'
      : '',
    has(['potato']) && isBlended(recipe)
      ? 'It separates a little as it thaws: whisk or blend it smooth when it is hot.'
      : has(['potato'])
        ? 'The potatoes turn grainy in the freezer: boil fresh ones and add them when you warm it.'
        : '',
  ]
  const warmed = `Thaw it overnight in the refrigerator and heat it, stirring, until it bubbles all through (74 °C / 165 °F). ${sayFresh(recipe)}`
  return {
    step: [POT, ...minded, warmed]
      .filter((one) => one !== '')
      .join(' ')
      .trim(),
    note: 'Made for the freezer: it keeps for 3 months and is heated through before it is served.',
    at: end,
  }
}

const UNFIT =
  /\b(?:salad|slaw|omelet\w*|fried (?:rice|eggs?)|mayonnaise|a[iï]oli|custard|mousse|trifle|tiramisu|carbonara|alfredo|sushi|ceviche|guacamole|tzatziki)\b/i
const LAYERED =
  /\b(?:lasagn\w+|casserole|gratin\w*|pie|moussaka|enchiladas?|cannelloni|(?:casserole|baking|gratin|oven) ?dish)\b/i
const POT =
  'To freeze it, let it cool in shallow dishes for no more than 2 hours, fill it in portions into boxes with 2 cm (1 inch) of space below the lid, label them and freeze it for up to 3 months.'
const ASSEMBLED = {
  step: 'To freeze it, stop here: let it go cold, wrap the dish well and freeze it for up to 3 months. Thaw it for 24 hours in the refrigerator and bake it 10 to 15 minutes longer than is said, covered at first, until it reads 74 °C (165 °F) in the middle.',
  note: 'Put together and frozen for up to 3 months, thawed and baked when it is wanted.',
}
const BAKED = {
  step: 'To freeze it, let it cool on a rack, wrap it airtight, whole or in slices, and freeze it for up to 3 months. Thaw it wrapped at room temperature, or warm it from frozen at 180 °C (350 °F) for 10 to 15 minutes; cream, icing and fruit come on the day it is eaten.',
  note: 'Baked and frozen for up to 3 months.',
}

function isBlended({ instructions }: RecipeData): boolean {
  return instructions.some((step) => /\b(?:blend\w*|pur[eé]e\w*|mash\w*)\b/i.test(step))
}

/** An egg or a cream that only warmth holds together splits when it thaws. */
function isSetByEgg({ instructions }: RecipeData): boolean {
  return instructions.some(
    (step) =>
      /\b(?:off|turn off|remove from) (?:the )?heat\b/i.test(step) && /\beggs?\b/i.test(step),
  )
}

export const NOT_FROZEN =
  'It does not keep its texture in the freezer: what is raw and crisp goes limp, and what egg or cream holds together splits as it thaws. I leave it as it is made now; cut and weigh what can be cut the day before, and cook it fresh.'
