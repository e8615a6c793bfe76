import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countCharacters, isBlank, toOneLine } from './text.ts'

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

describe('a long text', () => {
  // A run of spaces without a line break must not be scanned again from each of its positions.
  it.each([' ', '\t ', '\u00a0', 'a ', '\n'])('of %j is one line at once', (unit) => {
    const typed = unit.repeat(60_000)
    const begun = Date.now()
    toOneLine(typed)
    expect(Date.now() - begun).toBeLessThan(1000)
  })
})

describe('a text of which nothing is seen', () => {
  it.each([
    '',
    '  \n',
    '\u200b\u200b\u200b',
    '\u00ad',
    '\u2060\ufeff',
    '\u3164',
    '\u115f\u1160',
    '\u2800',
    '\u202e',
    '\ufe0f',
    '\u{e0041}',
    '\u0007',
    '\u034f',
  ])('is blank: %j', (typed) => expect(isBlank(typed)).toBe(true))

  it.each(['a', '.', '🍕', '\u200bab', '٣', 'ß\u00ad', '👩‍🍳', '\u0301'])('is not: %j', (typed) =>
    expect(isBlank(typed)).toBe(false))
})
