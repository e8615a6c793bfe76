import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { wholeWords } from '../database/index.ts'
import type { Leaver } from '../leaving.ts'
import { readableMail } from './readable-mail.ts'

/** Removes, of the mails that lie as files where there is no mail server, those that name who leaves. */
export async function forgetMails(dataDir: string, leaver: Leaver): Promise<void> {
  const names = new RegExp(wholeWords([leaver.id, leaver.username, ...leaver.emails]), 'i')
  const folder = join(dataDir, 'mail')
  for (const file of await readdir(folder).catch(() => [])) {
    if (!file.endsWith('.eml')) continue
    const path = join(folder, file)
    if (names.test(readableMail(await readFile(path, 'utf8')))) await rm(path, { force: true })
  }
}
