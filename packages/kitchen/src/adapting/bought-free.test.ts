import { describe, expect, it } from 'vitest'
import { promiseFor } from './bought-free.ts'

describe('what a food has to promise on its label', () => {
  it.each([
    ['strawberry gelatin', 'vegetarian', 'vegan'],
    ['bread', 'gluten-free', 'gluten-free'],
    ['olive oil', 'vegetarian', undefined],
  ])('%s under %s', (name, rule, promise) => {
    expect(promiseFor(name, [rule])).toBe(promise)
  })
})
