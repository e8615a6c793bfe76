import { describe, expect, it } from 'vitest'
import { readSeenLines } from './photo-lines.ts'

const LIMITS = { lines: 5, characters: 20 }

describe('what a model saw', () => {
  it('is lines by what they are, none longer or more than may be', () => {
    const answer =
      '```\n# Leek soup\n\n- 2 leeks\n1. Slice the leeks.\nSimmer for as long as it takes.\n- salt\n- more'
    expect(readSeenLines(answer, LIMITS)).toEqual([
      { kind: 'heading', text: 'Leek soup' },
      { kind: 'item', text: '2 leeks' },
      { kind: 'item', text: '1. Slice the leeks.' },
      { kind: 'paragraph', text: 'Simmer for as long a' },
      { kind: 'item', text: 'salt' },
    ])
  })

  it('is nothing where there is no recipe', () => {
    expect(readSeenLines(' NOTHING\n', LIMITS)).toEqual([])
  })
})
