import { PassThrough } from 'node:stream'
import type { FastifyReply } from 'fastify'

const HEARTBEAT_MS = 15_000

/**
 * Sends typed events as `data: <json>` lines. When the reader disconnects, the iteration ends (its
 * `finally` runs); a comment every 15 s keeps proxies from cutting an idle stream. A generator must
 * turn its errors into events: here they can only end the stream.
 */
export function sendEvents(reply: FastifyReply, events: AsyncIterable<unknown>): FastifyReply {
  const stream = new PassThrough()
  const heartbeat = setInterval(() => stream.write(': still here\n\n'), HEARTBEAT_MS)
  stream.on('close', () => clearInterval(heartbeat))
  reply
    .header('content-type', 'text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store, no-transform')
    .header('x-accel-buffering', 'no')
  void pump(stream, events, reply)
  return reply.send(stream)
}

async function pump(
  stream: PassThrough,
  events: AsyncIterable<unknown>,
  reply: FastifyReply,
): Promise<void> {
  const iterator = events[Symbol.asyncIterator]()
  const closed = new Promise<'closed'>((resolve) => {
    stream.once('close', () => resolve('closed'))
  })
  try {
    while (true) {
      const next = await Promise.race([iterator.next(), closed])
      if (next === 'closed' || next.done) break
      const roomLeft = stream.write(`data: ${JSON.stringify(next.value)}\n\n`)
      if (!roomLeft) await Promise.race([drained(stream), closed])
    }
  } catch (error) {
    reply.log.error({ err: error }, 'event stream failed')
  } finally {
    stream.end()
    // Not awaited: a generator that waits for its next event only returns when that event comes.
    void iterator.return?.()
  }
}

function drained(stream: PassThrough): Promise<void> {
  return new Promise((resolve) => {
    stream.once('drain', resolve)
  })
}
