import { join } from 'node:path'
import { contract } from '@potluck/contract'
import { bind, createHttp, createIdempotency } from '../../platform/http/index.ts'
import { createImages, openFolderStore, serveMedia } from '../../platform/media/index.ts'
import { recordCalls } from '../../testing/called-endpoints.ts'
import { type Client, createClient } from '../../testing/client.ts'
import type { TestPlatform } from '../../testing/test-platform.ts'
import { type AuthDeps, authRoutes, createAuth, forgetAttempts } from '../auth/index.ts'
import { createSettings, settingsRoutes } from './index.ts'

/** The third party that people can sign in with; the tests never call it. */
export const ISSUER = 'https://accounts.google.com'

export type TestApp = { visit(): Client; stop(): Promise<void> }

/** Accounts and their settings over real HTTP: guessing and mails are limited, calls are not. */
export async function startTestApp(
  platform: TestPlatform,
  passwords: NonNullable<AuthDeps['passwords']>,
): Promise<TestApp> {
  const { database, now, log, config } = platform
  const auth = createAuth({
    ...platform,
    sessionSecret: 'a secret of more than thirty-two characters',
    config: { rateLimit: 1, oidc: { issuer: ISSUER, clientId: 'potluck', clientSecret: 'hush' } },
    passwords,
  })
  const store = openFolderStore(join(config.dataDir, 'images'))
  const images = createImages({ ...platform, store })
  const edge = await createHttp({
    log,
    publicOrigin: 'https://potluck.example',
    trustProxy: 'loopback',
    rateLimitFactor: 0,
    readSession: auth.readSession,
    idempotency: createIdempotency(database.db, now),
  })
  const settings = createSettings({
    database,
    images,
    auth,
    now,
    accountDeletion: { rows: [forgetAttempts], files: async () => undefined },
  })
  bind(edge, contract.accounts, authRoutes(auth))
  bind(edge, contract.settings, settingsRoutes(settings, auth))
  serveMedia(edge.app, images)
  await platform.jobs.open()
  recordCalls(edge.app)
  const origin = await edge.app.listen({ port: 0, host: '127.0.0.1' })
  return { visit: () => createClient(origin), stop: () => edge.app.close() }
}
