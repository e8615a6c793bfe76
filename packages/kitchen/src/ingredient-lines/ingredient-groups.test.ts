import { describe, expect, it } from 'vitest'
import { viewRecipe } from '../cooking/view-recipe.ts'
import { groupLines, toIngredientTexts, toTextWithGroup } from './ingredient-groups.ts'
import { fromIngredientRow, toIngredientRow } from './ingredient-rows.ts'
import { formatRowAmount, NO_AMOUNT } from './ingredient-text.ts'
import { groupIngredients } from './list-groups.ts'
import { parseIngredientLine } from './parse-ingredient-line.ts'
import { parseIngredientLines } from './parse-ingredient-lines.ts'

describe('headings of a list', () => {
  it.each([
    'For the topping:',
    'TOPPING:',
    '**Topping**',
    '*Topping*',
    '_Topping_:',
    '## Topping',
    '== Topping ==',
    'For the topping',
    'Topping',
    'The topping',
    'For topping',
    'TOPPING',
    'Cream cheese frosting',
    'Topping ingredients',
    'Cake layers',
  ])('are known by their words and place: %s', (line) => {
    const lines = parseIngredientLines(`200 g flour\n${line}\n50 g butter, melted`)
    expect(lines.map(({ heading }) => heading ?? false)).toEqual([false, true, false])
  })

  it.each([
    ['is bought by that name', 'Soy sauce', '50 g butter'],
    ['is bought by that name', 'Whipped topping', '50 g butter'],
    ['says how much', '100 g topping', '50 g butter'],
    ['says what is done to it', 'Frosting, softened', '50 g butter'],
    ['may be left out', 'Glaze (optional)', '50 g butter'],
    ['stands above no amount', 'Sauce', 'Salt and pepper'],
    ['stands above another heading', 'Sauce', 'For the topping:'],
    ['is a food', 'Salt', '50 g butter'],
  ])('are not what %s: %s above %s', (_why, line, next) => {
    const [, second] = parseIngredientLines(`200 g flour\n${line}\n${next}`)
    expect(second?.heading).toBeUndefined()
  })

  it('are no headings at the end, nor where all is in capitals', () => {
    expect(parseIngredientLines('2 eggs\nTopping').at(-1)?.heading).toBeUndefined()
    expect(parseIngredientLines('2 EGGS\nSALT\n1 CUP MILK')[1]?.heading).toBeUndefined()
  })
})

describe('groups', () => {
  const texts = [
    '1 egg',
    'For the sauce:',
    '50 g butter',
    '2 tbsp sugar',
    'Topping:',
    '50 g butter',
  ]
  const grouped = groupLines(texts.map(parseIngredientLine))

  it('stand in the rows of a list, and are told again as headings', () => {
    const rows = grouped.map(toIngredientRow)
    expect(rows.map(({ group }) => group)).toEqual([
      undefined,
      'For the sauce',
      'For the sauce',
      'Topping',
    ])
    expect(toIngredientTexts(rows)).toEqual(texts)
    expect(rows.map(fromIngredientRow)).toEqual(grouped)
  })

  it('are consecutive entries; what follows one without a heading says so as a line', () => {
    const rows = [
      { name: 'butter', quantity: '50', unit: 'g', group: 'Sauce' },
      { name: 'eggs', quantity: '2', unit: '' },
      { name: 'milk', quantity: '1', unit: 'cup', group: 'Sauce' },
    ]
    expect(groupIngredients(rows).map(({ heading, start }) => [heading, start])).toEqual([
      ['Sauce', 0],
      ['', 1],
      ['Sauce', 2],
    ])
    expect(toIngredientTexts(rows)).toEqual([
      'Sauce:',
      '50 g butter',
      'Also:',
      '2 eggs',
      'Sauce:',
      '1 cup milk',
    ])
  })

  it('are said by a single line, and a row never is a heading itself', () => {
    const row = { name: 'Butter:', quantity: '', unit: '', group: 'For the sauce:' }
    expect(toTextWithGroup(row)).toBe('Butter (For the sauce)')
    expect(fromIngredientRow(row)).toMatchObject({ name: 'Butter', group: 'For the sauce:' })
    expect(fromIngredientRow(row).heading).toBeUndefined()
  })

  it('stay with lines that are scaled or measured anew', () => {
    const view = { factor: 2, system: 'us' } as const
    const { lines } = viewRecipe({ lines: grouped, steps: [] }, view)
    expect(lines.map(({ group }) => group)).toEqual(grouped.map(({ group }) => group))
  })
})

it('says nothing for the mark of a row without an amount', () => {
  const row = { name: 'Salz', quantity: NO_AMOUNT, unit: '' }
  expect([formatRowAmount(row), toTextWithGroup(row)]).toEqual(['', 'Salz'])
  expect(fromIngredientRow(row).name).toBe('Salz')
})
