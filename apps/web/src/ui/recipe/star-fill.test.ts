import { expect, it } from 'vitest'
import { starFill } from './star-fill.ts'

it.each([
  [0, [0, 0, 0, 0, 0]],
  [0.25, [0.5, 0, 0, 0, 0]],
  [3.2, [1, 1, 1, 0, 0]],
  [3.3, [1, 1, 1, 0.5, 0]],
  [4.75, [1, 1, 1, 1, 1]],
  [5, [1, 1, 1, 1, 1]],
])('draws %d to the nearest half', (rating, fills) => {
  expect([1, 2, 3, 4, 5].map((place) => starFill(rating, place))).toEqual(fills)
})
