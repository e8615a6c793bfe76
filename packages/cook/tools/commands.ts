import { type Cookbook, openCookbook } from '@potluck/cookbook'
import { readDishFiles, readKnowledgeFiles } from '@potluck/cookbook/files'
import { type Measure, parseIngredientLine, type RecipeData, writeRecipe } from '@potluck/kitchen'
import type { PantryEntry } from '@potluck/kitchen/composer'
import { checkDiet, describeFood, nutritionOf } from '@potluck/kitchen/knowledge'
import type { Answer } from '../src/answer.ts'
import { cook } from '../src/cook.ts'
import type { Menu } from '../src/menus/menu.ts'
import type { CookRequest } from '../src/request.ts'

type Input = Record<string, unknown>

/** The commands of `npm run -s kitchen`, by name: what each makes of one line. */
export const COMMANDS: ReadonlyMap<string, (input: Input) => unknown> = new Map<
  string,
  (input: Input) => unknown
>([
  ['parse', parse],
  ['identify', identify],
  ['diet', diet],
  ['nutrition', nutrition],
  ['compose', composeOne],
])

function parse(input: Input): unknown {
  const line = parseIngredientLine(textOf(input.text))
  const { quantity, unit, name, preparation, comment, second, packageSize } = line
  return {
    quantity: quantity?.min ?? null,
    quantityMax: quantity && quantity.max !== quantity.min ? quantity.max : null,
    unit: unit ?? null,
    name,
    preparation: preparation ?? null,
    comment: comment ?? null,
    second: toMeasure(second),
    package: toMeasure(packageSize),
  }
}

function toMeasure(measure: Measure | undefined): unknown {
  if (!measure) return null
  const { min, max } = measure.quantity
  return { quantity: min, quantityMax: max === min ? null : max, unit: measure.unit }
}

function identify(input: Input): unknown {
  const { ingredient, ...said } = describeFood(textOf(input.name))
  return { ingredient: ingredient ?? null, ...said }
}

function diet(input: Input): unknown {
  const recipe = objectOf(input.recipe)
  const servings = typeof recipe.servings === 'number' ? recipe.servings : undefined
  const checked = {
    ingredients: textsOf(recipe.ingredients),
    steps: textsOf(recipe.steps),
    servings,
  }
  const { verdict, findings } = checkDiet(checked, textsOf(input.restrictions))
  return { verdict, findings }
}

function nutrition(input: Input): unknown {
  const servings = typeof input.servings === 'number' ? input.servings : undefined
  const { perServing, coverage, lines } = nutritionOf({
    servings,
    ingredients: textsOf(input.ingredients),
  })
  return { perServing: perServing ?? null, coverage, lines }
}

async function composeOne(input: Input): Promise<unknown> {
  book ??= openCookbook(await readDishFiles(), await readKnowledgeFiles())
  const seed = typeof input.seed === 'number' ? input.seed : 1
  const answer = cook(toRequest(input), seed, book)
  const { choices = [] } = answer
  const none = { recipe: null, text: '', changes: [], declined: null, choices, menu: null }
  if (answer.kind === 'declined') return { ...none, declined: answer.reason }
  if (answer.kind === 'said') return { ...none, text: answer.text }
  if (answer.kind === 'menu') return { ...none, text: writeMenu(answer), menu: answer.menu }
  const { recipe } = answer
  const changes = [...recipe.adaptations, ...recipe.originalVsAdapted]
  return { ...none, recipe, text: writeRecipe(recipe), changes }
}

/** Whole: in words, then each recipe. */
function writeMenu({ text, menu }: Extract<Answer, { kind: 'menu' }>): string {
  return [text, ...menu.dishes.map(({ recipe }) => writeRecipe(recipe))].join('\n\n')
}

let book: Cookbook | undefined

function toRequest(input: Input): CookRequest {
  const { mode, prompt, servings, recipe, previous, today, menu } = input
  return {
    mode: mode === 'adapt' || mode === 'ingredients' ? mode : 'idea',
    text: prompt === undefined || prompt === null ? '' : textOf(prompt),
    ingredients: textsOf(input.ingredients ?? undefined),
    restrictions: textsOf(input.restrictions ?? undefined),
    pantry: listOf(input.pantry ?? undefined).map(toPantryEntry),
    recent: textsOf(input.recent ?? undefined),
    ...(typeof today === 'string' && { today }),
    // What was answered before comes back as it was.
    ...(menu === undefined || menu === null ? {} : { menu: objectOf(menu) as Menu }),
    ...(typeof servings === 'number' && servings >= 1 && { servings }),
    ...(recipe === undefined || recipe === null ? {} : { original: toOriginal(objectOf(recipe)) }),
    ...(previous === undefined || previous === null
      ? {}
      : { previous: toPrevious(objectOf(previous)) }),
  }
}

/** The recipe that a chat has come to: an earlier answer's, or one as in adapt mode. */
function toPrevious(input: Input): RecipeData {
  const { title, ingredients, instructions, servings = '' } = toOriginal(input)
  const { description, totalTime } = input
  return {
    title,
    description: typeof description === 'string' ? description : '',
    prepTime: '',
    cookTime: '',
    totalTime: typeof totalTime === 'string' ? totalTime : '',
    servings,
    difficulty: '',
    ingredients,
    instructions,
    tips: textsOf(input.tips ?? undefined),
    nutritionalBenefits: [],
    usedIngredients: [],
    additionalIngredients: [],
    adaptations: [],
    originalVsAdapted: [],
  }
}

function toOriginal({ title, ingredients, steps, instructions, servings }: Input) {
  const serves = typeof servings === 'number' ? String(servings) : servings
  return {
    title: title === undefined ? 'Your recipe' : textOf(title),
    ingredients: textsOf(ingredients),
    instructions: textsOf(instructions ?? steps),
    ...(typeof serves === 'string' && { servings: serves }),
  }
}

/** A name alone, or an object with what is known of it. */
function toPantryEntry(value: unknown): PantryEntry {
  if (typeof value === 'string') return { name: value }
  const { name, quantity, unit, expires, expiryDate } = objectOf(value)
  const until = expires ?? expiryDate
  return {
    name: textOf(name),
    ...(typeof quantity === 'number' && { quantity }),
    ...(typeof unit === 'string' && { unit }),
    ...(typeof until === 'string' && { expires: until.slice(0, 10) }),
  }
}

function textOf(value: unknown): string {
  if (typeof value !== 'string') throw new Error('a text was expected')
  return value
}

function textsOf(value: unknown): string[] {
  return listOf(value).map(textOf)
}

function listOf(value: unknown): unknown[] {
  if (value === undefined) return []
  if (!Array.isArray(value)) throw new Error('a list was expected')
  return value
}

function objectOf(value: unknown): Input {
  if (typeof value !== 'object' || value === null) throw new Error('an object was expected')
  return { ...value }
}
