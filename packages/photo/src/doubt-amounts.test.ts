import { describe, expect, it } from 'vitest'
import { doubtAmounts } from './doubt-amounts.ts'

const box = { left: 0, top: 0, right: 10, bottom: 10 }

/** The words of a line that are doubted, all of them read with confidence. */
function doubted(line: string): string[] {
  const words = line.split(' ').map((text) => ({ text, box, confidence: 96 }))
  return doubtAmounts(words)
    .filter(({ confidence }) => confidence === 0)
    .map(({ text }) => text)
}

describe('what a fraction was taken for', () => {
  it.each([
    ['% cup olive oil', '%'],
    ['1% cups flour', '1%'],
    ['small chunks, about *" thick', '*"'],
    ['4 cup sugar', '4'],
    ['14 teaspoon salt', '14'],
    ['1 cups flour', '1'],
    ['Ya tsp. pepper', 'Ya'],
    ['4-1 teaspoon pepper flakes', '4-1'],
    ['Y2 onion', 'Y2'],
  ])('is doubted in %j', (line, amount) => {
    expect(doubted(line)).toEqual([amount])
  })

  it.each([
    '4 cups sugar',
    '1 cup milk',
    '500 g potatoes',
    '100 g chocolate, 70% cocoa',
    '2 tbsp oil',
    'I like it hot',
    '12 ounces pasta',
    '2 to 3 teaspoons salt',
    '1-2 teaspoons salt',
    'Va bene con il riso',
  ])('is not seen in %j', (line) => {
    expect(doubted(line)).toEqual([])
  })
})
