import { type Dish, totalMinutes } from '@potluck/cookbook'
import { formatDuration, type RecipeData } from '@potluck/kitchen'

/** What a question is about: the recipe at hand, or a dish of the book. */
export type Subject = {
  title: string
  /** Lines of the list, without headings. */
  lines: readonly string[]
  steps: readonly string[]
  /** What it says besides: tips, what to know, how it keeps. */
  remarks: readonly string[]
  servings: number | undefined
  time: string
  /** As the book has it; undefined for a recipe that is not of the book. */
  dish: Dish | undefined
}

export function toSubject(dish: Dish): Subject {
  const { active, wait, oven } = totalMinutes(dish)
  const all = formatDuration(active + wait + oven)
  return {
    title: dish.title,
    lines: dish.lines.map(({ text }) => text),
    steps: dish.steps.map(({ text }) => text),
    remarks: [...dish.know, dish.keeps],
    servings: dish.serves,
    time: `${all}, ${formatDuration(active)} of it work`,
    dish,
  }
}

/** The recipe at hand; `dish` is the dish of the book whose name it bears. */
export function fromRecipe(recipe: RecipeData, dish: Dish | undefined): Subject {
  return {
    title: recipe.title,
    lines: recipe.ingredients.filter((line) => !line.endsWith(':')),
    steps: recipe.instructions,
    remarks: recipe.tips,
    servings: Number(recipe.servings) || undefined,
    time: recipe.totalTime,
    dish,
  }
}
