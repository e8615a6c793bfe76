import type { LanguageModelV4 } from '@ai-sdk/provider'
import type { AiSettings } from '../config/index.ts'

/** The settings of a model, unlike those of the built-in engine. */
export type ServedSettings = Exclude<AiSettings, { provider: 'builtin' }>

type Compatible = Extract<ServedSettings, { provider: 'openai-compatible' }>
type Keyed = Exclude<ServedSettings, Compatible>

/**
 * Opens a provider's model. Its SDK is imported on first use, since it takes memory that not every
 * server needs.
 */
export function openProvider(settings: ServedSettings): Promise<LanguageModelV4> {
  if (settings.provider === 'openai-compatible') return openAiCompatible(settings)
  return settings.provider === 'anthropic' ? anthropic(settings) : google(settings)
}

async function openAiCompatible({ baseUrl, apiKey, model }: Compatible): Promise<LanguageModelV4> {
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  const provider = createOpenAICompatible({
    name: 'model',
    baseURL: baseUrl,
    includeUsage: true,
    // Sent as `response_format` with its schema; who refuses it is asked without (`capabilities.ts`).
    supportsStructuredOutputs: true,
    transformRequestBody: (body) => nameTokenLimit(baseUrl, body),
    ...(apiKey && { apiKey }),
  })
  return provider.chatModel(model)
}

async function anthropic({ baseUrl, apiKey, model }: Keyed): Promise<LanguageModelV4> {
  const { createAnthropic } = await import('@ai-sdk/anthropic')
  return createAnthropic({ baseURL: baseUrl, apiKey }).languageModel(model)
}

async function google({ baseUrl, apiKey, model }: Keyed): Promise<LanguageModelV4> {
  const { createGoogle } = await import('@ai-sdk/google')
  return createGoogle({ baseURL: baseUrl, apiKey }).languageModel(model)
}

/**
 * Gemini before 3 refuses both at once ("Function calling with a response mime type:
 * 'application/json' is unsupported"); the others accept them.
 */
export function takesFormWithTools({ provider, model }: ServedSettings): boolean {
  return provider !== 'google' || !/\bgemini-(?:pro|[12]\b)/.test(model)
}

/**
 * OpenAI's newer models refuse `max_tokens` and all of its models accept `max_completion_tokens`
 * (https://platform.openai.com/docs/api-reference/chat/create); other servers know the old name.
 */
export function nameTokenLimit(
  baseUrl: string,
  body: Record<string, unknown>,
): Record<string, unknown> {
  if (new URL(baseUrl).hostname !== 'api.openai.com') return body
  const { max_tokens, ...rest } = body
  return { ...rest, max_completion_tokens: max_tokens }
}
