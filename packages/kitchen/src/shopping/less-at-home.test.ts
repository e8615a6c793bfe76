import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CORPUS } from '../ingredient-lines/corpus.ts'
import { lessAtHome } from './less-at-home.ts'
import { type ShoppingItem, splitLineToBuy, toShoppingList } from './shopping-list.ts'

const itemsOf = (...texts: string[]) => toShoppingList(texts.map((text) => ({ text }))).items

function left(wanted: string, stored: string): string {
  const [item] = itemsOf(wanted)
  const [shelf] = itemsOf(stored)
  if (!item || !shelf || item.key !== shelf.key) return 'not the same'
  const { amount, isCovered } = lessAtHome(item, shelf)
  return isCovered ? 'nothing' : amount
}

describe('lessAtHome', () => {
  it.each([
    ['500 g flour', '200 g flour', '300 g'],
    ['500 g flour', '2 kg flour', 'nothing'],
    ['2 cups flour', '100 g flour', '1 cup plus 3 tbsp'],
    ['500 g flour', '2 cups flour', '250 g'],
    ['3 eggs', '2 pieces eggs', '1'],
    ['3 eggs', '12 pieces eggs', 'nothing'],
    ['2 onions', '1 kg onions', 'nothing'],
    ['1 kg onions', '2 pieces onions', '750 g'],
    ['salt', '1 kg salt', 'nothing'],
    ['3 (400 g) cans chickpeas', '800 g canned chickpeas', '1 (400 g) can'],
    ['3 (400 g) cans chickpeas', '2 cans chickpeas', '1 (400 g) can'],
    ['2 cups unobtainium', '500 g unobtainium', '2 cups'],
    ['200 g flour', '1 l milk', 'not the same'],
  ])('of %s with %s at home leaves %s', (wanted, stored, expected) => {
    expect(left(wanted, stored)).toBe(expected)
  })

  it('keeps what nobody said the amount of, beside an amount that is left', () => {
    const [item] = itemsOf('3 tbsp olive oil', 'olive oil, for frying')
    const [shelf] = itemsOf('1 tbsp olive oil')
    expect(item && shelf && lessAtHome(item, shelf).amount).toBe('2 tbsp + some')
  })

  const lines = fc.array(fc.constantFrom(...CORPUS.map(([text]) => text)), {
    minLength: 1,
    maxLength: 12,
  })
  const factor = fc.double({ min: 0.1, max: 20, noNaN: true })

  it('leaves no more than was wanted and never less than nothing', () => {
    fc.assert(
      fc.property(lines, lines, factor, (texts, more, times) => {
        const wanted = itemsOf(...texts)
        const shelf = toShoppingList([...texts, ...more].map((text) => ({ text, factor: times })))
        for (const item of wanted) {
          const stored = shelf.items.find(({ key }) => key === item.key)
          if (!stored) continue
          const { amounts } = lessAtHome(item, stored)
          for (const { amount, kind, unit } of amounts) {
            const before = item.amounts.filter((one) => one.kind === kind && one.unit === unit)
            expect(amount).toBeGreaterThan(0)
            expect(amount).toBeLessThanOrEqual(Math.max(...before.map((one) => one.amount)))
          }
        }
      }),
    )
  })

  it('leaves nothing where all of it is at home', () => {
    fc.assert(
      fc.property(lines, (texts) => {
        for (const item of itemsOf(...texts)) expect(lessAtHome(item, item).isCovered).toBe(true)
      }),
    )
  })
})

describe('toShoppingList', () => {
  it('asks for the same in whatever order the recipes come', () => {
    const texts = fc.array(fc.constantFrom(...CORPUS.map(([text]) => text)), { maxLength: 20 })
    const shuffled = texts.chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
    )
    fc.assert(
      fc.property(shuffled, ([one, other]) => {
        expect(totals(itemsOf(...one))).toEqual(totals(itemsOf(...other)))
      }),
    )
  })
})

describe('splitLineToBuy', () => {
  it.each([
    ['salt and pepper', ['salt', 'black pepper']],
    ['salt, pepper', ['salt', 'black pepper']],
    ['eggs, milk, bread', ['egg', 'milk', 'bread']],
    ['rice, basmati', ['rice, basmati']],
    ['onion, diced', ['onion, diced']],
    ['lemon, zest', ['lemon, zest']],
    ['oil and vinegar', ['oil', 'vinegar']],
    ['salt and vinegar crisps', ['salt and vinegar crisps']],
    ['2 onions', ['2 onions']],
    ['1 cup water', []],
    ['For the sauce:', []],
  ])('makes of %s: %j', (text, lines) => {
    expect(splitLineToBuy(text)).toEqual(lines)
  })
})

/** What is asked for, without how it is written. */
function totals(items: readonly ShoppingItem[]) {
  const rounded = items.map(({ key, amounts, lines, isMore }) => ({
    key,
    isMore,
    lines: lines.length,
    amounts: amounts.map(({ kind, amount }) => `${kind} ${amount.toPrecision(6)}`).sort(),
  }))
  return rounded.sort((a, b) => (a.key < b.key ? -1 : 1))
}
