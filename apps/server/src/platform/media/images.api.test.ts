import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { encodeCover, planCover } from '@potluck/covers'
import fastify from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestPlatform, type TestPlatform } from '../../testing/index.ts'
import { createImages, type Images } from './images.ts'
import { serveMedia } from './serve.ts'
import { type ImageStore, openFolderStore } from './store.ts'

let platform: TestPlatform
let images: Images
let folder: string
let store: ImageStore
/** The keys that were put into the store. */
const written: string[] = []

beforeAll(async () => {
  platform = await openTestPlatform()
  folder = join(platform.config.dataDir, 'images')
  store = openFolderStore(folder)
  images = createImages({ ...platform, store: { ...store, put: watchedPut } })
  await platform.jobs.open()
})
afterAll(() => platform.close())

function watchedPut(...put: Parameters<ImageStore['put']>): Promise<void> {
  written.push(put[0])
  return store.put(...put)
}

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

it('encodes the preview of a photo and of a drawing once, and reads it from then on', async () => {
  const app = fastify()
  serveMedia(app, images)
  const { hash } = await images.store(await picture(40))
  const code = encodeCover(planCover({ id: 'once', title: 'Soup', tags: [], ingredients: [] }))
  for (const url of [`/media/${hash}/preview.jpg`, `/covers/${code}.jpg`]) {
    written.length = 0
    const first = await app.inject(url)
    expect(first.statusCode).toBe(200)
    const [key = ''] = written
    expect(written).toEqual([key])
    // What lies in the store is what is served: nothing is encoded behind its back.
    const marked = Buffer.concat([(await store.get(key)) ?? Buffer.alloc(0), Buffer.from('kept')])
    await store.put(key, marked, 'image/jpeg')
    const second = await app.inject(url)
    expect(second.rawPayload).toEqual(Buffer.concat([first.rawPayload, Buffer.from('kept')]))
    expect(written).toEqual([key])
  }
  await app.close()
})
