import { type RecipeData, writeRecipe } from '@potluck/kitchen'
import type { ComposeRequest } from '@potluck/kitchen/composer'
import type { ChatMode } from '@potluck/rules'
import type { Model } from '../../platform/model/index.ts'
import { fenceRequest, RECIPE_WRITER } from './prompts/recipe-writer.ts'

/** What an answer is written from. */
export type WriterRequest = {
  mode: ChatMode
  text: string
  ingredients: string[]
  /** Earlier turns of the chat, oldest first. */
  turns: { role: 'user' | 'ai'; content: string; recipe: RecipeData | null }[]
  /** Makes the engine's choices repeatable; another seed, another recipe. */
  seed: number
  signal: AbortSignal
}

/** Whoever writes answers: a model, or the kitchen's own engine. */
export type Writer = {
  name: string
  write(request: WriterRequest): AsyncIterable<string>
}

export const BUILT_IN_NAME = 'Potluck kitchen engine'

/** The built-in engine. Its answer is ready at once; `pause` lets it be read as it is written. */
export function builtInWriter(pause: () => Promise<void>): Writer {
  return {
    name: BUILT_IN_NAME,
    write: async function* ({ mode, text, ingredients, turns, seed, signal }) {
      const previous = turns.findLast(({ recipe }) => recipe !== null)?.recipe
      const request: ComposeRequest = { mode, text, ingredients, ...(previous ? { previous } : {}) }
      // On first use: the engine brings the lexicon's tables along.
      const { compose, toChunks } = await import('@potluck/kitchen/composer')
      const composed = compose(request, seed)
      const answer = composed.kind === 'recipe' ? writeRecipe(composed.recipe) : composed.reason
      let first = true
      for (const chunk of toChunks(answer)) {
        if (!first) await pause()
        if (signal.aborted) return
        first = false
        yield chunk
      }
    },
  }
}

/** How many earlier turns a model is shown. */
const TURNS_SHOWN = 6

export function modelWriter(model: Model): Writer {
  return {
    name: model.name,
    write: ({ text, ingredients, turns, signal }) => {
      const asked =
        ingredients.length > 0 ? `${text}\nIngredients: ${ingredients.join(', ')}` : text
      return model.write({
        system: RECIPE_WRITER,
        messages: [
          ...turns
            .slice(-TURNS_SHOWN)
            .map(({ role, content }) =>
              role === 'user'
                ? { role: 'user' as const, content: fenceRequest(content) }
                : { role: 'assistant' as const, content },
            ),
          { role: 'user' as const, content: fenceRequest(asked) },
        ],
        signal,
      })
    },
  }
}
