import { Agent, request } from 'node:http'
import type { HostileCall } from './hostile-calls.ts'

/** An answer, or how the connection ended without one. */
export type Answer =
  | { status: number; type: string; text: string; cookies: string[] }
  | { status: undefined; reason: string }

const WITHIN_MS = 60_000
/** A stream of alerts has no end, so reading stops after this time. */
const STREAM_HEARD_FOR_MS = 30

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

/** Sends a call unchanged: no client corrects its path or headers. */
export function send(origin: string, call: HostileCall, cookie: string): Promise<Answer> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve) => {
    const path = `/api${call.path}`.replaceAll(/[^\x21-\x7e]/g, encodeURIComponent)
    const headers = { cookie, 'content-length': call.body?.length ?? 0, ...call.headers }
    const outgoing = request({
      hostname,
      port,
      path,
      method: call.method,
      headers,
      agent,
      timeout: WITHIN_MS,
    })
    const fail = (reason: string) => resolve({ status: undefined, reason })
    outgoing.on('error', (error) => fail(error.message))
    outgoing.on('timeout', () => {
      fail(`no answer within ${WITHIN_MS / 1000} s`)
      outgoing.destroy()
    })
    outgoing.on('response', (response) => {
      const type = String(response.headers['content-type'] ?? '')
      const cookies = response.headers['set-cookie'] ?? []
      const status = response.statusCode ?? 0
      if (type.startsWith('text/event-stream') && call.method === 'GET') {
        setTimeout(() => outgoing.destroy(), STREAM_HEARD_FOR_MS)
        return resolve({ status, type, text: '', cookies })
      }
      const pieces: Buffer[] = []
      response.on('data', (piece: Buffer) => pieces.push(piece))
      response.on('error', (error) => fail(error.message))
      response.on('end', () => {
        resolve({ status, type, text: Buffer.concat(pieces).toString(), cookies })
      })
    })
    outgoing.end(call.body)
  })
}
