import { contract } from '@potluck/contract'
import { bind, createHttp, createIdempotency } from '../../platform/http/index.ts'
import { recordCalls } from '../../testing/called-endpoints.ts'
import { type Client, createClient } from '../../testing/client.ts'
import type { TestPlatform } from '../../testing/test-platform.ts'
import { type AuthDeps, authRoutes, createAuth } from './index.ts'

export type TestApp = {
  origin: string
  visit(): Client
  stop(): Promise<void>
}

/** The key that signs its cookies. */
export const SESSION_SECRET = 'a secret of more than thirty-two characters'

type Options = Partial<AuthDeps['config']> & Pick<AuthDeps, 'passwords'> & { publicOrigin?: string }

/**
 * Only the accounts, over real HTTP: guessing is limited, calls are not; X-Forwarded-For is
 * trusted.
 */
export async function startTestApp(
  platform: TestPlatform,
  options: Options = {},
): Promise<TestApp> {
  const auth = createAuth({
    ...platform,
    sessionSecret: SESSION_SECRET,
    config: { rateLimit: 1, oidc: undefined, ...options },
    ...(options.passwords && { passwords: options.passwords }),
  })
  const edge = await createHttp({
    log: platform.log,
    publicOrigin: options.publicOrigin,
    trustProxy: 'loopback',
    rateLimitFactor: 0,
    readSession: auth.readSession,
    idempotency: createIdempotency(platform.database.db, platform.now),
  })
  bind(edge, contract.accounts, authRoutes(auth))
  recordCalls(edge.app)
  const origin = await edge.app.listen({ port: 0, host: '127.0.0.1' })
  return { origin, visit: () => createClient(origin), stop: () => edge.app.close() }
}

/** The Set-Cookie headers that a post is answered with. */
export async function newCookies(client: Client, path: string, body: object): Promise<string[]> {
  const { headers } = await client.post(path, body)
  return headers.getSetCookie()
}
