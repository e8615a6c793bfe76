import { expect, it } from 'vitest'
import { createRecentCounts } from './recent-counts.ts'

const rows = [{ facet: 'total' as const, value: '', count: 1001 }]

it('keeps counts for a minute, each under its own query', () => {
  let time = 0
  const recent = createRecentCounts(() => new Date(time))
  recent.keep("'soup'", rows)
  recent.keep(undefined, [])
  expect(recent.find("'soup'")).toEqual(rows)
  expect(recent.find(undefined)).toEqual([])
  expect(recent.find("'stew'")).toBeUndefined()
  time = 60_000
  expect(recent.find("'soup'")).toBeUndefined()
})

it('forgets the oldest of many', () => {
  const recent = createRecentCounts(() => new Date(0))
  for (let number = 0; number <= 500; number++) recent.keep(`'${number}'`, rows)
  expect(recent.find("'0'")).toBeUndefined()
  expect(recent.find("'1'")).toEqual(rows)
  expect(recent.find("'500'")).toEqual(rows)
})
