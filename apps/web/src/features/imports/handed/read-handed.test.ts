import { describe, expect, it } from 'vitest'
import { MOST_ADDRESSES, readShared, readWritten } from './read-handed.ts'

const SOUP = 'https://soups.example/leek-soup'
const RECIPE = `Leek soup

3 leeks
1 l stock

Slice the leeks.
Simmer them in the stock.`

describe('what is shared', () => {
  it.each([
    ['the address in its own field', { title: 'Leek soup', url: SOUP }, [SOUP]],
    ['the address in the text alone', { text: SOUP }, [SOUP]],
    ['words around it', { text: `You must try this! ${SOUP} It is so good.` }, [SOUP]],
    ['the address in the title', { title: `Leek soup ${SOUP}`, text: '' }, [SOUP]],
    [
      'several addresses',
      { text: `${SOUP} and ${SOUP}-2 and once more ${SOUP}` },
      [SOUP, `${SOUP}-2`],
    ],
    ['quotes', { text: `“${SOUP}”` }, [SOUP]],
    ['a full stop after it', { text: `See (${SOUP}).` }, [SOUP]],
    [
      'a redirector and an AMP page, left as they are',
      {
        text: 'https://www.google.com/amp/s/soups.example/leek?utm_source=x',
      },
      ['https://www.google.com/amp/s/soups.example/leek?utm_source=x'],
    ],
    ['percent signs for the letters', { url: encodeURIComponent(SOUP) }, [SOUP]],
    ['a line for each part', { text: `Leek soup\n${SOUP}\nSent from my phone` }, [SOUP]],
    [
      'a name without its scheme',
      { text: 'www.soups.example/leek' },
      ['https://www.soups.example/leek'],
    ],
    [
      'brackets that belong to it',
      { url: 'https://en.example/wiki/Soup_(French)' },
      ['https://en.example/wiki/Soup_(French)'],
    ],
  ])('%s', (_shape, shared, addresses) => {
    expect(readShared(shared)).toEqual({ kind: 'addresses', addresses })
  })

  it('is the text of a recipe where there is no address', () => {
    expect(readShared({ title: 'Leek soup', text: RECIPE })).toEqual({
      kind: 'text',
      text: RECIPE,
      addresses: [],
    })
  })

  it('keeps the title of a text that lacks it', () => {
    const body = RECIPE.split('\n').slice(2).join('\n')
    expect(readShared({ title: 'Leek soup', text: body })).toMatchObject({
      text: `Leek soup\n${body}`,
    })
  })

  it('is words where only a title came', () => {
    expect(readShared({ title: 'Leek soup' })).toEqual({ kind: 'words', text: 'Leek soup' })
    expect(readShared({})).toEqual({ kind: 'words', text: '' })
  })
})

describe('what is pasted or typed', () => {
  it.each([
    [`  ${SOUP}\n`, [SOUP]],
    ['soups.example/leek', ['https://soups.example/leek']],
    [`[Leek soup](${SOUP})`, [SOUP]],
    [`<a href="${SOUP}">soup</a>`, [SOUP]],
  ])('%j is addresses', (written, addresses) => {
    expect(readWritten(written)).toEqual({ kind: 'addresses', addresses })
  })

  it('is a recipe although it names the page that it is from', () => {
    const text = `${RECIPE}\nFrom ${SOUP}`
    expect(readWritten(text)).toEqual({ kind: 'text', text, addresses: [SOUP] })
  })

  it.each(['soup', '2.5 cups', 'ada@www.example', 'javascript:alert(1)'])('%j is words', (text) => {
    expect(readWritten(text)).toEqual({ kind: 'words', text })
  })

  it('takes no more addresses than there is room for', () => {
    const many = Array.from({ length: 90 }, (_, at) => `${SOUP}-${at}`).join('\n')
    expect(readWritten(many)).toMatchObject({ addresses: { length: MOST_ADDRESSES } })
  })

  it('reads long texts that are made to be slow', () => {
    for (const hostile of ['https://', 'www.', 'a.', '(', 'https%3a%2f%2f', '))))']) {
      readWritten(`https://a/${hostile.repeat(40_000)}`)
      readWritten(hostile.repeat(40_000))
    }
  })
})
