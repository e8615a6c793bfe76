import {
  CUISINES,
  type Cuisine,
  DIFFICULTIES,
  type Difficulty,
  findChoice,
  keptIngredients,
  keptSteps,
  MEAL_TYPES,
  type MealType,
  splitTags,
} from '@potluck/rules'
import type { Recipe, RecipeChanges } from '../api.ts'

export interface IngredientFields {
  name: string
  quantity: string
  unit: string
}

/** What the wizard's fields hold: text as typed, tags with commas between, '' for a choice not made. */
export interface RecipeForm {
  /** Chosen and not yet uploaded. */
  photo: File | null
  videoUrl: string
  title: string
  description: string
  cookTime: string
  prepTime: string
  servings: string
  tags: string
  cuisine: Cuisine | ''
  difficulty: Difficulty | ''
  mealType: MealType | ''
  allowComments: boolean
  ingredients: IngredientFields[]
  /** Objects, because the form keys its rows by them. */
  instructions: { text: string }[]
}

export const BLANK_INGREDIENT: IngredientFields = { name: '', quantity: '', unit: '' }
export const BLANK_STEP = { text: '' }

const BLANK_FORM: RecipeForm = {
  photo: null,
  videoUrl: '',
  title: '',
  description: '',
  cookTime: '',
  prepTime: '',
  servings: '',
  tags: '',
  cuisine: '',
  difficulty: '',
  mealType: '',
  allowComments: true,
  ingredients: [BLANK_INGREDIENT],
  instructions: [BLANK_STEP],
}

/** A recipe as the wizard's fields, with at least one row of each list; without a recipe, blank. */
export function toRecipeForm(recipe: Recipe | undefined): RecipeForm {
  if (!recipe) return BLANK_FORM
  const { title, description, cookTime, prepTime, servings, allowComments } = recipe
  const ingredients = recipe.ingredients.map(({ name, quantity, unit }) => ({
    name,
    quantity,
    unit,
  }))
  const instructions = recipe.instructions.map((text) => ({ text }))
  return {
    ...{ title, description, cookTime, prepTime, servings, allowComments },
    photo: null,
    videoUrl: recipe.videoUrl ?? '',
    tags: recipe.tags.join(', '),
    cuisine: findChoice(CUISINES, recipe.cuisine ?? '') ?? '',
    difficulty: recipe.difficulty ?? '',
    mealType: recipe.mealType ?? '',
    ingredients: ingredients.length > 0 ? ingredients : [BLANK_INGREDIENT],
    instructions: instructions.length > 0 ? instructions : [BLANK_STEP],
  }
}

/** What is sent of the fields: complete ingredient rows and written steps alone, tags apart. */
export function toRecipeChanges(form: RecipeForm): RecipeChanges {
  const { title, description, cookTime, prepTime, servings, allowComments } = form
  return {
    ...{ title, description, cookTime, prepTime, servings, allowComments },
    videoUrl: form.videoUrl.trim() || null,
    tags: splitTags(form.tags),
    cuisine: form.cuisine || null,
    difficulty: form.difficulty || null,
    mealType: form.mealType || null,
    ingredients: keptIngredients(form.ingredients),
    instructions: keptSteps(form.instructions.map(({ text }) => text)),
  }
}

export function isBlankIngredient(row: IngredientFields): boolean {
  return [row.name, row.quantity, row.unit].every((text) => text.trim() === '')
}

/** True for a row that has something in it but would not be kept. */
export function isIncomplete(row: IngredientFields): boolean {
  return !isBlankIngredient(row) && keptIngredients([row]).length === 0
}

/** The choices that tags name: 'Thai, easy' → cuisine Thai, difficulty Easy. */
export function choicesInTags(
  tags: string,
): Pick<RecipeForm, 'cuisine' | 'difficulty' | 'mealType'> {
  return {
    cuisine: findInTags(CUISINES, tags),
    difficulty: findInTags(DIFFICULTIES, tags),
    mealType: findInTags(MEAL_TYPES, tags),
  }
}

function findInTags<Choice extends string>(choices: readonly Choice[], tags: string): Choice | '' {
  const found = splitTags(tags).map((tag) => findChoice(choices, tag))
  return found.find((choice) => choice !== undefined) ?? ''
}
