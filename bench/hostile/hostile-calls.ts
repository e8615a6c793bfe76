import { deflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { HOSTILE_TEXTS } from './hostile-texts.ts'
import { ids, type JsonSchema, type KnownTexts, valuesFor } from './schema-values.ts'

/** One operation of the reference at `/api/openapi.json`. */
export type Operation = {
  method: string
  path: string
  parameters: readonly { name: string; in: string; schema: JsonSchema }[]
  /** By media type. */
  bodies: Readonly<Record<string, { schema: JsonSchema }>>
}

/** A request as it goes over the wire, below the API's base. */
export type HostileCall = {
  /** What it was made from: 'GET /recipes/{id}'. */
  operation: string
  method: string
  path: string
  headers: Record<string, string>
  body: Buffer | undefined
}

type Description = {
  paths: Record<
    string,
    Record<
      string,
      {
        parameters?: Operation['parameters']
        requestBody?: { content: Operation['bodies'] }
      }
    >
  >
}

export function readOperations({ paths }: Description): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      parameters,
      bodies: requestBody?.content ?? {},
    })),
  )
}

/** Calls of an operation, from ones that a browser might send to ones that nobody should. */
export function callsOf(operation: Operation, known: KnownTexts): fc.Arbitrary<HostileCall> {
  return fc
    .record({
      method: fc.oneof(
        { weight: 40, arbitrary: fc.constant(operation.method) },
        fc.constantFrom('HEAD', 'OPTIONS', 'PATCH', 'PUT', 'DELETE'),
      ),
      path: pathsOf(operation, known),
      headers: oddHeaders(),
      sent: bodiesOf(operation, known),
    })
    .map(({ method, path, headers: extra, sent }) => ({
      operation: `${operation.method} ${operation.path}`,
      method,
      path,
      body: sent?.body,
      headers: { ...(sent ? { 'content-type': sent.type } : {}), ...extra },
    }))
}

function pathsOf(operation: Operation, known: KnownTexts): fc.Arbitrary<string> {
  const named = (place: string) =>
    operation.parameters.filter((parameter) => parameter.in === place)
  const inPath = fc.record(
    Object.fromEntries(named('path').map(({ name, schema }) => [name, pathValue(schema, known)])),
  )
  const inQuery = fc.record(
    Object.fromEntries(named('query').map(({ name, schema }) => [name, valuesFor(schema, known)])),
    { requiredKeys: [] },
  )
  const ending = fc.oneof(
    { weight: 30, arbitrary: fc.constant('') },
    fc.constantFrom('/', '//', '/%00', '/%E0%A4%A', '?', '?&&=', '/..', `/${'x'.repeat(3_000)}`),
  )
  return fc.tuple(inPath, inQuery, ending).map(([values, query, end]) => {
    const filled = operation.path.replace(/\{([^}]+)\}/g, (_, name: string) =>
      encodePath(toText(values[name])),
    )
    const search = Object.entries(query)
      .flatMap(([name, value]) =>
        (Array.isArray(value) ? value : [value]).map((one) => [name, one]),
      )
      .map(([name, value]) => `${name}=${encodePath(toText(value))}`)
      .join('&')
    return `${filled}${end}${search === '' ? '' : `?${search}`}`.slice(0, 8_000)
  })
}

function pathValue(schema: JsonSchema, known: KnownTexts): fc.Arbitrary<unknown> {
  if (schema.type !== 'string') return valuesFor(schema, known)
  const names = fc.constantFrom('nobody', ...known.words)
  return schema.format === 'uuid' ? ids(known) : fc.oneof(names, ids(known))
}

/** Percent-encoded as a client would, but for what is broken or encoded already. */
function encodePath(text: string): string {
  if (/^%/.test(text)) return text
  return encodeURIComponent(text.toWellFormed())
}

