import type { contract, Recipe } from '@potluck/contract'
import { toIngredientTexts } from '@potluck/kitchen'
import { calendarDay, timeMinutes, totalTime } from '@potluck/rules'
import type { z } from 'zod'
import { AppError, type Call, type Member, type UploadedFile } from '../../platform/http/index.ts'
import { isUuid } from '../../platform/ids.ts'
import type { Brief } from './brief.ts'

/** What a cook asks, in the same shape for the three modes. */
export type Ask = Pick<Brief, 'mode' | 'text' | 'ingredients' | 'original' | 'today'> & {
  useInventory: boolean
}

/** A cook's request in a chat, with everything sent along. */
export type Asking = {
  chatId: string
  ask: Ask
  picture: Buffer | undefined
  /** The time zone of the cook who asks. */
  timeZone: string
  /** The Idempotency-Key of the call. */
  key: string | undefined
}

type Endpoints = typeof contract.chats
type BodyOf<Key extends keyof Endpoints> = Endpoints[Key] extends { body: infer Body }
  ? z.output<Body & z.ZodType>
  : never

/** What is read of a request besides its body. */
type Request = { params: { id: string }; files: UploadedFile[]; call: Call }

export type FindRecipe = (
  member: Member,
  id: string,
) => Promise<z.output<typeof Recipe> | undefined>

/** Reads what is asked from requests; `now` gives the day in the cook's time zone. */
export function createAskReader(findRecipe: FindRecipe, now: () => Date) {
  return {
    idea: ({ prompt }: BodyOf<'POST /aiChats/{id}/generate'>, request: Request) =>
      toAsking(request, { mode: 'idea', text: prompt, ...NOTHING }),

    ingredients: (
      body: BodyOf<'POST /aiChats/{id}/generate-with-ingredients'>,
      request: Request,
    ) => {
      const { prompt: text, ingredients, useInventory } = body
      return toAsking(request, { ...NOTHING, mode: 'ingredients', text, ingredients, useInventory })
    },

    /** @throws RECIPE_NOT_FOUND, INVALID_INPUT without a recipe */
    adaptation: async (
      member: Member,
      body: BodyOf<'POST /aiChats/{id}/adapt-recipe'>,
      request: Request,
    ) => {
      const original = await toOriginal(member, body)
      const text = body.adaptationRequest
      return toAsking(request, { ...NOTHING, mode: 'adapt', text, original })
    },
  }

  function toAsking({ params, files, call }: Request, ask: Omit<Ask, 'today'>): Asking {
    return {
      chatId: params.id,
      ask: { ...ask, today: calendarDay(now(), call.timeZone) },
      picture: files[0]?.bytes,
      timeZone: call.timeZone,
      key: call.idempotencyKey,
    }
  }

  async function toOriginal(
    member: Member,
    { recipeId, originalRecipe }: BodyOf<'POST /aiChats/{id}/adapt-recipe'>,
  ): Promise<Ask['original']> {
    if (recipeId !== undefined) {
      const recipe = isUuid(recipeId) ? await findRecipe(member, recipeId) : undefined
      if (!recipe) throw new AppError('RECIPE_NOT_FOUND')
      return {
        recipeId,
        title: recipe.title,
        author: recipe.author.username,
        ingredients: toIngredientTexts(recipe.ingredients),
        instructions: recipe.instructions,
        servings: recipe.servings,
        description: recipe.description,
        prepTime: recipe.prepTime,
        cookTime: recipe.cookTime,
        totalTime: totalOf(recipe),
        difficulty: recipe.difficulty ?? '',
      }
    }
    if (!originalRecipe) {
      throw new AppError('INVALID_INPUT', { at: '', message: NOTHING_TO_ADAPT })
    }
    return { recipeId: null, author: '', ...originalRecipe }
  }
}

export type AskReader = ReturnType<typeof createAskReader>

const NOTHING = { ingredients: [], useInventory: false, original: null }

const NOTHING_TO_ADAPT = 'Please provide recipe details or recipe ID to adapt'

/** The total time, if both parts are given. */
function totalOf({ prepTime, cookTime, restTime }: Times): string {
  const [prep, cook] = [timeMinutes(prepTime), timeMinutes(cookTime)]
  return prep === undefined || cook === undefined
    ? ''
    : totalTime([prep, cook, timeMinutes(restTime)])
}

type Times = { prepTime: string; cookTime: string; restTime: string }
