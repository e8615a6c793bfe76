import { expect, it } from 'vitest'
import { limitConcurrency } from './limit-concurrency.ts'

it('runs so many at once, the rest in their order, also past one that fails', async () => {
  const inTurn = limitConcurrency(2)
  const begun: number[] = []
  const ends = Array.from({ length: 5 }, () => Promise.withResolvers<number>())
  const results = ends.map(({ promise }, index) =>
    inTurn(() => {
      begun.push(index)
      return promise
    }),
  )
  await Promise.resolve()
  expect(begun).toEqual([0, 1])
  ends[1]?.reject(new Error('burnt'))
  await expect(results[1]).rejects.toThrow('burnt')
  expect(begun).toEqual([0, 1, 2])
  for (const [index, end] of ends.entries()) end.resolve(index)
  expect(await Promise.all(results.filter((_, index) => index !== 1))).toEqual([0, 2, 3, 4])
  expect(begun).toEqual([0, 1, 2, 3, 4])
})
