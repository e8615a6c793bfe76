import type { ModelPart } from './model.ts'

/** What a provider sends: parts of the answer, and that the model is thinking, which is not shown. */
export type RawPart = ModelPart | 'thinking'

const OPENING = '<think>'
const CLOSING = '</think>'

/**
 * Leaves out what a model thinks before its answer. Most servers separate thoughts from text; some
 * (vLLM without a reasoning parser, older LM Studio) pass on the tags that the model writes.
 */
export async function* withoutThoughts(parts: AsyncIterable<RawPart>): AsyncGenerator<RawPart> {
  let unsure = ''
  let begun = false
  for await (const part of parts) {
    if (begun || part === 'thinking' || part.type !== 'text') yield part
    else {
      unsure += part.text
      const text = answerIn(unsure)
      begun = text !== ''
      yield begun ? { type: 'text', text } : 'thinking'
    }
  }
}

/**
 * The text after the thoughts, or all of it if there are none; empty while it could still be a
 * thought.
 */
function answerIn(text: string): string {
  const start = text.trimStart()
  if (!OPENING.startsWith(start.slice(0, OPENING.length))) return text
  const end = start.indexOf(CLOSING)
  return end === -1 ? '' : start.slice(end + CLOSING.length).trimStart()
}
