import type { Advice } from '@potluck/cook'
import { writeRecipe } from '@potluck/kitchen'
import type { QueuedModel } from '../../../platform/model/index.ts'
import type { Brief } from '../brief.ts'
import { earlierMessage, repairMessage, requestMessage } from '../prompts/message.ts'
import { instructions } from '../prompts/recipe-writer.ts'

export const BUILT_IN_NAME = 'Potluck kitchen engine'

/** What a model is asked with. */
type Task = { userId: string; brief: Brief; advice: Advice; signal: AbortSignal }

/** Asks a model for an answer; its parts come as it writes. */
export function askModel(queuedModel: QueuedModel, { userId, brief, advice, signal }: Task) {
  return queuedModel.write({
    system: instructions(brief),
    messages: [
      ...brief.turns.map(({ role, content, recipe }) =>
        role === 'user'
          ? { role: 'user' as const, content: earlierMessage(content) }
          : { role: 'assistant' as const, content: recipe ? writeRecipe(recipe) : content },
      ),
      {
        role: 'user' as const,
        content: requestMessage(brief, advice),
        ...(brief.picture && queuedModel.canSee && { picture: brief.picture }),
      },
    ],
    userId,
    signal,
  })
}

/** Asks a model once more, with what was wrong with its answer. */
export function askForRepair(
  queuedModel: QueuedModel,
  { userId, brief, advice, signal }: Task,
  { answer, faults }: { answer: string; faults: readonly string[] },
) {
  const content = repairMessage(brief, advice, { answer, faults })
  const messages = [{ role: 'user' as const, content }]
  return queuedModel.write({ system: instructions(brief), messages, userId, signal })
}
