import { expect, it } from 'vitest'
import { parseSearch, toFilters, toSearchParams } from './search-params.ts'

it('reads an address and writes the same one', () => {
  const address = {
    q: 'soup',
    tags: 'Thai,weeknight',
    difficulty: 'Easy,Hard',
    cookTime: '0-30,60+',
    sortBy: 'rating',
    pantry: true,
    missing: 0,
    exact: true,
    anyDiet: true,
    page: 3,
  } as const
  expect(parseSearch(address)).toEqual(address)
  expect(toSearchParams({ ...toFilters(address), page: 3 })).toEqual(address)
})

it('leaves out what is not understood, and what goes without saying', () => {
  const address = {
    q: '  ',
    difficulty: 'Easy,Impossible',
    cookTime: [1],
    sortBy: 'relevance',
    page: 'x',
  }
  expect(parseSearch(address)).toEqual({ difficulty: 'Easy' })
  expect(parseSearch({ page: -4 })).toEqual({})
})

it('understands what one types into an address by hand', () => {
  expect(parseSearch({ q: 7, tags: 'thai, ,thai', difficulty: 'hard', cookTime: '60 ' })).toEqual({
    q: '7',
    tags: 'Thai',
    difficulty: 'Hard',
    cookTime: '60+',
  })
})

it('never asks for more pages than are counted', () => {
  expect(parseSearch({ q: 'soup', page: 100_000 })).toEqual({ q: 'soup', page: 84 })
})

it('leaves out how much may be missing where that is the usual, or nobody asks the pantry', () => {
  expect(parseSearch({ pantry: 'true', missing: 3 })).toEqual({ pantry: true })
  expect(parseSearch({ pantry: 1, missing: '5' })).toEqual({ pantry: true, missing: 5 })
  expect(parseSearch({ missing: 5 })).toEqual({})
  expect(parseSearch({ pantry: true, missing: 21 })).toEqual({ pantry: true })
  expect(parseSearch({ exact: 1 })).toEqual({})
})
