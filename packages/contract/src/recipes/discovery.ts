import { EXPLORE_TYPES, PAGE_SIZES } from '@potluck/rules'
import { z } from 'zod'
import type { Endpoints } from '../endpoint.ts'
import { paging } from '../shared.ts'
import { RecipeCard } from './recipes.ts'

/** Finding recipes by browsing. */
export const discovery = {
  'GET /recipes/explore': {
    summary: 'The lists of the explore page: one of them, or all five',
    access: 'member',
    query: z.object({
      limit: paging(PAGE_SIZES.explore).limit,
      type: z.enum(EXPLORE_TYPES).optional(),
      following: z.string().optional(),
    }),
    response: z.union([
      z.object({ recipes: z.array(RecipeCard) }),
      z.object({
        trending: z.array(RecipeCard),
        new: z.array(RecipeCard),
        easy: z.array(RecipeCard),
        'chefs-pick': z.array(RecipeCard),
        following: z.array(RecipeCard),
      }),
    ]),
  },
} satisfies Endpoints

export const trending = {
  'GET /recipes/trending': {
    summary: 'Four ranked lists',
    access: 'member',
    response: z.object({
      trendingToday: z.array(RecipeCard),
      trendingWeek: z.array(RecipeCard),
      trendingMonth: z.array(RecipeCard),
      allTimeFavorites: z.array(RecipeCard),
    }),
  },
} satisfies Endpoints
