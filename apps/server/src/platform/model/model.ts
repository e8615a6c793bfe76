import type { JSONSchema7, SharedV4ProviderMetadata } from '@ai-sdk/provider'

/** A language model on any server. */
export type Model = {
  /** As shown on its answers. */
  name: string
  /** Whether it can look at pictures. */
  canSee: boolean
  /** The price of a million tokens in US dollars, if it is configured. */
  price: { input: number; output: number } | undefined
  /**
   * Writes an answer piece by piece; ends early if `signal` aborts. The usage comes last, if the
   * provider reports it.
   * @throws ModelError
   */
  write(request: ModelRequest): AsyncIterable<ModelPart>
}

export type ModelRequest = {
  /** Its instructions, worded for what it can be given. */
  system: (capabilities: Capabilities) => string
  messages: ModelMessage[]
  /** The form of the answer, for models that support one. */
  form?: AnswerForm
  /** What it may look up before it answers, for models that support tools. */
  tools?: ToolOffers
  signal: AbortSignal
}

/** Whether a model is held to the form of its answer, and whether it can ask for tools. */
export type Capabilities = { form: boolean; tools: boolean }

export type JsonSchema = JSONSchema7

/** The JSON object that an answer is. */
export type AnswerForm = { name: string; schema: JsonSchema }

export type ToolOffers = {
  offered: readonly { name: string; description: string; schema: JsonSchema }[]
  /**
   * False once it has called tools often enough: they are then only declared, for the earlier
   * calls.
   */
  mayAsk: boolean
}

export type ModelMessage =
  | {
      role: 'user'
      content: string
      /** Sent only to a model that can see. */
      picture?: { bytes: Uint8Array; mediaType: string }
    }
  | { role: 'assistant'; content: string; calls?: readonly ToolCall[] }
  /** Results of tool calls, to be treated as data. */
  | { role: 'tool'; results: readonly { call: ToolCall; text: string }[] }

/** A call of a tool by a model. */
export type ToolCall = {
  id: string
  name: string
  /** JSON as the model wrote it, unchecked. */
  input: string
  /** What its provider wants to get back with the result. */
  token?: SharedV4ProviderMetadata | undefined
}

export type ModelPart =
  | { type: 'text'; text: string }
  | { type: 'call'; call: ToolCall }
  | { type: 'usage'; inputTokens: number; outputTokens: number }

/**
 * Why a model gave no whole answer; the message is for the log, never for a page.
 *
 * - unreachable: nobody answers, or answers that something is wrong over there
 * - refused: the key or the model's name is not accepted; trying again changes nothing
 * - unfit: this one request is not accepted, too long for the model perhaps; others may be
 * - limited: too many requests
 * - stalled: nothing came for too long
 * - broken: the answer stopped before its end or cannot be read
 */
export class ModelError extends Error {
  readonly reason: 'unreachable' | 'refused' | 'unfit' | 'limited' | 'stalled' | 'broken'

  constructor(reason: ModelError['reason'], message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'ModelError'
    this.reason = reason
  }
}
