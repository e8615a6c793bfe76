import type { Answer } from '../answer.ts'

/** What a question comes to: an answer, or the dish that shows how it is done. */
export type Answered = { kind: 'answer'; answer: Answer } | { kind: 'wish'; text: string }

export function say(text: string, choices?: readonly string[]): Answered {
  return { kind: 'answer', answer: { kind: 'said', text, ...(choices && { choices }) } }
}
