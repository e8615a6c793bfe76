import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'

/** The folder for the called endpoints; `npm test` sets it, for the report of e2e/specification. */
const folder = process.env.SPECIFICATION_RESULTS
const written = new Set<string>()

/** Records the endpoints that a test called with success, once each. */
export function recordCalls(app: FastifyInstance): void {
  if (!folder) return
  app.addHook('onResponse', async (request, reply) => {
    const { url = '' } = request.routeOptions
    if (reply.statusCode >= 400 || !url.startsWith('/api/')) return
    const call = `${request.method} ${url.slice('/api'.length).replace(/:([^/]+)/g, '{$1}')}`
    if (written.has(call)) return
    written.add(call)
    const { currentTestName: test = '', testPath = '' } = expect.getState()
    const line = JSON.stringify({ call, test: `${testPath.split('/').at(-1)} › ${test}` })
    appendFileSync(join(folder, `called-${process.pid}.jsonl`), `${line}\n`)
  })
}
