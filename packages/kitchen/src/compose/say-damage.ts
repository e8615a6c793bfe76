import type { RecipeData } from '../recipe-text/recipe-data.ts'
import { describeChanges } from './revise/describe-changes.ts'

/** What stands in the way, and what of it a cook could do all the same: nobody wants steps that cannot be cooked. */
export function sayDamage(
  before: RecipeData,
  changed: RecipeData,
  damage: readonly string[],
  rules: readonly string[],
): string {
  const came = changed.ingredients.filter((line) => !before.ingredients.includes(line)).join('\n')
  const way = WAYS.find(([food]) => food.test(came))?.[1]
  const how = way ?? 'How that is cooked is another recipe: ask me for one like it.'
  return `I leave ${before.title} as it is, for its steps do not hold for what would stand in: ${damage[0]}. In the list it would be: ${describeChanges(changed, rules)} ${how}`
}

/** How a cook does it beside the recipe's own steps, by what would come in. */
const WAYS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:tofu|tempeh|seitan|halloumi|paneer)\b/i,
    'How it is done: press it dry, cut it in pieces of 2 cm and fry it in a little oil until golden, 8 to 10 minutes in all. Make the sauce and all the rest as it is written, without what is done to the meat, and put it in for the last 5 minutes.',
  ],
  [
    /\b(?:lentils|beans|chickpeas)\b/i,
    'How it is done: cook them apart until tender, or take them from a can. Make the sauce and all the rest as it is written, without what is done to the meat, and stir them in for the last 10 minutes.',
  ],
  [
    /\b(?:mushrooms|jackfruit|cauliflower|celery root|eggplant)\b/i,
    'How it is done: cut it thickly, turn it in oil and salt and roast it at 220 °C (425 °F) for 25 minutes, until it is brown. Make the sauce and all the rest as it is written, without what is done to the meat, and put it in for the last 5 minutes.',
  ],
  [
    /\b(?:salmon|cod|trout|halibut|tuna|haddock|shrimp|prawns)\b/i,
    'How it is done: make the sauce and all the rest as it is written, without what is done to the meat, and lay it in for the last 5 to 8 minutes, until it reads 63 °C (145 °F) inside.',
  ],
  [
    /\b(?:chicken|turkey)\b/i,
    'How it is done: brown thighs without bones, 6 minutes on each side, make the sauce and all the rest as it is written, and let them finish in it until they read 74 °C (165 °F) inside.',
  ],
]
