import { expect, it } from 'vitest'
import { readWindow } from './windows.ts'

it.each([
  ['week', 'week'],
  ['all-time', 'all-time'],
  [undefined, 'today'],
  ['week/2', 'today'],
  ['constructor', 'today'],
])('reads the address part %s as %s', (part, window) => {
  expect(readWindow(part)).toBe(window)
})
