import { describe, expect, it } from 'vitest'
import { findRaw } from './find-raw.ts'

const recipe = (title: string, ingredients: string[]) => ({
  title,
  description: '',
  ingredients,
  instructions: ['Cook the rice for 13 minutes and roll it up.'],
})

describe('what is raw', () => {
  it('is not a dish of raw fish that is made of vegetables', () => {
    const vegetables = ['320 g sushi rice', '4 nori sheets', '1 avocado', '1 cucumber']
    expect(findRaw(recipe('Vegetable maki rolls', vegetables))).toBeUndefined()
    expect(findRaw(recipe('Maki rolls', [...vegetables, '200 g halibut']))).toMatch(/^raw/)
  })

  it('is a dish of raw fish of which the name alone is known', () => {
    expect(findRaw(recipe('Maki rolls', []))).toMatch(/^raw/)
  })
})
