import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keepPrivate } from './private-folder.ts'

let dataDir: string
let umask: number
beforeEach(async () => {
  umask = process.umask(0o022)
  dataDir = await mkdtemp(join(tmpdir(), 'private-'))
})
afterEach(async () => {
  process.umask(umask)
  await rm(dataDir, { recursive: true })
})

const modeOf = async (...path: string[]) => (await stat(join(dataDir, ...path))).mode & 0o777
const unheard = (sentence: string) => expect.unreachable(sentence)

describe.skipIf(process.platform === 'win32')('the data folder', () => {
  it("is the owner's alone, and whatever is written later", async () => {
    await rm(dataDir, { recursive: true })
    await keepPrivate(dataDir, unheard)
    await mkdir(join(dataDir, 'images', 'ab'), { recursive: true })
    await writeFile(join(dataDir, 'images', 'ab', 'a.webp'), 'x', { mode: 0o666 })
    expect(await modeOf()).toBe(0o700)
    expect(await modeOf('images', 'ab', 'a.webp')).toBe(0o600)
  })

  it('of an earlier version is closed, with what it holds', async () => {
    await mkdir(join(dataDir, 'snapshots'))
    await writeFile(join(dataDir, 'secret'), 'x', { mode: 0o644 })
    await chmod(dataDir, 0o755)
    await chmod(join(dataDir, 'snapshots'), 0o777)
    await keepPrivate(dataDir, unheard)
    const modes = [await modeOf(), await modeOf('snapshots'), await modeOf('secret')]
    expect(modes).toEqual([0o700, 0o700, 0o600])
  })
})
