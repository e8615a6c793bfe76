import { IMPORT_LIMITS } from '@potluck/rules'
import { expect, it } from 'vitest'
import { readCaptured } from './read-captured.ts'

const page = {
  type: 'potluck:page',
  address: 'https://soups.example/leek',
  title: 'Leek soup',
  html: '<h1>Leek soup</h1>',
}

it('is a page with its address and its title, cut to what is shown of it', () => {
  expect(readCaptured({ ...page, title: 'x'.repeat(500), more: 1 })).toEqual({
    kind: 'page',
    address: page.address,
    title: 'x'.repeat(120),
    html: page.html,
  })
  expect(readCaptured({ ...page, title: undefined })).toMatchObject({ title: '' })
})

it.each([
  ['another message', { ...page, type: 'potluck:ready' }],
  ['no object', 'potluck:page'],
  ['nothing', null],
  ['no address', { ...page, address: '' }],
  ['an address of another kind', { ...page, address: 'javascript:alert(1)' }],
  ['an address beyond all bounds', { ...page, address: `https://a.example/${'x'.repeat(2000)}` }],
  ['no page', { ...page, html: undefined }],
  ['a page beyond all bounds', { ...page, html: 'x'.repeat(IMPORT_LIMITS.page + 1) }],
])('is not taken from %s', (_what, said) => {
  expect(readCaptured(said)).toBeUndefined()
})
