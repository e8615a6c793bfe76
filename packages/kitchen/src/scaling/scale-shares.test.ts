import { describe, expect, it } from 'vitest'
import { findPieces, scaleShares } from './scale-shares.ts'

describe('a share that each piece gets', () => {
  it.each([
    ['Top each patty with 1/4 of the onions.', 2, 'Top each patty with 1/8 of the onions.'],
    [
      'Top each patty with a quarter of the onions.',
      0.25,
      'Top each patty with all of the onions.',
    ],
    // No share of a piece: the sauce goes in twice, whatever the number.
    ['Pour in 1/4 of the sauce, then the rest.', 2, 'Pour in 1/4 of the sauce, then the rest.'],
    ['Top each patty with 1/3 of the onions.', 2, 'Top each patty with 1/3 of the onions.'],
  ])('%s times %d', (text, factor, scaled) => {
    expect(scaleShares(text, [4], factor)).toBe(scaled)
  })

  it('is told by the pieces that a step shapes', () => {
    expect(findPieces(['Mix it.', 'Form into 4 patties and chill.'])).toEqual([4])
  })
})
