import { expect, it } from 'vitest'
import { pairLines } from './pair-lines.ts'

const row = (quantity: string, unit: string, name: string) => ({ quantity, unit, name })

it('puts lines of one food beside each other, and the others at their place', () => {
  const mine = [row('2', '', 'onions, chopped'), row('1', 'l', 'stock'), row('50', 'g', 'butter')]
  const theirs = [row('30', 'g', 'butter'), row('1', '', 'onion'), row('1', 'tsp', 'salt')]
  expect(pairLines(mine, theirs)).toEqual([
    { mine: '2 onions, chopped', theirs: '1 onion' },
    { mine: '1 l stock', theirs: undefined },
    { mine: '50 g butter', theirs: '30 g butter' },
    { mine: undefined, theirs: '1 tsp salt' },
  ])
})

it('pairs equal lines before others of the same food', () => {
  const mine = [row('100', 'g', 'butter'), row('20', 'g', 'butter')]
  const theirs = [row('20', 'g', 'butter'), row('90', 'g', 'butter')]
  expect(pairLines(mine, theirs)).toEqual([
    { mine: '100 g butter', theirs: '90 g butter' },
    { mine: '20 g butter', theirs: '20 g butter' },
  ])
})
