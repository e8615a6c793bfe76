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

export type ModelRequest = { system: string; messages: ModelMessage[]; signal: AbortSignal }

export type ModelMessage = {
  role: 'user' | 'assistant'
  content: string
  /** Reaches a model that can see, and no other. */
  picture?: { bytes: Uint8Array; mediaType: string }
}

export type ModelPart =
  | { type: 'text'; text: string }
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
