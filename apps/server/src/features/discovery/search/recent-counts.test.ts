import { expect, it } from 'vitest'
import { createRecentCounts } from './recent-counts.ts'

const many = { total: 1001, facets: [], ids: [], atHome: new Map() }
const none = { total: 0, facets: [], ids: [], atHome: new Map() }

it('keeps counts for a minute, each under its own query', () => {
  let time = 0
  const recent = createRecentCounts(() => new Date(time))
  recent.keep("'soup'", many)
  recent.keep(undefined, none)
  expect(recent.find("'soup'")).toEqual(many)
  expect(recent.find(undefined)).toEqual(none)
  expect(recent.find("'stew'")).toBeUndefined()
  time = 60_000
  expect(recent.find("'soup'")).toBeUndefined()
})

it('forgets the oldest of many', () => {
  const recent = createRecentCounts(() => new Date(0))
  for (let number = 0; number <= 500; number++) recent.keep(`'${number}'`, many)
  expect(recent.find("'0'")).toBeUndefined()
  expect(recent.find("'1'")).toEqual(many)
  expect(recent.find("'500'")).toEqual(many)
})
