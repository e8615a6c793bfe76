import type { Answer } from '../answer.ts'

/** The result of a question: an answer, or the text of a wish for the dish that shows how it is done. */
export type Answered = { kind: 'answer'; answer: Answer } | { kind: 'wish'; text: string }

export function say(text: string, choices?: readonly string[]): Answered {
  return { kind: 'answer', answer: { kind: 'said', text, ...(choices && { choices }) } }
}
