import type { FastifyInstance, FastifyRequest } from 'fastify'

export type BodyTimes = {
  /** In milliseconds: in this time a body is here. */
  wholeMs: number
  /** In milliseconds: in this time a body that is a file has gone on, however long it takes in all. */
  idleMs: number
}

/**
 * Ends requests whose bodies do not come: the time of a file is counted from its last byte, so that
 * a large one over a slow line arrives. Answers 408, if there is no answer yet, and hangs up.
 */
export function limitBodyTime(app: FastifyInstance, { wholeMs, idleMs }: BodyTimes): void {
  app.addHook('onRequest', (request, _, done) => {
    if (hasBody(request)) {
      const isUpload = request.routeOptions.config.takesUpload !== undefined
      const hangUp = () => hangUpOn(app, request.raw)
      if (isUpload) whenIdle(request, idleMs, hangUp)
      else after(request, wholeMs, hangUp)
    }
    done()
  })
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0
}

function after({ raw }: FastifyRequest, ms: number, act: () => void): void {
  const timer = setTimeout(act, ms).unref()
  raw.once('close', () => clearTimeout(timer))
}

/** How often in its time an upload is looked at: it may be idle for this share longer. */
const LOOKS = 4

function whenIdle({ raw }: FastifyRequest, ms: number, act: () => void): void {
  let seen = raw.socket.bytesRead
  let idleLooks = 0
  const timer = setInterval(() => {
    // While its bytes wait here to be read, nothing more is asked of the sender.
    const isOurTurn = raw.readableLength >= raw.readableHighWaterMark
    const isIdle = raw.socket.bytesRead === seen && !isOurTurn
    seen = raw.socket.bytesRead
    idleLooks = isIdle ? idleLooks + 1 : 0
    if (idleLooks >= LOOKS) act()
  }, ms / LOOKS).unref()
  raw.once('close', () => clearInterval(timer))
}

/** As Node does where the time of a whole request is over; Fastify answers 408. */
function hangUpOn(app: FastifyInstance, { complete, socket }: FastifyRequest['raw']): void {
  if (complete || socket.destroyed) return
  const late = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
  app.server.emit('clientError', late, socket)
}
