import fc from 'fast-check'
import { expect, it } from 'vitest'
import { compareWords, type Piece } from './changed-words.ts'

const textOf = (pieces: readonly Piece[]) => pieces.map(({ text }) => text).join('')
const ownOf = (pieces: readonly Piece[]) =>
  pieces.filter(({ isOwn }) => isOwn).map(({ text }) => text.trim())

it('tells the words that went from those that came', () => {
  const { before, after } = compareWords(
    'Swirl in 2 teaspoons of the butter and drop in the batter.',
    'Swirl in 2 teaspoons of the olive oil and drop in the batter.',
  )
  expect([ownOf(before), ownOf(after)]).toEqual([['butter'], ['olive oil']])
})

it('loses no letter, marks nothing of equal lines, and all of lines without a common word', () => {
  const line = fc.string({ maxLength: 60 })
  fc.assert(
    fc.property(line, line, (one, other) => {
      const { before, after } = compareWords(one, other)
      expect([textOf(before), textOf(after)]).toEqual([one, other])
      expect(ownOf(compareWords(one, one).before)).toEqual([])
    }),
  )
  expect(compareWords('2 eggs', 'ground flaxseed')).toEqual({
    before: [{ text: '2 eggs', at: 0, isOwn: true }],
    after: [{ text: 'ground flaxseed', at: 0, isOwn: true }],
  })
})

it('marks very long lines as a whole', () => {
  const long = 'stir '.repeat(500)
  expect(compareWords(long, `${long}well`).before).toEqual([{ text: long, at: 0, isOwn: true }])
})
