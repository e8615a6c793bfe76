import { describe, expect, it } from 'vitest'
import { mendWords } from './mend-words.ts'

const mend = (text: string) =>
  mendWords(
    text.split(' ').map((word) => ({
      text: word,
      confidence: 90,
      box: { left: 0, top: 0, right: 1, bottom: 1 },
    })),
  )
    .map((word) => word.text)
    .join(' ')

describe('a misread word', () => {
  it.each([
    ['2 thsp sugar', '2 tbsp sugar'],
    ['1½ Ibs cod', '1½ lbs cod'],
    ['11b chicken', '1 lb chicken'],
    ['make sure 1t is done', 'make sure it is done'],
  ])('of "%s" is mended', (read, mended) => {
    expect(mend(read)).toBe(mended)
  })

  it.each([
    'Thsp',
    '12 oz 02 2020',
    '1t sugar',
    '3 Ibérico hams',
    '2 in one',
  ])('is not seen in "%s"', (text) => {
    expect(mend(text)).toBe(text)
  })
})
