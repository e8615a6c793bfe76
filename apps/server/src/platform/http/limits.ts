import type { LimitClass } from '@potluck/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'
import { toRateLimitKey } from './rate-limit-key.ts'

/**
 * Calls per minute and caller; so generous that a person never reaches them. docs/operations.md
 * lists them.
 */
export const CALLS_PER_MINUTE = {
  read: 600,
  write: 120,
  auth: 120,
  assistant: 30,
  archive: 10,
} satisfies Record<LimitClass, number>

export type Limits = {
  /** Counts one call of a member, or else of an address. @throws RATE_LIMITED beyond the limit */
  count(limit: LimitClass, request: FastifyRequest): Promise<void>
}

/** One counter per class. `factor` scales every limit; 0 turns them off. */
export function createLimits(app: FastifyInstance, factor: number): Limits {
  const counter = (max: number) =>
    app.createRateLimit({
      max: Math.max(1, Math.round(max * factor)),
      timeWindow: 60_000,
      keyGenerator: (request) => request.member?.id ?? toRateLimitKey(request.ip),
    })
  const counters = {
    read: counter(CALLS_PER_MINUTE.read),
    write: counter(CALLS_PER_MINUTE.write),
    auth: counter(CALLS_PER_MINUTE.auth),
    assistant: counter(CALLS_PER_MINUTE.assistant),
    archive: counter(CALLS_PER_MINUTE.archive),
  } satisfies Record<LimitClass, unknown>
  return {
    count: async (limit, request) => {
      if (factor === 0) return
      const result = await counters[limit](request)
      if (!result.isAllowed && result.isExceeded) {
        throw new AppError('RATE_LIMITED', { retryAfterSeconds: result.ttlInSeconds })
      }
    },
  }
}
