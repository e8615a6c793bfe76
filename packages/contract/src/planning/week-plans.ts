import { MEALS, PLANNER_LIMITS } from '@potluck/rules'
import { z } from 'zod'
import type { Endpoints } from '../endpoint.ts'
import { NewRecipe } from '../recipes/recipes.ts'
import { Id, line, Message } from '../shared.ts'
import { Day } from './planner.ts'

/** Two weeks of three meals. */
const MOST_MEALS = 42

/** A meal cooked from a new recipe, or one that only has a name: the leftovers of another. */
const NewMeal = z
  .object({
    day: Day,
    meal: z.enum(MEALS),
    portions: z.number().int('Portions are whole').min(1).max(PLANNER_LIMITS.portions),
    recipe: NewRecipe.omit({ adaptedFrom: true }).optional(),
    text: line(PLANNER_LIMITS.text).optional(),
  })
  .refine((meal) => (meal.recipe === undefined) !== (meal.text === undefined), {
    path: ['recipe'],
    message: 'Either a recipe or a text',
  })

const ids = z.array(z.uuid()).max(MOST_MEALS)

/** Proposals for several days, accepted at once. */
export const weekPlans = {
  'POST /meal-plan/weeks': {
    summary:
      'Start drafts of new recipes, plan them, and put what they need on the shopping list: all or nothing',
    access: 'member',
    body: z.object({ meals: z.array(NewMeal).min(1).max(MOST_MEALS) }),
    response: z.object({
      entries: z.array(Id).describe('Of the meal plan, in the order of the meals'),
      recipes: z.array(Id).describe('The drafts'),
      lines: z.number().describe('As many as there are now on the shopping list for them'),
    }),
    status: 201,
    idempotent: true,
    errors: ['LIST_FULL'],
  },
  'POST /meal-plan/week-returns': {
    summary:
      'Undo that: the entries and their open lines go, and the drafts, unless published since',
    access: 'member',
    body: z.object({ entries: ids, recipes: ids }),
    response: Message,
  },
} satisfies Endpoints
