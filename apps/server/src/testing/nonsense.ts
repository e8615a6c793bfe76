import { contract, type Endpoint, type EndpointKey } from '@potluck/contract'

type Schema = NonNullable<Endpoint['body']>
/** The values tried for a field, '' for the whole body, by what its schema says about them. */
type Tried = { accepted: unknown[]; refused: unknown[] }
type OfFields = [field: string, tried: Tried][]

const values: unknown[] = [
  null,
  true,
  -1,
  1e21,
  0.5,
  '',
  ' ',
  '0',
  'x',
  '\u202e',
  '🍕'.repeat(200),
  'x'.repeat(20_000),
  [],
  ['a,b,,c'],
  [null],
  {},
  { $gt: '' },
  [[[[]]]],
  '2024-02-30',
  '9999-12-31',
  '-',
  '0190a0a0-0000-7000-8000-000000000000',
  "'; drop table users; --",
  'a\nb\tc',
]
const survivable = Object.values(contract)
  .flatMap((endpoints) => Object.entries(endpoints) as [EndpointKey, Endpoint][])
  .filter(
    ([key, { stream, download, upload }]) =>
      !stream && !download && !upload && !/logout|delete-Account|google|sessions/.test(key),
  )

/**
 * For each endpoint with a body: the whole body and each field, with values that nobody would mean.
 */
export const NONSENSE_IN_BODIES = survivable.flatMap(
  ([key, { body }]): [EndpointKey, OfFields][] => {
    if (!body || key.startsWith('DELETE ')) return []
    const whole = values.filter((value) => typeof value === 'object' && value !== null)
    const fields = fieldsOf(body).map((field): OfFields[number] => [
      field,
      tryAll(
        body,
        values.map((value) => ({ [field]: value })),
      ),
    ])
    return [[key, [['', tryAll(body, whole)], ...fields]]]
  },
)

/** For each endpoint with a query: each parameter, with every such value as written in an address. */
export const NONSENSE_IN_QUERIES = survivable.flatMap(
  ([key, { query }]): [EndpointKey, OfFields][] => {
    if (!query) return []
    const fields = fieldsOf(query).map((field): OfFields[number] => [
      field,
      tryAll(
        query,
        values.map((value) => ({ [field]: String(value) })),
      ),
    ])
    return [[key, fields]]
  },
)

function fieldsOf(schema: object): string[] {
  return Object.keys((schema as { shape?: object }).shape ?? {})
}

function tryAll(schema: Schema, tried: unknown[]): Tried {
  const isAccepted = (value: unknown) => schema.safeParse(value).success
  return {
    accepted: tried.filter(isAccepted),
    refused: tried.filter((value) => !isAccepted(value)),
  }
}
