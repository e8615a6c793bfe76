import {
  CHAT_MODES,
  CHAT_RESTRICTIONS,
  isListTooLong,
  isMethodTooLong,
  LIST_LIMITS,
  LIST_TOO_LONG,
  MEASURE_SYSTEMS,
  METHOD_TOO_LONG,
  TEXT_LIMITS,
} from '@potluck/rules'
import { z } from 'zod'
import type { Endpoints } from '../endpoint.ts'
import { Id, IsoDate, line, Message, maybeLine, maybeText, text } from '../shared.ts'
import { ChatMessage, DietCheck, RecipeData, StreamEvent } from './chat-answers.ts'

const ChatSummary = z.object({
  _id: Id,
  title: z.string(),
  input: z.string(),
  output: z.string(),
  mode: z.enum(CHAT_MODES).nullable(),
  restrictions: z.array(z.string()),
  createdAt: IsoDate,
  updatedAt: IsoDate,
})
const Chats = z.object({ chats: z.array(ChatSummary) })

const ChatOptions = z.object({
  usePantry: z.boolean().describe('Whether answers may go by what is in the pantry'),
  units: z.enum(MEASURE_SYSTEMS).nullable().describe('null: as the writer likes'),
})
const Chat = ChatOptions.extend({
  _id: Id,
  title: z.string(),
  messages: z.array(ChatMessage),
  createdAt: IsoDate,
  updatedAt: IsoDate,
})

const Restrictions = z.object({ dietaryPreferences: z.array(z.string()) })

const IdeaRequest = z.object({
  prompt: text(TEXT_LIMITS.prompt),
  type: z.string().max(60).default('generate_recipe'),
})
const IngredientsRequest = z.object({
  prompt: maybeText(TEXT_LIMITS.prompt).default(''),
  ingredients: z.array(line(TEXT_LIMITS.ingredientName)).max(LIST_LIMITS.ingredients).default([]),
  useInventory: z.boolean().default(false),
})
const AdaptRequest = z.object({
  adaptationRequest: text(TEXT_LIMITS.prompt),
  recipeId: z.string().optional(),
  originalRecipe: z
    .object({
      title: line(TEXT_LIMITS.title),
      ingredients: z
        .array(z.string().max(400))
        .max(LIST_LIMITS.ingredients + LIST_LIMITS.ingredientGroups)
        .refine((lines) => !isListTooLong(lines), LIST_TOO_LONG)
        .default([])
        .describe("A line each; one that ends with ':' is the heading of those below it"),
      instructions: z
        .array(z.string().max(TEXT_LIMITS.step))
        .max(LIST_LIMITS.steps)
        .refine((steps) => !isMethodTooLong(steps), METHOD_TOO_LONG)
        .default([]),
      servings: maybeText(TEXT_LIMITS.servings).default(''),
      description: maybeText(TEXT_LIMITS.description).default(''),
      prepTime: maybeText(TEXT_LIMITS.time).default(''),
      cookTime: maybeText(TEXT_LIMITS.time).default(''),
      totalTime: maybeText(TEXT_LIMITS.time).default(''),
      difficulty: maybeText(TEXT_LIMITS.time).default(''),
    })
    .optional(),
})

const Answer = z.object({
  message: ChatMessage,
  recipeData: RecipeData.nullable(),
  dietCheck: DietCheck.nullable(),
})

const generationErrors = [
  'CHAT_NOT_FOUND',
  'GENERATION_RUNNING',
  'PLAN_LIMIT',
  'PROVIDER_UNAVAILABLE',
  'NOT_AN_IMAGE',
  'IMAGE_TOO_LARGE',
  'IMAGE_UNUSABLE',
] as const

/** With a picture the request is multipart, and its lists are JSON. */
const generation = {
  access: 'member',
  limit: 'assistant',
  idempotent: true,
  files: { image: 1 },
} as const
const answered = { ...generation, response: Answer, errors: generationErrors } as const
const streamed = {
  ...generation,
  response: StreamEvent,
  stream: true,
  errors: generationErrors,
} as const
const adaptErrors = [...generationErrors, 'RECIPE_NOT_FOUND'] as const

