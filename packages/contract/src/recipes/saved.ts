import { LIST_LIMITS } from '@potluck/rules'
import { z } from 'zod'
import type { Endpoints } from '../endpoint.ts'
import { Id, IsoDate, Message } from '../shared.ts'
import { RecipeCard } from './recipes.ts'

export const SavedRecipe = RecipeCard.extend({
  recipeId: Id,
  reviews: z.number(),
  savedAt: IsoDate,
  collections: z.array(Id).describe('Those it lies in'),
})

/**
 * Only `recipeId` is used: title, picture and figures that clients may also send are read from the
 * recipe.
 */
const SaveRequest = z.object({ recipeId: z.string() })

export const saved = {
  'GET /auth/savedRecipe': {
    summary: 'Saved recipes, latest first, at most 1,000; those of one collection if so wished',
    access: 'member',
    query: z.object({ collection: z.string().optional() }),
    response: z.object({ savedRecipes: z.array(SavedRecipe), total: z.number() }),
    errors: ['COLLECTION_NOT_FOUND'],
  },
  'POST /auth/savedRecipe': {
    summary: 'Save a recipe, into collections if so wished; saving it again changes nothing',
    access: 'member',
    body: SaveRequest.extend({
      collections: z.array(z.uuid()).max(LIST_LIMITS.collections).default([]),
    }),
    response: z.object({ isSaved: z.boolean(), message: z.string() }),
    errors: ['RECIPE_NOT_FOUND', 'OWN_RECIPE', 'LIST_FULL'],
  },
  'PUT /auth/savedRecipe/toggle': {
    summary: 'Save or unsave',
    access: 'member',
    body: SaveRequest,
    response: z.object({ isSaved: z.boolean(), message: z.string() }),
    idempotent: true,
    errors: ['RECIPE_NOT_FOUND', 'OWN_RECIPE', 'LIST_FULL'],
  },
  'GET /auth/savedRecipe/check/{id}': {
    summary: 'Whether the caller saved this recipe',
    access: 'member',
    response: z.object({ isSaved: z.boolean() }),
    errors: ['RECIPE_NOT_FOUND'],
  },
  'DELETE /auth/savedRecipe/{id}': {
    summary: 'Unsave; what is not there is fine',
    access: 'member',
    response: Message,
  },
} satisfies Endpoints
