import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ArchiveRefusedError, importRecipes } from '../features/archive/index.ts'
import { createJobs } from '../platform/jobs/index.ts'
import { createLog } from '../platform/logging/index.ts'
import { createImages, openFolderStore, openS3Store } from '../platform/media/index.ts'
import { type OpenDatabase, whileDatabaseIsOpen } from './open-database.ts'
import { findUserId } from './traces.ts'
import { fail, say } from './words.ts'

/** `npm run -s import-archive -- FILE --user USERNAME`: the recipes of an archive that somebody downloaded. */
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
  try {
    const { recipes, known, problems } = await importRecipes(
      { database, images, now },
      path,
      userId,
    )
    for (const problem of problems) fail(problem)
    say(`${recipes} recipes came in, ${known} were there already.`)
  } catch (error) {
    if (!(error instanceof ArchiveRefusedError)) throw error
    fail(error.message)
  } finally {
    await jobs.stop()
  }
}
