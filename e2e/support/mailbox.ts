import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'

/** The last mail to an address that contains a text; without SMTP mails are written as files. */
export async function findMailed(address: string, what: RegExp): Promise<string> {
  const folder = join(process.env.E2E_DATA_DIR ?? '', 'mail')
  let found: string | undefined
  await expect(async () => {
    const names = (await readdir(folder)).filter((name) => name.includes(address)).sort()
    const mail = await readFile(join(folder, names.at(-1) ?? ''), 'utf8')
    // Undoes quoted-printable: folded lines and encoded equals signs.
    found = what.exec(mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='))?.[0]
    expect(found, `${what} in the last mail to ${address}`).toBeDefined()
  }).toPass({ timeout: 20_000 })
  return found ?? ''
}
