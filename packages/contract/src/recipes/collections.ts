import { LIST_LIMITS, TEXT_LIMITS } from '@potluck/rules'
import { z } from 'zod'
import type { Endpoints } from '../endpoint.ts'
import { Id, IsoDate, line, Message } from '../shared.ts'

export const Collection = z.object({
  _id: Id,
  name: z.string(),
  count: z.number().describe('Recipes in it that can still be seen'),
  covers: z.array(z.string()).describe('Pictures of the four that came last'),
  createdAt: IsoDate,
})

const name = line(TEXT_LIMITS.collectionName)

/** Folders of saved recipes and of recipes of one's own. */
export const collections = {
  'GET /collections': {
    summary: "The caller's collections by name, at most 100",
    access: 'member',
    response: z.object({ collections: z.array(Collection), total: z.number() }),
  },
  'POST /collections': {
    summary: 'Make a collection, with saved or own recipes in it if so wished',
    access: 'member',
    body: z.object({ name, recipes: z.array(z.uuid()).max(LIST_LIMITS.saved).default([]) }),
    response: Collection,
    status: 201,
    errors: ['COLLECTION_NAME_TAKEN', 'LIST_FULL'],
  },
  'PUT /collections/{id}': {
    summary: 'Rename a collection',
    access: 'member',
    body: z.object({ name }),
    response: Collection,
    errors: ['COLLECTION_NOT_FOUND', 'COLLECTION_NAME_TAKEN'],
  },
  'DELETE /collections/{id}': {
    summary: 'Delete a collection; its recipes stay saved',
    access: 'member',
    response: Message,
    errors: ['COLLECTION_NOT_FOUND'],
  },
  'PUT /collections/{id}/recipes/{recipeId}': {
    summary: 'Put a saved recipe, or one of the own, into a collection; again changes nothing',
    access: 'member',
    response: Collection,
    errors: ['COLLECTION_NOT_FOUND', 'RECIPE_NOT_FOUND'],
  },
  'DELETE /collections/{id}/recipes/{recipeId}': {
    summary: 'Take a recipe out of a collection; what is not there is fine',
    access: 'member',
    response: Collection,
    errors: ['COLLECTION_NOT_FOUND'],
  },
} satisfies Endpoints
