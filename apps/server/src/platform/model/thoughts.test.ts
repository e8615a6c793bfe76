import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type RawPart, withoutThoughts } from './thoughts.ts'

async function textAfter(pieces: string[]): Promise<string> {
  async function* parts(): AsyncGenerator<RawPart> {
    for (const text of pieces) yield { type: 'text', text }
  }
  let heard = ''
  for await (const part of withoutThoughts(parts())) {
    if (part !== 'thinking' && part.type === 'text') heard += part.text
  }
  return heard
}

/** The text in pieces of one to four characters, as the numbers say. */
function cut(text: string, lengths: number[]): string[] {
  const [length = 4, ...others] = lengths
  return text === '' ? [] : [text.slice(0, length), ...cut(text.slice(length), others)]
}

const someLengths = fc.array(fc.integer({ min: 1, max: 4 }))

it.each([
  ['<think>A <b>soup</b>?</think>\n\n# Soup\n', '# Soup\n'],
  ['\n<think>\n\n</think>\n\n# Soup </think>', '# Soup </think>'],
  ['# Soup\nas they <think> it', '# Soup\nas they <think> it'],
  ['  <thick> soup', '  <thick> soup'],
  ['<think>and never an answer', ''],
])('makes of %j, however it is cut, %j', async (text, expected) => {
  await fc.assert(
    fc.asyncProperty(someLengths, async (some) => {
      expect(await textAfter(cut(text, some))).toBe(expected)
    }),
  )
})

it('changes nothing in an answer without thoughts', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: 'grapheme', minLength: 1 }),
      someLengths,
      async (text, some) => {
        fc.pre(!'<think>'.startsWith(text.trimStart().slice(0, 7)))
        expect(await textAfter(cut(text, some))).toBe(text)
      },
    ),
  )
})
