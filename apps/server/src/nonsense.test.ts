import { contract, type Endpoint, type EndpointKey } from '@potluck/contract'
import { expect, it } from 'vitest'
import type { ZodError } from 'zod'
import { fromZod } from './platform/http/errors.ts'
import { NONSENSE_IN_BODIES, NONSENSE_IN_QUERIES } from './testing/nonsense.ts'

const endpoints = new Map(
  Object.values(contract).flatMap((group) => Object.entries(group) as [EndpointKey, Endpoint][]),
)
const ofBodies = NONSENSE_IN_BODIES.map(([key, fields]) => ({ key, fields, part: 'body' as const }))
const ofQueries = NONSENSE_IN_QUERIES.map(([key, fields]) => ({
  key,
  fields,
  part: 'query' as const,
}))

it('is there to be tried', () => {
  const count = (tried: typeof NONSENSE_IN_BODIES, what: 'accepted' | 'refused') =>
    tried.flatMap(([, fields]) => fields.flatMap(([, of]) => of[what])).length
  expect(count(NONSENSE_IN_BODIES, 'refused')).toBeGreaterThan(1_000)
  expect(count(NONSENSE_IN_BODIES, 'accepted')).toBeGreaterThan(300)
  expect(count(NONSENSE_IN_QUERIES, 'refused')).toBeGreaterThan(200)
})

it.each([...ofBodies, ...ofQueries])('in the $part of $key is refused in words', (tried) => {
  const schema = endpoints.get(tried.key)?.[tried.part]
  for (const [field, { refused }] of tried.fields) {
    for (const value of refused) {
      const where = `${field} ${JSON.stringify(value).slice(0, 80)}`
      const { issues = [] } = fromZod(schema?.safeParse(value).error as ZodError)
      expect(issues.length, where).toBeGreaterThan(0)
      for (const { path, message } of issues) {
        expect(path, where).toEqual(expect.any(String))
        expect(message, where).not.toBe('')
      }
    }
  }
})
