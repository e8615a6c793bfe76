import { plural, t } from '@lingui/core/macro'
import { groupIngredients, toHeadingText } from '@potluck/kitchen'
import { formatRating } from '@potluck/rules'
import type { Recipe } from '../api.ts'
import type { Portions } from './portions/portions.ts'
import type { ShownRecipe } from './shown-recipe.ts'

type WrittenRecipe = Pick<
  Recipe,
  | 'title'
  | 'description'
  | 'author'
  | 'prepTime'
  | 'cookTime'
  | 'restTime'
  | 'totalTime'
  | 'servings'
  | 'difficulty'
  | 'rating'
>

interface TextChoices {
  /** Its ingredients and steps as they are shown. */
  shown: Pick<ShownRecipe, 'ingredients' | 'steps'>
  portions: Pick<Portions, 'count' | 'factor'>
  /** The address of the recipe's page. */
  address: string
}

/** A recipe as plain text: title, facts, ingredients, steps and its address. */
export function toRecipeText(
  recipe: WrittenRecipe,
  { shown, portions, address }: TextChoices,
): string {
  const blocks = [
    `${recipe.title}\n${'='.repeat(Math.min(72, Array.from(recipe.title).length))}`,
    t`By ${recipe.author.name}`,
    recipe.description,
    toFacts(recipe, portions).join('\n'),
    `${t`Ingredients`}\n\n${toIngredientLines(shown.ingredients)}`,
    `${t`Instructions`}\n\n${shown.steps.map((step, at) => `${at + 1}. ${step}`).join('\n\n')}`,
    address,
  ]
  return `${blocks.filter((block) => block.trim() !== '').join('\n\n')}\n`
}

/** Times, portions and difficulty, a line each; unknown ones are left out. */
export function toFacts(
  recipe: WrittenRecipe,
  { count, factor }: TextChoices['portions'],
): string[] {
  const { prepTime, cookTime, restTime, totalTime, difficulty, rating } = recipe
  const portions =
    factor === 1 || count === undefined
      ? recipe.servings
      : plural(count, { one: '# portion', other: '# portions' })
  return [
    prepTime ? [t`Prep time: ${prepTime}`] : [],
    cookTime ? [t`Cook time: ${cookTime}`] : [],
    restTime ? [t`Rest time: ${restTime}`] : [],
    (prepTime || restTime) && totalTime ? [t`Total time: ${totalTime}`] : [],
    portions ? [t`Servings: ${portions}`] : [],
    difficulty ? [t`Difficulty: ${difficulty}`] : [],
    rating === null ? [] : [t`Rating: ${formatRating(rating)}`],
  ].flat()
}

/** 'lemon-tart.txt'; letters of every script are kept. */
export function toFileName(title: string): string {
  const name = title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80)
  return `${name || 'recipe'}.txt`
}

function toIngredientLines(ingredients: ShownRecipe['ingredients']): string {
  return groupIngredients(ingredients)
    .map(({ heading, entries }) => {
      const lines = entries.map(
        ({ amount, name }) => `- ${[amount, name].filter(Boolean).join(' ')}`,
      )
      return [...(heading === '' ? [] : [toHeadingText(heading)]), ...lines].join('\n')
    })
    .join('\n\n')
}