export const chats = {
  'POST /aiChats/c/create': {
    summary: 'Open a chat',
    access: 'member',
    body: z.object({
      title: maybeLine(TEXT_LIMITS.chatTitle).default(''),
      usePantry: z.boolean().default(true),
      units: z.enum(MEASURE_SYSTEMS).nullable().default(null),
    }),
    response: Chat,
    status: 201,
    errors: ['LIST_FULL'],
  },
  'GET /aiChats': {
    summary: "The caller's chats, newest first",
    access: 'member',
    response: Chats,
  },
  'GET /aiChats/{id}': {
    summary: 'A chat with its messages',
    access: 'member',
    query: z.object({
      after: z
        .uuid('Not the id of a message')
        .optional()
        .describe('Only the messages behind this one: what a poll lacks'),
    }),
    response: Chat,
    errors: ['CHAT_NOT_FOUND'],
  },
  'GET /aiChats/u/{id}': {
    summary: "The chats of a user; only one's own",
    access: 'member',
    response: Chats,
    errors: ['USER_NOT_FOUND'],
  },
  'DELETE /aiChats/{id}': {
    summary: 'Delete a chat',
    access: 'member',
    response: Message,
    errors: ['CHAT_NOT_FOUND'],
  },
  'PUT /aiChats/{id}/options': {
    summary: 'Set what the answers of a chat go by',
    access: 'member',
    body: ChatOptions.partial(),
    response: ChatOptions,
    errors: ['CHAT_NOT_FOUND'],
  },
  'POST /aiChats/{id}/stop': {
    summary: 'Stop the running answer and keep what came',
    access: 'member',
    response: Message,
    errors: ['CHAT_NOT_FOUND'],
  },
  'GET /aiChats/inventory': {
    summary: 'The pantry as a list of ingredients, first to expire first',
    access: 'member',
    response: z.object({ ingredients: z.array(z.string()) }),
  },
  'GET /aiChats/dietary-preferences': {
    summary: "The chat's dietary restrictions, as labels",
    access: 'member',
    response: Restrictions,
  },
  'PUT /aiChats/dietary-preferences': {
    summary: "Set the chat's dietary restrictions, by label or id",
    access: 'member',
    body: z.object({
      dietaryPreferences: z.array(z.string().max(40)).max(CHAT_RESTRICTIONS.length),
    }),
    response: Restrictions,
  },
  'GET /aiChats/usage': {
    summary: "This month's use of the assistant (UTC)",
    access: 'member',
    response: z.object({
      month: z.string().describe('YYYY-MM'),
      recipes: z.number(),
      limit: z.number().nullable().describe('null: unlimited'),
      inputTokens: z.number(),
      outputTokens: z.number(),
      cost: z.number().nullable().describe('US dollars; null where no price is configured'),
    }),
  },
  'GET /aiChats/engine': {
    summary: 'Who answers',
    access: 'member',
    response: z.object({
      name: z.string(),
      isBuiltIn: z.boolean(),
      canSee: z.boolean().describe('Whether it can look at pictures'),
    }),
  },
  'POST /aiChats/{id}/generate': {
    ...answered,
    summary: 'A recipe from a free-text idea',
    body: IdeaRequest,
  },
  'POST /aiChats/{id}/generate-stream': {
    ...streamed,
    summary: 'A recipe from a free-text idea, streamed',
    body: IdeaRequest,
  },
  'POST /aiChats/{id}/generate-with-ingredients': {
    ...answered,
    summary: 'A recipe from given ingredients',
    body: IngredientsRequest,
  },
  'POST /aiChats/{id}/generate-with-ingredients-stream': {
    ...streamed,
    summary: 'A recipe from given ingredients, streamed',
    body: IngredientsRequest,
  },
  'POST /aiChats/{id}/adapt-recipe': {
    ...answered,
    summary: 'Adapt a recipe',
    body: AdaptRequest,
    errors: adaptErrors,
  },
  'POST /aiChats/{id}/adapt-recipe-stream': {
    ...streamed,
    summary: 'Adapt a recipe, streamed',
    body: AdaptRequest,
    errors: adaptErrors,
  },
} satisfies Endpoints
