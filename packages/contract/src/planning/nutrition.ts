import { GOAL_LIMITS, type GoalNutrient, MEALS } from '@potluck/rules'
import { z } from 'zod'
import type { Endpoints } from '../endpoint.ts'
import { Amounts } from '../recipes/kitchen-answers.ts'
import { Id } from '../shared.ts'
import { Days } from './planner.ts'

const DiaryEntry = z.object({
  _id: Id.describe('Of the entry of the meal plan, or of the record of cooking'),
  source: z.enum(['planned', 'cooked']),
  meal: z.enum(MEALS).nullable().describe('Of what is planned'),
  recipe: z.object({ _id: Id, title: z.string() }).nullable(),
  text: z
    .string()
    .nullable()
    .describe('A meal that is only named, or the title that a hidden or deleted recipe had'),
  eaten: z.number().describe('Portions that the caller eats'),
  amounts: Amounts.nullable().describe('Of those portions; null where they could not be counted'),
  reason: z
    .enum(['only-named', 'hidden', 'no-servings', 'too-little-known'])
    .nullable()
    .describe('Why it could not be counted'),
  missed: z
    .array(z.string())
    .describe("The recipe's lines that the amounts are without, at most 20"),
})

const goal = (nutrient: GoalNutrient) => {
  const { min, max } = GOAL_LIMITS[nutrient]
  return z.number().int('Goals are whole').min(min, `At least ${min}`).max(max, `At most ${max}`)
}

/** Per day; null for no goal. */
const Goals = z.object({
  kcal: goal('kcal').nullable(),
  protein: goal('protein').nullable().describe('g'),
  carbs: goal('carbs').nullable().describe('g'),
  fat: goal('fat').nullable().describe('g'),
  fiber: goal('fiber').nullable().describe('g'),
  sodium: goal('sodium').nullable().describe('mg'),
})

/** What a cook eats, from the meal plan and the cooking records. */
export const nutrition = {
  'GET /nutrition/days': {
    summary:
      'What the caller eats from one day to another; a planned recipe that was cooked counts once',
    access: 'member',
    query: Days,
    response: z.object({
      days: z
        .array(
          z.object({
            day: z.string().describe('YYYY-MM-DD'),
            amounts: Amounts,
            counted: z.number().describe('Entries that the amounts are of'),
            entries: z.array(DiaryEntry),
          }),
        )
        .describe('Every day, in order'),
      goals: Goals,
    }),
  },
  'PUT /nutrition/goals': {
    summary: 'Set what the caller means to eat in a day, all of it anew',
    access: 'member',
    body: Goals,
    response: Goals,
  },
} satisfies Endpoints
