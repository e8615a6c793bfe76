import type { Quantity } from './quantity.ts'
import { type NumberRead, readDigits, readWords } from './read-number.ts'

/**
 * Reads an amount at the start of a text: '1 1/2', '2–3', 'half a dozen', 'about 1,5'. `rest` is
 * the text after it, without leading space. Undefined if the text does not start with an amount.
 */
export function parseQuantity(text: string): { quantity: Quantity; rest: string } | undefined {
  const start = text.trimStart()
  const about = APPROXIMATELY.exec(start)
  const from = about ? start.slice(about[0].length) : start
  const between = /^between (?=\S)/i.exec(from)
  const figures = between ? from.slice(between[0].length) : from
  const first = readAmount(figures)
  if (!first) return
  const afterFirst = figures.slice(first.length)
  const second = readRangeEnd(afterFirst, between ? /^ and / : RANGE)
  const ends = [first.value, second?.value ?? first.value]
  const afterAll = second ? afterFirst.slice(second.length) : afterFirst
  const orSo = /^ or so\b/i.exec(afterAll)
  return {
    quantity: {
      min: Math.min(...ends),
      max: Math.max(...ends),
      approximate: about !== null || orSo !== null,
    },
    rest: (orSo ? afterAll.slice(orSo[0].length) : afterAll).trimStart(),
  }
}

const APPROXIMATELY =
  /^(?:(?:about|approximately|approx|appr|around|roughly|circa|ca)\b\.?|[~≈]) ?/i

const RANGE = /^(?: ?-?[ -]to[ -]| ?[-–—−] ?| or )/i

function readAmount(text: string): NumberRead | undefined {
  const read = readDigits(text) ?? readWords(text)
  const dozen = read && /^ dozen(?: of)?(?=\s|$)/i.exec(text.slice(read.length))
  return dozen ? { value: read.value * 12, length: read.length + dozen[0].length } : read
}

function readRangeEnd(text: string, separator: RegExp): NumberRead | undefined {
  const link = separator.exec(text)
  if (!link) return
  const end = text.slice(link[0].length)
  // '2 to a pan' is not a range.
  if (/^an?\b/i.test(end)) return
  const read = readAmount(end)
  return read && { value: read.value, length: link[0].length + read.length }
}
