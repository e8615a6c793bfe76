import { readdir, readFile } from 'node:fs/promises'
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
/** Stores a file; the store's own function unless a test replaces it. */
let put: ImageStore['put']
/** The keys that were put into the store. */
const written: string[] = []

beforeAll(async () => {
  platform = await openTestPlatform()
  folder = join(platform.config.dataDir, 'images')
  store = openFolderStore(folder)
  put = store.put
  images = createImages({ ...platform, store: { ...store, put: watchedPut } })
  await platform.jobs.open()
})
afterAll(() => platform.close())

function watchedPut(...args: Parameters<ImageStore['put']>): Promise<void> {
  written.push(args[0])
  return put(...args)
}

const ADA = 'ada'
const picture = (red: number) =>
  sharp({ create: { width: 700, height: 500, channels: 3, background: { r: red, g: 9, b: 9 } } })
    .png()
    .toBuffer()

async function hashes(): Promise<string[]> {
  const text = 'select hash from images order by hash'
  const rows = await platform.database.query<{ hash: string }>({ text })
  return rows.map(({ hash }) => hash)
}

async function files(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort()
}

it('stores the same bytes once, and a square of them apart', async () => {
  const bytes = await picture(10)
  const first = await images.store(bytes, ADA)
  expect(await images.store(bytes, ADA)).toEqual(first)
  const square = await images.store(bytes, ADA, 'square')
  expect(square.hash).not.toBe(first.hash)
  expect(await files()).toEqual(['320.webp', '320.webp', '640.webp', '700.webp'])
  const avatar = await sharp(
    (await images.read(square.hash, '320.webp')) ?? Buffer.alloc(0),
  ).metadata()
  expect(avatar).toMatchObject({ width: 320, height: 320 })
})

it('encodes once what is sent twice at once', async () => {
  const bytes = await picture(15)
  written.length = 0
  const both = await Promise.all([images.store(bytes, ADA), images.store(bytes, 'ben')])
  expect(both[0]).toEqual(both[1])
  expect(written).toHaveLength(3)
})

it('keeps every byte of what another server gave, however often it goes round', async () => {
  const { hash } = await images.store(await picture(16), ADA)
  const given = Buffer.from((await images.readLargest(hash)) ?? [])
  const copy = await images.storeCopy(given, ADA)
  expect(Buffer.from((await images.readLargest(copy.hash)) ?? [])).toEqual(given)
  expect(await images.storeCopy(given, ADA)).toEqual(copy)
  // The same bytes as an upload are decoded and encoded again, as with every upload.
  expect((await images.store(given, ADA)).hash).not.toBe(copy.hash)
})

it('leaves nothing of a picture for which there is no room', async () => {
  const before = { files: await files(), rows: await hashes() }
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  put = async (key, ...rest) => {
    if (key.endsWith('640.webp')) throw full
    await store.put(key, ...rest)
  }
  await expect(images.store(await picture(17), ADA)).rejects.toBe(full)
  expect({ files: await files(), rows: await hashes() }).toEqual(before)
  put = store.put
  expect(await images.store(await picture(17), ADA)).toEqual({ hash: expect.any(String) })
})

it('tells of pictures of earlier versions the size that can be had', async () => {
  const insert = `insert into images (hash, width, height, placeholder, widths, created_at)
    values ($1, 4000, 3000, '', $2, now())`
  const [large, small] = ['a'.repeat(32), 'b'.repeat(32)]
  await platform.database.query({ text: insert }, [large, [320, 1600]])
  await platform.database.query({ text: insert }, [small, [320]])
  const path = '../../../migrations/0115_size_of_what_is_stored.sql'
  await platform.database.execute(await readFile(new URL(path, import.meta.url), 'utf8'))
  const text = 'select width, height from images where hash = any($1) order by hash'
  expect(await platform.database.query({ text }, [[large, small]])).toEqual([
    { width: 1600, height: 1200 },
    { width: 320, height: 240 },
  ])
})

it('sweeps what nothing shows after an hour, files too, and keeps what a row shows', async () => {
  const [kept, left] = [
    await images.store(await picture(20), ADA),
    await images.store(await picture(30), ADA),
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
  const { hash } = await images.store(await picture(40), ADA)
  const code = encodeCover(planCover({ id: 'once', title: 'Soup', tags: [], ingredients: [] }))
  for (const url of [`/media/${hash}/preview.jpg`, `/covers/${code}.jpg`]) {
    written.length = 0
    const first = await app.inject(url)
    expect(first.statusCode).toBe(200)
    const [key = ''] = written
    expect(written).toEqual([key])
    // What is in the store is served as it is: nothing is encoded again.
    const marked = Buffer.concat([(await store.get(key)) ?? Buffer.alloc(0), Buffer.from('kept')])
    await store.put(key, marked, 'image/jpeg')
    const second = await app.inject(url)
    expect(second.rawPayload).toEqual(Buffer.concat([first.rawPayload, Buffer.from('kept')]))
    expect(written).toEqual([key])
  }
  await app.close()
})
