import { EXPORT_FORMATS } from '@potluck/rules'
import { z } from 'zod'
import type { Endpoints } from '../endpoint.ts'

const format = z.enum(EXPORT_FORMATS)

/** Recipes as texts that other programs read. */
export const exports = {
  'GET /recipes/{id}/file': {
    summary: 'A recipe that the caller may see, as a file',
    access: 'member',
    query: z.object({ format: format.default('RecipeMD') }),
    download: 'application/octet-stream',
    response: z.undefined(),
    errors: ['RECIPE_NOT_FOUND'],
  },
  'GET /exports': {
    summary: "All of the caller's own recipes, or those of a collection, as a zip of a file each",
    access: 'member',
    limit: 'archive',
    query: z.object({
      format: format.default('RecipeMD'),
      collection: z.uuid('This names no collection').optional(),
    }),
    download: 'application/zip',
    response: z.undefined(),
    errors: ['COLLECTION_NOT_FOUND'],
  },
} satisfies Endpoints
