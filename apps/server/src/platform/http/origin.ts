import type { FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'

/**
 * Scheme and host under which the product is reached, without a trailing slash: the configured one, or
 * else what the request says, where that can be a host at all (the header ends up in links).
 * @throws BAD_REQUEST for a Host header that is none
 */
export function readOrigin(request: FastifyRequest, publicOrigin: string | undefined): string {
  if (publicOrigin !== undefined) return publicOrigin
  if (!HOST.test(request.host)) throw new AppError('BAD_REQUEST')
  return `${request.protocol}://${request.host}`
}

/** A name, an IPv4 address or an IPv6 address in brackets, and a port. */
const HOST = /^(?:[\w.-]{1,255}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i

/**
 * Refuses a state-changing call that a browser made from another site: than the configured address
 * where there is one, else than the one it came to. Without `Origin` (scripts, apps) it passes, as long
 * as no browser header says cross-site.
 */
export function refuseCrossSite(request: FastifyRequest, publicOrigin: string | undefined): void {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') {
    throw new AppError('CROSS_SITE')
  }
  const { origin } = request.headers
  if (origin !== undefined && origin !== readOrigin(request, publicOrigin)) {
    throw new AppError('CROSS_SITE')
  }
}
