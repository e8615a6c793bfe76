import type { FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'

/**
 * Refuses a state-changing call that a browser made from another site. Without `Origin` (scripts,
 * apps) it passes, as long as no browser header says cross-site.
 */
export function refuseCrossSite(request: FastifyRequest, publicOrigin: string | undefined): void {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') {
    throw new AppError('CROSS_SITE')
  }
  const origin = request.headers.origin
  if (origin === undefined) return
  if (origin !== publicOrigin && origin !== `${request.protocol}://${request.host}`) {
    throw new AppError('CROSS_SITE')
  }
}
