import type { FastifyInstance } from 'fastify'
import { type Database, withTimeout } from '../database/index.ts'

/** Callers of a readiness check have a time limit of their own, mostly a second. */
const READY_WITHIN_MS = 800

/** `/api/health`: the process answers. `/api/ready`: the database answers too, and is migrated. */
export function addHealth(app: FastifyInstance, database: Database): void {
  let asking: Promise<void> | undefined
  // One question at a time, since each holds a connection for as long as the database hangs.
  const ask = () => {
    asking ??= database.ping().finally(() => {
      asking = undefined
    })
    return asking
  }
  app.get('/api/health', async () => ({ status: 'ok' }))
  app.get('/api/ready', async (request, reply) => {
    try {
      await withTimeout(ask(), READY_WITHIN_MS)
      return { status: 'ready' }
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer')
      return reply.code(503).header('retry-after', 5).send({ status: 'unavailable' })
    }
  })
}
