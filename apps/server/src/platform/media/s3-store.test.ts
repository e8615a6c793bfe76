import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openS3Store } from './s3-store.ts'

/** A server that speaks S3 over HTTP, with a bucket of its own in a temporary folder. */
let server: S3rver
let directory: string
let endpoint: string

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'potluck-s3-'))
  server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'pictures', configs: [] }],
  })
  const { port } = await server.run()
  endpoint = `http://127.0.0.1:${port}/`
})
afterAll(async () => {
  await server.close()
  await rm(directory, { recursive: true, force: true })
})

function open(bucket = 'pictures') {
  return openS3Store({
    endpoint,
    region: 'us-east-1',
    bucket,
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  })
}

it('keeps bytes with their type, gives them back and removes them', async () => {
  const store = open()
  const bytes = Buffer.from([0, 255, 7, 128])
  await store.put('ab/abc/320.webp', bytes, 'image/webp')
  const found = await store.get('ab/abc/320.webp')
  expect(found && Buffer.from(found)).toEqual(bytes)
  const raw = await fetch(`${endpoint}pictures/ab/abc/320.webp`)
  expect(raw.headers.get('content-type')).toBe('image/webp')
  await store.remove('ab/abc', ['320.webp', '640.webp'])
  expect(await store.get('ab/abc/320.webp')).toBeUndefined()
})

it('finds nothing where nothing lies', async () => {
  expect(await open().get('no/thing/1.webp')).toBeUndefined()
})

it('says why it could not store', async () => {
  const store = open('another-bucket')
  await expect(store.put('a/b/1.webp', Buffer.from('x'), 'image/webp')).rejects.toMatchObject({
    code: 'OVERLOADED',
    cause: {
      message: expect.stringMatching(/did not answer PUT as it should: 404 .*NoSuchBucket/s),
    },
  })
})
