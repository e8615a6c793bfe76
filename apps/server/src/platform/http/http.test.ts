import { brotliDecompressSync } from 'node:zlib'
import type { Endpoints } from '@potluck/contract'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { silentLog } from '../../testing/silent-log.ts'
import { AppError } from './app-error.ts'
import { bind } from './bind.ts'
import { createHttp, type HttpEdge } from './http.ts'

let edge: HttpEdge
type Refusal = { code: string; constraint: string }

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
  edge.app.get('/api/menu', async () => ({ soups: Array(2000).fill('ribollita') }))
  edge.app.get('/api/burnt', async () => {
    throw new AppError('OVERLOADED')
  })
  edge.app.get<{ Params: Refusal }>('/api/refused/:code/:constraint', async ({ params }) => {
    const refusal = new pg.DatabaseError('refused', 0, 'error')
    throw new Error('as the builder wraps it', {
      cause: Object.assign(refusal, { ...params, table: 'recipe_likes' }),
    })
  })
  const group = {
    'GET /pots/{id}/shelves/{shelfNumber}': {
      summary: 'A shelf',
      access: 'public',
      response: z.object({ shelf: z.string() }),
      errors: ['POST_NOT_FOUND'],
    },
  } satisfies Endpoints
  bind(edge, group, {
    'GET /pots/{id}/shelves/{shelfNumber}': ({ params }) => ({ shelf: params.shelfNumber }),
  })
})
afterAll(() => edge.app.close())

describe('what the database refuses', () => {
  it.each([
    ['a row of an account that is gone', '23503', 'recipe_likes_user_id_fkey', 'UNAUTHORIZED'],
    ['a row about what is gone', '23503', 'recipe_likes_recipe_id_fkey', 'RECIPE_NOT_FOUND'],
    ['a row about whatever else is gone', '23503', 'recipe_likes_spoon_fkey', 'NOT_FOUND'],
    ['what came twice at once', '23505', 'recipe_likes_pkey', 'CONFLICT'],
    ['a deadlock again and again', '40P01', 'none', 'OVERLOADED'],
    ['a value that none should write', '23514', 'recipe_likes_check', 'INTERNAL'],
  ])('for %s answers as a moment later', async (_what, code, constraint, answer) => {
    const response = await edge.app.inject({ url: `/api/refused/${code}/${constraint}` })
    expect(response.json()).toMatchObject({ code: answer })
    if (answer === 'OVERLOADED') expect(response.headers['retry-after']).toBe('1')
  })
})

describe('the security headers', () => {
  it.each([
    ['an answer', '/api/soup', 200],
    ['an error', '/api/burnt', 503],
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
      'x-frame-options': 'DENY',
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

it('compresses a long answer for who can read it so, and leaves a short one as it is', async () => {
  const headers = { 'accept-encoding': 'br' }
  const [long, plain, short] = await Promise.all([
    edge.app.inject({ url: '/api/menu', headers }),
    edge.app.inject({ url: '/api/menu' }),
    edge.app.inject({ url: '/api/soup', headers }),
  ])
  expect(long.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
  expect(long.rawPayload.length).toBeLessThan(plain.rawPayload.length / 10)
  expect(brotliDecompressSync(long.rawPayload).toString()).toBe(plain.payload)
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(short.headers['content-encoding']).toBeUndefined()
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

describe('a path parameter whose name ends in Number', () => {
  const pot = '0190a0a0-0000-7000-8000-000000000000'
  const get = (shelf: string) => edge.app.inject({ url: `/api/pots/${pot}/shelves/${shelf}` })

  it.each(['0', '7', '999999999'])('takes %s', async (shelf) => {
    expect((await get(shelf)).json()).toEqual({ shelf })
  })

  it.each([
    '-1',
    '1.0',
    '1e3',
    '+1',
    '0x1',
    'one',
    '%20',
    '1%20',
    '१',
    '9999999999',
    pot,
  ])('knows nothing under %s', async (shelf) => {
    const response = await get(shelf)
    expect(response.statusCode).toBe(404)
    expect(response.json()).toMatchObject({ code: 'POST_NOT_FOUND' })
  })

  it('leaves the others what they are: ids', async () => {
    const response = await edge.app.inject({ url: '/api/pots/7/shelves/7' })
    expect(response.statusCode).toBe(404)
  })
})
