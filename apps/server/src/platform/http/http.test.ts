import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { silentLog } from '../../testing/silent-log.ts'
import { AppError } from './app-error.ts'
import { createHttp, type HttpEdge } from './http.ts'

let edge: HttpEdge

beforeAll(async () => {
  edge = await createHttp({
    log: silentLog,
    publicOrigin: undefined,
    trustProxy: false,
    rateLimitFactor: 0,
    readSession: async () => undefined,
    idempotency: { once: (_member, _endpoint, _key, _params, work) => work() },
  })
  edge.app.get('/api/soup', async () => ({ soup: 'ribollita' }))
  edge.app.get('/api/cached', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=60').send({}),
  )
  edge.app.get('/api/burnt', async () => {
    throw new AppError('NOT_IMPLEMENTED')
  })
})
afterAll(() => edge.app.close())

describe('the security headers', () => {
  it.each([
    ['an answer', '/api/soup', 200],
    ['an error', '/api/burnt', 501],
    ['an address that is none', '/nowhere', 404],
    ['an address that cannot be read', '/api/%E0', 400],
  ])('go with %s', async (_what, url, status) => {
    const response = await edge.app.inject({ url })
    expect(response.statusCode).toBe(status)
    expect(response.headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
    })
    const policy = String(response.headers['content-security-policy']).split(';')
    expect(policy).toContain("default-src 'self'")
    expect(policy).toContain("script-src 'self'")
    expect(policy).toContain("frame-ancestors 'none'")
  })
})

it('keeps answers of the API out of caches unless they say otherwise', async () => {
  const cacheControl = async (url: string) =>
    (await edge.app.inject({ url })).headers['cache-control']
  expect(await cacheControl('/api/soup')).toBe('no-store')
  expect(await cacheControl('/api/cached')).toBe('public, max-age=60')
})

it('names each request by an id of its own', async () => {
  const ids = await Promise.all(
    Array.from({ length: 3 }, async () => {
      const { headers } = await edge.app.inject({ url: '/api/soup' })
      return headers['x-request-id']
    }),
  )
  expect(new Set(ids).size).toBe(3)
  expect(ids).not.toContain(undefined)
})
