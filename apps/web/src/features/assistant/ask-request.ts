import type { ChatMode } from '@potluck/rules'
import type { CallInput } from '../../platform/call.ts'
import type { Ask } from './turns.ts'

const endpoints = {
  idea: 'POST /aiChats/{id}/generate-stream',
  ingredients: 'POST /aiChats/{id}/generate-with-ingredients-stream',
  adapt: 'POST /aiChats/{id}/adapt-recipe-stream',
} as const satisfies Record<ChatMode, string>

type Body<Mode extends ChatMode> = Exclude<
  NonNullable<CallInput<(typeof endpoints)[Mode]>['body']>,
  FormData
>

/** The request that asks: JSON, or multipart if there is a picture. */
export function toAskRequest(ask: Ask) {
  const fields = toFields(ask)
  const body = ask.image ? toForm(fields, ask.image) : fields
  return { key: endpoints[ask.mode], body }
}

function toFields(ask: Ask) {
  const { mode, prompt } = ask
  switch (mode) {
    case 'idea':
      return { prompt, type: 'generate_recipe' } satisfies Body<'idea'>
    case 'ingredients': {
      const { ingredients, useInventory } = ask
      return { prompt, ingredients, useInventory } satisfies Body<'ingredients'>
    }
    case 'adapt': {
      const { recipeId, originalRecipe } = ask
      return {
        adaptationRequest: prompt,
        ...(recipeId === undefined ? { originalRecipe } : { recipeId }),
      } satisfies Body<'adapt'>
    }
  }
}

/** Text as it is and everything else as JSON, as the server reads a form. */
function toForm(fields: object, image: File): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined)
      form.set(name, typeof value === 'string' ? value : JSON.stringify(value))
  }
  form.set('image', image)
  return form
}
