import type { JSONSchema7, SharedV4ProviderMetadata } from '@ai-sdk/provider'

/** A language model, whoever serves it. */
export type Model = {
  /** As shown on its answers. */
  name: string
  /** Whether it can look at pictures. */
  canSee: boolean
  /** What a million tokens cost in US dollars, where that is configured. */
  price: { input: number; output: number } | undefined
  /**
   * Writes an answer piece by piece; ends early when `signal` aborts. The usage comes last, where
   * the provider reports it.
   * @throws ModelError
   */
  write(request: ModelRequest): AsyncIterable<ModelPart>
}

export type ModelRequest = {
  /** Its instructions, worded for what it can be given. */
  system: (means: Means) => string
  messages: ModelMessage[]
  /** What the answer is to look like, for models that can be held to that. */
  form?: AnswerForm
  /** What it may look up before it answers, for models that can ask. */
  tools?: ToolOffers
  signal: AbortSignal
}

/** Whether a model is held to the form of its answer, and whether it can ask for tools. */
export type Means = { form: boolean; tools: boolean }

export type JsonSchema = JSONSchema7

/** The JSON object that an answer is. */
export type AnswerForm = { name: string; schema: JsonSchema }

export type ToolOffers = {
  offered: readonly { name: string; description: string; schema: JsonSchema }[]
  /** False once it has asked enough: the tools are only named, for what was asked before. */
  mayAsk: boolean
}

export type ModelMessage =
  | {
      role: 'user'
      content: string
      /** Reaches a model that can see, and no other. */
      picture?: { bytes: Uint8Array; mediaType: string }
    }
  | { role: 'assistant'; content: string; calls?: readonly ToolCall[] }
  /** What came of calls, to be understood as data. */
  | { role: 'tool'; results: readonly { call: ToolCall; text: string }[] }

/** A tool that a model asks for. */
export type ToolCall = {
  id: string
  name: string
  /** JSON as the model wrote it: nobody has checked it. */
  input: string
  /** What its provider wants to have back with the result. */
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
