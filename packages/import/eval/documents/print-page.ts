import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** A page as Chromium prints it; the browser is the one that CHROMIUM_PATH names, else the system's. */
export async function printPage(html: string): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), 'potluck-print-'))
  try {
    await writeFile(join(folder, 'page.html'), html)
    const target = join(folder, 'page.pdf')
    const options = ['--headless', '--no-sandbox', '--disable-gpu', '--no-pdf-header-footer']
    await run(
      process.env.CHROMIUM_PATH ?? 'chromium',
      [
        ...options,
        `--user-data-dir=${folder}`,
        `--print-to-pdf=${target}`,
        join(folder, 'page.html'),
      ],
      { timeout: 60_000 },
    )
    return await readFile(target)
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}
