import { type RecipeData, writeRecipe } from '@potluck/kitchen'

const RECIPE: RecipeData = {
  title: 'Lemon Butter Spaghetti',
  description: 'A weeknight bowl: sharp, glossy and ready before the table is laid.',
  prepTime: '5 min',
  cookTime: '15 min',
  totalTime: '20 min',
  servings: '2',
  difficulty: 'Easy',
  ingredients: [
    '200 g spaghetti',
    '40 g butter',
    '1 lemon, zest and juice',
    '30 g Parmesan, grated',
  ],
  instructions: [
    'Boil the spaghetti in salted water until al dente, 10 minutes. Keep a cup of the water.',
    'Melt the butter with the lemon zest over low heat, 2 minutes.',
    'Toss the spaghetti with the butter, lemon juice, Parmesan and a splash of the water until glossy.',
  ],
  tips: ['Salt the water well: it is the only salt the pasta gets.'],
  nutritionalBenefits: [],
  usedIngredients: [],
  additionalIngredients: [],
  adaptations: [],
  originalVsAdapted: [],
}

/** A recipe in the product's layout, as an example for a model. */
export const EXAMPLE = writeRecipe(RECIPE)

const { title, description, prepTime, cookTime, totalTime, servings, difficulty } = RECIPE
const { ingredients, instructions, tips } = RECIPE

/** The same recipe as the object that a model can be made to answer with. */
export const EXAMPLE_OBJECT = JSON.stringify({
  declined: '',
  title,
  description,
  prepTime,
  cookTime,
  totalTime,
  servings,
  difficulty,
  ingredients,
  instructions,
  tips,
})
