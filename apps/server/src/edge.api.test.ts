import { Agent, request as httpRequest } from 'node:http'
import { contract, type Endpoint, type EndpointKey, splitKey } from '@potluck/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, publishRecipe, startTestApp, type TestApp } from './testing/index.ts'

const everyEndpoint = Object.values(contract).flatMap(
  (endpoints) => Object.entries(endpoints) as [EndpointKey, Endpoint][],
)

let app: TestApp
let cook: Client
let cookId: string
let username: string
let recipeId: string

beforeAll(async () => {
  app = await startTestApp()
  cook = app.client()
  ;({ id: cookId, username } = await cook.signUp())
  recipeId = await publishRecipe(cook)
})
afterAll(() => app.close())

/** Sends the request exactly as given: `fetch` would correct addresses and headers. */
function send(
  method: string,
  path: string,
  {
    headers = {},
    body = Buffer.alloc(0),
    agent = false,
  }: { headers?: Record<string, string>; body?: Buffer; agent?: Agent | false } = {},
): Promise<{ status: number; type: string; text: string }> {
  const cookie = [...cook.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(app.origin)
    const length = body.length > 0 && { 'content-length': body.length }
    const call = httpRequest({
      hostname,
      port,
      method,
      path,
      agent,
      headers: { cookie, ...length, ...headers },
    })
    call.on('error', reject)
    call.on('response', (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (chunk) => {
        text += chunk
      })
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          type: response.headers['content-type'] ?? '',
          text,
        }),
      )
    })
    call.end(body)
  })
}

const json = { 'content-type': 'application/json' }

describe('an address under /api that is none', () => {
  const methods = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']
  const paths = ['/api', '/api/', '/api?q=1', '/api//x', '/api/nowhere', '/api/recipes/a/b/c/d']

  it.each(
    methods.flatMap((method) => paths.map((path) => [method, path])),
  )('is the JSON 404: %s %s', async (method = '', path = '') => {
    const { status, type, text } = await send(method, path)
    expect(status).toBe(404)
    expect(type).toContain('application/json')
    if (method !== 'HEAD') expect(JSON.parse(text)).toMatchObject({ code: 'NOT_FOUND' })
  })

  it.each(methods)('is the JSON 404 for an id of 3,000 characters, by %s', async (method) => {
    const { status, type } = await send(method, `/api/recipes/${'a'.repeat(3_000)}`)
    expect(status).toBe(404)
    expect(type).toContain('application/json')
  })

  it.each(['/api/%E0%A4%A', '/api/x/%00', '/api/recipes/%00'])('is 400 for %s', async (path) => {
    const { status, type } = await send('GET', path)
    expect(status).toBe(400)
    expect(type).toContain('application/json')
  })

  it('is the JSON 404 before its body is looked at', async () => {
    const headers = { 'content-type': 'text/plain' }
    const answer = await send('POST', '/api/nowhere', { headers, body: Buffer.from('soup') })
    expect(answer.status).toBe(404)
  })
})

describe('HEAD', () => {
  it('reads what GET reads', async () => {
    expect(await send('HEAD', `/api/recipes/${recipeId}`)).toMatchObject({ status: 200, text: '' })
  })

  it.each([
    '/api/notifications/events',
    '/api/auth/toogle-theme',
    '/api/auth/google',
  ])('opens and changes nothing at %s', async (path) => {
    const before = await cook.call('GET /auth/check')
    expect((await send('HEAD', path)).status).toBe(404)
    expect(await cook.call('GET /auth/check')).toEqual(before)
  })
})

