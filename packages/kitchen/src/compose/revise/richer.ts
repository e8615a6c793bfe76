import { findAgainst } from '../../adapting/adapt-to.ts'
import { isOneOf, readDishLine } from '../../adapting/read-dish.ts'
import { parseIngredientLine } from '../../ingredient-lines/parse-ingredient-line.ts'
import { nutritionOf } from '../../nutrition/nutrition.ts'
import type { RecipeData } from '../../recipe-text/recipe-data.ts'
import { parseServings } from '../../times/parse-servings.ts'
import { type Revised, withNote } from './change.ts'
import { isBaked, timesLines } from './times-lines.ts'

export type Nutrient = 'protein' | 'fiber'

/**
 * More protein or fiber by a can of pulses that goes with the dish, heated through at the end; what is sweet gets a
 * bowl beside it, for a bake keeps its measures. How much it brings is counted, and nothing is added that a
 * restriction is against.
 */
export function makeRicher(
  recipe: RecipeData,
  nutrient: Nutrient,
  rules: readonly string[],
): Revised {
  const kind = condimentOf(recipe)
  if (kind) return { ok: false, reason: BESIDE_IT[kind](nutrient) }
  const read = parseServings(recipe.servings)
  const portions = read.ok ? read.servings.max : 4
  const isSweet = isBaked(recipe) || !isSavory(recipe)
  const more = nutrient === 'protein' && !isSweet ? withMoreOfIt(recipe) : undefined
  if (more) {
    const said = `Half as much again of what brings the protein. ${sayMore(recipe, more.recipe, nutrient, portions)}`
    return { ok: true, recipe: withNote(more.recipe, said.trim(), more.comparisons) }
  }
  const additions = isSweet ? beside(nutrient, portions) : within(recipe, portions)
  const addition = additions.find(({ line }) => {
    const isListed = recipe.ingredients.some((one) => sharesFood(one, line))
    return (
      !isListed &&
      findAgainst({ ...recipe, ingredients: [line], instructions: [] }, rules).length === 0
    )
  })
  if (!addition)
    return {
      ok: false,
      reason: `I know nothing to put in for more ${nutrient} that goes with it and keeps to all the rest: tell me with what, such as “add chickpeas”.`,
    }
  const last = recipe.instructions.length - 1
  const at = addition.isBeside || last < 1 ? lastMade(recipe.instructions) : placeFor(recipe)
  const before = (recipe.instructions[at] ?? '').trim()
  const step = `${before}${/[\p{L}\d)]$/u.test(before) ? '.' : ''} ${addition.step}`.trim()
  const richer = {
    ...recipe,
    ingredients: [...recipe.ingredients, addition.line],
    instructions: recipe.instructions.with(Math.max(0, at), step),
  }
  const note =
    `More ${nutrient} by ${toNamed(addition.line)}. ${sayMore(recipe, richer, nutrient, portions)}`.trim()
  return { ok: true, recipe: withNote(richer, note, [`more ${nutrient} → ${addition.line}`]) }
}

/** What is drunk, poured over or spread: nobody wants beans in it. */
function condimentOf({ title, instructions }: RecipeData): keyof typeof BESIDE_IT | undefined {
  if (DRINK.test(title)) return 'drink'
  if (DOUGH.test(title)) return 'dough'
  const isDish = /\b(?:pasta|spaghetti|noodles?|rice|chicken|beef|with|in)\b/i.test(title)
  const isSauce = CONDIMENT.test(title) && !isDish
  return isSauce && !/\b(?:bolognese|rag[uù])\b/i.test([title, ...instructions].join(' '))
    ? 'sauce'
    : undefined
}

const DRINK =
  /\b(?:wine|gl[uü]hwein|punch|cocktail|mocktail|mimosa|lemonade|tea|coffee|juice|kombucha|kvass|liqueur|limoncell?[oi]|cider|beer|grog|toddy|sangria|drink|water|soda|margarita|mojito|spritz)\b(?! (?:cake|bread|braised?|stew))/i
const CONDIMENT =
  /\b(?:sauce|dressing|vinaigrette|mayonnaise|aioli|ketchup|mustard|relish|chutney|jam|jelly|marmalade|syrup|pickles?|pickled \p{L}+|gravy|marinade|rub|seasoning|spice (?:mix|blend)|stock|broth|demi[- ]glace|butter|salsa|pesto|zaatar|dulce de leche|spread|(?:garam )?masala|curry powder)\b\W*$/iu

