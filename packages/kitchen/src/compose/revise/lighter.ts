import { isOneOf, readDishLine } from '../../adapting/read-dish.ts'
import { toSentences } from '../../adapting/take-out.ts'
import { formatIngredientLine } from '../../ingredient-lines/format-ingredient-line.ts'
import { parseIngredientLine } from '../../ingredient-lines/parse-ingredient-line.ts'
import { nutritionOf } from '../../nutrition/nutrition.ts'
import type { RecipeData } from '../../recipe-text/recipe-data.ts'
import { parseServings } from '../../times/parse-servings.ts'
import { type FoodId, isKind } from '../foods/foods.ts'
import { inHalf } from './carriers.ts'
import { type Revised, withNote } from './change.ts'
import { foodsOf } from './leave-out.ts'
import { addVegetables } from './more-vegetables.ts'
import { isBaked, timesLines } from './times-lines.ts'

/**
 * Makes it lighter: less oil and butter in the pan, less cheese on top, light cream and coconut
 * milk, a quarter less sugar. What a bake depends on stays.
 */
export function makeLighter(recipe: RecipeData): Revised {
  const isBake = isBaked(recipe)
  // The dough of a quiche keeps its butter, and its filling is none.
  const isSweetBake = isBake && !FILLED.test([recipe.title, ...recipe.ingredients].join(' '))
  const lines = (suits: (id: FoodId) => boolean) =>
    recipe.ingredients.filter((line) => foodsOf(line).some(suits))
  const steps: readonly (readonly [string[], number, string])[] = [
    [isBake ? [] : lines((id) => isKind(id, 'fat')), 0.6, 'Less fat in the pan.'],
    [
      isSweetBake ? [] : lines((id) => isKind(id, 'cheese')),
      0.7,
      recipe.ingredients
        .concat(recipe.instructions)
        .some((text) => /\b(?:grate|grated|shred\w*|grinded|crumbled|sprinkle)\b/i.test(text))
        ? 'Less cheese, finely grated or crumbled it still goes round.'
        : 'Less cheese.',
    ],
    [
      isSweetBake ? [] : recipe.ingredients.filter((line) => CURED.test(line)),
      0.5,
      'Half of the bacon or sausage, crisped without more fat in the pan.',
    ],
    [lines((id) => SUGARS.includes(id)), 0.75, 'A quarter less sugar.'],
  ]
  let lighter = recipe
  for (const [found, factor, note] of steps) {
    const changed = timesLines(lighter, found, factor)
    if (changed) lighter = withNote(changed.recipe, note, changed.comparisons)
  }
  lighter = isBake ? lighter : withLeanMeat(byEye(lighter, lines))
  lighter = isSweetBake ? lighter : withLightCream(lighter)
  lighter = isBake || isMuchLighter(recipe, lighter) ? lighter : withMoreVegetables(lighter)
  if (lighter === recipe)
    return {
      ok: false,
      reason:
        'I find nothing in it that could be lighter and the dish the same: its fat, cheese or sugar is little, or what it is made of.',
    }
  const saved = sayEnergy(recipe, lighter)
  return { ok: true, recipe: saved ? withNote(lighter, saved, []) : lighter }
}

/** Fat and cheese without an amount are taken by eye, and by half. */
function byEye(
  recipe: RecipeData,
  lines: (suits: (id: FoodId) => boolean) => string[],
): RecipeData {
  // What it is called after is what it is made of.
  const isNamed = (line: string) =>
    foodsOf(line).some((id) => recipe.title.toLowerCase().includes(id.split('-')[0] ?? id))
  const rich = lines((id) => isKind(id, 'cheese', 'fat')).filter(
    (line) =>
      !isNamed(line) &&
      // 'Most cheeses are fine' is a word on the line before.
      !/\b(?:is|are|can|will)\b/i.test(line) &&
      parseIngredientLine(line).quantity === undefined &&
      recipe.ingredients.includes(line),
  )
  if (rich.length === 0) return recipe
  const ingredients = recipe.ingredients.map((line) => (rich.includes(line) ? inHalf(line) : line))
  return withNote(
    { ...recipe, ingredients },
    'Fat and cheese by eye, half as much as you would take.',
    rich.map((line) => `${line} → ${inHalf(line)}`),
  )
}

/** What is as much fat as meat. */
const CURED = /\b(?:bacon|pancetta|lardons?|guanciale|salami|chorizo|pepperoni)\b/i
const FILLED = /\b(?:quiche|onion|ham|bacon|chicken|spinach|leeks?|mushrooms?|salmon)\b/i

/** Where the fat is little, the starch is what is heavy: less of it, and vegetables in its place. */
function withMoreVegetables(recipe: RecipeData): RecipeData {
  const starches = recipe.ingredients.filter((line) => {
    const { line: read, foods } = readDishLine(line)
    const isStarch = foods.slice(0, 1).some((food) => isOneOf(food, ['pasta', 'noodle', 'rice']))
    return isStarch && read.quantity !== undefined && !/\b(?:cooked|flour|vinegar)\b/i.test(line)
  })
  const less = starches.length > 0 ? timesLines(recipe, starches, LESS_STARCH) : undefined
  const more = less && addVegetables(less.recipe, [])
  if (!less || !more?.ok) return recipe
  const note = 'A third less of what is starchy, with vegetables in its place.'
  return withNote(more.recipe, note, less.comparisons)
}

