import { CHAT_MODES, COOKING_LEVELS, DIFFICULTIES, MEASURE_SYSTEMS } from '@potluck/rules'
import { z } from 'zod'
import { Id, IsoDate } from '../shared.ts'

/** An answer that was read as a recipe. */
export const RecipeData = z.object({
  title: z.string(),
  description: z.string(),
  prepTime: z.string(),
  cookTime: z.string(),
  totalTime: z.string(),
  servings: z.string(),
  difficulty: z.enum([...DIFFICULTIES, '']),
  ingredients: z.array(z.string()),
  instructions: z.array(z.string()),
  tips: z.array(z.string()),
  nutritionalBenefits: z.array(z.string()),
  usedIngredients: z.array(z.string()),
  additionalIngredients: z.array(z.string()),
  adaptations: z.array(z.string()),
  originalVsAdapted: z.array(z.string()),
})

/** A line that is not known to be free of what the cook avoids. */
export const DietLine = z.object({
  text: z.string().describe("The line or sentence; '' for the recipe as a whole"),
  restriction: z.string(),
  verdict: z.enum(['contains', 'unknown']),
  reason: z.string(),
})

/** What the kitchen found; null if there was no recipe to check. */
export const DietCheck = z.object({
  restrictions: z.array(z.string()).describe('What was checked, as labels or in the words typed'),
  lines: z.array(DietLine).describe('The lines that are not free'),
})

/** A change the kitchen made after the answer was written. */
export const Correction = z.object({
  before: z.string().describe("'' for what was added"),
  after: z.string().describe("'' for what was taken out"),
  reason: z.string(),
})

/** A line of the original with the line that replaced it. */
export const RecipeChange = z.object({
  part: z.enum(['ingredient', 'step']),
  kind: z.enum(['kept', 'changed', 'removed', 'added']),
  before: z.string().describe("'' for what was added"),
  after: z.string().describe("'' for what was removed"),
  why: z.string().describe("'' where nothing is said of it"),
})

/** An adapted recipe beside its original, line by line, in the order of the page. */
export const Adaptation = z.object({
  original: z.object({
    recipeId: Id.nullable().describe('null where the recipe was handed over as text'),
    title: z.string(),
    author: z.string().describe("Its author's username; '' where there is none"),
    servings: z.string().describe('As typed; may be empty'),
    ingredients: z.array(z.string()),
    instructions: z.array(z.string()),
    // Its own description, if it has one; answers stored before descriptions were kept have none.
    description: z.string().optional(),
    prepTime: z.string().optional(),
    cookTime: z.string().optional(),
    totalTime: z.string().optional(),
    difficulty: z.string().optional(),
  }),
  changes: z.array(RecipeChange),
})

/** Dishes that belong together: the courses of a meal, or the meals of some days. */
export const Menu = z.object({
  of: z.enum(['menu', 'week']),
  title: z.string(),
  servings: z.number().describe('People who eat'),
  servedAt: z.number().optional().describe('In minutes from midnight, where it was said'),
  dishes: z.array(
    z.object({
      slot: z.string().describe("'Starter'; 'Monday', or 'Monday lunch' where days have several"),
      day: z.number().optional().describe('Of a week: the day, counted from its first one'),
      date: z.string().optional().describe('YYYY-MM-DD, where the first day of a week is known'),
      meal: z.enum(['breakfast', 'lunch', 'dinner']).optional().describe('Of a week'),
      recipe: RecipeData,
      note: z.string().describe("'' for none"),
      leftFrom: z.string().optional().describe('The slot that it was cooked in, if only warmed'),
      made: z
        .object({
          id: z.string(),
          by: z.array(z.string()),
          isSmall: z.boolean().optional(),
          onlyFor: z.number().optional(),
        })
        .describe('Of which dish of the cookbook, for a change to go on from'),
    }),
  ),
  timeline: z
    .array(
      z.object({
        minutesBefore: z.number().describe('Before it is served; below 0 while people eat'),
        dish: z.string().describe('The title of its recipe'),
        text: z.string(),
        active: z.number().describe('Minutes of work'),
        unattended: z.number().describe('Minutes that it then takes by itself'),
      }),
    )
    .describe('From the first thing to the last; empty of a week'),
  notes: z.array(z.string()),
  asked: z.string().describe('The words it was made from'),
})

/** What an answer was based on, besides the request itself. */
export const AnswerContext = z.object({
  restrictions: z.array(z.string()).describe("The chat's restrictions and the saved preferences"),
  skill: z.enum(COOKING_LEVELS).nullable(),
  units: z.enum(MEASURE_SYSTEMS).nullable(),
  pantry: z.array(z.string()).describe('What its writer was told is in the house, soonest first'),
  turns: z.number().describe('Earlier answers of this chat that it goes on from'),
  photo: z.enum(['seen', 'unseen']).nullable().describe('Whether its writer could see the picture'),
  standsInFor: z
    .string()
    .nullable()
    .describe('The model that did not answer, where the built-in engine did'),
})

export const ChatMessage = z.object({
  _id: Id,
  role: z.enum(['user', 'ai']),
  content: z.string(),
  type: z.enum(CHAT_MODES),
  status: z.enum(['streaming', 'complete', 'stopped', 'interrupted', 'error']),
  ingredients: z.array(z.string()).describe('What the cook listed, on a user message'),
  useInventory: z
    .boolean()
    .optional()
    .describe('Whether the pantry was asked for, on a user message of the ingredients mode'),
  imageUrl: z.string().nullable().describe('The picture sent with a user message'),
  recipeData: RecipeData.nullable(),
  menu: Menu.nullable(),
  choices: z.array(z.string()).describe('Requests to go on with, ready to be sent'),
  dietaryRestrictions: z.array(z.string()),
  dietCheck: DietCheck.nullable(),
  corrections: z.array(Correction),
  adaptation: Adaptation.nullable(),
  context: AnswerContext.nullable().describe('null on a user message'),
  engine: z.string().nullable().describe('Which model or engine wrote it; null on a user message'),
  createdAt: IsoDate,
})

/** The events of a stream, each sent as `data: <json>`. */
export const StreamEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('connected') }),
  z.object({ type: z.literal('waiting'), position: z.number() }),
  z.object({ type: z.literal('start'), messageId: Id, engine: z.string() }),
  z.object({ type: z.literal('chunk'), chunk: z.string() }),
  z.object({ type: z.literal('check'), line: DietLine }).describe('Of a line just sent'),
  z
    .object({ type: z.literal('checking'), repairing: z.boolean() })
    .describe(
      'All is written, and faults were found: its model mends them, then what it mended is checked',
    ),
  z.object({
    type: z.literal('complete'),
    data: z.object({
      recipeData: RecipeData.nullable(),
      menu: Menu.nullable(),
      choices: z.array(z.string()),
      corrected: z.boolean().describe('Whether fullText differs from what was streamed'),
      dietCheck: DietCheck.nullable(),
      messageId: Id,
      stopped: z.boolean().optional(),
      corrections: z.array(Correction),
      adaptation: Adaptation.nullable(),
      context: AnswerContext,
      engine: z.string(),
    }),
    fullText: z.string(),
  }),
  z.object({ type: z.literal('error'), message: z.string(), code: z.string() }),
])
