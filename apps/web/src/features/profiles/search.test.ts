import { expect, it } from 'vitest'
import { parseProfileSearch } from './search.ts'

it('reads tab, people and filters of an address, whatever their case', () => {
  expect(
    parseProfileSearch({
      tab: 'favorites',
      people: 'Mutual',
      search: ' lemon tart',
      cuisine: 'italian',
      difficulty: 'EASY',
      mealType: 'dinner',
    }),
  ).toEqual({
    tab: 'favorites',
    people: 'mutual',
    search: ' lemon tart',
    cuisine: 'Italian',
    difficulty: 'Easy',
    mealType: 'Dinner',
  })
})

it('leaves out what it does not understand, and keeps a number that was typed', () => {
  expect(
    parseProfileSearch({
      tab: 'recipes',
      people: ['followers'],
      search: 7,
      cuisine: 'Martian',
      difficulty: {},
      mealType: 'Elevenses',
      other: 'x',
    }),
  ).toEqual({ search: '7' })
  expect(parseProfileSearch({ search: '  ' })).toEqual({})
  expect(parseProfileSearch({ search: 'x'.repeat(300) }).search).toHaveLength(200)
})
