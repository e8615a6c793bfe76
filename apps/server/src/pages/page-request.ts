import type { FastifyRequest } from 'fastify'
import { isDatabaseUnavailable, withTimeout } from '../platform/database/index.ts'
import { AppError, type HttpEdge, type Member } from '../platform/http/index.ts'

/** A page takes milliseconds: anything over this waits for a database that hangs. */
export const PAGE_WITHIN_MS = 8_000
const RECOGNISED_WITHIN_MS = 1_500

/** @throws BAD_REQUEST for what cannot be a path */
export function readPathname(request: FastifyRequest): string {
  const [path = ''] = request.url.split('?')
  const pathname = decodeURIComponent(path)
  if (pathname.includes('\u0000')) throw new AppError('BAD_REQUEST')
  return pathname
}

/**
 * The member, by the session's cookie.
 * @param forAll a public page, which is served even if no member can be identified
 */
export async function readVisitor(
  edge: HttpEdge,
  request: FastifyRequest,
  forAll: boolean,
): Promise<Member | undefined> {
  const { cookie } = request.headers
  if (cookie === undefined) return undefined
  const reading = withTimeout(
    edge.readSession(cookie),
    forAll ? RECOGNISED_WITHIN_MS : PAGE_WITHIN_MS,
  )
  return reading.catch((error: unknown) => {
    if (forAll && isDatabaseUnavailable(error)) return undefined
    throw error
  })
}

export function readRail(request: FastifyRequest): 'open' | 'narrow' | undefined {
  const { rail } = request.cookies
  return rail === 'open' || rail === 'narrow' ? rail : undefined
}

export function readTheme(request: FastifyRequest): 'light' | 'dark' | undefined {
  const { theme } = request.cookies
  return theme === 'light' || theme === 'dark' ? theme : undefined
}
