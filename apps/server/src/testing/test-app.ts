import { join } from 'node:path'
import { type AppDeps, buildApp } from '../app.ts'
import { createTestPasswords } from '../features/auth/test-passwords.ts'
import { openFolderStore } from '../platform/media/index.ts'
import { openModel } from '../platform/model/index.ts'
import { recordCalls } from './called-endpoints.ts'
import { type Client, createClient } from './client.ts'
import { openTestPlatform, type TestPlatform } from './test-platform.ts'
import { testWorkers } from './test-workers.ts'

/** The whole application, listening on a port of its own, with a database of its own. */
export type TestApp = Pick<
  TestPlatform,
  'config' | 'database' | 'jobs' | 'clock' | 'mails' | 'mailbox'
> & {
  /** 'http://127.0.0.1:45123' */
  origin: string
  /** A new browser, signed out. */
  client(): Client
  /** Does the jobs that are due, and with `delayed` also those that wait for a later moment. */
  drainJobs(options?: { delayed?: boolean }): Promise<void>
  close(): Promise<void>
}

/**
 * Starts the application as `main.ts` does, with the model that `env` configures, pictures in a
 * folder, mails kept for `mailbox()`, a stopped clock, passwords that cost nothing to hash, an API
 * reference made only when it is read, no limits on calls and no web pages.
 * @param overrides replace parts of what the application is given
 * @param env environment variables
 */
export async function startTestApp(
  overrides: Partial<AppDeps> = {},
  env: Record<string, string> = {},
): Promise<TestApp> {
  const platform = await openTestPlatform(env)
  const app = await buildApp({
    ...platform,
    imageStore: openFolderStore(join(platform.config.dataDir, 'images')),
    model: openModel(platform.config.ai),
    sessionSecret: 'signs the cookies of every test alike',
    passwords: createTestPasswords(),
    webDir: undefined,
    workers: testWorkers(),
    ...overrides,
  })
  recordCalls(app)
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    ...platform,
    origin,
    client: () => createClient(origin),
    drainJobs: (options) => platform.jobs.drain(options),
    close: async () => {
      await app.close()
      await platform.close()
    },
  }
}
