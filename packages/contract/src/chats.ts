import { CHAT_MODES, DIFFICULTIES, LIST_LIMITS, TEXT_LIMITS } from '@potluck/rules'
import { z } from 'zod'
import type { Endpoints } from './endpoint.ts'
import { Id, IsoDate, Message, maybeText, text } from './shared.ts'

/** What an answer says when it has been read as a recipe. */
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

/** What the kitchen found; null as long as no diet check ran on the answer. */
export const DietCheck = z.object({
  restrictions: z.array(z.string()),
  lines: z.array(
    z.object({
      text: z.string(),
      restriction: z.string(),
      verdict: z.enum(['contains', 'unknown']),
      reason: z.string(),
    }),
  ),
})

export const ChatMessage = z.object({
  _id: Id,
  role: z.enum(['user', 'ai']),
  content: z.string(),
  type: z.enum(CHAT_MODES),
  status: z.enum(['streaming', 'complete', 'stopped', 'interrupted', 'error']),
  recipeData: RecipeData.nullable(),
  dietaryRestrictions: z.array(z.string()),
  dietCheck: DietCheck.nullable(),
  engine: z.string().nullable().describe('Which model or engine wrote it; null on a user message'),
  createdAt: IsoDate,
})

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
const Chat = z.object({
  _id: Id,
  title: z.string(),
  messages: z.array(ChatMessage),
  createdAt: IsoDate,
  updatedAt: IsoDate,
})
const Chats = z.object({ chats: z.array(ChatSummary) })

const IdeaRequest = z.object({
  prompt: text(TEXT_LIMITS.prompt),
  type: z.string().max(60).default('generate_recipe'),
})
const IngredientsRequest = z.object({
  prompt: maybeText(TEXT_LIMITS.prompt).default(''),
  ingredients: z.array(text(120)).max(LIST_LIMITS.ingredients).default([]),
  useInventory: z.boolean().default(false),
})
const AdaptRequest = z.object({
  adaptationRequest: text(TEXT_LIMITS.prompt),
  recipeId: z.string().optional(),
  originalRecipe: z
    .object({
      title: text(TEXT_LIMITS.title),
      ingredients: z.array(z.string().max(400)).max(LIST_LIMITS.ingredients).default([]),
      instructions: z.array(z.string().max(TEXT_LIMITS.step)).max(LIST_LIMITS.steps).default([]),
    })
    .optional(),
})

const Answer = z.object({
  message: ChatMessage,
  recipeData: RecipeData.nullable(),
  dietCheck: DietCheck.nullable(),
})

/** The events of a stream, each sent as `data: <json>`. */
export const StreamEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('connected') }),
  z.object({ type: z.literal('waiting'), position: z.number() }),
  z.object({ type: z.literal('start'), messageId: Id, engine: z.string() }),
  z.object({ type: z.literal('chunk'), chunk: z.string() }),
  z.object({
    type: z.literal('complete'),
    data: z.object({
      recipeData: RecipeData.nullable(),
      corrected: z.boolean(),
      dietCheck: DietCheck.nullable(),
      messageId: Id,
      stopped: z.boolean().optional(),
    }),
    fullText: z.string(),
  }),
  z.object({ type: z.literal('error'), message: z.string(), code: z.string() }),
])

const generationErrors = [
  'CHAT_NOT_FOUND',
  'GENERATION_RUNNING',
  'PLAN_LIMIT',
  'PROVIDER_UNAVAILABLE',
] as const

const generation = { access: 'member', limit: 'assistant', idempotent: true } as const

export const chats = {
  'POST /aiChats/c/create': {
    summary: 'Open a chat',
    access: 'member',
    body: z.object({ title: maybeText(TEXT_LIMITS.chatTitle).default('') }),
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
  'POST /aiChats/{id}/stop': {
    summary: 'Stop the running answer and keep what came',
    access: 'member',
    response: Message,
    errors: ['CHAT_NOT_FOUND'],
  },
  'POST /aiChats/{id}/generate': {
    ...generation,
    summary: 'A recipe from a free-text idea',
    body: IdeaRequest,
    response: Answer,
    errors: generationErrors,
  },
  'POST /aiChats/{id}/generate-stream': {
    ...generation,
    summary: 'A recipe from a free-text idea, streamed',
    body: IdeaRequest,
    response: StreamEvent,
    stream: true,
    errors: generationErrors,
  },
} satisfies Endpoints

export const chatContext = {
  'GET /aiChats/inventory': {
    summary: 'The pantry as a list of ingredients',
    access: 'member',
    response: z.object({ ingredients: z.array(z.string()) }),
  },
  'GET /aiChats/dietary-preferences': {
    summary: "The chat's dietary restrictions",
    access: 'member',
    response: z.object({ dietaryPreferences: z.array(z.string()) }),
  },
  'PUT /aiChats/dietary-preferences': {
    summary: "Set the chat's dietary restrictions",
    access: 'member',
    body: z.object({ dietaryPreferences: z.array(z.string().max(40)).max(12) }),
    response: z.object({ dietaryPreferences: z.array(z.string()) }),
  },
  'POST /aiChats/{id}/generate-with-ingredients': {
    ...generation,
    summary: 'A recipe from given ingredients',
    body: IngredientsRequest,
    response: Answer,
    errors: generationErrors,
  },
  'POST /aiChats/{id}/generate-with-ingredients-stream': {
    ...generation,
    summary: 'A recipe from given ingredients, streamed',
    body: IngredientsRequest,
    response: StreamEvent,
    stream: true,
    errors: generationErrors,
  },
  'POST /aiChats/{id}/adapt-recipe': {
    ...generation,
    summary: 'Adapt a recipe',
    body: AdaptRequest,
    response: Answer,
    errors: [...generationErrors, 'RECIPE_NOT_FOUND'],
  },
  'POST /aiChats/{id}/adapt-recipe-stream': {
    ...generation,
    summary: 'Adapt a recipe, streamed',
    body: AdaptRequest,
    response: StreamEvent,
    stream: true,
    errors: [...generationErrors, 'RECIPE_NOT_FOUND'],
  },
} satisfies Endpoints