describe('a body', () => {
  it.each(
    everyEndpoint.filter(([key]) => !key.startsWith('GET ')).map(([key]) => key),
  )('of plain text is 415 at %s', async (key) => {
    const { method, path } = splitKey(key)
    const headers = { 'content-type': 'text/plain' }
    const filled = path.replace(/\{[^}]+\}/g, recipeId)
    const client = app.client()
    client.cookies.set('unrelated', '1')
    const answer = await send(method, `/api${filled}`, { headers, body: Buffer.from('{}') })
    expect(answer.status).toBe(415)
  })

  it('of JSON that is no UTF-8 is 400 and stored nowhere', async () => {
    const body = Buffer.concat([
      Buffer.from('{"content":"soup '),
      Buffer.from([0xff, 0xc0]),
      Buffer.from('"}'),
    ])
    expect((await send('POST', '/api/activity', { headers: json, body })).status).toBe(400)
    expect((await cook.call('GET /activity')).posts.map(({ content }) => content)).not.toContain(
      expect.stringContaining('soup'),
    )
  })

  it('of a form whose text is no UTF-8 is 400; a sign for lost letters that was typed is kept', async () => {
    expect((await sendForm([field('content', Buffer.from([0x73, 0xff]))])).status).toBe(400)
    const typed = await sendForm([field('content', Buffer.from('Crème � 🍲'))])
    expect(JSON.parse(typed.text)).toMatchObject({ content: 'Crème � 🍲' })
  })

  it('of a form is read with the character set that its field names, which is UTF-8', async () => {
    const named = field('content', Buffer.from('Purée'), 'text/plain; charset=utf-8')
    expect(JSON.parse((await sendForm([named])).text)).toMatchObject({ content: 'Purée' })
  })

  it.each(
    everyEndpoint.filter(([, { files }]) => files),
  )('of a form that ends inside a file is 400 at %s', async (key, { files }) => {
    const { method, path } = splitKey(key)
    const filled = path.replace(/\{[^}]+\}/g, recipeId)
    const [name] = Object.keys(files ?? {})
    const body = Buffer.from(
      `--b\r\ncontent-disposition: form-data; name="${name}"; filename="a.png"\r\ncontent-type: image/png\r\n\r\nhalf a pic`,
    )
    const answer = await send(method, `/api${filled}`, { headers: form, body })
    expect(answer.status).toBe(400)
  })

  it('of a form with more text than a JSON body may have is 413', async () => {
    const parts = Array.from({ length: 3 }, (_, n) => field(`part${n}`, Buffer.alloc(400_000, 97)))
    expect((await sendForm(parts)).status).toBe(413)
  })

  const large = Buffer.alloc(3_000_000, 97)
  const picture = 'content-disposition: form-data; name="picture"; filename="a.png"'
  it.each([
    [
      'a form with a file that is not expected',
      422,
      form,
      [`--b\r\n${picture}\r\n\r\n`, '\r\n--b--\r\n'],
    ],
    ['JSON', 413, json, ['{"content":"', '"}']],
    ['plain text', 415, { 'content-type': 'text/plain' }, ['', '']],
  ])('of 3 MB that is refused leaves its connection to the next call: %s', async (_, status, headers, [
    before = '',
    after = '',
  ]) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const body = Buffer.concat([Buffer.from(before), large, Buffer.from(after)])
    expect((await send('POST', '/api/activity', { headers, body, agent })).status).toBe(status)
    expect((await send('GET', '/api/health', { agent })).status).toBe(200)
    agent.destroy()
  })
})

const form = { 'content-type': 'multipart/form-data; boundary=b' }

function field(name: string, text: Buffer, type?: string): Buffer {
  const head = `--b\r\ncontent-disposition: form-data; name="${name}"\r\n${type ? `content-type: ${type}\r\n` : ''}\r\n`
  return Buffer.concat([Buffer.from(head), text, Buffer.from('\r\n')])
}

function sendForm(parts: Buffer[]) {
  const body = Buffer.concat([...parts, Buffer.from('--b--\r\n')])
  return send('POST', '/api/activity', { headers: form, body })
}

