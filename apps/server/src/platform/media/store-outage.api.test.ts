import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/index.ts'
import { openS3Store } from './s3-store.ts'
import type { ImageStore } from './store.ts'

let app: TestApp
/** The application's store at the moment. */
let store: ImageStore
let server: Server | undefined

beforeAll(async () => {
  const imageStore: ImageStore = {
    put: (...call) => store.put(...call),
    get: (...call) => store.get(...call),
    remove: (...call) => store.remove(...call),
    tidy: (...call) => store.tidy(...call),
  }
  app = await startTestApp({ imageStore })
})
afterAll(() => app.close())
afterEach(async () => {
  const closing = server
  server = undefined
  closing?.closeAllConnections()
  await new Promise<unknown>((resolve) => (closing ? closing.close(resolve) : resolve(undefined)))
})

/** The address of a store that behaves like this. */
async function serve(answer: Parameters<typeof createServer>[1]): Promise<string> {
  const opened = createServer(answer)
  server = opened
  await new Promise<void>((resolve) => opened.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(opened.address() as AddressInfo).port}`
}

async function refuses(): Promise<string> {
  const origin = await serve(() => undefined)
  await new Promise((resolve) => server?.close(resolve))
  return origin
}

/** A store that has run out of something. */
const usedUp = (code: string) => async (): Promise<ImageStore> => {
  const fail = async () => {
    throw Object.assign(new Error(code), { code })
  }
  return { put: fail, get: fail, remove: async () => undefined, tidy: async () => undefined }
}

/** A bucket in which each call may take 300 ms. */
const at = (open: () => Promise<string>) => async (): Promise<ImageStore> => {
  const bucket = { region: 'us-east-1', bucket: 'pictures', accessKeyId: 'a', secretAccessKey: 'b' }
  return openS3Store({ endpoint: await open(), ...bucket }, 300)
}

it.each([
  ['has no space left', usedUp('ENOSPC')],
  ['has used up its quota', usedUp('EDQUOT')],
  ['has no handle left', usedUp('EMFILE')],
  ['has no handle left on this machine', usedUp('ENFILE')],
  ['refuses connections', at(refuses)],
  ['takes a call and never answers', at(() => serve(() => undefined))],
  [
    'begins an answer and never ends it',
    at(() =>
      serve((_, response) => void response.writeHead(200, { 'content-length': 9 }).write('x')),
    ),
  ],
  [
    'lets nobody in',
    at(() => serve((_, response) => void response.writeHead(403).end('<Code>AccessDenied</Code>'))),
  ],
  ['has a fault of its own', at(() => serve((_, response) => void response.writeHead(500).end()))],
])('answers 503 while the store %s, and keeps nothing', async (_, open) => {
  store = await open()
  const client = app.client()
  await client.signUp()
  const picture = await sharp({
    create: { width: 400, height: 300, channels: 3, background: '#a40' },
  })
    .png()
    .toBuffer()
  const form = new FormData()
  form.set('image', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'a.png')
  const upload = await client.post('/recipes/', form)
  expect(upload).toMatchObject({ status: 503, body: { code: 'OVERLOADED' } })
  expect(upload.headers.get('retry-after')).toMatch(/^(5|10)$/)
  expect((await client.call('GET /recipes/my-recipes')).recipes).toEqual([])
  expect(await app.database.query({ text: 'select hash from images' })).toEqual([])

  const shown = await client.fetch(`/media/${'a'.repeat(32)}/320.webp`)
  expect(shown.status).toBe(503)
  expect(shown.headers.get('retry-after')).toMatch(/^(5|10)$/)
})
