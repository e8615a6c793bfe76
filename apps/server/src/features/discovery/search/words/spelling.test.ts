import { expect, it } from 'vitest'
import { chooseSpelling, countEdits } from './spelling.ts'

it.each([
  ['', '', 0],
  ['pie', 'pie', 0],
  ['spagetti', 'spaghetti', 1],
  ['carbonarra', 'carbonara', 1],
  ['chikcen', 'chicken', 1],
  ['rice', 'mice', 1],
  ['abc', '', 3],
])('from %j to %j are %d edits', (from, to, edits) => {
  expect(countEdits(from, to)).toBe(edits)
  expect(countEdits(to, from)).toBe(edits)
})

const word = (name: string, recipes: number) => ({ word: name, recipes })

it('chooses the nearest, of equals the one with the same first letter, then the commoner', () => {
  expect(chooseSpelling('brocoli', 0, [word('broccolini', 9), word('broccoli', 5)])).toBe(
    'broccoli',
  )
  expect(chooseSpelling('bisotto', 0, [word('risotto', 3), word('bigotto', 3)])).toBe('bigotto')
  expect(chooseSpelling('tomatos', 0, [word('tomatoes', 900), word('tomatis', 0)])).toBe('tomatoes')
})

it('chooses none that is far off', () => {
  expect(chooseSpelling('xyzzy', 0, [word('fizzy', 50)])).toBeUndefined()
  expect(chooseSpelling('lime', 0, [word('lemon', 500)])).toBeUndefined()
})

it('finishes a word that was only begun, with the commonest that begins so', () => {
  const begun = [word('chickpea', 12), word('chicken', 80), word('chip', 3)]
  expect(chooseSpelling('chic', 0, begun)).toBe('chicken')
  expect(chooseSpelling('mush', 0, [word('mushroom', 9)])).toBe('mushroom')
  expect(chooseSpelling('past', 4, [word('pasta', 90)])).toBeUndefined()
})

it('leaves a word that recipes have, unless hardly any', () => {
  expect(chooseSpelling('spagetti', 2, [word('spaghetti', 300)])).toBeUndefined()
  expect(chooseSpelling('spagetti', 2, [word('spaghetti', 900)])).toBe('spaghetti')
})
