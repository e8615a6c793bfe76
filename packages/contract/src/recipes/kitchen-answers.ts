import { z } from 'zod'

const Verdict = z.enum(['contains', 'free', 'unknown'])

/** The kitchen's verdict on one diet; 'free' as far as the listed ingredients go. */
export const DietVerdict = z.object({
  restriction: z.string().describe('An id such as vegan'),
  label: z.string().describe('Vegan'),
  verdict: Verdict,
  findings: z
    .array(
      z.object({
        line: z.string().describe("The line or sentence; '' for the recipe as a whole"),
        reason: z.string(),
        verdict: Verdict.exclude(['free']),
      }),
    )
    .describe('What stands against it, the gravest first, at most 20'),
})

export const Amounts = z.object({
  kcal: z.number(),
  protein: z.number().describe('g'),
  fat: z.number().describe('g'),
  satFat: z.number().describe('g'),
  carbs: z.number().describe('g'),
  fiber: z.number().describe('g'),
  sugar: z.number().describe('g'),
  sodium: z.number().describe('mg'),
  cholesterol: z.number().describe('mg'),
  calcium: z.number().describe('mg'),
  iron: z.number().describe('mg'),
  potassium: z.number().describe('mg'),
  vitC: z.number().describe('mg'),
})

/** A recipe's nutrition, and how it was counted. */
export const Nutrition = z.object({
  perServing: Amounts.nullable().describe(
    'null where too little is known, or the servings are not',
  ),
  per100g: Amounts.nullable(),
  coverage: z.number().describe('The share of the raw weight that was counted, 0 to 1'),
  lines: z
    .array(
      z.object({
        text: z.string(),
        ingredient: z.string().nullable().describe("The lexicon's id of what it was taken for"),
        grams: z.number().nullable(),
        note: z.string().describe('How its weight is known, or why it does not count'),
        status: z.enum(['counted', 'negligible', 'missed']),
      }),
    )
    .describe('One for each ingredient, in their order'),
})
