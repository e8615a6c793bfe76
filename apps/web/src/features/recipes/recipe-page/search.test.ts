import { expect, it } from 'vitest'
import { parseRecipeSearch } from './search.ts'

it('reads portions and the page of cook mode', () => {
  expect(parseRecipeSearch({ portions: 6, cook: '2' })).toEqual({ portions: 6, cook: 2 })
  expect(parseRecipeSearch({})).toEqual({})
})

it.each([
  { portions: 0, cook: 0 },
  { portions: 101, cook: 101 },
  { portions: 'many', cook: 1.5 },
  { portions: null, cook: [] },
  { portions: Number.NaN, cook: {} },
])('leaves out what is none: %o', (search) => {
  expect(parseRecipeSearch(search)).toEqual({})
})
