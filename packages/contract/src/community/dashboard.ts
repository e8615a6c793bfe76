import { z } from 'zod'
import type { Endpoints } from '../endpoint.ts'
import { RecipeCard } from '../recipes/recipes.ts'

/** The figures of a cook, counted at each request. */
export const CookStats = z.object({
  dayStreak: z
    .number()
    .describe('Days on end with something cooked, published or posted, by header X-Time-Zone'),
  recipesThisWeek: z.number().describe('Published in the last 7 days'),
  totalLikes: z.number().describe('Likes of the recipes one published'),
  recipesCooked: z.number().describe('How many times one cooked'),
  avgRating: z.number().nullable().describe('Of all ratings of one’s recipes; null without any'),
  followers: z.number(),
  recipesCount: z.number().describe('Published'),
  followersCount: z.number(),
  savedRecipesCount: z.number().describe('Saved, and still to be seen'),
})

/** The content of a cook's dashboard. */
export const dashboard = {
  'GET /dashboard/stats': {
    summary: 'The caller’s own figures',
    access: 'member',
    response: z.object({ stats: CookStats }),
  },
  'GET /dashboard/inspirations': {
    summary: 'Up to 12 recipes of others by chance, each free of what the caller avoids',
    access: 'member',
    response: z.object({ recipes: z.array(RecipeCard) }),
  },
  'GET /dashboard/recommendations': {
    summary:
      'What the caller may like: recipes not seen yet, and what is trending in their cuisine',
    access: 'member',
    response: z.object({
      recommended: z.array(RecipeCard),
      trending: z.object({
        cuisine: z
          .string()
          .nullable()
          .describe('The one most saved, liked and cooked; null: trending in all of them'),
        recipes: z.array(RecipeCard),
      }),
    }),
  },
} satisfies Endpoints
