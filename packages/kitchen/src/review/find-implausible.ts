import type { LineRead } from '../diets/line-read.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import { findByKey, isKindOf } from '../lexicon/lexicon.ts'
import { type Nutrition, nutritionOf } from '../nutrition/nutrition.ts'
import type { ReadRecipe } from './read-for-review.ts'

/** An amount that cannot be meant: of a line, in g for a portion and at most, or of the portion as a whole. */
export type Implausible =
  | { kind: 'line'; line: string; grams: number; most: number }
  | { kind: 'weight'; grams: number }
  | { kind: 'energy'; kcal: number }

/** `tolerance`: how many times past the usual an amount may be. 1 is what we ask of our own recipes. */
export function findImplausible(
  { recipe, lines, portions }: ReadRecipe,
  tolerance: number,
): Implausible[] {
  // What is made as a whole is shared out in portions of any size.
  if (portions === undefined || WHOLE.test(recipe.servings)) return []
  const nutrition = nutritionOf({ servings: portions, ingredients: recipe.ingredients })
  const weights = new Map(nutrition.lines.map(({ text, grams }) => [text, grams]))
  const slips = lines.flatMap((read): Implausible[] => {
    const line = read.line.raw
    const grams = (weights.get(line) ?? 0) / portions
    const usual = mostGramsOf(read)
    if (usual === undefined || grams <= usual * tolerance || NOT_EATEN.test(line)) return []
    return [{ kind: 'line', line, grams, most: usual }]
  })
  return [...slips, ...checkPortion(recipe.title, nutrition, { portions, tolerance })]
}

const WHOLE =
  /\b(?:loa(?:f|ves)|cakes?|pies?|tarts?|jars?|batch\w*|quarts?|bottles?|tins?|trays?|pizzas?|pots?|lit(?:er|re)s?|ml|cups?)\b/i

/** Salt of a crust, a brine or the water; oil to fry in. */
const NOT_EATEN = /\b(?:water|brine|crust|frying|deep|cure|curing|cooking|bed)\b/i

function checkPortion(
  title: string,
  { lines, perServing }: Nutrition,
  { portions, tolerance }: { portions: number; tolerance: number },
): Implausible[] {
  // Where little is counted, little is known of the whole.
  if (!perServing) return []
  const weighed = lines.filter(({ text }) => !/\bwater\b/i.test(text))
  const grams = weighed.reduce((sum, line) => sum + (line.grams ?? 0), 0) / portions
  const [, least, most] = PORTIONS.find(([called]) => called.test(title)) ?? ANY_PORTION
  const { kcal } = perServing
  // Less than a meal is a snack or a sauce: less is suspected than more.
  const isOdd = kcal < LEAST_KCAL / tolerance ** 2 || kcal > MOST_KCAL * tolerance
  return [
    ...(grams < least / tolerance ** 2 || grams > most * tolerance
      ? [{ kind: 'weight', grams } as const]
      : []),
    ...(isOdd ? [{ kind: 'energy', kcal } as const] : []),
  ]
}

const LEAST_KCAL = 40
const MOST_KCAL = 1300

const ANY_PORTION = [/./, 120, 850] as const

/** Grams of food in a usual portion, without water, by what the title says it is. */
const PORTIONS: readonly (readonly [RegExp, least: number, most: number])[] = [
  [/cookie|shortbread|finger/i, 12, 70],
  [/cupcake|(?:layer|sheet|sponge|birthday|vanilla|chocolate|cocoa|carrot|lemon) cake\b/i, 45, 300],
  [/meatloaf|(?:lentil|bean|chickpea) loaf/i, 120, 850],
  [/muffin|brownie|loaf|soda bread|scone|focaccia/i, 35, 220],
  [/mousse|crumble|fruit salad|(?<!pot )pie\b(?! under)|crepe|pancake/i, 80, 480],
  [/smoothie|oats|porridge|granola/i, 40, 550],
  [/dip|hummus|guacamole|flatbreads/i, 80, 380],
  [/soup|stew|chili|curry|dal\b/i, 200, 950],
  ANY_PORTION,
]

/** Grams that a portion holds at most of foods of a kind, by usual recipes; ours. */
const MOST_EACH: readonly (readonly [kinds: string, grams: number])[] = [
  ['salt', 7],
  ['baking powder, baking soda', 6],
  ['yeast', 8],
  // The body of a chili or a mole, not its seasoning.
  ['ancho chile, guajillo chile, pasilla chile', 30],
  ['dried herb, spice, chili flake, cumin, paprika, cinnamon, turmeric, oregano', 6],
  ['garlic', 14],
  ['vanilla extract', 5],
  ['oil', 45],
  ['butter', 45],
  ['sugar, honey, maple syrup, syrup', 60],
  ['soy sauce, fish sauce, oyster sauce', 30],
  ['flour', 130],
  ['pasta, noodle, rice', 220],
  ['cheese', 120],
  ['egg', 180],
  ['meat', 350],
  ['fish', 300],
  ['nut', 80],
]

function mostGramsOf({ contents }: LineRead): number | undefined {
  const [food] = contents.ingredients
  return food && mostGramsOfFood(food)
}

/** The most grams of a food that a usual portion holds, where its kind is limited. */
export function mostGramsOfFood(food: Ingredient): number | undefined {
  return limitsByKind().find(([groups]) => groups.some((group) => isKindOf(food, group)))?.[1]
}

let limits: readonly (readonly [readonly Ingredient[], number])[] | undefined

function limitsByKind() {
  limits ??= MOST_EACH.map(([kinds, grams]) => [
    kinds.split(', ').flatMap((kind) => findByKey(kind) ?? []),
    grams,
  ])
  return limits
}
