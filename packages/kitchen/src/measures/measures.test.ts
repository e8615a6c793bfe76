import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exactly } from '../quantities/quantity.ts'
import type { UnitId } from '../units/unit-id.ts'
import { UNITS } from '../units/units.ts'
import { findAmounts } from './find-amounts.ts'
import { findDurations } from './find-durations.ts'
import { findLengths } from './find-lengths.ts'
import { findTemperatures } from './find-temperatures.ts'
import { formatMeasure } from './format-measure.ts'
import { toKitchenMeasure } from './kitchen-measure.ts'
import { isAtHome, type MeasureSystem } from './measure-system.ts'
import { off, toRound } from './rounding.ts'
import { toTemperature } from './temperature.ts'
import { toMeasureSystem } from './to-measure-system.ts'
import { viewMeasure } from './view-measure.ts'

describe('findTemperatures', () => {
  it.each([
    ['Heat to 180 °C.', '180..180 C'],
    ['Heat to 350F for now', '350..350 F'],
    ['at 180c', '180..180 C'],
    ['180-200 °C', '180..200 C'],
    ['350° to 375°F', '350..375 F'],
    ['350 degrees F', '350..350 F'],
    ['325 degrees Fahrenheit', '325..325 F'],
    ['a 425-degree oven', ''],
    ['at 425 degrees', '425..425 F'],
    ['at −18°C', '-18..-18 C'],
    ['gas mark 4', '4..4 gas'],
    ['Gas 6', '6..6 gas'],
    ['gas mark ½', '0.5..0.5 gas'],
    ['350°F/180°C', '350..350 F = 180..180 C'],
    ['180°C (160°C fan)/350°F/gas mark 4', '180..180 C = 160..160 C = 350..350 F = 4..4 gas'],
    ['200C/180C fan/gas 6', '200..200 C = 180..180 C = 6..6 gas'],
    ['180 °C for 20 minutes, then 200 °C', '180..180 C | 200..200 C'],
    ['2 C flour, 3 c. sugar', ''],
    ['at 180 degrees', ''],
    ['Turn it by 90 degrees', ''],
    ['3 cloves, 12 figs, 20 g fat', ''],
    ['gas 400 g', ''],
  ])('finds in %s: %s', (text, expected) => {
    const written = findTemperatures(text).map((group) =>
      group.map(({ min, max, scale }) => `${min}..${max} ${scale}`).join(' = '),
    )
    expect(written.join(' | ')).toBe(expected)
  })
})

describe('findDurations', () => {
  it.each([
    ['Cook for 2 minutes, then 1 hour 30 minutes.', '2 minutes: 2..2 | 1 hour 30 minutes: 90..90'],
    ['Simmer 20-25 mins', '20-25 mins: 20..25'],
    ['Rest 1 to 1 1/2 hours', '1 to 1 1/2 hours: 60..90'],
    ['Leave half an hour', 'half an hour: 30..30'],
    ['5 more minutes', '5 more minutes: 5..5'],
    ['a 15-minute rest', '15-minute: 15..15'],
    ['1 h 10 min', '1 h 10 min: 70..70'],
    ['30 seconds', '30 seconds: 0.5..0.5'],
    ['2½ hrs', '2½ hrs: 150..150'],
    ['ten minutes', 'ten minutes: 10..10'],
    ['overnight, or 2 days', '2 days: 2880..2880'],
    ['Add 2 minced onions and 3 hearts', ''],
  ])('finds in %s: %s', (text, expected) => {
    const written = findDurations(text).map(
      ({ start, end, minutes }) => `${text.slice(start, end)}: ${minutes.min}..${minutes.max}`,
    )
    expect(written.join(' | ')).toBe(expected)
  })
})

describe('findLengths', () => {
  it.each([
    ['a 20 cm tin', '20 cm: 20'],
    ['a 9x13-inch pan', '9x13-inch: 22.9x33'],
    ['9-inch by 13-inch', '9-inch by 13-inch: 22.9x33'],
    ['8" square', '8": 20.3'],
    ['5mm thick', '5mm: 0.5'],
    ['1/2-inch dice', '1/2-inch: 1.3'],
    ['2 to 3 inches', '2 to 3 inches: 5.1–7.6'],
    ['23cm/9in', '23cm: 23 = 9in: 22.9'],
    ['20 cm (8 inch)', '20 cm: 20 = 8 inch: 20.3'],
    ['1 cm/half inch', '1 cm: 1 = half inch: 1.3'],
    ['2cm or 3/4"', '2cm: 2 = 3/4": 1.9'],
    ['12-inch (~30 cm)', '12-inch: 30.5 = 30 cm: 30'],
    ['bake 9 in the pan', ''],
    ['2 cminced', ''],
  ])('finds in %s: %s', (text, expected) => {
    const written = findLengths(text).map((group) =>
      group
        .map(({ start, end, centimetres, between }) => {
          const sides = centimetres.map((value) => Math.round(value * 10) / 10).join(between)
          return `${text.slice(start, end)}: ${sides}`
        })
        .join(' = '),
    )
    expect(written.join(' | ')).toBe(expected)
  })
})

