import fc from 'fast-check'
import { HOSTILE_TEXTS } from './hostile-texts.ts'

/** What is read of a JSON schema, as the reference at `/api/openapi.json` writes them. */
export type JsonSchema = {
  type?: string
  format?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: boolean | JsonSchema
  items?: JsonSchema
  minItems?: number
  maxItems?: number
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  contentMediaType?: string
}

/** Texts that mean something to this server now: ids it answered, names, addresses, passwords. */
export type KnownTexts = { ids: readonly string[]; words: readonly string[] }

/**
 * Values for a schema: mostly ones that it admits, with hostile texts where it takes text and now and
 * then something else altogether, so that calls pass validation and reach the services.
 */
export function valuesFor(schema: JsonSchema, known: KnownTexts): fc.Arbitrary<unknown> {
  const fitting = fittingValues(schema, known)
  return fc.oneof({ weight: 14, arbitrary: fitting }, { weight: 1, arbitrary: anythingElse() })
}

function fittingValues(schema: JsonSchema, known: KnownTexts): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map((choice) => valuesFor(choice, known)))
  switch (schema.type) {
    case 'object':
      return objects(schema, known)
    case 'array':
      return arrays(schema, known)
    case 'string':
      return texts(schema, known)
    case 'integer':
    case 'number':
      return numbers(schema)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return anythingElse()
  }
}

/** Optional fields are left out half of the time; now and then an unknown one is added. */
function objects(schema: JsonSchema, known: KnownTexts): fc.Arbitrary<unknown> {
  const entries = Object.entries(schema.properties ?? {})
  const fields = Object.fromEntries(entries.map(([name, of]) => [name, valuesFor(of, known)]))
  const requiredKeys = (schema.required ?? []).filter((name) => name in fields)
  const whole = fc.record(fields, { requiredKeys })
  const partial = fc.record(fields, { requiredKeys: [] })
  const strange = fc
    .tuple(whole, fc.constantFrom(...HOSTILE_TEXTS), anythingElse())
    .map(([value, name, more]) => Object.fromEntries([...Object.entries(value), [name, more]]))
  return fc.oneof(
    { weight: 10, arbitrary: whole },
    { weight: 1, arbitrary: partial },
    { weight: 1, arbitrary: strange },
  )
}

/** Mostly short; sometimes as long as admitted, or one longer. */
function arrays(schema: JsonSchema, known: KnownTexts): fc.Arbitrary<unknown> {
  const item = valuesFor(schema.items ?? {}, known)
  const most = schema.maxItems ?? 30
  const few = fc.array(item, { maxLength: Math.min(most, 5) })
  const many = fc
    .tuple(item, fc.constantFrom(most, most + 1))
    .map(([each, length]) => Array.from({ length }, () => each))
  return fc.oneof({ weight: 12, arbitrary: few }, { weight: 1, arbitrary: many })
}

function texts(schema: JsonSchema, known: KnownTexts): fc.Arbitrary<unknown> {
  if (schema.format === 'uuid') return ids(known)
  if (schema.format === 'date' || schema.format === 'date-time') {
    const days = fc.constantFrom('2026-11-23', '2026-11-30', '2024-02-29', '1999-12-31')
    return fc.oneof({ weight: 4, arbitrary: days }, fc.constantFrom(...HOSTILE_TEXTS))
  }
  const most = schema.maxLength ?? 200
  return fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...HOSTILE_TEXTS).map((text) => text.slice(0, most)) },
    { weight: 4, arbitrary: fc.string({ maxLength: Math.min(most, 60), unit: 'binary' }) },
    { weight: 4, arbitrary: fc.constantFrom('soup', ...known.words) },
    { weight: 3, arbitrary: ids(known) },
    { weight: 1, arbitrary: fc.constantFrom(most, most + 1).map((length) => 'ä'.repeat(length)) },
  )
}

export function ids(known: KnownTexts): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(NO_ID, ...known.ids) },
    { weight: 1, arbitrary: fc.uuid() },
    { weight: 1, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
  )
}

const NO_ID = '0190a0a0-0000-7000-8000-000000000000'

function numbers({ minimum = -10, maximum = 1000 }: JsonSchema): fc.Arbitrary<unknown> {
  const low = Math.ceil(Math.max(minimum, Number.MIN_SAFE_INTEGER))
  const high = Math.floor(Math.min(maximum, Number.MAX_SAFE_INTEGER))
  return fc.oneof(
    {
      weight: 6,
      arbitrary: fc.integer({ min: low, max: Math.max(low, Math.min(high, low + 20)) }),
    },
    { weight: 2, arbitrary: fc.constantFrom(low, high, low - 1, high + 1) },
    { weight: 1, arbitrary: fc.constantFrom(0.5, -0, 1e21, 2 ** 31, 2 ** 53, 1e-320) },
    { weight: 1, arbitrary: fc.double({ noNaN: true, noDefaultInfinity: true }) },
  )
}

/** Anything that JSON can say. */
function anythingElse(): fc.Arbitrary<unknown> {
  return fc.oneof(fc.constantFrom(...HOSTILE_TEXTS), fc.jsonValue({ maxDepth: 3 }))
}
