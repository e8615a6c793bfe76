import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exactly } from '../quantities/quantity.ts'
import { convert } from './convert.ts'
import { findUnit } from './find-unit.ts'
import { formatUnit } from './format-unit.ts'
import type { UnitId } from './unit-id.ts'
import { BUTTER_STICK_GRAMS, UNITS } from './units.ts'

const UNIT_IDS = Object.keys(UNITS) as UnitId[]

describe('findUnit', () => {
  it.each([
    ['T', 'tbsp'],
    ['t', 'tsp'],
    ['T.', 'tbsp'],
    ['TBSP', 'tbsp'],
    ['Tbs.', 'tbsp'],
    ['c.', 'cup'],
    ['fl. oz.', 'fl-oz'],
    ['Fluid Ounces', 'fl-oz'],
    ['mL', 'ml'],
    ['Kilos', 'kg'],
    ['tins', 'can'],
    ['sachet', 'packet'],
    ['"', 'inch'],
    ['metric cups', 'metric-cup'],
  ])('reads %s', (text, unit) => {
    expect(findUnit(text)).toBe(unit)
  })

  it.each([
    ['lbs', 'lb'],
    ['kg', 'kg'],
    ['pieces', 'piece'],
    ['cups', 'cup'],
    ['tbsp', 'tbsp'],
    ['tsp', 'tsp'],
    ['grams', 'g'],
    ['ounces', 'oz'],
    ['liters', 'l'],
    ['milliliters', 'ml'],
    ['ml', 'ml'],
  ])('knows the pantry unit %s', (text, unit) => {
    expect(findUnit(text)).toBe(unit)
  })

  it('knows every unit by the words that are written for it', () => {
    for (const unit of UNIT_IDS) {
      expect(findUnit(formatUnit(unit))).toBe(unit)
      expect(findUnit(formatUnit(unit, exactly(2)))).toBe(unit)
    }
  })

  it('gives no spelling to two units', () => {
    const spellings = UNIT_IDS.flatMap((unit) => {
      const { singular, plural, short, synonyms } = UNITS[unit]
      return [...new Set([singular, plural, short, ...synonyms])].filter(Boolean)
    })
    expect(spellings.filter((word, at) => spellings.indexOf(word) !== at)).toEqual([])
  })

  it.each([
    '',
    'egg',
    'cups of',
    '2 g',
    'constructor',
    'x'.repeat(1_000_000),
  ])('finds none in %.20s', (text) => {
    expect(findUnit(text)).toBeUndefined()
  })
})

describe('formatUnit', () => {
  it('inflects what is written out, above one', () => {
    expect(formatUnit('cup', exactly(0.5))).toBe('cup')
    expect(formatUnit('cup', exactly(1))).toBe('cup')
    expect(formatUnit('cup', { min: 1, max: 2, approximate: false })).toBe('cups')
    expect(formatUnit('leaf', exactly(3))).toBe('leaves')
    expect(formatUnit('g', exactly(3))).toBe('g')
  })
})

describe('convert', () => {
  it.each([
    [1, 'lb', 'g', 453.59237],
    [1, 'oz', 'g', 28.349523125],
    [1, 'cup', 'ml', 236.5882365],
    [1, 'tsp', 'ml', 4.92892159375],
    [1, 'fl-oz', 'ml', 29.5735295625],
    [1, 'gallon', 'quart', 4],
    [1, 'quart', 'cup', 4],
    [1, 'cup', 'tbsp', 16],
    [1, 'tbsp', 'tsp', 3],
    [1, 'imperial-pint', 'ml', 568.26125],
    [250, 'g', 'kg', 0.25],
    [2, 'inch', 'cm', 5.08],
    [4, 'clove', 'clove', 4],
  ] as const)('makes %s %s in %s %s', (amount, from, to, expected) => {
    expect(convert(exactly(amount), from, to)?.max).toBeCloseTo(expected, 9)
  })

  it('answers nothing across dimensions and between counted things', () => {
    expect(convert(exactly(1), 'cup', 'g')).toBeUndefined()
    expect(convert(exactly(1), 'clove', 'bunch')).toBeUndefined()
    expect(convert(exactly(1), 'stick', 'g')).toBeUndefined()
  })

  it('there and back is where it began', () => {
    const unit = fc.constantFrom(...UNIT_IDS)
    fc.assert(
      fc.property(
        fc.double({ min: 0.01, max: 1e6, noNaN: true }),
        unit,
        unit,
        (amount, from, to) => {
          const there = convert(exactly(amount), from, to)
          fc.pre(there !== undefined)
          expect(convert(there, to, from)?.min).toBeCloseTo(amount, 6)
        },
      ),
    )
  })
})

it('a stick of butter is a quarter pound', () => {
  expect(BUTTER_STICK_GRAMS).toBeCloseTo(113.4, 1)
})
