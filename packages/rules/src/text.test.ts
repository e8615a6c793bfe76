import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countCharacters, toOneLine } from './text.ts'

describe('the length of a text', () => {
  it.each([
    ['', 0],
    ['Pie', 3],
    ['Crème', 5],
    ['🍕🍕', 2],
    ['👩‍🍳', 3],
  ])('of %j is %i', (text, count) => expect(countCharacters(text)).toBe(count))
})

describe('one line', () => {
  it.each([
    ['Leek\npie', 'Leek pie'],
    ['Leek \r\n  pie', 'Leek pie'],
    ['Leek\tpie\u2028of\u0085mine', 'Leek pie of mine'],
    ['Leek\u0007 \u001b[31mpie\u007f', 'Leek [31mpie'],
    ['  Leek   pie ', '  Leek   pie '],
    ['👩‍🍳 <b>“pie”</b> & so on', '👩‍🍳 <b>“pie”</b> & so on'],
  ])('%j becomes %j', (typed, line) => expect(toOneLine(typed)).toBe(line))

  it('has no character that breaks it, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        expect(toOneLine(typed)).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
      }),
    )
  })
})
