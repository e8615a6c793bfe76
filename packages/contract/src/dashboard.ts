import { z } from 'zod'
import type { Endpoints } from './endpoint.ts'

/** The figures of a cook, all counted when they are asked for. */
const Stats = z.object({
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

/** What a cook's own page tells them. */
export const dashboard = {
  'GET /dashboard/stats': {
    summary: 'The caller’s own figures',
    access: 'member',
    response: z.object({ stats: Stats }),
  },
} satisfies Endpoints
