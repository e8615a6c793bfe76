import { handOutResetLink } from '../features/auth/index.ts'
import { findMentions, namesOf } from './mentions.ts'
import { whileDatabaseIsOpen } from './open-database.ts'
import { fail, say } from './output.ts'

const USAGE = `npm run -s account -- reset USER
  prints a link with which USER (a username, an address or an id) chooses a new password, for an hour
npm run -s account -- traces USER_ID [NAME ...]
  lists every row and stored file that mentions the user; of one who is gone, the names to look for
`

const [act, user, ...names] = process.argv.slice(2)
if (act === 'reset' && user !== undefined) {
  await whileDatabaseIsOpen(async ({ database, baseUrl }) => {
    const handed = await handOutResetLink(database, user, { baseUrl, now: new Date() })
    if (!handed) return fail(`There is no user ${user}.`)
    say(`${handed.username} chooses a new password here, within an hour:\n${handed.url}`)
  })
} else if (act === 'traces' && user !== undefined) {
  await whileDatabaseIsOpen(async ({ database, config }) => {
    const words = [user, ...(await namesOf(database, user)), ...names]
    const mentions = await findMentions(database, config.dataDir, words)
    for (const { place, found } of mentions) say(`${place}: ${found}`)
    if (mentions.length > 0) process.exitCode = 1
  })
} else {
  fail(USAGE)
}
