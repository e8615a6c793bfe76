import { openInstallation } from '../platform/config/index.ts'
import { openDatabase } from '../platform/database/index.ts'
import { createLog } from '../platform/logging/index.ts'
import { recount } from './counters.ts'

/**
 * `npm run -s recount`: lists the counters that differ from what they count; `-- --mend` corrects
 * them.
 */
const config = await openInstallation()
const mend = process.argv.includes('--mend')
const database = await openDatabase(config, createLog('error'))
const drifts = await recount(database, { mend })
for (const { what, rows } of drifts) {
  process.stdout.write(`${what}: ${rows} off${mend ? ', corrected' : ''}\n`)
}
if (drifts.length === 0) process.stdout.write('Every counter agrees with what it counts.\n')
await database.close()
process.exitCode = drifts.length > 0 && !mend ? 1 : 0
