/** A language model, whoever serves it. */
export type Model = {
  /** As shown on its answers. */
  name: string
  /**
   * Writes an answer piece by piece. Ends early when `signal` aborts.
   * @throws ModelError when the model cannot be reached, refuses, stalls or breaks off
   */
  write(request: ModelRequest): AsyncIterable<string>
}

export type ModelRequest = {
  system: string
  messages: { role: 'user' | 'assistant'; content: string }[]
  signal: AbortSignal
}

/** Why a model gave no whole answer; the message is for the log, never for a page. */
export class ModelError extends Error {
  readonly reason: 'unreachable' | 'refused' | 'stalled' | 'broken'

  constructor(reason: ModelError['reason'], message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'ModelError'
    this.reason = reason
  }
}
