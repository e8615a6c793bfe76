import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readFirst } from '../../testing/read-items.ts'
import { rtfParagraphs } from './rtf-paragraphs.ts'

const document = String.raw`{\rtf1\ansi\ansicpg1252\uc1{\fonttbl{\f0 Times;}}{\stylesheet{\s1 heading 1;}}{\header Our book}
{\pard\b\fs36 Cr\'e8me de poireaux\par}
{\pard\b Ingr\u233?dients\b0\par}
{\pard{\listtext\bullet\tab}2 poireaux\par}
{\pard{\*\unknown nothing}\trowd\intbl 1 l\cell de bouillon\cell\row}
{\pard\b Pr\'e9paration\par}
\pard Couper les poireaux{\pict\bin4 }{{{} et les cuire.\par}`

describe('RTF', () => {
  it('is read as it is shown', async () => {
    expect(await readFirst(document)).toMatchObject({
      format: 'RTF',
      title: 'Crème de poireaux',
      ingredients: [{ group: null, lines: ['2 poireaux', '1 l de bouillon'] }],
      steps: [{ group: null, lines: ['Couper les poireaux et les cuire.'] }],
    })
  })

  it('ends in paragraphs whatever stands in it', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom(
            '{',
            '}',
            '\\',
            "\\'",
            '\\u',
            '\\bin',
            '\\par ',
            '\\*',
            '-1',
            '99999999999',
            'x',
            '\n',
          ),
          {
            maxLength: 40,
          },
        ),
        (parts) => {
          for (const { text } of rtfParagraphs(Buffer.from(`{\\rtf1${parts.join('')}`)))
            expect(text).not.toBe('')
        },
      ),
    )
  })
})
