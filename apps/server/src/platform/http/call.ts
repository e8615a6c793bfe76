import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'
import type { Call } from './context.ts'
import type { HttpEdge } from './http.ts'
import { readOrigin } from './origin.ts'
import { toRateLimitKey } from './rate-limit-key.ts'

const KEY_MAX = 200

/** What a route may know about its request besides the parsed input. */
export function readCall(edge: HttpEdge, request: FastifyRequest, reply: FastifyReply): Call {
  const baseUrl = readOrigin(request, edge.publicOrigin)
  const secure = baseUrl.startsWith('https:')
  return {
    ip: request.ip,
    sender: toRateLimitKey(request.ip),
    userAgent: String(request.headers['user-agent'] ?? '').slice(0, 300),
    baseUrl,
    cookies: request.headers.cookie ?? '',
    url: `${baseUrl}${request.url}`,
    idempotencyKey: readKey(request),
    get timeZone() {
      return readTimeZone(request)
    },
    get signal() {
      return readSignal(reply)
    },
    setCookie: (name, value, options = {}) => {
      reply.setCookie(name, value, {
        path: '/',
        sameSite: 'lax',
        secure,
        httpOnly: options.httpOnly ?? true,
        ...(options.maxAgeSeconds === undefined ? {} : { maxAge: options.maxAgeSeconds }),
      })
    },
    clearCookie: (name) => {
      reply.clearCookie(name, { path: '/', sameSite: 'lax', secure })
    },
  }
}

function readKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string' || key === '') return undefined
  if (key.length > KEY_MAX) throw new AppError('BAD_REQUEST')
  return key
}

function readTimeZone(request: FastifyRequest): string {
  const timeZone = request.headers['x-time-zone']
  if (typeof timeZone !== 'string') return 'UTC'
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
  } catch {
    return 'UTC'
  }
}

function readSignal(reply: FastifyReply): AbortSignal {
  const left = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) left.abort()
  })
  return left.signal
}
