import type { CallResponse } from '../../platform/call.ts'

type Recipe = CallResponse<'GET /recipes/{id}'>

/** The kitchen's answers about a recipe, as they are stored with one. */
export type KitchenAnswers = Pick<Recipe, 'diets'> & {
  nutrition: Pick<Recipe['nutrition'], 'perServing' | 'per100g' | 'coverage' | 'lines'>
}
/** The kitchen's verdict on one restriction, with its findings. */
export type DietAnswer = KitchenAnswers['diets'][number]
/** A recipe's nutrition, as far as it could be counted. */
export type NutritionAnswer = KitchenAnswers['nutrition']
/** Energy in kcal, protein to sugar in g, the rest in mg. */
export type Amounts = NonNullable<NutritionAnswer['per100g']>
export type Nutrient = keyof Amounts
/** The restrictions an answer of the assistant was checked for, and the lines that are not free. */
export type DietCheck = NonNullable<CallResponse<'POST /aiChats/{id}/generate'>['dietCheck']>
