import type {
  LanguageModelV4,
  LanguageModelV4FinishReason,
  LanguageModelV4Prompt,
  LanguageModelV4StreamPart,
  LanguageModelV4Usage,
} from '@ai-sdk/provider'
import { toModelError, toStall } from './failures.ts'
import { ModelError, type ModelMessage, type ModelPart, type ModelRequest } from './model.ts'
import { type RawPart, withoutThoughts } from './thoughts.ts'

/** The longest answer a provider is asked for; a long recipe takes some 1,500 tokens. */
const OUTPUT_TOKENS_MAX = 8_000

/**
 * One call of a provider: its answer as it comes, or why there is none.
 * @param silenceMs how long nothing may come before it counts as stalled
 * @throws ModelError
 */
export async function* callModel(
  model: LanguageModelV4,
  request: ModelRequest,
  silenceMs: number,
): AsyncGenerator<ModelPart> {
  const call = new AbortController()
  const signal = AbortSignal.any([request.signal, call.signal])
  const parts = withoutThoughts(readParts(model, request, signal))
  let started = false
  let silent = false
  try {
    while (true) {
      // Only while it is waited for: a slow reader is not a slow model.
      const timer = setTimeout(() => {
        silent = true
        call.abort()
      }, silenceMs)
      const { value: part, done } = await parts.next().finally(() => clearTimeout(timer))
      if (done) return
      if (part === 'thinking') continue
      started = true
      yield part
    }
  } catch (error) {
    if (request.signal.aborted) return
    throw silent ? toStall(error, silenceMs) : toModelError(error, started)
  } finally {
    call.abort()
  }
}

async function* readParts(
  model: LanguageModelV4,
  { system, messages }: ModelRequest,
  abortSignal: AbortSignal,
): AsyncGenerator<RawPart> {
  const { stream } = await model.doStream({
    prompt: toPrompt(system, messages),
    maxOutputTokens: OUTPUT_TOKENS_MAX,
    abortSignal,
  })
  let end: Extract<LanguageModelV4StreamPart, { type: 'finish' }> | undefined
  for await (const part of stream) {
    if (part.type === 'error') throw part.error
    if (part.type === 'text-delta' && part.delta !== '') yield { type: 'text', text: part.delta }
    if (part.type === 'reasoning-delta') yield 'thinking'
    if (part.type === 'finish') end = part
  }
  if (!end || !isWhole(end.finishReason)) throw new ModelError('broken', 'The answer broke off')
  yield* toUsage(end.usage)
}

/** A provider that finished said why; the SDK gives a reason of its own where none was said. */
function isWhole({ unified, raw }: LanguageModelV4FinishReason): boolean {
  return raw !== undefined && unified !== 'error' && unified !== 'interrupted'
}

function* toUsage({ inputTokens, outputTokens }: LanguageModelV4Usage): Generator<ModelPart> {
  if (inputTokens.total === undefined || outputTokens.total === undefined) return
  yield { type: 'usage', inputTokens: inputTokens.total, outputTokens: outputTokens.total }
}

function toPrompt(system: string, messages: ModelMessage[]): LanguageModelV4Prompt {
  return [{ role: 'system', content: system }, ...messages.map(toPromptMessage)]
}

function toPromptMessage(message: ModelMessage): LanguageModelV4Prompt[number] {
  const { role, content, picture } = message
  const text = { type: 'text' as const, text: content }
  if (role === 'assistant') return { role, content: [text] }
  if (!picture) return { role, content: [text] }
  const data = { type: 'data' as const, data: picture.bytes }
  return { role, content: [text, { type: 'file', data, mediaType: picture.mediaType }] }
}
