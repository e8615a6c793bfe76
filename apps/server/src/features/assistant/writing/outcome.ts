import type { AnswerContext, StreamEvent } from '@potluck/contract'
import type { z } from 'zod'
import { type Settled, settleWords } from './settle.ts'

/** How an answer ended, as its row says. */
export type Outcome = Settled & {
  status: 'complete' | 'stopped' | 'interrupted' | 'error'
  engine: string
  context: z.output<typeof AnswerContext>
  errorCode: 'PROVIDER_UNAVAILABLE' | 'INTERNAL' | 'INTERRUPTED' | null
}

type Event = z.output<typeof StreamEvent>

export const APOLOGY =
  'Sorry, I encountered an error while generating the recipe. Please try again.'
const INTERRUPTION = 'The answer was interrupted. Please try again.'

/** A failed answer: its text is an apology. */
export function toFailure(
  errorCode: NonNullable<Outcome['errorCode']>,
  origin: Pick<Outcome, 'engine' | 'context'>,
): Outcome {
  return { ...settleWords(APOLOGY), status: 'error', errorCode, ...origin }
}

/** An answer whose process was lost: its text so far is kept, and it can be asked for again. */
export function toInterruption(text: string, origin: Pick<Outcome, 'engine' | 'context'>): Outcome {
  return { ...settleWords(text), status: 'interrupted', errorCode: 'INTERRUPTED', ...origin }
}

/** The last event of a stream; `streamed` is the text that its reader already has. */
export function toLastEvent(messageId: string, outcome: Outcome, streamed: string): Event {
  const { status, errorCode, text, recipe, ...rest } = outcome
  if (status === 'error' || status === 'interrupted') {
    const message = status === 'interrupted' ? INTERRUPTION : APOLOGY
    return { type: 'error', code: errorCode ?? 'INTERNAL', message }
  }
  return {
    type: 'complete',
    data: {
      ...rest,
      recipeData: recipe,
      corrected: text !== streamed,
      messageId,
      ...(status === 'stopped' ? { stopped: true } : {}),
    },
    fullText: text,
  }
}
