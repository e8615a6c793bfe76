import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'

/**
 * Lets a connection break without ending the process, which is what an unheard error event does.
 * One that lies idle is replaced by the pool; one that is lent out fails the statement that runs on
 * it, and that is where it is dealt with.
 */
export function surviveBrokenConnections(pool: pg.Pool, log: FastifyBaseLogger): void {
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection broke'))
  pool.on('connect', (client) => client.on('error', () => undefined))
}