describe('findAmounts', () => {
  it.each([
    ['Add 200 g of the flour and 2 eggs.', '200 g, 2'],
    ['Stir in 1 ½ tablespoons oil', '1 ½ tablespoons'],
    ['Add a cup of stock to a pan', 'a cup'],
    ['See step 2. Bake 20 minutes at 180 °C in a 20 cm tin.', ''],
    ['a 400-g tin', '400-g'],
  ])('finds in %s: %s', (text, expected) => {
    const written = findAmounts(text).map(({ start, end }) => text.slice(start, end))
    expect(written.join(', ')).toBe(expected)
  })
})

describe('toMeasureSystem', () => {
  it.each([
    ['Heat the oven to 350°F.', 'Heat the oven to 180°C.'],
    ['Until 165°F inside', 'Until 74°C inside'],
    ['Until 160 °F inside', 'Until 71 °C inside'],
    ['450 to 475 F', '230–240 °C'],
    ['Lower it by 25°F.', 'Lower it by 15°C.'],
    ['Freeze at 0°F.', 'Freeze at −18°C.'],
    ['Gas mark 4 for 1 hour', '180 °C for 1 hour'],
    ['180°C/350°F/gas 4', '180°C/350°F/gas 4'],
    ['an 8-inch tin', 'a 20 cm tin'],
    ['a 9x13-inch pan', 'a 23 × 33 cm pan'],
    ['1-inch pieces, ¼ inch thick', '2.5 cm pieces, 6 mm thick'],
    ['an 8-inch (20 cm) tin', 'an 8-inch (20 cm) tin'],
    ['a 2-lb loaf tin', 'a 900 g loaf tin'],
    ['1 cup of pasta water and 2 tbsp oil', '240 ml of pasta water and 2 tbsp oil'],
    ['8 oz / 225 g butter', '8 oz / 225 g butter'],
    ['½ cup (approx. 120 ml) water', '½ cup (approx. 120 ml) water'],
    ['350°F (roughly 180°C)', '350°F (roughly 180°C)'],
    ['Strain it into a cup.', 'Strain it into a cup.'],
    ['Weigh a pound. Mix.', 'Weigh 450 g. Mix.'],
    ['½-inch dice', '1.25 cm dice'],
    ['Wait 20 minutes in step 2.', 'Wait 20 minutes in step 2.'],
  ])('says %s in metric measures: %s', (text, expected) => {
    expect(toMeasureSystem(text, 'metric')).toBe(expected)
  })

  it.each([
    ['Heat the oven to 180 °C.', 'Heat the oven to 350 °F.'],
    ['180°C/160°C fan/gas 4', '350°F/325°F fan/gas 4'],
    ['175 °C', '350 °F'],
    ['Lower it by 20 °C.', 'Lower it by 35 °F.'],
    ['12 g sugar', '12 g sugar'],
    ['a 20 x 30 cm tin', 'an 8 × 12-inch tin'],
    ['roll it 5 mm thick', 'roll it ¼ inch thick'],
    ['30 cm long', '12 inches long'],
    ['23cm/9in tin', '23cm/9in tin'],
    ['100 g sugar', '3 ½ oz sugar'],
    ['180 degrees', '180 degrees'],
  ])('says %s in US measures: %s', (text, expected) => {
    expect(toMeasureSystem(text, 'us')).toBe(expected)
  })

  it('is done once: said again in the same system a text stays as it is', () => {
    const words = fc.constantFrom(
      '180 °C',
      '350F',
      '/',
      ' ',
      ' (',
      ')',
      '9x13-inch',
      '20 cm',
      '½',
      '2 lb',
      '400 g',
      'gas 4',
      '1 cup',
      'by 20 °C',
      'of the',
      'tin',
      '3',
      ', ',
      '20 min',
      'a 8"',
      '°',
      'degrees',
    )
    const texts = fc.array(words, { maxLength: 12 }).map((parts) => parts.join(' '))
    fc.assert(
      fc.property(texts, fc.constantFrom<MeasureSystem>('us', 'metric'), (text, system) => {
        const once = toMeasureSystem(text, system)
        expect(toMeasureSystem(once, system)).toBe(once)
      }),
      { numRuns: 500 },
    )
  })

  it('reads any text, however long', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(typeof toMeasureSystem(text, 'us')).toBe('string')
      }),
    )
    for (const piece of ['1 ', '9x', '180', '1-', 'gas ', '1 hour ', '½½', '20 to '])
      expect(toMeasureSystem(piece.repeat(2000), 'metric').length).toBeGreaterThan(1000)
  })
})

