import { RecipeData } from '@potluck/contract'
import { DIFFICULTIES } from '@potluck/rules'
import { z } from 'zod'
import type { AnswerForm, JsonSchema } from '../../../platform/model/index.ts'
import type { Brief } from '../brief.ts'

const { shape } = RecipeData

/**
 * The object a model can be made to answer with: the contract's recipe, or a sentence if there is
 * none. Fields are in the order a page shows them, since providers write them in the order of the
 * schema.
 */
const Answer = z.object({
  declined: z
    .string()
    .describe(
      'Empty; or, if the request is not about food, one polite sentence, and all else empty',
    ),
  title: shape.title,
  description: shape.description.describe('One or two sentences'),
  prepTime: shape.prepTime.describe("Like '10 min' or '1 h 20 min'"),
  cookTime: shape.cookTime,
  totalTime: shape.totalTime,
  servings: shape.servings.describe('A number'),
  // Some providers refuse an enum with an empty string.
  difficulty: z.enum(DIFFICULTIES),
  ingredients: shape.ingredients.describe(
    "One a line: quantity, unit, name, then the preparation after a comma. A heading ends with ':'",
  ),
  instructions: shape.instructions.describe('One step each, without its number'),
  tips: shape.tips,
  usedIngredients: shape.usedIngredients,
  additionalIngredients: shape.additionalIngredients,
  adaptations: shape.adaptations.describe('Each change with its reason'),
  originalVsAdapted: shape.originalVsAdapted.describe("Each changed line as 'before → after'"),
})

const OF_A_HOUSE = { usedIngredients: true, additionalIngredients: true } as const
const OF_A_CHANGE = { adaptations: true, originalVsAdapted: true } as const

/** Leaves out fields that a mode does not use, which would only cost tokens. */
const FORMS = {
  idea: Answer.omit({ additionalIngredients: true, ...OF_A_CHANGE }),
  ingredients: Answer.omit(OF_A_CHANGE),
  adapt: Answer.omit(OF_A_HOUSE),
} satisfies Record<Brief['mode'], z.ZodType>

/** The form of an answer in a mode, as a JSON schema that every provider accepts. */
export function answerForm(mode: Brief['mode']): AnswerForm {
  return { name: 'recipe', schema: toSchema(FORMS[mode]) }
}

/** Without `$schema`, which some providers refuse. */
export function toSchema(type: z.ZodType): JsonSchema {
  const { $schema: _, ...schema } = z.toJSONSchema(type, { target: 'draft-7' })
  return schema as JsonSchema
}
