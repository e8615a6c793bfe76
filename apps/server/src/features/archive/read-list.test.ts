import { expect, it } from 'vitest'
import { nestingOf, readList } from './read-list.ts'

const LIMITS = { rows: 5, rowBytes: 100, depth: 4 }

async function* inPieces(text: string, size: number) {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}
const read = (text: string, size = 1_000) => readList('a.json', inPieces(text, size), LIMITS)

it('reads a list however it is cut into pieces and written', async () => {
  const rows = [{ a: 'é,]}"\\[' }, [1, [2]], 'x, "y"', null, -1.5]
  for (const text of [JSON.stringify(rows), `\n${JSON.stringify(rows, null, 2)}\r\n`]) {
    for (const size of [1, 2, 3, 7, 1_000]) expect(await read(text, size)).toEqual(rows)
  }
  for (const text of ['[]', ' [ \n] ']) expect(await read(text, 1)).toEqual([])
})

it('refuses what is no list', async () => {
  const broken = [
    '',
    ' ',
    '{}',
    '"x"',
    '[',
    '[1',
    '[1]]',
    '[1] 2',
    '[1,]',
    '[,1]',
    '[1 2]',
    '[}',
    '[1}',
  ]
  for (const text of [
    ...broken,
    '[{]',
    '["',
    '["a]',
    '[tru]',
    '1',
    'x[]',
    '[]"',
    '{"length": 1}',
  ]) {
    await expect(read(text, 2), text).rejects.toThrow(/no list/)
  }
})

it('refuses more rows, larger ones and deeper ones than there may be', async () => {
  await expect(read('[1,2,3,4,5,6]')).rejects.toThrow('more than 5 rows')
  expect(await read('[1,2,3,4,5]')).toHaveLength(5)
  await expect(read(`["${'x'.repeat(120)}"]`, 10)).rejects.toThrow('larger than any')
  await expect(read(`[1,${' '.repeat(200)}2]`, 10)).rejects.toThrow('larger than any')
  await expect(read('[[[[[1]]]]]')).rejects.toThrow('nested deeper')
  expect(await read('[[[[1]]]]')).toEqual([[[[1]]]])
})

it('knows how deep a text is nested, brackets in strings aside', () => {
  expect(nestingOf(Buffer.from('{"a": ["[[[[", {"b\\"[": 1}]}'), 10)).toBe(3)
  expect(nestingOf(Buffer.from('['.repeat(100_000)), 10)).toBe(11)
})