const LESS_STARCH = 2 / 3

const SUGARS: readonly FoodId[] = ['sugar', 'brown-sugar', 'powdered-sugar', 'honey', 'maple-syrup']

/** Versions with less fat: they cook in the same way, but cannot be whipped. */
const LIGHT: readonly (readonly [pattern: RegExp, light: string])[] = [
  [/^(?:heavy|double|whipping) cream$/i, 'light cream'],
  [/^(?:canned |full-fat )?coconut milk$/i, 'light coconut milk'],
  [/^sour cream$/i, 'light sour cream'],
  [/^(?:whole |full[- ]fat )?milk$/i, 'low-fat milk'],
  [/^cream cheese$/i, 'light cream cheese'],
  [/^(?:plain |greek |full-fat )*yogh?urt$/i, 'low-fat yogurt'],
  [/^cream$/i, 'light cream'],
  [/^mayonnaise$/i, 'light mayonnaise'],
  [/^ricotta(?: cheese)?$/i, 'part-skim ricotta'],
]

function withLightCream(recipe: RecipeData): RecipeData {
  if (recipe.instructions.some((text) => /\bwhip\b/i.test(text))) return recipe
  let lighter = recipe
  for (const line of recipe.ingredients) {
    const { raw: _raw, ...parsed } = parseIngredientLine(line)
    const light = LIGHT.find(([pattern]) => pattern.test(parsed.name))?.[1]
    if (light === undefined) continue
    const swapped = formatIngredientLine({ ...parsed, raw: '', name: light })
    const ingredients = lighter.ingredients.map((text) => (text === line ? swapped : text))
    lighter = withNote(
      { ...lighter, ingredients },
      `${light.replace(/^l/, 'L')} in place of ${parsed.name}.`,
      [`${line} → ${swapped}`],
    )
  }
  return lighter
}

/**
 * Most of the fat of a pie or a sauce is in its ground meat: it is bought lean, and the rendered
 * fat poured off.
 */
function withLeanMeat(recipe: RecipeData): RecipeData {
  const fat = recipe.ingredients.filter((line) => GROUND.test(line) && !LEAN.test(line))
  const browns = recipe.instructions.findIndex((step) => {
    return BROWNS.test(step) && /\b(?:ground|minced?|meat|beef|lamb|pork|turkey)\b/i.test(step)
  })
  if (fat.length === 0 || browns < 0) return recipe
  const lean = (line: string) => line.replace(GROUND, 'lean $&')
  const browned = (recipe.instructions[browns] ?? '').trim()
  const sentences = toSentences(browned)
  const at = sentences.findIndex((sentence) => BROWNS.test(sentence))
  const poured = sentences.toSpliced(at + 1, 0, 'Pour off the fat.').join(' ')
  const changed = {
    ...recipe,
    ingredients: recipe.ingredients.map((line) => (fat.includes(line) ? lean(line) : line)),
    instructions: recipe.instructions.with(browns, poured),
  }
  return withNote(
    changed,
    'Lean ground meat, and its fat poured off once it is browned.',
    fat.map((line) => `${line} → ${lean(line)}`),
  )
}

const GROUND =
  /\b(?:ground|minced) (?:beef|lamb|pork|meat|turkey|veal)\b|\b(?:beef|lamb|pork|turkey|veal) mince\b/i
const LEAN = /\b(?:lean|extra[- ]lean|low[- ]fat|9[0-9] ?%)/i
const BROWNS = /\b(?:brown|fry|sear|saut[eé]|crumbl)\w*/i

/** The saving in energy, if both versions can be counted. */
function sayEnergy(before: RecipeData, after: RecipeData): string | undefined {
  const [had, has] = [energyOf(before), energyOf(after)]
  if (had === undefined || has === undefined || has >= had) return undefined
  const isLean = after.ingredients.some((line) => GROUND.test(line) && LEAN.test(line))
  if (isLean)
    return `A portion has about ${has} kcal instead of ${had}, the leaner meat not counted.`
  const little = has > had * SMALL ? ' That is little: what is left is in the food itself.' : ''
  return `A portion has about ${has} kcal instead of ${had}.${little}`
}

function isMuchLighter(before: RecipeData, after: RecipeData): boolean {
  const [had, has] = [energyOf(before), energyOf(after)]
  return had === undefined || has === undefined || has <= had * SMALL
}

/** A saving of less than a tenth does not make a dish lighter. */
const SMALL = 0.9

function energyOf({ ingredients, servings }: RecipeData): number | undefined {
  const read = parseServings(servings)
  if (!read.ok) return undefined
  const { perServing } = nutritionOf({ ingredients, servings: read.servings.max })
  return perServing && Math.round(perServing.kcal / 10) * 10
}
