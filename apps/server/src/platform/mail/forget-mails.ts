import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { DeletedAccount } from '../account-deletion.ts'
import { MEMBER_HEADER } from './delivery.ts'

/**
 * Deletes a leaving user's mails that are stored as files: those with their id, or to or from an
 * address they confirmed. What a mail or its subject says does not count.
 */
export async function forgetMails(dataDir: string, account: DeletedAccount): Promise<void> {
  const folder = join(dataDir, 'mail')
  for (const file of await readdir(folder).catch(() => [])) {
    if (!file.endsWith('.eml')) continue
    const path = join(folder, file)
    if (isTheirs(await readFile(path, 'utf8'), account)) await rm(path, { force: true })
  }
}

function isTheirs(source: string, { id, provenEmails }: DeletedAccount): boolean {
  const [head = ''] = source.split(/\r?\n\r?\n/, 1)
  const lines = head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)
  const headerOf = (name: string) => {
    const line = lines.find((each) => each.toLowerCase().startsWith(`${name.toLowerCase()}:`))
    return line
      ?.slice(name.length + 1)
      .replace(/[<>]/g, '')
      .trim()
      .toLowerCase()
  }
  const addresses = [headerOf('To'), headerOf('Reply-To')]
  return headerOf(MEMBER_HEADER) === id || addresses.some((at) => at && provenEmails.includes(at))
}
