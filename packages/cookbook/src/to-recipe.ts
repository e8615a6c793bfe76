import type { RecipeData } from '@potluck/kitchen'
import { formatDuration } from '@potluck/kitchen'
import type { Dish, Minutes } from './dish.ts'

/** A dish as a recipe to read. */
export function toRecipe(dish: Dish): RecipeData {
  const { active, wait, oven } = totalMinutes(dish)
  // If nothing cooks by itself, all of the work counts as cooking.
  const [prep, cooking] = wait + oven === 0 ? [0, active] : [active, wait + oven]
  return {
    title: dish.title,
    description: dish.about,
    prepTime: prep === 0 ? '' : formatDuration(rounded(prep)),
    cookTime: formatDuration(rounded(cooking)),
    totalTime: formatDuration(rounded(active + wait + oven)),
    servings: String(dish.serves),
    difficulty: dish.level,
    ingredients: toIngredients(dish),
    instructions: dish.steps.map(({ text }) => text),
    tips: [...dish.know, ...(dish.keeps ? [dish.keeps] : [])],
    nutritionalBenefits: [],
    usedIngredients: [],
    additionalIngredients: [],
    adaptations: [],
    originalVsAdapted: [],
  }
}

/** Rounded to five minutes from half an hour on. */
function rounded(minutes: number): number {
  return minutes < 30 ? minutes : Math.round(minutes / 5) * 5
}

export function totalMinutes({ steps }: Dish): Minutes {
  const sumOf = (kind: keyof Minutes) => steps.reduce((sum, step) => sum + step.minutes[kind], 0)
  return { active: sumOf('active'), wait: sumOf('wait'), oven: sumOf('oven') }
}

/** The lines, each group after its heading. */
function toIngredients({ lines }: Dish): string[] {
  let current: string | undefined
  return lines.flatMap(({ text, group }) => {
    const isNew = group !== current && group !== undefined
    current = group
    return isNew ? [`${group}:`, text] : [text]
  })
}
