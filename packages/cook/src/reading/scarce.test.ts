import { describe, expect, it } from 'vitest'
import { withPlainLack } from './scarce.ts'

describe('a food that cannot be had', () => {
  it.each([
    ["chicken cacciatore, I can't get capers", 'chicken cacciatore, I have no capers'],
    ['I couldn’t find peanuts, pad thai', 'I have no peanuts, pad thai'],
    ['carbonara, guanciale is sold out', 'carbonara, I have no guanciale'],
    ["pad thai but peanuts aren't available here", 'pad thai but I have no peanuts'],
    ['tiramisu, mascarpone is hard to find here', 'tiramisu, I have no mascarpone'],
    ["stew but I can't find red wine anywhere", 'stew but I have no red wine'],
    ["I can't find buttermilk, what can I use?", 'I have no buttermilk, what can I use?'],
  ])('%s: %s', (text, plain) => {
    expect(withPlainLack(text)).toBe(plain)
  })

  it.each([
    "I can't get my sauce to thicken",
    "I can't get enough of garlic",
    'roast potatoes, I cannot get it crispy',
    "can't find a good lasagna recipe",
    'dinner is hard to find here',
  ])('%s: stays', (text) => {
    expect(withPlainLack(text)).toBe(text)
  })
})
