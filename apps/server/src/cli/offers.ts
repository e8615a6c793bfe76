import { readFile } from 'node:fs/promises'
import { createOffer } from '../features/mailings/index.ts'
import { openInstallation } from '../platform/config/index.ts'
import { openDatabase } from '../platform/database/index.ts'
import { createLog } from '../platform/logging/index.ts'
import { OFFER_HELP, readOffer, tellOffer } from './offer-file.ts'

/** `npm run -s offers -- FILE`: mails a special offer to the members who switched these on. */
const [path] = process.argv.slice(2)
const text = path && (await readFile(path, 'utf8').catch(() => undefined))
const offer = text === undefined || text === '' ? undefined : readOffer(text)
if (!offer) {
  process.stderr.write(OFFER_HELP)
  process.exitCode = 1
} else {
  const database = await openDatabase(await openInstallation(), createLog('error'))
  process.stdout.write(tellOffer(await createOffer(database, offer, new Date())))
  await database.close()
}
