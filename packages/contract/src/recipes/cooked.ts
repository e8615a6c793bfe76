import { COOKED_LIMITS, LIST_LIMITS, PAGE_SIZES, PANTRY_LIMITS, TEXT_LIMITS } from '@potluck/rules'
import { z } from 'zod'
import type { Endpoints } from '../endpoint.ts'
import { Id, IsoDate, line, Message, maybeText, Photo, paged, paging } from '../shared.ts'

/** Portions with one decimal. */
const tenths = (min: number, max: number) =>
  z
    .number()
    .transform((portions) => Math.round(portions * 10) / 10)
    .pipe(z.number().min(min, `At least ${min}`).max(max, `At most ${max}`))

const fields = {
  day: z.iso
    .date('Must be a date such as 2026-12-24')
    .refine((day) => day >= PANTRY_LIMITS.firstDate, `Not before ${PANTRY_LIMITS.firstDate}`),
  portions: tenths(0.1, COOKED_LIMITS.portions).nullable(),
  eaten: tenths(0, COOKED_LIMITS.eaten),
  note: maybeText(TEXT_LIMITS.comment),
}

export const CookedRecipe = z.object({
  _id: Id,
  title: z.string().describe('Of the recipe; the one it had, where it is hidden or gone'),
  recipe: z
    .object({ _id: Id, title: z.string(), image: z.string() })
    .nullable()
    .describe('Null where its author hides or deleted it'),
  day: z.string().describe('YYYY-MM-DD by the cook’s own calendar'),
  portions: z.number().nullable().describe('How many were cooked; null where that was not said'),
  eaten: z.number().describe('How many of them the cook ate'),
  note: z.string(),
  photo: Photo.nullable(),
  createdAt: IsoDate,
})

const PantryAmount = z.object({ qty: z.number(), qtyName: z.string() })

/** What a cooking takes out of one pantry item. */
const Deduction = z.object({
  itemId: Id,
  name: z.string(),
  wanted: z.string().describe('What the recipe asks for: 300 g flour'),
  have: PantryAmount,
  use: PantryAmount.describe('Whole numbers, so perhaps in a finer unit'),
  remains: PantryAmount.nullable().describe('In the unit of what is used; null: it is used up'),
  sure: z.boolean().describe('False for a kind of it, a guessed weight, what may be left out'),
})

/** What a member has cooked, and when. */
export const cooked = {
  'GET /cooked-recipes': {
    summary: 'What the caller cooked, latest day first',
    access: 'member',
    query: z.object({ ...paging(PAGE_SIZES.cooked), recipeId: z.uuid().optional() }),
    response: paged('cookedRecipes', CookedRecipe),
  },
  'POST /cooked-recipes': {
    summary: 'Record that a recipe was cooked: today by header X-Time-Zone, unless a day is sent',
    access: 'member',
    files: { image: 1 },
    body: z.object({
      recipeId: z.uuid(),
      day: fields.day.optional(),
      portions: fields.portions.default(null),
      eaten: fields.eaten.default(1),
      note: fields.note.default(''),
    }),
    response: CookedRecipe,
    status: 201,
    idempotent: true,
    errors: ['RECIPE_NOT_FOUND', 'NOT_AN_IMAGE', 'IMAGE_TOO_LARGE', 'IMAGE_UNUSABLE'],
  },
  'PUT /cooked-recipes/{id}': {
    summary: 'Change a record of cooking; what is left out stays',
    access: 'member',
    files: { image: 1 },
    body: z
      .object({
        ...fields,
        photo: z.null().describe('Takes the photo away; another one is sent as the file'),
      })
      .partial(),
    response: CookedRecipe,
    errors: ['COOKED_NOT_FOUND', 'NOT_AN_IMAGE', 'IMAGE_TOO_LARGE', 'IMAGE_UNUSABLE'],
  },
  'DELETE /cooked-recipes/{id}': {
    summary: 'Delete a record of cooking, with the activity entry that tells of it',
    access: 'member',
    response: Message,
    errors: ['COOKED_NOT_FOUND'],
  },
  'GET /cooked-recipes/deduction-proposals': {
    summary: 'What cooking a recipe takes out of the pantry',
    access: 'member',
    query: z.object({
      recipeId: z.uuid(),
      portions: z.coerce
        .number()
        .min(0.1)
        .max(COOKED_LIMITS.portions)
        .optional()
        .describe('As the recipe says, where it is left out'),
    }),
    response: z.object({ proposals: z.array(Deduction) }),
    errors: ['RECIPE_NOT_FOUND'],
  },
  'POST /cooked-recipes/{id}/deductions': {
    summary: 'Take what was used out of the pantry, once a record',
    access: 'member',
    body: z.object({
      items: z
        .array(
          z.object({
            itemId: z.uuid(),
            qty: z.number().int().min(1).max(PANTRY_LIMITS.qty),
            qtyName: line(PANTRY_LIMITS.unit),
          }),
        )
        .min(1)
        .max(LIST_LIMITS.ingredients)
        .refine(
          (items) => new Set(items.map(({ itemId }) => itemId)).size === items.length,
          'Each item once',
        ),
    }),
    response: z.object({ deducted: z.number().describe('Items that less is left of') }),
    status: 201,
    idempotent: true,
    errors: ['COOKED_NOT_FOUND', 'CONFLICT'],
  },
  'DELETE /cooked-recipes/{id}/deductions': {
    summary: 'Put back what was taken out of the pantry; again changes nothing',
    access: 'member',
    response: Message,
    errors: ['COOKED_NOT_FOUND'],
  },
} satisfies Endpoints