describe('a page far past the end', () => {
  const paged = everyEndpoint.filter(([, { query }]) => query?.shape.page)
  const fill = (path: string) =>
    path.replace(/\{([^}]+)\}/g, (_, name: string) => {
      if (name.includes('username')) return username
      return /^userId$/.test(name) || path.includes('/chef/') ? cookId : recipeId
    })

  it.each(
    paged.flatMap(([key]) =>
      ['2147483648', '1e9', '9007199254740991', `1${'0'.repeat(30)}`].map((page) => [key, page]),
    ),
  )('%s is an empty list at page %s', async (key = '', page = '') => {
    const path = fill(splitKey(key as EndpointKey).path)
    const search = path.startsWith('/recipes/search') ? '&q=soup' : ''
    const { status, body } = await cook.get<Record<string, unknown>>(
      `${path}?page=${page}${search}`,
    )
    // Neither the comments of a post, nor a post itself, nor an import exist under a recipe's id.
    if (status === 404) return expect(path).toMatch(/^\/(?:activity|imports)\//)
    expect(status).toBe(200)
    const lists = Object.entries(body).filter(([, value]) => Array.isArray(value))
    expect(lists.length).toBeGreaterThan(0)
    expect(body).toMatchObject({
      page: Math.min(Number(page), Number.MAX_SAFE_INTEGER),
      [lists[0]?.[0] ?? '']: [],
    })
  })

  it.each(['1e999', '0', '-1', '1.5', 'two'])('%s is none: 422', async (page) => {
    const { status, body } = await cook.get(`/recipes?page=${page}`)
    expect({ status, body }).toMatchObject({ status: 422, body: { issues: [{ path: 'page' }] } })
  })
})

describe('a text of which nothing is seen', () => {
  it.each([
    ['/recipes/{id}/comments', { text: '\u200b\u2060' }, 'text'],
    ['/collections', { name: '\u3164' }, 'name'],
    ['/activity', { content: '\u00ad\n\u2800' }, 'content'],
    ['/support-tickets', { subject: '\u200b', text: 'It is all there' }, 'subject'],
    ['/aiChats/{id}/generate', { prompt: '\ufeff\u200e' }, 'prompt'],
  ])('%s refuses it: 422', async (path, sent, at) => {
    const { status, body } = await cook.post(path.replace('{id}', recipeId), sent)
    expect({ status, body }).toMatchObject({ status: 422, body: { issues: [{ path: at }] } })
  })
})

describe('the reference', () => {
  it.each(['/api/openapi.json', '/api/docs'])('%s is sent ready, once a reader', async (path) => {
    const first = await cook.fetch(path, { headers: { 'accept-encoding': 'br' } })
    expect(first.headers.get('content-encoding')).toBe('br')
    expect((await first.text()).length).toBeGreaterThan(10_000)
    const etag = first.headers.get('etag') ?? ''
    const again = await cook.fetch(path, { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)
    const plain = await cook.fetch(path, { headers: { 'accept-encoding': 'identity' } })
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(await plain.text()).toContain('/recipes/search')
  })

  it('counts as reads, the making too', async () => {
    const limited = await startTestApp({}, { RATE_LIMIT: '0.005' })
    const statuses = []
    for (let n = 0; n < 4; n++) statuses.push((await limited.client().fetch('/api/docs')).status)
    await limited.close()
    expect(statuses).toEqual([200, 200, 200, 429])
  })
})

describe('a toggle by GET', () => {
  it('keeps to its Idempotency-Key', async () => {
    const headers = { 'idempotency-key': 'dusk' }
    const first = await cook.fetch('/api/auth/toogle-theme', { headers })
    const again = await cook.fetch('/api/auth/toogle-theme', { headers })
    expect(await again.json()).toEqual(await first.json())
  })
})

describe('where the product says it is', () => {
  it('a Host header that can be no host is 400', async () => {
    const headers = { host: 'x"><script>alert(1)</script>', ...json }
    expect((await send('GET', '/api/auth/check', { headers })).status).toBe(400)
  })

  it('a call from the address that was configured passes, one from the address of the request does not', async () => {
    const known = await startTestApp({}, { PUBLIC_URL: 'https://potluck.example' })
    const signOut = (origin: string) =>
      known.client().fetch('/api/auth/logout', { method: 'POST', headers: { origin } })
    const statuses = [
      (await signOut('https://potluck.example')).status,
      (await signOut(known.origin)).status,
    ]
    await known.close()
    expect(statuses).toEqual([200, 403])
  })
})
