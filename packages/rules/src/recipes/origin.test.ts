import { expect, it } from 'vitest'
import { isOriginAddress, isOriginAsked } from './origin.ts'

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

const CROSS = { address: 'https://example.org/soup', author: 'Mira Cross' }
const ADA = { username: 'ada', fullName: 'Ada Leek', website: 'http://www.leek.example/ada' }

it.each([
  ['of somebody else', {}, true],
  ['of a page without an author', { origin: { ...CROSS, author: '' } }, true],
  ['of a book by somebody else', { origin: { address: '', author: 'Mira Cross' } }, true],
  ['of a neighbour', { origin: { address: 'https://leek.example/adam/1', author: '' } }, true],
  [
    'of the cook’s own site',
    { origin: { address: 'https://leek.example/ada/1', author: '' } },
    false,
  ],
  ['by the cook in a magazine', { origin: { ...CROSS, author: 'ADA LEEK ' } }, false],
  ['from a shelf alone', { origin: { address: '', author: '' } }, false],
  ['of nowhere else', { origin: null }, false],
  ['that was asked about before', { isConfirmed: true }, false],
  ['of the assistant', { source: 'assistant' as const }, false],
  ['that is adapted from one here', { isAdapted: true }, false],
])('the text of a recipe %s is asked about: %j %s', (_which, facts, expected) => {
  const recipe = { origin: CROSS, source: 'cook' as const, isAdapted: false, isConfirmed: false }
  expect(isOriginAsked({ ...recipe, ...facts }, ADA)).toBe(expected)
})
