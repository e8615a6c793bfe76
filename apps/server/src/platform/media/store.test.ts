import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openFolderStore } from './store.ts'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'store-'))
})
afterEach(() => rm(root, { recursive: true }))

it('leaves no half of a file that could not be put in its place', async () => {
  // A folder with content takes the place of the file.
  await mkdir(join(root, 'ab', 'file', 'in the way'), { recursive: true })
  const put = openFolderStore(root).put('ab/file', Buffer.from('x'), 'image/webp')
  await expect(put).rejects.toThrow(/EISDIR|ENOTEMPTY|EEXIST|EPERM/)
  expect(await readdir(join(root, 'ab'))).toEqual(['file'])
})
