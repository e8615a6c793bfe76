import { LIST_LIMITS, TEXT_LIMITS } from '@potluck/rules'
import { z } from 'zod'
import type { Endpoints } from '../endpoint.ts'
import { line } from '../shared.ts'
import { ReadRecipe } from './imports.ts'

/** A line that was read off a photograph, as a recipe is looked for in it. */
const Line = z.object({
  kind: z.enum(['heading', 'item', 'paragraph']),
  level: z.int().min(1).max(7).optional().describe('Of a heading: 1 for the highest'),
  part: z.int().min(0).describe('Lines of one list have the same number'),
  text: line(TEXT_LIMITS.photographedLine),
})

/** Recipes in photographs. */
export const photos = {
  'POST /imports/lines': {
    summary: 'Read the recipe in lines that were read off photographs; nothing is kept of them',
    access: 'member',
    body: z.object({ lines: z.array(Line).min(1).max(LIST_LIMITS.photographedLines) }),
    response: z.object({ recipe: ReadRecipe }),
    errors: ['LINES_UNREADABLE', 'OVERLOADED'],
  },
  'POST /imports/photo': {
    summary: 'Have a model that can see read a photograph; nothing is kept of it',
    access: 'member',
    files: { photo: 1 },
    response: z.object({
      lines: z.array(z.object({ kind: Line.shape.kind, text: z.string() })),
    }),
    limit: 'assistant',
    errors: ['NO_EYES', 'PHOTO_UNREADABLE', 'NOT_AN_IMAGE', 'CONFLICT', 'OVERLOADED'],
  },
} satisfies Endpoints