const DOUGH =
  /\b(?:dough|crust|pastry|bread|rolls?|buns?|baguettes?|focaccia|tortillas?|naan|pita|flatbreads?|crackers?|pretzels?)\b\W*$/i

const BESIDE_IT = {
  dough: (nutrient: Nutrient) =>
    nutrient === 'protein'
      ? 'It is a dough, which stands on its measures, so I leave it as it is. What brings protein goes on it or beside it: cheese, eggs, fish, chicken or beans; into the dough itself go at most 2 tbsp of skim milk powder or soy flour for each 250 g of flour.'
      : 'It is a dough, which stands on its measures, so I leave it as it is. For more fiber take half of the flour as whole wheat with a tablespoon more water for each 100 g of it, or knead in 2 tbsp of ground flaxseed.',
  drink: (nutrient: Nutrient) =>
    `It is a drink, and nothing that brings ${nutrient} belongs in it, so I leave it as it is. What brings ${nutrient} goes beside it: ${nutrient === 'protein' ? 'cheese, roasted chickpeas or nuts' : 'nuts, dried fruit or wholegrain crackers'}.`,
  sauce: (nutrient: Nutrient) =>
    `It is taken by the spoon, and ${nutrient} comes from what it goes on, so I leave it as it is. With it serve ${nutrient === 'protein' ? 'chicken, fish, eggs, tofu or beans' : 'beans, lentils, wholegrain pasta or vegetables'}.`,
} as const

/** The meat, fish or tofu that it has already, half as much again; undefined where it has none by weight. */
function withMoreOfIt(recipe: RecipeData): ReturnType<typeof timesLines> {
  const lines = recipe.ingredients.filter((line) => {
    const { line: read, foods } = readDishLine(line)
    const isMain = foods.slice(0, 1).some((food) => isOneOf(food, MAINS))
    const isBesides = /\b(?:bacon|ham|stock|broth|sauce|bones?|cured|smoked|whole)\b/i.test(line)
    return isMain && !isBesides && !read.optional && (gramsIn(line) ?? 0) >= LEAST_MAIN
  })
  const isRoast = recipe.instructions.some((step) => /\broast\b/i.test(step))
  return lines.length === 0 || isRoast ? undefined : timesLines(recipe, lines, HALF_MORE)
}

function gramsIn(line: string): number | undefined {
  return nutritionOf({ ingredients: [line] }).lines[0]?.grams
}

const MAINS = ['meat', 'poultry', 'fish', 'shellfish', 'tofu', 'tempeh', 'seitan']
/** Grams from which a food is what a dish is made of. */
const LEAST_MAIN = 150
const HALF_MORE = 1.5

type Addition = { line: string; step: string; isBeside: boolean }

/** Half a can of pulses for two: some 120 g drained a head would be a dish of beans. Salads and pasta have their own. */
function within({ title, ingredients, instructions }: RecipeData, portions: number): Addition[] {
  if (ASIAN.test([title, ...ingredients].join(' '))) return ofAsia(portions)
  if (/\b(?:salad|slaw)\b/i.test(title)) return ofSalad(portions)
  const cans = Math.max(1, Math.round(portions / 4))
  const size = cans === 1 ? '1 can (400 g)' : `${cans} cans (400 g each)`
  const isWarm = /\b(?:simmer|cook|boil|fry|bake|saut[eé]|roast|heat)\b/i.test(
    instructions.join(' '),
  )
  const fits = /\b(?:chili|taco|mexic|burrito|rice)/i.test(title)
    ? ['black beans', 'kidney beans']
    : []
  const pulses = [...fits, 'cannellini beans', 'chickpeas', 'lentils', 'black beans']
  const pasta =
    /\b(?:pasta|spaghetti|penne|tortellini|macaroni|fettuccine|ravioli|gnocchi|carbonara)\b/i.test(
      title,
    )
      ? ofPasta(
          portions,
          instructions.some((step) => /\b(?:tomato(?:es)?|passata)\b/i.test(step)),
        )
      : []
  return [
    ...pasta,
    ...pulses.map((name) => ({
      line: `${size} ${name}, drained and rinsed`,
      step: isWarm
        ? `Stir in the ${name} for the last 5 minutes, until they are hot.`
        : `Fold in the ${name}.`,
      isBeside: false,
    })),
  ]
}

const ASIAN =
  /\b(?:miso|dashi|ramen|udon|pho|soba|fish sauce|soy sauce|sesame oil|rice noodles?|stir[- ]?fry|kimchi|gochu\w+|teriyaki)\b/i

