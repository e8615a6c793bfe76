import { type Model, ModelError, type ModelRequest } from './model.ts'

export type OpenAiSettings = { baseUrl: string; apiKey: string | undefined; model: string }

const FIRST_CHUNK_MS = 60_000
const CHUNK_MS = 60_000
/** Tries before the first token; afterwards nothing is repeated, or the page would see text twice. */
const RETRIES = 2

/** Any server that speaks OpenAI's chat completions: Ollama, vLLM, llama.cpp, LM Studio and others. */
export function openAiCompatible(settings: OpenAiSettings): Model {
  return {
    name: settings.model,
    write: async function* (request) {
      // Imported on first use: the SDK is memory that a server without a model never needs.
      const [{ streamText }, { createOpenAICompatible }] = await Promise.all([
        import('ai'),
        import('@ai-sdk/openai-compatible'),
      ])
      const provider = createOpenAICompatible({
        name: 'model',
        baseURL: settings.baseUrl,
        ...(settings.apiKey ? { apiKey: settings.apiKey } : {}),
      })
      const { fullStream } = streamText({
        model: provider.chatModel(settings.model),
        system: request.system,
        messages: request.messages,
        abortSignal: request.signal,
        maxRetries: RETRIES,
        timeout: { firstChunkMs: FIRST_CHUNK_MS, chunkMs: CHUNK_MS },
        onError: () => undefined,
      })
      yield* readText(fullStream, request)
    },
  }
}

type Part = { type: string; text?: string; error?: unknown; finishReason?: string }

async function* readText(parts: AsyncIterable<Part>, { signal }: ModelRequest) {
  let finished = false
  try {
    for await (const part of parts) {
      refuseFailure(part)
      if (part.type === 'text-delta' && part.text) yield part.text
      if (part.type === 'finish') finished = part.finishReason !== 'error'
    }
  } catch (error) {
    if (!signal.aborted) throw toModelError(error)
  }
  if (!finished && !signal.aborted) throw new ModelError('broken', 'The answer broke off')
}

/** The SDK reports failures as parts of the stream. */
function refuseFailure(part: Part): void {
  if (part.type === 'error') throw part.error
  if (part.type === 'abort') throw new ModelError('stalled', 'No token came in time')
}

function toModelError(error: unknown): ModelError {
  if (error instanceof ModelError) return error
  const status = findStatus(error)
  const message = error instanceof Error ? error.message : String(error)
  if (status !== undefined && status < 500) return new ModelError('refused', message, error)
  const stalled = error instanceof Error && /timeout|timed out/i.test(`${error.name} ${message}`)
  return new ModelError(stalled ? 'stalled' : 'unreachable', message, error)
}

/** The SDK wraps what the server said in the last of several tries. */
function findStatus(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  if ('statusCode' in error && typeof error.statusCode === 'number') return error.statusCode
  return 'lastError' in error ? findStatus(error.lastError) : undefined
}
