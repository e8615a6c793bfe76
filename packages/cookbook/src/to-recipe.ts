import type { RecipeData } from '@potluck/kitchen'
import { formatDuration } from '@potluck/kitchen'
import type { Dish, Minutes } from './dish.ts'

/** A dish as a recipe to read. */
export function toRecipe(dish: Dish): RecipeData {
  const { prep, cook, rest } = recipeMinutes(dish)
  return {
    title: dish.title,
    description: dish.about,
    prepTime: prep === 0 ? '' : formatDuration(prep),
    cookTime: formatDuration(cook),
    totalTime: formatDuration(prep + cook + rest),
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

/**
 * Its minutes as a recipe tells them. Without anything that cooks by itself the work counts as
 * cooking, and so do the short rests of a dish, which nobody plans by.
 */
export function recipeMinutes(dish: Dish): { prep: number; cook: number; rest: number } {
  const { active, wait, rest: resting, oven } = totalMinutes(dish)
  const rest = resting < SHORTEST_REST ? 0 : resting
  const cooking = wait - rest + oven
  const [prep, cook] = cooking === 0 ? [0, active] : [active, cooking]
  return { prep: rounded(prep), cook: rounded(cook), rest: rounded(rest) }
}

const SHORTEST_REST = 30

/** Rounded to five minutes from half an hour on. */
function rounded(minutes: number): number {
  return minutes < 30 ? minutes : Math.round(minutes / 5) * 5
}

export function totalMinutes({ steps }: Dish): Minutes {
  const sumOf = (kind: keyof Minutes) => steps.reduce((sum, step) => sum + step.minutes[kind], 0)
  return {
    active: sumOf('active'),
    wait: sumOf('wait'),
    rest: sumOf('rest'),
    oven: sumOf('oven'),
  }
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
