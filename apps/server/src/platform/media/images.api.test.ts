import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestPlatform, type TestPlatform } from '../../testing/index.ts'
import { createImages, type Images } from './images.ts'
import { openFolderStore } from './store.ts'

let platform: TestPlatform
let images: Images
let folder: string

beforeAll(async () => {
  platform = await openTestPlatform()
  folder = join(platform.config.dataDir, 'images')
  images = createImages({ ...platform, store: openFolderStore(folder) })
  await platform.jobs.open()
})
afterAll(() => platform.close())

const picture = (red: number) =>
  sharp({ create: { width: 700, height: 500, channels: 3, background: { r: red, g: 9, b: 9 } } })
    .png()
    .toBuffer()

async function files(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort()
}

it('stores the same bytes once, and a square of them apart', async () => {
  const bytes = await picture(10)
  const first = await images.store(bytes)
  expect(await images.store(bytes)).toEqual(first)
  const square = await images.store(bytes, 'square')
  expect(square.hash).not.toBe(first.hash)
  expect(await files()).toEqual(['320.webp', '320.webp', '640.webp'])
  const avatar = await sharp(
    (await images.read(square.hash, '320.webp')) ?? Buffer.alloc(0),
  ).metadata()
  expect(avatar).toMatchObject({ width: 320, height: 320 })
})

it('sweeps what nothing shows after an hour, files too, and keeps what a row shows', async () => {
  const [kept, left] = [
    await images.store(await picture(20)),
    await images.store(await picture(30)),
  ]
  const now = platform.now()
  await platform.database.query(
    {
      text: `insert into users (id, username, email, avatar_hash, created_at, updated_at)
        values ('00000000-0000-7000-8000-00000000000a', 'shown', 'shown@example.org', $1, $2, $2)`,
    },
    [kept.hash, now],
  )
  await images.sweep()
  expect(await images.read(left.hash, '640.webp')).toBeDefined()
  platform.clock.advance({ hours: 2 })
  expect(await images.sweep()).toBeGreaterThanOrEqual(1)
  expect(await images.read(left.hash, '640.webp')).toBeUndefined()
  expect(await images.read(kept.hash, '640.webp')).toBeDefined()
})
