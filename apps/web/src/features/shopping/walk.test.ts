import { describe, expect, it } from 'vitest'
import { walk } from './aisles.ts'
import type { ShoppingItem } from './api.ts'
import { toListText } from './list-text.ts'

function item(name: string, fields: Partial<ShoppingItem> = {}): ShoppingItem {
  const amount = fields.amount ?? '2'
  return {
    key: name,
    lines: [name],
    name,
    amount,
    aisle: 'produce',
    isTicked: false,
    optional: false,
    byHand: false,
    atHome: null,
    left: amount,
    leftName: name,
    isCovered: false,
    recipes: [],
    ...fields,
  }
}

const LIST = [
  item('leeks'),
  item('flour', { aisle: 'baking', amount: '500 g', left: '300 g', atHome: '200 g' }),
  item('salt', { aisle: 'baking', amount: '', left: '', atHome: '1 kg', isCovered: true }),
  item('figs', { isTicked: true }),
]
const names = (items: readonly ShoppingItem[]) => items.map(({ name }) => name)

describe('a list', () => {
  it('is walked by aisle, without what is at home and in the basket', () => {
    const { aisles, atHome, basket } = walk(LIST, true)
    expect(aisles.map(({ aisle, items }) => [aisle, names(items)])).toEqual([
      ['produce', ['leeks']],
      ['baking', ['flour']],
    ])
    expect([names(atHome), names(basket)]).toEqual([['salt'], ['figs']])
  })

  it('has everything where the pantry does not count', () => {
    const { aisles, atHome } = walk(LIST, false)
    expect(aisles.map(({ items }) => names(items))).toEqual([['leeks'], ['flour', 'salt']])
    expect(atHome).toEqual([])
  })

  it.each([
    [true, 'PRODUCE\n- 2 leeks\n\nBAKING\n- 300 g flour'],
    [false, 'PRODUCE\n- 2 leeks\n\nBAKING\n- 500 g flour\n- salt'],
  ])('is written out, with the pantry left out: %s', (leavesOut, text) => {
    const how = { leavesOut, nameOf: (aisle: string) => aisle.toUpperCase() }
    expect(toListText(walk(LIST, leavesOut), how)).toBe(text)
  })
})
