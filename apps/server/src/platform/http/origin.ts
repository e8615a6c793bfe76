import type { FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'

/**
 * Scheme and host under which the product is reached, without a trailing slash: the configured one,
 * or else the request's, if that is a valid host (it ends up in links).
 * @throws BAD_REQUEST for an invalid Host header
 */
export function readOrigin(request: FastifyRequest, publicOrigin: string | undefined): string {
  if (publicOrigin !== undefined) return publicOrigin
  if (!HOST.test(request.host)) throw new AppError('BAD_REQUEST')
  return `${request.protocol}://${request.host}`
}

/** A name, an IPv4 address or an IPv6 address in brackets, with an optional port. */
const HOST = /^(?:[\w.-]{1,255}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i

/**
 * Refuses a state-changing call that a browser made from another site than the configured address,
 * or else than the one it was sent to. Without `Origin` (scripts, apps) it passes, unless a browser
 * header says cross-site.
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
