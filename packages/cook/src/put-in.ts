import type { Dish } from '@potluck/cookbook'
import type { RecipeData } from '@potluck/kitchen'
import { compose } from '@potluck/kitchen/composer'
import { addFood } from './additions.ts'
import type { Asked } from './find-asked.ts'

/** A recipe with what was asked to be in it, and what is to be said of that first. */
type PutIn = { recipe: RecipeData; said: readonly string[] }

/** Puts in what was asked for, in the place of another food or beside all others, and says what is not in it. */
export function putIn(
  recipe: RecipeData,
  dish: Dish,
  { swaps, extras, kind }: Pick<Asked, 'swaps' | 'extras' | 'kind'>,
  rules: readonly string[],
): PutIn {
  const swapped = swaps.reduce<PutIn>(
    (now, { from, to }) => swap(now, `replace the ${from} with ${to}`, rules),
    { recipe, said: [] },
  )
  const named = swaps.flatMap(({ from, to }) => [from, to])
  const missing = [...kind, ...extras].filter((food) => !named.includes(food))
  return missing.reduce<PutIn>((now, food) => add(now, dish, food, rules), swapped)
}

function add({ recipe, said }: PutIn, dish: Dish, food: string, rules: readonly string[]): PutIn {
  const added = addFood(recipe, dish, food, rules)
  if (added) return { recipe: added, said }
  return {
    recipe,
    said: [...said, `This is made without ${food}: I know no tested way to put that in.`],
  }
}

function swap({ recipe, said }: PutIn, text: string, rules: readonly string[]): PutIn {
  const { title, description, ingredients, instructions, servings } = recipe
  const original = { title, description, ingredients, instructions, servings }
  const answer = compose({ mode: 'adapt', text, ingredients: [], original, restrictions: rules }, 1)
  if (answer.kind === 'declined') return { recipe, said: [...said, answer.reason] }
  const changed = {
    ...recipe,
    ...answer.recipe,
    tips: recipe.tips,
    prepTime: recipe.prepTime,
    cookTime: recipe.cookTime,
    totalTime: recipe.totalTime,
    difficulty: recipe.difficulty,
  }
  return { recipe: changed, said }
}
