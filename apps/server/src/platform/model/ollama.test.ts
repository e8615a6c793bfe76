import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { findOllama } from './index.ts'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

async function serve(listener: RequestListener): Promise<string> {
  server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return `http://127.0.0.1:${port}`
}

it('names the models that can write, as one would type them', async () => {
  const questions: string[] = []
  const origin = await serve((request, response) => {
    questions.push(`${request.method} ${request.url}`)
    const models = [
      { name: 'nomic-embed-text:latest', details: { family: 'nomic-bert' } },
      { name: 'llama3.2:latest', details: { family: 'llama' } },
      { name: 'bge-m3:latest', details: { family: 'bert' } },
      { name: 'qwen3:4b' },
    ]
    response.end(JSON.stringify({ models }))
  })
  expect(await findOllama(origin, 30_000)).toEqual(['llama3.2', 'qwen3:4b'])
  expect(questions).toEqual(['GET /api/tags'])
})

it.each<[string, RequestListener]>([
  ['something else answers', (_, response) => response.end('<h1>Hello</h1>')],
  ['something answers in JSON of its own', (_, response) => response.end('{"models":["a"]}')],
  ['nobody answers in time', () => undefined],
  ['the answer stops halfway', (_, response) => void response.write('{"models":')],
  ['the connection breaks', (request) => request.socket.destroy()],
])('finds nothing where %s', async (_, listener) => {
  expect(await findOllama(await serve(listener))).toBeUndefined()
})

it('finds nothing where nobody listens', async () => {
  const origin = await serve(() => undefined)
  server?.close()
  expect(await findOllama(origin)).toBeUndefined()
})
