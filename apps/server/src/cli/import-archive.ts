import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ArchiveRefusedError, openZip } from '@potluck/import'
import type { ImportProblem } from '@potluck/rules'
import { importers } from '../archive-parts.ts'
import { type Imported, importArchive } from '../features/archive/index.ts'
import { createJobs } from '../platform/jobs/index.ts'
import { createLog } from '../platform/logging/index.ts'
import { createImages, openFolderStore, openS3Store } from '../platform/media/index.ts'
import { inThisThread } from '../platform/workers/index.ts'
import { findUserId } from './mentions.ts'
import { type OpenDatabase, whileDatabaseIsOpen } from './open-database.ts'
import { fail, say } from './output.ts'

/**
 * `npm run -s import-archive -- FILE --user USERNAME`: imports an archive that somebody downloaded
 * into an account.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { user: { type: 'string' } },
})
const [file] = positionals
if (file === undefined || values.user === undefined) {
  fail('npm run -s import-archive -- FILE --user USERNAME')
} else {
  const username = values.user
  await whileDatabaseIsOpen((open) => run(open, file, username))
}

async function run({ config, database }: OpenDatabase, path: string, username: string) {
  const userId = await findUserId(database, username)
  if (userId === undefined) return fail(`There is no user ${username}.`)
  const now = () => new Date()
  const store = config.s3 ? openS3Store(config.s3) : openFolderStore(join(config.dataDir, 'images'))
  const jobs = createJobs(database, createLog('error'))
  const images = createImages({ database, store, jobs, now })
  await jobs.open()
  const deps = { database, images, workers: inThisThread, now, importers }
  const zip = await openZip(path).catch(refuse)
  if (!zip) return jobs.stop()
  try {
    tell(await last(importArchive(deps, zip, userId)))
  } catch (error) {
    refuse(error)
  } finally {
    zip.close()
    await jobs.stop()
  }
}

function refuse(error: unknown): undefined {
  if (!(error instanceof ArchiveRefusedError)) throw error
  fail(error.message)
}

/** The return value of a generator. */
async function last<T>(running: AsyncGenerator<unknown, T>): Promise<T> {
  let step = await running.next()
  while (!step.done) step = await running.next()
  return step.value
}

function tell({ parts, problems, moreProblems }: Imported): void {
  for (const { part, added, known } of parts) {
    say(`${part}: ${added} came in, ${known} were there already.`)
  }
  for (const { part, reason, what, count } of problems) {
    fail(`${part}: ${PROBLEMS[reason]} (${what || count})`)
  }
  if (moreProblems > 0) fail(`${moreProblems} more problems.`)
}

const PROBLEMS = {
  'not-a-recipe': 'no recipe of an archive',
  picture: 'its picture could not be used',
  'now-a-draft': 'could not be published here and is a draft',
  'of-others': 'is from elsewhere, and publishing it asks first: it is a draft now',
  unreadable: 'could not be read',
  'not-here': 'recipes of others that are not here',
  full: 'left out, for the list is full',
} satisfies Record<ImportProblem, string>
