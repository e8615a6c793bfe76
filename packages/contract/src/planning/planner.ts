import { MEALS, PANTRY_LIMITS, PLANNER_LIMITS } from '@potluck/rules'
import { z } from 'zod'
import type { Endpoints } from '../endpoint.ts'
import { RecipeCard } from '../recipes/recipes.ts'
import { Id, IsoDate, line, Message } from '../shared.ts'

export const Day = z.iso
  .date('Must be a date such as 2026-12-24')
  .refine(
    (day) => day >= PANTRY_LIMITS.firstDate && day <= PANTRY_LIMITS.lastDate,
    `Between ${PANTRY_LIMITS.firstDate} and ${PANTRY_LIMITS.lastDate}`,
  )

/** A range of days, both ends included. */
export const Days = z
  .object({ from: Day, to: Day })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'Not before the first day' })
  .refine(({ from, to }) => daysBetween(from, to) < PLANNER_LIMITS.days, {
    path: ['to'],
    message: `At most ${PLANNER_LIMITS.days} days`,
  })

/** The data of a recipe that a plan shows. */
export const PlannedRecipe = RecipeCard.pick({
  _id: true,
  title: true,
  imageUrl: true,
  photo: true,
  servings: true,
  totalTime: true,
  difficulty: true,
})

export const PlanEntry = z.object({
  _id: Id,
  day: z.string().describe('YYYY-MM-DD'),
  meal: z.enum(MEALS),
  position: z.number().describe('Order within the meal'),
  recipeId: Id.nullable(),
  recipe: PlannedRecipe.nullable().describe(
    'Null for a meal that is only named, and for a recipe that the caller may not read any more',
  ),
  text: z.string().nullable().describe('A meal that is only named'),
  portions: z.number().describe('As many as are cooked'),
  eaten: z.number().describe('As many of them as the caller eats: nutrition counts these'),
  createdAt: IsoDate,
})

const portions = z
  .number()
  .int('Portions are whole')
  .min(1, 'At least one portion')
  .max(PLANNER_LIMITS.portions, `At most ${PLANNER_LIMITS.portions}`)
const eaten = z
  .number()
  .min(0, 'At least 0')
  .max(PLANNER_LIMITS.eaten, `At most ${PLANNER_LIMITS.eaten}`)
  .refine((value) => Math.abs(value * 10 - Math.round(value * 10)) < 1e-9, 'In tenths')

const slot = { day: Day, meal: z.enum(MEALS) }
const named = line(PLANNER_LIMITS.text)

/** Either a recipe or a name. */
const NewEntry = z
  .object({
    ...slot,
    recipeId: z.string().optional(),
    text: named.optional(),
    portions: portions.optional().describe("The recipe's own number where it is left out"),
    eaten: eaten.default(1),
  })
  .refine((entry) => (entry.recipeId === undefined) !== (entry.text === undefined), {
    path: ['recipeId'],
    message: 'Either a recipe or a text',
  })

export const planner = {
  'GET /meal-plan/entries': {
    summary: `What is planned from one day to another, at most ${PLANNER_LIMITS.days} days`,
    access: 'member',
    query: Days,
    response: z.object({ entries: z.array(PlanEntry) }),
  },
  'POST /meal-plan/entries': {
    summary: 'Plan a recipe, or a meal that is only named, as the last of its meal',
    access: 'member',
    body: NewEntry,
    response: PlanEntry,
    status: 201,
    idempotent: true,
    errors: ['RECIPE_NOT_FOUND', 'LIST_FULL'],
  },
  'DELETE /meal-plan/entries': {
    summary: 'Clear the plan from one day to another',
    access: 'member',
    query: Days,
    response: Message,
  },
  'PUT /meal-plan/entries/{id}': {
    summary:
      'Change an entry; one that gets another day or meal becomes the last of it unless said',
    access: 'member',
    body: z
      .object({
        ...slot,
        text: named,
        portions,
        eaten,
        before: z
          .uuid()
          .nullable()
          .describe('The entry of its meal that it goes in front of; null, or one elsewhere: last'),
      })
      .partial(),
    response: PlanEntry,
    errors: ['PLAN_ENTRY_NOT_FOUND', 'LIST_FULL'],
  },
  'DELETE /meal-plan/entries/{id}': {
    summary: 'Take an entry out of the plan',
    access: 'member',
    response: Message,
    errors: ['PLAN_ENTRY_NOT_FOUND'],
  },
  'GET /meal-plan/recent-recipes': {
    summary: 'Recipes that the caller planned or looked at last, to plan them again',
    access: 'member',
    response: z.object({ recipes: z.array(PlannedRecipe) }),
  },
} satisfies Endpoints

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000
}
