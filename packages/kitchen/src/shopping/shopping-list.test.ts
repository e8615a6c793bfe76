import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CORPUS } from '../ingredient-lines/corpus.ts'
import { parseIngredientLine } from '../ingredient-lines/parse-ingredient-line.ts'
import { AISLES } from '../lexicon/aisles.ts'
import { measuredAs } from '../measures/measured-as.ts'
import { toBase } from '../measures/view-measure.ts'
import type { UnitId } from '../units/unit-id.ts'
import { UNITS } from '../units/units.ts'
import { type ShoppingItem, toShoppingList } from './shopping-list.ts'

const listOf = (...texts: string[]) => toShoppingList(texts.map((text) => ({ text })))
const written = ({ amount, name }: ShoppingItem) => `${amount} ${name}`.trim()
const itemsOf = (...texts: string[]) => listOf(...texts).items.map(written)

describe('toShoppingList', () => {
  it.each([
    [['200 g flour', '2 cups flour'], ['450 g flour']],
    [['½ cup milk', '200 ml milk', '3 tbsp milk'], ['360 ml milk']],
    [['1 cup grated cheddar', '100 g cheddar'], ['210 g cheddar']],
    [['3 large eggs', '1 egg, beaten'], ['4 eggs']],
    [['2 onions, chopped', '1 large onion'], ['3 onions']],
    [
      ['1 lemon', '2 tbsp lemon juice'],
      ['1 lemon', '2 tbsp lemon juice'],
    ],
    [['juice of 1 lemon', 'zest of 1 lemon'], ['2 lemons']],
    [['½ cabbage'], ['1 cabbage']],
    [['6 basil', '2 basil'], ['8 basil']],
    [['9 tbsp maple syrup', '14 tbsp maple syrup'], ['340 ml maple syrup']],
    [['1 tsp cumin', '2 tsp ground cumin', '½ tsp cumin'], ['1 tbsp cumin']],
    [['4 cloves garlic', '1 head garlic'], ['4 cloves + 1 head garlic']],
    [
      ['2 (400 g) cans chopped tomatoes', '1 (14 oz) can chopped tomatoes'],
      ['3 (400 g) cans chopped tomatoes'],
    ],
    [['2 tbsp olive oil', 'olive oil, for frying'], ['2 tbsp + some olive oil']],
    [['2-3 carrots'], ['3 carrots']],
    [
      ['eggs 6', 'onion 1'],
      ['6 eggs', '1 onion'],
    ],
    [['flour 00'], ['flour']],
    [['1 cup (120 g) flour', '80 g flour'], ['200 g flour']],
    [['1 cup plus 2 tbsp flour', '10 g flour'], ['150 g flour']],
    [['1 stick butter', '150 g butter'], ['260 g butter']],
    [['200 g unobtainium', '2 cups unobtainium'], ['200 g + 2 cups unobtainium']],
    [
      ['butter or margarine', '100 g butter'],
      ['100 g butter', 'butter or margarine'],
    ],
    [
      ['100 g butter', '100 g vegan butter'],
      ['100 g butter', '100 g vegan butter'],
    ],
    [
      ['salt and pepper', '1 tsp salt'],
      ['black pepper', '1 tsp + some salt'],
    ],
    [
      ['2 cups low-sodium soy sauce', '1 cup soy sauce'],
      ['2 cups low-sodium soy sauce', '1 cup soy sauce'],
    ],
  ])('makes of %j: %j', (lines, items) => {
    expect(itemsOf(...lines).sort()).toEqual([...items].sort())
  })

  it.each([
    [['200 g flour', '100 g all-purpose flour'], ['300 g all-purpose flour']],
    [
      ['200 g flour', '100 g self-raising flour'],
      ['200 g flour', '100 g self-raising flour'],
    ],
    [['50 g butter', '100 g unsalted butter', '20 g butter'], ['170 g unsalted butter']],
    [['1 tsp kosher salt', 'salt', '1 tsp sea salt'], ['2 tsp + some salt']],
    [['2 onions', '1 yellow onion'], ['3 onions']],
    [['2 tbsp olive oil', '1 tbsp extra-virgin olive oil'], ['3 tbsp extra-virgin olive oil']],
    [['2 eggs', '3 large eggs'], ['5 eggs']],
    [['1 tsp black pepper', 'freshly ground pepper'], ['1 tsp + some black pepper']],
  ])('buys for %j what does for all: %j', (lines, items) => {
    expect(itemsOf(...lines).sort()).toEqual([...items].sort())
  })

  it('leaves out water, ice and headings, but not what is bottled or not known', () => {
    const lines = ['For the dough:', '1 cup boiling water', 'ice cubes', '', '250 ml pasta water']
    expect(listOf(...lines)).toEqual({ items: [], leftOut: [0, 1, 2, 3, 4] })
    expect(listOf('1 cup sparkling water', '1 cup unobtainium water').leftOut).toEqual([])
  })

  it('marks what every line may leave out', () => {
    const { items } = listOf('basil (optional)', 'parsley (optional)', '1 bunch parsley')
    expect(items.map(({ name, optional }) => [name, optional])).toEqual([
      ['basil', true],
      ['parsley', false],
    ])
  })

  it('follows the aisles, and the alphabet within them', () => {
    expect(itemsOf('salt', '1 l milk', '2 leeks', 'rice', '1 unobtainium', '3 carrots')).toEqual([
      '3 carrots',
      '2 leeks',
      '1 l milk',
      'rice',
      'salt',
      '1 unobtainium',
    ])
  })

  it('says the sums in the measures that are asked for', () => {
    const lines = [{ text: '500 g flour' }, { text: '2 lb potatoes' }, { text: '1 quart milk' }]
    expect(toShoppingList(lines, 'metric').items.map(written)).toEqual([
      '900 g potatoes',
      '950 ml milk',
      '500 g flour',
    ])
    expect(toShoppingList(lines, 'us').items.map(written)).toEqual([
      '2 lb potatoes',
      '4 cups milk',
      '17 ½ oz flour',
    ])
  })

  it('buys for as many times as a recipe is cooked', () => {
    expect(toShoppingList([{ text: '150 g rice', factor: 3 }]).items.map(written)).toEqual([
      '450 g rice',
    ])
  })

  it('loses no line', () => {
    const texts = fc.array(
      fc.oneof(
        fc.constantFrom(...CORPUS).map(([text]) => text),
        fc.string(),
        fc.constantFrom('water', '2 eggs', 'salt and pepper', '1 egg'),
      ),
    )
    fc.assert(
      fc.property(texts, (lines) => {
        const { items, leftOut } = listOf(...lines)
        const bought = new Set(items.flatMap((item) => item.lines))
        const all = [...bought, ...leftOut].sort((a, b) => a - b)
        expect(all).toEqual(lines.map((_line, index) => index))
        const aisles = items.map(({ aisle }) => AISLES.indexOf(aisle))
        expect(aisles).toEqual([...aisles].sort((a, b) => a - b))
        for (const item of items) expect(item.amount).not.toMatch(/NaN|Infinity|undefined/)
      }),
    )
  })

  it('keeps the grams of what is added up', () => {
    const food = fc.constantFrom('flour', 'milk', 'sugar', 'butter', 'olive oil', 'rice')
    const unit = fc.constantFrom<UnitId>('g', 'kg', 'oz', 'lb', 'ml', 'l', 'cup', 'tbsp', 'tsp')
    const amounts = fc.array(fc.tuple(fc.integer({ min: 1, max: 900 }), unit), { minLength: 1 })
    fc.assert(
      fc.property(food, amounts, (name, asked) => {
        const lines = asked.map(([amount, id]) => `${amount} ${UNITS[id].singular} ${name}`)
        const how = measuredAs(parseIngredientLine(name))
        const grams = lines.map((text) => {
          const { quantity, unit: id } = parseIngredientLine(text)
          return (
            (quantity && id && toBase({ quantity, unit: id }, 'weight', how)?.max) ?? Number.NaN
          )
        })
        const [item, ...others] = listOf(...lines).items
        expect(others).toEqual([])
        const bought = item?.amounts.map(({ kind, amount }) =>
          kind === 'weight' ? amount : amount * (how?.gramsPerMl ?? Number.NaN),
        )
        expect(bought?.length).toBe(1)
        expect(bought?.[0]).toBeCloseTo(
          grams.reduce((sum, each) => sum + each, 0),
          3,
        )
      }),
    )
  })
})
