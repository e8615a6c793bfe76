import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { buildApp } from './app.ts'
import { isOfHouse } from './features/auth/index.ts'
import { greeting } from './greeting.ts'
import {
  ConfigError,
  describeConfig,
  openInstallation,
  seedFor,
  sessionSecret,
} from './platform/config/index.ts'
import {
  column,
  type Database,
  DatabaseUnreachableError,
  FolderLockedError,
  getRow,
  MigrationError,
  openDatabase,
} from './platform/database/index.ts'
import { createEvents, createLive } from './platform/events/index.ts'
import { createJobs, takeNightlySnapshots } from './platform/jobs/index.ts'
import { createLog } from './platform/logging/index.ts'
import { createMails, openDelivery } from './platform/mail/index.ts'
import { openFolderStore, openS3Store } from './platform/media/index.ts'
import { findOllama, openModel } from './platform/model/index.ts'
import { createWorkers } from './platform/workers/index.ts'
import { threadEntry } from './thread-entry.ts'

/** Writing a picture takes seconds, so an older half-written file is left over. */
const HALF_WRITTEN_AFTER_MS = 60_000
/** At least two, so that the work of one member leaves a thread to the others. */
const THREADS = Math.min(4, Math.max(2, availableParallelism() - 1))

if (process.argv.includes('--help')) {
  console.log(
    `Potluck is configured by environment variables (a .env file is read too).\n\n${describeConfig()}`,
  )
} else {
  await start().catch((error: unknown) => {
    if (!isForTheOperator(error)) throw error
    console.error(`Potluck cannot start: ${error.message}`)
    process.exitCode = 1
  })
}

/** Configuration → dependencies → application → listen → graceful stop. */
async function start(): Promise<void> {
  const config = await openInstallation()
  const log = createLog(config.logLevel)
  const database = await openDatabase(config, log)
  const jobs = createJobs(database, log)
  const live = createLive(database, log)
  const events = createEvents(database, jobs)
  const mails = createMails(jobs, openDelivery(config))
  const imageStore = config.s3
    ? openS3Store(config.s3)
    : openFolderStore(join(config.dataDir, 'images'))
  const workers = createWorkers({ entry: threadEntry, log, most: THREADS })
  takeNightlySnapshots(database, jobs)
  const app = await buildApp({
    config,
    log,
    database,
    jobs,
    events,
    live,
    mails,
    imageStore,
    workers,
    model: openModel(config.ai),
    sessionSecret: await sessionSecret(config, database),
    webDir: findWebDir(),
    now: () => new Date(),
  })
  // It asks the rows, not the migrations: a start that died before seeding is made up for now.
  const fresh = await hasNoCooks(database)
  if (fresh && seedFor(config, { kind: database.kind, fresh }) === 'demo') {
    const { seedDemo } = await import('./seed/index.ts')
    await seedDemo(database, new Date())
  }
  // With the embedded database this process alone uses the folder; with a server another may be
  // writing.
  await imageStore.tidy(database.kind === 'pglite' ? 0 : HALF_WRITTEN_AFTER_MS)
  await app.listen({ port: config.port, host: config.host })
  await jobs.start()
  stopOnSignal(async () => {
    await app.close()
    await jobs.stop()
    await workers.close()
    await live.close()
    await database.snapshot()
    await database.close()
  })
  const ollama = config.ai.provider === 'builtin' ? await findOllama() : undefined
  process.stdout.write(greeting(config, database.kind, ollama))
  // A thread takes seconds to read the kitchen's tables and the cookbook: before a cook needs them.
  workers.wake()
}

async function hasNoCooks(database: Database): Promise<boolean> {
  const { empty } = await getRow(database.db, { empty: column.boolean })`
    select not exists (select 1 from users u where not ${sql.raw(isOfHouse('u.id'))}) as empty`
  return empty
}

/** The folder of the web build: beside the bundle, or in the web app's folder. */
function findWebDir(): string | undefined {
  const dir = fileURLToPath(new URL('../../web/dist', import.meta.url))
  return existsSync(join(dir, 'landing.html')) ? dir : undefined
}

/** The first signal stops gracefully, a second one at once. */
function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1)
      stopping = true
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error)
          process.exit(1)
        },
      )
    })
  }
}

/** Errors whose message says everything an operator needs. */
function isForTheOperator(error: unknown): error is Error {
  if (error instanceof ConfigError || error instanceof FolderLockedError) return true
  if (error instanceof MigrationError || error instanceof DatabaseUnreachableError) return true
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
}
