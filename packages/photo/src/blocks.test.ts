import { describe, expect, it } from 'vitest'
import { toBlocks } from './blocks.ts'
import type { Box } from './grey.ts'
import type { ReadLine } from './recognised.ts'

const SIZE = 20
const LETTER = 10

/** A line at a place: each letter as wide as another, each word surely read but those in `doubted`. */
function line(
  text: string,
  left: number,
  top: number,
  { size = SIZE, doubted = '' } = {},
): ReadLine {
  let at = left
  const words = text.split(' ').map((word) => {
    const box = { left: at, top, right: at + word.length * LETTER, bottom: top + size }
    at = box.right + LETTER
    return { text: word, box, confidence: doubted.split(' ').includes(word) ? 40 : 95 }
  })
  return { words, size, box: { left, top, right: at - LETTER, bottom: top + size } }
}

const bulletAt = (left: number, top: number): Box => {
  return { left: left - 20, top: top + 7, right: left - 14, bottom: top + 13 }
}

describe('lines that were read on a page', () => {
  it('are put together where a line had no room for the next word', () => {
    const blocks = toBlocks([
      {
        lines: [
          line('Leek soup', 0, 0, { size: 40 }),
          line('Method', 0, 60, { size: 26 }),
          line('1. Slice the leeks into rings', 0, 100),
          line('and wash them.', 30, 130),
          line('2. Simmer for 20 minutes.', 0, 160),
        ],
        bullets: [],
      },
    ])
    expect(blocks.map(({ kind, level, text }) => [kind, level, text])).toEqual([
      ['heading', 1, 'Leek soup'],
      ['heading', 2, 'Method'],
      ['item', undefined, '1. Slice the leeks into rings and wash them.'],
      ['item', undefined, '2. Simmer for 20 minutes.'],
    ])
  })

  it('are items where a dot stands before them, of one list', () => {
    const lines = [line('3 leeks', 0, 0), line('500 g potatoes', 0, 30), line('salt', 0, 60)]
    const bullets = [bulletAt(0, 0), bulletAt(0, 30), bulletAt(0, 60)]
    const blocks = toBlocks([{ lines, bullets }])
    expect(blocks.map(({ kind, text }) => [kind, text])).toEqual([
      ['item', '3 leeks'],
      ['item', '500 g potatoes'],
      ['item', 'salt'],
    ])
    expect(new Set(blocks.map(({ part }) => part)).size).toBe(1)
  })

  it('name the words that may be misread, mended ones too', () => {
    const lines = [line('2 thsp burter', 0, 0, { doubted: 'burter' })]
    const [block] = toBlocks([{ lines, bullets: [] }])
    expect(block?.text).toBe('2 tbsp burter')
    expect(block?.words.filter(({ isDoubtful }) => isDoubtful)).toEqual([
      { text: 'tbsp', isDoubtful: true },
      { text: 'burter', isDoubtful: true },
    ])
  })

  it('lose the hyphen of a divided word, not that of a compound', () => {
    const paragraph = (first: string, second: string) =>
      toBlocks([
        {
          lines: [
            line(first, 0, 0),
            line(second, 0, 30),
            line('that is all there is to say', 0, 60),
          ],
          bullets: [],
        },
      ])[0]?.text
    expect(paragraph('Stir until the butter sepa-', 'rates, then whisk it again,')).toContain(
      'butter separates, then',
    )
    expect(paragraph('Cook all of it over medium-', 'high heat until it is done,')).toContain(
      'medium-high heat',
    )
  })
})
