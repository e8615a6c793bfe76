import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Quantity } from '../quantities/quantity.ts'
import type { UnitId } from '../units/unit-id.ts'
import { UNITS } from '../units/units.ts'
import { CORPUS } from './corpus.ts'
import { describeLine } from './describe-line.ts'
import { formatIngredientLine } from './format-ingredient-line.ts'
import type { IngredientLine, Measure } from './ingredient-line.ts'
import { fromIngredientRow, toIngredientRow, toTypedRow } from './ingredient-rows.ts'
import { parseIngredientLine } from './parse-ingredient-line.ts'
import { parseIngredientLines } from './parse-ingredient-lines.ts'

describe('parseIngredientLine', () => {
  it.each(CORPUS)('reads %s', (line, parts) => {
    expect(describeLine(parseIngredientLine(line))).toBe(parts)
  })
})

describe('formatIngredientLine', () => {
  it.each([
    ['2x400g tins chopped tomatoes (drained)', '2 (400 g) cans chopped tomatoes, drained'],
    ['225g/8oz Butter softened', '225 g / 8 oz Butter, softened'],
    ['1.5 cups flour', '1 ½ cups flour'],
    ['1.5 kilos flour', '1.5 kg flour'],
    ['0.333 tablespoons salt', '⅓ tbsp salt'],
    ['1 Tablespoon plus 1 Teaspoon sugar', '1 tbsp plus 1 tsp sugar'],
    ['A few Sprigs of thyme (optional)', 'a few sprigs thyme (optional)'],
    ['salt to taste', 'salt, to taste'],
    ['1 sachet yeast (7 g, dried)', '1 packet yeast (7 g, dried)'],
    ['**For the glaze**', 'For the glaze:'],
  ])('writes %s as %s', (line, written) => {
    expect(formatIngredientLine(parseIngredientLine(line))).toBe(written)
  })

  it('is read back as the same line', () => {
    fc.assert(
      fc.property(normalLine, (line) => {
        expect(withoutRaw(parseIngredientLine(formatIngredientLine(line)))).toEqual(
          withoutRaw(line),
        )
      }),
    )
  })

  it('settles: what was read from a corpus line is written and read without change', () => {
    for (const [text] of CORPUS) {
      const line = parseIngredientLine(text)
      expect(withoutRaw(parseIngredientLine(formatIngredientLine(line)))).toEqual(withoutRaw(line))
    }
  })
})

describe('ingredient rows', () => {
  it('keep package, size and remark in their fields', () => {
    expect(
      toIngredientRow(parseIngredientLine('2 (400 g) cans tomatoes, drained (optional)')),
    ).toEqual({
      quantity: '2',
      unit: '(400 g) cans',
      name: 'tomatoes (optional)',
      preparation: 'drained',
    })
  })

  it('read what a cook typed into three fields', () => {
    const row = { quantity: ' 1½ ', unit: 'cups', name: 'spinach, washed' }
    expect(describeLine(fromIngredientRow(row))).toBe('1.5 | cup | spinach | prep washed')
    expect(describeLine(fromIngredientRow({ quantity: '', unit: '', name: 'Salt' }))).toBe(
      '- | - | Salt',
    )
  })

  it('are read back as the line they came from', () => {
    fc.assert(
      fc.property(normalLine, (line) => {
        expect(withoutRaw(fromIngredientRow(toIngredientRow(line)))).toEqual(withoutRaw(line))
        expect(withoutRaw(fromIngredientRow(toTypedRow(line)))).toEqual(withoutRaw(line))
      }),
    )
  })
})

describe('parseIngredientLines', () => {
  it('reads a pasted list without its title and blank lines', () => {
    const pasted = 'Ingredients:\r\n\r\n- 2 eggs\r\n\r\nFor the top:\n• 50 g sugar\n'
    expect(parseIngredientLines(pasted).map(describeLine)).toEqual([
      '2 | - | eggs',
      'heading For the top',
      '50 | g | sugar',
    ])
  })
})

