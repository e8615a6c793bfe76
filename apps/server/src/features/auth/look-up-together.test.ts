import { expect, it } from 'vitest'
import { lookUpTogether } from './look-up-together.ts'

function lookUpLengths() {
  const asked: string[][] = []
  const find = lookUpTogether(async (words) => {
    asked.push(words)
    if (words.includes('broken')) throw new Error('no answer')
    return new Map(words.filter((word) => word !== 'absent').map((word) => [word, word.length]))
  })
  return { asked, find }
}

it('asks once for all that is looked up in one turn, and answers each its own', async () => {
  const { asked, find } = lookUpLengths()
  const found = await Promise.all([find('fig'), find('quince'), find('absent'), find('fig')])
  expect(found).toEqual([3, 6, undefined, 3])
  expect(asked).toEqual([['fig', 'quince', 'absent']])
})

it('asks anew for what is looked up later', async () => {
  const { asked, find } = lookUpLengths()
  await find('fig')
  await find('fig')
  expect(asked).toEqual([['fig'], ['fig']])
})

it('fails those who asked together, and not those who ask next', async () => {
  const { find } = lookUpLengths()
  const together = await Promise.allSettled([find('fig'), find('broken')])
  expect(together.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await find('fig')).toBe(3)
})
