import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CORPUS } from '../ingredient-lines/corpus.ts'
import { stockUses } from './stock-uses.ts'

/** 'a 0.15', with '?' where it is unsure; items are called a, b, c. */
function used(lines: string[], stock: string[]): string {
  const items = stock.map((text, index) => ({ id: 'abcdefgh'[index] ?? '', text }))
  return stockUses(
    lines.map((text) => ({ text })),
    items,
  )
    .map(({ id, share, sure }) => `${id} ${Number(share.toFixed(3))}${sure ? '' : '?'}`)
    .join(', ')
}

describe('stockUses', () => {
  it.each([
    [['300 g flour'], ['2 kg flour'], 'a 0.15'],
    [['300 g flour', '200 g flour'], ['1 kg flour'], 'a 0.5'],
    [['2 cups flour'], ['1 kg flour'], 'a 0.25'],
    [['500 ml milk'], ['1 liters milk'], 'a 0.5'],
    [['3 eggs'], ['12 pieces eggs'], 'a 0.25'],
    [['3 large eggs, beaten'], ['6 pieces large eggs'], 'a 0.5'],
    [['5 eggs'], ['2 pieces eggs', '6 pieces eggs'], 'a 1, b 0.5'],
    [['5 eggs'], ['2 pieces eggs'], 'a 1'],
    [['2 cloves garlic'], ['4 pieces garlic (cloves)'], ''],
    [['2 onions'], ['1 kg onions'], 'a 0.244?'],
    [['100 g unsalted butter'], ['250 grams butter'], 'a 0.4'],
    [['100 g cheese'], ['200 grams cheddar'], 'a 0.5?'],
    [['100 g cheddar'], ['200 grams cheese'], ''],
    [['1 tbsp parsley (optional)'], ['3 tbsp parsley'], 'a 0.333?'],
    [['salt, to taste'], ['1 kg salt'], ''],
    [['2 cups water'], ['2 liters water'], ''],
    [['butter or margarine'], ['250 grams butter'], ''],
    [['200 g unobtainium'], ['400 grams unobtainium'], 'a 0.5'],
    [['200 g flour'], ['1 liters milk'], ''],
    [['200 g flour'], [], ''],
    [[], ['2 kg flour'], ''],
  ])('of %j with %j at home: %j', (lines, stock, expected) => {
    expect(used(lines, stock)).toBe(expected)
  })

  it('cooks as many times as it is told, and says what was asked for', () => {
    const stock = [{ id: 'a', text: '2 kg flour' }]
    expect(stockUses([{ text: '300 g flour', factor: 2 }], stock)).toEqual([
      { id: 'a', share: expect.closeTo(0.3, 9), wanted: '600 g flour', sure: true },
    ])
  })

  const texts = fc.array(fc.constantFrom(...CORPUS.map(([text]) => text)), { maxLength: 12 })
  const factor = fc.double({ min: 0.1, max: 20, noNaN: true })

  it('takes something of what it names, never more than there is, and each once', () => {
    fc.assert(
      fc.property(texts, texts, factor, (lines, kept, times) => {
        const stock = [...kept, ...lines].map((text, index) => ({ id: String(index), text }))
        const uses = stockUses(
          lines.map((text) => ({ text, factor: times })),
          stock,
        )
        expect(new Set(uses.map(({ id }) => id)).size).toBe(uses.length)
        for (const { share, wanted } of uses) {
          expect(share).toBeGreaterThan(0)
          expect(share).toBeLessThanOrEqual(1)
          expect(wanted).not.toMatch(/NaN|undefined/)
        }
      }),
    )
  })

  it('takes no less for a larger dish', () => {
    fc.assert(
      fc.property(texts, factor, (lines, times) => {
        const stock = lines.map((text, index) => ({ id: String(index), text }))
        const shares = (scaled: number) =>
          new Map(
            stockUses(
              lines.map((text) => ({ text, factor: scaled })),
              stock,
            ).map(({ id, share }) => [id, share]),
          )
        const [small, large] = [shares(times), shares(times * 2)]
        for (const [id, share] of small) {
          expect(large.get(id) ?? 0).toBeGreaterThanOrEqual(share - 1e-6)
        }
      }),
    )
  })
})
