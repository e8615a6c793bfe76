import type { RecipeData } from '@potluck/kitchen'
import { formatDuration } from '@potluck/kitchen'
import type { Dish, Minutes } from './dish.ts'

/** A dish as the recipe that a cook reads. */
export function toRecipe(dish: Dish): RecipeData {
  const { active, wait, oven } = totalMinutes(dish)
  return {
    title: dish.title,
    description: dish.about,
    prepTime: formatDuration(rounded(active)),
    cookTime: wait + oven === 0 ? '' : formatDuration(rounded(wait + oven)),
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

/** Nobody cooks to the minute: to five from half an hour on. */
function rounded(minutes: number): number {
  return minutes < 30 ? minutes : Math.round(minutes / 5) * 5
}

export function totalMinutes({ steps }: Dish): Minutes {
  const sumOf = (kind: keyof Minutes) => steps.reduce((sum, step) => sum + step.minutes[kind], 0)
  return { active: sumOf('active'), wait: sumOf('wait'), oven: sumOf('oven') }
}

/** Lines as they are, each group behind its heading. */
function toIngredients({ lines }: Dish): string[] {
  let current: string | undefined
  return lines.flatMap(({ text, group }) => {
    const isNew = group !== current && group !== undefined
    current = group
    return isNew ? [`${group}:`, text] : [text]
  })
}
