import { expect, it } from 'vitest'
import { parsePlannerSearch } from './search.ts'

it.each([
  [{ week: '2026-11-23' }, { week: '2026-11-23' }],
  [{ week: '2026-02-30' }, {}],
  [{ week: '0001-01-01' }, {}],
  [{ week: 20261123, view: 'shopping' }, { view: 'shopping' }],
  [{ week: 'next', view: 'list' }, {}],
])('reads %j as %j', (search, expected) => {
  expect(parsePlannerSearch(search)).toEqual(expected)
})
