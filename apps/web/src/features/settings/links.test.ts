import { expect, it } from 'vitest'
import { parseLink } from './links.ts'

it.each([
  ['', ''],
  ['   ', ''],
  [' https://instagram.com/nora ', 'https://instagram.com/nora'],
  ['http://nora.example/a?b=c#d', 'http://nora.example/a?b=c#d'],
  ['instagram.com/nora', 'https://instagram.com/nora'],
  ['@nora', undefined],
  ['nora', undefined],
  ['javascript:alert(1)', undefined],
  ['ftp://nora.example', undefined],
  ['https://no host', undefined],
])('reads %j as %j', (typed, link) => {
  expect(parseLink(typed)).toBe(link)
})
