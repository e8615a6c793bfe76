import { expect, it } from 'vitest'
import { contract, SPECIFIED_CALLS } from './index.ts'

it('has every pair of method and path that the specification names, in its exact spelling', () => {
  const keys = Object.values(contract).flatMap((endpoints) => Object.keys(endpoints))
  expect(SPECIFIED_CALLS).toHaveLength(82)
  expect(keys).toEqual(expect.arrayContaining([...SPECIFIED_CALLS]))
})

it('names each pair once', () => {
  const keys = Object.values(contract).flatMap((endpoints) => Object.keys(endpoints))
  expect(new Set(keys).size).toBe(keys.length)
})