describe('a hostile line', () => {
  it.each([
    ['nothing', ''],
    ['spaces', ' '.repeat(1_000_000)],
    ['brackets', '('.repeat(1_000_000)],
    ['closed brackets', '(1 g)'.repeat(200_000)],
    ['slashes', '1/'.repeat(500_000)],
    ['commas', 'a, '.repeat(300_000)],
    ['alternatives', `1 g${'/1 g'.repeat(250_000)}`],
    ['figures', '9'.repeat(1_000_000)],
    ['tags', '<a'.repeat(500_000)],
    ['steps', 'chopped and '.repeat(80_000)],
    ['bullets', '- '.repeat(500_000)],
    ['a broken character', '\ud83c 2 eggs \udf55'],
  ])('of %s is read to a length that no cook exceeds', (_, text) => {
    const line = parseIngredientLine(text)
    expect(line.raw.length).toBeLessThanOrEqual(1000)
    expect(line.name.length).toBeLessThanOrEqual(1000)
    expect(line.quantity === undefined || Number.isFinite(line.quantity.max)).toBe(true)
  })

  it('of any characters never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(parseIngredientLines(text).every((line) => line.raw.length > 0)).toBe(true)
      }),
    )
  })
})

function withoutRaw({ raw: _, ...line }: IngredientLine) {
  return line
}

const METRIC: readonly UnitId[] = ['mg', 'g', 'kg', 'ml', 'cl', 'dl', 'l', 'cm']
const SPOONED: readonly UnitId[] = ['oz', 'lb', 'tsp', 'tbsp', 'fl-oz', 'cup', 'metric-cup', 'pint']

/** Amounts that are written exactly: tenths in metric units, kitchen fractions elsewhere. */
function quantityOf(metric: boolean): fc.Arbitrary<Quantity> {
  const amount = metric
    ? fc.integer({ min: 1, max: 20_000 }).map((tenths) => tenths / 10)
    : fc
        .tuple(
          fc.integer({ min: 0, max: 40 }),
          fc.constantFrom(0, 1 / 8, 1 / 4, 1 / 3, 1 / 2, 2 / 3),
        )
        .map(([whole, part]) => whole + part || 1)
  return fc
    .tuple(amount, amount, fc.boolean(), fc.boolean())
    .map(([a, b, isRange, approximate]) => ({
      min: isRange ? Math.min(a, b) : a,
      max: isRange ? Math.max(a, b) : a,
      approximate,
    }))
}

const measure: fc.Arbitrary<Measure> = fc
  .constantFrom(...METRIC, ...SPOONED)
  .chain((unit) => quantityOf(METRIC.includes(unit)).map((quantity) => ({ quantity, unit })))

const countUnit = fc.constantFrom(
  ...(Object.keys(UNITS) as UnitId[]).filter((unit) => UNITS[unit].dimension === 'count'),
)

const counted = fc.record(
  {
    quantity: quantityOf(false),
    unit: countUnit,
    size: fc.constantFrom('large', 'small', 'extra large', 'medium-sized', 'small to medium'),
    packageSize: measure,
  },
  { requiredKeys: ['quantity'] },
)

const measured = fc
  .tuple(measure, fc.record({ plus: measure, second: measure }, { requiredKeys: [] }))
  .filter(([first, more]) => more.second?.unit !== first.unit)
  .map(([first, more]) => ({ ...first, ...more }))

const wording = fc.record(
  {
    name: fc.constantFrom(
      'flour',
      'red onions',
      'butter or margarine',
      'crème fraîche',
      'leeks, fennel or celery',
    ),
    preparation: fc.constantFrom(
      'softened',
      'finely chopped',
      'peeled, cored and diced',
      'skin on',
    ),
    comment: fc.constantFrom(
      'to taste',
      'for dusting',
      'see note',
      'the ripe kind',
      'or more, to taste',
    ),
    optional: fc.boolean(),
  },
  { requiredKeys: ['name', 'optional'] },
)

/** Lines in the form in which they are written. */
const normalLine: fc.Arbitrary<IngredientLine> = fc
  .tuple(fc.oneof(counted, measured, fc.constant({})), wording)
  .map(([amount, words]) => ({ raw: '', ...amount, ...words }))
