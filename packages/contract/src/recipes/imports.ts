import { CUISINES, TEXT_LIMITS } from '@potluck/rules'
import { z } from 'zod'
import type { Endpoints } from '../endpoint.ts'
import { line } from '../shared.ts'
import { Recipe } from './recipes.ts'

/** What was read, as the fields of a draft. */
const Draft = Recipe.pick({
  title: true,
  description: true,
  prepTime: true,
  cookTime: true,
  restTime: true,
  servings: true,
  tags: true,
  cuisine: true,
  mealType: true,
  origin: true,
  language: true,
  ingredients: true,
  instructions: true,
}).extend({ cuisine: z.enum(CUISINES).nullable() })

export const ReadRecipe = z.object({
  draft: Draft,
  images: z.array(z.string()).describe('Addresses of its pictures, the best one first'),
  doubts: z
    .array(z.object({ field: z.string(), reason: z.string() }))
    .describe('What a cook should look at'),
  lost: z
    .array(z.object({ field: z.string(), value: z.string(), reason: z.string() }))
    .describe('What the page says and a recipe has no place for'),
})

/** Recipes from elsewhere. */
export const imports = {
  'POST /imports/look': {
    summary: 'Read the recipes of a web page; nothing is kept of it',
    access: 'member',
    body: z.object({ address: line(TEXT_LIMITS.originAddress, 'Enter the address of a page') }),
    response: z.object({ recipes: z.array(ReadRecipe) }),
    errors: ['PAGE_UNREADABLE', 'CONFLICT', 'OVERLOADED'],
  },
} satisfies Endpoints
