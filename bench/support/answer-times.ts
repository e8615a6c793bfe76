import type { Cook } from './cook.ts'

/** Milliseconds from sending a question to its first `chunk` line and to its last event; what that was. */
export type AnswerTimes = { firstMs: number; completeMs: number; ending: string }

/** Asks in a new chat and reads the whole stream. */
export async function timeAnswer(cook: Cook, prompt: string): Promise<AnswerTimes> {
  const created = await cook.send('POST', '/aiChats/c/create', { title: '' })
  const { _id } = (await created.json()) as { _id: string }
  const startedAt = performance.now()
  const response = await cook.send('POST', `/aiChats/${_id}/generate-stream`, { prompt })
  let firstMs = Number.NaN
  let text = ''
  for await (const piece of response.body ?? []) {
    text += Buffer.from(piece).toString()
    if (Number.isNaN(firstMs) && text.includes('"chunk"')) firstMs = performance.now() - startedAt
  }
  const completeMs = performance.now() - startedAt
  if (!response.ok) return { firstMs, completeMs, ending: String(response.status) }
  const [ending = 'none'] = /(?<="type":")[a-z]+(?="[^\n]*\n*$)/.exec(text.trimEnd()) ?? []
  return { firstMs, completeMs, ending }
}