function oddHeaders(): fc.Arbitrary<Record<string, string>> {
  const odd: Record<string, string>[] = [
    { origin: 'https://elsewhere.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'x-time-zone': 'Nowhere/Nothing' },
    { 'x-time-zone': '../../etc' },
    { 'accept-encoding': 'gzip;q=nothing, br' },
    { accept: 'application/xml' },
    { 'content-type': 'text/plain' },
    { 'content-type': 'application/json; charset=utf-16' },
    { 'content-type': 'multipart/form-data' },
    { 'content-type': ';' },
    { 'if-none-match': '"x", W/' },
    { range: 'bytes=9-1,-' },
    { 'x-forwarded-for': "1.2.3.4, ' or 1=1" },
    { host: 'elsewhere.example' },
    { cookie: 'potluck.session_token=%00; theme=%E0%A4%A' },
    { 'idempotency-key': 'the same for all' },
    { 'idempotency-key': 'x'.repeat(300) },
    { 'accept-language': '*;q=0.000000001,'.repeat(50) },
  ]
  return fc.oneof(
    { weight: 12, arbitrary: fc.constant({}) },
    { weight: 3, arbitrary: fc.constantFrom(...odd) },
  )
}

type Sent = { type: string; body: Buffer }

function bodiesOf(operation: Operation, known: KnownTexts): fc.Arbitrary<Sent | undefined> {
  const kinds = Object.entries(operation.bodies).map(([type, { schema }]) => {
    if (type === 'application/json') return json(schema, known)
    if (type === 'multipart/form-data') return multipart(schema, known)
    return fc.constantFrom(...FILES).map((body) => ({ type, body }))
  })
  const none = { weight: kinds.length === 0 ? 20 : 1, arbitrary: fc.constant(undefined) }
  const unasked = { weight: 1, arbitrary: json({}, known) }
  return fc.oneof(...kinds.map((arbitrary) => ({ weight: 12, arbitrary })), none, unasked)
}

function json(schema: JsonSchema, known: KnownTexts): fc.Arbitrary<Sent> {
  const type = 'application/json'
  const whole = valuesFor(schema, known).map((value) => JSON.stringify(value) ?? 'null')
  const broken = fc
    .tuple(whole, fc.constantFrom(...BREAKINGS))
    .map(([text, breakIt]) => breakIt(text))
  return fc.oneof(
    { weight: 12, arbitrary: whole.map((text) => ({ type, body: Buffer.from(text) })) },
    { weight: 1, arbitrary: broken.map((body) => ({ type, body })) },
  )
}

const BREAKINGS: readonly ((text: string) => Buffer)[] = [
  (text) => Buffer.from(text.slice(0, text.length / 2)),
  (text) => Buffer.from(`${text}${text}`),
  (text) => Buffer.concat([Buffer.from(text.slice(0, -1)), Buffer.from([0xc3, 0x28, 0xff])]),
  (text) => Buffer.from(text, 'utf16le'),
  (text) => Buffer.from(`\ufeff${text}`),
  (text) => Buffer.from(`${'['.repeat(5_000)}${text}${']'.repeat(5_000)}`),
  (text) => Buffer.from(`${'{"a":'.repeat(5_000)}${text}${'}'.repeat(5_000)}`),
  (text) => Buffer.from(text.replace('{', '{"__proto__":{"isAdmin":true},')),
  () => Buffer.from('{"a":1e99999,"b":-1e99999}'),
  () => Buffer.alloc(0),
]

/** Fields and files of a form, whole or broken off. */
function multipart(schema: JsonSchema, known: KnownTexts): fc.Arbitrary<Sent> {
  const boundary = 'potluck-boundary'
  const parts = Object.entries(schema.properties ?? {}).map(([name, of]) =>
    isFile(of)
      ? fc.constantFrom(...FILES).map((bytes) => toPart(boundary, name, bytes, true))
      : valuesFor(of, known).map((value) =>
          toPart(boundary, name, Buffer.from(toText(value)), false),
        ),
  )
  const end = Buffer.from(`--${boundary}--\r\n`)
  return fc.tuple(fc.tuple(...parts), fc.integer({ min: 0, max: 12 })).map(([made, chance]) => {
    const whole = Buffer.concat([...made, ...(chance === 1 ? made : []), end])
    const body = chance === 0 ? whole.subarray(0, whole.length / 2) : whole
    return { type: `multipart/form-data; boundary=${boundary}`, body }
  })
}

function isFile(schema: JsonSchema): boolean {
  return schema.contentMediaType !== undefined || schema.items?.contentMediaType !== undefined
}

function toPart(boundary: string, name: string, bytes: Buffer, isAFile: boolean): Buffer {
  const fileName = isAFile ? '; filename="../../x.png"\r\nContent-Type: image/png' : ''
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${fileName}\r\n\r\n`
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n')])
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
}

const SMALL_PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** A zip of no entries, and ones that lie. */
const EMPTY_ZIP = Buffer.concat([Buffer.from('PK\u0005\u0006', 'latin1'), Buffer.alloc(18)])

const FILES: readonly Buffer[] = [
  Buffer.alloc(0),
  SMALL_PNG,
  SMALL_PNG.subarray(0, 40),
  Buffer.concat([
    SMALL_PNG.subarray(0, 16),
    Buffer.from('7fffffff7fffffff', 'hex'),
    SMALL_PNG.subarray(24),
  ]),
  Buffer.from('GIF89a\u0001\u0000\u0001\u0000', 'latin1'),
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>'),
  Buffer.from('%PDF-1.7\n'),
  EMPTY_ZIP,
  Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), deflateRawSync(Buffer.alloc(100_000))]),
  ...HOSTILE_TEXTS.slice(2, 6).map((text) => Buffer.from(text)),
]
