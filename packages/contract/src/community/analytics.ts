import { ANALYTICS_DAYS } from '@potluck/rules'
import { z } from 'zod'
import type { Endpoints } from '../endpoint.ts'
import { Id, IsoDate } from '../shared.ts'

/** Likes, saves, comments and ratings that still exist, counted on the day they were made. */
const Figures = z.object({
  views: z.number(),
  likes: z.number(),
  saves: z.number(),
  comments: z.number(),
  ratings: z.number(),
  averageRating: z.number().nullable().describe('Of these ratings; null without any'),
})

const Day = z.string().describe('YYYY-MM-DD, UTC')

/** Figures over time of the member's own recipes. */
export const analytics = {
  'GET /analytics/recipes/{id}': {
    summary: "A recipe's figures over time, for its author alone; today's hours included",
    access: 'member',
    query: z.object({
      days: z.coerce
        .number()
        .pipe(z.literal([...ANALYTICS_DAYS]))
        .default(30),
    }),
    response: z.object({
      recipe: z.object({
        _id: Id,
        title: z.string(),
        status: z.enum(['draft', 'published']),
        publishedAt: IsoDate.nullable(),
      }),
      days: z.number(),
      from: Day,
      to: Day.describe('Today, UTC'),
      step: z.enum(['day', 'week']).describe('Weeks begin on Monday; of 365 days, else days'),
      points: z
        .array(Figures.extend({ from: Day, to: Day }))
        .describe('Oldest first, without gaps; the first week may begin late, the last end early'),
      totals: Figures.describe('Of these days'),
      before: Figures.describe('Of as many days before them'),
      allTime: Figures,
    }),
    errors: ['RECIPE_NOT_FOUND'],
  },
} satisfies Endpoints
