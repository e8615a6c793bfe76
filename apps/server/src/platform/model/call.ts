import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4FinishReason,
  LanguageModelV4Prompt,
  LanguageModelV4StreamPart,
  LanguageModelV4ToolCall,
  LanguageModelV4ToolCallPart,
  LanguageModelV4ToolResultPart,
  LanguageModelV4Usage,
} from '@ai-sdk/provider'
import { toModelError, toStall } from './failures.ts'
import {
  type Capabilities,
  ModelError,
  type ModelMessage,
  type ModelPart,
  type ModelRequest,
  type ToolCall,
} from './model.ts'
import { type RawPart, withoutThoughts } from './thoughts.ts'

/** The longest answer that a provider is asked for; a long recipe takes some 1,500 tokens. */
const OUTPUT_TOKENS_MAX = 8_000

/**
 * One call of a provider: its answer as it comes, or why there is none.
 * @param silenceMs without a part for this long the call counts as stalled
 * @throws ModelError
 */
export async function* callModel(
  model: LanguageModelV4,
  { request, capabilities }: { request: ModelRequest; capabilities: Capabilities },
  silenceMs: number,
): AsyncGenerator<ModelPart> {
  const call = new AbortController()
  const abortSignal = AbortSignal.any([request.signal, call.signal])
  const options = { ...toOptions(request, capabilities), abortSignal }
  const parts = withoutThoughts(readParts(model, options))
  let started = false
  let silent = false
  try {
    while (true) {
      // Runs only while a part is awaited: a slow reader is not a slow model.
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
  options: LanguageModelV4CallOptions,
): AsyncGenerator<RawPart> {
  const { stream } = await model.doStream(options)
  let end: Extract<LanguageModelV4StreamPart, { type: 'finish' }> | undefined
  for await (const part of stream) {
    if (part.type === 'error') throw part.error
    if (part.type === 'text-delta' && part.delta !== '') yield { type: 'text', text: part.delta }
    if (part.type === 'reasoning-delta' || part.type === 'tool-input-delta') yield 'thinking'
    if (part.type === 'tool-call') yield { type: 'call', call: toCall(part) }
    if (part.type === 'finish') end = part
  }
  if (!end || !isWhole(end.finishReason)) throw new ModelError('broken', 'The answer broke off')
  yield* toUsage(end.usage)
}

/**
 * Whether the answer is complete: the provider gave a reason for stopping; without one the SDK
 * makes one up.
 */
function isWhole({ unified, raw }: LanguageModelV4FinishReason): boolean {
  return raw !== undefined && unified !== 'error' && unified !== 'interrupted'
}

function toCall(part: LanguageModelV4ToolCall): ToolCall {
  const { toolCallId: id, toolName: name, input, providerMetadata: token } = part
  return { id, name, input, token }
}

function* toUsage({ inputTokens, outputTokens }: LanguageModelV4Usage): Generator<ModelPart> {
  if (inputTokens.total === undefined || outputTokens.total === undefined) return
  yield { type: 'usage', inputTokens: inputTokens.total, outputTokens: outputTokens.total }
}

function toOptions(
  { system, messages, form, tools }: ModelRequest,
  capabilities: Capabilities,
): Omit<LanguageModelV4CallOptions, 'abortSignal'> {
  return {
    prompt: [{ role: 'system', content: system(capabilities) }, ...messages.map(toPromptMessage)],
    maxOutputTokens: OUTPUT_TOKENS_MAX,
    ...(form && capabilities.form && { responseFormat: { type: 'json', ...form } }),
    ...(tools &&
      capabilities.tools && {
        tools: tools.offered.map(({ schema, ...offer }) => {
          return { type: 'function', ...offer, inputSchema: schema }
        }),
        toolChoice: { type: tools.mayAsk ? 'auto' : 'none' },
      }),
  }
}

function toPromptMessage(message: ModelMessage): LanguageModelV4Prompt[number] {
  if (message.role === 'tool') return { role: 'tool', content: message.results.map(toResult) }
  const text = { type: 'text' as const, text: message.content }
  if (message.role === 'assistant') {
    const { role, calls = [] } = message
    const asked = calls.map(toAsked)
    return { role, content: message.content === '' ? asked : [text, ...asked] }
  }
  const { role, picture } = message
  if (!picture) return { role, content: [text] }
  const data = { type: 'data' as const, data: picture.bytes }
  return { role, content: [text, { type: 'file', data, mediaType: picture.mediaType }] }
}

function toAsked({ id, name, input, token }: ToolCall): LanguageModelV4ToolCallPart {
  return {
    type: 'tool-call',
    toolCallId: id,
    toolName: name,
    input: readInput(input),
    ...(token && { providerOptions: token }),
  }
}

/**
 * The input a model wrote for a tool, parsed for its provider; anything but an object is sent back
 * as an empty one.
 */
function readInput(input: string): unknown {
  try {
    const read: unknown = JSON.parse(input)
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? read : {}
  } catch {
    return {}
  }
}

function toResult({ call, text }: { call: ToolCall; text: string }): LanguageModelV4ToolResultPart {
  const output = { type: 'text' as const, value: text }
  return { type: 'tool-result', toolCallId: call.id, toolName: call.name, output }
}
