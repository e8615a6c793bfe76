import type { IncomingHttpHeaders } from 'node:http'

/**
 * How the server reacts to one request: an answer, an HTTP error instead, or silence: the request
 * is accepted and nothing ever comes back.
 */
export type ModelScript = AnswerScript | FailureScript | 'silence'

export type AnswerScript = {
  /** The text of the answer, one event for each piece. */
  pieces: string[]
  /** Before each piece. */
  delayMs?: number
  /** Tools that it calls after the pieces, with the input as the model writes it. */
  calls?: { name: string; input: string }[]
  /** The token usage it reports; left out, it reports none if the protocol allows that. */
  usage?: { inputTokens: number; outputTokens: number }
  /** Sends the bytes of every character in two writes, so that none arrives whole. */
  splitsCharacters?: boolean
  /**
   * What comes after the pieces:
   *
   * - `finished`: the end as it should be
   * - `at-limit`: the end, because the greatest number of tokens is reached
   * - `stalled`: nothing more, and the connection stays open
   * - `cut`: the connection breaks
   * - `unfinished`: the connection ends in good order, but the answer's last event is missing
   * - `malformed`: an event that is no JSON
   * - `failed`: the provider says in an event that something went wrong over there
   * - `endless`: the pieces again and again
   */
  ending?:
    | 'finished'
    | 'at-limit'
    | 'stalled'
    | 'cut'
    | 'unfinished'
    | 'malformed'
    | 'failed'
    | 'endless'
}

export type FailureScript = {
  status: number
  /** The error's message. */
  message?: string
  /** The header Retry-After. */
  retryAfter?: string
}

/** A request to the server, in the same form for every protocol. */
export type Asked = {
  system: string
  messages: AskedMessage[]
  model: string
  /** The API key, wherever the protocol puts it. */
  key: string | undefined
  /** The greatest number of tokens for the answer. */
  maxTokens: number | undefined
  /** The JSON schema that the answer must follow. */
  form: unknown
  /** The names of the offered tools, empty if it may not call any more. */
  tools: string[]
  /** The request as it came. */
  headers: IncomingHttpHeaders
  body: unknown
}

export type AskedMessage = {
  role: 'user' | 'assistant'
  content: string
  pictures: { mediaType: string; base64: string }[]
  /** Earlier tool calls, with their results. */
  calls?: { id: string; name: string; input: unknown }[]
  results?: { id: string; text: string }[]
}
