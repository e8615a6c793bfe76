import type { SeedRecipe } from './types.ts'

/** The foods of the list: its lines without the headings. */
export function foodLines({ ingredients }: SeedRecipe): string[] {
  return ingredients.filter((line) => !line.endsWith(':'))
}

/** Lines of the ingredient list with stems that no step mentions; empty if all are used. */
export function unusedLines(recipe: SeedRecipe): string[] {
  const inSteps = toStems(recipe.instructions.join(' '))
  return foodLines(recipe).filter((line) => !foodStems(line).some((stem) => inSteps.has(stem)))
}

/**
 * Foods that the steps mention and the ingredient list does not. A food is whatever any of
 * `recipes` lists, so the check grows with the collection.
 */
export function unlistedFoods(recipe: SeedRecipe, recipes: readonly SeedRecipe[]): string[] {
  const foods = new Set(recipes.flatMap((each) => foodLines(each).flatMap(foodStems)))
  const listed = toStems(foodLines(recipe).join(' '))
  const likened = toStems(LIKENED[recipe.slug] ?? '')
  return [...toStems(recipe.instructions.join(' '))].filter(
    (stem) =>
      foods.has(stem) && !listed.has(stem) && !likened.has(stem) && !NOT_ONLY_FOOD.has(stem),
  )
}

/** The stems that name the food of a line, without amount, unit and preparation. */
function foodStems(line: string): string[] {
  const [named = ''] = line.replace(/\([^)]*\)/g, '').split(',')
  const stems = [...toStems(named)]
  const foods = stems.filter((stem) => !BESIDE_FOOD.has(stem))
  return foods.length > 0 ? foods : stems.slice(-1)
}

/** Lower-case words without accents and plural endings: crude, but the same on both sides. */
function toStems(text: string): Set<string> {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return new Set((plain.match(/[a-z]+/g) ?? []).map((word) => word.replace(/(es|s|e)$/, '')))
}

const BESIDE_FOOD = toStems(
  `g kg ml l litre tsp tbsp cup oz lb inch cm clove slice sprig stick stalk leaf leaves pod thread
   about of in from the percent fat tender part each large small medium thick thin slim long round whole
   half ripe fresh dried fine flaky coarse coarsely freshly ground grated chopped minced crumbled
   finely very packed lukewarm cold ice hot cooked just boiled boiling unsalted salted firm soft smooth full
   tinned day old sharp bone boneless skinless unsmoked plain strong extra virgin dry light dark
   white black red green yellow brown flat split toasted mexican american japanese thai fermented
   instant double all purpose kosher sweet smoked waxy floury gluten free rolled unsweetened
   granulated preserved`,
)

/** Words that name a food in a list, and something else or nothing to buy in a step. */
const NOT_ONLY_FOOD = toStems(
  `baking bird chuck extract eye flake grain jar juice kernel loin paper paste pin powder root
   sauce seed short spring sticky thigh thread water wing`,
)

/**
 * Foods that a step names for their look or texture, as parts of a listed food, or as to be left
 * out.
 */
const LIKENED: Record<string, string> = {
  'black-bean-soup-pasilla': 'cream purée',
  'cacio-e-pepe': 'yoghurt cream pepper',
  'chicken-saltimbocca': 'salt',
  'comte-gougeres': 'walnut',
  'mango-sticky-rice': 'cream',
  'orange-carnitas': 'fish',
  'pounded-green-curry': 'oranges cream oil',
  'preserved-lemon-shakshuka': 'yolk',
  'silk-smooth-hummus': 'butter cream',
  'sunday-ragu-bolognese': 'orange',
  'walnut-hotteok': 'bread palm',
}
