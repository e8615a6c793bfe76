import { expect, it } from 'vitest'
import { isOriginAddress } from './origin.ts'

it.each([
  ['', true],
  ['https://example.org/soup?page=1#method', true],
  ['http://192.168.1.7:8080', true],
  [' https://example.org ', true],
  ['example.org/soup', false],
  ['javascript:alert(1)', false],
  ['https://cook:secret@example.org/', false],
  ['https:// example.org', false],
  ["my grandmother's book", false],
])("'%s' as the address of a page: %s", (text, expected) => {
  expect(isOriginAddress(text)).toBe(expected)
})
