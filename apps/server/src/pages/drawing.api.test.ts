import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { threadId } from 'node:worker_threads'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Client, startTestApp, type TestApp } from '../testing/index.ts'

/**
 * A web build whose renderer names the thread it runs in, and fails if somebody searches for salt.
 */
const RENDERER = `
import { threadId } from 'node:worker_threads'
export async function renderPage({ address, boot }) {
  if (address.includes('salt')) throw new Error('no salt')
  return '<p>' + boot.user.username + ' by thread ' + threadId + '</p>'
}`

let webDir: string
let app: TestApp
let cook: Client

beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'potluck-web-'))
  for (const folder of ['.vite', 'assets', 'renderer']) await mkdir(join(webDir, folder))
  const shell = `<html lang="en"><title>Potluck</title><!--head--><div><!--app--></div><!--data-->`
  await writeFile(join(webDir, 'index.html'), shell)
  await writeFile(join(webDir, 'landing.html'), shell)
  await writeFile(join(webDir, 'renderer/entry-server.js'), RENDERER)
  await writeFile(
    join(webDir, '.vite/manifest.json'),
    JSON.stringify({ 'src/features/discovery/search-page.tsx': { file: 'assets/search.js' } }),
  )
  app = await startTestApp({ webDir })
  cook = app.client()
  await cook.signUp()
})
afterAll(async () => {
  await app.close()
  await rm(webDir, { recursive: true, force: true })
})

it('draws pages in a thread of their own, and leaves their scripts for later', async () => {
  const html = await readPage('/search?q=pepper')
  const [, thread] = /<div><p>\w+ by thread (\d+)<\/p><\/div>/.exec(html) ?? []
  expect(Number(thread)).toBeGreaterThan(0)
  expect(Number(thread)).not.toBe(threadId)
  expect(html).toContain('<link rel="later" href="/assets/search.js">')
})

it('leaves a page to its script that cannot be drawn, and draws the next', async () => {
  const html = await readPage('/search?q=salt')
  expect(html).toContain('<div></div>')
  expect(html).toContain('<link rel="modulepreload" href="/assets/search.js">')
  expect(await readPage('/search?q=pepper')).toContain('by thread')
})

async function readPage(path: string): Promise<string> {
  const response = await cook.fetch(path)
  expect(response.status).toBe(200)
  return response.text()
}
