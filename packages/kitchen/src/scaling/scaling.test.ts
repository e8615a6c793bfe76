import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CORPUS } from '../ingredient-lines/corpus.ts'
import { formatIngredientLine } from '../ingredient-lines/format-ingredient-line.ts'
import { parseIngredientLine } from '../ingredient-lines/parse-ingredient-line.ts'
import { scaleIngredientLine } from './scale-ingredient-line.ts'

const scaled = (line: string, factor: number) =>
  formatIngredientLine(scaleIngredientLine(parseIngredientLine(line), factor))

describe('scaleIngredientLine', () => {
  it.each([
    ['2 (400 g) cans tomatoes', 2, '4 (400 g) cans tomatoes'],
    ['1 cup plus 2 tbsp flour', 2, '2 cups plus 4 tbsp flour'],
    ['225 g / 8 oz butter', 0.5, '112.5 g / 4 oz butter'],
    ['2-3 carrots', 1.5, '3–4 ½ carrots'],
    ['1 tsp salt', 1 / 3, '⅓ tsp salt'],
    ['salt, to taste', 3, 'salt, to taste'],
    ['For the sauce:', 3, 'For the sauce:'],
    ['2 eggs', 0, '2 eggs'],
    ['2 eggs', Number.NaN, '2 eggs'],
  ])('makes of %s times %s: %s', (line, factor, expected) => {
    expect(scaled(line, factor)).toBe(expected)
  })

  it('by 2 and then by ½ is the line it was', () => {
    fc.assert(
      fc.property(fc.constantFrom(...CORPUS), ([text]) => {
        const line = parseIngredientLine(text)
        expect(scaleIngredientLine(scaleIngredientLine(line, 2), 0.5)).toEqual(line)
      }),
    )
  })
})
