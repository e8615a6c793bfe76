import { describe, expect, it } from 'vitest'
import { TEXT_LIMITS } from '../limits.ts'
import { isListTooLong, isMethodTooLong } from './recipe-length.ts'

describe('a recipe as a whole', () => {
  it('has steps of so many characters together, however few each has', () => {
    const steps = Array.from({ length: 40 }, () => 'x'.repeat(1_000))
    expect(isMethodTooLong(steps)).toBe(false)
    expect(isMethodTooLong([...steps, 'y'])).toBe(true)
    expect(isMethodTooLong(steps.map(() => '🥕'.repeat(1_000)))).toBe(false)
  })

  it('has a list of so many characters together, as lines or as rows', () => {
    const half = 'x'.repeat(TEXT_LIMITS.ingredientList / 2)
    expect(isListTooLong([half, half])).toBe(false)
    expect(isListTooLong([half, half, 'y'])).toBe(true)
    expect(isListTooLong([{ name: half, quantity: '', unit: half }])).toBe(false)
    expect(isListTooLong([{ name: half, quantity: '1', unit: half }])).toBe(true)
  })
})
