import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  maskCardNumber,
  maskCvv,
  maskExpiry,
  onlyDigits,
  type Typed,
  withoutDigitBeside,
} from './mask.ts'

const atEnd = (text: string): Typed => ({ text, caret: text.length })
/** A text with the caret at the bar: '4242|4'. */
const at = (text: string): Typed => ({ text: text.replace('|', ''), caret: text.indexOf('|') })
const show = ({ text, caret }: Typed) => `${text.slice(0, caret)}|${text.slice(caret)}`

const anyTyping = fc
  .string({ unit: fc.constantFrom(...'0123456789 /-ab'), maxLength: 40 })
  .chain((text) => fc.nat(text.length).map((caret) => ({ text, caret })))

describe('a card number', () => {
  it.each([
    ['|', '|'],
    ['4242|', '4242|'],
    ['42424|', '4242 4|'],
    ['4242 4|242', '4242 4|242'],
    ['4212|42 4242', '4212| 4242 42'],
    ['4242-4242-4242-4242|', '4242 4242 4242 4242|'],
    ['4242 4242 4242 4242 9|', '4242 4242 4242 4242|'],
    ['my card: 4242|', '4242|'],
  ])('of %j is laid out as %j', (typed, shown) => {
    expect(show(maskCardNumber(at(typed)))).toBe(shown)
  })

  it('keeps its digits in order, its length, and the caret behind the same digits', () => {
    fc.assert(
      fc.property(anyTyping, (typed) => {
        const masked = maskCardNumber(typed)
        expect(onlyDigits(masked.text)).toBe(onlyDigits(typed.text).slice(0, 16))
        expect(masked.text.length).toBeLessThanOrEqual(19)
        expect(onlyDigits(masked.text.slice(0, masked.caret)).length).toBe(
          Math.min(16, onlyDigits(typed.text.slice(0, typed.caret)).length),
        )
        expect(maskCardNumber(atEnd(masked.text)).text).toBe(masked.text)
      }),
    )
  })

  it('typed one by one is the same as pasted', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,20}$/), (digits) => {
        const typed = Array.from(digits).reduce(
          (so, digit) =>
            maskCardNumber({
              text: so.text.slice(0, so.caret) + digit + so.text.slice(so.caret),
              caret: so.caret + 1,
            }),
          atEnd(''),
        )
        expect(typed).toEqual(maskCardNumber(atEnd(digits)))
      }),
    )
  })

  it.each([
    ['backspace behind a gap', '4242 4242', '4242|4242', false, '424|4 242'],
    ['delete before a gap', '4242 4242', '4242|4242', true, '4242| 242'],
    ['backspace of the last digit', '4242 4242', '4242 424|', false, '4242 424|'],
    ['backspace behind the first of two gaps', '1234 5678 9', '1234|5678 9', false, '123|5 6789'],
  ])('loses a digit by %s', (_, before, now, isForward, shown) => {
    expect(show(maskCardNumber(withoutDigitBeside(before, at(now), isForward)))).toBe(shown)
  })
})

describe('an expiry', () => {
  it.each([
    ['1|', '1|'],
    ['5|', '05|'],
    ['12|', '12|'],
    ['122|', '12/2|'],
    ['1228|', '12/28|'],
    ['12/28|', '12/28|'],
    ['1/|', '01|'],
    ['1/28|', '01/28|'],
    ['3/28|', '03/28|'],
    ['12/289|', '12/28|'],
  ])('of %j is laid out as %j', (typed, shown) => {
    expect(show(maskExpiry(at(typed)))).toBe(shown)
  })

  it('is at most five characters, and stays as it is when it is laid out again', () => {
    fc.assert(
      fc.property(anyTyping, (typed) => {
        const { text, caret } = maskExpiry(typed)
        expect(text).toMatch(/^(\d{0,2}|\d{2}\/\d{1,2})$/)
        expect(caret).toBeLessThanOrEqual(text.length)
        expect(maskExpiry(atEnd(text)).text).toBe(text)
      }),
    )
  })
})

it('takes three digits for a CVV', () => {
  expect(show(maskCvv(at('1a2-34|')))).toBe('123|')
})
