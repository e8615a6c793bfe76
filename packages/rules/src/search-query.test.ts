import { expect, it } from 'vitest'
import { parseSearchText, withoutTerm } from './search-query.ts'

function read(text: string): string[] {
  return parseSearchText(text).map(
    ({ words, kind, excluded }) =>
      `${excluded ? '-' : ''}${kind === 'phrase' ? `"${words.join(' ')}"` : words.join(' ')}`,
  )
}

it.each([
  ['chicken soup', ['chicken', 'soup']],
  ['chicken -mushroom', ['chicken', '-mushroom']],
  ['chicken -"sour cream"', ['chicken', '-"sour cream"']],
  ['“Boeuf bourguignon” −bacon', ['"Boeuf bourguignon"', '-bacon']],
  ['stir-fried rice', ['stir', 'fried', 'rice']],
  ['-stir-fried', ['-"stir fried"']],
  ['salt/pepper,lemon', ['salt', 'pepper', 'lemon']],
  ['crème brûlée', ['crème', 'brûlée']],
  ["lion's mane", ["lion's", 'mane']],
  ['"never closed', ['"never closed"']],
  ['борщ 2', ['борщ', '2']],
  ["'; drop table recipes; --", ['drop', 'table', 'recipes']],
  ['- -- "" & | ! :* 🍅 ( )', []],
  ['', []],
])('%j asks for %j', (text, terms) => {
  expect(read(text)).toEqual(terms)
})

it('takes a term out of its text, with its sign and marks', () => {
  const text = 'chicken -"sour cream"  pie'
  const [, cream] = parseSearchText(text)
  expect(cream && withoutTerm(text, cream)).toBe('chicken pie')
})

it('says where every word stands', () => {
  const text = ' red-wine "beef stew" -egg'
  const found = parseSearchText(text).map(({ from, to }) => text.slice(from, to))
  expect(found).toEqual(['red', 'wine', '"beef stew"', '-egg'])
})