/** What goes into a bowl of noodles or broth: soy before eggs. */
function ofAsia(portions: number): Addition[] {
  return [
    {
      line: `${Math.max(200, Math.round((portions * 100) / 50) * 50)} g firm tofu, cubed`,
      step: 'Stir in the tofu and let it get hot, about 3 minutes.',
      isBeside: false,
    },
    {
      line: `${Math.max(100, Math.round((portions * 75) / 50) * 50)} g frozen shelled edamame`,
      step: 'Stir in the edamame for the last 5 minutes.',
      isBeside: false,
    },
    {
      line: `${Math.max(2, Math.round(portions))} eggs, boiled for 8 minutes, halved`,
      step: 'Lay the halved eggs on top.',
      isBeside: true,
    },
  ]
}

function ofSalad(portions: number): Addition[] {
  return [
    {
      line: `${Math.max(2, Math.round(portions))} eggs, boiled for 9 minutes, quartered`,
      step: 'Lay the eggs on top.',
      isBeside: true,
    },
    {
      line: '1 can (400 g) chickpeas, drained and rinsed',
      step: 'Toss the chickpeas with the rest.',
      isBeside: true,
    },
  ]
}

/** Lentils go with tomatoes; green soybeans have twice the protein of peas, and cook beside the pasta. */
function ofPasta(portions: number, isRed: boolean): Addition[] {
  const grams = Math.max(100, Math.round((portions * 75) / 50) * 50)
  const cans = Math.max(1, Math.round(portions / 4))
  const red = {
    line: `${cans === 1 ? '1 can (400 g)' : `${cans} cans (400 g each)`} lentils, drained and rinsed`,
    step: 'Stir in the lentils and let them get hot, about 3 minutes.',
    isBeside: false,
  }
  const green = {
    line: `${grams} g frozen shelled edamame`,
    step: 'Boil the edamame for 5 minutes and stir them in.',
    isBeside: true,
  }
  return isRed ? [red, green] : [green]
}

function beside(nutrient: Nutrient, portions: number): Addition[] {
  const grams = portions * 100
  const bowls =
    nutrient === 'protein' ? ['Greek yogurt', 'soy yogurt'] : ['raspberries', 'blueberries']
  return bowls.map((name) => ({
    line: `${grams} g ${name}, to serve`,
    step: `Serve it with the ${name}.`,
    isBeside: true,
  }))
}

/** The last step that makes something of it: nobody folds anything in behind 'serve'. */
function lastMade(steps: readonly string[]): number {
  const at = steps.findLastIndex(
    (step) =>
      !/^\W*(?:serve|enjoy|eat|garnish|notes?\b|optional)|\benjoy\b|\b(?:bowl|plate)s?\b[^.]*$/i.test(
        step,
      ),
  )
  return at < 0 ? steps.length - 1 : at
}

/** The last step that still cooks, so that what is added gets hot. */
function placeFor({ instructions }: RecipeData): number {
  const at = instructions.findLastIndex((step) => {
    return /\b(?:simmer|cook|boil|fry|saut[eé]|heat|stirring)/i.test(step) && !OFF.test(step)
  })
  return at < 0 ? instructions.length - 1 : at
}

/** By then it is on the table. */
const OFF = /\b(?:off the heat|turn off|from the heat|garnish|serve|strain the water|drain)\b/i

function isSavory({ ingredients }: RecipeData): boolean {
  const foods = ingredients.flatMap((line) => readDishLine(line).foods)
  return foods.some((food) => isOneOf(food, SAVORY))
}

const SAVORY = [
  'meat',
  'poultry',
  'fish',
  'shellfish',
  'onion',
  'garlic',
  'stock',
  'tofu',
  'legume',
  'pasta',
  'vegetable',
]

function sharesFood(one: string, other: string): boolean {
  const foods = readDishLine(other).foods
  return readDishLine(one).foods.some((food) => foods.includes(food))
}

function sayMore(
  before: RecipeData,
  after: RecipeData,
  nutrient: Nutrient,
  portions: number,
): string {
  const [had, has] = [before, after].map(
    ({ ingredients }) => nutritionOf({ ingredients, servings: portions }).perServing?.[nutrient],
  )
  if (had === undefined || has === undefined) return ''
  return `A portion has about ${Math.round(has)} g instead of ${Math.round(had)} g.`
}

function toNamed(line: string): string {
  return parseIngredientLine(line).name
}
