import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import rateLimit from '@fastify/rate-limit'
import type { Endpoint, EndpointKey } from '@potluck/contract'
import { TIMINGS } from '@potluck/rules'
import {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  fastify,
  LogController,
} from 'fastify'
import { AppError } from './app-error.ts'
import { limitBodyTime } from './body-time.ts'
import { compress } from './compress.ts'
import type { Member, ReadSession } from './context.ts'
import { answerErrors, answerNotFound, sendError } from './errors.ts'
import type { Idempotency } from './idempotency.ts'
import { isStorable, readJsonBodies } from './json-body.ts'
import { createLimits, type Limits } from './limits.ts'
import { acceptMultipart } from './multipart.ts'
import { compileWriter } from './response-schema.ts'
import { SECURITY_HEADERS } from './security-headers.ts'

declare module 'fastify' {
  interface FastifyRequest {
    member: Member | undefined
  }
  interface FastifyContextConfig {
    takesForm?: boolean
    takesUpload?: string
  }
}

export type HttpOptions = {
  log: FastifyBaseLogger
  /** The origin the product is reached at, if configured; else the request's own is trusted. */
  publicOrigin: string | undefined
  /** Addresses and ranges of the proxies whose X-Forwarded-… headers are trusted. */
  trustProxy: false | string
  rateLimitFactor: number
  readSession: ReadSession
  idempotency: Idempotency
}

/** What contract groups are bound to. */
export type HttpEdge = {
  app: FastifyInstance
  endpoints: { key: EndpointKey; endpoint: Endpoint }[]
  publicOrigin: string | undefined
  readSession: ReadSession
  limits: Limits
  idempotency: Idempotency
  /** Closing waits for this work, even if its caller no longer does. */
  track<T>(work: Promise<T>): Promise<T>
}

const JSON_BYTES = 1024 * 1024

/** A Fastify instance with everything that applies to each request of Potluck. */
export async function createHttp(options: HttpOptions): Promise<HttpEdge> {
  const app = fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: options.trustProxy,
    bodyLimit: JSON_BYTES,
    requestTimeout: TIMINGS.uploadMs,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    return503OnClosing: true,
    frameworkErrors: (error, request, reply) => {
      request.log.debug({ err: error }, 'unreadable request')
      reply.headers(SECURITY_HEADERS)
      sendError(reply as FastifyReply, new AppError('BAD_REQUEST'))
    },
  })
  app.decorateRequest('member', undefined)
  app.setSerializerCompiler(compileWriter)
  limitBodyTime(app, { wholeMs: TIMINGS.requestTimeoutMs, idleMs: TIMINGS.requestTimeoutMs })
  answerErrors(app)
  app.setNotFoundHandler(answerNotFound)
  readJsonBodies(app)
  // Fastify reads plain text by default; no endpoint accepts it.
  app.removeContentTypeParser('text/plain')
  passForms(app)
  passUploads(app)
  addHeaders(app)
  await app.register(cookie)
  await app.register(rateLimit, { global: false })
  await acceptMultipart(app)
  logRequests(app)
  answerUnknownCalls(app)
  return {
    app,
    endpoints: [],
    publicOrigin: options.publicOrigin,
    readSession: options.readSession,
    limits: createLimits(app, options.rateLimitFactor),
    idempotency: options.idempotency,
    track: trackWork(app),
  }
}

/** Unknown addresses under `/api` are a JSON 404 for every method, before the body is read. */
function answerUnknownCalls(app: FastifyInstance): void {
  const refuse = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = (request.params as Record<string, string>)['*'] ?? ''
    if (!isStorable(path)) throw new AppError('BAD_REQUEST')
    return answerNotFound(request, reply)
  }
  for (const url of ['/api', '/api/*']) app.all(url, { onRequest: refuse }, answerNotFound)
}

function isOfApi(url: string): boolean {
  return /^\/api(?![^/?])/.test(url)
}

/** A caller that hangs up ends its request, not the work its handler has begun. */
function trackWork(app: FastifyInstance): HttpEdge['track'] {
  const running = new Set<Promise<unknown>>()
  app.addHook('onClose', async () => {
    await Promise.allSettled(running)
  })
  return (work) => {
    running.add(work)
    const forget = () => running.delete(work)
    work.then(forget, forget)
    return work
  }
}

/** No one reads a posted form, and it is refused unless an endpoint tolerates one. */
function passForms(app: FastifyInstance): void {
  const type = 'application/x-www-form-urlencoded'
  app.addContentTypeParser(type, { parseAs: 'string' }, (request, _, done) => {
    if (request.routeOptions.config.takesForm) done(null, undefined)
    else done(new AppError('UNSUPPORTED_MEDIA'))
  })
}

/** A file that is a whole request body is passed on unread, if its endpoint takes one. */
function passUploads(app: FastifyInstance): void {
  for (const type of ['application/zip', 'application/octet-stream']) {
    app.addContentTypeParser(type, (request, payload, done) => {
      if (request.routeOptions.config.takesUpload === type) done(null, payload)
      else done(new AppError('UNSUPPORTED_MEDIA'))
    })
  }
}

/** The headers of every answer. Hooks with callbacks are cheaper than those that return promises. */
function addHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(SECURITY_HEADERS).header('x-request-id', request.id)
    done()
  })
  app.addHook('onSend', (request, reply, payload, done) => {
    if (!isOfApi(request.url)) return done()
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    if (typeof payload !== 'string' || payload.length < COMPRESSED_FROM) return done()
    compress(payload, request.headers['accept-encoding']).then(({ body, encoding }) => {
      reply.header('vary', 'accept-encoding')
      if (encoding) reply.header('content-encoding', encoding).removeHeader('content-length')
      done(null, body)
    }, done)
  })
}

/** In characters. A list of cards takes longer to send than to compress; a single recipe does not. */
const COMPRESSED_FROM = 16_000

function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        // The route's pattern, not the address: queries contain what people search for.
        route: request.routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    )
    done()
  })
}
