import { PAGE_SIZES } from '@potluck/rules'
import { z } from 'zod'
import type { Endpoints } from '../endpoint.ts'
import { Message, paged, paging } from '../shared.ts'
import { RecipeCard } from './recipes.ts'

/** Two recipes side by side, from the first to the second. */
export const RecipeDifferences = z.object({
  title: z.boolean().describe('Whether the titles differ by more than spaces and capitals'),
  factor: z.number().describe('By what the amounts of the first are multiplied to be the second’s'),
  ingredients: z
    .array(
      z.object({
        kind: z.enum(['same', 'amount', 'first', 'second']),
        first: z.string(),
        second: z.string(),
      }),
    )
    .describe('Lines by their foods, in the order of the first, then what only the second has'),
  steps: z.boolean().describe('Whether the steps differ by more than spaces and capitals'),
})

const Side = RecipeCard.extend({ instructions: z.array(z.string()) })

/** Two of the caller's recipes that seem to be one. */
const DoublePair = z.object({
  recipes: z.tuple([Side, Side]),
  isSamePage: z.boolean().describe('Whether both are from one page'),
  differences: RecipeDifferences,
})

/** Those of the caller's recipes that seem to be the same, and what is to be done with them. */
export const doubles = {
  'GET /doubles': {
    summary: "Pairs of the caller's recipes that seem to be one, the likeliest first",
    access: 'member',
    query: z.object(paging(PAGE_SIZES.doubles)),
    response: paged('pairs', DoublePair).extend({
      recipeCount: z.number().describe('How many recipes the caller has'),
      pending: z
        .number()
        .describe('How many of them are still being compared with the others; ask again'),
    }),
    errors: ['OVERLOADED'],
  },
  'PUT /doubles/{recipeId}/{otherId}': {
    summary:
      'Say that two of them are two recipes, until the ingredients of one change; or take it back',
    access: 'member',
    body: z.object({ areTwo: z.boolean() }),
    response: Message,
    errors: ['RECIPE_NOT_FOUND'],
  },
  'POST /doubles/{recipeId}/{otherId}': {
    summary:
      'Keep the first; the second becomes an earlier version of it, and what names it in the caller’s collections, plan and records names the first',
    access: 'member',
    response: Message.extend({
      revision: z.number().describe('Of the first, that the second is kept as'),
    }),
    errors: ['RECIPE_NOT_FOUND'],
  },
} satisfies Endpoints
