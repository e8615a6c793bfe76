import type { FastifyInstance } from 'fastify'
import { type Database, withTimeout } from '../database/index.ts'

/** Who asks whether we are ready has a time limit of their own, of a second mostly. */
const READY_WITHIN_MS = 800

/** `/api/health`: the process answers. `/api/ready`: so does the database, with its migrations. */
export function addHealth(app: FastifyInstance, database: Database): void {
  let asking: Promise<void> | undefined
  // One question at a time: each holds a connection for as long as the database hangs.
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