describe('toTemperature', () => {
  it('turns each setting of a dial into the other and back', () => {
    for (const celsius of [110, 120, 140, 150, 160, 180, 190, 200, 220, 230, 240, 260]) {
      const dial = { scale: 'C', min: celsius, max: celsius } as const
      expect(toTemperature(toTemperature(dial, 'F'), 'C')).toEqual(dial)
    }
  })

  it('is never more than 6 °C off', () => {
    fc.assert(
      fc.property(fc.integer({ min: -40, max: 550 }), (value) => {
        const { min } = toTemperature({ scale: 'F', min: value, max: value }, 'C')
        expect(Math.abs(min - (value - 32) / 1.8)).toBeLessThanOrEqual(6.4)
      }),
    )
  })

  it('keeps what is cooked through cooked through', () => {
    for (const [fahrenheit, celsius] of [
      [145, 63],
      [160, 71],
      [165, 74],
    ] as const)
      expect(toTemperature({ scale: 'F', min: fahrenheit, max: fahrenheit }, 'C').min).toBe(celsius)
  })
})

describe('toRound', () => {
  it.each([
    [236.588, 240],
    [453.592, 450],
    [396.9, 400],
    [28.35, 28],
    [113.4, 115],
    [0.33, 0.33],
    [0, 0],
  ])('makes of %s: %s', (value, rounded) => {
    expect(toRound(value)).toBe(rounded)
  })
})

describe('toKitchenMeasure', () => {
  it.each([
    [5, 'volume', '1 tsp'],
    [15, 'volume', '1 tbsp'],
    [20, 'volume', '1 tbsp plus 1 tsp'],
    [60, 'volume', '¼ cup'],
    [75, 'volume', '5 tbsp'],
    [150, 'volume', '½ cup plus 2 tbsp'],
    [240, 'volume', '1 cup'],
    [250, 'volume', '1 cup plus 1 tbsp'],
    [355, 'volume', '1 ½ cups'],
    [4000, 'volume', '4 ¼ quarts'],
    [100, 'weight', '3 ½ oz'],
    [454, 'weight', '1 lb'],
    [500, 'weight', '17 ½ oz'],
    [1000, 'weight', '2 ¼ lb'],
  ] as const)('says %s of %s in US measures: %s', (amount, dimension, written) => {
    const measure = toKitchenMeasure(exactly(amount), dimension, 'us')
    expect(measure && formatMeasure(measure)).toBe(written)
  })

  it.each([0, -3, Number.NaN, Number.POSITIVE_INFINITY, 0.01])('measures no %s ml', (amount) => {
    expect(toKitchenMeasure(exactly(amount), 'volume', 'us')).toBeUndefined()
  })
})

describe('viewMeasure', () => {
  const measured = fc.constantFrom<UnitId>(
    ...(['g', 'kg', 'oz', 'lb', 'ml', 'dl', 'l', 'cup', 'fl-oz', 'pint', 'quart'] as const),
  )
  const system = fc.constantFrom<MeasureSystem>('us', 'metric')
  const food = fc.option(
    fc.record({
      gramsPerMl: fc.double({ min: 0.1, max: 1.5, noNaN: true }),
      us: fc.constantFrom('weight' as const, 'volume' as const),
      metric: fc.constantFrom('weight' as const, 'volume' as const),
    }),
    { nil: undefined },
  )

  it('is at most a tenth off, there and back a seventh', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1, max: 60, noNaN: true }),
        measured,
        system,
        food,
        (amount, unit, to, how) => {
          const { factor, dimension } = UNITS[unit]
          const asked = amount * factor
          const crossing = how?.gramsPerMl ?? 1
          // The ounces of what is poured are fluid ones.
          fc.pre(unit !== 'oz' || how?.metric !== 'volume')
          // Of less than a spoon the steps of spoons are too coarse.
          fc.pre(asked * Math.min(1, crossing, 1 / crossing) >= 30)
          const there = viewMeasure({ quantity: exactly(amount), unit }, to, how)
          fc.pre(there !== undefined)
          expect(isAtHome(there.unit, to)).toBe(true)
          const inAsked = (measure: typeof there) => baseOf(measure, dimension, crossing)
          expect(off(inAsked(there), asked)).toBeLessThan(0.1)
          const from = to === 'us' ? 'metric' : 'us'
          const back = viewMeasure({ quantity: there.quantity, unit: there.unit }, from, how)
          fc.pre(back !== undefined && !there.plus)
          expect(off(inAsked(back), asked)).toBeLessThan(0.15)
        },
      ),
      { numRuns: 500 },
    )
  })

  function baseOf(
    { quantity, unit, plus }: NonNullable<ReturnType<typeof viewMeasure>>,
    dimension: string,
    gramsPerMl: number,
  ): number {
    const facts = UNITS[unit]
    const own = quantity.max * facts.factor
    const added = plus ? plus.quantity.max * UNITS[plus.unit].factor : 0
    if (facts.dimension === dimension) return own + added
    return (own + added) * (dimension === 'weight' ? gramsPerMl : 1 / gramsPerMl)
  }

  it('leaves what is at home, and what is counted', () => {
    for (const unit of ['tsp', 'pinch', 'clove', 'can', 'cm', 'g'] as const)
      expect(viewMeasure({ quantity: exactly(3), unit }, 'metric')).toBeUndefined()
  })
})
