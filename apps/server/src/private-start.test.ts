import { spawnSync } from 'node:child_process'
import { chmod, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeTemporaryFolder, SOURCES, startServer } from './testing/server-process.ts'

let folder: Awaited<ReturnType<typeof makeTemporaryFolder>>
beforeAll(async () => {
  folder = await makeTemporaryFolder()
})
afterAll(() => folder.remove())

/** The names in the data folder that other accounts can use in any way; the folder itself is '.'. */
async function open(): Promise<string[]> {
  const names = ['.', ...(await readdir(folder.path))]
  const modes = await Promise.all(names.map((name) => stat(join(folder.path, name))))
  return names.filter((_, index) => ((modes[index]?.mode ?? 0) & 0o077) !== 0)
}

describe.skipIf(process.platform === 'win32')('a data folder that stood open', () => {
  it('is closed by the start of the server', async () => {
    await chmod(folder.path, 0o755)
    const server = await startServer({ DATA_DIR: folder.path, SEED: 'none' }, SOURCES)
    expect(await open()).toEqual([])
    await server.stop()
    expect(await readdir(folder.path)).toContain('snapshots')
    expect(await open()).toEqual([])
  })

  it('is closed by a command', async () => {
    await chmod(folder.path, 0o755)
    const command = fileURLToPath(new URL('cli/recount.ts', import.meta.url))
    const env = { ...process.env, DATA_DIR: folder.path }
    expect(spawnSync(process.execPath, [command], { env }).status).toBe(0)
    expect(await open()).toEqual([])
  })
})
