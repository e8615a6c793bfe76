import { expect, it } from 'vitest'
import { findEveryFoodName, findFoodNames } from './food-names.ts'

function foods(text: string): [words: string, id: string][] {
  const words = text.split(' ')
  return findFoodNames(words).map(({ from, to, ingredient }) => [
    words.slice(from, to).join(' '),
    ingredient.id,
  ])
}

it('finds foods by any of their names, plural and accented too', () => {
  expect(foods('Smoky Aubergines')).toEqual([['Aubergines', 'eggplant']])
  expect(foods('scallion')).toEqual([['scallion', 'scallion']])
  expect(foods('crème fraîche tart')[0]).toEqual(['crème fraîche', 'creme-fraiche'])
})

it('takes the longest of names within one another', () => {
  expect(foods('spring onion')).toEqual([['spring onion', 'scallion']])
})

it('names nothing by words that are no food, or leave open which', () => {
  expect(foods('quick weeknight')).toEqual([])
  expect(foods('')).toEqual([])
})

it('finds what is named within a name where every food is asked for', () => {
  const ids = [...findEveryFoodName(['Spring', 'onion', 'dip'])].map(({ id }) => id)
  expect(ids).toEqual(expect.arrayContaining(['scallion', 'onion']))
})
