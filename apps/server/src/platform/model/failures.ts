import { ModelError } from './model.ts'

/**
 * What went wrong with a call, from what the SDK threw.
 * @param started whether the answer had begun: then it broke off, whatever the reason
 */
export function toModelError(error: unknown, started: boolean): ModelError {
  if (error instanceof ModelError) return error
  // Not always an Error: the SDK may throw a provider's error as it came.
  const message = String(valueAt(error, 'message') ?? error)
  if (started) return new ModelError('broken', message, error)
  const status = valueAt(error, 'statusCode')
  if (typeof status === 'number') return new ModelError(reasonOf(status, message), message, error)
  // The SDK marks a failed connection as retryable, unlike an invalid answer.
  const isUnreachable = valueAt(error, 'isRetryable') === true
  return new ModelError(isUnreachable ? 'unreachable' : 'broken', message, error)
}

/** The error of a call that was aborted because nothing came for too long. */
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

/** Statuses that are about the request, not about the caller. */
const OF_ONE_REQUEST: ReadonlySet<number> = new Set([400, 413, 414, 422])
/** Google answers 400 for an invalid key. */
const NAMES_THE_KEY = /\bapi[ _]key\b/i

/** As long as a page may be left waiting; a provider that asks for longer is not tried again. */
const RETRY_AFTER_MAX_MS = 20_000

export type BackOff = { firstMs: number; random: () => number; now: () => Date }

/**
 * Milliseconds to wait before a failed call is tried again; undefined if trying again is useless.
 * The provider's Retry-After counts, else the wait doubles each time, shortened randomly by up to
 * half so that retries spread.
 * @param failures how often this request has failed, 1 the first time
 */
export function retryDelay(
  { reason, cause }: ModelError,
  failures: number,
  { firstMs, random, now }: BackOff,
): number | undefined {
  // A stall has cost the reader a minute already.
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
