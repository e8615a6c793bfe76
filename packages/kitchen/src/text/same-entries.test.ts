import { expect, it } from 'vitest'
import { hasSameEntries } from './same-entries.ts'

it.each([
  [['salt', 'flour'], ['salt', 'flour'], true],
  [[], [], true],
  [['salt', 'flour'], ['flour', 'salt'], false],
  // The beginning of a list is not the list.
  [['salt'], ['salt', 'flour'], false],
  [['salt', 'flour'], ['salt'], false],
])('%j and %j hold the same: %s', (one, other, isSame) => {
  expect(hasSameEntries(one, other)).toBe(isSame)
})
