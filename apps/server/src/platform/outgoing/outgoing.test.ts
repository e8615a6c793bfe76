import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { mayBeCalled, parseNetwork } from './addresses.ts'
import { createOutgoing, type Outgoing, OutgoingError } from './index.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

const pages = new Map<string, Answer>()
const called: { host: string; headers: IncomingMessage['headers'] }[] = []
let server: Server
let port: number
let outgoing: Outgoing

/** What names resolve to, in turn where there are several answers. */
const names = new Map<string, string[][]>([
  ['kitchen.test', [['127.0.0.1']]],
  ['inside.test', [['10.1.2.3']]],
  ['both.test', [['93.184.216.34', '169.254.169.254']]],
  ['public.test', [['93.184.216.34']]],
])
const resolve = async (name: string) => {
  const answers = names.get(name) ?? []
  return (answers.length > 1 ? answers.shift() : answers[0]) ?? []
}

beforeAll(async () => {
  server = createServer((request, response) => {
    called.push({ host: request.headers.host ?? '', headers: request.headers })
    const answer = pages.get(request.url ?? '')
    if (answer) answer(request, response)
    else response.writeHead(404).end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  port = (server.address() as AddressInfo).port
  outgoing = createOutgoing({
    userAgent: 'Potluck',
    // The test's own server is inside; no other address of the machine is allowed.
    allowed: [network('127.0.0.1')],
    resolve,
    timeoutMs: 1_500,
  })
})
afterEach(() => {
  called.length = 0
  pages.clear()
})
afterAll(async () => {
  await outgoing.close()
  server.closeAllConnections()
  await promisify(server.close.bind(server))()
})

const at = (path: string, host = 'kitchen.test') => `http://${host}:${port}${path}`
const fetchPage = (address: string, atMost = 10_000) =>
  outgoing.fetch(address, { accept: 'text/html', atMost })
const reasonOf = (address: string, atMost?: number) =>
  fetchPage(address, atMost).then(
    () => 'fetched',
    (error: unknown) => (error instanceof OutgoingError ? error.reason : error),
  )
const redirectTo =
  (location: string): Answer =>
  (_, response) =>
    response.writeHead(302, { location: inAscii(location) }).end()

describe('what may be called', () => {
  it.each([
    '127.0.0.1',
    '0.0.0.0',
    '10.0.0.1',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '192.0.0.8',
    '198.18.0.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '168.63.129.16',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::a00:1',
    '2002:7f00:1::',
    '2001:0:7f00:1::',
    '2001:db8::1',
    'fe80::1',
    'fe80::1%eth0',
    'fec0::1',
    'fc00::1',
    'ff02::1',
    'kitchen.test',
    '',
  ])('%s may not', (address) => {
    expect(mayBeCalled(address, [])).toBe(false)
  })

  it.each([
    '93.184.216.34',
    '2606:2800:220:1:248:1893:25c8:1946',
    '::ffff:93.184.216.34',
  ])('%s may', (address) => {
    expect(mayBeCalled(address, [])).toBe(true)
  })

  it('and what the operator allows', () => {
    expect(mayBeCalled('192.168.1.7', [network('192.168.1.0/24')])).toBe(true)
    expect(mayBeCalled('::ffff:192.168.1.7', [network('192.168.1.0/24')])).toBe(true)
    expect(mayBeCalled('192.168.2.7', [network('192.168.1.0/24')])).toBe(false)
    expect(mayBeCalled('fd00::7', [network('192.168.1.0/24'), network('fd00::/8')])).toBe(true)
    expect(parseNetwork('192.168.1.0/33')).toBeUndefined()
  })
})

describe('a call', () => {
  it('brings what stands at an address, where its redirects end', async () => {
    pages.set('/old', redirectTo('/soup#top'))
    pages.set('/soup', (_, response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' })
      response.end(gzipSync('<h1>Soup</h1>'))
    })
    const { address, type, bytes } = await fetchPage(at('/old'))
    expect([address, type, new TextDecoder().decode(bytes)]).toEqual([
      at('/soup'),
      'text/html',
      '<h1>Soup</h1>',
    ])
    expect(called.at(-1)?.headers).toMatchObject({ 'user-agent': 'Potluck', accept: 'text/html' })
    expect(called.at(-1)?.headers).not.toHaveProperty('cookie')
    expect(called.at(-1)?.headers).not.toHaveProperty('authorization')
  })

  it.each([
    'ftp://kitchen.test/',
    'file:///etc/passwd',
    'data:text/html,soup',
    'javascript:alert(1)',
    'http://cook:secret@kitchen.test/',
    'soup',
    '//kitchen.test',
    '',
  ])("'%s' is no address", async (address) => {
    expect(await reasonOf(address)).toBe('no-address')
    expect(called).toEqual([])
  })

  it.each([
    'http://127.0.0.2/',
    'http://2130706434/',
    'http://0177.0.0.2/',
    'http://0x7f.2/',
    'http://127.2/',
    'http://①②⑦.0.0.2/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.2]/',
    'http://[::ffff:7f00:2]/',
    'http://[64:ff9b::7f00:2]/',
    'http://169.254.169.254/latest/meta-data/',
    'http://0/',
    'http://93.184.216.34:5432/',
    'https://93.184.216.34:8443/',
  ])('%s is forbidden, itself and as a redirect', async (address) => {
    expect(await reasonOf(address)).toBe('forbidden')
    pages.set('/away', redirectTo(address))
    expect(await reasonOf(at('/away'))).toBe('forbidden')
    expect(called.map(({ host }) => host)).toEqual([`kitchen.test:${port}`])
  })

  it.each([
    'http://inside.test/',
    'http://both.test/',
    'https://inside.test/',
    'http://public.test:8080/',
    'http://nowhere.test/',
  ])('%s is not reached, and told from a name without addresses by nothing', async (address) => {
    const refusal = await fetchPage(address).catch((error: unknown) => error)
    expect(refusal).toMatchObject({
      reason: 'unreachable',
      message: 'The site could not be reached.',
    })
    pages.set('/away', redirectTo(address))
    expect(await reasonOf(at('/away'))).toBe('unreachable')
    expect(called.map(({ host }) => host)).toEqual([`kitchen.test:${port}`])
  })

  it('ends with whoever asked for it', async () => {
    pages.set('/silent', () => undefined)
    const left = new AbortController()
    const call = outgoing.fetch(at('/silent'), {
      accept: 'text/html',
      atMost: 10,
      signal: left.signal,
    })
    setTimeout(() => left.abort(), 50)
    const begun = performance.now()
    await expect(call).rejects.toThrow(OutgoingError)
    expect(performance.now() - begun).toBeLessThan(1_400)
  })

  it('connects to what was checked, whatever the name resolves to a moment later', async () => {
    names.set('turns.test', [['127.0.0.1'], ['10.0.0.1'], ['10.0.0.1']])
    pages.set('/first', (_, response) => {
      response.writeHead(302, { location: at('/second', 'turns.test'), connection: 'close' }).end()
    })
    pages.set('/second', (_, response) => response.end('reached'))
    expect(await reasonOf(at('/first', 'turns.test'))).toBe('unreachable')
    expect(called).toHaveLength(1)
  })

  it.each([
    [403, 'refused'],
    [429, 'refused'],
    [404, 'absent'],
    [500, 'failed'],
    [304, 'failed'],
  ])('of an answer %s says that it %s', async (status, reason) => {
    pages.set('/soup', (_, response) => response.writeHead(status).end())
    expect(await reasonOf(at('/soup'))).toBe(reason)
  })

  it('ends redirects, endless bodies, bombs and silence', async () => {
    pages.set('/round', redirectTo('/round'))
    pages.set('/endless', (_, response) => {
      const more = setInterval(() => response.write('x'.repeat(4_000)), 1)
      response.on('close', () => clearInterval(more))
    })
    pages.set('/slow', (_, response) => {
      const more = setInterval(() => response.write('x'), 50)
      response.on('close', () => clearInterval(more))
    })
    pages.set('/silent', () => undefined)
    // Made before it is asked for: the time that it takes is not the call's.
    const bomb = brotliCompressSync(Buffer.alloc(20_000_000))
    pages.set('/bomb', (_, response) => {
      response.writeHead(200, { 'content-encoding': 'br' }).end(bomb)
    })
    expect(await reasonOf(at('/round'))).toBe('redirects')
    expect(called).toHaveLength(6)
    expect(await reasonOf(at('/endless'))).toBe('too-large')
    expect(await reasonOf(at('/bomb'))).toBe('too-large')
    expect(await reasonOf(at('/slow'))).toBe('too-slow')
    expect(await reasonOf(at('/silent'))).toBe('too-slow')
    expect(await reasonOf('http://nowhere.test/')).toBe('unreachable')
  })
})

function network(text: string) {
  const read = parseNetwork(text)
  if (!read) throw new Error(text)
  return read
}

/** A header has no other letters. */
const inAscii = (address: string) => address.replace(/[^ -~]/g, encodeURIComponent)
