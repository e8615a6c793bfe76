import type { CallResponse } from '../../platform/call.ts'

type Recipe = CallResponse<'GET /recipes/{id}'>

/** The kitchen's answers about a recipe, in the form they are stored with one. */
export type KitchenAnswers = Pick<Recipe, 'diets'> & {
  nutrition: Pick<Recipe['nutrition'], 'perServing' | 'per100g' | 'coverage' | 'lines'>
}
/** What the kitchen says of one restriction, and what that stands on. */
export type DietAnswer = KitchenAnswers['diets'][number]
/** What a recipe feeds one with, as far as it could be counted. */
export type NutritionAnswer = KitchenAnswers['nutrition']
/** Energy in kcal, protein to sugar in g, the rest in mg. */
export type Amounts = NonNullable<NutritionAnswer['per100g']>
export type Nutrient = keyof Amounts
/** What an answer of the assistant was checked for, and the lines that are not free. */
export type DietCheck = NonNullable<CallResponse<'POST /aiChats/{id}/generate'>['dietCheck']>
