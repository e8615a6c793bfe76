import { z } from 'zod'
import type { Endpoints } from '../endpoint.ts'
import { Id, IsoDate, Photo } from '../shared.ts'
import { GivenUpVersion, Ingredient, Recipe } from './recipes.ts'

const RevisionSummary = z.object({
  revision: z.number(),
  savedAt: IsoDate.describe('When its content was saved'),
  title: z.string(),
  ingredients: z.number().describe('How many'),
  steps: z.number().describe('How many'),
  givenUp: z.boolean().describe('Written, never saved, and kept when another version was chosen'),
})

/** The content of a version; whether comments are allowed is not part of it. */
const Revision = Recipe.pick({
  revision: true,
  title: true,
  description: true,
  cookTime: true,
  prepTime: true,
  restTime: true,
  servings: true,
  tags: true,
  cuisine: true,
  difficulty: true,
  mealType: true,
  videoUrl: true,
  origin: true,
  language: true,
}).extend({
  savedAt: IsoDate,
  photo: Photo.nullable()
    .optional()
    .describe('Left out where it was kept before photos were; null for the illustrated cover'),
  ingredients: z.array(Ingredient),
  instructions: z.array(z.string()),
})

const Restoration = z.object({
  confirmOrigin: z
    .boolean()
    .optional()
    .describe(
      'Its cook says that the text may be published. A version with another source than that of a public recipe is refused with ORIGIN_UNCONFIRMED without it',
    ),
})

/** Earlier versions of the member's own recipe. */
export const revisions = {
  'GET /recipes/{id}/revisions': {
    summary: 'The last 50 earlier versions that were kept of an own recipe, newest first',
    access: 'member',
    response: z.object({ revisions: z.array(RevisionSummary) }),
    errors: ['RECIPE_NOT_FOUND'],
  },
  'POST /recipes/{id}/revisions': {
    summary: 'Keep what was written and given up for another version; the recipe stays as it is',
    access: 'member',
    body: GivenUpVersion,
    response: Recipe,
    errors: ['RECIPE_NOT_FOUND'],
  },
  'GET /recipes/{id}/revisions/{revisionNumber}': {
    summary: 'What was written in an earlier version',
    access: 'member',
    response: Revision,
    errors: ['RECIPE_NOT_FOUND', 'REVISION_NOT_FOUND'],
  },
  'POST /recipes/{id}/revisions/{revisionNumber}/restore': {
    summary: 'Write an earlier version anew, photo included; the one it takes the place of is kept',
    access: 'member',
    body: Restoration,
    response: Recipe,
    errors: ['RECIPE_NOT_FOUND', 'REVISION_NOT_FOUND', 'RECIPE_INCOMPLETE', 'ORIGIN_UNCONFIRMED'],
  },
  'POST /recipes/{id}/revisions/{revisionNumber}/draft': {
    summary: 'Make a draft of its own of an earlier version; one that was given up moves into it',
    access: 'member',
    response: z.object({ recipeId: Id }),
    errors: ['RECIPE_NOT_FOUND', 'REVISION_NOT_FOUND'],
  },
} satisfies Endpoints
