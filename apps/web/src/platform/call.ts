import type {
  AllEndpoints,
  BodyInput,
  ErrorCode,
  Params,
  QueryInput,
  ResponseOf,
} from '@potluck/contract'
import { TIMINGS } from '@potluck/rules'
import { takeBootPart } from './boot.ts'
import type { OnProgress } from './send-with-progress.ts'

type Key = keyof AllEndpoints & string

/** The input of a call: path parameters, query and body as the contract names them. */
export type CallInput<K extends Key> = (keyof Params<K> extends never
  ? { params?: undefined }
  : { params: Params<K> }) &
  ('query' extends keyof AllEndpoints[K]
    ? { query?: Partial<QueryInput<AllEndpoints[K]>> }
    : { query?: undefined }) &
  ('body' extends keyof AllEndpoints[K]
    ? { body?: BodyInput<AllEndpoints[K]> | FormData }
    : 'upload' extends keyof AllEndpoints[K]
      ? { body: File }
      : { body?: FormData }) & {
    signal?: AbortSignal | undefined
    /** Makes repeating the same action harmless. */
    idempotencyKey?: string
    /** Called with the share of the body that was sent. */
    onProgress?: OnProgress | undefined
    /** Reaches the server although the page is left meanwhile: for small bodies. */
    keepalive?: boolean
    /** Large files may take longer than plain calls. */
    timeoutMs?: number
    /** Of a file; by default that of a zip, for which systems use several. */
    mediaType?: string
  }

export type CallResponse<K extends Key> = ResponseOf<AllEndpoints[K]>

type CallArguments<K extends Key> = keyof Params<K> extends never
  ? [input?: CallInput<K>]
  : [input: CallInput<K>]

type CallErrorCode = ErrorCode | 'TIMEOUT' | 'NETWORK' | 'UNREADABLE'

/**
 * An unsuccessful answer: the server's code and sentence, or our own TIMEOUT, NETWORK and
 * UNREADABLE.
 */
export class CallError extends Error {
  readonly code: CallErrorCode
  /** 0 if there was no answer. */
  readonly status: number
  readonly issues: { path: string; message: string }[]
  /** The whole answer, for codes with more fields (STALE_REVISION has `recipe`). */
  readonly body: unknown

  constructor(
    message: string,
    details: {
      code: CallErrorCode
      status?: number
      issues?: CallError['issues']
      body?: unknown
      cause?: unknown
    },
  ) {
    super(message, { cause: details.cause })
    this.name = 'CallError'
    this.code = details.code
    this.status = details.status ?? 0
    this.issues = details.issues ?? []
    this.body = details.body
  }
}

/**
 * Calls an endpoint of the contract: `call('GET /recipes/{id}', { params: { id } })`.
 * @throws CallError for every unsuccessful answer, and after 60 s without one
 */
export async function call<K extends Key>(
  key: K,
  ...[input]: CallArguments<K>
): Promise<CallResponse<K>> {
  const response = await request(key, input ?? {})
  if (response.status === 204) return undefined as CallResponse<K>
  const body: unknown = await readJson(response)
  if (!response.ok) throw toCallError(response.status, body)
  await checkInDevelopment(key, body)
  return body as CallResponse<K>
}

/** The answer that came with the page, if this is its first call: a query's initial data. */
export function takeFirstAnswer<K extends Key>(
  key: K,
  query?: Record<string, unknown>,
): CallResponse<K> | undefined {
  const wanted = toAddress(key, { query })
  const first = takeBootPart('firstAnswer', ({ address }) => address === wanted)
  return first?.body as CallResponse<K> | undefined
}

/** Tells the server where this cook's days begin and end. */
const { timeZone } = Intl.DateTimeFormat().resolvedOptions()

/**
 * Sends a request of the contract and answers the raw response: for streams.
 * @throws CallError if there is no answer
 */
export async function request<K extends Key>(
  key: K,
  input: {
    params?: Record<string, string> | undefined
    query?: Record<string, unknown> | undefined
    body?: unknown
    signal?: AbortSignal | undefined
    idempotencyKey?: string
    /** Streams may take longer than plain calls. */
    timeoutMs?: number
    onProgress?: OnProgress | undefined
    keepalive?: boolean
    mediaType?: string
  },
): Promise<Response> {
  const [method = 'GET'] = key.split(' ')
  const url = toAddress(key, input)
  const { onProgress, keepalive = false } = input
  const body = toBody(input.body)
  const timeout = AbortSignal.timeout(input.timeoutMs ?? TIMINGS.requestTimeoutMs)
  const signal = input.signal ? AbortSignal.any([input.signal, timeout]) : timeout
  const headers = {
    accept: 'application/json',
    'x-time-zone': timeZone,
    ...toContentType(body, input.mediaType),
    ...(input.idempotencyKey ? { 'idempotency-key': input.idempotencyKey } : {}),
  }
  try {
    if (onProgress && body) {
      const { sendWithProgress } = await import('./send-with-progress.ts')
      return await sendWithProgress(url, { method, headers, body, signal, onProgress })
    }
    return await fetch(url, {
      method,
      headers,
      signal,
      keepalive,
      credentials: 'same-origin',
      ...(body === undefined ? {} : { body }),
    })
  } catch (error) {
    if (input.signal?.aborted) throw error
    throw timeout.aborted
      ? new CallError('The server took too long to answer.', { code: 'TIMEOUT', cause: error })
      : new CallError('The server could not be reached.', { code: 'NETWORK', cause: error })
  }
}

/** The error for an unsuccessful response. */
export async function readCallError(response: Response): Promise<CallError> {
  return toCallError(response.status, await readJson(response))
}

function toBody(body: unknown): FormData | File | string | undefined {
  const isAsItIs = body === undefined || body instanceof FormData || body instanceof File
  return isAsItIs ? body : JSON.stringify(body)
}

function toContentType(
  body: FormData | File | string | undefined,
  mediaType = 'application/zip',
): Record<string, string> {
  if (typeof body === 'string') return { 'content-type': 'application/json' }
  return body instanceof File ? { 'content-type': mediaType } : {}
}

function toAddress(
  key: string,
  { params, query }: { params?: Record<string, string> | undefined; query?: object | undefined },
): string {
  const [, path = ''] = key.split(' ')
  return `/api${fillPath(path, params)}${toQuery(query)}`
}

function fillPath(path: string, params: Record<string, string> = {}): string {
  return path.replace(/\{([^}]+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}

function toQuery(query: object = {}): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    const text = Array.isArray(value) ? value.join(',') : String(value ?? '')
    if (text !== '') search.set(name, text)
  }
  const text = search.toString()
  return text === '' ? '' : `?${text}`
}

async function readJson(response: Response): Promise<unknown> {
  const { status } = response
  try {
    return await response.json()
  } catch (error) {
    throw new CallError(`HTTP error! status: ${status}`, {
      code: 'UNREADABLE',
      status,
      cause: error,
    })
  }
}

function toCallError(status: number, body: unknown): CallError {
  const answer = typeof body === 'object' && body !== null ? body : {}
  const code = 'code' in answer ? (answer.code as ErrorCode) : 'UNREADABLE'
  const message = 'message' in answer ? String(answer.message) : `HTTP error! status: ${status}`
  const issues = 'issues' in answer ? (answer.issues as CallError['issues']) : []
  return new CallError(message, { code, status, issues, body })
}

/** In development, an answer that does not match the contract is reported in the console. */
async function checkInDevelopment(key: Key, body: unknown): Promise<void> {
  if (!import.meta.env.DEV) return
  const { checkAnswer } = await import('./check-answer.ts')
  checkAnswer(key, body)
}
