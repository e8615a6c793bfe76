import type { Advice } from '@potluck/cook'
import { writeRecipe } from '@potluck/kitchen'
import type { Capabilities, ModelMessage, QueuedModel } from '../../../platform/model/index.ts'
import type { Brief } from '../brief.ts'
import { answerForm } from '../form/answer-form.ts'
import { earlierMessage, repairMessage, requestMessage } from '../prompts/message.ts'
import { instructions } from '../prompts/recipe-writer.ts'
import type { Toolbox } from '../tools/toolbox.ts'
import { type Heard, writeInRounds } from './rounds.ts'

export const BUILT_IN_NAME = 'Potluck kitchen engine'

/** The input of a model request. */
type Task = {
  userId: string
  brief: Brief
  advice: Advice
  toolbox: Toolbox | undefined
  signal: AbortSignal
}

/** Asks a model for an answer; yields its parts as it writes. */
export function askModel(
  queuedModel: QueuedModel,
  { userId, brief, advice, toolbox, signal }: Task,
): AsyncGenerator<Heard> {
  const asked = {
    system: (capabilities: Capabilities) => instructions(brief, capabilities),
    form: answerForm(brief.mode),
    messages: toMessages(brief, advice, queuedModel.canSee),
    userId,
    signal,
  }
  return writeInRounds(queuedModel, asked, { toolbox, restrictions: brief.restrictions })
}

function toMessages(brief: Brief, advice: Advice, canSee: boolean): ModelMessage[] {
  return [
    ...brief.turns.map(({ role, content, recipe }) =>
      role === 'user'
        ? { role: 'user' as const, content: earlierMessage(content) }
        : { role: 'assistant' as const, content: recipe ? writeRecipe(recipe) : content },
    ),
    {
      role: 'user' as const,
      content: requestMessage(brief, advice),
      ...(brief.picture && canSee && { picture: brief.picture }),
    },
  ]
}

/** Asks a model again, with what was wrong with its answer. */
export function askForRepair(
  queuedModel: QueuedModel,
  { userId, brief, advice, signal }: Task,
  { answer, faults }: { answer: string; faults: readonly string[] },
): AsyncGenerator<Heard> {
  const asked = {
    system: (capabilities: Capabilities) => instructions(brief, capabilities),
    form: answerForm(brief.mode),
    messages: [
      { role: 'user' as const, content: repairMessage(brief, advice, { answer, faults }) },
    ],
    userId,
    signal,
  }
  return writeInRounds(queuedModel, asked, NO_TOOLS)
}

/** For a correction, when everything has been looked up already. */
const NO_TOOLS = { toolbox: undefined, restrictions: [] }
