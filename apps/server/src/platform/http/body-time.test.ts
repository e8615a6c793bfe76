import { type ClientRequest, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { fastify } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { limitBodyTime } from './body-time.ts'

const app = fastify()
const IDLE_MS = 400

beforeAll(async () => {
  limitBodyTime(app, { wholeMs: IDLE_MS, idleMs: IDLE_MS })
  app.addContentTypeParser('application/zip', (_request, payload, done) => done(null, payload))
  app.post('/json', ({ body }) => ({ body }))
  const config = { takesUpload: 'application/zip' }
  app.post('/zip', { config }, async ({ raw }) => ({ length: (await text(raw)).length }))
  app.post('/busy', { config }, async ({ raw }) => {
    await setTimeout(3 * IDLE_MS)
    return { length: (await text(raw)).length }
  })
  await app.listen()
})
afterAll(() => app.close())

it('lets a file take longer in all than it may stand still', async () => {
  const { sending, answer } = open('/zip', 'application/zip')
  for (const byte of 'a slow soup') {
    sending.write(byte)
    await setTimeout(IDLE_MS / 4)
  }
  sending.end()
  expect(await answer).toEqual({ status: 200, body: '{"length":11}' })
})

it('ends a file that stands still', async () => {
  const { sending, answer } = open('/zip', 'application/zip')
  sending.write('half')
  expect(await answer).toMatchObject({ status: 408 })
})

it('waits for itself while the file is not read yet', async () => {
  const { sending, answer } = open('/busy', 'application/zip')
  sending.end('x'.repeat(20_000_000))
  expect(await answer).toEqual({ status: 200, body: '{"length":20000000}' })
})

it('ends any other body that takes longer in all, though it goes on', async () => {
  const { sending, answer } = open('/json', 'application/json')
  sending.write('{"soup":"')
  const drops = setInterval(() => sending.write('a'), IDLE_MS / 8)
  expect(await answer).toMatchObject({ status: 408 })
  clearInterval(drops)
})

function open(path: string, type: string) {
  const { port } = app.server.address() as AddressInfo
  const headers = { 'content-type': type }
  const sending = request({ port, path, method: 'POST', headers, agent: false })
  return { sending, answer: answerTo(sending) }
}

function answerTo(sending: ClientRequest): Promise<{ status: number | undefined; body: string }> {
  return new Promise((resolve, reject) => {
    let isAnswered = false
    sending.on('response', async (response) => {
      isAnswered = true
      resolve({ status: response.statusCode, body: await text(response).catch(() => '') })
    })
    // What is written after the answer finds nobody.
    sending.on('error', (error) => {
      if (!isAnswered) reject(error)
    })
  })
}
