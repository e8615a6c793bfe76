import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'

/**
 * Keeps a broken connection from ending the process, which an unhandled error event does. The pool
 * replaces an idle one; one in use fails its statement, and the caller handles that.
 */
export function surviveBrokenConnections(pool: pg.Pool, log: FastifyBaseLogger): void {
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection broke'))
  pool.on('connect', (client) => client.on('error', () => undefined))
}
