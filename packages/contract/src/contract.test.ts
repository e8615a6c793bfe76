import { expect, it } from 'vitest'
import { z } from 'zod'
import { contract, SPECIFIED_CALLS } from './index.ts'
import { line, maybeLine, maybeText, text } from './shared.ts'

it('has every promised pair of method and path, in its exact spelling', () => {
  const keys = Object.values(contract).flatMap((endpoints) => Object.keys(endpoints))
  expect(SPECIFIED_CALLS).toHaveLength(82)
  expect(keys).toEqual(expect.arrayContaining([...SPECIFIED_CALLS]))
})

it('names each pair once', () => {
  const keys = Object.values(contract).flatMap((endpoints) => Object.keys(endpoints))
  expect(new Set(keys).size).toBe(keys.length)
})

it.each([
  ['text', text(120)],
  ['maybeText', maybeText(120)],
  ['line', line(120)],
  ['maybeLine', maybeLine(120)],
])('a bounded %s says in the OpenAPI how long it may be', (_name, schema) => {
  expect(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).maxLength).toBe(120)
})
