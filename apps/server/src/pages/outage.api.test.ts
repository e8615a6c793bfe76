import { rm } from 'node:fs/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Client, startTestApp, type TestApp } from '../testing/index.ts'
import { layWebPages } from '../testing/web-pages.ts'

let webDir: string
let app: TestApp
let cook: Client
let hanging = Promise.withResolvers<never>()

beforeAll(async () => {
  webDir = await layWebPages()
  app = await startTestApp({ webDir }, { SECURITY_CONTACT: 'ada@example.org' })
  cook = app.client()
  await cook.signUp()
})
afterEach(() => {
  vi.restoreAllMocks()
  hanging.promise.catch(() => undefined)
  hanging.reject(new Error('Connection terminated'))
  hanging = Promise.withResolvers()
})
afterAll(async () => {
  await app.close()
  await rm(webDir, { recursive: true, force: true })
})

function stopDatabase(how: 'refuses' | 'hangs'): void {
  const refusal = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  const fail = () => (how === 'hangs' ? hanging.promise : Promise.reject(refusal))
  vi.spyOn(app.database, 'query').mockImplementation(fail)
  vi.spyOn(app.database, 'rows').mockImplementation(fail)
  vi.spyOn(app.database, 'ping').mockImplementation(fail)
}

describe.each(['refuses', 'hangs'] as const)('while the database %s', (how) => {
  it('pages are pages that say so and can be tried again', async () => {
    stopDatabase(how)
    const response = await cook.fetch('/explore?x=1')
    expect(response.status).toBe(503)
    expect(response.headers.get('content-type')).toContain('text/html')
    expect(response.headers.get('retry-after')).toMatch(/^\d+$/)
    const html = await response.text()
    expect(html).toContain('The kitchen is closed for a moment')
    expect(html).toContain('<a href=""')
    expect(html).not.toContain('<script type="module"')
  })

  it('the landing page works, also for whom nobody can recognise now', async () => {
    stopDatabase(how)
    for (const client of [cook, app.client()]) {
      const response = await client.fetch('/')
      expect(response.status).toBe(200)
      expect(await response.text()).toContain('class="landing"')
    }
  })

  it('the server says that it lives and is not ready', async () => {
    stopDatabase(how)
    expect((await cook.fetch('/api/health')).status).toBe(200)
    const answers = await Promise.all([1, 2, 3].map(() => cook.fetch('/api/ready')))
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503])
    // While the database hangs each question holds a connection, so only one is asked.
    if (how === 'hangs') expect(app.database.ping).toHaveBeenCalledTimes(1)
  })
})

it('says that it is ready', async () => {
  expect((await cook.fetch('/api/ready')).status).toBe(200)
})

describe('what the landing page says of its address', () => {
  it('is what a browser asked for, as far as that can be a host', async () => {
    const html = await (await cook.fetch('/recipe/x')).text()
    expect(html).not.toContain('canonical')
    const landing = await (await app.client().fetch('/')).text()
    expect(landing).toContain(`<link rel="canonical" href="${app.origin}/">`)
  })
})

describe('security.txt', () => {
  it('names whom to tell and when it runs out', async () => {
    const response = await cook.fetch('/.well-known/security.txt')
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    const text = await response.text()
    expect(text).toContain('Contact: mailto:ada@example.org\n')
    const [, expires = ''] = /^Expires: (.*)$/m.exec(text) ?? []
    const days = (Date.parse(expires) - app.clock.now().getTime()) / 86_400_000
    expect(days).toBeGreaterThan(170)
    expect(days).toBeLessThan(366)
  })

  it('is absent where nobody is named', async () => {
    const nobody = await startTestApp()
    const { status } = await nobody.client().fetch('/.well-known/security.txt')
    await nobody.close()
    expect(status).toBe(404)
  })
})
