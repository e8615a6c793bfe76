import { describe, expect, it } from 'vitest'
import type { Block } from './block.ts'
import { readLines } from './read-lines.ts'

const line = (kind: Block['kind'], text: string, part: number, level?: number): Block => ({
  kind,
  text,
  part,
  ...(level && { level }),
})

describe('lines that were read elsewhere', () => {
  it('are one recipe, named by the largest heading that names no part of it', () => {
    const recipe = readLines([
      line('heading', 'From the village', 1, 2),
      line('heading', 'Lauchsuppe mit Speck', 2, 1),
      line('heading', 'Zutaten', 3, 2),
      line('item', '500 g Lauch', 4),
      line('item', '2 EL Butter', 4),
      line('heading', 'Zubereitung', 5, 2),
      line('item', '1. Den Lauch in Ringe schneiden und in der Butter dünsten.', 6),
      line('item', '2. Mit der Brühe ablöschen und zwanzig Minuten köcheln lassen.', 6),
    ])
    expect(recipe).toMatchObject({
      title: 'Lauchsuppe mit Speck',
      language: 'de',
      ingredients: [{ group: null, lines: ['500 g Lauch', '2 EL Butter'] }],
      steps: [
        {
          group: null,
          lines: [
            'Den Lauch in Ringe schneiden und in der Butter dünsten.',
            'Mit der Brühe ablöschen und zwanzig Minuten köcheln lassen.',
          ],
        },
      ],
    })
  })

  it('are none without something to do', () => {
    expect(readLines([line('item', '500 g leeks', 1), line('item', '2 onions', 1)])).toBeUndefined()
  })
})
