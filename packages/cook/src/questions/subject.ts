import { type Dish, totalMinutes } from '@potluck/cookbook'
import { formatDuration, type RecipeData } from '@potluck/kitchen'

/** What a question is about: the current recipe, or a dish of the book. */
export type Subject = {
  title: string
  /** The ingredient lines, without headings. */
  lines: readonly string[]
  steps: readonly string[]
  /** Its other sentences: tips, what to know, how it keeps. */
  remarks: readonly string[]
  servings: number | undefined
  time: string
  /** The dish of the book; undefined for a recipe that is not from the book. */
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

/** The current recipe as a subject. `dish` is the dish of the book with the same name. */
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
