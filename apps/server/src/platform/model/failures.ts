import { ModelError } from './model.ts'

/**
 * What went wrong with a call, from what the SDK threw.
 * @param started whether the answer had begun: then it broke off, whatever the reason
 */
export function toModelError(error: unknown, started: boolean): ModelError {
  if (error instanceof ModelError) return error
  // Not always an Error: what a provider says went wrong may be thrown as it came.
  const message = String(valueAt(error, 'message') ?? error)
  if (started) return new ModelError('broken', message, error)
  const status = valueAt(error, 'statusCode')
  if (typeof status === 'number') return new ModelError(reasonOf(status, message), message, error)
  // The SDK marks a connection that failed as one that may be tried again, unlike an odd answer.
  const isUnreachable = valueAt(error, 'isRetryable') === true
  return new ModelError(isUnreachable ? 'unreachable' : 'broken', message, error)
}

/** What the abort of a call means that was left waiting for too long. */
export function toStall(error: unknown, silenceMs: number): ModelError {
  return new ModelError('stalled', `Nothing came for ${silenceMs} ms`, error)
}

/** 529 is how Anthropic says that it is overloaded. */
function reasonOf(status: number, message: string): ModelError['reason'] {
  if (status === 429 || status === 529) return 'limited'
  if (OF_ONE_REQUEST.has(status) && !NAMES_THE_KEY.test(message)) return 'unfit'
  const isRefusal = status >= 400 && status < 500 && status !== 408 && status !== 409
  return isRefusal ? 'refused' : 'unreachable'
}

/** What a provider has against a request, not against who asks. */
const OF_ONE_REQUEST: ReadonlySet<number> = new Set([400, 413, 414, 422])
/** Google refuses a key with 400. */
const NAMES_THE_KEY = /\bapi[ _]key\b/i

/** What a page would be left waiting for; a provider that asks for longer is not asked again. */
const RETRY_AFTER_MAX_MS = 20_000

export type BackOff = { firstMs: number; random: () => number; now: () => Date }

/**
 * Milliseconds to wait before a call that failed is tried again; undefined where trying again is no
 * use. What the provider asks for in Retry-After counts, else the wait doubles each time, shortened
 * by up to half at random so that many do not come back at once.
 * @param failures how often this request has failed, 1 the first time
 */
export function retryDelay(
  { reason, cause }: ModelError,
  failures: number,
  { firstMs, random, now }: BackOff,
): number | undefined {
  // A stall has cost its reader a minute already.
  if (reason === 'refused' || reason === 'unfit' || reason === 'stalled') return undefined
  const asked = retryAfter(cause, now)
  if (asked !== undefined) return asked <= RETRY_AFTER_MAX_MS ? asked : undefined
  return firstMs * 2 ** (failures - 1) * (1 - random() / 2)
}

/** Retry-After holds seconds or a date (RFC 9110, 10.2.3). */
function retryAfter(cause: unknown, now: () => Date): number | undefined {
  const text = valueAt(valueAt(cause, 'responseHeaders'), 'retry-after')
  if (typeof text !== 'string') return undefined
  if (/^\d+$/.test(text)) return Number(text) * 1_000
  const date = Date.parse(text)
  return Number.isNaN(date) ? undefined : Math.max(0, date - now().getTime())
}

function valueAt(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  return Reflect.get(value, key)
}
