import {
  CUISINES,
  type Cuisine,
  DIFFICULTIES,
  type Difficulty,
  findChoice,
  keptSteps,
  MEAL_TYPES,
  type MealType,
  splitTags,
} from '@potluck/rules'
import type { UseFormReturn } from 'react-hook-form'
import { type Framing, WHOLE_FRAME } from '../../../ui/pictures/framing.ts'
import type { Recipe, RecipeChanges, Revision } from '../api.ts'
import {
  BLANK_INGREDIENT,
  type IngredientFields,
  toIngredientRows,
  toSentIngredients,
} from './ingredient-rows.ts'

/**
 * The values of the wizard's fields: text as typed, tags separated by commas, '' for a choice not
 * made.
 */
export interface RecipeForm {
  /** Chosen and not yet uploaded. */
  photo: File | null
  /** The part of the photo that is shown. */
  framing: Framing
  videoUrl: string
  /** Where it was before; blank for a recipe of one's own. */
  origin: { address: string; name: string; author: string }
  /** Of its text, by its ISO 639 code; '' where nobody said. No field shows it. */
  language: string
  title: string
  description: string
  cookTime: string
  prepTime: string
  /** Chilling, rising, marinating. */
  restTime: string
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

export const BLANK_STEP = { text: '' }

export const NO_PHOTO: Pick<RecipeForm, 'photo' | 'framing'> = { photo: null, framing: WHOLE_FRAME }

export const NO_ORIGIN = { address: '', name: '', author: '' }

const BLANK_FORM: RecipeForm = {
  ...NO_PHOTO,
  videoUrl: '',
  origin: NO_ORIGIN,
  language: '',
  title: '',
  description: '',
  cookTime: '',
  prepTime: '',
  restTime: '',
  servings: '',
  tags: '',
  cuisine: '',
  difficulty: '',
  mealType: '',
  allowComments: true,
  ingredients: [BLANK_INGREDIENT],
  instructions: [BLANK_STEP],
}

/** The source of the fields: a recipe, or an earlier version of one. */
type FormSource = Omit<Revision, 'revision' | 'savedAt'> & Pick<Recipe, 'allowComments'>

/** A recipe as the wizard's fields, with at least one row of each list; without a recipe, blank. */
export function toRecipeForm(recipe: FormSource | undefined): RecipeForm {
  if (!recipe) return BLANK_FORM
  const { title, description, cookTime, prepTime, restTime, servings, allowComments } = recipe
  const ingredients = toIngredientRows(recipe.ingredients)
  const instructions = recipe.instructions.map((text) => ({ text }))
  return {
    title,
    description,
    cookTime,
    prepTime,
    restTime,
    servings,
    allowComments,
    ...NO_PHOTO,
    videoUrl: recipe.videoUrl ?? '',
    origin: recipe.origin ?? NO_ORIGIN,
    language: recipe.language ?? '',
    tags: recipe.tags.join(', '),
    cuisine: findChoice(CUISINES, recipe.cuisine ?? '') ?? '',
    difficulty: recipe.difficulty ?? '',
    mealType: recipe.mealType ?? '',
    ingredients: ingredients.length > 0 ? ingredients : [BLANK_INGREDIENT],
    instructions: instructions.length > 0 ? instructions : [BLANK_STEP],
  }
}

/** The current fields, copied: the form keeps writing into the object it returns. */
export function readFields(form: UseFormReturn<RecipeForm>): RecipeForm {
  const { photo, ...fields } = form.getValues()
  return { ...structuredClone(fields), photo }
}

/** All fields but the photo, which is sent in a call of its own. */
export type WrittenFields = Omit<RecipeForm, 'photo' | 'framing'>

export function toWritten({ photo: _, framing: __, ...written }: RecipeForm): WrittenFields {
  return written
}

/** What is sent of the fields: only complete ingredient rows and written steps, with tags split. */
export function toRecipeChanges(form: RecipeForm): RecipeChanges {
  const { title, description, cookTime, prepTime, restTime, servings, allowComments } = form
  return {
    title,
    description,
    cookTime,
    prepTime,
    restTime,
    servings,
    allowComments,
    videoUrl: form.videoUrl.trim() || null,
    origin: form.origin,
    language: form.language || null,
    tags: splitTags(form.tags),
    cuisine: form.cuisine || null,
    difficulty: form.difficulty || null,
    mealType: form.mealType || null,
    ingredients: toSentIngredients(form.ingredients),
    instructions: keptSteps(form.instructions.map(({ text }) => text)),
  }
}

/** The choices that the tags name: 'Thai, easy' → cuisine Thai, difficulty Easy. */
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
