/** A recipe as the assistant writes and stores it. Times and servings are free text; absent is ''. */
export type RecipeData = {
  title: string
  description: string
  prepTime: string
  cookTime: string
  totalTime: string
  servings: string
  difficulty: 'Easy' | 'Medium' | 'Hard' | ''
  /** One line each; a group heading is an entry that ends with ':' ('For the sauce:'). */
  ingredients: string[]
  instructions: string[]
  tips: string[]
  nutritionalBenefits: string[]
  /** Of the cook's own ingredients, those used. */
  usedIngredients: string[]
  additionalIngredients: string[]
  adaptations: string[]
  originalVsAdapted: string[]
}
