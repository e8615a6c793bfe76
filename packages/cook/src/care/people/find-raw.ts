import type { RecipeData } from '@potluck/kitchen'
import { checkDiet } from '@potluck/kitchen/knowledge'

/**
 * Names what in a recipe is eaten raw or half done: egg, fish, shellfish or meat. Undefined if nothing is. In doubt it
 * counts as raw, because this is for people whom an infection would hurt most.
 */
export function findRaw({
  title,
  description,
  ingredients,
  instructions,
}: Pick<RecipeData, 'title' | 'description' | 'ingredients' | 'instructions'>): string | undefined {
  const steps = instructions.join(' ')
  const list = ingredients.join('\n')
  const all = `${title} ${description} ${steps} ${list}`
  // 'Vegetable maki rolls' are raw by name alone, so the ingredients decide if they are known.
  const isRawByName =
    RAW_DISH.test(title) &&
    (ingredients.length === 0 ||
      checkDiet({ ingredients, steps: instructions }, ['vegetarian']).verdict !== 'free')
  if (isRawByName || RAW_WORDS.test(all)) return 'raw or half-cooked fish or meat'
  const hasFish = ingredients.some((line) => FISH.test(line) && !READY.test(line))
  if (hasFish && !HEAT.test(steps)) return 'raw fish'
  const hasRawEgg = ingredients.some((line) => EGG.test(line) && !PASTEURIZED.test(line))
  if (hasRawEgg && (!HEAT.test(steps) || SOFT_EGG.test(all))) return 'raw or soft egg'
  return undefined
}

/** The recipe with eggs that were pasteurized in their shell or in a carton, which are safe raw or soft (FDA). */
export function withPasteurizedEggs(recipe: RecipeData): RecipeData {
  const ingredients = recipe.ingredients.map((line) =>
    PASTEURIZED.test(line) ? line : line.replace(EGG, (egg) => `pasteurized ${egg}`),
  )
  const said =
    'Take pasteurized eggs, for egg stays raw or soft in it; or cook it until white and yolk are firm.'
  return { ...recipe, ingredients, description: `${said} ${recipe.description}` }
}

const PASTEURIZED = /\bpasteurized egg(?:s| yolks?| whites?)?\b/i
const RAW_DISH =
  /\b(?:sushi|sashimi|nigiri|chirashi|maki|poke|ceviche|tiradito|tartare|carpaccio|crudo|gravlax|gravad|matjes|kitfo|larb dib|tataki|vitello tonnato|kibbeh nayyeh|çiğ köfte|oysters?|smoked salmon|steak|roast beef|tagliata|beef wellington|chateaubriand)\b/i
const RAW_WORDS =
  /\b(?:sushi[- ]grade|raw (?:tuna|salmon|fish|beef|shrimp|scallops?|oysters?|meat)|medium[- ]rare|rare\b|pink (?:in|inside|at)|smoked (?:salmon|trout|mackerel)|prosciutto|salami|still pink|5[0-9] °C)/i
const FISH = /\b(?:tuna|salmon|mackerel|herring|shrimp|scallops?|oysters?|trout|sea bass)\b/i
const READY = /\b(?:canned|cans?|tinned|tins?|cooked|drained)\b/i
const EGG = /\begg (?:yolks?|whites?)\b|(?<!from )\beggs?\b/i
const HEAT =
  /\b(?:bak(?:e|ed|ing)|boil\w*|simmer\w*|fry|fried|frying|roast\w*|cook\w*|steam\w*|oven|poach\w*|grill\w*|scrambl\w*|toast\w*)\b/i
const SOFT_EGG =
  /\b(?:soft[- ]boiled|jammy|runny|soft yolks?|yolks? (?:is|are|stays?|still|remains?)? ?(?:soft|runny|liquid|creamy|flow\w*)|poached eggs?|poach the eggs?|sunny[- ]side|fried eggs?|raw eggs?|raw yolks?|pasteurized eggs?|mayonnaise|aioli|hollandaise|béarnaise|tiramisu|mousse|zabaglione|carbonara|eggnog|royal icing|semifreddo|caesar|meringue)\b|\btrembl\w+|\bbarely set\b|\bjust set\b/i
