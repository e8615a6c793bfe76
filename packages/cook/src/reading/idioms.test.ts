import { describe, expect, it } from 'vitest'
import { withoutIdioms } from './idioms.ts'

describe('a way of saying', () => {
  it.each([
    ['soft food for my mother, not baby food', 'soft food for my mother'],
    ['soft dinner, not for a baby', 'soft dinner'],
    ['salad, no baby carrots', 'salad, no baby carrots'],
    ['quick hot dinner', 'quick warm dinner'],
    ['hot dog', 'hot dog'],
    ['brown chicken stock from roasted bones', 'roasted chicken stock'],
    ['chilli in the Instant Pot', 'chili in the Instant Pot'],
    ['vegetarian chilli', 'vegetarian chili'],
    ['chilli crab', 'chilli crab'],
    ['red chilli oil', 'red chilli oil'],
    ['kettle and microwave dinner', 'microwave dinner'],
  ])('%s: %s', (text, plain) => {
    expect(withoutIdioms(text).trim()).toBe(plain)
  })
})
