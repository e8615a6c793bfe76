import type { IngredientLine } from '../ingredient-lines/ingredient-line.ts'
import type { Aisle } from '../lexicon/aisles.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import { densityOf } from '../nutrition/grams-of.ts'
import { identify } from '../recognition/identify.ts'
import { nameOfLine } from '../recognition/line-name.ts'
import { isPoured } from './poured.ts'
import type { FoodMeasure } from './view-measure.ts'

/**
 * How kitchens measure the food of a line; of alternatives the first counts. Undefined if the food
 * is unknown, is several, or the weight of a cup of it is unknown.
 */
export function measuredAs(line: IngredientLine): FoodMeasure | undefined {
  const [food, ...further] = identify(nameOfLine(line))[0] ?? []
  if (!food?.ingredient || food.form !== undefined || further.length > 0) return
  const gramsPerMl = densityOf(food.ingredient)
  if (gramsPerMl === undefined) return
  if (isLiquid(food.ingredient, gramsPerMl)) return { gramsPerMl, us: 'volume', metric: 'volume' }
  return { gramsPerMl, us: isSpooned(food.ingredient) ? 'volume' : 'weight', metric: 'weight' }
}

function isLiquid({ name, aisle }: Ingredient, gramsPerMl: number): boolean {
  return isPoured(name) || (DRINKS.has(aisle) && gramsPerMl > 0.85)
}

const DRINKS: ReadonlySet<Aisle> = new Set(['drinks', 'wine-beer-and-spirits'])

/** Solid foods that US kitchens measure in cups and spoons; the others they weigh. */
function isSpooned({ name, aisle }: Ingredient): boolean {
  if (aisle === 'dairy-and-eggs') return SOFT_DAIRY.test(name)
  if (aisle === 'pasta-rice-and-grains') return !PASTA.test(name)
  return SPOONED.has(aisle) && !/\bchocolate$/i.test(name)
}

const SOFT_DAIRY =
  /butter|yogurt|skyr|sour cream|crème fraîche|ricotta|cottage|mascarpone|ghee|milk powder/i
const PASTA =
  /pasta|noodle|spaghetti|macaroni|penne|fusilli|lasagn|linguine|tagliatelle|fettuccine|rigatoni|vermicelli|gnocchi|ravioli|tortellini/i

const SPOONED: ReadonlySet<Aisle> = new Set([
  ...(['baking', 'herbs-and-spices', 'nuts-seeds-and-dried-fruit', 'oils-and-vinegars'] as const),
  ...(['sauces-and-condiments', 'beans-and-pulses', 'world-foods', 'drinks', 'other'] as const),
])
